"""Runs by version 26.03 (CR 26.03:6): the phases that have other steps than in 1.4."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from sneakdoor.kernel.frames import Move, StepTable, rearranged, step, table
from sneakdoor.model import parts
from sneakdoor.model.changes import OfRun, SubroutineBroken
from sneakdoor.model.enums import RUNNER
from sneakdoor.model.objects import Thing
from sneakdoor.model.state import State
from sneakdoor.rules.changes import entries, happen
from sneakdoor.rules.checkpoints import checkpoint
from sneakdoor.rules.encounters import (
    APPROACH_ICE,
    ENCOUNTER_ICE,
    ApproachIce,
    EncounterIce,
)
from sneakdoor.rules.hooks import HOOKS
from sneakdoor.rules.ice import SubRef, subroutines
from sneakdoor.rules.imminence import happens, perform
from sneakdoor.rules.quantities import bad_publicity
from sneakdoor.rules.questions import Ask
from sneakdoor.rules.runs import INITIATION, RUN_ENDS, Initiation, RunEnds, ask_jack_out, declare_success
from sneakdoor.rules.structures import Approach, Structure
from sneakdoor.rules.v2603.subroutines import resolve_subroutine
from sneakdoor.rules.windows import open_window


class Initiation2603(Initiation):
    """The initiation phase (CR 26.03:6.9.1)."""

    __slots__ = ()

    minds_cards: ClassVar[bool] = True

    def table(self) -> StepTable:
        return INITIATION_2603

    @step("26.03:6.9.1b")
    def bad_publicity_credits(self, s: State) -> None:
        """CR 26.03:6.3.3 + 26.03:10.6.2: the fund is beside the credit pool, and counted once."""
        # CR 26.03:10.6.3 + 26.03:10.6.3a: it is filled in each run, a credit for each bad publicity.
        # CR 26.03:10.6.3b: what is left of it goes when the run ends.
        # CR 26.03:4.6.5e: credits are in a pool, on a card, or here.
        s.bp_credits = bad_publicity(s)
        if s.bp_credits:
            happen(s, "fund filled", RUNNER, amount=s.bp_credits, cause="bad publicity", rule="26.03:6.9.1b")

    @step("26.03:6.9.1d")
    def enter_position(self, s: State) -> None:
        """CR 26.03:6.2.5a: the outermost position, if there is ice."""
        run = HOOKS.run(s)
        if not run.next:
            run.position = len(s.ice.get(run.server, ())) - 1

    @step("26.03:6.9.1e", role="run begins", opens=("PaidWindow",), lets=("P", "R"))
    def window(self, s: State) -> None:
        open_window(s, self, rez=True)

    # CR 26.03:6.3.5: on to the ice in the Runner's position, or to the movement phase.
    @step("26.03:6.9.1f", ways=(("ice is in the Runner's position", "ApproachIce2603"), ("none is", "Movement")))
    def complete(self, s: State) -> None:
        run = HOOKS.run(s)
        if not run.next:  # nothing has sent the run elsewhere
            run.next = "approach" if run.position >= 0 and not run.lost else "pass"

    def ice_leaves(self, s: State, cid: int) -> None:
        note_vacant(s, (cid,), False)

    def card_lost(self, s: State, cids: Sequence[int], derezzed: bool) -> None:
        note_vacant(s, cids, derezzed)


INITIATION_2603: Final = rearranged(
    "Initiation2603",
    INITIATION,
    ("26.03:6.9.1a", "declare"),
    ("26.03:6.9.1a", "look"),
    "bad_publicity_credits",
    ("26.03:6.9.1c", "begin"),
    ("26.03:6.9.1c", "look_again"),
    "enter_position",
    "window",
    "complete",
)


def note_vacant(s: State, cids: Sequence[int], derezzed: bool) -> None:
    """CR 26.03:6.2.4: the Runner stays where they are, in a position that is vacant from now on."""
    # CR 26.03:6.2.7e: in these phases nothing else happens to the run.
    run = HOOKS.run(s)
    if not derezzed and not run.lost and run.position >= 0 and run.ice(s) in cids:
        run.lost = True


class ApproachIce2603(ApproachIce):
    """The approach ice phase (CR 26.03:6.9.2): one window, in which the Corp may rez the ice."""

    # CR 26.03:6.4.2: its beginning is what conditions about approaching wait for, as `began` says of all structures.
    # CR 26.03:6.2.7a: ice that leaves ends it (`card_lost` of the base).
    # CR 26.03:6.2.7b: ice that is swapped in is approached from then on, and no condition is met.

    __slots__ = ()

    def table(self) -> StepTable:
        return APPROACH_ICE_2603


# CR 26.03:6.9.2b + 26.03:6.4.1: the one window in which the Corp may rez this ice.
# CR 26.03:6.9.2c: rezzed ice is encountered; otherwise the movement phase follows.
APPROACH_ICE_2603: Final = rearranged(
    "ApproachIce2603",
    APPROACH_ICE,
    ("26.03:6.9.2a", "approach"),
    ("26.03:6.9.2b", "rez_window"),
    ("26.03:6.9.2c", "complete"),
)


class EncounterIce2603(EncounterIce):
    """The encounter ice phase (CR 26.03:6.9.3): subroutines resolve one by one, without a window of their own."""

    __slots__ = ("breaker", "fully_broken", "order", "ordered", "resolved")

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
        result: Any = "",
        unbroken: int = 0,
        resolved: tuple[SubRef, ...] = (),
        order: tuple[SubRef, ...] = (),
        ordered: bool = False,
        fully_broken: bool = False,
        breaker: int = -1,
        at: int = 0,
    ) -> None:
        super().__init__(ice, sid, forced, broken, breakers, reached, ref, lki, result, unbroken, at)
        self.resolved = resolved  # subroutines that have had their turn in this encounter
        self.order = order  # as the Runner has declared it, if a card lets them
        self.ordered = ordered
        self.fully_broken = fully_broken
        self.breaker = breaker  # the card that did it alone, or -1

    def table(self) -> StepTable:
        return ENCOUNTER_ICE_2603

    @step("26.03:6.9.3c", opens=("Resolve",), ways=(("no subroutine is left", "complete"),))
    def resolve_next(self, s: State) -> None:
        """CR 26.03:9.8.7: the next in order that is neither broken nor resolved, as they are now."""
        # CR 26.03:9.8.4 + 26.03:9.8.4a + 26.03:9.8.4b: broken is what this encounter notes as broken, and nothing else.
        # CR 26.03:9.8.7b: one at a time.
        left = self._unresolved(s)
        if not left:
            self.goto("complete")
            return
        if not self.ordered and self._ask_order(s, left):
            self.repeat()
            return
        self.ordered = True
        one = next((one for one in self.order if one in left), left[0])
        self.resolved = (*self.resolved, one)
        resolve_subroutine(s, self.ice, self.ref, one)

    def _ask_order(self, s: State, left: list[SubRef]) -> bool:
        """CR 26.03:9.8.7d: a card may let the Runner declare the whole order, before the first of them resolves."""
        open_ones = [one for one in left if one not in self.order]
        if len(open_ones) == 1:
            self.order = (*self.order, *open_ones)
        if len(open_ones) < 2 or not entries(s, "subroutine order"):
            return False
        options: tuple[Move, ...] = tuple(("subroutine", n, sub[0]) for n, sub in enumerate(open_ones))
        s.push(Ask(RUNNER, "resolve a subroutine", "26.03:9.8.7d", options, "next", self.ice))
        return True

    @step("26.03:6.9.3d", ways=(("always", "resolve_next"),))
    def again(self, s: State) -> None:
        self.goto("resolve_next")

    def all_broken(self, s: State) -> bool:
        """CR 26.03:6.5.7d: ice that was fully broken stays so, whatever subroutines it gains."""
        return self.fully_broken or super().all_broken(s)

    def was_cleared(self, s: State) -> bool:
        """CR 26.03:6.5.7c: ice without subroutines counts, since step 6.9.3b began."""
        return self.fully_broken

    def cleared_by(self, s: State) -> int:
        return self.breaker

    def tell_all_broken(self, s: State, src: int) -> None:
        """CR 26.03:6.5.7a: the first time in this encounter, and then never again."""
        if not self.fully_broken:
            self.fully_broken = True
            self.breaker = self._sole_breaker(s)
            super().tell_all_broken(s, self.breaker)

    def _sole_breaker(self, s: State) -> int:
        """CR 26.03:6.5.7b: the object whose abilities have broken every subroutine that the ice has."""
        changes = s.journal.since(s.marks[0])
        by = [one.src for one in changes if isinstance(one, SubroutineBroken) and one.encounter == self.sid]
        breakers = dict(zip(self.broken, by, strict=True))
        found = {breakers.get(one, -1) for one in subroutines(s, self.ice)}
        return found.pop() if len(found) == 1 else -1

    def _unresolved(self, s: State) -> list[SubRef]:
        if not self.is_there(s):
            return []
        skipped = self.skipped(s) if s.lingering else []
        return [
            one
            for one in subroutines(s, self.ice)
            if one not in self.broken and one not in self.resolved and one not in skipped
        ]

    def receive(self, s: State, what: str, value: Any) -> None:
        open_ones = [one for one in self._unresolved(s) if one not in self.order]
        self.order = (*self.order, open_ones[value[1]])


# CR 26.03:6.5.4 + 26.03:6.5.5: a window for breaking, then what is unbroken resolves.
# CR 26.03:6.9.3e + 26.03:6.5.6: and then the movement phase.
# CR 26.03:6.2.7c: at once if the ice is gone or derezzed.
ENCOUNTER_ICE_2603: Final = rearranged(
    "EncounterIce2603",
    ENCOUNTER_ICE,
    ("26.03:6.9.3a", "encounter"),
    ("26.03:6.9.3b", "window"),
    "resolve_next",
    "again",
    ("26.03:6.9.3e", "complete"),
)


class Movement(Approach):
    """The movement phase (CR 26.03:6.9.4): pass the ice, jack out or go on to the next position or the server."""

    __slots__ = ("moved",)

    stage: ClassVar[str] = "movement"
    minds_cards: ClassVar[bool] = True

    def __init__(self, sid: int = 0, moved: bool = False, at: int = 0) -> None:
        super().__init__(sid, at)
        self.moved = moved  # the Runner has entered a new position in this phase

    def table(self) -> StepTable:
        return MOVEMENT

    def began(self, s: State) -> int:
        """CR 26.03:9.2.8f: passing the ice is the beginning of this phase; approaching the server is not (6.9.4g)."""
        return -1 if self.has_reached("first_window") else self.sid

    @step("26.03:6.9.4a")
    def pass_ice(self, s: State) -> None:
        """CR 26.03:6.6.2: the ice in the Runner's position; a vacant one is left without passing anything."""
        run = HOOKS.run(s)
        ice = -1 if run.lost else run.ice(s)
        if ice >= 0:
            perform(s, [parts.Pass(RUNNER, ice, ref=s.ref[ice])])

    @step("26.03:6.9.4a", opens=("Checkpoint",))
    def look(self, s: State) -> None:
        checkpoint(s)

    @step("26.03:6.9.4b", role="passed ice", opens=("PaidWindow",), lets=("P",))
    def first_window(self, s: State) -> None:
        open_window(s, self)

    @step("26.03:6.9.4c", role="jack out", opens=("JackingOut",), ways=(("the Runner jacks out", "RunEnds2603"),))
    def jack_out_or_go_on(self, s: State) -> None:
        """CR 26.03:6.6.3: once in each movement phase."""
        # CR 26.03:6.1.5a + 26.03:6.1.5b: so after each piece of ice, and also if there is none.
        ask_jack_out(s)

    @step("26.03:6.9.4d")
    def move_inward(self, s: State) -> None:
        """CR 26.03:6.6.4: to the next position."""
        # CR 26.03:6.2.5c: inward of the innermost there is none.
        run = HOOKS.run(s)
        run.position = max(run.position - 1, -1)
        run.lost = False
        self.moved = run.position >= 0

    @step("26.03:6.9.4e", role="last before server", opens=("PaidWindow",), lets=("P", "R"))
    def second_window(self, s: State) -> None:
        open_window(s, self, rez=True)

    @step("26.03:6.9.4f", ways=(("the Runner has a new position", "ApproachIce2603"),))
    def go_on_to_ice(self, s: State) -> None:
        """CR 26.03:6.6.5: a new position is approached."""
        run = HOOKS.run(s)
        if self.moved:
            # CR 26.03:6.4.4: in a position that has become vacant there is nothing to approach.
            run.next = "pass" if run.lost else "approach"
            self.leave()

    @step("26.03:6.9.4g", opens=("Imminent",))
    def approach_server(self, s: State) -> None:
        """CR 26.03:6.6.6: nothing but conditions that wait for it."""
        perform(s, [parts.ApproachServer(HOOKS.run(s).server)])

    @step("26.03:6.9.4g", opens=("Checkpoint",))
    def look_again(self, s: State) -> None:
        checkpoint(s)

    @step("26.03:6.9.4h", ways=(("always", "Success"),))
    def complete(self, s: State) -> None:
        HOOKS.run(s).next = "success"

    def ice_leaves(self, s: State, cid: int) -> None:
        note_vacant(s, (cid,), False)

    def card_lost(self, s: State, cids: Sequence[int], derezzed: bool) -> None:
        note_vacant(s, cids, derezzed)


