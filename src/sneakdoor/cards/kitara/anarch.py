"""Anarch cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

CONTAMINATE = event(
    "Contaminate",
    "anarch",
    play(PlaceOnChosen(VIRUS, 3, Is(side=RUNNER, bare=VIRUS))),
    cost=1,
    influence=1,
)
