"""Apex cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

REAVER = program(
    "Reaver",
    "apex",
    when(On("trashed", by=MINE, what=Is()), Draw(1), first=True),
    cost=2,
    memory=1,
    influence=4,
)
