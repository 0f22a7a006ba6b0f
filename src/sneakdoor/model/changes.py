"""Changes: the entries of the journal, from which the log is derived too.

All changes have the fields of `Change` (who did it, to which card, how many, from which source). A kind with further
facts has a class of its own, with a field for each. `CLASSES` maps every kind to its class.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, get_args

from sneakdoor.kernel.class_code import own_code
from sneakdoor.model.causes import Cause
from sneakdoor.model.enums import CREDIT, NOWHERE, RULES, Token
from sneakdoor.model.kinds import (
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

if TYPE_CHECKING:
    from sneakdoor.model.objects import Thing
    from sneakdoor.model.quantity_phrases import Quantity

# Bits of `seen`: which side saw the card, which did not see the source, whether the card was installed as ice, and
# whether it was itself the source. Recorded now, because copies cannot be told apart once they are gone.
CORP_SAW: Final = 1
RUNNER_SAW: Final = 2
SOURCE_HIDDEN: Final = 2  # shift: bits 2 and 3
AS_ICE: Final = 16
BY_ITSELF: Final = 32
UNSAID: Final = -1

SHARED: Final = (
    "kind", "side", "cid", "ref", "amount", "src", "server", "cause", "rule", "seen", "batch", "lki",
)  # fmt: skip
"""The fields of all changes."""


class Change:
    """Something that happened. Immutable once it has been journalled."""

    __slots__ = ("amount", "batch", "cause", "cid", "kind", "lki", "ref", "rule", "seen", "server", "side", "src")

    facts: ClassVar[tuple[str, ...]] = ()  # further fields of its class

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
        self.ref = ref  # the object that the card was
        self.amount = amount  # how many of what its kind counts
        self.src = src  # the card whose ability did it
        self.server = server
        self.cause = cause  # why, or in which way, where it matters
        self.rule = rule
        self.seen = seen  # bit mask, see above
        self.batch = batch  # changes of one simultaneous act share it
        self.lki = lki  # the card as it last was (CR 9.1.7, CR 26.03:1.12.6)

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
        """Set the common fields of a change that was made with its own facts only; called once, as it happens."""
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
        """Copy this change for another card and another source."""
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
    """Restore a pickled change."""
    one = cls()
    for name, value in zip((*SHARED, *cls.facts), values, strict=True):
        setattr(one, name, value)
    return one


# -- runs and encounters ------------------------------------------------------------------------------------


class OfRun(Change):
    """A change in the course of a run."""

    __slots__ = ("run",)
    facts: ClassVar[tuple[str, ...]] = ("run",)

    def __init__(self, kind: RunKind = "run begins", run: int = -1) -> None:
        self.kind = kind
        self.run = run  # the number of the run


class OfEncounter(Change):
    """A change in the course of an encounter."""

    __slots__ = ("encounter",)
    facts: ClassVar[tuple[str, ...]] = ("encounter",)

    def __init__(self, kind: EncounterKind = "encounter", encounter: int = -1) -> None:
        self.kind = kind
        self.encounter = encounter  # the number of the encounter


class SubroutineBroken(OfEncounter):
    """A subroutine of the encountered ice was broken (CR 6.5.4)."""

    __slots__ = ("strength", "subroutine")
    facts: ClassVar[tuple[str, ...]] = ("encounter", "subroutine", "strength")

    def __init__(self, encounter: int = -1, subroutine: int = -1, strength: int = 0) -> None:
        self.kind = "broken"
        self.encounter = encounter
        self.subroutine = subroutine  # the number of the ability
        self.strength = strength  # of the ice at that moment


class SubroutineResolved(Change):
    """A subroutine begins to resolve (CR 6.9.3c)."""

    __slots__ = ("subroutine",)
    facts: ClassVar[tuple[str, ...]] = ("subroutine",)

    def __init__(self, subroutine: int = -1) -> None:
        self.kind = "subroutine"
        self.subroutine = subroutine


# -- accesses and zones -------------------------------------------------------------------------------------


class OfAccess(Change):
    """The Runner began or finished accessing a set of cards (CR 7.6)."""

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
        self.ability = ability  # its number; -1 for a basic action or a rule


class TraceInitiated(Change):
    """A trace was initiated (CR 10.8.6a)."""

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
    """Secret bids, or a bid and a guess, were revealed (CR 1.10.3c)."""

    __slots__ = ("corp", "guessed", "parity", "runner")
    facts: ClassVar[tuple[str, ...]] = ("corp", "runner", "guessed", "parity")

    def __init__(self, corp: int = 0, runner: int = 0, guessed: bool = False, parity: bool = False) -> None:
        self.kind = "bids revealed"
        self.corp = corp
        self.runner = runner
        self.guessed = guessed  # the Corp guessed the Runner's bid instead of spending
        self.parity = parity  # it guessed only even (0) or odd (1)


# -- cards --------------------------------------------------------------------------------------------------


class OfTokens(Change):
    """Tokens of a kind were placed, removed or spent (CR 1.9.1)."""

    __slots__ = ("token",)
    facts: ClassVar[tuple[str, ...]] = ("token",)

    def __init__(self, kind: TokenKind = "tokens placed", token: Token = CREDIT) -> None:
        self.kind = kind
        self.token = token


class QuantityChanged(Change):
    """A quantity of a card was raised or lowered for a while (CR 9.7.2)."""

    __slots__ = ("quantity",)
    facts: ClassVar[tuple[str, ...]] = ("quantity",)

    def __init__(self, quantity: Quantity = "strength") -> None:
        self.kind = "changed"
        self.quantity = quantity


class SubtypeGained(Change):
    """A card gained a subtype (CR 2.15.5)."""

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
    """A card became hosted on another (CR 1.12.1), possibly as a counter (CR 10.1.4)."""

    __slots__ = ("host",)
    facts: ClassVar[tuple[str, ...]] = ("host",)

    def __init__(self, kind: HostKind = "hosted", host: int = -1) -> None:
        self.kind = kind
        self.host = host


class WorthPoints(Change):
    """A card entered or left a score area (CR 1.16, 10.1.2)."""

    __slots__ = ("points",)
    facts: ClassVar[tuple[str, ...]] = ("points",)

    def __init__(self, kind: PointsKind = "scored", points: int = 0) -> None:
        self.kind = kind
        self.points = points


# -- the game -----------------------------------------------------------------------------------------------


class GameOver(Change):
    """The game ended (CR 1.7.1)."""

    __slots__ = ("how",)
    facts: ClassVar[tuple[str, ...]] = ("how",)

    def __init__(self, how: str = "") -> None:
        self.kind = "game over"
        self.how = how


class NewTurn(Change):
    """A turn began (CR 5.1.1)."""

    __slots__ = ("number",)
    facts: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int = 0) -> None:
        self.kind = "turn"
        self.number = number


class WouldBe(Change):
    """Something was about to happen, whether or not it did (CR 9.6.2c)."""

    __slots__ = ("piece",)
    facts: ClassVar[tuple[str, ...]] = ("piece",)

    def __init__(self, kind: Would = "would ability", piece: int = -1) -> None:
        self.kind = kind
        self.piece = piece  # index among like effects that meet conditions separately


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
    """Map every kind to its one class."""
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
