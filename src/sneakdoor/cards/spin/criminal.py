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

LEVERAGE = event(
    "Leverage",
    "criminal",
    play(
        May((BadPublicity(2),), by=CORP, otherwise=(Lasting(Prevents("damage"), NEXT_TURN),)),
        only=RanSuccessfully((HQ,)),
    ),
    cost=1,
    influence=2,
)

RUNNING_INTERFERENCE = event(
    "Running Interference",
    "criminal",
    double(),
    play(MakeRun()),
    ExtraCost("rez", (RezCostAgain(),), Is((ICE,)), DuringRun()),
    subtypes="Double - Run",
    cost=4,
    influence=4,
)
