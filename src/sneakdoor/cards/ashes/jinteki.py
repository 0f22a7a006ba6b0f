"""Jinteki cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

FLOWER_SERMON = agenda(
    "Flower Sermon",
    "jinteki",
    scored(Place(AGENDA_TOKEN, 5)),
    paid(
        Tokens(AGENDA_TOKEN),
        LookAtTop(1, CORP, reveal=True),
        Draw(2),
        DoToChosen("to deck top", Is(zone=IN_HAND, side=CORP)),
        once_per_turn=True,
    ),
    advancement=4,
    points=2,
)
