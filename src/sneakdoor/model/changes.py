"""What happened: the entries of the journal, from which the log is told too.

A change that is told by what all of them have (who did it, to which card, how many, from what source) is a `Change`.
One that has facts of its own has a class of its own, with names for them. `CLASSES` says which class each kind has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, get_args

from sneakdoor.kernel.values import own_code
from sneakdoor.model.causes import Cause
from sneakdoor.model.happenings import (
    AbilityKind,
    AccessKind,
    AccessSetKind,
    BidKind,
    BreakKind,
    ChangeKind,
    EncounterKind,
    EndKind,
    HandKind,
    HostKind,
    NameKind,
    PlainKind,
    PointsKind,
    QuantityKind,
    ResultKind,
    RunKind,
    SubroutineKind,
    SubtypeKind,
    SwapKind,
    TokenKind,
    TraceKind,
    TurnKind,
    Would,
    ZoneKind,
    names,
)
from sneakdoor.model.words import CREDIT, NOWHERE, RULES, Token

if TYPE_CHECKING:
    from sneakdoor.model.measures import Quantity
    from sneakdoor.model.objects import Thing

# What was seen of a change: which side saw the card, which did not see the source, whether the card stood as ice, and
# whether it was itself the source. Two copies look the same once they are gone, so that nobody can ask later.
CORP_SAW: Final = 1
RUNNER_SAW: Final = 2
SOURCE_HIDDEN: Final = 2  # shift: bits 2 and 3
AS_ICE: Final = 16
BY_ITSELF: Final = 32
UNSAID: Final = -1

SHARED: Final = (
    "kind", "side", "cid", "ref", "amount", "src", "server", "cause", "rule", "seen", "batch", "lki",
)  # fmt: skip
"""What all changes have."""


class Change:
    """Something that happened. Never altered once it has."""

    __slots__ = ("amount", "batch", "cause", "cid", "kind", "lki", "ref", "rule", "seen", "server", "side", "src")

    facts: ClassVar[tuple[str, ...]] = ()  # what only changes of its class have

    kind: ChangeKind

    def __init__(
        self,
        kind: PlainKind = "game starts",
        side: int = RULES,
        cid: int = -1,
        ref: int = -1,
        amount: int = 0,
        src: int = -1,
        server: int = NOWHERE,
        cause: Cause = "",
        rule: str = "",
        seen: int = 3,
        batch: int = 0,
        lki: Thing | None = None,
    ) -> None:
        self.kind = kind
        self.side = side  # who carried it out (CR 1.13.6): a side, or the rules
        self.cid = cid
        self.ref = ref  # which object the card was
        self.amount = amount  # how many of what its kind counts
        self.src = src  # the card whose ability did it
        self.server = server
        self.cause = cause  # why, or in which way, where it matters
        self.rule = rule
        self.seen = seen  # who saw what: the bits above
        self.batch = batch  # changes of one simultaneous act share it
        self.lki = lki  # the card as it last was (CR 9.1.7)

    def tell(
        self,
        side: int,
        cid: int = -1,
        ref: int = -1,
        amount: int = 0,
        src: int = -1,
        server: int = NOWHERE,
        cause: Cause = "",
        rule: str = "",
        seen: int = 3,
        batch: int = 0,
        lki: Thing | None = None,
    ) -> None:
        """What all changes have, for one that was made with no more than its own facts; said once, as it happens."""
        self.side = side
        self.cid = cid
        self.ref = ref
        self.amount = amount
        self.src = src
        self.server = server
        self.cause = cause
        self.rule = rule
        self.seen = seen
        self.batch = batch
        self.lki = lki

    def about(self, cid: int, ref: int, src: int) -> Change:
        """The same of another card, which was this object, and by another."""
        copy = type(self)()
        for name in (*SHARED, *self.facts):
            setattr(copy, name, getattr(self, name))
        copy.cid = cid
        copy.ref = ref
        copy.src = src
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return (restored, (type(self), tuple(getattr(self, name) for name in (*SHARED, *self.facts))))


def restored(cls: type[Change], values: tuple[Any, ...]) -> Change:
    """A change as it was written down."""
    one = cls()
    for name, value in zip((*SHARED, *cls.facts), values, strict=True):
        setattr(one, name, value)
    return one


# -- runs and encounters ------------------------------------------------------------------------------------


class OfRun(Change):
    """In the course of a run."""

    __slots__ = ("run",)
    facts: ClassVar[tuple[str, ...]] = ("run",)

    def __init__(self, kind: RunKind = "run begins", run: int = -1) -> None:
        self.kind = kind
        self.run = run  # the number of the run


class OfEncounter(Change):
    """In the course of an encounter."""

    __slots__ = ("encounter",)
    facts: ClassVar[tuple[str, ...]] = ("encounter",)

    def __init__(self, kind: EncounterKind = "encounter", encounter: int = -1) -> None:
        self.kind = kind
        self.encounter = encounter  # the number of the encounter


class SubroutineBroken(OfEncounter):
    """A subroutine of the encountered ice was broken (CR 6.5.4)."""

    __slots__ = ("subroutine",)
    facts: ClassVar[tuple[str, ...]] = ("encounter", "subroutine")

    def __init__(self, encounter: int = -1, subroutine: int = -1) -> None:
        self.kind = "broken"
        self.encounter = encounter
        self.subroutine = subroutine  # the number of the ability


class SubroutineResolved(Change):
    """A subroutine begins to resolve (CR 6.9.3c)."""

    __slots__ = ("subroutine",)
    facts: ClassVar[tuple[str, ...]] = ("subroutine",)

    def __init__(self, subroutine: int = -1) -> None:
        self.kind = "subroutine"
        self.subroutine = subroutine


# -- accesses and zones -------------------------------------------------------------------------------------


class OfAccess(Change):
    """The Runner begins or has ceased to access cards (CR 7.6)."""

    __slots__ = ("access_set",)
    facts: ClassVar[tuple[str, ...]] = ("access_set",)

    def __init__(self, kind: AccessSetKind = "access begins", access_set: int = -1) -> None:
        self.kind = kind
        self.access_set = access_set  # the number of this set of cards


class FromZone(Change):
    """A card left its zone, or is about to."""

    __slots__ = ("zone",)
    facts: ClassVar[tuple[str, ...]] = ("zone",)

    def __init__(self, kind: ZoneKind = "trashed", zone: int = -1) -> None:
        self.kind = kind
        self.zone = zone  # where the card was


class CardAccess(FromZone):
    """A card was accessed where it was (CR 7.8.1), or that access is over (CR 7.8.5)."""

    __slots__ = ("access",)
    facts: ClassVar[tuple[str, ...]] = ("zone", "access")

    def __init__(self, kind: AccessKind = "accessed", zone: int = -1, access: int = -1) -> None:
        self.kind = kind
        self.zone = zone
        self.access = access  # the number of this access


# -- abilities ----------------------------------------------------------------------------------------------


class OfAbility(Change):
    """An ability was used or is complete, or an action was taken (CR 5.2.1, 9.1.3)."""

    __slots__ = ("ability",)
    facts: ClassVar[tuple[str, ...]] = ("ability",)

    def __init__(self, kind: AbilityKind = "used", ability: int = -1) -> None:
        self.kind = kind
        self.ability = ability  # its number; none for a basic action, or where a rule stands for it


class TraceInitiated(Change):
    """CR 10.8.6a."""

    __slots__ = ("base",)
    facts: ClassVar[tuple[str, ...]] = ("base",)

    def __init__(self, base: int = 0) -> None:
        self.kind = "trace initiated"
        self.base = base  # the base trace strength


class Traced(Change):
    """A trace had its result (CR 10.8.6e)."""

    __slots__ = ("link", "strength")
    facts: ClassVar[tuple[str, ...]] = ("strength", "link")

    def __init__(self, strength: int = 0, link: int = 0) -> None:
        self.kind = "traced"
        self.strength = strength
        self.link = link


class BidsRevealed(Change):
    """What was secretly spent, or guessed, is shown (CR 1.10.3c)."""

    __slots__ = ("corp", "guessed", "parity", "runner")
    facts: ClassVar[tuple[str, ...]] = ("corp", "runner", "guessed", "parity")

    def __init__(self, corp: int = 0, runner: int = 0, guessed: bool = False, parity: bool = False) -> None:
        self.kind = "bids revealed"
        self.corp = corp
        self.runner = runner
        self.guessed = guessed  # the Corp spent nothing, but said what the Runner did
        self.parity = parity  # and that only by an even (0) or odd (1) number


# -- cards --------------------------------------------------------------------------------------------------


class OfTokens(Change):
    """So many tokens of a kind were placed, removed or spent (CR 1.9.1)."""

    __slots__ = ("token",)
    facts: ClassVar[tuple[str, ...]] = ("token",)

    def __init__(self, kind: TokenKind = "tokens placed", token: Token = CREDIT) -> None:
        self.kind = kind
        self.token = token


class QuantityChanged(Change):
    """Something of a card is so much more or less for a while (CR 9.7.2)."""

    __slots__ = ("quantity",)
    facts: ClassVar[tuple[str, ...]] = ("quantity",)

    def __init__(self, quantity: Quantity = "strength") -> None:
        self.kind = "changed"
        self.quantity = quantity


class SubtypeGained(Change):
    """CR 2.15.5."""

    __slots__ = ("subtype",)
    facts: ClassVar[tuple[str, ...]] = ("subtype",)

    def __init__(self, subtype: str = "") -> None:
        self.kind = "subtype gained"
        self.subtype = subtype


class NameChosen(Change):
    """A player named a card, a card type or a subtype (CR 10.2.3)."""

    __slots__ = ("card_type", "code", "subtype")
    facts: ClassVar[tuple[str, ...]] = ("code", "card_type", "subtype")

    def __init__(self, code: int = -1, card_type: str = "", subtype: str = "") -> None:
        self.kind = "named"
        self.code = code  # the number of the card in the book
        self.card_type = card_type
        self.subtype = subtype


class HandRevealed(Change):
    """All of a hand was revealed at once (CR 8.1.5)."""

    __slots__ = ("whose",)
    facts: ClassVar[tuple[str, ...]] = ("whose",)

    def __init__(self, whose: int = -1) -> None:
        self.kind = "hand revealed"
        self.whose = whose


class Swapped(Change):
    """Two cards took each other's place (CR 10.11)."""

    __slots__ = ("partner",)
    facts: ClassVar[tuple[str, ...]] = ("partner",)

    def __init__(self, partner: int = -1) -> None:
        self.kind = "swapped"
        self.partner = partner  # the other card


