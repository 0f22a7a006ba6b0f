"""Weyland cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

COMMERCIALIZATION = operation(
    "Commercialization",
    "weyland",
    play(Target(Is((ICE,))), Gain(Each(1, Hosted(ADVANCEMENT, "targets")))),
    subtypes="Transaction",
    cost=0,
    influence=1,
)

POWER_GRID_OVERLOAD = operation(
    "Power Grid Overload",
    "weyland",
    Play(
        trace(2, Target(Is((HARDWARE,)), at_most=Reg("traced"), verb="trash"), Do("trash")),
        only=LastTurn("successful run", RUNNER),
    ),
    cost=1,
    influence=1,
)
