"""NBN cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

ROLLING_BROWNOUT = operation(
    "Rolling Brownout",
    "nbn",
    current(CORP),
    Modify("play cost", 1, Is((OPERATION, EVENT), zone="anywhere")),
    when(On("played", THEIRS, Is((EVENT,), zone="anywhere")), Gain(1), first=True),
    subtypes="Current",
    cost=2,
    influence=1,
)
