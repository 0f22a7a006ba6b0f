"""Neutral Runner cards of Order and Chaos."""

from sneakdoor.cards.vocabulary import *

UNINSTALL = event(
    "Uninstall",
    "neutral_runner",
    play(DoToChosen("to hand", Is((PROGRAM, HARDWARE)))),
    cost=0,
    influence=0,
)
