"""Shaper cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

BIO_MODELED_NETWORK = resource(
    "Bio-Modeled Network",
    "shaper",
    paid(TrashThis(), Prevent("damage", what=(NET,), but=1)),
    subtypes="Virtual",
    cost=1,
    influence=2,
)
