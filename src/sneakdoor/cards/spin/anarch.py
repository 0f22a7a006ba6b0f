"""Anarch cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *

FRAME_JOB = event(
    "Frame Job",
    "anarch",
    double(),
    play(Pays((Forfeit(),), then=(BadPublicity(1, CORP),), must=True)),
    subtypes="Double",
    cost=1,
    influence=2,
)
