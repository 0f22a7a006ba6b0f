"""Criminal cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

TECH_TRADER = resource(
    "Tech Trader",
    "criminal",
    when(On("used", by=MINE, cause="trash ability"), Gain(1)),
    subtypes="Connection",
    cost=1,
    influence=1,
)
