"""NBN cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

CHILO_CITY_GRID = upgrade(
    "ChiLo City Grid",
    "nbn",
    when(On("traced", cause="successful"), Tag(1), where=DuringRun(here=True)),
    limit_one_region(),
    subtypes="Region",
    cost=3,
    trash=6,
    influence=2,
)
