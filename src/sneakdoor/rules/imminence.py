"""Imminent instructions (1.4:9.8): what is expected to happen, what may change it, and then it happens.

An instruction's expected effects are *parts*. Parts of one instruction are simultaneous: those of a kind
are applied together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from sneakdoor.kernel.frames import Move, StepTable, step, table
from sneakdoor.model.abilities import Paid, When
from sneakdoor.model.changes import GameOver, WouldBe
from sneakdoor.model.constants import Prevents, Raises
from sneakdoor.model.declare import Cards
from sneakdoor.model.enums import RULES
from sneakdoor.model.game_frame import GameFrame, Resolving
from sneakdoor.model.keys import MAY_REPLACE, REPLACING
from sneakdoor.model.kinds import WOULD, PartKind
from sneakdoor.model.objects import Lingering, Pending
from sneakdoor.model.parts import Part, Valued
from sneakdoor.model.registers import Captured
from sneakdoor.model.state import Outcome, State
from sneakdoor.rules.changes import entries, happen, in_run, occurred_before
from sneakdoor.rules.hooks import HOOKS
from sneakdoor.rules.potential import USELESS
from sneakdoor.rules.questions import Ask
from sneakdoor.rules.structures import DURING_TURN

P = TypeVar("P", bound=Part)
Apply = Callable[[State, list[P]], None]
Unfold = Callable[[State, P], list[Part]]
_apply: dict[PartKind, Apply[Any]] = {}
_unfold: dict[PartKind, Unfold[Any]] = {}

EACH: Final[tuple[PartKind, ...]] = ("draw card",)
"""Kinds whose parts meet a "would" condition one by one, so that each makes an instance (1.4:9.6.4b)."""


def happens(*classes: type[P]) -> Callable[[Apply[P]], Apply[P]]:
    """Register what it means for parts of a class to happen."""

    def mark(function: Apply[P]) -> Apply[P]:
        for one in classes:
            if one.kind in _apply:
                raise ValueError(f"what it means for {one.kind!r} to happen is said twice")
            _apply[one.kind] = function
        return function

    return mark


def unfolds(one: type[P]) -> Callable[[Unfold[P]], Unfold[P]]:
    """Register which single effects become imminent when the number of a kind of part is settled."""

    def mark(function: Unfold[P]) -> Unfold[P]:
        _unfold[one.kind] = function
        return function

    return mark


def perform(s: State, parts: list[Part]) -> None:
    """An instruction's effects become imminent; if nothing can answer, they happen."""
    # CR 1.4:9.8.4: a window opens for each; without anything filed under these kinds it would be empty.
    if answerable(s, parts):
        s.push(Imminent(parts))
    else:
        take_place(s, parts)


def take_place(s: State, parts: list[Part]) -> None:
    """Effects that nothing can answer happen."""
    for one in parts:
        if one.counted:
            would(s, one)
    apply_now(s, parts)


def answerable(s: State, parts: list[Part]) -> bool:
    """Is there anything that waits for effects of these kinds?"""
    index = s.index
    for one in parts:
        if one.kind in index:
            return True
    return bool(s.lingering) and any(is_awaited(s, one) for one in parts)


def would(s: State, one: Part) -> None:
    """CR 9.6.2c: what was imminent counts for "first time", whether or not it happens."""
    change = WouldBe(WOULD[one.kind], one.which())
    cause = one.sort() or one.cause
    happen(s, change, one.by, one.card(), one.value(), one.src, one.where(), cause, rule="9.6.2c", seen=0)


def apply_now(s: State, parts: list[Part]) -> None:
    """The parts happen, those of a kind together."""
    if len(parts) == 1:
        _apply[parts[0].kind](s, parts)
        return
    for kind in EACH:
        if kind in s.index:
            singles = one_by_one(s, parts)
            if singles is not None:
                s.push(singles)
                return
    ends: list[Outcome] = []
    at = 0
    while at < len(parts):
        kind = parts[at].kind
        end = at
        while end < len(parts) and parts[end].kind == kind:
            end += 1
        # CR 1.4:9.3.4d: in the order of the text.
        # CR 9.8.1a: still a single act; all of it could be responded to before any of it happened.
        _apply[kind](s, parts[at:end])
        at = end
        if s.outcome is not None:
            ends.append(s.outcome)
            s.outcome = None
    if ends:
        s.outcome = ends[0]
        if len({one.winner for one in ends}) > 1:
            # CR 1.7.1a: what happens in one act is simultaneous, so each wins and nobody does.
            s.outcome = Outcome(None, " and ".join(one.how for one in ends))
            happen(s, GameOver(s.outcome.how), RULES, rule="1.7.1a")


