"""Anarch cards of Reign and Reverie."""

from sneakdoor.cards.vocabulary import *

CRADLE = program(
    "Cradle",
    "anarch",
    strength_per(Each(-1, HandOf(RUNNER))),
    paid(Credits(2), Break(subtypes=("Code Gate",), all=True)),
    subtypes="Icebreaker - Decoder",
    cost=4,
    strength=5,
    memory=1,
    influence=3,
)
