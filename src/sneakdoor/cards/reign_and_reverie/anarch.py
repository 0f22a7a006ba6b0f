"""Anarch cards of Reign and Reverie."""

from sneakdoor.cards.vocabulary import *

GUINEA_PIG = event(
    "Guinea Pig",
    "anarch",
    play(Do("trash", Is(zone=IN_HAND, side=RUNNER)), Gain(10)),
    cost=4,
    influence=3,
)
