"""Amounts and conditions that look back into the journal."""

from __future__ import annotations

from typing import Final

from sneakdoor.grammar.nouns import a
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.amounts import COUNTED
from sneakdoor.language.change_phrases import DONE, happened
from sneakdoor.model.causes import Cause
from sneakdoor.model.changes import CardAccess, Change, OfAccess
from sneakdoor.model.declare import Amount, Cards, Condition, Event
from sneakdoor.model.enums import ARCHIVES, DECK, DISCARD, HAND, HQ, RND, server_name
from sneakdoor.model.game_frame import Resolving, held
from sneakdoor.model.kinds import ChangeKind
from sneakdoor.model.phrasing import counted
from sneakdoor.model.registers import Register
from sneakdoor.model.state import State
from sneakdoor.rules.quantities import install_cost
from sneakdoor.rules.windows import PaidWindow


@dataclass(frozen=True, slots=True)
class HappenedTo(Condition):
    """Something happened this turn to a card of this description."""

    kind: ChangeKind
    what: Cards
    cause: Cause = ""  # only in this way

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return any(
            one.kind == self.kind and one.cid >= 0 and self.cause in ("", one.cause) and self.what.had(s, one, src)
            for one in s.journal.since(s.marks[0])
        )

    def say(self) -> str:
        return f"if {self._clause()}"

    def denied(self) -> str:
        return f"unless {self._clause()}"

    def _clause(self) -> str:
        if self.kind == "used" and self.cause == "credits":
            return f"you spent credits from {a(self.what.say())} this turn"
        what = self.what.say()
        if self.kind == "installed":
            what = what.removeprefix("installed ")  # not twice
        return f"{a(what)} was {DONE[self.kind]} this turn"


def once_this_turn(s: State, kind: str, side: int) -> bool:
    """Did it come about exactly once this turn?"""
    return sum(1 for one in s.journal.since(s.marks[0]) if one.kind == kind and one.side == side) == 1


@dataclass(frozen=True, slots=True)
class NextWindow(Condition):
    """This is the first paid ability window to open after something happened (CR 9.2.7)."""

    event: Event

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
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
class Gone(Condition):
    """Something in a register is no longer the object it was: what was done to it did happen."""

    name: Register
    what: Cards | None = None  # a card that was of this description as it was trashed, among them

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        gone = [(cid, ref) for cid, ref in held(f, self.name) if s.ref[cid] != ref]
        if self.what is None:
            return bool(gone)
        # CR 9.1.7: what it was then is what counts; a facedown card was none of any kind (CR 8.4.2).
        return any(
            one.kind == "trashed" and (one.cid, one.ref) in gone and self.what.had(s, one, src)
            for one in reversed(s.journal.since(s.marks[0]))
        )

    def possible(self, s: State, src: int, f: Resolving | None) -> bool:
        return self.true(s, src, f)  # CR 1.2.5: what would have had to happen is what could not

    def say(self) -> str:
        return "if you do" if self.what is None else f"if at least {counted(1, self.what.say())} was trashed this way"


@dataclass(frozen=True, slots=True)
class Moved(Amount):
    """How many of the cards in a register are no longer the objects they were: what was prevented does not count."""

    name: Register
    done: str = "trashed"  # what became of them, in one word; "" right after it was said

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return sum(s.ref[cid] != ref for cid, ref in held(f, self.name))

    def say(self) -> str:
        return f"{COUNTED.get(self.name, 'card')} {self.done} this way" if self.done else "that many"


@dataclass(frozen=True, slots=True)
class Done(Condition):
    """What an instruction before this one was to do to the cards of a register has happened ("if you do")."""

    kind: ChangeKind
    register: Register = "targets"

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        cards = held(f, self.register)
        return any(
            one.kind == self.kind and one.src == src and (one.cid, one.ref) in cards
            for one in reversed(s.journal.since(s.marks[0]))
        )

    def possible(self, s: State, src: int, f: Resolving | None) -> bool:
        return self.true(s, src, f)  # CR 1.2.5: what would have had to happen is what could not

    def say(self) -> str:
        return "if you do" if self.kind == "trashed" else f"if it is {DONE[self.kind]} this way"

    def denied(self) -> str:
        return "if that does not happen" if self.kind == "trashed" else f"if it is not {DONE[self.kind]} this way"


