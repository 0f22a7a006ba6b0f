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

IRERESS = ice(
    "Ireress",
    "weyland",
    Sub((Lose(1, RUNNER),), times=Each(1, BadPublicityCount())),
    subtypes="Code Gate",
    cost=0,
    strength=2,
    influence=1,
)

SWARM = ice(
    "Swarm",
    "weyland",
    illicit(),
    can_be_advanced(),
    Sub((Pays((Credits(3),), otherwise=(trash_program(),), by=RUNNER),), times=Each(1, Hosted(ADVANCEMENT))),
    subtypes="Sentry - Destroyer - Illicit",
    cost=8,
    strength=5,
    influence=4,
)

CURTAIN_WALL = ice(
    "Curtain Wall",
    "weyland",
    Modify("strength", 4, THIS, only=IsOutermost()),
    END_THE_RUN,
    END_THE_RUN,
    END_THE_RUN,
    subtypes="Barrier",
    cost=14,
    strength=6,
    influence=2,
)
