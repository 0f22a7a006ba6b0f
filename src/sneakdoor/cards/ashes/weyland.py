"""Weyland cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

SANDSTONE = ice(
    "Sandstone",
    "weyland",
    when(ENCOUNTER_THIS, Place(VIRUS, 1)),
    strength_per(Each(-1, Hosted(VIRUS))),
    END_THE_RUN,
    subtypes="Barrier",
    cost=3,
    strength=6,
    influence=2,
)
