"""Neutral Runner cards of Data and Destiny."""

from sneakdoor.cards.vocabulary import *

WINDFALL = event(
    "Windfall",
    "neutral_runner",
    play(
        ShuffleDeck(RUNNER),
        Do("trash", TopCard(RUNNER), follow=True),
        Gain(InstallCostOf("done")),
    ),
    cost=0,
    influence=0,
)

TECHNICAL_WRITER = resource(
    "Technical Writer",
    "neutral_runner",
    when(On("installed", by=MINE, what=Is((HARDWARE, PROGRAM))), Place(CREDIT, 1)),
    paid((Clicks(1), TrashThis()), Take(-1)),
    cost=0,
    influence=0,
)

EMPLOYEE_STRIKE = event(
    "Employee Strike",
    "neutral_runner",
    current(RUNNER),
    Blank(IdentityOf(CORP)),
    subtypes="Current",
    cost=1,
    influence=1,
)
