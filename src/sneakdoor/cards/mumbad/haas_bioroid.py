"""Haas-Bioroid cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

ADVANCED_CONCEPT_HOPPER = agenda(
    "Advanced Concept Hopper",
    "haas_bioroid",
    when(On("run begins"), Choose(((Draw(1),), (Gain(1),))), first=True, may=True),
    subtypes="Research",
    advancement=4,
    points=2,
)

VOTING_MACHINE_INITIATIVE = agenda(
    "Voting Machine Initiative",
    "haas_bioroid",
    scored(Place(AGENDA_TOKEN, 3)),
    when(On("turn begins", by=RUNNER), LoseClicks(1, RUNNER), cost=(Tokens(AGENDA_TOKEN),)),
    subtypes="Initiative",
    advancement=5,
    points=3,
)
