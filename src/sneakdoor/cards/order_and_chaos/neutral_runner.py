"""Neutral Runner cards of Order and Chaos."""

from sneakdoor.cards.vocabulary import *

UNINSTALL = event(
    "Uninstall",
    "neutral_runner",
    play(DoToChosen("to hand", Is((PROGRAM, HARDWARE)))),
    cost=0,
    influence=0,
)

DATA_FOLDING = resource(
    "Data Folding",
    "neutral_runner",
    when(TURN_BEGINS, If(AtLeast(UnusedMemory(), 2), (Gain(1),))),
    subtypes="Virtual",
    cost=3,
    influence=0,
)
