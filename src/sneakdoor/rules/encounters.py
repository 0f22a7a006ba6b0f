"""Approaching, encountering and passing ice (CR 6.4 to 6.6), and leaving a phase early."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from sneakdoor.kernel.frames import Move, StepTable, step, table
from sneakdoor.model import parts
from sneakdoor.model.causes import Cause
from sneakdoor.model.changes import OfEncounter, OfRun, SubroutineBroken, SubroutineResolved
from sneakdoor.model.constants import FORBIDS
from sneakdoor.model.enums import ADVANCEMENT, CORP, NOWHERE, RUNNER
from sneakdoor.model.game_frame import GameFrame
from sneakdoor.model.moves import QuestionKind
from sneakdoor.model.objects import Thing
from sneakdoor.model.state import D_WHILE, State
from sneakdoor.rules.abilities import Resolve
from sneakdoor.rules.changes import emit, entries, happen
from sneakdoor.rules.checkpoints import checkpoint
from sneakdoor.rules.hooks import HOOKS
from sneakdoor.rules.ice import SubRef, is_printed, known_to, subroutines
from sneakdoor.rules.imminence import happens, perform
from sneakdoor.rules.quantities import counters, forbidden, strength
from sneakdoor.rules.questions import Ask
from sneakdoor.rules.structures import Approach, Structure
from sneakdoor.rules.windows import PaidWindow, ReactionWindow, open_window


def unwind(s: State, bottom: GameFrame, *, end: bool, top: GameFrame | None = None) -> None:
    """Leave what stands on a run or encounter early, below `top` if that is given. One verb, one table of cases:

    | what stands there | the run ends (6.8.2) | the run goes to another phase (6.1.3c, 6.2.4, 6.5.3, 4.7.8f) |
    | --- | --- | --- |
    | a paid ability window | closes | is completed |
    | the subroutines' window | closes | closes |
    | a reaction window opened by a phase's beginning | closes | closes (9.2.8f) |
    | another reaction window | is completed in the last phase | is completed |
    | phases, accesses, encounters | no further step | no further step |
    | an ability that is resolving | finishes | finishes |
    """
    above = s.stack[s.stack.index(bottom) + 1 : None if top is None else s.stack.index(top)]
    leaving = {frame.sid for frame in above if isinstance(frame, Structure)}
    if end and isinstance(bottom, Structure):
        leaving.add(bottom.sid)
    later = bottom.has_last_phase()  # only a run has one
    for frame in above:
        if isinstance(frame, Structure):
            frame.leave()
        elif isinstance(frame, SubroutineWindow):
            frame.pending = ()
            frame.leave()  # CR 6.8.2b + 6.5.5a: the subroutines that are left are pending no more.
        elif isinstance(frame, PaidWindow):
            if end:
                frame.leave()  # CR 6.8.2a: the window closes.
        elif isinstance(frame, ReactionWindow):
            if frame.opened_by in leaving:
                frame.pending = ()
                frame.leave()  # CR 6.8.2c + 9.2.8f: what is pending in it is lost.
            elif end and later:
                frame.detached = True  # CR 6.8.2d: completed in the run's last phase.
                frame.goto("before_priority")


def abandon(s: State, phase: Structure, *, complete: bool = True) -> None:
    """CR 8.2.9 + 6.5.3a: no further step of the phase; an open paid ability window is completed first.

    What a resolving ability has begun inside the phase continues.
    """
    for frame in s.stack[s.stack.index(phase) + 1 :]:
        if isinstance(frame, Resolve):
            break
        if isinstance(frame, SubroutineWindow) or (isinstance(frame, ReactionWindow) and frame.opened_by == phase.sid):
            frame.pending = ()
            frame.leave()
        elif isinstance(frame, PaidWindow) and not complete:
            frame.leave()
    phase.leave()


class ApproachIce(Approach):
    """The approach ice phase (CR 6.9.2).

    CR 6.4.1: after the first piece of ice the Runner may stop here; who goes on may see the ice rezzed.
    """

    __slots__ = ()

    stage: ClassVar[str] = "approach ice"
    minds_cards: ClassVar[bool] = True
    is_approach: ClassVar[bool] = True

    def table(self) -> StepTable:
        return APPROACH_ICE

    @step("6.9.2a", opens=("Checkpoint",))
    def approach(self, s: State) -> None:
        run = HOOKS.run(s)
        happen(s, OfRun("approach ice", run.sid), RUNNER, run.ice(s), server=run.server, rule="6.9.2a")
        checkpoint(s)

    @step("6.9.2b", role="approach ice", opens=("PaidWindow",), lets=("P",))
    def first_window(self, s: State) -> None:
        open_window(s, self)

    @step("6.9.2c", ways=(("first approach of this run", "rez_window"),))
    def first_approach(self, s: State) -> None:
        """CR 6.1.5b: no jacking out at the first piece of ice."""
        if not HOOKS.run(s).approached:
            self.goto("rez_window")

    @step("6.9.2d", role="jack out", opens=("JackingOut",), ways=(("the Runner jacks out", "RunEnds"),))
    def jack_out_or_go_on(self, s: State) -> None:
        HOOKS.ask_jack_out(s)

    @step("6.9.2e", role="rez ice", opens=("PaidWindow",), lets=("P", "R", "approached ice"))
    def rez_window(self, s: State) -> None:
        run = HOOKS.run(s)
        open_window(s, self, rez=True, approached=run.ice(s))

    @step("6.9.2f", ways=(("the ice is rezzed", "EncounterIce"), ("it is not", "PassIce")))
    def complete(self, s: State) -> None:
        run = HOOKS.run(s)
        ice = run.ice(s)
        # CR 6.4.4 + 6.4.5: rezzed ice is encountered, unrezzed ice passed.
        run.next = "encounter" if ice >= 0 and s.things[ice].faceup else "pass"

    def ice_leaves(self, s: State, cid: int) -> None:
        self.card_lost(s, (cid,), False)  # CR 6.2.4a: approached ice is left behind.

    def card_lost(self, s: State, cids: Sequence[int], derezzed: bool) -> None:
        """CR 6.2.4a: uninstalled or moved elsewhere while it is approached."""
        run = HOOKS.run(s)
        if not derezzed and not self.is_over() and run.ice(s) in cids:
            run.pass_lost()
            abandon(s, self)

    def ended(self, s: State) -> None:
        run = HOOKS.current_run(s)
        if run is not None:
            run.approached = True  # CR 6.1.5b: from now on the Runner may jack out


APPROACH_ICE: Final = table("ApproachIce")


class EncounterIce(Structure):
    """The encounter ice phase (CR 6.9.3), in a run's course or forced by an ability (CR 6.5.2a).

    To encounter ice is to go through this table (CR 6.5.2): the Runner may act on it, then it acts (CR 6.5.1).
    """

    __slots__ = ("broken", "breakers", "forced", "ice", "lki", "reached", "ref", "result", "unbroken")

    stage: ClassVar[str] = "encounter ice"
    minds_cards: ClassVar[bool] = True
    lasts: ClassVar[str] = "encounter"

    def __init__(
        self,
        ice: int = 0,
        sid: int = 0,
        forced: bool = False,
        broken: tuple[SubRef, ...] = (),
        breakers: tuple[int, ...] = (),
        reached: bool = False,
        ref: int = -1,
        lki: Thing | None = None,
        result: Cause = "",
        unbroken: int = 0,
        at: int = 0,
    ) -> None:
        self.at = at
        self.sid = sid
        self.ice = ice
        self.ref = ref  # which object the ice is
        self.lki = lki  # the ice as it last was, once it is gone (CR 9.1.7)
        self.result = result  # and whether all of its subroutines were broken then
        self.unbroken = unbroken  # and how many were not
        self.forced = forced
        self.broken = broken
        self.breakers = breakers  # refs of cards that broke a subroutine here
        self.reached = reached  # step 6.9.3b was reached (CR 6.5.3c)

    def table(self) -> StepTable:
        return ENCOUNTER_ICE

    def last_known(self) -> Thing | None:
        return self.lki

    def measures(self) -> tuple[int, ...]:
        return (self.ice,)

    @step("6.9.3a", opens=("Checkpoint",))
    def encounter(self, s: State) -> None:
        # CR 1.4:9.1.8h: ice of a forced encounter need not be installed; its subroutines are read all the same.
        self.ref = s.ref[self.ice]
        thing = s.things.get(self.ice)
        server = thing.server if thing is not None else NOWHERE
        if s.lingering:
            s.lingering = tuple(one for one in s.lingering if one.which != UNTIL_ENCOUNTER or one.amount == self.sid)
            self._waited_for(s)
        happen(s, OfEncounter("encounter", self.sid), RUNNER, self.ice, server=server, rule="6.9.3a")
        if "while" in s.index:
            s.dirty |= D_WHILE  # strength may depend on the ice being encountered
        checkpoint(s)

    def _waited_for(self, s: State) -> None:
        """What was said of the next encounter holds for this one from its beginning (1.4:9.9)."""
        waiting = [one for one in s.lingering if one.key == NEXT_ENCOUNTER]
        s.lingering = tuple(one for one in s.lingering if one.key != NEXT_ENCOUNTER)
        for one in waiting:
            body = Resolve(one.ability, one.src, one.side, s.ref[one.src], None, None, {"encounter": self.sid})
            for instruction in s.book.abilities[one.ability].program:
                instruction.run(s, body)

    @step("6.9.3b", role="break", opens=("PaidWindow",), lets=("P", "break"))
    def window(self, s: State) -> None:
        self.reached = True
        if not subroutines(s, self.ice):
            # CR 6.5.3c: with none, all are broken as soon as this step is reached.
            self.tell_all_broken(s, -1)
        open_window(s, self)

    @step("6.9.3c", opens=("SubroutineWindow",))
    def resolve_subroutines(self, s: State) -> None:
        # CR 3.4.7b: what was broken in the window before does not resolve.
        pending = tuple(one for one in subroutines(s, self.ice) if one not in self.broken)
        if s.lingering and (first := self.skipped(s)):
            pending = tuple(one for one in pending if one not in first)
        if pending:
            s.push(SubroutineWindow(pending, self.ice, self.ref))

    def skipped(self, s: State) -> list[SubRef]:
        """The subroutines, from the first on, that do not resolve in this encounter, broken or not."""
        n = max((one.amount for one in s.lingering if one.key == SKIPPED and one.until == self.sid), default=0)
        return subroutines(s, self.ice)[:n]

    @step("6.9.3d", ways=(("always", "PassIce"),))
    def complete(self, s: State) -> None:
        if not self.forced:
            HOOKS.run(s).next = "pass"

    def card_lost(self, s: State, cids: Sequence[int], derezzed: bool) -> None:
        """CR 6.2.4b: uninstalled or derezzed while it is encountered."""
        if self.ice not in cids or not self.is_there(s):
            return
        if not derezzed and self.lki is None:
            self.lki = self._as_it_was(s)
            self.result = self._result(s)
            self.unbroken = self._left(s)
        over = self.is_over()  # bypassed or derezzed before, and only a window is being completed
        run = None if self.forced else HOOKS.current_run(s)
        if run is not None and (not over or run.next == "pass"):
            run.next = "pass"
            run.lost = not derezzed
        if over:
            return
        # CR 8.2.9: an open window is completed where installed ice leaves; accessed ice leaves nothing open.
        abandon(s, self, complete=self.ice in s.things)

    def is_there(self, s: State) -> bool:
        """CR 8.2.10: is the ice the object that the encounter began with?"""
        return s.ref[self.ice] == self.ref

    def _result(self, s: State) -> Cause:
        return "all broken" if self.all_broken(s) else ""

    def _left(self, s: State) -> int:
        """CR 3.4.7b: how many subroutines are not broken."""
        return sum(one not in self.broken for one in subroutines(s, self.ice))

    def all_broken(self, s: State) -> bool:
        """CR 10.9.3: with no subroutine at all, as soon as 6.9.3b was reached."""
        return self.reached and all(one in self.broken for one in subroutines(s, self.ice))

    def was_cleared(self, s: State) -> bool:
        """Have all subroutines been broken, and at least one?"""
        return self.all_broken(s) and bool(breakers_in(s, self.sid))

    def cleared_by(self, s: State) -> int:
        """The card that alone has broken all subroutines, or -1."""
        by = breakers_in(s, self.sid) if self.all_broken(s) else set()
        return by.pop() if len(by) == 1 else -1

    def tell_all_broken(self, s: State, src: int) -> None:
        """All subroutines are broken, the last of them by this card."""
        outside = further_out(s, self.ice)
        happen(s, OfEncounter("all broken", self.sid), RUNNER, self.ice, outside, src, rule="10.9.3")

    def ended(self, s: State) -> None:
        if s.lingering:
            # What lasts until after the next encounter is over with one that began later.
            s.lingering = tuple(
                one for one in s.lingering if not (one.once and one.key in FORBIDS and one.amount != self.sid)
            )
        gone = not self.is_there(s)
        lki = self.lki if gone else self._as_it_was(s)
        server = lki.server if lki is not None else NOWHERE
        result = self.result if gone else self._result(s)
        left = self.unbroken if gone else self._left(s)
        # CR 9.1.7: of ice that is gone, what was last known of it says what encounter this was.
        # CR 26.03:9.8.4c: and whether all was broken.
        change = OfEncounter("encounter ends", self.sid)
        change.tell(RUNNER, self.ice, self.ref, left, server=server, cause=result, rule="6.9.3d", seen=0, lki=lki)
        emit(s, change)

    def _as_it_was(self, s: State) -> Thing | None:
        """The ice with its tokens at this moment, to identify the encounter later (CR 9.6.2c)."""
        thing = s.things.get(self.ice)
        if thing is None:
            return None
        lki = thing.clone()
        considered = counters(s, self.ice, ADVANCEMENT)
        if considered != lki.get(ADVANCEMENT):
            lki.tokens = {**lki.tokens, ADVANCEMENT: considered}
        return lki


ENCOUNTER_ICE: Final = table("EncounterIce")
SKIPPED: Final = "skipped subroutines"
"""The key of a lingering effect: the first subroutines of an encounter do not resolve."""

PREVENTED: Final = "prevented subroutine"
"""The key of a lingering effect: the next subroutine that would resolve does not."""

KEEP_UNBROKEN: Final[QuestionKind] = "keep from being broken"


@happens(parts.Break)
def apply_break(s: State, them: list[parts.Break]) -> None:
    """CR 6.5.4: subroutines of the encountered ice are broken."""
    encounter = current_encounter(s)
    if encounter is None or not encounter.is_there(s):
        return
    subs = subroutines(s, encounter.ice)
    chosen = [subs[one.subroutine] for one in them if one.subroutine < len(subs)]
    src = them[0].src
    encounter.broken = (*encounter.broken, *chosen)
    encounter.breakers = (*encounter.breakers, them[0].breaker)
    now = strength(s, encounter.ice)
    for sub in chosen:
        change = SubroutineBroken(encounter.sid, sub[0], now)
        how: Cause = "printed" if is_printed(s, encounter.ice, sub) else ""
        happen(s, change, RUNNER, encounter.ice, src=src, cause=how, rule="6.5.4")
    if chosen and encounter.all_broken(s):
        encounter.tell_all_broken(s, src)


def further_out(s: State, cid: int) -> int:
    """How many pieces of ice are further out (CR 6.2.1); -1 if it protects no server."""
    thing = s.things.get(cid)
    row = s.ice.get(thing.server, ()) if thing is not None else ()
    return len(row) - 1 - row.index(cid) if cid in row else -1


NEXT_ENCOUNTER: Final = "next encounter"
UNTIL_ENCOUNTER: Final = "until an encounter begins"
"""As what a lingering effect is about: it ends when another encounter begins."""


def prevent_subroutine(s: State, ice: int) -> bool:
    """CR 9.8.3: is there an effect that keeps the next subroutine from resolving? It is used up by that."""
    effect = next((one for one in s.lingering if one.key == PREVENTED), None)
    if effect is None:
        return False
    s.lingering = tuple(one for one in s.lingering if one is not effect)
    happen(s, "prevented", effect.side, ice, 1, effect.src, cause="subroutine", rule="9.8.3")
    return True


def push_subroutine(s: State, ice: int, ref: int, sub: SubRef, rule: str = "9.1.2") -> None:
    """A subroutine resolves."""
    happen(s, SubroutineResolved(sub[0]), CORP, ice, rule=rule)
    s.push(Resolve(sub[0], ice, CORP, ref, regs=known_to(s, sub)))


class SubroutineWindow(GameFrame):
    """The special reaction window of 6.9.3c: the Corp resolves what is unbroken, in order (CR 6.5.5)."""

    __slots__ = ("ice", "ordered", "pending", "ref")

    def __init__(
        self, pending: tuple[SubRef, ...] = (), ice: int = 0, ref: int = 0, ordered: bool = False, at: int = 0
    ) -> None:
        self.at = at
        self.pending = pending
        self.ice = ice
        self.ref = ref
        self.ordered = ordered  # the Runner has said which one is next

    def table(self) -> StepTable:
        return SUBROUTINE_WINDOW

    def measures(self) -> tuple[int, ...]:
        return (len(self.pending), self.ice)

    @step("6.5.5", opens=("Resolve",), ways=(("a subroutine is left", "next_subroutine"),))
    def next_subroutine(self, s: State) -> None:
        if not self.pending:
            return
        self.repeat()
        if not self.ordered and "subroutine order" in s.index and (self._ask_which(s) or not self.pending):
            return  # the Runner is asked, or none of them is there any more
        self.ordered = False
        one = self.pending[0]
        self.pending = self.pending[1:]
        if s.ref[self.ice] == self.ref and one in subroutines(s, self.ice):
            if s.lingering and prevent_subroutine(s, self.ice):
                return
            # CR 3.4.7a: a conditional ability of the encounter that nobody may decline.
            # CR 9.6.4: a mandatory conditional ability, so nobody is asked whether to trigger it.
            push_subroutine(s, self.ice, self.ref, one, "6.9.3c")

    def _ask_which(self, s: State) -> bool:
        """CR 1.2.1: a card may let the Runner say which one is next; they are asked while there is a choice."""
        there = subroutines(s, self.ice) if s.ref[self.ice] == self.ref else []
        self.pending = tuple(one for one in self.pending if one in there)
        if len(self.pending) < 2 or not entries(s, "subroutine order"):
            return False
        options: tuple[Move, ...] = tuple(("subroutine", n, one[0]) for n, one in enumerate(self.pending))
        s.push(Ask(RUNNER, "resolve a subroutine", "6.5.5", options, "next", self.ice))
        return True

    def receive(self, s: State, what: str, value: Any) -> None:
        one = self.pending[value[1]]
        self.pending = (one, *(other for other in self.pending if other != one))
        self.ordered = True


SUBROUTINE_WINDOW: Final = table("SubroutineWindow")


class PassIce(Structure):
    """The pass ice phase (CR 6.9.4): the Runner is done with this position and goes on (CR 6.6.1)."""

    __slots__ = ()

    stage: ClassVar[str] = "pass ice"
    minds_cards: ClassVar[bool] = True

    def table(self) -> StepTable:
        return PASS_ICE

    def began(self, s: State) -> int:
        return -1 if self.has_reached("complete") else self.sid

    @step("6.9.4a")
    def pass_ice(self, s: State) -> None:
        run = HOOKS.run(s)
        ice = -1 if run.lost else run.ice(s)
        perform(s, [parts.Pass(RUNNER, ice, ref=s.ref[ice] if ice >= 0 else -1)])

    @step("6.9.4b", opens=("Checkpoint",))
    def look(self, s: State) -> None:
        checkpoint(s)

    @step("6.9.4c", ways=(("more ice is further in", "ApproachIce"), ("none is", "ApproachServer")))
    def complete(self, s: State) -> None:
        """CR 6.6.2: the next piece of ice inward, or the server (CR 6.6.3)."""
        run = HOOKS.run(s)
        run.position -= 1  # CR 6.2.2: position by position, in order.
        run.lost = False
        run.next = "approach" if run.position >= 0 else "server"

    def ice_leaves(self, s: State, cid: int) -> None:
        self.card_lost(s, (cid,), False)  # CR 6.2.4e: passed ice is left behind.

    def card_lost(self, s: State, cids: Sequence[int], derezzed: bool) -> None:
        """CR 6.2.4e: the Runner is still passing the same position."""
        run = HOOKS.run(s)
        if not derezzed and not run.lost and run.ice(s) in cids:
            run.lost = True

    def receive(self, s: State, what: str, value: Any) -> None:
        return


PASS_ICE: Final = table("PassIce")


@happens(parts.Pass)
def apply_pass(s: State, them: list[parts.Pass]) -> None:
    """CR 6.9.4a: the Runner passes a position, and all ice if nothing is further in."""
    run = HOOKS.run(s)
    for one in them:
        cause: Cause = "rezzed" if one.cid >= 0 and s.things[one.cid].faceup else ""
        happen(s, OfRun("passed", run.sid), RUNNER, one.cid, server=run.server, cause=cause, rule="6.9.4a")
        if run.position <= 0:
            happen(s, OfRun("passed all ice", run.sid), RUNNER, server=run.server, rule="6.9.4a")


def bypass(s: State) -> None:
    """CR 6.5.3: the encounter is over, the Runner passes the ice."""
    # CR 6.5.3b: bypassed at its beginning, it never comes to breaking or to subroutines.
    for frame in reversed(s.stack):
        if isinstance(frame, EncounterIce):
            if forbidden(s, "bypass", frame.ice):
                return  # CR 1.2.2: not this ice
            happen(s, OfEncounter("bypassed", frame.sid), RUNNER, frame.ice, rule="6.5.3a")
            abandon(s, frame)
            run = HOOKS.current_run(s)
            if run is not None and not frame.forced:
                run.next = "pass"
            return


def current_encounter(s: State) -> EncounterIce | None:
    """The nearest encounter (CR 6.5.2a: one may stand inside another)."""
    for frame in reversed(s.stack):
        if isinstance(frame, EncounterIce):
            return frame
    return None


def encountered(s: State) -> int:
    """The piece of ice being encountered, or -1."""
    # CR 8.2.10: asked anew each time, since what has left is another object, wherever it lies now.
    frame = current_encounter(s)
    return frame.ice if frame is not None and frame.is_there(s) else -1


HOOKS.encountered = encountered


def breakers_in(s: State, sid: int) -> set[int]:
    """The cards that broke a subroutine in an encounter of this turn."""
    return {
        one.src for one in s.journal.since(s.marks[0]) if isinstance(one, SubroutineBroken) and one.encounter == sid
    }


def in_break_window(s: State) -> EncounterIce | None:
    """CR 3.9.5e: the encounter whose step 6.9.3b is under way."""
    frame = current_encounter(s)
    return frame if frame is not None and frame.is_at("window") else None
