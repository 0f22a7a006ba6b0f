"""Neutral Corp cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

RIME = ice(
    "Rime",
    "neutral_corp",
    RezInRuns(),
    Modify("strength", 1, Is((ICE,), protecting=True)),
    sub(Lose(1, RUNNER)),
    subtypes="Mythic",
    cost=0,
    strength=0,
    influence=0,
)
