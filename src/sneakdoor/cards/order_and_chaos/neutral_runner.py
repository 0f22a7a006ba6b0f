"""Neutral Runner cards of Order and Chaos."""

from sneakdoor.cards.vocabulary import *

DATA_FOLDING = resource(
    "Data Folding",
    "neutral_runner",
    when(TURN_BEGINS, If(AtLeast(UnusedMemory(), 2), (Gain(1),))),
    subtypes="Virtual",
    cost=3,
    influence=0,
)
