"""Cards of The Automata Initiative, by faction."""

RULES = "26.03"
