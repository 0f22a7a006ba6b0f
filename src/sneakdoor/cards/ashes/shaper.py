"""Shaper cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

CYBERTROOPER_TALUT = resource(
    "Cybertrooper Talut",
    "shaper",
    link(1),
    when(
        On("installed", by=MINE, what=Is((PROGRAM,), ("Icebreaker",), without=("AI",))),
        Adjust("strength", 2, TURN, "subject"),
    ),
    subtypes="Connection - Virtual",
    cost=2,
    influence=2,
    unique=True,
)

THE_ARTIST = resource(
    "The Artist",
    "shaper",
    paid(Clicks(1), Gain(2), once_per_turn=True),
    paid(
        Clicks(1),
        InstallOne(Is((PROGRAM, HARDWARE), zone=IN_HAND, side=RUNNER), discount=1),
        once_per_turn=True,
    ),
    subtypes="Connection",
    cost=4,
    influence=5,
    unique=True,
)

PAULES_CAFE = resource(
    "Pauleʼs Café",
    "shaper",
    paid(Clicks(1), Target(Is((PROGRAM, HARDWARE), zone=IN_HAND, side=RUNNER)), HostCards()),
    paid(
        Credits(1),
        InstallOne(
            Is(hosted=True),
            discount=FirstUse(Each(1, Count(Is(subtypes=("Connection",), unique=True)))),
        ),
    ),
    subtypes="Location - Seedy",
    cost=1,
    influence=4,
    unique=True,
)