def one_by_one(s: State, parts: list[Part]) -> Imminent | None:
    """A number is final and its single effects become imminent; the rest of the sentence keeps waiting."""
    # CR 9.8.1a: nothing of it happens before the interrupts of all of it.
    singles: list[Part] = []
    before: list[Part] = []
    after: list[Part] = []
    for one in parts:
        found = _unfold[one.kind](s, one) if one.kind in _unfold else []
        if found:
            singles += found
        elif singles:
            after.append(one)
        else:
            before.append(one)
    return Imminent(singles, 0, before, after) if singles else None


class Imminent(GameFrame):
    """An instruction about to resolve (1.4:9.8)."""

    # CR 1.4:9.8.2: the expected effects are these parts, which interrupts change in place.
    # CR 26.03:9.9.1: interrupts are paid or conditional abilities that do so.

    __slots__ = ("after", "before", "parts", "since")

    def __init__(
        self,
        parts: list[Part] | None = None,
        since: int = 0,
        before: list[Part] | None = None,
        after: list[Part] | None = None,
        at: int = 0,
    ) -> None:
        self.at = at
        self.parts: list[Part] = [] if parts is None else parts
        self.since = since  # from here on the journal tells what would happen
        # What happens in the same act, and could be answered before these parts were known.
        self.before: list[Part] = [] if before is None else before
        self.after: list[Part] = [] if after is None else after

    def table(self) -> StepTable:
        return IMMINENT

    def unshare(self) -> None:
        self.parts = [one.clone() for one in self.parts]
        self.before = [one.clone() for one in self.before]
        self.after = [one.clone() for one in self.after]

    def concerns(self) -> set[int]:
        return {one.card() for one in self.parts}

    @step("9.2.9")
    def expect(self, s: State) -> None:
        """Constant preventions apply by themselves, then the window opens for what could answer."""
        # CR 1.4:9.2.9b: first what is expected; the next steps apply replacements and look for interrupts.
        self.since = s.journal.length
        for one in self.parts:
            raise_constantly(s, one)
            would(s, one)
            prevent_constantly(s, one)

    @step("9.8.4", ways=(("a choice between effects was made", "replace"),))
    def replace(self, s: State) -> None:
        """CR 9.8.4c + 9.8.4d: what waits to replace it takes its place while there is something to replace."""
        for one in self.parts:
            waiting = _not_applied(s, one)
            must = [effect for effect in waiting if effect.key == REPLACING[one.kind]]
            who = chooser(s, one)
            rivals = [effect for effect in waiting if effect in must or effect.side == who] if must else []
            if len(rivals) > 1:
                # CR 1.4:9.8.11: who controls the card it acts on, or else the effect, says which one applies first.
                # An optional one of their own may be that; then nothing is left for what would have to apply.
                options: tuple[Move, ...] = tuple(("instead", effect.src, effect.serial) for effect in rivals)
                s.push(Ask(who, "instead", "9.8.4d", options, "replace", must[0].src))
                self.repeat()
                return
            if must:
                # CR 1.4:9.8.9b: as the window opens, and before anybody looks for what is relevant.
                one.replaced = (*one.replaced, must[0].serial)
                HOOKS.replace_part(s, self, one, must[0])
                return
            # CR 1.2.5: what could not change anything is not chosen; then the effect happens as usual.
            # CR 26.03:1.2.4: or it is, and nothing happens.
            lively: list[Lingering] = []
            idle: list[Lingering] = []
            for effect in waiting:
                useful = HOOKS.could_change(s, effect.ability, effect.src, effect.side)
                (lively if useful else idle).append(effect)
            if s.forced or s.book.ruleset.potential:
                idle = []
            if lively or idle:
                # CR 6.7.3b: an optional replacement is decided when the effect would happen.
                first = (lively or idle)[0]
                options = (("normally",), *(("instead", effect.src, effect.serial) for effect in lively))
                useless: tuple[Move, ...] = tuple(("instead", effect.src, effect.serial) for effect in idle)
                s.push(Ask(first.side, "instead", "6.7.3b", options, "replace", first.src, useless))
                self.repeat()
                return

    def receive(self, s: State, what: str, value: Any) -> None:
        if what != "replace":
            # What a half of the sentence has found out is for the ability that it is a half of.
            s.stack[s.stack.index(self) - 1].receive(s, what, value)
            return
        one = next(one for one in self.parts if _not_applied(s, one))  # the one that was asked about
        waiting = waiting_for(s, one)
        if value[0] == "normally":
            one.replaced = (*one.replaced, *(effect.serial for effect in waiting))
            return
        for effect in waiting:
            if effect.serial == value[2]:
                one.replaced = (*one.replaced, effect.serial)
                HOOKS.replace_part(s, self, one, effect)

    @step("1.4:9.5.6d", "1.4:9.6.14c", "1.4:9.7.2b", opens=("InterruptWindow",))
    def window(self, s: State) -> None:
        # CR 1.4:9.2.9a: one window for this instruction, with the conditional interrupts of this moment.
        pending = pending_interrupts(s, self)
        if pending or paid_interrupts(s, self, 0) or paid_interrupts(s, self, 1):
            s.push(HOOKS.interrupt_window(pending, s.active))

    @step("1.4:9.5.6e", "1.4:9.6.14d", "1.4:9.7.2c")
    def resolve(self, s: State) -> None:
        # CR 1.4:9.8.7d + 1.4:9.8.2a: a value at or below 0 means that this part does not happen; the rest does.
        # CR 1.4:9.8.5b: so nobody notices it who did not look at what would happen.
        left = [one for one in self.parts if not one.is_void()]
        if self.before or self.after:
            left = [*self.before, *left, *self.after]
        gone = HOOKS.misfits(s, s.stack[-2])  # of the ability that announced them
        if gone:
            # CR 1.4:1.14.3: a target that does not fit any more is left alone, and the rest is done.
            left = [one for one in left if (one.card(), one.target()) not in gone]
        if left:
            # CR 1.4:9.3.4c: as changed, and as a whole, without a further window.
            apply_now(s, left)


