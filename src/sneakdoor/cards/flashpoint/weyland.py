"""Weyland cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

DOOR_TO_DOOR = operation(
    "Door to Door",
    "weyland",
    current(CORP),
    When(On("turn begins", by=RUNNER), trace(1, If(TAGGED, (Damage(1, MEAT),), (Tag(1),)))),
    subtypes="Current - Black Ops",
    cost=3,
    influence=2,
)

STOCK_BUY_BACK = operation(
    "Stock Buy-Back",
    "weyland",
    terminal(),
    play(Gain(Each(3, Count(Is((AGENDA,), zone=IN_SCORE, side=RUNNER))))),
    subtypes="Terminal - Transaction",
    cost=1,
    influence=2,
)
