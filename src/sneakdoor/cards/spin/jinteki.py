"""Jinteki cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *

CLONE_RETIREMENT = agenda(
    "Clone Retirement",
    "jinteki",
    scored(BadPublicity(-1), may=True),
    when(STEAL_THIS, BadPublicity(1)),
    subtypes="Initiative",
    advancement=2,
    points=1,
)

UNORTHODOX_PREDICTIONS = agenda(
    "Unorthodox Predictions",
    "jinteki",
    scored(
        Choose(
            tuple(
                (Lasting(Cannot("be broken", Is((ICE,), (kind,))), NEXT_TURN),)
                for kind in ("Sentry", "Code Gate", "Barrier")
            )
        )
    ),
    subtypes="Security",
    advancement=3,
    points=1,
)
