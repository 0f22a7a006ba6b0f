"""Where a trashed card goes if not to the discard pile (1.4:1.18.1a), and how an agenda comes to a score area.

That a card is trashed and that it is added to a discard pile are two facts. An effect that replaces only the second
leaves the first as it is: costs are paid, conditions that wait for a trashed card are met. The same is true of
an agenda that is scored or stolen and the score area that it is added to.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sneakdoor.model.declare import Cards, Condition
from sneakdoor.model.objects import Part
from sneakdoor.model.state import State
from sneakdoor.rules.changes import entries
from sneakdoor.rules.kinds import Constant

TURNED_FACEDOWN: Final = "to:facedown"  # stays installed, turned facedown
INTO_DECK: Final = "shuffled into its deck"
SET_ASIDE: Final = "to:aside"  # for the instructions of whatever replaced the destination
ELSEWHERE: Final = (TURNED_FACEDOWN, INTO_DECK, SET_ASIDE)


@dataclass(frozen=True, slots=True)
class TrashTo(Constant):
    """A mandatory interrupt that replaces nothing but the destination of trashed cards (1.4:1.18.1a).

    With `do`, those instructions follow for all cards that one act set aside, in the register `aside`.
    """

    on: Cards
    to: str
    do: tuple[Any, ...] = ()
    only: Condition | None = None
    text: str = ""

    def keys(self, side: int) -> tuple[str, ...]:
        return ("trash to",)

    def program(self) -> tuple[Any, ...]:
        return self.do

    def say(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class ScoredWith(Constant):
    """A mandatory interrupt on an agenda: added to a score area, it has tokens there (1.4:1.16.3f)."""

    whose: int
    kind: str
    n: int
    not_from: int = -1  # nothing is replaced if it comes from this zone
    text: str = ""

    def keys(self, side: int) -> tuple[str, ...]:
        return ()  # it is about the card's own arrival, and asked of the card itself

    def say(self) -> str:
        return self.text


def arrives_with(s: State, cid: int, side: int) -> ScoredWith | None:
    """What replaces that a card is simply added to a score area, if anything does."""
    for number in s.book.own[s.code[cid]]:
        decl = s.book.abilities[number].decl
        if isinstance(decl, ScoredWith) and decl.whose == side and s.origin(cid) != decl.not_from:
            return decl
    return None


@dataclass(frozen=True, slots=True)
class DoneByThis(Condition):
    """This card did such a thing this turn."""

    kind: str
    words: str

    def true(self, s: State, src: int, f: Any) -> bool:
        return any(one.kind == self.kind and one.src == src for one in s.journal.since(s.marks[0]))

    def say(self) -> str:
        return self.words


def elsewhere(one: Part) -> str:
    """The destination that replaces the discard pile, if any."""
    return next((spec for spec in one.specs if spec in ELSEWHERE), "")


def claims(s: State, cid: int) -> list[tuple[int, int]]:
    """The abilities that would send a card somewhere else if it were trashed now."""
    out: list[tuple[int, int]] = []
    for src, number in entries(s, "trash to"):
        decl = s.book.abilities[number].decl
        if isinstance(decl, TrashTo) and decl.on.has(s, cid, src):
            if decl.only is None or decl.only.true(s, src, None):
                out.append((src, number))
    return out


def assign(s: State, one: Part, src: int, number: int) -> None:
    """This ability says where the card goes; nothing is left for another to replace (1.4:9.8)."""
    decl = s.book.abilities[number].decl
    assert isinstance(decl, TrashTo)
    one.specs = (*one.specs, decl.to)
    one.applied = (*one.applied, src, number)
