"""Weyland Consortium cards of Parhelion."""

from sneakdoor.cards.vocabulary import *


@dataclass(frozen=True, slots=True)
class NoDearerThanTrashed(Cards):
    """Runner cards whose printed install cost is no higher than the printed rez cost of the card just trashed."""

    def all(self, s: State, src: int) -> list[int]:
        return Is(side=RUNNER).all(s, src)

    def all_for(self, s: State, f: Resolving) -> list[int]:
        most = max((s.card(cid).cost or 0 for cid, _ in held(f, "trashed")), default=-1)
        found = Is((HARDWARE, PROGRAM, RESOURCE)).all(s, f.src)  # a facedown card has no type and no cost
        return [cid for cid in found if (s.card(cid).cost or 0) <= most]

    def say(self) -> str:
        return "installed Runner card with a printed install cost no higher than the printed rez cost of that card"


KIMBERLITE_FIELD = agenda(
    "Kimberlite Field",
    "weyland_consortium",
    scored(
        DoToChosen("trash", Is(side=CORP, rezzed=True), into="trashed"),
        If(Gone("trashed"), (DoToChosen("trash", NoDearerThanTrashed()),)),
        may=True,
    ),
    subtypes="Expansion",
    advancement=4,
    points=2,
)

REGULATORY_CAPTURE = agenda(
    "Regulatory Capture",
    "weyland_consortium",
    Modify("advancement requirement", Each(-1, BadPublicityCount(), most=4), THIS),
    subtypes="Research",
    advancement=6,
    points=2,
)

HOSTILE_ARCHITECTURE = asset(
    "Hostile Architecture",
    "weyland_consortium",
    when(On("trashed", by=RUNNER, what=Is(side=CORP)), Damage(2, MEAT), first=True),
    subtypes="Hostile",
    cost=5,
    trash=4,
    influence=3,
    unique=True,
)

SUPERDEEP_BOREHOLE = asset(
    "Superdeep Borehole",
    "weyland_consortium",
    when(REZ_THIS, Load(BAD_PUBLICITY, 6)),
    While(Empty(BAD_PUBLICITY), (WinGame(CORP),)),
    when(TURN_BEGINS, TakeHostedPublicity(1)),
    subtypes="Industrial - Liability",
    cost=6,
    trash=6,
    influence=5,
)

ANVIL = ice(
    "Anvil",
    "weyland_consortium",
    when(ENCOUNTER_THIS, LimitBreaks(0, ENCOUNTER), cost=(TrashCards(Is(side=CORP, other=True)),)),
    sub(Gain(1), Lose(1, RUNNER)),
    sub(DoToChosen("trash", Is(side=RUNNER), by=RUNNER)),
    subtypes="Code Gate",
    cost=4,
    strength=3,
    influence=2,
)

END_OF_THE_LINE = operation(
    "End of the Line",
    "weyland_consortium",
    ExtraCost("play", (RemoveTags(1),), own=True),
    play(Damage(4, MEAT)),
    subtypes="Black Ops",
    cost=3,
    influence=4,
)


class TrashedHere(Event):
    """A player trashes a card in the root of this server or protecting it, and not while installing."""

    __slots__ = ()

    def kinds(self) -> tuple[ChangeKind, ...]:
        return ("trashed",)

    def met(self, s: State, change: Change, src: int) -> bool:
        if change.side not in (CORP, RUNNER) or change.cause == "install" or change.lki is None:
            return False  # what a checkpoint trashes is trashed by no player
        here = server_of(s, src)
        return here >= 0 and change.lki.server == here and change.lki.host < 0

    def say(self, *, batch: bool = False) -> str:
        return "a player trashes a card in the root of this server or protecting it, except while installing a card"


YAKOV_ERIKOVICH_AVDAKOV = upgrade(
    "Yakov Erikovich Avdakov",
    "weyland_consortium",
    When(TrashedHere(), (Gain(2),)),
    subtypes="Executive",
    cost=2,
    trash=2,
    influence=2,
    unique=True,
)

ZATO_CITY_GRID = upgrade(
    "ZATO City Grid",
    "weyland_consortium",
    remote_only(),
    Grant(
        Is((ICE,), protecting=True),
        when(ENCOUNTER_THIS, ChooseSubroutine(), Pays((TrashThis(),), (ResolveChosen(),))),
    ),
    limit_one_region(),
    subtypes="Region",
    cost=3,
    trash=3,
    influence=4,
)
