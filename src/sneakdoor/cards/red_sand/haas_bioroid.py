"""Haas-Bioroid cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

SEIDR_ADAPTIVE_BARRIER = ice(
    "Seidr Adaptive Barrier",
    "haas_bioroid",
    strength_per(Each(1, Count(Is((ICE,), protecting=True)))),
    END_THE_RUN,
    subtypes="Barrier",
    cost=4,
    strength=2,
    influence=1,
)
