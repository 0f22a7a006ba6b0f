"""neutral Corp cards of the cycles and expansions."""

from sneakdoor.cards.vocabulary import *

MUMBAD_VIRTUAL_TOUR = upgrade(
    "Mumbad Virtual Tour",
    "neutral_corp",
    accessed(MustTrash(), only_installed=True),
    subtypes="Alliance",
    cost=0,
    trash=5,
    influence=2,
)
