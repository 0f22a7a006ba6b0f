"""Anarch cards of Magnum Opus."""

from sneakdoor.cards.vocabulary import *

LABOR_RIGHTS = event(
    "Labor Rights",
    "anarch",
    play(
        TrashTop(3, RUNNER),
        DoToChosen("shuffle in", Is(zone=IN_DISCARD, side=RUNNER), 3),
        Draw(1),
    ),
    remove_instead_of_trashing(),
    cost=0,
    influence=2,
)
