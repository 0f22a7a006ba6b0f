"""Criminal cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *

GRIFTER = resource(
    "Grifter",
    "criminal",
    when(TURN_ENDS, If(ThisTurn("successful run"), (Gain(1),), (Do("trash", THIS),))),
    subtypes="Virtual",
    cost=2,
    influence=1,
)

SILENCER = hardware(
    "Silencer",
    "criminal",
    Recurring(1),
    CreditsFor(("use",), Is(subtypes=("Killer",))),
    subtypes="Chip - Stealth",
    cost=1,
    influence=3,
)

BLACKGUARD = hardware(
    "Blackguard",
    "criminal",
    memory(2),
    when(On("exposed", by=MINE), RezTarget("subject", by=CORP)),
    limit_one_console(),
    subtypes="Console",
    cost=11,
    influence=2,
    unique=True,
)
