"""Haas-Bioroid cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

CFC_EXCAVATION_CONTRACT = agenda(
    "CFC Excavation Contract",
    "haas_bioroid",
    scored(Gain(Each(2, Count(Is(subtypes=("Bioroid",), rezzed=True))))),
    advancement=4,
    points=2,
)

NEXT_WAVE_2 = agenda(
    "NEXT Wave 2",
    "haas_bioroid",
    scored(
        Damage(1, BRAIN),
        where=AtLeast(Count(Is((ICE,), ("NEXT",), rezzed=True)), 1),
        may=True,
    ),
    subtypes="NEXT",
    advancement=4,
    points=2,
)
