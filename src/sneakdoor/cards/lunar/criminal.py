"""Criminal cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

ZONA_SUL_SHIPPING = resource(
    "Zona Sul Shipping",
    "criminal",
    when(TURN_BEGINS, Place(CREDIT, 1)),
    paid(Clicks(1), Take(-1)),
    While(TAGGED, (Do("trash", THIS),)),
    cost=2,
    influence=1,
)
