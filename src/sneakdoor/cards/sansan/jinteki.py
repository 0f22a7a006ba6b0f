"""Jinteki cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

GENETICS_PAVILION = asset(
    "Genetics Pavilion",
    "jinteki",
    Cannot("draw", only=Both(ActiveTurn(RUNNER), ThisTurn("drawn", times=2, by=RUNNER))),
    subtypes="Facility - Ritzy",
    cost=1,
    trash=5,
    influence=5,
    unique=True,
)
