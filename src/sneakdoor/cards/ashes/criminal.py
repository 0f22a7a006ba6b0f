"""Criminal cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

AFTERIMAGE = program(
    "Afterimage",
    "criminal",
    when(
        On("encounter", what=Is((ICE,), ("Sentry",), zone="anywhere")),
        Bypass(),
        cost=(Credits(2, stealth=2),),
        once_per_turn=True,
    ),
    breaks(1, "Sentry", n=2, up_to=True),
    boost(Credits(1, stealth=1), 2),
    subtypes="Icebreaker - Killer",
    cost=4,
    strength=2,
    memory=1,
    influence=3,
)

BUKHGALTER = program(
    "Bukhgalter",
    "criminal",
    breaks(1, "Sentry"),
    boost(1, 1),
    when(AllBroken(), Gain(2), first=True),
    subtypes="Icebreaker - Killer",
    cost=3,
    strength=1,
    memory=1,
    influence=4,
)

MAKLER = program(
    "Makler",
    "criminal",
    breaks(2, "Barrier", n=2, up_to=True),
    boost(2, 2),
    when(AllBroken(), Gain(1), first=True),
    subtypes="Icebreaker - Fracter",
    cost=5,
    strength=2,
    memory=1,
    influence=2,
)

BLUEBERRY_DIESEL = event(
    "Blueberry!™ Diesel",
    "criminal",
    play(
        LookAtTop(2, RUNNER),
        TakeFrom("looked", "sunk", most=1),
        Do("to deck bottom", "sunk", whose=RUNNER),
        Draw(2),
    ),
    cost=0,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class IcePassed(Amount):
    """How many pieces of ice were passed in the run of this card, including those that are gone (CR 6.6.1)."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        passed: set[int] = set()
        for one in s.journal.since(s.marks[0]):
            if one.kind == "run begins" and one.src == src:
                passed.clear()
            elif one.kind == "passed":
                passed.add(one.ref)
        return len(passed)

    def say(self) -> str:
        return "piece of ice passed during that run"


BRAVADO = event(
    "Bravado",
    "criminal",
    play(
        MakeRun(
            guard=Is((ICE,)),
            linked=(
                When(
                    On("run ends"),
                    (AsOne((Gain(6), Gain(Each(1, IcePassed())))),),
                ),
            ),
        )
    ),
    subtypes="Run",
    cost=3,
    influence=3,
)


@dataclass(frozen=True, slots=True)
class EncounteredBefore(Cards):
    """The ice encountered last in the previous run that the source made."""

    def all(self, s: State, src: int) -> list[int]:
        runs: list[list[int]] = []
        for one in s.journal.since(s.marks[0]):
            if one.kind == "run begins" and one.src == src:
                runs.append([])
            elif one.kind == "encounter" and runs:
                runs[-1] = [one.cid] if s.ref[one.cid] == one.ref else []
        return runs[-2] if len(runs) > 1 else []

    def say(self) -> str:
        return "the piece of ice encountered last in the run before"


ALWAYS_HAVE_A_BACKUP_PLAN = event(
    "Always Have a Backup Plan",
    "criminal",
    play(
        run_on(
            linked=(
                When(
                    On("run ends", cause="unsuccessful"),
                    (
                        MakeRun(
                            linked=(When(On("encounter", what=EncounteredBefore()), (Bypass(),)),),
                            again=True,
                            same=True,
                        ),
                    ),
                    may=True,
                ),
            )
        )
    ),
    subtypes="Run",
    cost=2,
    influence=3,
)

PENUMBRAL_TOOLKIT = resource(
    "Penumbral Toolkit",
    "criminal",
    Modify("install cost", -2, THIS, only=RanSuccessfully((HQ,))),
    *loaded(CREDIT, 4),
    CreditsFor(("any",), only=DuringRun()),
    subtypes="Stealth - Virtual",
    cost=2,
    influence=2,
)

THE_BACK = resource(
    "The Back",
    "criminal",
    when(On("used", by=MINE, what=Is((HARDWARE,)), in_run=True), Place(POWER, 1), first=True),
    paid(
        (Clicks(1), RemoveThis()),
        DoToChosen(
            "shuffle in",
            HasTrashAbility(Is(zone=IN_DISCARD, side=RUNNER)),
            Each(2, Hosted(POWER)),
            up_to=True,
        ),
    ),
    subtypes="Job - Location",
    cost=1,
    influence=4,
    unique=True,
)

