"""Cards of System Gateway, by faction."""

RULES = "26.03"
