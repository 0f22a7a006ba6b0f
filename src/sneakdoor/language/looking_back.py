"""Amounts and conditions that look back into the journal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sneakdoor.grammar.nouns import a
from sneakdoor.language.amounts import COUNTED
from sneakdoor.language.deeds import DONE
from sneakdoor.model.declare import Amount, Cards, Condition, Event
from sneakdoor.model.happenings import ChangeKind
from sneakdoor.model.registers import Register
from sneakdoor.model.state import State
from sneakdoor.model.words import CORP, SIDE_NAMES
from sneakdoor.rules.money import pool
from sneakdoor.rules.windows import PaidWindow


@dataclass(frozen=True, slots=True)
class SumLastTurn(Amount):
    """The amounts of all changes of a kind in a side's last turn."""

    kind: ChangeKind
    side: int

    def of(self, s: State, src: int, f: Any) -> int:
        start, end = s.marks[1 + 2 * self.side], s.marks[2 + 2 * self.side]
        return sum(one.amount for one in s.journal.entries[start:end] if one.kind == self.kind)

    def say(self) -> str:
        return f"printed agenda point on agendas {self.kind} during {SIDE_NAMES[self.side]}'s last turn"


@dataclass(frozen=True, slots=True)
class SumThisTurn(Amount):
    """The amounts of all changes of a kind this turn."""

    kind: ChangeKind

    def of(self, s: State, src: int, f: Any) -> int:
        return sum(one.amount for one in s.journal.since(s.marks[0]) if one.kind == self.kind)

    def say(self) -> str:
        return f"the amount of damage {'suffered' if self.kind == 'damaged' else self.kind} this turn"


@dataclass(frozen=True, slots=True)
class HappenedTo(Condition):
    """Something happened this turn to a card of this description."""

    kind: ChangeKind
    what: Cards

    def true(self, s: State, src: int, f: Any) -> bool:
        return any(
            one.kind == self.kind and one.cid >= 0 and self.what.had(s, one, src) for one in s.journal.since(s.marks[0])
        )

    def say(self) -> str:
        return f"if {a(self.what.say())} was {DONE[self.kind]} this turn"

    def denied(self) -> str:
        return f"unless {a(self.what.say())} was {DONE[self.kind]} this turn"


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
        return "in which the Runner broke at least 1 subroutine"


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
class SpentOnSame(Condition):
    """With the clicks just spent, so many were spent on one and the same action, for the first time this turn."""

    n: int
    side: int

    def true(self, s: State, src: int, f: Any) -> bool:
        # CR 5.2.6a: the same basic action, or the same ability of the same card.
        spent: dict[tuple[str, int, int], int] = {}
        seen: dict[tuple[str, int, int], int] = {}
        doing: list[tuple[str, int, int]] = []  # an action may be taken in the middle of another
        reached = just = False
        for one in s.journal.since(s.marks[0]):
            if one.kind == "rezzed" and one.cid == src:
                seen = {}  # see the interpretations: it has to watch each of the clicks
            if one.side != self.side:
                continue
            if one.kind == "action":
                doing.append((one.cause, -1, -1) if one.cause else ("", one.ref, one.other))
            elif one.kind == "action complete":
                doing = doing[:-1]
            elif one.kind == "clicks spent":
                just = False
                if doing:
                    spent[doing[-1]] = spent.get(doing[-1], 0) + one.amount
                    seen[doing[-1]] = seen.get(doing[-1], 0) + one.amount
                    # CR 9.6.2b + 9.6.2c: what it did not see it cannot answer; it was the first time all the same.
                    just = not reached and seen[doing[-1]] >= self.n
                    reached = reached or spent[doing[-1]] >= self.n
        return just

    def say(self) -> str:
        spent = f"{SIDE_NAMES[self.side]} has spent {self.n}[click] on the same action"
        return f"if that is the first time this turn that {spent}"


@dataclass(frozen=True, slots=True)
class PoolEmpty(Condition):
    """A side has no credits in its pool, for the first time this turn (CR 9.6.2c)."""

    side: int

    def true(self, s: State, src: int, f: Any) -> bool:
        return not pool(s, self.side) and _once(s, "no credits", self.side)

    def say(self) -> str:
        return f"{SIDE_NAMES[self.side]}'s credit pool is empty for the first time in a turn"


