"""Neutral Runner cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

BRAIN_CAGE = hardware(
    "Brain Cage",
    "neutral_runner",
    when(INSTALL_THIS, Damage(1, BRAIN, suffer=True)),
    Modify("hand size", 3),
    subtypes="Cybernetic",
    cost=1,
    influence=0,
    unique=True,
)

TRAFFIC_JAM = event(
    "Traffic Jam",
    "neutral_runner",
    current(RUNNER),
    Modify(
        "advancement requirement",
        Each(1, CopiesOfIt(Is(zone=IN_SCORE, side=CORP))),
        Is((AGENDA,), zone="anywhere"),
    ),
    subtypes="Current",
    cost=2,
    influence=0,
)

BEACH_PARTY = resource(
    "Beach Party",
    "neutral_runner",
    when(TURN_BEGINS, LoseClicks(1, YOU)),
    Modify("hand size", 5),
    cost=0,
    influence=0,
)

SYMMETRICAL_VISAGE = resource(
    "Symmetrical Visage",
    "neutral_runner",
    when(On("drawn", by=MINE, cause="basic action"), Gain(1), first=True),
    subtypes="Genetics",
    cost=2,
    influence=0,
    unique=True,
)

PAPARAZZI = resource(
    "Paparazzi",
    "neutral_runner",
    TaggedAnyway(),
    Prevents("damage", what=(MEAT,)),
    cost=0,
    influence=0,
)

WIRELESS_NET_PAVILION = resource(
    "Wireless Net Pavilion",
    "neutral_runner",
    ExtraCost(
        "trash resource",
        (Credits(2),),
    ),
    subtypes="Location",
    cost=1,
    influence=0,
    unique=True,
)
