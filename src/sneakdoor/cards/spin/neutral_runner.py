"""Neutral Runner cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *

BLACKMAIL = event(
    "Blackmail",
    "neutral_runner",
    play(MakeRun(), only=AtLeast(BadPublicityCount(), 1)),
    Cannot("rez", Is((ICE,)), DuringRun()),
    subtypes="Run",
    cost=1,
    influence=0,
)

LUCKY_FIND = event("Lucky Find", "neutral_runner", double(), play(Gain(9)), subtypes="Double", cost=3, influence=2)