def last_run(s: State) -> list[Change]:
    """What happened in the run that is under way, or in the last one of this turn (CR 6.8.5)."""
    found: list[Change] = []
    running = False
    for one in s.journal.since(s.marks[0]):
        if one.kind == "run begins":
            found, running = [], True
        elif one.kind == "run ends":
            running = False
        elif running:
            found.append(one)
    return found


@dataclass(frozen=True, slots=True)
class InThatRun(Condition):
    """Something happened in the run that is under way, or in the one that has just ended (CR 6.8.5)."""

    kind: ChangeKind

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return any(one.kind == self.kind for one in last_run(s))

    def say(self) -> str:
        return f"if {happened(self.kind)} during that run"

    def denied(self) -> str:
        return f"unless {happened(self.kind)} during that run"


@dataclass(frozen=True, slots=True)
class AccessedInSet(Amount):
    """How many cards were accessed of the set that has just been (CR 7.6.7); cards to come use it.

    A set that was accessed in the middle of it is another one.
    """

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        change = f.change if f is not None else None
        if not isinstance(change, OfAccess):
            return 0
        under_way: list[int] = []
        found = 0
        for one in s.journal.since(s.marks[0]):
            if isinstance(one, OfAccess) and one.kind == "access begins":
                under_way.append(one.access_set)
            elif isinstance(one, OfAccess):
                under_way = [sid for sid in under_way if sid != one.access_set]
            elif one.kind == "accessed" and under_way and under_way[-1] == change.access_set:
                found += 1
        return found

    def say(self) -> str:
        return "card accessed this way"


@dataclass(frozen=True, slots=True)
class InstallCostPaidWith(Amount):
    """The install cost of the card that was trashed, or added to a hand, as a cost of this one (CR 26.03:1.16.10)."""

    printed: bool = False  # as it was printed

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        for one in reversed(s.journal.since(s.marks[0])):
            if one.src == src and (one.kind == "added to hand" or (one.kind == "trashed" and one.cause == "cost")):
                return (s.card(one.cid).cost or 0) if self.printed else install_cost(s, one.cid)
        return 0

    def say(self) -> str:
        return f"the {'printed ' if self.printed else ''}install cost of the card that was paid with"


_ZONES: Final = {HQ: HAND, RND: DECK, ARCHIVES: DISCARD}


@dataclass(frozen=True, slots=True)
class AccessedInRun(Amount):
    """How many times in that run the Runner accessed a card from a central server, its root apart (CR 7.8.1).

    Without a server: every access, be it of the same card again.
    """

    server: int | None = None

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        found = (one for one in last_run(s) if isinstance(one, CardAccess) and one.kind == "accessed")
        return sum(self.server is None or one.zone == _ZONES[self.server] for one in found)

    def say(self) -> str:
        where = "" if self.server is None else f" from {server_name(self.server)}"
        return f"card you accessed{where} during that run"


@dataclass(frozen=True, slots=True)
class Times(Amount):
    """How often something happened this turn, a successful run for one (CR 6.7.2 defines it)."""

    kind: ChangeKind

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return sum(one.kind == self.kind for one in s.journal.since(s.marks[0]))

    def say(self) -> str:
        return f"time {happened(self.kind)} this turn"


@dataclass(frozen=True, slots=True)
class Purged(Amount):
    """How many virus counters the last purge of this turn has removed (CR 10.1.1)."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        for one in reversed(s.journal.since(s.marks[0])):
            if one.kind == "purged":
                return one.amount
        return 0

    def say(self) -> str:
        return "virus counter removed this way"


@dataclass(frozen=True, slots=True)
class NotSince(Condition):
    """This card has not yet replaced anything in the timing structure under way: once each time (CR 9.8.4).

    One that began and ended in the middle of it is another one, with whatever was replaced in there.
    """

    structure: str

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
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
