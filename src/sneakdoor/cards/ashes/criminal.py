"""Criminal cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

BLUEBERRY_DIESEL = event(
    "Blueberry!™ Diesel",
    "criminal",
    play(
        LookAtTop(2, RUNNER),
        TakeFrom("looked", "sunk", most=1),
        Do("to deck bottom", "sunk", whose=RUNNER),
        Draw(2),
    ),
    cost=0,
    influence=2,
)
