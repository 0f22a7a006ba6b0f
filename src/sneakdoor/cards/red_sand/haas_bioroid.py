"""Haas-Bioroid cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

LOAD_TESTING = operation(
    "Load Testing",
    "haas_bioroid",
    play(Delayed(When(On("turn begins", by=RUNNER), (LoseClicks(1),), next_only=True))),
    cost=0,
    influence=5,
)