class HostedOn(Change):
    """A card is hosted on another from now on (CR 1.12.1), maybe as a counter (CR 10.1.4)."""

    __slots__ = ("host",)
    facts: ClassVar[tuple[str, ...]] = ("host",)

    def __init__(self, kind: HostKind = "hosted", host: int = -1) -> None:
        self.kind = kind
        self.host = host


class WorthPoints(Change):
    """A card came to a score area, or left it for good (CR 1.16, 10.1.2)."""

    __slots__ = ("points",)
    facts: ClassVar[tuple[str, ...]] = ("points",)

    def __init__(self, kind: PointsKind = "scored", points: int = 0) -> None:
        self.kind = kind
        self.points = points


# -- the game -----------------------------------------------------------------------------------------------


class GameOver(Change):
    """CR 1.7.1."""

    __slots__ = ("how",)
    facts: ClassVar[tuple[str, ...]] = ("how",)

    def __init__(self, how: str = "") -> None:
        self.kind = "game over"
        self.how = how


class NewTurn(Change):
    """CR 5.1.1."""

    __slots__ = ("number",)
    facts: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int = 0) -> None:
        self.kind = "turn"
        self.number = number


class WouldBe(Change):
    """Something was about to happen, whether it did or not (CR 9.6.2c)."""

    __slots__ = ("piece",)
    facts: ClassVar[tuple[str, ...]] = ("piece",)

    def __init__(self, kind: Would = "would ability", piece: int = -1) -> None:
        self.kind = kind
        self.piece = piece  # which of several like effects, where each meets conditions of its own


