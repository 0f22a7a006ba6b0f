"""Neutral Corp cards of Creation and Control."""

from sneakdoor.cards.vocabulary import *

BASTION = ice("Bastion", "neutral_corp", END_THE_RUN, subtypes="Barrier", cost=4, strength=4, influence=0)

DATAPIKE = ice(
    "Datapike",
    "neutral_corp",
    sub(Pays((Credits(2),), otherwise=(EndRun(),), by=RUNNER, must=True)),
    END_THE_RUN,
    subtypes="Code Gate",
    cost=4,
    strength=2,
    influence=0,
)

LEVY_UNIVERSITY = asset(
    "Levy University",
    "neutral_corp",
    paid(
        (Clicks(1), Credits(1)),
        Search(Is((ICE,), zone="anywhere"), CORP, reveal=True),
        Do("to hand", "found", whose=CORP),
    ),
    subtypes="Ritzy",
    cost=3,
    trash=1,
    influence=0,
    unique=True,
)

SERVER_DIAGNOSTICS = asset(
    "Server Diagnostics",
    "neutral_corp",
    when(TURN_BEGINS, Gain(2)),
    when(On("installed", by=MINE, what=Is((ICE,))), Do("trash", THIS)),
    cost=3,
    trash=2,
    influence=0,
)

GILA_HANDS_ARCOLOGY = agenda(
    "Gila Hands Arcology",
    "neutral_corp",
    paid(Clicks(2), Gain(3)),
    subtypes="Expansion",
    advancement=3,
    points=1,
    influence=0,
)
