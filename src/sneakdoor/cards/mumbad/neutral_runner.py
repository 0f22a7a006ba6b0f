"""Neutral Runner cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

FREEDOM_THROUGH_EQUALITY = event(
    '"Freedom Through Equality"',
    "neutral_runner",
    current(RUNNER),
    when(On("stolen"), AsAgenda(1, RUNNER)),
    subtypes="Current",
    cost=3,
    influence=0,
)

AKSHARA_SAREEN = resource(
    "Akshara Sareen",
    "neutral_runner",
    Modify("clicks", 1),
    Modify("corp clicks", 1),
    subtypes="Connection",
    cost=0,
    influence=0,
    unique=True,
)

CHATTERJEE_UNIVERSITY = resource(
    "Chatterjee University",
    "neutral_runner",
    paid(Clicks(1), Place(POWER, 1)),
    paid(
        Clicks(1),
        InstallOne(Is((PROGRAM,), zone=IN_HAND, side=RUNNER), discount=Each(1, Hosted(POWER))),
        Remove(POWER, 1),
    ),
    subtypes="Location - Ritzy",
    cost=1,
    influence=0,
    unique=True,
)

THE_TURNING_WHEEL = resource(
    "The Turning Wheel",
    "neutral_runner",
    *(
        when(On("run ends", server=str(int(server))), Place(POWER, 1), where=Not(InThatRun("stolen")))
        for server in (HQ, RND)
    ),
    paid(
        Tokens(POWER, 2),
        Choose(((Adjust("access HQ", 1, RUN, None),), (Adjust("access R&D", 1, RUN, None),))),
        only=DuringRun(),
    ),
    subtypes="Virtual",
    cost=2,
    influence=1,
    unique=True,
)

BAZAAR = resource(
    "Bazaar",
    "neutral_runner",
    when(
        On("installed", by=MINE, what=InstalledFromHand(Is((HARDWARE,)))),
        InstallOne(CopyOf("subject", Is(zone=IN_HAND, side=RUNNER), other=True)),
        may=True,
    ),
    subtypes="Location - Ritzy",
    cost=1,
    influence=0,
)

COUNCILMAN = resource(
    "Councilman",
    "neutral_runner",
    when(
        On("rezzed", what=Is((ASSET, UPGRADE))),
        Do("derez", "subject"),
        Forbid("rez", TURN, on="subject"),
        cost=(Credits(RezCostOf("subject")), TrashThis()),
    ),
    subtypes="Connection",
    cost=0,
    influence=0,
)

SPORTS_HOPPER = hardware(
    "Sports Hopper",
    "neutral_runner",
    link(1),
    paid(TrashThis(), Draw(3)),
    subtypes="Vehicle",
    cost=3,
    influence=0,
)

POPULIST_RALLY = event(
    "Populist Rally",
    "neutral_runner",
    play(
        Adjust("corp clicks", -1, NEXT_TURN, on=None),
        only=AtLeast(Count(Is(subtypes=("Seedy",), side=RUNNER)), 1),
    ),
    cost=2,
    influence=0,
)

GURU_DAVINDER = resource(
    "Guru Davinder",
    "neutral_runner",
    Prevents("damage", what=(NET, MEAT)),
    when(
        On("prevented", src_is_this=True, causes=(NET, MEAT)),
        Pays((Credits(4),), otherwise=(Do("trash", THIS),)),
    ),
    subtypes="Connection",
    cost=1,
    influence=1,
    unique=True,
)

CORPORATE_SCANDAL = event(
    "Corporate Scandal",
    "neutral_runner",
    current(RUNNER),
    considered("bad publicity"),
    subtypes="Current",
    cost=3,
    influence=1,
)

REBIRTH = event(
    "Rebirth",
    "neutral_runner",
    play(
        Target(OtherIdentities(RUNNER)),
        SwitchIdentity(),
    ),
    remove_instead_of_trashing(),
    limit_per_deck(1),
    cost=0,
    influence=1,
)

RIGGED_RESULTS = event(
    "Rigged Results",
    "neutral_runner",
    play(
        StartPsi(guesses=True),
        If(
            DifferentBids(guessed=True),
            (
                Target(Is((ICE,))),
                MakeRun(
                    linked=(
                        Body(
                            (
                                Delayed(
                                    When(
                                        On("encounter"),
                                        (Bypass(),),
                                        next_only=True,
                                    ),
                                    RUN,
                                    about="targets",
                                ),
                            )
                        ),
                    ),
                    protected="targets",
                ),
            ),
        ),
    ),
    cost=0,
    influence=1,
)