MOVEMENT: Final = table("Movement")


@happens(parts.ApproachServer)
def apply_approach_server(s: State, them: list[parts.ApproachServer]) -> None:
    """CR 26.03:6.9.4g: conditions of an approach are met, unless something replaced it."""
    run = HOOKS.current_run(s)
    if run is not None:
        server = them[0].server
        happen(s, OfRun("approach server", run.sid), RUNNER, server=server, rule="26.03:6.9.4g")


class Success(Structure):
    """The success phase (CR 26.03:6.9.5): the run is declared successful, and the Runner breaches the server."""

    __slots__ = ()

    stage: ClassVar[str] = "success"

    def table(self) -> StepTable:
        return SUCCESS

    def began(self, s: State) -> int:
        """CR 26.03:6.7.3: becoming successful is not the beginning of a phase."""
        return -1

    @step("26.03:6.9.5a")
    def declare_success(self, s: State) -> None:
        run = HOOKS.run(s)
        run.reached = True  # CR 26.03:6.8.4a: from here on it is not unsuccessful
        run.position = -1  # CR 26.03:6.2.5d: no position in this phase, nor after it
        declare_success(s)

    @step("26.03:6.9.5a", opens=("Checkpoint",))
    def look(self, s: State) -> None:
        checkpoint(s)

    @step("26.03:6.9.5b", opens=("Breach2603",))
    def breach(self, s: State) -> None:
        """CR 26.03:6.7.1: success is followed by a breach."""
        # CR 26.03:6.7.5: a breach of chapter 7, as any other.
        perform(s, [parts.AccessServer(HOOKS.run(s).server, root=True)])

    @step("26.03:6.9.5c", ways=(("always", "RunEnds2603"),))
    def complete(self, s: State) -> None:
        HOOKS.run(s).next = "end"


