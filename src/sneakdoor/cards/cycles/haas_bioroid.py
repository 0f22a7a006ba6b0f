"""Haas-Bioroid cards of the cycles and expansions."""

from sneakdoor.cards.vocabulary import *


@dataclass(frozen=True, slots=True)
class FirstRunOf(Condition):
    """The Runner has not yet made a run with the basic action this turn."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return s.active == RUNNER and not any(
            one.kind == "action" and one.cause == "run" for one in s.journal.since(s.marks[0])
        )

    def say(self) -> str:
        return "if it is the Runner's turn, and until the Runner has taken the basic action to run"


ENHANCED_LOGIN_PROTOCOL = operation(
    "Enhanced Login Protocol",
    "haas_bioroid",
    current(CORP),
    ExtraCost(
        "basic run",
        (Clicks(1),),
        only=FirstRunOf(),
    ),
    subtypes="Current",
    cost=2,
    influence=2,
)

DEFECTIVE_BRAINCHIPS = operation(
    "Defective Brainchips",
    "haas_bioroid",
    current(CORP),
    When(
        On("would damage", cause=BRAIN),
        (ChangeImminent("damage", 1, (BRAIN,)),),
        first=True,
    ),
    subtypes="Current",
    cost=2,
    influence=1,
)

GIORDANO_MEMORIAL_FIELD = upgrade(
    "Giordano Memorial Field",
    "haas_bioroid",
    when(
        SUCCESS_HERE,
        Pays(
            (Credits(Each(2, Count(Is(zone=IN_SCORE, side=RUNNER)))),),
            otherwise=(EndRun(),),
            by=RUNNER,
        ),
    ),
    subtypes="Facility",
    cost=3,
    trash=3,
    influence=2,
    unique=True,
)

RUHR_VALLEY = upgrade(
    "Ruhr Valley",
    "haas_bioroid",
    ExtraCost("run", (Clicks(1),), here=True),
    limit_one_region(),
    subtypes="Region",
    cost=6,
    trash=4,
    influence=3,
)

HEINLEIN_GRID = upgrade(
    "Heinlein Grid",
    "haas_bioroid",
    when(
        On("clicks spent", by=RUNNER, also="clicks lost"),
        Lose(CreditsOf(RUNNER), RUNNER),
        where=DuringRun(here=True),
    ),
    limit_one_region(),
    subtypes="Region",
    cost=3,
    trash=3,
    influence=2,
)

HOWLER = ice(
    "Howler",
    "haas_bioroid",
    sub(
        May(
            (
                InstallIce(
                    Either(
                        Is((ICE,), ("Bioroid",), zone=IN_HAND, side=CORP),
                        Is((ICE,), ("Bioroid",), zone=IN_DISCARD, side=CORP),
                    ),
                    behind=True,
                    rezzed=True,
                ),
                If(
                    Found("installed"),
                    (
                        Delayed(
                            When(
                                On("run ends"),
                                (
                                    AsOne(
                                        (
                                            Do("derez", "installed"),
                                            Do("trash", THIS),
                                        )
                                    ),
                                ),
                                next_only=True,
                            )
                        ),
                    ),
                ),
            )
        )
    ),
    subtypes="Trap",
    cost=1,
    strength=0,
    influence=1,
)

NEXT_DESIGN_GUARDING_THE_NET = corp_identity(
    "NEXT Design: Guarding the Net",
    "haas_bioroid",
    AtStart(
        (
            InstallOne(
                Is((ICE,), zone=IN_HAND, side=CORP),
                optional=True,
                n=3,
                where=WITHOUT_ICE,
            ),
            Draw(UpTo(5, HandOf(CORP))),
        ),
        "1.6.7a",
    ),
    subtypes="Division",
    min_deck=45,
    influence_limit=12,
)

CLONE_SUFFRAGE_MOVEMENT = asset(
    "Clone Suffrage Movement",
    "haas_bioroid",
    when(
        TURN_BEGINS,
        If(
            AtMost(Count(Is((ICE,), protecting=True)), 0),
            (DoToChosen("to hand", Is((OPERATION,), zone=IN_DISCARD, side=CORP)),),
        ),
        may=True,
    ),
    subtypes="Political",
    cost=1,
    trash=2,
    influence=2,
)

_PAY_OR_TRASH = Choose(((PayIt((Credits(2),), RUNNER),), (DoToChosen("trash", Is(side=RUNNER), by=RUNNER),)), by=RUNNER)

FAIRCHILD_20 = ice(
    "Fairchild 2.0",
    "haas_bioroid",
    bioroid(2, clicks=2),
    sub(_PAY_OR_TRASH),
    sub(_PAY_OR_TRASH),
    sub(Damage(1, BRAIN)),
    subtypes="Code Gate - Bioroid - AP",
    cost=4,
    strength=3,
    influence=2,
)

WARROID_TRACKER = upgrade(
    "Warroid Tracker",
    "haas_bioroid",
    When(
        On(
            "trashed",
            by=RUNNER,
            what=Either(THIS, InOrProtecting()),
        ),
        trace(4, DoToChosen("trash", Is(side=RUNNER), 2, by=RUNNER)),
        per_batch=True,
    ),
    subtypes="Bioroid",
    cost=2,
    trash=4,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class ProtectedRemotes(Amount):
    """Remote servers with at least one card in and one piece of ice protecting them."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return sum(1 for server in s.ice if server not in CENTRALS and s.ice[server] and s.root[server])

    def say(self) -> str:
        return "remote server that has a card in it and ice protecting it"


