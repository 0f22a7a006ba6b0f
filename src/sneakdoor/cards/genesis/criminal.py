"""Criminal cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

CORTEZ_CHIP = hardware(
    "Cortez Chip",
    "criminal",
    paid(TrashThis(), Target(Is((ICE,))), Lasting(ExtraCost("rez", (Credits(2),)), TURN, on="targets")),
    subtypes="Chip",
    cost=0,
    influence=2,
)
