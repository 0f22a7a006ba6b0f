"""Jinteki cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

IMPROVED_PROTEIN_SOURCE = agenda(
    "Improved Protein Source",
    "jinteki",
    when(On("scored", what=THIS, also="stolen"), Gain(4, RUNNER)),
    subtypes="Research",
    advancement=4,
    points=3,
)

PALANA_FOODS_SUSTAINABLE_GROWTH = corp_identity(
    "Pālanā Foods: Sustainable Growth",
    "jinteki",
    when(On("drawn", by=RUNNER), Gain(1), first=True),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)
