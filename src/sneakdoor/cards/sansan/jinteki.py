"""Jinteki cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

ANCESTRAL_IMAGER = agenda(
    "Ancestral Imager",
    "jinteki",
    when(On("jacked out"), Damage(1, NET)),
    subtypes="Security",
    advancement=3,
    points=1,
)

GENETIC_RESEQUENCING = agenda(
    "Genetic Resequencing",
    "jinteki",
    scored(PlaceOnChosen(AGENDA_TOKEN, 1, Is((AGENDA,), zone=IN_SCORE, side=CORP)), may=True),
    subtypes="Research",
    advancement=3,
    points=1,
)
