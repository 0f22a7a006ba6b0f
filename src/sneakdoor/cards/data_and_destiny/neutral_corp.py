"""Neutral Corp cards of Data and Destiny."""

from sneakdoor.cards.vocabulary import *

LAUNCH_CAMPAIGN = asset(
    "Launch Campaign",
    "neutral_corp",
    *loaded(CREDIT, 6, rezzed=True),
    when(TURN_BEGINS, Take(2)),
    subtypes="Advertisement",
    cost=1,
    trash=2,
    influence=0,
)
