"""Shaper cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

CREEPER = program(
    "Creeper",
    "shaper",
    cloud(),
    breaks(2, "Sentry"),
    boost(1, 1),
    subtypes="Icebreaker - Killer - Cloud",
    cost=5,
    strength=2,
    memory=1,
    influence=1,
)

DEEP_THOUGHT = program(
    "Deep Thought",
    "shaper",
    success_on(RND, Place(VIRUS, 1)),
    Grant(THIS, when(TURN_BEGINS, LookAtTop(1, CORP), may=True), AtLeast(Hosted(VIRUS), 3)),
    subtypes="Virus",
    cost=1,
    memory=1,
    influence=2,
)

SNOWBALL = program(
    "Snowball",
    "shaper",
    breaks(1, "Barrier"),
    boost(1, 1),
    when(On("broken", src_is_this=True), Adjust("strength", 1, RUN)),
    subtypes="Icebreaker - Fracter",
    cost=4,
    strength=1,
    memory=1,
    influence=2,
)

ZU_13_KEY_MASTER = program(
    "ZU.13 Key Master",
    "shaper",
    cloud(),
    breaks(1, "Code Gate"),
    boost(1, 1),
    subtypes="Icebreaker - Decoder - Cloud",
    cost=1,
    strength=1,
    memory=1,
    influence=2,
)

QUALITY_TIME = event("Quality Time", "shaper", play(Draw(5)), cost=3, influence=1)

REPLICATOR = hardware(
    "Replicator",
    "shaper",
    when(
        On("installed", by=MINE, what=Is((HARDWARE,))),
        Search(Is((HARDWARE,), zone="anywhere"), RUNNER, reveal=True, like="subject"),
        Do("to hand", "found", whose=RUNNER),
        may=True,
    ),
    cost=2,
    influence=2,
)

THE_HELPFUL_AI = resource(
    "The Helpful AI",
    "shaper",
    link(1),
    paid(TrashThis(), Target(Is((PROGRAM,), ("Icebreaker",))), Adjust("strength", 2, TURN, "targets")),
    subtypes="Connection - Link - Virtual",
    cost=2,
    influence=2,
    unique=True,
)

RND_INTERFACE = hardware(
    "R&D Interface",
    "shaper",
    Modify("access R&D", 1),
    cost=4,
    influence=2,
)

TEST_RUN = event(
    "Test Run",
    "shaper",
    play(
        Choose(
            (
                (
                    Search(Is((PROGRAM,), zone="anywhere"), RUNNER, install=True, ignore=True),
                    InstallFound(ignore=True),
                ),
                (InstallOne(Is((PROGRAM,), zone=IN_DISCARD, side=RUNNER), ignore=True),),
            ),
        ),
        If(
            Found("installed"),
            (
                Delayed(
                    When(
                        On("turn ends"),
                        (Do("to deck top", "installed", whose=RUNNER),),
                    ),
                    TURN,
                ),
            ),
        ),
    ),
    cost=3,
    influence=3,
)

NOTORIETY = event(
    "Notoriety",
    "shaper",
    play(AsAgenda(1, RUNNER), only=RanSuccessfully((HQ, RND, ARCHIVES))),
    cost=1,
    influence=1,
)

ALL_NIGHTER = resource("All-nighter", "shaper", paid((Clicks(1), TrashThis()), GainClicks(2)), cost=0, influence=2)

CHAOS_THEORY_WUNDERKIND = runner_identity(
    "Chaos Theory: Wünderkind", "shaper", memory(1), subtypes="G-mod", min_deck=40, influence_limit=15
)

DINOSAURUS = hardware(
    "Dinosaurus",
    "shaper",
    Host(
        Is((PROGRAM,), ("Icebreaker",), ("AI",), zone="anywhere"),
        1,
    ),
    Modify("memory exempt", 1, InstalledOnThis()),
    Modify("strength", 2, Is(subtypes=("Icebreaker",), hosted=True)),
    limit_one_console(),
    subtypes="Console",
    cost=5,
    influence=2,
    unique=True,
)

INDEXING = event(
    "Indexing",
    "shaper",
    play(
        run_on(
            RND,
            linked=(
                if_successful(
                    instead_of_access(
                        LookAtTop(5, CORP),
                        Arrange("looked"),
                        may=True,
                    )
                ),
            ),
        )
    ),
    subtypes="Run",
    cost=0,
    influence=3,
)

DEUS_X = program(
    "Deus X",
    "shaper",
    paid(TrashThis(), Break(subtypes=("AP",), all=True)),
    prevents(TrashThis(), ANY, NET, up_to=True),
    subtypes="Icebreaker",
    cost=3,
    strength=10,
    memory=1,
    influence=1,
)

PERSONAL_WORKSHOP = resource(
    "Personal Workshop",
    "shaper",
    paid(
        Clicks(1),
        Target(Is((PROGRAM, HARDWARE), zone=IN_HAND, side=RUNNER)),
        AsOne((HostCards(), Place(POWER, InstallCostOf("lodged"), "lodged"))),
    ),
    paid(
        Credits(1),
        Target(Is(hosted=True, tokens=POWER)),
        Remove(POWER, 1, "targets"),
    ),
    when(
        TURN_BEGINS,
        Target(Is(hosted=True, tokens=POWER)),
        Remove(POWER, 1, "targets"),
    ),
    While(
        AtLeast(Count(Is(hosted=True, bare=POWER)), 1),
        (
            InstallOne(
                Is(hosted=True, bare=POWER),
                ignore=True,
                forced=True,
            ),
        ),
    ),
    subtypes="Location",
    cost=1,
    influence=4,
)
