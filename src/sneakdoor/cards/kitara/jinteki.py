"""Jinteki cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

VIRAL_WEAPONIZATION = agenda(
    "Viral Weaponization",
    "jinteki",
    when(
        On("turn ends"),
        Damage(Each(1, HandOf(RUNNER)), NET),
        where=HappenedTo("scored", THIS),
    ),
    subtypes="Research - Security",
    advancement=4,
    points=2,
)
