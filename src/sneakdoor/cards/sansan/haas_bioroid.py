"""Haas-Bioroid cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

OAKTOWN_GRID = upgrade(
    "Oaktown Grid",
    "haas_bioroid",
    # CR 4.7.7b + 4.7.7c: nothing is installed in a central server, and its root is not in it.
    Modify("trash cost", 3, Is(side=CORP, here=True, in_remote=True)),
    limit_one_region(),
    subtypes="Region",
    cost=1,
    trash=1,
    influence=2,
)

RYON_KNIGHT = upgrade(
    "Ryon Knight",
    "haas_bioroid",
    paid(TrashThis(), Damage(1, BRAIN), only=Both(DuringRun(here=True), AtMost(ClicksLeft(RUNNER), 0))),
    subtypes="Sysop",
    cost=2,
    trash=3,
    influence=2,
    unique=True,
)

BRAIN_TAPING_WAREHOUSE = asset(
    "Brain-Taping Warehouse",
    "haas_bioroid",
    Modify("rez cost", Each(-1, ClicksLeft(RUNNER)), Is((ICE,), ("Bioroid",))),
    subtypes="Facility",
    cost=1,
    trash=4,
    influence=1,
)

CYBERNETICS_COURT = asset(
    "Cybernetics Court",
    "haas_bioroid",
    Modify("corp hand size", 4),
    subtypes="Facility - Ritzy",
    cost=0,
    trash=5,
    influence=5,
    unique=True,
)

RONALD_FIVE = asset(
    "Ronald Five",
    "haas_bioroid",
    when(On("trashed", by=RUNNER, what=Is(side=CORP, zone="anywhere")), LoseClicks(1)),
    subtypes="Bioroid",
    cost=3,
    trash=3,
    influence=3,
    unique=True,
)

TEAM_SPONSORSHIP = asset(
    "Team Sponsorship",
    "haas_bioroid",
    when(
        On("scored", by=MINE),
        InstallOne(Either(Is(zone=IN_DISCARD, side=CORP), Is(zone=IN_HAND, side=CORP)), free=True),
        may=True,
    ),
    cost=1,
    trash=4,
    influence=1,
)

TEST_GROUND = asset(
    "Test Ground",
    "haas_bioroid",
    can_be_advanced(),
    paid(TrashThis(), DoToChosen("derez", Is(side=CORP, rezzed=True), Each(1, Hosted(ADVANCEMENT)))),
    cost=0,
    trash=2,
    influence=2,
)

SELF_DESTRUCT_CHIPS = agenda(
    "Self-Destruct Chips",
    "haas_bioroid",
    Modify("hand size", -1),
    subtypes="Security",
    advancement=3,
    points=1,
)

CYBERNETICS_DIVISION_HUMANITY_UPGRADED = corp_identity(
    "Cybernetics Division: Humanity Upgraded",
    "haas_bioroid",
    Modify("corp hand size", -1),
    Modify("hand size", -1),
    subtypes="Division",
    min_deck=40,
    influence_limit=15,
)

RESEARCH_GRANT = agenda(
    "Research Grant",
    "haas_bioroid",
    scored(DoToChosen("score", CopyOf(THIS, Is())), may=True),
    subtypes="Research",
    advancement=3,
    points=1,
)

ENFORCER_10 = ice(
    "Enforcer 1.0",
    "haas_bioroid",
    ExtraCost("rez", (Forfeit(),), own=True),
    bioroid(),
    sub(trash_program()),
    sub(Damage(1, BRAIN)),
    sub(DoToChosen("trash", Is(subtypes=("Console",)))),
    sub(Do("trash", Is((RESOURCE,), ("Virtual",)))),
    subtypes="Sentry - Bioroid - Destroyer - AP",
    cost=1,
    strength=5,
    influence=2,
)

LAB_DOG = ice(
    "Lab Dog",
    "haas_bioroid",
    sub(DoToChosen("trash", Is((HARDWARE,)), by=RUNNER), Do("trash", THIS)),
    subtypes="Trap",
    cost=2,
    strength=0,
    influence=2,
)

_NEXT_ICE = Each(1, Count(Is((ICE,), ("NEXT",), rezzed=True)))

NEXT_GOLD = ice(
    "NEXT Gold",
    "haas_bioroid",
    sub(Damage(_NEXT_ICE, NET)),
    sub(DoToChosen("trash", Is((PROGRAM,)), _NEXT_ICE)),
    subtypes="Sentry - NEXT - AP - Destroyer",
    cost=8,
    strength=4,
    influence=3,
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
