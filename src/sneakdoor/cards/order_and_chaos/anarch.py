"""Anarch cards of Order and Chaos."""

from sneakdoor.cards.vocabulary import *

GRAVEDIGGER = program(
    "Gravedigger",
    "anarch",
    when(On("trashed", what=Is(side=CORP)), Place(VIRUS, 1)),
    paid((Clicks(1), Tokens(VIRUS)), TrashTop(1, CORP, CORP)),
    subtypes="Virus",
    cost=2,
    memory=1,
    influence=2,
)

HIVEMIND = program(
    "Hivemind",
    "anarch",
    when(INSTALL_THIS, Place(VIRUS, 1)),
    SharesTokens(VIRUS, Is((PROGRAM,), ("Virus",), other=True)),
    subtypes="Virus",
    cost=3,
    memory=2,
    influence=5,
    unique=True,
)

AMPED_UP = event(
    "Amped Up",
    "anarch",
    play(AsOne((GainClicks(3), Damage(1, BRAIN, suffer=True, unpreventable=True)))),
    cost=1,
    influence=3,
)

DAY_JOB = event(
    "Day Job",
    "anarch",
    ExtraCost("play", (Clicks(3),), own=True),
    play(Gain(10)),
    cost=2,
    influence=1,
)

ITINERANT_PROTESTERS = event(
    "Itinerant Protesters",
    "anarch",
    current(RUNNER),
    Modify("corp hand size", Each(-1, BadPublicityCount())),
    subtypes="Current",
    cost=2,
    influence=2,
)

KNIFED = event(
    "Knifed",
    "anarch",
    play(trashes_broken("Barrier")),
    subtypes="Run - Sabotage",
    cost=1,
    influence=3,
)

SPOONED = event(
    "Spooned",
    "anarch",
    play(trashes_broken("Code Gate")),
    subtypes="Run - Sabotage",
    cost=2,
    influence=3,
)

WANTON_DESTRUCTION = event(
    "Wanton Destruction",
    "anarch",
    play(
        run_on(
            HQ,
            linked=(
                if_successful(
                    instead_of_access(
                        PayAny(may=False, clicks=True),
                        AtRandom("trash", CORP, Reg("number"), by=CORP),
                        may=True,
                    )
                ),
            ),
        )
    ),
    subtypes="Run - Sabotage",
    cost=1,
    influence=4,
)
