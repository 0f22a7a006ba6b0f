"""Haas-Bioroid cards of Elevation."""

from sneakdoor.cards.vocabulary import *

PROJECT_INGATAN = agenda(
    "Project Ingatan",
    "haas_bioroid",
    dividends(1),
    when(
        DISCARD_PHASE_ENDS,
        InstallOne(Is(zone=IN_DISCARD, side=CORP), ignore=True),
        cost=(Tokens(AGENDA_TOKEN),),
    ),
    subtypes="Research",
    advancement=3,
    points=2,
)

HUMANOID_RESOURCES = asset(
    "Humanoid Resources",
    "haas_bioroid",
    paid(
        (Clicks(3), TrashThis()),
        AsOne((Gain(4), Draw(3))),
        InstallOne(Is(zone=IN_HAND, side=CORP), optional=True, n=2),
        May((PlayCards(Is((OPERATION,), zone=IN_HAND, side=CORP)),)),
    ),
    cost=1,
    trash=1,
    influence=2,
)

OTTO_CAMPAIGN = asset(
    "Otto Campaign",
    "haas_bioroid",
    when(REZ_THIS, Load(CREDIT, 6)),
    While(Empty(CREDIT), (AsOne((Do("trash", THIS), GainClicks(2))),)),
    when(TURN_BEGINS, Take(2)),
    subtypes="Advertisement",
    cost=2,
    trash=2,
    influence=3,
)

BUMI_1_0 = ice(
    "Bumi 1.0",
    "haas_bioroid",
    when(
        REZ_THIS,
        DoToChosen("trash", Is((PROGRAM,), ("Trojan",))),
        where=DuringRun(here=True),
        may=True,
    ),
    bioroid(1),
    sub(trash_program()),
    sub(Damage(1, BRAIN)),
    subtypes="Sentry - Bioroid - AP - Destroyer",
    cost=3,
    strength=3,
    influence=1,
)

SCATTER_FIELD = ice(
    "Scatter Field",
    "haas_bioroid",
    Modify("strength", 4, THIS, only=AtMost(Count(Is((ICE,), protecting=True, other=True)), 0)),
    sub(InstallOne(Is(zone=IN_HAND, side=CORP), optional=True)),
    END_THE_RUN,
    subtypes="Code Gate",
    cost=3,
    strength=0,
    influence=2,
)

POETRI_LUXURY_BRANDS = corp_identity(
    "Poétrï Luxury Brands: All the Rage",
    "haas_bioroid",
    when(
        On("scored", by=MINE),
        LookAtTop(3, CORP),
        Sort(Is(zone="anywhere", not_types=(AGENDA,))),
        InstallOne("fits", optional=True),
    ),
    when(On("stolen"), InstallOne(Is(zone=IN_HAND, side=CORP, not_types=(AGENDA,))), may=True),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

NANOMANAGEMENT = operation("Nanomanagement", "haas_bioroid", play(GainClicks(2)), cost=4, influence=4)

TOP_DOWN_SOLUTIONS = operation(
    "Top-Down Solutions",
    "haas_bioroid",
    play(Draw(2), InstallOne(Is(zone=IN_HAND, side=CORP), optional=True, n=2)),
    cost=2,
    influence=2,
)

AGGRESSIVE_TRENDSETTING = agenda(
    "Aggressive Trendsetting",
    "haas_bioroid",
    when(
        On("trashed", by=RUNNER, what=Is(side=CORP)),
        Pays((Clicks(1),), otherwise=(Adjust("corp clicks", 1, NEXT_TURN, None),), by=RUNNER),
        first=True,
        where=ActiveTurn(RUNNER),
    ),
    subtypes="Initiative",
    advancement=3,
    points=1,
)


class RezzedBioroidsOfAttacked(Cards):
    """The rezzed bioroid cards in the root of the attacked server or protecting it (CR 26.03:6.2.1)."""

    __slots__ = ()

    def all(self, s: State, src: int) -> list[int]:
        run = current_run(s)
        if run is None or run.server not in s.ice:
            return []
        bioroids = Is(subtypes=("Bioroid",), rezzed=True, side=CORP)
        return [cid for cid in (*s.ice[run.server], *s.root[run.server]) if bioroids.has(s, cid, src)]

    def say(self) -> str:
        return "rezzed bioroid that protects the attacked server or is in its root"


LEO_CONSTRUCTION = corp_identity(
    "LEO Construction: Labor Solutions",
    "haas_bioroid",
    paid(
        TrashCards(RezzedBioroidsOfAttacked()),
        EndRun(),
        once_per_turn=True,
    ),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)


@dataclass(frozen=True, slots=True)
class ServerOfInstalledIce(Instruction):
    """Keep the server that the ice just installed protects, for what moves there."""

    def run(self, s: State, f: Resolving) -> None:
        ice = next(iter(cards_in(s, f, "installed")), -1)
        thing = s.things.get(ice)
        f.regs["server"] = ("server", thing.server if thing is not None else -1)

    def say(self) -> str:
        return "choose the server that this piece of ice is protecting"


MERCIA_B4LL4RD = upgrade(
    "Mercia B4LL4RD",
    "haas_bioroid",
    when(
        ACTION_PHASE_ENDS,
        InstallOne(Is((ICE,), zone=IN_HAND, side=CORP), discount=1, optional=True),
        If(Found("installed"), (ServerOfInstalledIce(), MoveThis())),
    ),
    subtypes="Bioroid - Academic",
    cost=2,
    trash=2,
    influence=2,
    unique=True,
)
