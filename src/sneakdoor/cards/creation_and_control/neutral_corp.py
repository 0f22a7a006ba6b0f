"""Neutral Corp cards of Creation and Control."""

from sneakdoor.cards.vocabulary import *

GILA_HANDS_ARCOLOGY = agenda(
    "Gila Hands Arcology",
    "neutral_corp",
    paid(Clicks(2), Gain(3)),
    subtypes="Expansion",
    advancement=3,
    points=1,
    influence=0,
)
