"""Haas-Bioroid cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

ENCRYPTION_PROTOCOL = asset(
    "Encryption Protocol",
    "haas_bioroid",
    Modify("trash cost", 1, Is()),
    cost=0,
    trash=2,
    influence=1,
)

EVE_CAMPAIGN = asset(
    "Eve Campaign",
    "haas_bioroid",
    *loaded(CREDIT, 16, rezzed=True),
    when(TURN_BEGINS, Take(2)),
    subtypes="Advertisement",
    cost=5,
    trash=5,
    influence=3,
)

REWORK = operation(
    "Rework",
    "haas_bioroid",
    play(DoToChosen("shuffle in", Is(zone=IN_HAND, side=CORP))),
    cost=0,
    influence=1,
)

MANDATORY_UPGRADES = agenda(
    "Mandatory Upgrades",
    "haas_bioroid",
    Modify("corp clicks", 1),
    subtypes="Initiative",
    advancement=6,
    points=2,
)
