"""Haas-Bioroid cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

DOMESTIC_SLEEPERS = agenda(
    "Domestic Sleepers",
    "haas_bioroid",
    paid(Clicks(3), Place(AGENDA_TOKEN, 1)),
    Modify("agenda points", 1, THIS, only=AtLeast(Hosted(AGENDA_TOKEN), 1), op=SET),
    advancement=2,
    points=0,
)
