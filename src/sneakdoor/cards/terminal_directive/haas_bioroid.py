"""Haas-Bioroid cards of Terminal Directive."""

from sneakdoor.cards.vocabulary import *

BLACK_LEVEL_CLEARANCE = upgrade(
    "Black Level Clearance",
    "haas_bioroid",
    when(
        SUCCESS_HERE,
        Choose(((Damage(1, BRAIN, suffer=True),), (JackOut(),)), by=RUNNER),
        If(InThatRun("jacked out"), (AsOne((Gain(5), Draw(1), Do("trash", THIS))),)),
    ),
    subtypes="Security Protocol",
    cost=4,
    trash=1,
    influence=5,
)

ESTELLE_MOON = asset(
    "Estelle Moon",
    "haas_bioroid",
    when(On("installed", by=MINE, what=Is(in_remote=True)), Place(POWER, 1)),
    paid(TrashThis(), AsOne((Draw(Each(1, Hosted(POWER))), Gain(Each(2, Hosted(POWER)))))),
    subtypes="Executive",
    cost=2,
    trash=3,
    influence=2,
    unique=True,
)

BRAIN_REWIRING = agenda(
    "Brain Rewiring",
    "haas_bioroid",
    scored(
        PayAny(most=HandOf(RUNNER)),
        If(
            Found("number"),
            (AsOne((AtRandom("to deck bottom", RUNNER, Reg("number"), RUNNER), Draw(1, RUNNER))),),
        ),
    ),
    subtypes="Security",
    advancement=3,
    points=1,
)

ELECTIVE_UPGRADE = agenda(
    "Elective Upgrade",
    "haas_bioroid",
    scored(Place(AGENDA_TOKEN, 2)),
    paid((Clicks(1), Tokens(AGENDA_TOKEN)), GainClicks(2), once_per_turn=True),
    subtypes="Initiative",
    advancement=5,
    points=3,
)

ELI_20 = ice(
    "Eli 2.0",
    "haas_bioroid",
    bioroid(2, clicks=2),
    sub(May((Draw(1),))),
    END_THE_RUN,
    END_THE_RUN,
    subtypes="Barrier - Bioroid",
    cost=5,
    strength=4,
    influence=2,
)

TAPESTRY = ice(
    "Tapestry",
    "haas_bioroid",
    sub(LoseClicks(1)),
    sub(May((Draw(1),))),
    sub(May((DoToChosen("to deck top", Is(zone=IN_HAND, side=CORP)),))),
    subtypes="Code Gate",
    cost=5,
    strength=6,
    influence=1,
)

SUCCESSFUL_FIELD_TEST = agenda(
    "Successful Field Test",
    "haas_bioroid",
    scored(
        InstallOne(
            Is(zone=IN_HAND, side=CORP),
            ignore=True,
            optional=True,
        ),
        Repeat(Found("installed")),
    ),
    subtypes="Research",
    advancement=4,
    points=2,
)

MARILYN_CAMPAIGN = asset(
    "Marilyn Campaign",
    "haas_bioroid",
    *loaded(CREDIT, 8, rezzed=True),
    when(TURN_BEGINS, Take(2)),
    When(
        On("would trash", what=THIS),
        (ShuffleInstead(CORP),),
        may=True,
    ),
    subtypes="Advertisement",
    cost=2,
    trash=3,
    influence=1,
)


@dataclass(frozen=True, slots=True)
class BrokeAny(Condition):
    """In the encounter that ended last, the Runner broke at least one subroutine."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        sid = -1
        for one in reversed(s.journal.since(s.marks[0])):
            if isinstance(one, OfEncounter) and one.kind == "encounter ends" and sid < 0:
                sid = one.encounter
            elif isinstance(one, SubroutineBroken) and one.encounter == sid:
                return True
        return False

    def say(self) -> str:
        return "in which the Runner broke at least 1 subroutine"


MASON_BELLAMY = upgrade(
    "Mason Bellamy",
    "haas_bioroid",
    when(
        On(
            "encounter ends",
            server="this",
        ),
        LoseClicks(1, RUNNER),
        where=BrokeAny(),
    ),
    subtypes="Sysop",
    cost=2,
    trash=3,
    influence=3,
    unique=True,
)

SEIDR_LABORATORIES_DESTINY_DEFINED = corp_identity(
    "Seidr Laboratories: Destiny Defined",
    "haas_bioroid",
    when(
        On(
            "clicks spent",
            by=RUNNER,
            also="clicks lost",
            in_run=True,
        ),
        DoToChosen("to deck top", Is(zone=IN_DISCARD, side=CORP)),
        first=True,
        may=True,
    ),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
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

ULTRAVIOLET_CLEARANCE = operation(
    "Ultraviolet Clearance",
    "haas_bioroid",
    triple(),
    play(AsOne((Gain(10), Draw(4))), InstallOne(Is(zone=IN_HAND, side=CORP), optional=True)),
    subtypes="Transaction - Triple",
    cost=6,
    influence=4,
)
