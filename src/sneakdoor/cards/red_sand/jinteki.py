"""Jinteki cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

REPLANTING = operation(
    "Replanting",
    "jinteki",
    double(),
    play(
        DoToChosen("to hand", Is(side=CORP)),
        InstallOne(Is(zone=IN_HAND, side=CORP), ignore=True, n=2),
    ),
    subtypes="Double",
    cost=1,
    influence=3,
)

SHIPMENT_FROM_TENNIN = operation(
    "Shipment from Tennin",
    "jinteki",
    play(
        PlaceOnChosen(ADVANCEMENT, 2, Is()),
        only=LastTurn("successful run", RUNNER, never=True),
    ),
    cost=2,
    influence=3,
)
