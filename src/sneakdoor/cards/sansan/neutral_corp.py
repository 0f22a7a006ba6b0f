"""Neutral Corp cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

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