@dataclass(frozen=True, slots=True)
class HandEmpty(Condition):
    """A side has no cards in its hand, for the first time this turn (CR 9.6.2c)."""

    side: int

    def true(self, s: State, src: int, f: Any) -> bool:
        return not s.hand[self.side] and _once(s, "no cards", self.side)

    def say(self) -> str:
        return f"{SIDE_NAMES[self.side]} has no cards in {'HQ' if self.side == CORP else 'the grip'}"


def _once(s: State, kind: str, side: int) -> bool:
    """Did it come about exactly once this turn?"""
    return sum(1 for one in s.journal.since(s.marks[0]) if one.kind == kind and one.side == side) == 1


@dataclass(frozen=True, slots=True)
class NextWindow(Condition):
    """This is the first paid ability window to open after something happened (CR 9.2.7)."""

    event: Event

    def true(self, s: State, src: int, f: Any) -> bool:
        window = s.find(PaidWindow)
        if window is None:
            return False
        before, opened = window.span
        return any(
            one.kind in self.event.kinds() and self.event.was(s, one, src) for one in s.journal.entries[before:opened]
        )

    def say(self) -> str:
        return f"in the first paid ability window after {self.event.say()}"


@dataclass(frozen=True, slots=True)
class NotSince(Condition):
    """This card has not yet replaced anything in the timing structure under way: once each time (CR 9.8.4).

    One that began and ended in the middle of it is another one, with whatever was replaced in there.
    """

    structure: str

    def true(self, s: State, src: int, f: Any) -> bool:
        inner = 0
        for one in reversed(s.journal.since(s.marks[0])):
            if one.kind == f"{self.structure} ends":
                inner += 1
            elif one.kind == f"{self.structure} begins":
                if not inner:
                    return True
                inner -= 1
            elif one.kind == "replaced" and one.src == src and not inner:
                return False
        return True

    def say(self) -> str:
        return f"unless this card has done so already in this {self.structure}"


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

    name: Register

    def true(self, s: State, src: int, f: Any) -> bool:
        return any(s.ref[cid] != ref for cid, ref in f.regs.get(self.name, ()))

    def possible(self, s: State, src: int, f: Any) -> bool:
        return self.true(s, src, f)  # CR 1.2.5: what would have had to happen is what could not

    def say(self) -> str:
        return "if you do"


@dataclass(frozen=True, slots=True)
class Moved(Amount):
    """How many of the cards in a register are no longer the objects they were: what was prevented does not count."""

    name: Register
    done: str = "trashed"  # what became of them, in one word

    def of(self, s: State, src: int, f: Any) -> int:
        return sum(s.ref[cid] != ref for cid, ref in f.regs.get(self.name, ()))

    def say(self) -> str:
        return f"{COUNTED.get(self.name, 'card')} {self.done} this way"


@dataclass(frozen=True, slots=True)
class Done(Condition):
    """What an instruction before this one was to do to the cards of a register has happened ("if you do")."""

    kind: ChangeKind
    register: Register = "targets"

    def true(self, s: State, src: int, f: Any) -> bool:
        held = f.regs.get(self.register, ())
        return any(
            one.kind == self.kind and one.src == src and (one.cid, one.ref) in held
            for one in reversed(s.journal.since(s.marks[0]))
        )

    def possible(self, s: State, src: int, f: Any) -> bool:
        return self.true(s, src, f)  # CR 1.2.5: what would have had to happen is what could not

    def say(self) -> str:
        return "if you do" if self.kind == "trashed" else f"if it is {DONE[self.kind]} this way"


@dataclass(frozen=True, slots=True)
class DoneByThis(Condition):
    """This card did such a thing this turn."""

    kind: ChangeKind

    def true(self, s: State, src: int, f: Any) -> bool:
        return any(one.kind == self.kind and one.src == src for one in s.journal.since(s.marks[0]))

    def say(self) -> str:
        return f"if a card was {DONE[self.kind]} by this card this turn"
