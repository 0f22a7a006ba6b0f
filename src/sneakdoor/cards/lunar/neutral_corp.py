"""Neutral Corp cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

EXCALIBUR = ice(
    "Excalibur",
    "neutral_corp",
    sub(Forbid("run", TURN)),
    subtypes="Mythic - Grail",
    cost=2,
    strength=3,
    influence=0,
    unique=True,
)

GALAHAD = ice(
    "Galahad",
    "neutral_corp",
    grail(),
    END_THE_RUN,
    subtypes="Barrier - Grail",
    cost=2,
    strength=1,
    influence=1,
)

LANCELOT = ice(
    "Lancelot",
    "neutral_corp",
    grail(),
    sub(trash_program()),
    subtypes="Sentry - Grail - Destroyer",
    cost=4,
    strength=2,
    influence=1,
)

MERLIN = ice(
    "Merlin",
    "neutral_corp",
    grail(),
    sub(Damage(2, NET)),
    subtypes="Code Gate - Grail - AP",
    cost=6,
    strength=4,
    influence=1,
)

MOTHER_GODDESS = ice(
    "Mother Goddess",
    "neutral_corp",
    SubtypesOf(Is((ICE,), rezzed=True, other=True)),
    END_THE_RUN,
    subtypes="Mythic",
    cost=4,
    strength=4,
    influence=0,
    unique=True,
)
