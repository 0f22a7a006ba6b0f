"""Shaper cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

ENGOLO = program(
    "Engolo",
    "shaper",
    when(On("encounter"), GainSubtypes(("Code Gate",), ENCOUNTER, "subject"), cost=(Credits(2),), once_per_turn=True),
    breaks(1, "Code Gate"),
    boost(2, 4),
    subtypes="Icebreaker - Decoder",
    cost=5,
    strength=2,
    memory=2,
    influence=4,
)

LAAMB = program(
    "Laamb",
    "shaper",
    when(On("encounter"), GainSubtypes(("Barrier",), ENCOUNTER, "subject"), cost=(Credits(2),), once_per_turn=True),
    paid(Credits(2), Break(subtypes=("Barrier",), all=True)),
    boost(3, 6),
    subtypes="Icebreaker - Fracter",
    cost=4,
    strength=2,
    memory=2,
    influence=2,
)

TAKOBI = program(
    "Takobi",
    "shaper",
    when(On("all broken", by=MINE), Place(POWER, 1), may=True),
    paid(
        Tokens(POWER, 2),
        Target(Is((PROGRAM,), ("Icebreaker",), without=("AI",))),
        Adjust("strength", 3, ENCOUNTER, "targets"),
    ),
    cost=2,
    memory=1,
    influence=3,
    unique=True,
)

UPYA = program(
    "Upya",
    "shaper",
    success_on(RND, Place(POWER, 1), may=True),
    paid((Clicks(1), Tokens(POWER, 3)), GainClicks(2), once_per_turn=True),
    cost=0,
    memory=1,
    influence=3,
)

NYASHIA = program(
    "Nyashia",
    "shaper",
    when(INSTALL_THIS, Place(POWER, 3)),
    when(On("access begins", server=str(int(RND))), AccessMore(), cost=(Tokens(POWER),)),
    cost=2,
    memory=1,
    influence=3,
)

COMPILE = event(
    "Compile",
    "shaper",
    play(
        run_on(
            linked=(
                When(
                    On("encounter"),
                    (
                        Search(Is((PROGRAM,), zone="anywhere"), RUNNER, install=True, ignore=True, heap=True),
                        InstallFound(ignore=True),
                        If(
                            Found("installed"),
                            (
                                Delayed(
                                    When(On("run ends"), (Do("to deck bottom", "installed", whose=RUNNER),)),
                                    RUN,
                                ),
                            ),
                        ),
                    ),
                    may=True,
                    next_only=True,
                ),
            )
        )
    ),
    subtypes="Run",
    cost=2,
    influence=3,
)

MARATHON = event(
    "Marathon",
    "shaper",
    play(
        MakeRun(
            "remote",
            (
                When(
                    On("run ends", cause="successful"),
                    (AsOne((GainClicks(1), Replace(Instead("trash", (Do("to hand", THIS),)), duration=TURN))),),
                ),
            ),
        ),
        Forbid("run", TURN, there=True),
    ),
    subtypes="Run",
    cost=1,
    influence=5,
)

RECLAIM = resource(
    "Reclaim",
    "shaper",
    paid(
        (Clicks(1), TrashThis(), TrashCards(Is(zone=IN_HAND, side=RUNNER))),
        InstallOne(
            Either(
                Is((PROGRAM, HARDWARE), zone=IN_DISCARD, side=RUNNER),
                Is((RESOURCE,), ("Virtual",), zone=IN_DISCARD, side=RUNNER),
            )
        ),
    ),
    cost=0,
    influence=2,
)

GBAHALI = resource(
    "Gbahali",
    "shaper",
    paid(TrashThis(), Break(place="last")),
    subtypes="Virtual",
    cost=2,
    influence=1,
)

KONGAMATO = resource(
    "Kongamato",
    "shaper",
    paid(TrashThis(), Break(place="first")),
    subtypes="Virtual",
    cost=1,
    influence=1,
)

CYBERDELIA = hardware(
    "Cyberdelia",
    "shaper",
    memory(1),
    when(On("all broken"), Gain(1), first=True, may=True),
    subtypes="Chip",
    cost=3,
    influence=3,
)

FLAME_OUT = hardware(
    "Flame-out",
    "shaper",
    Host(Is((PROGRAM,), zone="anywhere"), 1),
    when(INSTALL_THIS, Place(CREDIT, 9)),
    CreditsFor(("use",), Is((PROGRAM,), hosted=True)),
    when(
        On("turn ends"),
        Do("trash", Is((PROGRAM,), hosted=True)),
        where=HappenedTo("used", THIS, cause="credits"),
    ),
    subtypes="Mod",
    cost=2,
    influence=3,
    unique=True,
)

BECAUSE_I_CAN = event(
    "Because I Can",
    "shaper",
    play(
        MakeRun(
            "remote",
            (
                if_successful(
                    instead_of_access(
                        Do("shuffle in", InAttackedServer(), CORP, whose=CORP),
                        may=True,
                    )
                ),
            ),
        )
    ),
    subtypes="Run",
    cost=0,
    influence=1,
)

GEBRSELASSIE = hardware(
    "Gebrselassie",
    "shaper",
    paid(
        Clicks(1),
        Target(
            NotHost(Is((PROGRAM,), ("Icebreaker",), without=("AI",))),
        ),
        HostThis(),
    ),
    Modify(
        "strength until the turn ends",
        1,
        HOST,
    ),
    subtypes="Mod",
    cost=1,
    influence=4,
    unique=True,
)

KABONESA_WU_NETSPACE_THRILLSEEKER = runner_identity(
    "Kabonesa Wu: Netspace Thrillseeker",
    "shaper",
    paid(
        Clicks(1),
        Search(
            Is((PROGRAM,), without=("Virus",), zone="anywhere"),
            RUNNER,
            install=True,
            discount=1,
        ),
        InstallFound(discount=1),
        If(
            Found("installed"),
            (
                Delayed(
                    When(
                        On("turn ends"),
                        (
                            Do(
                                "remove from game",
                                "installed",
                            ),
                        ),
                    ),
                    TURN,
                ),
            ),
        ),
    ),
    subtypes="G-mod",
    link=1,
    min_deck=45,
    influence_limit=15,
)
