"""Adam cards of Reign and Reverie."""

from sneakdoor.cards.vocabulary import *

ALGERNON = program(
    "Algernon",
    "adam",
    when(
        TURN_BEGINS,
        GainClicks(1),
        Delayed(When(TURN_ENDS, (If(Not(ThisTurn("successful run")), (Do("trash", THIS),)),)), TURN),
        cost=(Credits(2),),
    ),
    cost=0,
    memory=1,
    influence=5,
    unique=True,
)
