"""Jinteki cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *


@dataclass(frozen=True, slots=True)
class DownToIce(Amount):
    """How many cards are revealed from the top of R&D until one is ice."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        for n, cid in enumerate(reversed(s.deck[CORP]), 1):
            if s.card(cid).type == ICE:
                return n
        return len(s.deck[CORP])

    def say(self) -> str:
        return "the number of cards down to the first piece of ice, or to the last card"


MUTATE = operation(
    "Mutate",
    "jinteki",
    ExtraCost("play", (TrashCards(Is((ICE,), rezzed=True)),), own=True),
    play(
        LookAtTop(DownToIce(), CORP, reveal=True),
        Sort(Is((ICE,), zone="anywhere"), "looked", "found"),
        InstallFound("found", ignore=True, rezzed=True, where=IN_ITS_PLACE),
        ShuffleDeck(CORP),
    ),
    cost=2,
    influence=3,
)

TURTLEBACKS = asset(
    "Turtlebacks",
    "jinteki",
    when(On("server created", by=MINE), Gain(1)),
    subtypes="Clone",
    cost=2,
    trash=4,
    influence=1,
)

ENCRYPTED_PORTALS = agenda(
    "Encrypted Portals",
    "jinteki",
    Modify("strength", 1, Is((ICE,), ("Code Gate",))),
    scored(Gain(Each(1, Count(Is((ICE,), ("Code Gate",), rezzed=True))))),
    subtypes="Security",
    advancement=3,
    points=1,
)

LABYRINTHINE_SERVERS = agenda(
    "Labyrinthine Servers",
    "jinteki",
    scored(Place(POWER, 2)),
    paid(Tokens(POWER), Prevent("jack out"), Forbid("jack out", RUN)),
    subtypes="Security",
    advancement=5,
    points=3,
)

INDUSTRIAL_GENOMICS_GROWING_SOLUTIONS = corp_identity(
    "Industrial Genomics: Growing Solutions",
    "jinteki",
    Modify("trash cost", Each(1, Count(Is(zone=IN_DISCARD, side=CORP, facedown=True))), Is(zone="anywhere")),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)


@dataclass(frozen=True, slots=True)
class AccessedNow(Condition):
    """The chosen card was accessed since the subroutine began."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        for one in reversed(s.journal.since(s.marks[0])):
            if one.kind == "accessed" and (one.cid, one.ref) in held(f, "targets"):
                return True
            if one.kind == "subroutine" and one.cid == src:
                break
        return False

    def possible(self, s: State, src: int, f: Resolving | None) -> bool:
        return bool(s.hand[CORP])  # CR 1.2.5: without a card in HQ none can be chosen

    def say(self) -> str:
        return "if the Runner does"


KITSUNE = ice(
    "Kitsune",
    "jinteki",
    sub(May((Target(Is(zone=IN_HAND, side=CORP)), AccessCards(), If(AccessedNow(), (Do("trash", THIS),))))),
    subtypes="Mythic - Trap",
    cost=2,
    strength=3,
    influence=2,
)

MAMBA = ice(
    "Mamba",
    "jinteki",
    paid(Tokens(POWER), Damage(1, NET), only=DuringRun()),
    sub(Damage(1, NET)),
    Sub(psi(Place(POWER, 1))),
    subtypes="Sentry - Psi - AP",
    cost=6,
    strength=4,
    influence=2,
)

GEMINI = ice(
    "Gemini",
    "jinteki",
    traces_twice(Damage(1, NET)),
    subtypes="Sentry - Tracer - AP",
    cost=3,
    strength=5,
    influence=2,
)

LOTUS_FIELD = ice(
    "Lotus Field",
    "jinteki",
    Modify("strength", 0, THIS, op=FIXED),
    END_THE_RUN,
    subtypes="Code Gate",
    cost=5,
    strength=4,
    influence=1,
)

HOSTILE_INFRASTRUCTURE = asset(
    "Hostile Infrastructure",
    "jinteki",
    when(
        On(
            "trashed",
            by=RUNNER,
            what=Is(side=CORP, zone="anywhere"),
        ),
        Damage(1, NET),
    ),
    cost=5,
    trash=5,
    influence=2,
)

ASHIGARU = ice(
    "Ashigaru",
    "jinteki",
    Sub((EndRun(),), times=Each(1, HandOf(CORP))),
    subtypes="Barrier",
    cost=9,
    strength=4,
    influence=3,
)

PORT_ANSON_GRID = upgrade(
    "Port Anson Grid",
    "jinteki",
    ExtraCost(
        "jack out",
        (TrashCards(Is((PROGRAM,))),),
        here=True,
    ),
    limit_one_region(),
    subtypes="Region",
    cost=2,
    trash=5,
    influence=2,
)

CEREBRAL_STATIC = operation(
    "Cerebral Static",
    "jinteki",
    current(CORP),
    Blank(IdentityOf(RUNNER)),
    subtypes="Current",
    cost=2,
    influence=2,
)
