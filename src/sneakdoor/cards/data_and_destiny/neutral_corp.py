"""Neutral Corp cards of Data and Destiny."""

from sneakdoor.cards.vocabulary import *

ASSASSIN = ice(
    "Assassin",
    "neutral_corp",
    Sub(trace(5, Damage(3, NET))),
    Sub(trace(4, trash_program())),
    subtypes="Sentry - Destroyer - AP - Tracer",
    cost=7,
    strength=5,
    influence=0,
)
