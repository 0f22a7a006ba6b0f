"""Jinteki cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

AIKI = ice(
    "Aiki",
    "jinteki",
    Sub(psi(Draw(2, RUNNER))),
    sub(Damage(1, NET)),
    sub(Damage(1, NET)),
    subtypes="Code Gate - Psi - AP",
    cost=1,
    strength=3,
    influence=2,
)

CHIYASHI = ice(
    "Chiyashi",
    "jinteki",
    when(On("broken", what=THIS), TrashTop(2, RUNNER), where=AtLeast(Count(Is(subtypes=("AI",))), 1)),
    sub(Damage(2, NET)),
    sub(Damage(2, NET)),
    END_THE_RUN,
    subtypes="Barrier - AP",
    cost=12,
    strength=8,
    influence=2,
)
