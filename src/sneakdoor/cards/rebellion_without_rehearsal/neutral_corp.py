"""Neutral Corp cards of Rebellion Without Rehearsal."""

from sneakdoor.cards.vocabulary import *

THE_POWERS_THAT_BE = asset(
    "The Powers That Be",
    "neutral_corp",
    when(
        On("scored", by=MINE),
        InstallOne(Either(Is(zone=IN_HAND, side=CORP), Is(zone=IN_DISCARD, side=CORP)), ignore=True),
        may=True,
    ),
    subtypes="Ritzy",
    cost=1,
    trash=3,
    influence=1,
    unique=True,
)
