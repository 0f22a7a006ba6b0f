"""NBN cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

RESTRUCTURED_DATAPOOL = agenda(
    "Restructured Datapool",
    "nbn",
    Paid((Clicks(1),), trace(2, Tag(1))),
    subtypes="Initiative",
    advancement=5,
    points=3,
)

NBN_THE_WORLD_IS_YOURS = corp_identity(
    "NBN: The World is Yours*",
    "nbn",
    Modify("corp hand size", 1),
    subtypes="Megacorp",
    min_deck=40,
    influence_limit=12,
)
