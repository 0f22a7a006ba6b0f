"""Older cards as version 26.03 of the rules has them, by faction: those whose text means something else since.

A card here takes the place of the one with its title in a book for 26.03. Where only the text differs, `TEXTS` has by
title a function from the abilities that the card had to those it has now. Cards that only differ in facts are in
`facts.py`.
"""

RULES = "26.03"
