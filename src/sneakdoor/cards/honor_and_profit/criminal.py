"""Criminal cards of Honor and Profit."""

from sneakdoor.cards.vocabulary import *

CALLING_IN_FAVORS = event(
    "Calling in Favors",
    "criminal",
    play(Gain(Each(1, Count(Is((RESOURCE,), ("Connection",)))))),
    cost=0,
    influence=1,
)

EXPRESS_DELIVERY = event(
    "Express Delivery",
    "criminal",
    play(
        LookAtTop(4, RUNNER),
        TakeFrom("looked", "picked", n=1),
        Do("to hand", "picked", whose=RUNNER),
        ShuffleDeck(RUNNER),
    ),
    cost=1,
    influence=1,
)
