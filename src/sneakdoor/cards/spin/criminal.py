"""Criminal cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *

EXECUTIVE_WIRETAPS = event(
    "Executive Wiretaps",
    "criminal",
    double(),
    play(RevealHand(CORP)),
    subtypes="Double",
    cost=4,
    influence=3,
)

LAWYER_UP = event(
    "Lawyer Up",
    "criminal",
    double(),
    play(AsOne((RemoveTag(2, up_to=True), Draw(3)))),
    subtypes="Double",
    cost=2,
    influence=1,
)
