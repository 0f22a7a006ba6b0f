"""Weyland cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

MERU_MATI = ice(
    "Meru Mati",
    "weyland",
    Modify("strength", 3, THIS, only=Protects(HQ)),
    END_THE_RUN,
    subtypes="Barrier",
    cost=2,
    strength=1,
    influence=2,
)

NEGOTIATOR = ice(
    "Negotiator",
    "weyland",
    Permit("6.9.3b", (Credits(2),), (BreakAny(1),), RUNNER, only=EncounteringThis()),
    sub(Gain(2)),
    sub(trash_program()),
    subtypes="Sentry - Destroyer",
    cost=4,
    strength=3,
    influence=2,
)

TOUR_GUIDE = ice(
    "Tour Guide",
    "weyland",
    Sub((EndRun(),), times=Each(1, Count(Is((ASSET,), rezzed=True)))),
    subtypes="Sentry",
    cost=2,
    strength=0,
    influence=2,
)
