"""Shaper cards of Terminal Directive."""

from sneakdoor.cards.vocabulary import *

CAREFUL_PLANNING = event(
    "Careful Planning",
    "shaper",
    priority(),
    play(Target(Is(side=CORP, at="remote")), Forbid("rez", TURN, on="targets")),
    subtypes="Priority",
    cost=3,
    influence=4,
)

DEEP_DATA_MINING = event(
    "Deep Data Mining",
    "shaper",
    play(run_on(RND, linked=(if_successful(Adjust("access R&D", Each(1, UnusedMemory(4)), RUN, None)),))),
    subtypes="Run",
    cost=3,
    influence=4,
)
