"""Jinteki cards of Magnum Opus."""

from sneakdoor.cards.vocabulary import *

EMBOLUS = upgrade(
    "Embolus",
    "jinteki",
    when(TURN_BEGINS, Place(POWER, 1), cost=(Credits(1),)),
    when(On("successful run"), Remove(POWER, 1)),
    paid(Tokens(POWER), EndRun(), only=DuringRun(here=True)),
    cost=2,
    trash=2,
    influence=1,
    unique=True,
)
