"""Sunny Lebeau cards of the Kitara cycle."""

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

WHITE_HAT = event(
    "White Hat",
    "sunny_lebeau",
    play(
        *trace(
            3,
            otherwise=(
                RevealHand(CORP),
                TakeFrom("revealed", "picked", most=2),
                Do("shuffle in", "picked", whose=CORP, said=THEM),
            ),
            who=CORP,
        ),
        only=ThisTurn("successful run", CENTRALS),
    ),
    cost=0,
    influence=5,
)
