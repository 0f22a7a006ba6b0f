"""Neutral Corp cards of Data and Destiny."""

from sneakdoor.cards.vocabulary import *

GLOBAL_FOOD_INITIATIVE = agenda(
    "Global Food Initiative",
    "neutral_corp",
    WhileStolen((Modify("agenda points", -1, THIS),)),
    subtypes="Initiative",
    advancement=5,
    points=3,
    influence=1,
)
