"""Jinteki cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *

SHOCK = asset(
    "Shock!",
    "jinteki",
    reveal_from_rnd(),
    accessed(Damage(1, NET), not_from_archives=False),
    subtypes="Ambush",
    cost=0,
    trash=2,
    influence=2,
)
