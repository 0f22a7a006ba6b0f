"""Haas-Bioroid cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

IQ = ice(
    "IQ",
    "haas_bioroid",
    Modify("rez cost", Each(1, HandOf(CORP)), THIS),
    strength_per(Each(1, HandOf(CORP))),
    END_THE_RUN,
    subtypes="Code Gate",
    cost=0,
    strength=0,
    influence=2,
)

MARKUS_10 = ice(
    "Markus 1.0",
    "haas_bioroid",
    bioroid(),
    sub(DoToChosen("trash", Is(side=RUNNER), by=RUNNER)),
    END_THE_RUN,
    subtypes="Barrier - Bioroid",
    cost=4,
    strength=3,
    influence=1,
)

NEXT_SILVER = ice(
    "NEXT Silver",
    "haas_bioroid",
    Sub((EndRun(),), times=Each(1, Count(Is((ICE,), ("NEXT",), rezzed=True)))),
    subtypes="Barrier - NEXT",
    cost=3,
    strength=1,
    influence=2,
)

SAGITTARIUS = ice(
    "Sagittarius",
    "haas_bioroid",
    traces_twice(trash_program()),
    subtypes="Sentry - Tracer - Destroyer",
    cost=5,
    strength=4,
    influence=2,
)
