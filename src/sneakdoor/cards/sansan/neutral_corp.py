"""Neutral Corp cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

BREAKER_BAY_GRID = upgrade(
    "Breaker Bay Grid",
    "neutral_corp",
    Modify("rez cost", -5, Is(side=CORP, here=True, in_remote=True)),
    limit_one_region(),
    subtypes="Region",
    cost=0,
    trash=2,
    influence=0,
)

UNDERWAY_GRID = upgrade(
    "Underway Grid",
    "neutral_corp",
    Cannot("bypass", Is((ICE,), protecting=True)),
    Cannot("expose", InOrProtecting()),
    limit_one_region(),
    subtypes="Region",
    cost=0,
    trash=3,
    influence=0,
)
