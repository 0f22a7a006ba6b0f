"""Shaper cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

BRAHMAN = program(
    "Brahman",
    "shaper",
    breaks(1, n=2, up_to=True),
    boost(2, 1),
    when(
        On("encounter ends"),
        DoToChosen("to deck top", Is((PROGRAM,), without=("Virus",))),
        where=BrokenByThis(),
    ),
    subtypes="Icebreaker - AI",
    cost=4,
    strength=3,
    memory=2,
    influence=3,
)
