"""Weyland cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

ELECTION_DAY = operation(
    "Election Day",
    "weyland",
    play(
        Do("trash", Is(zone=IN_HAND, side=CORP)),
        Draw(5),
        only=AtLeast(Count(Is(zone=IN_HAND, side=CORP, other=True)), 1),
    ),
    cost=0,
    influence=2,
)
