"""Jinteki cards of Reign and Reverie."""

from sneakdoor.cards.vocabulary import *

JUMON = agenda(
    "Jumon",
    "jinteki",
    # CR 4.7.7b + 4.7.7c: the root of a central server is not in it.
    when(TURN_ENDS, PlaceOnChosen(ADVANCEMENT, 2, Is(side=CORP, in_remote=True))),
    subtypes="Research",
    advancement=6,
    points=2,
)
