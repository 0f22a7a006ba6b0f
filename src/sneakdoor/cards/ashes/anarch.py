"""Anarch cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

ISOLATION = event(
    "Isolation",
    "anarch",
    ExtraCost("play", (TrashCards(Is((RESOURCE,))),), own=True),
    play(Gain(7)),
    cost=2,
    influence=1,
)

MOSHING = event(
    "Moshing",
    "anarch",
    ExtraCost("play", (TrashCards(Is(zone=IN_HAND, side=RUNNER), 3),), own=True),
    play(AsOne((Draw(3), Gain(3)))),
    cost=0,
    influence=3,
)
