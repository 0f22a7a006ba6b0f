"""Older cards as version 26.03 of the rules has them, by faction: those whose text means something else since.

A card here takes the place of the one with its title in a book for 26.03. Cards that only differ in facts are in
`facts.py`.
"""

RULES = "26.03"
