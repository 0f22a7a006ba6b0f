"""Neutral Runner cards of Honor and Profit."""

from sneakdoor.cards.vocabulary import *

OVERMIND = program(
    "Overmind",
    "neutral_runner",
    when(INSTALL_THIS, Place(POWER, Each(1, UnusedMemory()))),
    breaks(Tokens(POWER)),
    boost(1, 1),
    subtypes="Icebreaker - AI",
    cost=4,
    strength=0,
    memory=1,
    influence=0,
)
