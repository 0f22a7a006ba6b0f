"""Haas-Bioroid cards of Reign and Reverie."""

from sneakdoor.cards.vocabulary import *

GAME_CHANGER = operation(
    "Game Changer",
    "haas_bioroid",
    play(GainClicks(Each(1, Count(Is((AGENDA,), zone=IN_SCORE, side=RUNNER))))),
    remove_instead_of_trashing(),
    cost=6,
    trash=2,
    influence=5,
)

DIVERT_POWER = operation(
    "Divert Power",
    "haas_bioroid",
    play(
        Target(Is(side=CORP, rezzed=True), ANY, up_to=True),
        Do("derez"),
        RezOne(Is((ASSET, ICE, UPGRADE), rezzed=False), Each(3, Reg("done", "derezzed")), optional=True),
    ),
    cost=2,
    influence=1,
)
