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

HIRED_HELP = upgrade(
    "Hired Help",
    "neutral_corp",
    ExtraCost(
        "run",
        (TrashCards(Is((AGENDA,), zone=IN_SCORE, side=RUNNER)),),
        only=Not(ThisTurn("successful run", (HQ,))),
        here=True,
    ),
    limit_per_deck(1),
    subtypes="Orgcrime - Enforcer",
    cost=1,
    trash=3,
    influence=1,
)
