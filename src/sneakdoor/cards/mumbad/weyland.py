"""Weyland cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

BAILIFF = ice(
    "Bailiff",
    "weyland",
    when(On("broken", what=THIS), Gain(1)),
    END_THE_RUN,
    subtypes="Barrier",
    cost=2,
    strength=0,
    influence=2,
)

RED_TAPE = ice(
    "Red Tape",
    "weyland",
    sub(Lasting(Modify("strength", 3, Is((ICE,))), RUN)),
    subtypes="Code Gate",
    cost=2,
    strength=5,
    influence=1,
)