SUCCESS: Final = table("Success")


class RunEnds2603(RunEnds):
    """The run ends phase (CR 26.03:6.9.6)."""

    __slots__ = ()

    def table(self) -> StepTable:
        return RUN_ENDS_2603

    def bars_structures(self) -> bool:
        """CR 26.03:6.8.2c: a window that outlives the run is completed without runs, encounters or accesses."""
        return not self.has_reached("complete_windows")

    @step("26.03:6.9.6c", opens=("Checkpoint",))
    def judge(self, s: State) -> None:
        """CR 26.03:6.8.4 + 26.03:6.8.5: the run becomes unsuccessful while it is still under way."""
        run = HOOKS.run(s)
        if run.result() == "unsuccessful":
            happen(s, OfRun("unsuccessful run", run.sid), RUNNER, server=run.server, rule="26.03:6.9.6c")
        checkpoint(s)


# CR 26.03:6.8.3: the fund is emptied here.
# CR 26.03:6.8.5: "run ends" is met after the last step (`Run.ended`).
RUN_ENDS_2603: Final = rearranged(
    "RunEnds2603",
    RUN_ENDS,
    ("26.03:6.9.6a", "complete_windows"),
    ("26.03:6.9.6b", "lose_bad_publicity_credits"),
    "judge",
    ("26.03:6.9.6d", "complete"),
)
