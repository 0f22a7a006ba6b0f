"""Neutral Corp cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

DRACO = ice(
    "Dracō",
    "neutral_corp",
    when(REZ_THIS, PayAny(), Place(POWER, Reg("number"))),
    strength_per(Each(1, Hosted(POWER))),
    Sub(trace(2, AsOne((Tag(1), EndRun())))),
    subtypes="Sentry - Tracer",
    cost=1,
    strength=0,
    influence=0,
)

CHIMERA = ice(
    "Chimera",
    "neutral_corp",
    when(REZ_THIS, ChooseSubtype("main"), GainSubtypes((), UNTIL_DEREZZED, THIS)),
    when(On("turn ends"), Do("derez", THIS)),
    END_THE_RUN,
    subtypes="Mythic",
    cost=2,
    strength=0,
    influence=0,
)
