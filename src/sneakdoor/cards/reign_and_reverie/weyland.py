"""Weyland cards of Reign and Reverie."""

from sneakdoor.cards.vocabulary import *

BUILDING_BLOCKS = operation(
    "Building Blocks",
    "weyland",
    play(
        Target(Is((ICE,), ("Barrier",), zone=IN_HAND, side=CORP)),
        RevealCards(),
        InstallFound("targets", ignore=True, rezzed=True),
    ),
    cost=5,
    influence=4,
)

TOO_BIG_TO_FAIL = operation(
    "Too Big to Fail",
    "weyland",
    play(AsOne((Gain(7), BadPublicity(1))), only=AtMost(CreditsOf(CORP), 9)),
    subtypes="Transaction - Illicit",
    cost=0,
    trash=5,
    influence=4,
)

UNDER_THE_BUS = operation(
    "Under the Bus",
    "weyland",
    play(
        AsOne((DoToChosen("trash", Is((RESOURCE,), ("Connection",))), BadPublicity(1))),
        only=LastTurn("accessed", RUNNER),
    ),
    subtypes="Gray Ops - Illicit",
    cost=1,
    influence=3,
)
