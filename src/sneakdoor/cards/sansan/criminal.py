"""Criminal cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

CROWBAR = program(
    "Crowbar",
    "criminal",
    cloud(),
    strength_per(Each(1, Count(Is((PROGRAM,), ("Icebreaker",))))),
    breaks(TrashThis(), "Code Gate", n=3, up_to=True),
    subtypes="Icebreaker - Decoder - Cloud",
    cost=1,
    strength=0,
    memory=1,
    influence=2,
)

SHIV = program(
    "Shiv",
    "criminal",
    cloud(),
    strength_per(Each(1, Count(Is((PROGRAM,), ("Icebreaker",))))),
    breaks(TrashThis(), "Sentry", n=3, up_to=True),
    subtypes="Icebreaker - Killer - Cloud",
    cost=0,
    strength=0,
    memory=1,
    influence=2,
)

SPIKE = program(
    "Spike",
    "criminal",
    cloud(),
    strength_per(Each(1, Count(Is((PROGRAM,), ("Icebreaker",))))),
    breaks(TrashThis(), "Barrier", n=3, up_to=True),
    subtypes="Icebreaker - Fracter - Cloud",
    cost=1,
    strength=0,
    memory=1,
    influence=2,
)

FISK_INVESTMENT_SEMINAR = event(
    "Fisk Investment Seminar",
    "criminal",
    priority(),
    play(AsOne((Draw(3), Draw(3, CORP)))),
    subtypes="Priority",
    cost=0,
    influence=2,
)

DORM_COMPUTER = hardware(
    "Dorm Computer",
    "criminal",
    when(INSTALL_THIS, Place(POWER, 4)),
    paid((Clicks(1), Tokens(POWER)), MakeRun(linked=(Prevents("tag"),))),
    cost=0,
    influence=1,
)
