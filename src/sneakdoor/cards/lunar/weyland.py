"""Weyland cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

PAYWALL_IMPLEMENTATION = operation(
    "Paywall Implementation",
    "weyland",
    current(CORP),
    when(SUCCESSFUL_RUN, Gain(1)),
    subtypes="Current - Transaction",
    cost=0,
    influence=2,
)

REUSE = operation(
    "Reuse",
    "weyland",
    double(),
    play(
        Target(Is(zone=IN_HAND, side=CORP), ANY, up_to=True),
        AsOne((Do("trash"), Gain(Each(2, Moved("targets"))))),
    ),
    subtypes="Double",
    cost=0,
    influence=1,
)
