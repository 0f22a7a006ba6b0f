"""Haas-Bioroid cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

ENFORCER_10 = ice(
    "Enforcer 1.0",
    "haas_bioroid",
    ExtraCost("rez", (Forfeit(),), own=True),
    bioroid(),
    sub(trash_program()),
    sub(Damage(1, BRAIN)),
    sub(DoToChosen("trash", Is(subtypes=("Console",)))),
    sub(Do("trash", Is((RESOURCE,), ("Virtual",)))),
    subtypes="Sentry - Bioroid - Destroyer - AP",
    cost=1,
    strength=5,
    influence=2,
)

LAB_DOG = ice(
    "Lab Dog",
    "haas_bioroid",
    sub(DoToChosen("trash", Is((HARDWARE,)), by=RUNNER), Do("trash", THIS)),
    subtypes="Trap",
    cost=2,
    strength=0,
    influence=2,
)

_NEXT_ICE = Each(1, Count(Is((ICE,), ("NEXT",), rezzed=True)))

NEXT_GOLD = ice(
    "NEXT Gold",
    "haas_bioroid",
    sub(Damage(_NEXT_ICE, NET)),
    sub(DoToChosen("trash", Is((PROGRAM,)), _NEXT_ICE)),
    subtypes="Sentry - NEXT - AP - Destroyer",
    cost=8,
    strength=4,
    influence=3,
)
