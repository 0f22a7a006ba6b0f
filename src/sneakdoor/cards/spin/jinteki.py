"""Jinteki cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *

RESTORING_FACE = operation(
    "Restoring Face",
    "jinteki",
    play(
        DoToChosen("trash", Is(subtypes=("Sysop", "Executive", "Clone"), side=CORP)),
        If(Gone("targets"), (BadPublicity(-2, up_to=True),)),
    ),
    cost=0,
    influence=2,
)
