"""Weyland cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *

WITNESS_TAMPERING = operation(
    "Witness Tampering",
    "weyland",
    double(),
    play(BadPublicity(-2, up_to=True)),
    subtypes="Double - Gray Ops",
    cost=4,
    influence=1,
)
