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

QIANJU_PT = hardware(
    "Qianju PT",
    "neutral_runner",
    when(
        TURN_BEGINS,
        Delayed(
            When(
                On("would tag"),
                (Prevent("tag", 1),),
                next_only=True,
            ),
            NEXT_TURN,
        ),
        cost=(Clicks(1, lose=True),),
    ),
    subtypes="Vehicle",
    cost=2,
    influence=0,
)
