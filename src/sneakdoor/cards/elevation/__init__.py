"""Cards of Elevation, by faction."""

RULES = "26.03"
