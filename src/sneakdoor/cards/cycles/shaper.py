"""Shaper cards of the cycles and expansions."""

from sneakdoor.cards.vocabulary import *

FEEDBACK_FILTER = hardware(
    "Feedback Filter",
    "shaper",
    prevents(Credits(3), 1, NET),
    prevents(TrashThis(), 2, BRAIN, up_to=True),
    subtypes="Gear",
    cost=2,
    influence=1,
)

DHEGDHEER = program(
    "Dhegdheer",
    "shaper",
    Host(Is((PROGRAM,), zone="anywhere"), 1),
    Modify("install cost", -1, InstalledOnThis()),
    Modify("memory exempt", 1, InstalledOnThis()),
    subtypes="Daemon",
    cost=2,
    memory=0,
    influence=2,
)

CLONE_CHIP = hardware(
    "Clone Chip",
    "shaper",
    paid(TrashThis(), InstallOne(Is((PROGRAM,), zone=IN_DISCARD, side=RUNNER))),
    subtypes="Chip",
    cost=1,
    influence=2,
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

SELF_MODIFYING_CODE = program(
    "Self-modifying Code",
    "shaper",
    paid(
        (Credits(2), TrashThis()),
        Search(Is((PROGRAM,), zone="anywhere"), RUNNER, install=True),
        InstallFound(),
    ),
    cost=0,
    memory=2,
    influence=3,
)


@dataclass(frozen=True, slots=True)
class ExtraTurn(Instruction):
    """Take another turn after this one (CR 5.1.3: then the order goes on)."""

    def run(self, s: State, f: Resolving) -> None:
        for frame in s.stack:
            if isinstance(frame, Turns):
                frame.extra = (*frame.extra, f.side)

    def say(self) -> str:
        return "take another turn after this one"


ENCORE = event(
    "Encore",
    "shaper",
    play(ExtraTurn(), only=RanSuccessfully((HQ, RND, ARCHIVES))),
    remove_instead_of_trashing(),
    cost=0,
    influence=4,
)

JESMINDER_SAREEN_GIRL_BEHIND_THE_CURTAIN = runner_identity(
    "Jesminder Sareen: Girl Behind the Curtain",
    "shaper",
    When(
        On("would tag"),
        (Prevent("tag", 1),),
        first=True,
        each_run=True,
    ),
    subtypes="Natural",
    min_deck=45,
    influence_limit=15,
)

LEPRECHAUN = program(
    "Leprechaun",
    "shaper",
    Host(Is((PROGRAM,), zone="anywhere"), 2),
    Modify("memory exempt", 1, InstalledOnThis()),
    subtypes="Daemon",
    cost=2,
    memory=1,
    influence=2,
)

EGRET = program(
    "Egret",
    "shaper",
    InstallOnly(Is((ICE,), rezzed=True)),
    Subtype("Sentry", 1, HOST, also=("Code Gate", "Barrier")),
    cost=2,
    memory=1,
    influence=2,
)

STUDY_GUIDE = program(
    "Study Guide",
    "shaper",
    strength_per(Each(1, Hosted(POWER))),
    breaks(1, "Code Gate"),
    paid(Credits(2), Place(POWER, 1)),
    subtypes="Icebreaker - Decoder",
    cost=3,
    strength=0,
    memory=1,
    influence=4,
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

ARTIST_COLONY = resource(
    "Artist Colony",
    "shaper",
    paid(
        Forfeit(),
        Search(Is(zone="anywhere"), RUNNER, install=True),
        InstallFound(),
    ),
    subtypes="Location",
    cost=0,
    influence=3,
)

FILM_CRITIC = resource(
    "Film Critic",
    "shaper",
    when(
        On("accessed", what=Is((AGENDA,), zone="anywhere")),
        If(
            AtMost(Count(Is((AGENDA,), hosted=True)), 0),
            (HostCards("subject"),),
        ),
        may=True,
    ),
    paid(Clicks(2), AddToScoreArea(Is((AGENDA,), hosted=True), RUNNER)),
    subtypes="Connection",
    cost=1,
    influence=1,
)

LLDS_ENERGY_REGULATOR = program(
    "LLDS Energy Regulator",
    "shaper",
    *(
        Paid(
            (cost,),
            (Prevent("trash", on=Is((HARDWARE,))),),
        )
        for cost in (Credits(3), TrashThis())
    ),
    cost=0,
    memory=1,
    influence=1,
)

ASTROLABE = hardware(
    "Astrolabe",
    "shaper",
    memory(1),
    when(On("server created", by=THEIRS), Draw(1)),
    limit_one_console(),
    subtypes="Console",
    cost=1,
    influence=2,
    unique=True,
)


@dataclass(frozen=True, slots=True)
class PoolEmpty(Condition):
    """A side has no credits in its pool, for the first time this turn (CR 9.6.2c)."""

    side: int

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return not pool(s, self.side) and once_this_turn(s, "no credits", self.side)

    def say(self) -> str:
        return f"{SIDE_NAMES[self.side]}'s credit pool is empty for the first time in a turn"


ORDER_OF_SOL = resource(
    "Order of Sol",
    "shaper",
    While(PoolEmpty(RUNNER), (Gain(1),)),
    subtypes="Location",
    cost=2,
    influence=1,
    unique=True,
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

LAGUNA_VELASCO_DISTRICT = resource(
    "Laguna Velasco District",
    "shaper",
    When(
        On("would draw", by=MINE, cause="basic action"),
        (ChangeImminent("draw", 1),),
    ),
    subtypes="Location - Ritzy",
    cost=5,
    influence=2,
    unique=True,
)

COLD_READ = event(
    "Cold Read",
    "shaper",
    play(
        AsOne(
            (
                Place(CREDIT, 4),
                MakeRun(
                    linked=(
                        When(
                            On("run ends"),
                            (
                                DoToChosen(
                                    "trash",
                                    InItsRun(
                                        "used",
                                        Is((PROGRAM,)),
                                    ),
                                    unpreventable=True,
                                ),
                            ),
                        ),
                    )
                ),
            )
        ),
    ),
    CreditsFor(("any",), only=DuringRun()),
    subtypes="Run - Stealth",
    cost=0,
    influence=1,
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

SCAVENGE = event(
    "Scavenge",
    "shaper",
    play(
        Target(Is((PROGRAM,))),
        Do("trash", "targets", into="trashed", follow=True),
        If(
            Done("trashed"),
            (
                InstallOne(
                    Either(
                        Is((PROGRAM,), zone=IN_HAND, side=RUNNER),
                        Is((PROGRAM,), zone=IN_DISCARD, side=RUNNER),
                    ),
                    discount=InstallCostOf("trashed"),
                ),
            ),
        ),
    ),
    cost=0,
    influence=2,
)

ADJUSTED_MATRIX = hardware(
    "Adjusted Matrix",
    "shaper",
    InstallOnly(Is((PROGRAM,), ("Icebreaker",))),
    Subtype("AI", 1, HOST),
    Grant(
        HOST,
        Permit(
            "6.9.3b",
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
            Change(
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
