"""Anarch cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

BHAGAT = resource(
    "Bhagat",
    "anarch",
    success_on(HQ, TrashTop(1, CORP, CORP), first=True),
    subtypes="Connection",
    cost=3,
    influence=4,
    unique=True,
)

EMPTIED_MIND = resource(
    "Emptied Mind",
    "anarch",
    when(TURN_BEGINS, GainClicks(1), where=AtMost(HandOf(RUNNER), 0)),
    cost=0,
    influence=3,
    unique=True,
)
