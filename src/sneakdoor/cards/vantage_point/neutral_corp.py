"""Neutral Corp cards of Vantage Point."""

from sneakdoor.cards.vocabulary import *

LET_THEM_DREAM = agenda(
    "Let Them Dream",
    "neutral_corp",
    scored(
        Search(Is((AGENDA,), zone="anywhere"), CORP, reveal=True, heap=True, hand=True),
        Choose(((Do("to hand", "found", whose=CORP),), (Do("to deck bottom", "found", whose=CORP),))),
        may=True,
    ),
    WhileStolen((Modify("agenda points", -1, THIS),)),
    subtypes="Initiative",
    advancement=4,
    points=2,
    influence=1,
)
