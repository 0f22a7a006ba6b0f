"""Weyland cards of Terminal Directive."""

from sneakdoor.cards.vocabulary import *

ILLEGAL_ARMS_FACTORY = asset(
    "Illegal Arms Factory",
    "weyland",
    when(On("trashed", by=RUNNER, what=THIS), BadPublicity(1)),
    when(TURN_BEGINS, AsOne((Gain(1), Draw(1)))),
    subtypes="Facility - Illicit",
    cost=3,
    trash=6,
    influence=2,
)

HUNTER_SEEKER = operation(
    "Hunter Seeker",
    "weyland",
    double(),
    play(DoToChosen("trash", Is()), only=LastTurn("stolen", RUNNER)),
    subtypes="Double - Gray Ops",
    cost=2,
    influence=2,
)
