"""NBN cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

SALEMS_HOSPITALITY = operation(
    "Salem's Hospitality",
    "nbn",
    alliance("Salem's Hospitality"),
    play(NameCard(), AsOne((RevealHand(RUNNER), Do("trash", Named(IN_HAND, RUNNER), by=RUNNER)))),
    subtypes="Alliance - Gray Ops",
    cost=2,
    influence=4,
)
