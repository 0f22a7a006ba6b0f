"""Haas-Bioroid cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

IKAWAH_PROJECT = agenda(
    "Ikawah Project",
    "haas_bioroid",
    ExtraCost("steal", (Clicks(1), Credits(2)), own=True),
    subtypes="Security",
    advancement=5,
    points=3,
)