def still_imminent(s: State) -> Imminent | None:
    """The nearest instruction that is imminent still: one that already resolves is expected no more."""
    for frame in reversed(s.stack):
        if isinstance(frame, Imminent) and not frame.is_over():
            return frame
    return None


def is_awaited(s: State, one: Part) -> bool:
    """Is there a lingering replacement for such an effect, or a delayed ability that interrupts it (1.4:9.6.13)?"""
    keys = (one.kind, REPLACING[one.kind], MAY_REPLACE[one.kind])
    return any(
        effect.key in keys and effect.ability >= 0 and effect.target in (-1, one.target()) for effect in s.lingering
    )


def waiting_for(s: State, one: Part) -> list[Lingering]:
    """Replacement effects that wait for this kind of effect, on anything or on this object."""
    keys = (REPLACING[one.kind], MAY_REPLACE[one.kind])
    return [effect for effect in s.lingering if effect.key in keys and effect.target in (-1, one.target())]


def _not_applied(s: State, one: Part) -> list[Lingering]:
    """CR 9.8.4c: of these, the ones that have not applied to it yet."""
    return [effect for effect in waiting_for(s, one) if effect.serial not in one.replaced]


IMMINENT: Final = table("Imminent")


def raise_constantly(s: State, one: Part) -> None:
    """A constant ability that adds to the first effect of its kind each turn."""
    if not isinstance(one, Valued):
        return
    for src, number in entries(s, one.kind):
        decl = s.book.abilities[number].decl
        if isinstance(decl, Raises) and s.things[src].controller == one.by and one.amount > 0:
            before = (old for old in s.journal.since(s.marks[0]) if old.kind == "would " + one.kind)
            if not any(old.side == one.by for old in before):
                one.amount += decl.n  # CR 1.4:9.4.5: what limits the part stands beside its value and stays
                happen(s, "raised", one.by, src, decl.n, src, cause=one.sort() or one.kind, rule="9.3.2")


def prevent_constantly(s: State, one: Part) -> None:
    """A constant ability that prevents takes the part away (CR 1.4:9.8.5c: nobody triggers it)."""
    if not isinstance(one, Valued) or one.unpreventable or one.amount <= 0:
        return
    # CR 1.4:9.9: one that lasts for a while prevents as well, once that time has come.
    now = (effect for effect in s.lingering if effect.key == one.kind and effect.until not in DURING_TURN)
    lasting = ((effect.src, effect.ability) for effect in now if effect.ability >= 0)
    for src, number in (*entries(s, one.kind), *lasting):
        decl = s.book.abilities[number].decl
        if isinstance(decl, Prevents) and (not decl.what or one.sort() in decl.what):
            if decl.installing is not None and not _from_installing(s, one, decl.installing, src):
                continue
            if decl.only is None or decl.only.true(s, src, None):
                one.prevented += one.amount
                happen(s, "prevented", s.owner[src], src, one.amount, src, cause=one.sort(), rule="9.8.3a")
                one.amount = 0
                one.gone = True
                return


def _from_installing(s: State, one: Part, what: Cards, src: int) -> bool:
    """Is it done by an ability of such a card, triggered by installing that card?"""
    for frame in reversed(s.stack):
        if isinstance(frame, Resolving) and frame.src == one.src:
            change = frame.change
            met = change is not None and change.kind == "installed" and change.cid == one.src
            return met and what.has(s, one.src, src)
    return False


