"""Neutral Corp cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

COBRA = ice(
    "Cobra",
    "neutral_corp",
    sub(trash_program()),
    sub(Damage(2, NET)),
    subtypes="Sentry - Destroyer - AP",
    cost=4,
    strength=1,
    influence=0,
)

VANILLA = ice(
    "Vanilla",
    "neutral_corp",
    END_THE_RUN,
    subtypes="Barrier",
    cost=0,
    strength=0,
    influence=0,
)
