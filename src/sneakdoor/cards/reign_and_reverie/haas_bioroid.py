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
