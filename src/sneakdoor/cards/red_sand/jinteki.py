"""Jinteki cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

KAKUGO = ice(
    "Kakugo",
    "jinteki",
    when(On("passed", what=THIS), Damage(1, NET)),
    END_THE_RUN,
    subtypes="Barrier - AP",
    cost=4,
    strength=1,
    influence=3,
)
