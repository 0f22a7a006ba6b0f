"""Jinteki cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

TURTLEBACKS = asset(
    "Turtlebacks",
    "jinteki",
    when(On("server created", by=MINE), Gain(1)),
    subtypes="Clone",
    cost=2,
    trash=4,
    influence=1,
)
