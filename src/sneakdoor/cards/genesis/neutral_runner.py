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
