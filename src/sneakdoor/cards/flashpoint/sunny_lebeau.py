"""Sunny Lebeau cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

ANOTHER_DAY_ANOTHER_PAYCHECK = event(
    "Another Day, Another Paycheck",
    "sunny_lebeau",
    current(RUNNER),
    when(On("stolen"), *trace(0, otherwise=(Gain(Each(1, Points(None))),), who=CORP)),
    subtypes="Current",
    cost=0,
    influence=3,
)
