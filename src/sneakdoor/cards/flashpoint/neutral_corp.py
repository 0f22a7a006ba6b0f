"""Neutral Corp cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

SHOW_OF_FORCE = agenda(
    "Show of Force",
    "neutral_corp",
    scored(Damage(2, MEAT)),
    subtypes="Security",
    advancement=4,
    points=2,
    influence=0,
)
