"""Criminal cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

SNITCH = program(
    "Snitch",
    "criminal",
    when(
        On("approach ice", what=Is((ICE,), rezzed=False)),
        Expose("subject"),
        MayJackOut(),
        may=True,
        once_per_run=True,
    ),
    cost=3,
    memory=1,
    influence=2,
)

CRESCENTUS = program(
    "Crescentus",
    "criminal",
    paid(TrashThis(), Do("derez", ENCOUNTERED), only=Encountering(Is((ICE,), rezzed=True), cleared=True)),
    cost=1,
    memory=1,
    influence=1,
)

CORTEZ_CHIP = hardware(
    "Cortez Chip",
    "criminal",
    paid(TrashThis(), Target(Is((ICE,))), Lasting(ExtraCost("rez", (Credits(2),)), TURN, on="targets")),
    subtypes="Chip",
    cost=0,
    influence=2,
)

COMPROMISED_EMPLOYEE = resource(
    "Compromised Employee",
    "criminal",
    Recurring(1),
    CreditsFor(("trace",)),
    when(On("rezzed", what=Is((ICE,))), Gain(1)),
    subtypes="Connection - Link",
    cost=2,
    influence=1,
)
