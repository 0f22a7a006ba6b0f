"""Shaper cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

SPEC_WORK = event(
    "Spec Work",
    "shaper",
    ExtraCost("play", (TrashCards(Is((PROGRAM,))),), own=True),
    play(AsOne((Gain(4), Draw(2)))),
    subtypes="Job",
    cost=1,
    influence=1,
)
