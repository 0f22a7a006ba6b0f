"""Neutral Runner cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

BRAIN_CAGE = hardware(
    "Brain Cage",
    "neutral_runner",
    when(INSTALL_THIS, Damage(1, BRAIN, suffer=True)),
    Modify("hand size", 3),
    subtypes="Cybernetic",
    cost=1,
    influence=0,
    unique=True,
)
