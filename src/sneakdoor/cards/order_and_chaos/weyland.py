"""Weyland cards of Order and Chaos."""

from sneakdoor.cards.vocabulary import *

FIRMWARE_UPDATES = agenda(
    "Firmware Updates",
    "weyland",
    scored(Place(AGENDA_TOKEN, 3)),
    paid(Tokens(AGENDA_TOKEN), PlaceOnChosen(ADVANCEMENT, 1, Is((ICE,), advanceable=True)), once_per_turn=True),
    subtypes="Security",
    advancement=3,
    points=1,
)

GOVERNMENT_TAKEOVER = agenda(
    "Government Takeover",
    "weyland",
    paid(Clicks(1), Gain(3)),
    limit_per_deck(1),
    subtypes="Expansion",
    advancement=9,
    points=6,
    unique=True,
    deck_limit=1,
)

HIGH_RISK_INVESTMENT = agenda(
    "High-Risk Investment",
    "weyland",
    scored(Place(AGENDA_TOKEN, 1)),
    paid((Clicks(1), Tokens(AGENDA_TOKEN)), Gain(Each(1, CreditsOf(RUNNER)))),
    subtypes="Expansion",
    advancement=5,
    points=3,
)

TITAN_TRANSNATIONAL_INVESTING_IN_YOUR_FUTURE = corp_identity(
    "Titan Transnational: Investing In Your Future",
    "weyland",
    when(On("scored"), Place(AGENDA_TOKEN, 1, "subject"), may=True),
    subtypes="Corp",
    min_deck=45,
    influence_limit=17,
)