# -- all of them --------------------------------------------------------------------------------------------

_MADE_OF: Final = (
    (Change, PlainKind),
    (OfRun, RunKind),
    (OfEncounter, EncounterKind),
    (SubroutineBroken, BreakKind),
    (SubroutineResolved, SubroutineKind),
    (OfAccess, AccessSetKind),
    (FromZone, ZoneKind),
    (CardAccess, AccessKind),
    (OfAbility, AbilityKind),
    (TraceInitiated, TraceKind),
    (Traced, ResultKind),
    (BidsRevealed, BidKind),
    (OfTokens, TokenKind),
    (QuantityChanged, QuantityKind),
    (SubtypeGained, SubtypeKind),
    (NameChosen, NameKind),
    (HandRevealed, HandKind),
    (Swapped, SwapKind),
    (HostedOn, HostKind),
    (WorthPoints, PointsKind),
    (GameOver, EndKind),
    (NewTurn, TurnKind),
    (WouldBe, Would),
)


def classes(made_of: tuple[tuple[type[Change], Any], ...]) -> dict[ChangeKind, type[Change]]:
    """By kind, the class of its changes: every kind has one, and no kind has two."""
    found: dict[ChangeKind, type[Change]] = {}
    for cls, kinds in made_of:
        for kind in get_args(kinds):
            if kind in found:
                raise TypeError(f'a change of the kind "{kind}" is both {found[kind].__name__} and {cls.__name__}')
            found[kind] = cls
    if missing := sorted(names(ChangeKind).difference(found)):
        raise TypeError(f"no class says what a change of this kind is: {', '.join(missing)}")
    return found


CLASSES: Final = classes(_MADE_OF)


for _one in set(CLASSES.values()) - {Change}:
    own_code(_one, Change.tell)
