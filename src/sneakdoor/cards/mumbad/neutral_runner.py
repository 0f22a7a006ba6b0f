"""Neutral Runner cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

FREEDOM_THROUGH_EQUALITY = event(
    '"Freedom Through Equality"',
    "neutral_runner",
    current(RUNNER),
    when(On("stolen"), AsAgenda(1, RUNNER)),
    subtypes="Current",
    cost=3,
    influence=0,
)
