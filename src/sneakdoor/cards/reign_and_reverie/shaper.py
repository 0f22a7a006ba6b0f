"""Shaper cards of Reign and Reverie."""

from sneakdoor.cards.vocabulary import *

INSIGHT = event(
    "Insight",
    "shaper",
    double(),
    play(
        May((LookAtTop(4, CORP, by=CORP), Arrange("looked", by=CORP)), by=CORP),
        LookAtTop(4, CORP, reveal=True),
    ),
    subtypes="Double",
    cost=0,
    influence=2,
)
