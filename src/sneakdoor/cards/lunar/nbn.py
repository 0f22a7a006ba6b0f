"""NBN cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

THE_NEWS_NOW_HOUR = asset(
    "The News Now Hour",
    "nbn",
    Cannot("play", Is((EVENT,), ("Current",), zone="anywhere")),
    subtypes="Cast",
    cost=0,
    trash=4,
    influence=3,
)
