"""Jinteki cards of Reign and Reverie."""

from sneakdoor.cards.vocabulary import *

HANGEKI = operation(
    "Hangeki",
    "jinteki",
    play(
        Target(Is(side=CORP)),
        Choose(
            ((AccessCards(), Do("remove from game", THIS)), (AsAgenda(-1, RUNNER),)),
            by=RUNNER,
        ),
        only=LastTurn("trashed", RUNNER, Is(side=CORP, zone="anywhere"), RUNNER),
    ),
    subtypes="Reprisal - Gray Ops",
    cost=0,
    influence=2,
)
