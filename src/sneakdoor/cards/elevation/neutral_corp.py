"""Neutral Corp cards of Elevation."""

from sneakdoor.cards.vocabulary import *

FLYSWATTER = ice(
    "Flyswatter",
    "neutral_corp",
    when(REZ_THIS, Purge(), where=DuringRun(here=True)),
    END_THE_RUN,
    subtypes="Code Gate",
    cost=2,
    strength=0,
    influence=0,
)
