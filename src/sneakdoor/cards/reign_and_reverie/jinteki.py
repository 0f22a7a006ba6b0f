"""Jinteki cards of Reign and Reverie."""

from sneakdoor.cards.vocabulary import *

OTOROSHI = ice(
    "Otoroshi",
    "jinteki",
    sub(
        May(
            (
                ChooseNumber(3, low=1),
                Target(Is(in_server=True)),
                Place(ADVANCEMENT, Reg("number"), "targets"),
                Pays((Credits(3),), otherwise=(AccessCards("targets"),), by=RUNNER),
            )
        )
    ),
    subtypes="Sentry",
    cost=2,
    strength=5,
    influence=2,
)
