"""Amounts and conditions that look back into the journal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sneakdoor.model.declare import Amount, Cards, Condition
from sneakdoor.model.state import State


@dataclass(frozen=True, slots=True)
class SumLastTurn(Amount):
    """The amounts of all changes of a kind in a side's last turn."""

    kind: str
    side: int
    words: str

    def of(self, s: State, src: int, f: Any) -> int:
        start, end = s.marks[1 + 2 * self.side], s.marks[2 + 2 * self.side]
        return sum(one.amount for one in s.journal.entries[start:end] if one.kind == self.kind)

    def say(self) -> str:
        return self.words


@dataclass(frozen=True, slots=True)
class HappenedTo(Condition):
    """Something happened this turn to a card of this description."""

    kind: str
    what: Cards
    words: str

    def true(self, s: State, src: int, f: Any) -> bool:
        return any(
            one.kind == self.kind and one.cid >= 0 and self.what.had(s, one, src) for one in s.journal.since(s.marks[0])
        )

    def say(self) -> str:
        return self.words


@dataclass(frozen=True, slots=True)
class BrokeAny(Condition):
    """In the encounter that ended last, the Runner broke at least one subroutine."""

    def true(self, s: State, src: int, f: Any) -> bool:
        sid = -1
        for one in reversed(s.journal.since(s.marks[0])):
            if one.kind == "encounter ends" and sid < 0:
                sid = one.amount
            elif one.kind == "broken" and one.amount == sid:
                return True
        return False

    def say(self) -> str:
        return ""  # the event says it already


@dataclass(frozen=True, slots=True)
class SpentOnAction(Condition):
    """The clicks that met this ability's condition were spent to take an action (CR 5.2.2)."""

    def true(self, s: State, src: int, f: Any) -> bool:
        seen = False
        for one in reversed(s.journal.since(s.marks[0])):
            if one is f.change:
                seen = True
            elif seen and one.kind in ("clicks spent", "action complete"):
                return False  # the action was paid for before, or is over
            elif seen and one.kind == "action":
                return bool(one.side == f.change.side)
        return False

    def say(self) -> str:
        return "if that was to take an action"


@dataclass(frozen=True, slots=True)
class PoolEmpty(Condition):
    """A side has no credits in its pool, for the first time this turn (CR 9.6.2c)."""

    side: int

    def true(self, s: State, src: int, f: Any) -> bool:
        if s.credits[self.side]:
            return False
        since = s.journal.since(s.marks[0])
        return sum(1 for one in since if one.kind == "no credits" and one.side == self.side) == 1

    def say(self) -> str:
        return "your credit pool is empty for the first time in a turn"


@dataclass(frozen=True, slots=True)
class Unbroken(Condition):
    """The encounter that an effect was about has ended, and not all subroutines were broken (CR 10.9.3)."""

    def true(self, s: State, src: int, f: Any) -> bool:
        change = f.change
        return bool(change.amount == f.regs.get("encounter") and change.cause != "all broken")

    def say(self) -> str:
        return "if the Runner did not break all of its subroutines"


@dataclass(frozen=True, slots=True)
class Gone(Condition):
    """Something in a register is no longer the object it was: what was done to it did happen."""

    name: str
    words: str

    def true(self, s: State, src: int, f: Any) -> bool:
        return any(s.ref[cid] != ref for cid, ref in f.regs.get(self.name, ()))

    def say(self) -> str:
        return self.words
