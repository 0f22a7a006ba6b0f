"""Sunny Lebeau's cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

BLACK_HAT = event(
    "Black Hat",
    "sunny_lebeau",
    play(
        *trace(
            4,
            otherwise=(AsOne((Adjust("access HQ", 2, TURN, None), Adjust("access R&D", 2, TURN, None))),),
            who=CORP,
        )
    ),
    cost=2,
    influence=5,
)
