"""Weyland cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

CRISIS_MANAGEMENT = agenda(
    "Crisis Management",
    "weyland",
    Grant(THIS, when(TURN_BEGINS, Damage(1, MEAT)), TAGGED),
    subtypes="Security",
    advancement=3,
    points=1,
)
