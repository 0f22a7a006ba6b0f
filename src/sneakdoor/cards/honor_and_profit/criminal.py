"""Criminal cards of Honor and Profit."""

from sneakdoor.cards.vocabulary import *

ALIAS = program(
    "Alias",
    "criminal",
    breaks(1, "Sentry"),
    boost(2, 3),
    Cannot("break", THIS, Encountering(Is((ICE,), at="remote"))),
    subtypes="Icebreaker - Killer",
    cost=3,
    strength=1,
    memory=1,
    influence=2,
)

BREACH = program(
    "Breach",
    "criminal",
    breaks(2, "Barrier", n=3, up_to=True),
    boost(2, 4),
    Cannot("break", THIS, Encountering(Is((ICE,), at="remote"))),
    subtypes="Icebreaker - Fracter",
    cost=2,
    strength=2,
    memory=1,
    influence=2,
)

PASSPORT = program(
    "Passport",
    "criminal",
    breaks(1, "Code Gate"),
    boost(2, 2),
    Cannot("break", THIS, Encountering(Is((ICE,), at="remote"))),
    subtypes="Icebreaker - Decoder",
    cost=1,
    strength=2,
    memory=1,
    influence=2,
)

GINGERBREAD = program(
    "Gingerbread",
    "criminal",
    breaks(1, "Tracer"),
    boost(2, 3),
    subtypes="Icebreaker",
    cost=2,
    strength=2,
    memory=1,
    influence=2,
)

GRAPPLING_HOOK = program("Grappling Hook", "criminal", paid(TrashThis(), Break(but=1)), cost=2, memory=1, influence=2)

PUBLIC_TERMINAL = hardware(
    "Public Terminal",
    "criminal",
    Recurring(1),
    CreditsFor(("play",), Is((EVENT,), ("Run",), zone="anywhere")),
    cost=1,
    influence=2,
)

UNREGISTERED_S_AND_W_35 = hardware(
    "Unregistered S&W '35",
    "criminal",
    paid(
        Clicks(2),
        DoToChosen("trash", Is(subtypes=("Bioroid", "Clone", "Executive", "Sysop"), rezzed=True, in_server=True)),
        only=RanSuccessfully((HQ,)),
    ),
    subtypes="Weapon",
    cost=1,
    influence=3,
)
