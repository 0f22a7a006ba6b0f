"""Shaper cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

MAVEN = program(
    "Maven",
    "shaper",
    strength_per(Each(1, Count(Is((PROGRAM,))))),
    breaks(2),
    subtypes="Icebreaker - AI",
    cost=5,
    strength=0,
    memory=2,
    influence=3,
)

NANOTK = program(
    "Na'Not'K",
    "shaper",
    strength_per(Each(1, Count(ProtectingAttacked()))),
    breaks(1, "Sentry"),
    boost(3, 2),
    subtypes="Icebreaker - Killer",
    cost=4,
    strength=1,
    memory=1,
    influence=1,
)

CUSTOMIZED_SECRETARY = program(
    "Customized Secretary",
    "shaper",
    when(
        INSTALL_THIS,
        LookAtTop(5, RUNNER, reveal=True),
        Sort(Is((PROGRAM,), zone="anywhere"), "looked", "programs"),
        TakeFrom("programs", "kept"),
        HostCards("kept"),
        ShuffleDeck(RUNNER),
    ),
    paid(Clicks(1), InstallOne(Is((PROGRAM,), hosted=True))),
    cost=2,
    memory=1,
    influence=2,
)

MASS_DRIVER = program(
    "Mass-Driver",
    "shaper",
    when(AllBroken(), NextEncounter(Body((SkipSubroutines(3),)))),
    breaks(2, "Code Gate"),
    boost(1, 1),
    subtypes="Icebreaker - Decoder",
    cost=8,
    strength=1,
    memory=2,
    influence=3,
)

LEAN_AND_MEAN = event(
    "Lean and Mean",
    "shaper",
    play(
        run_on(
            linked=(
                Body(
                    (
                        If(
                            AtMost(Count(Is((PROGRAM,))), 3),
                            (Lasting(Modify("strength", 2, Is((PROGRAM,), ("Icebreaker",))), RUN),),
                        ),
                    )
                ),
            )
        )
    ),
    subtypes="Run",
    cost=2,
    influence=1,
)

RESHAPE = event(
    "Reshape",
    "shaper",
    play(Target(Is((ICE,), rezzed=False), 2), SwapIce()),
    cost=3,
    influence=4,
)

DIANAS_HUNT = event(
    "Diana's Hunt",
    "shaper",
    play(
        run_on(
            linked=(
                When(
                    On("encounter"),
                    (InstallOne(Is((PROGRAM,), zone=IN_HAND, side=RUNNER), ignore=True, optional=True),),
                ),
                When(On("run ends"), (Do("trash", InItsRun("installed", Is((PROGRAM,)), own=True)),)),
            )
        )
    ),
    subtypes="Run",
    cost=4,
    influence=4,
)

BIO_MODELED_NETWORK = resource(
    "Bio-Modeled Network",
    "shaper",
    paid(TrashThis(), Prevent("damage", what=(NET,), but=1)),
    subtypes="Virtual",
    cost=1,
    influence=2,
)

DUMMY_BOX = resource(
    "Dummy Box",
    "shaper",
    *(
        paid(
            TrashCards(Is((kind,), zone=IN_HAND, side=RUNNER)),
            Prevent("trash", on=Is((kind,)), by=CORP),
        )
        for kind in (PROGRAM, HARDWARE, RESOURCE)
    ),
    subtypes="Virtual",
    cost=1,
    influence=2,
)

DEDICATED_PROCESSOR = hardware(
    "Dedicated Processor",
    "shaper",
    InstallOnly(Is((PROGRAM,), ("Icebreaker",), without=("AI",))),
    Grant(HOST, boost(2, 4)),
    subtypes="Mod",
    cost=2,
    influence=3,
)

DAREDEVIL = hardware(
    "Daredevil",
    "shaper",
    memory(2),
    when(On("run begins", ice=2), Draw(2), first=True),
    limit_one_console(),
    subtypes="Console",
    cost=5,
    influence=1,
    unique=True,
)

NETWORK_EXCHANGE = resource(
    "Network Exchange",
    "shaper",
    Modify("install cost of outer ice", 1),
    subtypes="Virtual",
    cost=2,
    influence=2,
)

INVERSIFICATOR = program(
    "Inversificator",
    "shaper",
    when(
        On(
            "passed",
            what=FullyBroken(),
        ),
        Swap("subject", Is((ICE,))),
        may=True,
        first=True,
    ),
    breaks(1, "Code Gate"),
    boost(1, 1),
    subtypes="Icebreaker - Decoder",
    cost=6,
    strength=2,
    memory=1,
    influence=3,
)

ADJUSTED_MATRIX = hardware(
    "Adjusted Matrix",
    "shaper",
    InstallOnly(Is((PROGRAM,), ("Icebreaker",))),
    Subtype("AI", 1, HOST),
    Grant(
        HOST,
        Permit(
            "break",
            (Clicks(1),),
            (Break(1),),
            RUNNER,
        ),
    ),
    subtypes="Mod",
    cost=5,
    influence=2,
)

SYSTEM_SEIZURE = event(
    "System Seizure",
    "shaper",
    current(RUNNER),
    When(
        On(
            "would strengthen",
            by=MINE,
            what=Is(subtypes=("Icebreaker",)),
        ),
        (
            Adjust(
                "strength until the turn ends",
                1,
                RUN,
                "subject",
            ),
        ),
        first=True,
    ),
    subtypes="Current",
    cost=0,
    influence=1,
)
