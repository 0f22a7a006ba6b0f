"""Shaper cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

OUT_OF_THE_ASHES = event(
    "Out of the Ashes",
    "shaper",
    play(MakeRun()),
    when(
        TURN_BEGINS,
        Do("remove from game", THIS),
        If(Gone("done"), (MakeRun(),)),
        may=True,
        zone=int(DISCARD),
    ),
    limit_per_deck(6),
    subtypes="Run",
    cost=1,
    influence=2,
    deck_limit=6,
)
