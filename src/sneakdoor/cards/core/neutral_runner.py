"""neutral Runner cards of the core sets."""

from sneakdoor.cards.vocabulary import *

SURE_GAMBLE = event("Sure Gamble", "neutral_runner", play(Gain(9)), cost=5, influence=0)

INFILTRATION = event(
    "Infiltration",
    "neutral_runner",
    play(Choose(((Gain(2),), (Target(Is(side=CORP, rezzed=False), verb="expose"), Expose())))),
    cost=0,
    influence=0,
)

ARMITAGE_CODEBUSTING = resource(
    "Armitage Codebusting",
    "neutral_runner",
    *loaded(CREDIT, 12),
    paid(Clicks(1), Take(2)),
    subtypes="Job",
    cost=1,
    influence=0,
)

CRYPSIS = program(
    "Crypsis",
    "neutral_runner",
    breaks(1),
    boost(1, 1),
    paid(Clicks(1), Place(VIRUS, 1)),
    when(
        On(
            "encounter ends",
        ),
        Choose(((Remove(VIRUS, 1),), (Do("trash", THIS),))),
        where=BrokenByThis(),
    ),
    subtypes="Icebreaker - AI - Virus",
    cost=5,
    strength=0,
    memory=1,
    influence=0,
)

DAILY_CASTS = resource(
    "Daily Casts", "neutral_runner", *loaded(CREDIT, 8), when(TURN_BEGINS, Take(2)), cost=3, influence=0
)

JOHN_MASANORI = resource(
    "John Masanori",
    "neutral_runner",
    when(SUCCESSFUL_RUN, Draw(1), first=True),
    when(On("unsuccessful run"), Tag(1, take=True), first=True),
    subtypes="Connection",
    cost=2,
    influence=0,
    unique=True,
)

UNDERWORLD_CONTACT = resource(
    "Underworld Contact",
    "neutral_runner",
    when(TURN_BEGINS, If(AtLeast(LinkValue(), 2), (Gain(1),))),
    subtypes="Connection",
    cost=2,
    influence=0,
)

DYSON_MEM_CHIP = hardware(
    "Dyson Mem Chip", "neutral_runner", memory(1), link(1), subtypes="Chip - Link", cost=3, influence=0
)

EARTHRISE_HOTEL = resource(
    "Earthrise Hotel",
    "neutral_runner",
    *loaded(POWER, 3),
    when(TURN_BEGINS, AsOne((Draw(2), Remove(POWER, 1)))),
    subtypes="Location - Ritzy",
    cost=4,
    influence=0,
    unique=True,
)

KATI_JONES = resource(
    "Kati Jones",
    "neutral_runner",
    Cannot(
        "use",
        THIS,
        HappenedTo("used", THIS),
    ),
    paid(Clicks(1), Place(CREDIT, 3)),
    paid(Clicks(1), Take(-1)),
    subtypes="Connection",
    cost=2,
    influence=0,
    unique=True,
)
