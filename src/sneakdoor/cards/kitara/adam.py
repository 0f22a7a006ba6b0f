"""Adam's cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

LOGIC_BOMB = resource(
    "Logic Bomb",
    "adam",
    paid(TrashThis(), Bypass(), LoseClicks(-1, YOU), only=Encountering(Is((ICE,), zone="anywhere"))),
    subtypes="Virtual",
    cost=0,
    influence=5,
)
