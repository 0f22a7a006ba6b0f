"""Weyland cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

CHANGELING = ice(
    "Changeling",
    "weyland",
    *morph("Sentry", "Barrier"),
    END_THE_RUN,
    subtypes="Barrier - Morph",
    cost=5,
    strength=4,
    influence=2,
)

LYCAN = ice(
    "Lycan",
    "weyland",
    *morph("Code Gate", "Sentry"),
    sub(trash_program()),
    subtypes="Sentry - Destroyer - Morph",
    cost=6,
    strength=3,
    influence=2,
)

ERRAND_BOY = ice(
    "Errand Boy",
    "weyland",
    sub(Choose(((Gain(1),), (Draw(1),)))),
    sub(Choose(((Gain(1),), (Draw(1),)))),
    sub(Choose(((Gain(1),), (Draw(1),)))),
    subtypes="Sentry",
    cost=4,
    strength=1,
    influence=1,
)

TAURUS = ice(
    "Taurus",
    "weyland",
    traces_twice(DoToChosen("trash", Is((HARDWARE,)))),
    subtypes="Sentry - Tracer",
    cost=5,
    strength=5,
    influence=2,
)
