"""Weyland cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

EXPO_GRID = upgrade(
    "Expo Grid",
    "weyland",
    when(TURN_BEGINS, If(AtLeast(Count(Is((ASSET,), rezzed=True, here=True)), 1), (Gain(1),))),
    limit_one_region(),
    subtypes="Region",
    cost=0,
    trash=3,
    influence=3,
)
