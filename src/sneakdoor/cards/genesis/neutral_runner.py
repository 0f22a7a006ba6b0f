"""Neutral Runner cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

KRAKEN = event(
    "Kraken",
    "neutral_runner",
    play(ChooseServer(), DoToChosen("trash", Is((ICE,)), by=CORP, there=True), only=ThisTurn("stolen")),
    cost=3,
    influence=0,
)

INSIDE_MAN = resource(
    "Inside Man",
    "neutral_runner",
    Recurring(2),
    CreditsFor(("install",), Is((HARDWARE,), zone="anywhere")),
    subtypes="Connection",
    cost=3,
    influence=0,
)

NEW_ANGELES_CITY_HALL = resource(
    "New Angeles City Hall",
    "neutral_runner",
    avoids(Credits(2)),
    when(On("stolen"), Do("trash", THIS)),
    subtypes="Location - Government",
    cost=1,
    influence=0,
    unique=True,
)

PUBLIC_SYMPATHY = resource(
    "Public Sympathy",
    "neutral_runner",
    Modify("hand size", 2),
    cost=2,
    influence=0,
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

PLASCRETE_CARAPACE = hardware(
    "Plascrete Carapace",
    "neutral_runner",
    *loaded(POWER, 4),
    prevents(Tokens(POWER), 1, MEAT),
    subtypes="Gear",
    cost=3,
    influence=0,
)
