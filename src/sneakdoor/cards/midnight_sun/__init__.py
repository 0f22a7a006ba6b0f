"""Cards of Midnight Sun and its booster pack, by faction."""

RULES = "26.03"
