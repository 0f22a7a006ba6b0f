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

THE_FUTURE_IS_NOW = agenda(
    "The Future is Now",
    "neutral_corp",
    scored(Search(Is(zone="anywhere"), CORP), Do("to hand", "found", whose=CORP)),
    subtypes="Initiative",
    advancement=3,
    points=1,
    influence=0,
)

VANITY_PROJECT = agenda("Vanity Project", "neutral_corp", advancement=6, points=4, influence=1)

QUICKSAND = ice(
    "Quicksand",
    "neutral_corp",
    when(ENCOUNTER_THIS, Place(POWER, 1)),
    strength_per(Each(1, Hosted(POWER))),
    END_THE_RUN,
    subtypes="Barrier",
    cost=3,
    strength=0,
    influence=0,
)

TECH_STARTUP = asset(
    "Tech Startup",
    "neutral_corp",
    when(
        TURN_BEGINS,
        Search(Is((ASSET,), zone="anywhere"), CORP, reveal=True, install=True),
        InstallFound(),
        cost=(TrashThis(),),
    ),
    cost=0,
    trash=1,
    influence=0,
)
