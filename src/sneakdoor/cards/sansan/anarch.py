"""Anarch cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

ADJUSTED_CHRONOTYPE = resource(
    "Adjusted Chronotype",
    "anarch",
    when(On("clicks lost", by=MINE), GainClicks(1), first=True),
    subtypes="Genetics",
    cost=3,
    influence=2,
    unique=True,
)

SPOILERS = resource(
    "Spoilers",
    "anarch",
    when(On("scored"), TrashTop(1, CORP, CORP)),
    subtypes="Virtual",
    cost=1,
    influence=3,
)

PAIGE_PIPER = resource(
    "Paige Piper",
    "anarch",
    when(
        On("installed", by=MINE),
        Search(Is(zone="anywhere"), RUNNER, ANY, like="subject"),
        Do("to discard pile", "found", whose=RUNNER),
        first=True,
        may=True,
    ),
    subtypes="Connection",
    cost=0,
    influence=2,
    unique=True,
)

CHROME_PARLOR = resource(
    "Chrome Parlor",
    "anarch",
    Prevents("damage", what=(MEAT, BRAIN), installing=Is(subtypes=("Cybernetic",), zone="anywhere")),
    subtypes="Location",
    cost=1,
    influence=1,
)

DDOS = resource(
    "DDoS",
    "anarch",
    paid(TrashThis(), Lasting(Cannot("rez", Outermost(attacked=True)), TURN)),
    subtypes="Virtual",
    cost=3,
    influence=3,
)
