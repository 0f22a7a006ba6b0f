"""Haas-Bioroid cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

MANDATORY_UPGRADES = agenda(
    "Mandatory Upgrades",
    "haas_bioroid",
    Modify("corp clicks", 1),
    subtypes="Initiative",
    advancement=6,
    points=2,
)
