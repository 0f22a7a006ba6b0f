"""Neutral Corp cards of Order and Chaos."""

from sneakdoor.cards.vocabulary import *

SUB_BOOST = operation(
    "Sub Boost",
    "neutral_corp",
    condition(Is((ICE,), rezzed=True), Subtype("Barrier", 1, HOST), Grant(HOST, sub(EndRun()))),
    subtypes="Condition",
    cost=0,
    influence=0,
)
