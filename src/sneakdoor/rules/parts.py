"""Imminent instructions (1.4:9.8): what is expected to happen, what may change it, and then it happens.

An instruction's expected effects are *parts*. Parts of one instruction are simultaneous: those of a kind
are applied together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sneakdoor.kernel.frames import Frame, Table, step, table
from sneakdoor.model.objects import Lingering, Part
from sneakdoor.model.state import State
from sneakdoor.rules.asking import Ask
from sneakdoor.rules.changes import entries, happen, occurred_before
from sneakdoor.rules.constants import Prevents
from sneakdoor.rules.kinds import Paid, When
from sneakdoor.rules.late import LATE

Apply = Callable[[State, list[Part]], None]
_apply: dict[str, Apply] = {}

VALUED: Final = ("damage", "tag", "draw")
"""Kinds whose amount must be above 0 for anything to happen (1.4:9.8)."""

UNPREVENTABLE: Final = "cannot be prevented"


def part(kind: str) -> Callable[[Apply], Apply]:
    """Register what it means for parts of a kind to happen."""

    def mark(function: Apply) -> Apply:
        _apply[kind] = function
        return function

    return mark


def perform(s: State, parts: list[Part]) -> None:
    """An instruction's effects become imminent; if nothing can answer, they happen."""
    index = s.index
    for one in parts:
        if one.kind in index:
            s.push(Imminent(parts))
            return
    if s.lingering and any(waiting_for(s, one.kind) for one in parts):
        s.push(Imminent(parts))
        return
    for one in parts:
        if one.kind in VALUED:
            would(s, one)
    apply_now(s, parts)


def would(s: State, one: Part) -> None:
    """CR 9.6.2c: what was imminent counts for "first time", whether or not it happens."""
    happen(s, "would " + one.kind, one.by, one.cid, one.amount, one.src, cause=one.what, rule="9.6.2c", seen=0)


def apply_now(s: State, parts: list[Part]) -> None:
    """The parts happen, those of a kind together."""
    if len(parts) == 1:
        _apply[parts[0].kind](s, parts)
        return
    at = 0
    while at < len(parts):
        kind = parts[at].kind
        end = at
        while end < len(parts) and parts[end].kind == kind:
            end += 1
        _apply[kind](s, parts[at:end])
        at = end


class Imminent(Frame):
    """An instruction about to resolve (1.4:9.8)."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[Part] | None = None, at: int = 0) -> None:
        self.at = at
        self.parts: list[Part] = [] if parts is None else parts

    def table(self) -> Table:
        return IMMINENT

    def clone(self) -> Frame:
        return Imminent([one.clone() for one in self.parts], self.at)

    @step("9.2.9")
    def expect(self, s: State) -> None:
        """Constant preventions apply by themselves, then the window opens for what could answer."""
        for one in self.parts:
            if one.kind in VALUED:
                would(s, one)
            prevent_constantly(s, one)

    @step("9.8.4")
    def replace(self, s: State) -> None:
        """CR 9.8.4c + 9.8.4d: what waits to replace it takes its place while there is something to replace."""
        for n, one in enumerate(self.parts):
            waiting = [effect for effect in waiting_for(s, one.kind) if effect.serial not in one.applied]
            must = [effect for effect in waiting if effect.key.startswith("replace:")]
            if must:
                one.applied = (*one.applied, must[0].serial)
                LATE.replace_part(s, self, one, must[0])
                return
            if waiting:
                # CR 6.7.3b: an optional replacement is decided when the effect would happen.
                options = (("normally",), *(("instead", effect.src, effect.serial) for effect in waiting))
                s.push(Ask(waiting[0].side, "instead", "6.7.3b", options, f"replace:{n}", waiting[0].src))
                self.at -= 1
                return

    def receive(self, s: State, what: str, value: Any) -> None:
        one = self.parts[int(what.partition(":")[2])]
        waiting = waiting_for(s, one.kind)
        one.applied = (*one.applied, *(effect.serial for effect in waiting))
        for effect in waiting:
            if value[0] == "instead" and effect.serial == value[2]:
                LATE.replace_part(s, self, one, effect)

    @step("9.2.9b")
    def window(self, s: State) -> None:
        pending = pending_interrupts(s, self)
        if pending or paid_interrupts(s, self, 0) or paid_interrupts(s, self, 1):
            s.push(LATE.interrupt_window(pending, s.active))

    @step("9.5.6e")
    def resolve(self, s: State) -> None:
        left = [one for one in self.parts if not (one.kind in VALUED and one.amount <= 0)]
        if left:
            apply_now(s, left)


def waiting_for(s: State, kind: str) -> list[Lingering]:
    """Replacement effects that wait for a kind of effect, those that must apply first."""
    return [one for one in s.lingering if one.key in ("replace:" + kind, "replace?:" + kind)]


IMMINENT: Final = table("Imminent")


def prevent_constantly(s: State, one: Part) -> None:
    """A constant ability that prevents takes the part away (1.4:9.8)."""
    if UNPREVENTABLE in one.specs or one.amount <= 0:
        return
    for src, number in entries(s, one.kind):
        decl = s.book.abilities[number].decl
        if isinstance(decl, Prevents) and (not decl.what or one.what in decl.what):
            if decl.only is None or decl.only.true(s, src, None):
                one.prevented += one.amount
                happen(s, "prevented", s.owner[src], src, one.amount, src, cause=one.what, rule="9.8.3a")
                one.amount = 0
                return


def relevant(s: State, decl: Any, src: int, frame: Imminent) -> bool:
    """Could the ability answer what is imminent now (1.4:9.8)?"""
    return any(instruction.answers(s, one, src) for one in frame.parts for instruction in decl.do)


def pending_interrupts(s: State, frame: Imminent) -> tuple[tuple[int, int], ...]:
    """Conditional interrupts that are active and relevant as the window opens."""
    out: list[tuple[int, int]] = []
    for kind in dict.fromkeys(one.kind for one in frame.parts):
        for cid, number in entries(s, kind):
            decl = s.book.abilities[number].decl
            if isinstance(decl, When) and (cid, number) not in out:
                if _condition_met(s, decl, cid, frame) and relevant(s, decl, cid, frame):
                    out.append((cid, number))
    return tuple(out)


def _condition_met(s: State, decl: When, cid: int, frame: Imminent) -> bool:
    """The "would" of a conditional interrupt looks at the newest imminent occurrences."""
    kinds = decl.event.kinds()
    for change in reversed(s.journal.since(max(s.marks[0], s.journal.length - 12))):
        if change.kind in kinds and decl.event.met(s, change, cid):
            return not (decl.first and occurred_before(s, decl, change, cid))
    return False


def paid_interrupts(s: State, frame: Imminent, side: int) -> list[tuple[int, int]]:
    """Paid interrupts a side could use against what is imminent."""
    out: list[tuple[int, int]] = []
    for kind in dict.fromkeys(one.kind for one in frame.parts):
        for cid, number in entries(s, kind):
            decl = s.book.abilities[number].decl
            if isinstance(decl, Paid) and s.things[cid].controller == side and (cid, number) not in out:
                if relevant(s, decl, cid, frame) and LATE.refuse_use(s, side, cid, number) is None:
                    out.append((cid, number))
    return out
