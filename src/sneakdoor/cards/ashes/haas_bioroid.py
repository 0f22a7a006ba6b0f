"""Haas-Bioroid cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

ARCHITECT_DEPLOYMENT_TEST = agenda(
    "Architect Deployment Test",
    "haas_bioroid",
    scored(LookAtTop(5, CORP), InstallOne("looked", ignore=True, optional=True, rezzed=True)),
    subtypes="Research",
    advancement=4,
    points=2,
)

MEGAPRIX_QUALIFIER = agenda(
    "Megaprix Qualifier",
    "haas_bioroid",
    scored(
        Place(AGENDA_TOKEN, 1),
        where=AtLeast(Count(Is(zone=IN_SCORE, other=True, copy=True)), 1),
    ),
    Modify("agenda points", 1, THIS, only=AtLeast(Hosted(AGENDA_TOKEN), 1)),
    advancement=3,
    points=1,
)

DRAFTER = ice(
    "Drafter",
    "haas_bioroid",
    sub(May((DoToChosen("to hand", Is(zone=IN_DISCARD, side=CORP)),))),
    sub(
        InstallOne(
            Either(Is(zone=IN_DISCARD, side=CORP), Is(zone=IN_HAND, side=CORP)),
            ignore=True,
            optional=True,
        )
    ),
    subtypes="Sentry",
    cost=3,
    strength=3,
    influence=2,
)

HAGEN = ice(
    "Hagen",
    "haas_bioroid",
    strength_per(Each(-1, Count(Is((PROGRAM,), ("Icebreaker",))))),
    sub(DoToChosen("trash", Is((PROGRAM,), without=("Decoder", "Fracter", "Killer")))),
    END_THE_RUN,
    subtypes="Barrier - Destroyer",
    cost=4,
    strength=6,
    influence=3,
)

TYR = ice(
    "Týr",
    "haas_bioroid",
    Permit(
        "break",
        (Clicks(1),),
        (BreakAny(1), Adjust("corp clicks", 1, NEXT_TURN, on=None)),
        RUNNER,
        only=EncounteringThis(),
    ),
    sub(Damage(2, BRAIN)),
    sub(DoToChosen("trash", Is(side=RUNNER)), Gain(3)),
    END_THE_RUN,
    subtypes="Sentry - Bioroid - AP - Destroyer",
    cost=10,
    strength=7,
    influence=5,
    unique=True,
)

NEXT_ACTIVATION_COMMAND = operation(
    "NEXT Activation Command",
    "haas_bioroid",
    lockdown(),
    Cannot("break", Is(without=("Icebreaker",), zone="anywhere")),
    Modify("strength", 2, Is((ICE,))),
    subtypes="Lockdown",
    cost=0,
    trash=4,
    influence=3,
)

SCAPENET = operation(
    "Scapenet",
    "haas_bioroid",
    Play(
        trace(7, DoToChosen("remove from game", Is(subtypes=("Chip", "Virtual")))),
        only=LastTurn("successful run", RUNNER),
    ),
    subtypes="Gray Ops",
    cost=1,
    influence=2,
)

RED_LEVEL_CLEARANCE = operation(
    "Red Level Clearance",
    "haas_bioroid",
    play(
        Choose(
            (
                (Draw(2),),
                (Gain(2),),
                (InstallOne(Is(zone=IN_HAND, side=CORP, not_types=(AGENDA,)), optional=True),),
                (GainClicks(1),),
            ),
            n=2,
        )
    ),
    subtypes="Transaction",
    cost=1,
    influence=2,
)

BASS_CH1R180G4 = asset(
    "Bass CH1R180G4",
    "haas_bioroid",
    paid((Clicks(1), TrashThis()), GainClicks(2)),
    subtypes="Bioroid",
    cost=3,
    trash=4,
    influence=3,
    unique=True,
)

_TRASHED_BY_RUNNER = On("trashed", by=RUNNER, what=THIS)

CALVIN_B4L3Y = asset(
    "Calvin B4L3Y",
    "haas_bioroid",
    paid(Clicks(1), Draw(2), once_per_turn=True),
    when(_TRASHED_BY_RUNNER, Draw(2), may=True),
    subtypes="Bioroid",
    cost=0,
    trash=3,
    influence=1,
    unique=True,
)

NANOETCHING_MATRIX = asset(
    "Nanoetching Matrix",
    "haas_bioroid",
    paid(Clicks(1), Gain(2), once_per_turn=True),
    when(_TRASHED_BY_RUNNER, Gain(2), may=True),
    subtypes="Industrial",
    cost=0,
    trash=3,
    influence=2,
)

VAPORFRAME_FABRICATOR = asset(
    "Vaporframe Fabricator",
    "haas_bioroid",
    paid(Clicks(1), InstallOne(Is(zone=IN_HAND, side=CORP), ignore=True), once_per_turn=True),
    when(_TRASHED_BY_RUNNER, InstallOne(Is(zone=IN_HAND, side=CORP), ignore=True, where=NOT_HERE), may=True),
    subtypes="Industrial",
    cost=2,
    trash=3,
    influence=3,
)

COLD_SITE_SERVER = upgrade(
    "Cold Site Server",
    "haas_bioroid",
    paid(Clicks(1), Place(POWER, 1)),
    ExtraCost("run", (Clicks(Each(1, Hosted(POWER))), Credits(Each(1, Hosted(POWER)))), here=True),
    when(TURN_BEGINS, Remove(POWER, -1)),
    subtypes="Facility",
    cost=0,
    trash=3,
    influence=3,
)

TRANQUILITY_HOME_GRID = upgrade(
    "Tranquility Home Grid",
    "haas_bioroid",
    remote_only(),
    when(
        On("installed", by=MINE, what=Is(here=True, in_remote=True)),
        Choose(((Gain(2),), (Draw(1),))),
        first=True,
    ),
    limit_one_region(),
    subtypes="Region",
    cost=1,
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
