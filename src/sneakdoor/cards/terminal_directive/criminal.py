"""Criminal cards of Terminal Directive."""

from sneakdoor.cards.vocabulary import *

LUSTIG = program(
    "Lustig",
    "criminal",
    breaks(1, "Sentry"),
    boost(3, 5),
    paid(TrashThis(), Bypass(), only=Encountering(Is((ICE,), ("Sentry",)))),
    subtypes="Icebreaker - Killer",
    cost=5,
    strength=1,
    memory=1,
    influence=3,
)

MAMMON = program(
    "Mammon",
    "criminal",
    breaks(Tokens(POWER)),
    boost(2, 2),
    when(TURN_BEGINS, PayAny(), Place(POWER, Reg("number"))),
    when(TURN_ENDS, Remove(POWER, -1)),
    subtypes="Icebreaker - AI",
    cost=3,
    strength=0,
    memory=1,
    influence=2,
)

POLYHISTOR = hardware(
    "Polyhistor",
    "criminal",
    memory(1),
    link(1),
    when(
        On("passed all ice", server=str(int(HQ))),
        Draw(1),
        Draw(1, CORP),
        first=True,
        may=True,
        where=AtLeast(Count(Is(zone=IN_DECK, side=RUNNER)), 1),
    ),
    limit_one_console(),
    subtypes="Console",
    cost=4,
    influence=4,
    unique=True,
)

BRUTE_FORCE_HACK = event(
    "Brute-Force-Hack",
    "criminal",
    double(),
    play(Target(Is((ICE,), rezzed=True), at_most=Reg("x")), Do("derez")),
    subtypes="Double",
    x_cost=True,
    influence=3,
)

SYN_ATTACK = event(
    "SYN Attack",
    "criminal",
    double(),
    play(Choose(((Discard(2, CORP),), (Draw(4, CORP),)), by=CORP)),
    subtypes="Double",
    cost=2,
    influence=3,
)
