"""Haas-Bioroid cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

HAAS_BIOROID_ARCHITECTS_OF_TOMORROW = corp_identity(
    "Haas-Bioroid: Architects of Tomorrow",
    "haas_bioroid",
    when(
        On("passed", what=Is((ICE,), ("Bioroid",)), cause="rezzed"),
        Target(Affordable(Is((ASSET, ICE, UPGRADE), ("Bioroid",), rezzed=False), 4)),
        RezTarget(discount=4),
        first=True,
        may=True,
    ),
    subtypes="Megacorp",
    min_deck=45,
    influence_limit=12,
)

SENSOR_NET_ACTIVATION = agenda(
    "Sensor Net Activation",
    "haas_bioroid",
    scored(Place(AGENDA_TOKEN, 1)),
    paid(
        Tokens(AGENDA_TOKEN),
        Target(Is((ASSET, ICE, UPGRADE), ("Bioroid",), rezzed=False)),
        RezTarget(ignore=True),
        If(Found("targets"), (Delayed(When(On("turn ends"), (Do("derez"),), next_only=True)),)),
    ),
    subtypes="Security",
    advancement=3,
    points=1,
)
