"""Cards of Vantage Point, by faction."""

RULES = "26.03"
