"""The parts of a view: plain data, as a side sees it.

Their fields are the keys of the JSON, and the page's types are made from them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property as locked_property
from typing import Any, Final, Self, TypedDict, TypeVar, overload

from sneakdoor.model.enums import SideWord
from sneakdoor.model.moves import QuestionKind
from sneakdoor.model.roles import StepRole
from sneakdoor.options import Option, completions

T = TypeVar("T")


class cached_property(locked_property[T]):  # noqa: N801  (named like the one that it replaces)
    """A cached property without the lock that Python 3.11 takes: a view is read by one thread."""

    @overload
    def __get__(self, instance: None, owner: type[Any] | None = None) -> Self: ...
    @overload
    def __get__(self, instance: object, owner: type[Any] | None = None) -> T: ...
    def __get__(self, instance: Any, owner: type[Any] | None = None) -> Self | T:
        if instance is None:
            return self
        value: T = self.func(instance)
        instance.__dict__[self.attrname] = value
        return value


class Sparse:
    """A part whose empty fields are left out of JSON."""

    __slots__ = ()


class OutcomeSeen(TypedDict):
    """How the game ended."""

    winner: SideWord | None  # nobody: the game is drawn
    how: str


@dataclass(slots=True)
class Subroutine:
    words: str
    broken: bool


@dataclass(slots=True)
class Card(Sparse):
    """A card on the table as a side sees it; without a title if the side does not see its front."""

    handle: int = 0
    title: str = ""
    faceup: bool = True
    tokens: dict[str, int] = field(default_factory=dict)
    strength: int | None = None
    points: int | None = None
    needs: int | None = None  # of an installed agenda: how many advancement tokens it takes to score it now
    subroutines: list[Subroutine] = field(default_factory=list)
    hosted: list[Card] = field(default_factory=list)
    remembers: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class Pile(Sparse):
    """A hand, deck, discard pile or another group of cards."""

    count: int = 0
    cards: list[str] = field(default_factory=list)  # titles that this side sees, sorted
    facedown: list[str] = field(default_factory=list)  # of a discard pile: the facedown ones among them
    hidden: int = 0  # how many this side does not see
    known: dict[int, str] = field(default_factory=dict)  # where order counts: titles by place, 0 is the top


@dataclass(slots=True)
class Server:
    name: str
    ice: list[Card]  # CR 8.2.2b: apart from the other cards; the outermost first
    root: list[Card]  # CR 8.2.2a: agendas, assets and upgrades in one list, which hides their types


DECIDING: Final[QuestionKind] = "deciding"
"""What the other side sees of a hidden question."""


@dataclass(slots=True)
class Question:
    """The open question; the other side sees of it only what follows from open facts."""

    side: SideWord
    kind: QuestionKind
    rule: str = ""
    prompt: str = ""
    options: tuple[Option, ...] = ()
    card: str = ""  # the card that asks, or that the question is about
    text: bool = False  # answered by typing a title; `complete` finds the options that the letters can mean
    situation: str = ""  # the first part of the prompt: where the game is, or what made the card ask
    choice: str = ""  # the second part: what is to be chosen, and what for
    main: Option | None = None  # the answer that the situation is about
    most: int | None = None  # where a set is built up by single picks: how many more may be picked
    role: StepRole = ""  # what the step that asks is for, such as "break"; empty for questions of cards

    @property
    def is_secret(self) -> bool:
        """Whether this viewer sees only that the other side decides something."""
        return self.kind == DECIDING

    def complete(self, typed: str) -> tuple[Option, ...]:
        """Find the options whose titles these letters can mean."""
        return completions(self.options, typed)


@dataclass(slots=True)
class Stage:
    """A timing structure under way, and the step that it has come to."""

    what: str
    step: str
    details: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class LingeringEffect(Sparse):
    """A lingering effect."""

    words: str
    source: str = ""
    until: str = ""
    on: int = 0  # the handle of the card it is about
