"""Weyland cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

GOVERNMENT_CONTRACTS = agenda(
    "Government Contracts",
    "weyland",
    paid(Clicks(2), Gain(4)),
    advancement=5,
    points=3,
)

WEYLAND_CONSORTIUM_BECAUSE_WE_BUILT_IT = corp_identity(
    "Weyland Consortium: Because We Built It",
    "weyland",
    Recurring(1),
    CreditsFor(("advance",), Is((ICE,))),
    subtypes="Megacorp",
    min_deck=45,
    influence_limit=15,
)
