"""Neutral Corp cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *

GRIM = ice(
    "Grim",
    "neutral_corp",
    illicit(),
    sub(trash_program()),
    subtypes="Sentry - Destroyer - Illicit",
    cost=5,
    strength=5,
    influence=0,
)

PAPER_WALL = ice(
    "Paper Wall",
    "neutral_corp",
    when(On("all broken", what=THIS), Do("trash", THIS)),
    END_THE_RUN,
    subtypes="Barrier",
    cost=0,
    strength=1,
    influence=0,
)

QUANDARY = ice(
    "Quandary",
    "neutral_corp",
    END_THE_RUN,
    subtypes="Code Gate",
    cost=1,
    strength=0,
    influence=0,
)
