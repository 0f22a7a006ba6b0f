"""Weyland cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

HELIUM_3_DEPOSIT = agenda(
    "Helium-3 Deposit",
    "weyland",
    scored(PlaceOnChosen(POWER, 2, Is(tokens=POWER), fewer=True)),
    advancement=4,
    points=2,
)

SUPERIOR_CYBERWALLS = agenda(
    "Superior Cyberwalls",
    "weyland",
    Modify("strength", 1, Is((ICE,), ("Barrier",))),
    scored(Gain(Each(1, Count(Is((ICE,), ("Barrier",), rezzed=True))))),
    subtypes="Security",
    advancement=3,
    points=1,
)
