"""NBN cards of Vantage Point."""

from sneakdoor.cards.vocabulary import *

EDITORIAL_DIVISION = corp_identity(
    "Editorial Division: Ad Nihilum",
    "nbn",
    when(
        On("bad publicity taken"),
        Search(
            Is(not_types=(AGENDA,), subtypes=("Black Ops", "Gray Ops", "Liability"), zone="anywhere"),
            CORP,
            reveal=True,
        ),
        Do("to hand", "found", whose=CORP),
        first=True,
        may=True,
    ),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

WITCH_HUNT = agenda(
    "Witch Hunt",
    "nbn",
    when(On("scored", what=THIS, also="stolen"), BadPublicity(1)),
    when(ACTION_PHASE_ENDS, AsOne((RemoveTag(-1), Tag(3))), where=HappenedTo("scored", THIS)),
    subtypes="Initiative - Liability",
    advancement=4,
    points=2,
)

MAGISTRATE_REVONTULET = asset(
    "Magistrate Revontulet",
    "nbn",
    ExtraCost("steal", (Credits(3),)),
    when(On("scored", by=MINE), Lose(3, RUNNER)),
    subtypes="Executive",
    cost=2,
    trash=3,
    influence=4,
    unique=True,
)

NIHILO_AGENT = asset(
    "Nihilo Agent",
    "nbn",
    *loaded(POWER, 3, rezzed=True),
    when(TURN_BEGINS, AsOne((RemoveTag(1), BadPublicity(-1)))),
    when(DISCARD_PHASE_ENDS, AsOne((Tag(1), BadPublicity(1), Remove(POWER)))),
    subtypes="Enforcer - Liability",
    cost=1,
    trash=3,
    influence=2,
)

GRUBBER = ice(
    "Grubber",
    "nbn",
    when(REZ_THIS, BadPublicity(1), where=Protects("central")),
    sub(Pays((Credits(3),), otherwise=(EndRun(),), by=RUNNER)),
    sub(Pays((Credits(3),), otherwise=(EndRun(),), by=RUNNER)),
    subtypes="Barrier - Liability",
    cost=5,
    strength=5,
    influence=3,
)

LETHE = ice(
    "Lethe",
    "nbn",
    when(EitherOf(On("bypassed", what=THIS), FullyBreaks(THIS)), Tag(1)),
    sub(
        May(
            (
                Target(Is(zone=IN_DISCARD, side=CORP)),
                Choose(((Do("to deck top", whose=CORP),), (Do("to deck bottom", whose=CORP),))),
            )
        )
    ),
    sub(DoToChosen("to hand", Is(side=RUNNER))),
    subtypes="Sentry - Observer",
    cost=9,
    strength=6,
    influence=2,
)

PAYWALL = ice(
    "Paywall",
    "nbn",
    when(ENCOUNTER_THIS, Lose(1, RUNNER)),
    sub(Pays((Credits(1),), otherwise=(EndRun(),), by=RUNNER)),
    subtypes="Barrier",
    cost=1,
    strength=1,
    influence=1,
)


@dataclass(frozen=True, slots=True)
class DefendedRemotes(Amount):
    """How many remote servers have a card in the root and ice before it."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return sum(1 for server, row in s.ice.items() if server not in CENTRALS and row and s.root[server])

    def say(self) -> str:
        return "remote server with both a card in its root and ice protecting it"


FLOOD_THE_MARKET = operation(
    "Flood the Market",
    "nbn",
    double(),
    play(PlaceOnChosen(ADVANCEMENT, Each(1, DefendedRemotes()), Is(side=CORP, advanceable=True))),
    subtypes="Double",
    cost=3,
    influence=3,
)

SCAPEGOAT = operation(
    "Scapegoat",
    "nbn",
    play(
        Choose(
            (
                (BadPublicity(-2),),
                (Target(Is(side=RUNNER)), Do("shuffle in", by=RUNNER, whose=RUNNER)),
            ),
            by=RUNNER,
            yours=True,
        )
    ),
    subtypes="Gray Ops",
    cost=0,
    influence=2,
)

HYPE_MACHINE = upgrade(
    "Hype Machine",
    "nbn",
    Modify("rez cost", -6, THIS, OneOf(ThisTurn("scored"), ThisTurn("stolen"))),
    paid(TrashThis(), PlaceOnChosen(ADVANCEMENT, 1, Is(side=CORP, here=True, in_root=True, advanceable=True))),
    subtypes="Advertisement",
    cost=6,
    trash=2,
    influence=3,
)
