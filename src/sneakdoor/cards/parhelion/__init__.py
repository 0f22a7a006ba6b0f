"""Cards of Parhelion, by faction."""

RULES = "26.03"