FULLY_OPERATIONAL = operation(
    "Fully Operational",
    "haas_bioroid",
    play(Choose(((Gain(2),), (Draw(2),))), Repeat(times=ProtectedRemotes())),
    cost=1,
    influence=3,
)

ARCHITECT = ice(
    "Architect",
    "haas_bioroid",
    Cannot("trash", on=THIS),
    sub(LookAtTop(5, CORP), InstallOne("looked", ignore=True, optional=True)),
    sub(InstallOne(Either(Is(zone=IN_HAND, side=CORP), Is(zone=IN_DISCARD, side=CORP)), optional=True)),
    subtypes="Sentry",
    cost=4,
    strength=3,
    influence=2,
)

MIRRORMORPH_ENDLESS_ITERATION = corp_identity(
    "MirrorMorph: Endless Iteration",
    "haas_bioroid",
    when(
        On("action complete", by=MINE),
        Choose(((Gain(1),), (TakeAction(1, different=True),))),
        where=DifferentActions(3, CORP),
        may=True,
    ),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

LATERAL_GROWTH = operation(
    "Lateral Growth",
    "haas_bioroid",
    play(Gain(4), InstallOne(Is(zone=IN_HAND, side=CORP), optional=True)),
    subtypes="Transaction",
    cost=2,
    influence=2,
)

MALIA_Z0L0K4 = asset(
    "Malia Z0L0K4",
    "haas_bioroid",
    when(
        REZ_THIS,
        Target(Is((RESOURCE,), without=("Virtual",))),
        Remember(),
    ),
    Blank(Remembered()),
    subtypes="Bioroid",
    cost=1,
    trash=3,
    influence=1,
    unique=True,
)

STOLEN = Count(Is((AGENDA,), zone=IN_SCORE, side=RUNNER))

FAST_BREAK = operation(
    "Fast Break",
    "haas_bioroid",
    play(
        Gain(Each(1, STOLEN)),
        ChooseNumber(STOLEN),
        Draw(Reg("number")),
        InstallOne(
            Is(zone=IN_HAND, side=CORP),
            optional=True,
            n=STOLEN,
            where=ONE_REMOTE,
        ),
    ),
    cost=4,
    influence=3,
)

THE_FOUNDRY_REFINING_THE_PROCESS = corp_identity(
    "The Foundry: Refining the Process",
    "haas_bioroid",
    when(
        On("rezzed", what=Is((ICE,))),
        Search(Is((ICE,), zone="anywhere"), CORP, reveal=True, like="subject"),
        Do("to hand", "found", whose=CORP),
        first=True,
        may=True,
    ),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

_COUNTING_DOWN = AtLeast(Hosted(AGENDA_TOKEN), 1)

PROJECT_VACHERON = agenda(
    "Project Vacheron",
    "haas_bioroid",
    ScoredWith(
        RUNNER,
        AGENDA_TOKEN,
        4,
        not_from=DISCARD,
    ),
    WhileStolen(
        (
            Modify("agenda points", 0, THIS, only=_COUNTING_DOWN, op=SET),
            When(
                On("turn begins", by=RUNNER),
                (Remove(AGENDA_TOKEN),),
                where=_COUNTING_DOWN,
                zone=int(IN_SCORE_ZONE),
            ),
        ),
    ),
    subtypes="Research",
    advancement=5,
    points=3,
)

JINJA_CITY_GRID = upgrade(
    "Jinja City Grid",
    "haas_bioroid",
    When(
        On("would draw card", by=MINE),
        (
            LookAt(),
            If(
                Fits(Is((ICE,), zone="anywhere")),
                (
                    May(
                        (
                            RevealCards("subject"),
                            InsteadOfAdding(
                                Body(
                                    (InstallFound("subject", discount=4, where=HERE),),
                                )
                            ),
                        )
                    ),
                ),
            ),
        ),
    ),
    limit_one_region(),
    subtypes="Region",
    cost=1,
    trash=5,
    influence=2,
)

EXECUTIVE_FUNCTIONING = ice(
    "Executive Functioning",
    "haas_bioroid",
    Sub(trace(4, Damage(1, BRAIN))),
    subtypes="Code Gate - AP - Tracer",
    cost=2,
    strength=1,
    influence=3,
)

HOLMEGAARD = ice(
    "Holmegaard",
    "haas_bioroid",
    Sub(trace(4, Forbid("access", RUN))),
    sub(DoToChosen("trash", Is((PROGRAM,), ("Icebreaker",)))),
    subtypes="Sentry - Tracer - Destroyer",
    cost=7,
    strength=5,
    influence=2,
)

NERINE_20 = ice(
    "Nerine 2.0",
    "haas_bioroid",
    bioroid(2, clicks=2),
    sub(Damage(1, BRAIN), May((Draw(1),))),
    sub(Damage(1, BRAIN), May((Draw(1),))),
    subtypes="Code Gate - Bioroid - AP",
    cost=6,
    strength=4,
    influence=3,
)

NEXT_OPAL = ice(
    "NEXT Opal",
    "haas_bioroid",
    Sub(
        (InstallOne(Is(zone=IN_HAND, side=CORP), optional=True),),
        times=Each(1, Count(Is((ICE,), ("NEXT",), rezzed=True))),
    ),
    subtypes="Code Gate - Observer - NEXT",
    cost=4,
    strength=3,
    influence=1,
)

DIRECTOR_HAAS = asset(
    "Director Haas",
    "haas_bioroid",
    Modify("corp clicks", 1),
    When(
        On("trashed", what=THIS, accessing=True),
        (AsAgenda(2, RUNNER),),
    ),
    subtypes="Executive",
    cost=3,
    trash=5,
    influence=5,
    unique=True,
)

KILL_SWITCH = operation(
    "Kill Switch",
    "haas_bioroid",
    current(CORP),
    agendas_revealed(),
    When(
        On("accessed", what=Is((AGENDA,), zone="anywhere"), also="scored"),
        trace(3, Damage(1, BRAIN)),
    ),
    subtypes="Current",
    cost=1,
    influence=5,
)

ULTRAVIOLET_CLEARANCE = operation(
    "Ultraviolet Clearance",
    "haas_bioroid",
    triple(),
    play(AsOne((Gain(10), Draw(4))), InstallOne(Is(zone=IN_HAND, side=CORP), optional=True)),
    subtypes="Transaction - Triple",
    cost=6,
    influence=4,
)

BIOROID_WORK_CREW = asset(
    "Bioroid Work Crew",
    "haas_bioroid",
    paid(
        TrashThis(),
        InstallOne(Is(zone=IN_HAND, side=CORP)),
        only=NextWindow(On("resolved", by=CORP)),
    ),
    subtypes="Bioroid",
    cost=2,
    trash=4,
    influence=4,
)

TYRS_HAND = upgrade(
    "Tyr's Hand",
    "haas_bioroid",
    When(
        On(
            "would break",
            what=Is((ICE,), ("Bioroid",), protecting=True),
        ),
        (RezTarget(THIS),),
        may=True,
        zone=int(IN_PLAY_ZONE),
    ),
    Paid(
        (TrashThis(),),
        (Prevent("break", on=Is((ICE,), ("Bioroid",), protecting=True)),),
    ),
    subtypes="Hostile",
    cost=1,
    trash=1,
    influence=1,
)


@dataclass(frozen=True, slots=True)
class SpentOnSame(Condition):
    """With the clicks just spent, so many were spent on one and the same action, for the first time this turn."""

    n: int
    side: int

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        # CR 5.2.6a: the same basic action, or the same ability of the same card.
        spent: dict[tuple[str, int, int], int] = {}
        seen: dict[tuple[str, int, int], int] = {}
        doing: list[tuple[str, int, int]] = []  # an action may be taken in the middle of another
        reached = just = False
        for one in s.journal.since(s.marks[0]):
            if one.kind == "rezzed" and one.cid == src:
                seen = {}  # see the interpretations: it has to watch each of the clicks
            if one.side != self.side:
                continue
            if isinstance(one, OfAbility) and one.kind == "action":
                doing.append(action_of(one))
            elif one.kind == "action complete":
                doing = doing[:-1]
            elif one.kind == "clicks spent":
                just = False
                if doing:
                    spent[doing[-1]] = spent.get(doing[-1], 0) + one.amount
                    seen[doing[-1]] = seen.get(doing[-1], 0) + one.amount
                    # CR 9.6.2b + 9.6.2c: what it did not see it cannot answer; it was the first time all the same.
                    just = not reached and seen[doing[-1]] >= self.n
                    reached = reached or spent[doing[-1]] >= self.n
        return just

    def say(self) -> str:
        spent = f"{SIDE_NAMES[self.side]} has spent {self.n}[click] on the same action"
        return f"if that is the first time this turn that {spent}"


JEEVES_MODEL_BIOROIDS = asset(
    "Jeeves Model Bioroids",
    "haas_bioroid",
    alliance("Jeeves Model Bioroids"),
    when(
        On("clicks spent", by=MINE),
        GainClicks(1),
        where=SpentOnSame(3, CORP),
    ),
    subtypes="Alliance",
    cost=2,
    trash=5,
    influence=3,
    unique=True,
)