def chooser(s: State, one: Part) -> int:
    """Who puts several replacements in order (1.4:9.8)."""
    thing = s.things.get(one.card()) if one.card() >= 0 else None
    if thing is not None:
        return thing.controller
    return s.active if one.by == RULES else one.by


def relevant(s: State, decl: Paid | When, src: int, frame: Imminent) -> bool:
    """Could the ability answer what is imminent now (CR 1.4:9.8.3)?"""
    if any(instruction.answers(s, one, src) for one in frame.parts for instruction in decl.do):
        return True
    if not isinstance(decl, When) or any(instruction.alters() for instruction in decl.do):
        return False
    # CR 1.4:9.8.3d: an ability that leaves the parts alone is relevant while what it waits for is still expected.
    return any(one.kind in decl.interrupts and is_expected(s, one) for one in frame.parts)


def is_expected(s: State, one: Part) -> bool:
    """CR 1.4:9.8.7d: a value that must be above 0 and is not leaves nothing to expect."""
    # CR 26.03:9.9.2a + 26.03:9.9.7d: by 26.03 it is expected, and does not happen if the value stays so.
    return not one.gone and (s.book.ruleset.below_zero or not one.is_void())


def pending_interrupts(s: State, frame: Imminent) -> tuple[Pending, ...]:
    """Conditional interrupts that are active and relevant as the window opens; later ones come too late."""
    # CR 1.4:9.8.4b + 1.4:9.6.8b: looked for once, after replacements; a reaction window never has them.
    out: dict[tuple[int, int, int], Pending] = {}
    for kind in dict.fromkeys(one.kind for one in frame.parts):
        for cid, number in entries(s, kind):
            thing = s.things.get(cid)
            if thing is not None and (cid, number, -1) not in out:
                _mark(s, frame, out, number, cid, thing.controller, ())
        for effect in s.lingering:
            if effect.key == kind and effect.ability >= 0 and (effect.src, effect.ability, -1) not in out:
                _mark(s, frame, out, effect.ability, effect.src, effect.side, effect.regs)
                decl = s.book.abilities[effect.ability].decl
                if effect.once and isinstance(decl, When) and _met_by(s, decl, effect.src, frame):
                    # CR 9.6.2c: this counts as the first time, even if it is prevented.
                    s.lingering = tuple(other for other in s.lingering if other is not effect)
    return tuple(out.values())


def _mark(
    s: State,
    frame: Imminent,
    out: dict[tuple[int, int, int], Pending],
    number: int,
    cid: int,
    side: int,
    regs: tuple[Captured, ...],
) -> None:
    decl = s.book.abilities[number].decl
    if not isinstance(decl, When) or (decl.once_per_turn and s.uses.get((s.ref[cid], number), 0)):
        return
    for change in _met_by(s, decl, cid, frame):
        if relevant(s, decl, cid, frame):
            out[cid, number, change.piece] = Pending(
                number, cid, s.ref[cid], side, decl.optional, change=change, regs=regs, serial=s.fresh()
            )


def _met_by(s: State, decl: When, cid: int, frame: Imminent) -> list[WouldBe]:
    """The newest imminent occurrences that meet the "would" of a conditional interrupt: one, or one for each part."""
    kinds = decl.event.kinds()
    met: list[WouldBe] = []
    for change in s.journal.since(frame.since):
        if isinstance(change, WouldBe) and change.kind in kinds and decl.event.met(s, change, cid):
            if decl.where is not None and not decl.where.true(s, cid, None):
                return met
            if decl.each_run and not in_run(s):
                return met
            if not (decl.first and occurred_before(s, decl, change, cid)):
                met.append(change)
            if change.piece < 0:
                return met
    return met


def paid_interrupts(s: State, frame: Imminent, side: int, *, idle: bool = False) -> list[tuple[int, int]]:
    """Paid interrupts a side could use against what is imminent; with `idle` those that could change nothing."""
    # CR 26.03:9.3.6d: nowhere else, and only against what it could change.
    # CR 1.4:9.8.4d + 1.4:9.5.2b: asked anew each time, so it may be used again, or have come just now.
    out: list[tuple[int, int]] = []
    for kind in dict.fromkeys(one.kind for one in frame.parts):
        for cid, number in entries(s, kind):
            decl = s.book.abilities[number].decl
            if isinstance(decl, Paid) and s.things[cid].controller == side and (cid, number) not in out:
                if relevant(s, decl, cid, frame):
                    refusal = HOOKS.refuse_use(s, side, cid, number)
                    if refusal in USELESS if idle else refusal is None:
                        out.append((cid, number))
    return out
