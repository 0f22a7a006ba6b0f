"""NBN cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

AZMARI_EDTECH_SHAPING_THE_FUTURE = corp_identity(
    "Azmari EdTech: Shaping the Future",
    "nbn",
    when(TURN_ENDS, NameType(), may=True),
    when(
        On("played", THEIRS, OfNamedType(Is(zone="anywhere")), also="installed"),
        Gain(2),
        first=True,
    ),
    subtypes="Division",
    min_deck=40,
    influence_limit=15,
)

BETTER_CITIZEN_PROGRAM = agenda(
    "Better Citizen Program",
    "nbn",
    when(
        On(
            "played",
            THEIRS,
            Either(Is((EVENT,), ("Run",), zone="anywhere"), Is((PROGRAM,), ("Icebreaker",))),
            also="installed",
        ),
        Tag(1),
        first=True,
        may=True,
    ),
    subtypes="Initiative",
    advancement=4,
    points=2,
)

DEGREE_MILL = agenda(
    "Degree Mill",
    "nbn",
    ExtraCost("steal", (ShuffleCards(Is(side=RUNNER), 2),), own=True),
    subtypes="Initiative",
    advancement=5,
    points=3,
)
