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

GEOTHERMAL_FRACKING = agenda(
    "Geothermal Fracking",
    "weyland",
    scored(Place(AGENDA_TOKEN, 2)),
    paid((Clicks(1), Tokens(AGENDA_TOKEN)), AsOne((Gain(7), BadPublicity(1)))),
    subtypes="Expansion",
    advancement=4,
    points=2,
)

VULCAN_COVERUP = agenda(
    "Vulcan Coverup",
    "weyland",
    scored(Damage(2, MEAT)),
    when(STEAL_THIS, BadPublicity(1)),
    subtypes="Security",
    advancement=3,
    points=1,
)
