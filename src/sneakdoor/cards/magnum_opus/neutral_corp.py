"""Neutral Corp cards of Magnum Opus."""

from sneakdoor.cards.vocabulary import *

TIMELY_PUBLIC_RELEASE = agenda(
    "Timely Public Release",
    "neutral_corp",
    scored(Place(AGENDA_TOKEN, 1)),
    paid(
        Tokens(AGENDA_TOKEN),
        InstallIce(
            Either(Is((ICE,), zone=IN_HAND, side=CORP), Is((ICE,), zone=IN_DISCARD, side=CORP)),
            anywhere=True,
        ),
    ),
    subtypes="Initiative",
    advancement=4,
    points=2,
    influence=0,
)
