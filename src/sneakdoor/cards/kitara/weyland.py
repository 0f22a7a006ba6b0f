"""Weyland cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

ARMED_INTIMIDATION = agenda(
    "Armed Intimidation",
    "weyland",
    scored(Choose(((Damage(5, MEAT, suffer=True),), (Tag(2, take=True),)), by=RUNNER)),
    subtypes="Security",
    advancement=4,
    points=2,
)
