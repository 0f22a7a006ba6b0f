"""Weyland cards of the cycles and expansions."""

from sneakdoor.cards.vocabulary import *

SUBCONTRACT = operation(
    "Subcontract",
    "weyland",
    play(PlayCards(Is((OPERATION,), zone=IN_HAND, side=CORP, words="operations from HQ"), 2, up_to=True), only=TAGGED),
    subtypes="Gray Ops",
    cost=0,
    influence=3,
)
