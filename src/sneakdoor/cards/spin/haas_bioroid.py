"""Haas-Bioroid cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *

ISABEL_MCGUIRE = asset(
    "Isabel McGuire",
    "haas_bioroid",
    paid(Clicks(1), DoToChosen("to hand", Is(side=CORP))),
    subtypes="Executive",
    cost=0,
    trash=3,
    influence=1,
    unique=True,
)

REX_CAMPAIGN = asset(
    "Rex Campaign",
    "haas_bioroid",
    when(REZ_THIS, Load(POWER, 3)),
    While(Empty(POWER), (Do("trash", THIS), Choose(((BadPublicity(-1),), (Gain(5),))))),
    when(TURN_BEGINS, Remove(POWER, 1)),
    subtypes="Advertisement",
    cost=1,
    trash=3,
    influence=2,
)
