"""Criminal cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

LEWI_GUILHERME = resource(
    "Lewi Guilherme",
    "criminal",
    when(TURN_BEGINS, Choose(((Lose(1),), (Do("trash", THIS),)))),
    Modify("corp hand size", -1),
    subtypes="Connection",
    cost=0,
    influence=4,
    unique=True,
)

ROGUE_TRADING = resource(
    "Rogue Trading",
    "criminal",
    *loaded(CREDIT, 18),
    paid(Clicks(2), AsOne((Take(6), Tag(1, take=True)))),
    subtypes="Job",
    cost=0,
    influence=2,
)
