"""Weyland cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

GOVERNMENT_CONTRACTS = agenda(
    "Government Contracts",
    "weyland",
    paid(Clicks(2), Gain(4)),
    advancement=5,
    points=3,
)
