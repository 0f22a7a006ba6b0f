"""Shaper cards of Parhelion."""

from sneakdoor.cards.vocabulary import *
from sneakdoor.model.parts import Part, RemoveFromGame

SPARK_OF_INSPIRATION = event(
    "Spark of Inspiration",
    "shaper",
    play(
        SetAsideTop(1, RUNNER, until=Is((PROGRAM,), zone="anywhere"), into="found"),
        InstallOne("found", discount=10, optional=True),
        Do("shuffle in", "aside", whose=RUNNER),
    ),
    subtypes="Mod",
    cost=3,
    influence=3,
)

BASILAR_SYNTHGLAND = hardware(
    "Basilar Synthgland 2KVJ",
    "shaper",
    when(INSTALL_THIS, Damage(2, BRAIN, suffer=True)),
    Modify("clicks", 1),
    subtypes="Cybernetic",
    cost=1,
    influence=3,
    unique=True,
)

HIPPOCAMPIC_MECHANOCYTES = hardware(
    "Hippocampic Mechanocytes",
    "shaper",
    when(INSTALL_THIS, AsOne((Place(POWER, 2), Damage(1, MEAT, suffer=True)))),
    Modify("hand size", Each(1, Hosted(POWER))),
    subtypes="Cybernetic",
    cost=0,
    influence=2,
    unique=True,
)


class FirstBreakOfHost(Event):
    """The first subroutine that the Runner breaks in an encounter with the host ice."""

    __slots__ = ()

    def kinds(self) -> tuple[ChangeKind, ...]:
        return ("broken",)

    def met(self, s: State, change: Change, src: int) -> bool:
        if not isinstance(change, OfEncounter) or not HOST.has(s, change.cid, src):
            return False
        for one in s.journal.since(s.marks[0]):
            if isinstance(one, OfEncounter) and one.kind == "broken" and one.encounter == change.encounter:
                return one is change
        return True

    def say(self, *, batch: bool = False) -> str:
        return "you break a subroutine for the first time in an encounter with the host ice"


FLUX_CAPACITOR = program(
    "Flux Capacitor",
    "shaper",
    InstallOnly(Is((ICE,))),
    When(FirstBreakOfHost(), (Charge(),), may=True),
    subtypes="Trojan",
    cost=0,
    memory=1,
    influence=2,
    unique=True,
)

K2CP_TURBINE = program(
    "K2CP Turbine",
    "shaper",
    Modify("strength", 2, Is((PROGRAM,), ("Icebreaker",), without=("AI",))),
    cost=4,
    memory=1,
    influence=4,
)


@dataclass(frozen=True, slots=True)
class RemoveWhereItIs(Effect):
    """Remove this card from the game, from where it went (CR 26.03:9.1.8g), unless it was shuffled in there."""

    def parts(self, s: State, f: Resolving) -> list[Part]:
        if (f.change is not None and f.change.kind == "shuffled in") or f.src in s.things or f.src in s.removed:
            return []  # nobody knows where it is, or it is another object, or there is nothing left to do
        return [RemoveFromGame(f.side, f.src, f.src, "ability", s.ref[f.src])]

    def could_change(self, s: State, f: Resolving) -> bool:
        return True

    def names_its_card(self) -> bool:
        return True

    def say(self) -> str:
        return "remove this card from the game"


NANUQ = program(
    "Nanuq",
    "shaper",
    when(Uninstalled(), RemoveWhereItIs()),
    when(On("scored", also="stolen"), Do("remove from game", THIS)),
    breaks(2, n=2, up_to=True),
    boost(1, 1),
    subtypes="Icebreaker - AI",
    cost=4,
    strength=3,
    memory=2,
    influence=5,
)

ORCA = program(
    "Orca",
    "shaper",
    when(FullyBreaks(by_this=True), Charge(), may=True, first=True),
    paid(Credits(2), Break(subtypes=("Sentry",), all=True)),
    boost(2, 3),
    subtypes="Icebreaker - Killer",
    cost=10,
    strength=3,
    memory=2,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class OfTrashedType(Is):
    """Cards of the type that the card has which was trashed as a cost of this one (CR 26.03:1.16.10)."""

    def has(self, s: State, cid: int, src: int) -> bool:
        for one in reversed(s.journal.since(s.marks[0])):
            if one.kind == "trashed" and one.cause == "cost" and one.src == src and one.lki is not None:
                # A facedown card has no type, and the text of an installed card cannot change it.
                return one.lki.form == PRINTED and s.card(one.cid).type == s.card(cid).type
        return False

    def demands(self) -> bool:
        return True

    def say(self) -> str:
        return "card of the type of the trashed card"


WORLD_TREE = program(
    "World Tree",
    "shaper",
    when(
        SUCCESSFUL_RUN,
        Search(OfTrashedType(), RUNNER, install=True, discount=3),
        InstallFound(discount=3),
        cost=(TrashCards(Is(side=RUNNER, other=True)),),
        first=True,
    ),
    subtypes="Deep Net",
    cost=6,
    memory=2,
    influence=4,
)

DR_NUKA_VROLYCK = resource(
    "Dr. Nuka Vrolyck",
    "shaper",
    *loaded(POWER, 2),
    paid((Clicks(1), Tokens(POWER)), Draw(3)),
    subtypes="Connection",
    cost=1,
    influence=2,
    unique=True,
)
