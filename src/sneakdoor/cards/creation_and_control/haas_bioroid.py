"""Haas-Bioroid cards of Creation and Control."""

from sneakdoor.cards.vocabulary import *

AWAKENING_CENTER = upgrade(
    "Awakening Center",
    "haas_bioroid",
    Host(Is((ICE,), ("Bioroid",), zone="anywhere"), free=True),
    when(
        On("passed all ice", server="this"),
        Target(Affordable(Is((ICE,), rezzed=False, hosted=True), 7)),
        RezTarget(discount=7),
        If(
            Done("rezzed"),
            (
                Delayed(When(On("run ends"), (Do("trash"),), next_only=True)),
                ForceEncounter("targets"),
            ),
        ),
        may=True,
    ),
    cost=2,
    trash=3,
    influence=1,
)
