"""Jinteki cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

WATER_MONOPOLY = agenda(
    "Water Monopoly",
    "jinteki",
    Modify("install cost", 1, Is((RESOURCE,), without=("Virtual",), zone="anywhere")),
    subtypes="Initiative",
    advancement=3,
    points=1,
)
