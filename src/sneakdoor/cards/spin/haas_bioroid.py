"""Haas-Bioroid cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *

FENRIS = ice(
    "Fenris",
    "haas_bioroid",
    illicit(),
    sub(Damage(1, BRAIN)),
    END_THE_RUN,
    subtypes="Sentry - AP - Illicit",
    cost=4,
    strength=2,
    influence=2,
)

GYRI_LABYRINTH = ice(
    "Gyri Labyrinth",
    "haas_bioroid",
    sub(Adjust("hand size", -2, NEXT_TURN, on=None)),
    subtypes="Code Gate",
    cost=2,
    strength=2,
    influence=2,
)

NEXT_BRONZE = ice(
    "NEXT Bronze",
    "haas_bioroid",
    strength_per(Each(1, Count(Is((ICE,), ("NEXT",), rezzed=True)))),
    END_THE_RUN,
    subtypes="Code Gate - NEXT",
    cost=2,
    strength=0,
    influence=2,
)

WOTAN = ice(
    "Wotan",
    "haas_bioroid",
    sub(Pays((Clicks(2),), otherwise=(EndRun(),), by=RUNNER)),
    sub(Pays((Credits(3),), otherwise=(EndRun(),), by=RUNNER)),
    sub(Pays((TrashCards(Is((PROGRAM,))),), otherwise=(EndRun(),), by=RUNNER)),
    sub(Pays((Suffer(1, BRAIN),), otherwise=(EndRun(),), by=RUNNER)),
    subtypes="Barrier - Bioroid",
    cost=14,
    strength=10,
    influence=5,
    unique=True,
)
