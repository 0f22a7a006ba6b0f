"""Sunny Lebeau cards of Reign and Reverie."""

from sneakdoor.cards.vocabulary import *

OFFICE_SUPPLIES = event(
    "Office Supplies",
    "sunny_lebeau",
    Modify("play cost", Each(-1, LinkValue()), THIS),
    play(Choose(((Gain(4),), (Draw(4),)))),
    cost=4,
    influence=3,
)
