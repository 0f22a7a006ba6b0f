"""Haas-Bioroid cards of Terminal Directive."""

from sneakdoor.cards.vocabulary import *

ESTELLE_MOON = asset(
    "Estelle Moon",
    "haas_bioroid",
    when(On("installed", by=MINE, what=Is(in_server=True)), Place(POWER, 1)),
    paid(TrashThis(), AsOne((Draw(Each(1, Hosted(POWER))), Gain(Each(2, Hosted(POWER)))))),
    subtypes="Executive",
    cost=2,
    trash=3,
    influence=2,
    unique=True,
)
