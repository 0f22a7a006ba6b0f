"""Haas-Bioroid cards of the core sets."""

from sneakdoor.cards.vocabulary import *

HAAS_BIOROID_ENGINEERING_THE_FUTURE = corp_identity(
    "Haas-Bioroid: Engineering the Future",
    "haas_bioroid",
    when(On("installed", by=MINE), Gain(1), first=True),
    subtypes="Megacorp",
    min_deck=45,
    influence_limit=15,
)

VIKTOR_10 = ice(
    "Viktor 1.0",
    "haas_bioroid",
    bioroid(),
    sub(Damage(1, BRAIN)),
    END_THE_RUN,
    subtypes="Code Gate - Bioroid - AP",
    cost=3,
    strength=3,
    influence=2,
)

HEIMDALL_10 = ice(
    "Heimdall 1.0",
    "haas_bioroid",
    bioroid(),
    sub(Damage(1, BRAIN)),
    END_THE_RUN,
    END_THE_RUN,
    subtypes="Barrier - Bioroid - AP",
    cost=8,
    strength=6,
    influence=2,
)

ELI_10 = ice(
    "Eli 1.0",
    "haas_bioroid",
    bioroid(),
    END_THE_RUN,
    END_THE_RUN,
    subtypes="Barrier - Bioroid",
    cost=3,
    strength=4,
    influence=1,
)

ROTOTURRET = ice(
    "Rototurret",
    "haas_bioroid",
    sub(trash_program()),
    END_THE_RUN,
    subtypes="Sentry - Destroyer",
    cost=4,
    strength=0,
    influence=1,
)

ADONIS_CAMPAIGN = asset(
    "Adonis Campaign",
    "haas_bioroid",
    *loaded(CREDIT, 12, rezzed=True),
    when(TURN_BEGINS, Take(3)),
    subtypes="Advertisement",
    cost=4,
    trash=3,
    influence=2,
)

BIOTIC_LABOR = operation("Biotic Labor", "haas_bioroid", play(GainClicks(2)), cost=4, influence=4)

GREEN_LEVEL_CLEARANCE = operation(
    "Green Level Clearance",
    "haas_bioroid",
    play(AsOne((Gain(3), Draw(1)))),
    subtypes="Transaction",
    cost=1,
    influence=1,
)

ASH_2X3ZB9CY = upgrade(
    "Ash 2X3ZB9CY",
    "haas_bioroid",
    When(
        SUCCESS_HERE,
        trace(
            4,
            Forbid("access others", RUN),
        ),
    ),
    subtypes="Bioroid",
    cost=2,
    trash=3,
    influence=2,
    unique=True,
)

ONE_ACCESS = sub(Limit("accesses", 1, RUN))

HUDSON_10 = ice(
    "Hudson 1.0",
    "haas_bioroid",
    bioroid(),
    ONE_ACCESS,
    ONE_ACCESS,
    subtypes="Code Gate - Bioroid",
    cost=3,
    strength=5,
    influence=1,
)

AGGRESSIVE_SECRETARY = asset(
    "Aggressive Secretary",
    "haas_bioroid",
    can_be_advanced(),
    accessed(
        DoToChosen("trash", Is((PROGRAM,)), Each(1, Hosted(ADVANCEMENT))),
        not_from_archives=False,
        cost=(Credits(2),),
    ),
    subtypes="Ambush",
    cost=0,
    trash=0,
    influence=2,
)

STRONGBOX = upgrade(
    "Strongbox",
    "haas_bioroid",
    costs_to_steal_here(Clicks(1)),
    cost=3,
    trash=1,
    influence=2,
)

ARCHIVED_MEMORIES = operation(
    "Archived Memories",
    "haas_bioroid",
    play(DoToChosen("to hand", Is(zone=IN_DISCARD, side=CORP))),
    cost=0,
    influence=2,
)

BLUE_LEVEL_CLEARANCE = operation(
    "Blue Level Clearance",
    "haas_bioroid",
    double(),
    play(AsOne((Gain(5), Draw(2)))),
    subtypes="Double - Transaction",
    cost=2,
    influence=2,
)

HAAS_BIOROID_STRONGER_TOGETHER = corp_identity(
    "Haas-Bioroid: Stronger Together",
    "haas_bioroid",
    Modify("strength", 1, Is((ICE,), ("Bioroid",))),
    subtypes="Megacorp",
    min_deck=45,
    influence_limit=15,
)

ICHI_10 = ice(
    "Ichi 1.0",
    "haas_bioroid",
    bioroid(),
    sub(trash_program()),
    sub(trash_program()),
    Sub(trace(1, Together((Tag(1), Damage(1, BRAIN))))),
    subtypes="Sentry - Bioroid - Tracer - Destroyer",
    cost=5,
    strength=4,
    influence=2,
)

PROJECT_VITRUVIUS = agenda(
    "Project Vitruvius",
    "haas_bioroid",
    scored(Place(AGENDA_TOKEN, Each(1, Hosted(ADVANCEMENT), over=3))),
    paid(Tokens(AGENDA_TOKEN), DoToChosen("to hand", Is(zone=IN_DISCARD, side=CORP))),
    subtypes="Research",
    advancement=3,
    points=2,
)

SHIPMENT_FROM_MIRRORMORPH = operation(
    "Shipment from MirrorMorph",
    "haas_bioroid",
    play(
        InstallOne(
            Is(zone=IN_HAND, side=CORP),
            optional=True,
            n=3,
        )
    ),
    cost=1,
    influence=2,
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

PROJECT_ARES = agenda(
    "Project Ares",
    "haas_bioroid",
    scored(
        DoToChosen("trash", Is(side=RUNNER), Each(1, Hosted(ADVANCEMENT), over=4), by=RUNNER),
        If(Gone("done"), (BadPublicity(1),)),
    ),
    subtypes="Security",
    advancement=4,
    points=2,
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


@dataclass(frozen=True, slots=True)
class AtRemote(Condition):
    """The source is in or protects a remote server (CR 4.7.6)."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return server_of(s, src) > CENTRALS[-1]

    def say(self) -> str:
        return "while it is protecting a remote server"


TURING = ice(
    "Turing",
    "haas_bioroid",
    Modify("strength", 3, THIS, only=AtRemote()),
    not_by_ai(),
    sub(Pays((Clicks(3),), otherwise=(EndRun(),), by=RUNNER)),
    subtypes="Code Gate",
    cost=4,
    strength=2,
    influence=3,
)

ACCELERATED_BETA_TEST = agenda(
    "Accelerated Beta Test",
    "haas_bioroid",
    scored(
        LookAtTop(3, CORP),
        Sort(Is((ICE,), zone="anywhere"), "looked", "pieces", "rest"),
        InstallOne(
            "pieces",
            ignore=True,
            optional=True,
            rezzed=True,
            n=3,
        ),
        Do("trash", "looked", said=THE_OTHERS),
        may=True,
    ),
    subtypes="Research",
    advancement=3,
    points=2,
)

CORPORATE_TROUBLESHOOTER = upgrade(
    "Corporate Troubleshooter",
    "haas_bioroid",
    paid(
        (Credits(Reg("x")), TrashThis()),
        Target(Is((ICE,), rezzed=True, protecting=True)),
        Adjust("strength", Reg("x"), TURN, "targets"),
    ),
    cost=0,
    trash=2,
    influence=1,
)

EXPERIENTIAL_DATA = upgrade(
    "Experiential Data",
    "haas_bioroid",
    Modify("strength", 1, Is((ICE,), protecting=True)),
    cost=2,
    trash=2,
    influence=1,
)
