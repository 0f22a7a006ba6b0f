"""Weyland cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *

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
