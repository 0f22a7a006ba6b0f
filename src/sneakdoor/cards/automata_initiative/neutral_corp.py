"""Neutral Corp cards of The Automata Initiative."""

from sneakdoor.cards.vocabulary import *

B_1001 = asset(
    "B-1001",
    "neutral_corp",
    paid(RemoveTags(1), EndRun(), only=DuringRun(other=True)),
    subtypes="Bioroid - Enforcer",
    cost=1,
    trash=3,
    influence=0,
    unique=True,
)
