"""Cards of Rebellion Without Rehearsal, by faction."""

RULES = "26.03"
