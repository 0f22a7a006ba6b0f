"""Haas-Bioroid cards of Reign and Reverie."""

from sneakdoor.cards.vocabulary import *

HYPERLOOP_EXTENSION = agenda(
    "Hyperloop Extension",
    "haas_bioroid",
    when(On("scored", what=THIS, also="stolen"), Gain(3, CORP)),
    subtypes="Expansion",
    advancement=3,
    points=1,
)

SPORTSMETAL_GO_BIG_OR_GO_HOME = corp_identity(
    "Sportsmetal: Go Big or Go Home",
    "haas_bioroid",
    when(On("scored", also="stolen"), Choose(((Gain(2),), (Draw(2),)))),
    subtypes="Subsidiary",
    min_deck=45,
    influence_limit=15,
)
