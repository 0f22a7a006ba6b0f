"""Anarch cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *

ACTIVIST_SUPPORT = resource(
    "Activist Support",
    "anarch",
    when(On("turn begins", by=CORP), If(AtMost(TagCount(), 0), (Tag(1, take=True),))),
    when(TURN_BEGINS, If(AtMost(BadPublicityCount(), 0), (BadPublicity(1, CORP),))),
    cost=1,
    influence=2,
)

HARD_AT_WORK = resource(
    "Hard at Work",
    "anarch",
    when(TURN_BEGINS, AsOne((Gain(2), LoseClicks(1, YOU)))),
    cost=5,
    influence=2,
)

TALLIE_PERRAULT = resource(
    "Tallie Perrault",
    "anarch",
    when(
        On("trashed", what=Is((OPERATION,), ("Gray Ops", "Black Ops"), zone="anywhere"), cause="played"),
        AsOne((BadPublicity(1, CORP), Tag(1, take=True))),
        may=True,
    ),
    paid(TrashThis(), Draw(Each(1, BadPublicityCount()))),
    subtypes="Connection",
    cost=2,
    influence=3,
    unique=True,
)

DYSON_FRACTAL_GENERATOR = hardware(
    "Dyson Fractal Generator",
    "anarch",
    Recurring(1),
    CreditsFor(("use",), Is(subtypes=("Fracter",))),
    subtypes="Chip - Stealth",
    cost=1,
    influence=3,
)

DEEP_RED = hardware(
    "Deep Red",
    "anarch",
    Modify("[mu]", 3, Is((PROGRAM,), ("Caïssa",), zone="anywhere")),
    when(On("installed", by=MINE, what=Is((PROGRAM,), ("Caïssa",))), UseWithoutClick("subject"), may=True),
    limit_one_console(),
    subtypes="Console",
    cost=2,
    influence=1,
    unique=True,
)