BAKLAN_BOCHKIN = resource(
    "“Baklan” Bochkin",
    "criminal",
    when(On("encounter"), Place(POWER, 1), first=True, each_run=True),
    paid(
        TrashThis(),
        If(StrengthAtMost(ENCOUNTERED, Hosted(POWER)), (Do("derez", ENCOUNTERED),)),
        Tag(1, take=True),
    ),
    subtypes="Connection",
    cost=2,
    influence=3,
    unique=True,
)

_FIRST_OF_AZ = Either(Is((RESOURCE,), ("Job", "Connection"), zone="anywhere"), Is((HARDWARE,), zone="anywhere"))

AZ_MCCAFFREY_MECHANICAL_PRODIGY = runner_identity(
    "Az McCaffrey: Mechanical Prodigy",
    "criminal",
    Modify("install cost", -1, _FIRST_OF_AZ, Not(HappenedTo("installed", _FIRST_OF_AZ))),
    subtypes="Cyborg",
    link=1,
    min_deck=45,
    influence_limit=15,
)

BOOMERANG = hardware(
    "Boomerang",
    "criminal",
    when(INSTALL_THIS, Target(Is((ICE,))), Remember()),
    paid(
        TrashThis(),
        Break(2, up_to=True),
        Delayed(
            When(
                On("run ends", cause="successful"),
                (DoToChosen("shuffle in", Is(zone=IN_DISCARD, side=RUNNER, copy=True)),),
                may=True,
            ),
            RUN,
        ),
        only=Encountering(Remembered()),
    ),
    cost=2,
    influence=2,
    unique=True,
)

MU_SAFECRACKER = hardware(
    "Mu Safecracker",
    "criminal",
    success_on(HQ, Adjust("access HQ", 1, RUN, None), cost=(Credits(1, stealth=1),)),
    success_on(RND, Adjust("access R&D", 1, RUN, None), cost=(Credits(2, stealth=2),)),
    cost=2,
    influence=3,
    unique=True,
)

PROGNOSTIC_Q_LOOP = hardware(
    "Prognostic Q-Loop",
    "criminal",
    when(On("run begins"), LookAtTop(2, RUNNER), first=True, may=True),
    paid(
        Credits(1),
        LookAtTop(1, RUNNER, reveal=True, into="found"),
        If(Fits(Is((PROGRAM, HARDWARE), zone="anywhere"), "found"), (InstallOne("found", optional=True),)),
        once_per_turn=True,
    ),
    subtypes="Chip",
    cost=1,
    influence=3,
    unique=True,
)

SWIFT = hardware(
    "Swift",
    "criminal",
    memory(1),
    when(On("played", by=MINE, what=Is((EVENT,), ("Run",), zone="anywhere")), GainClicks(1), first=True),
    limit_one_console(),
    subtypes="Console - Vehicle",
    cost=2,
    influence=2,
    unique=True,
)

LUCKY_CHARM = hardware(
    "Lucky Charm",
    "criminal",
    paid(RemoveThis(), Prevent("end the run", by=CORP), only=RanSuccessfully((HQ,))),
    subtypes="Chip",
    cost=1,
    influence=2,
    unique=True,
)

MASTERWORK_V37 = hardware(
    "Masterwork (v37)",
    "criminal",
    memory(1),
    when(On("installed", by=MINE, what=Is((HARDWARE,))), Draw(1), first=True),
    when(On("run begins"), InstallOne(Is((HARDWARE,), zone=IN_HAND, side=RUNNER), discount=-1), may=True),
    limit_one_console(),
    subtypes="Console",
    cost=2,
    influence=4,
    unique=True,
)

THE_CLASS_ACT = resource(
    "The Class Act",
    "criminal",
    when(
        On("turn ends"),
        Draw(4),
        where=HappenedTo("installed", THIS),
    ),
    When(
        On("would draw", by=MINE),
        (
            LookAtTop(Expected("draw", 1), RUNNER),
            TakeFrom("looked", "sunk", "rest", n=1),
            Do("to deck bottom", "sunk", whose=RUNNER),
        ),
        first=True,
    ),
    subtypes="Connection - Ritzy",
    cost=4,
    influence=5,
    unique=True,
)

FLIP_SWITCH = hardware(
    "Flip Switch",
    "criminal",
    Cannot("use", THIS, ActiveTurn(CORP)),
    paid(TrashThis(), JackOut()),
    paid(TrashThis(), RemoveTag(1)),
    Paid(
        (TrashThis(),),
        (ChangeImminent("trace", to=0),),
    ),
    cost=1,
    influence=1,
)
