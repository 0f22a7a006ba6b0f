"""Older cards as version 26.03 of the rules has them, by faction: those whose text means something else since.

A card here takes the place of the one with its title in a book for 26.03.
"""

RULES = "26.03"
