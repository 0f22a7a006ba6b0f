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

MANDATORY_SEED_REPLACEMENT = agenda(
    "Mandatory Seed Replacement",
    "jinteki",
    scored(
        # CR 10.11: any arrangement with as much ice before each server comes about by exchanging two at a time.
        May((Swap(Is((ICE,))), Repeat(Found("done")))),
    ),
    subtypes="Security",
    advancement=4,
    points=2,
)
