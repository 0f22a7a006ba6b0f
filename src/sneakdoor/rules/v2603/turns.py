"""Turns by version 26.03 (CR 26.03:5.6, 26.03:5.7): the phases that have other steps than in 1.4."""

from __future__ import annotations

from typing import ClassVar, Final

from sneakdoor.kernel.frames import StepTable, rearranged, step, table
from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.model.objects import Lingering
from sneakdoor.model.state import State
from sneakdoor.rules.changes import happen
from sneakdoor.rules.checkpoints import checkpoint, win
from sneakdoor.rules.quantities import hand_size
from sneakdoor.rules.questions import Pick
from sneakdoor.rules.turns import (
    CORP_ACTIONS,
    CORP_DISCARD,
    CORP_DRAW,
    RUNNER_ACTIONS,
    RUNNER_DISCARD,
    CorpActions,
    CorpDiscard,
    CorpDraw,
    CorpTurn,
    RunnerActions,
    RunnerDiscard,
    RunnerTurn,
    end_turn,
)


class CorpTurn2603(CorpTurn):
    """The Corp's turn (CR 26.03:5.6)."""

    __slots__ = ()

    def table(self) -> StepTable:
        return CORP_TURN_2603

    @step("26.03:5.6.1", opens=("CorpDraw2603",))
    def draw_phase(self, s: State) -> None:
        s.push(CorpDraw2603(s.fresh()))

    @step("26.03:5.6.2", opens=("CorpActions2603",))
    def action_phase(self, s: State) -> None:
        s.push(CorpActions2603(s.fresh()))

    @step("26.03:5.6.3", opens=("CorpDiscard2603",))
    def discard_phase(self, s: State) -> None:
        s.push(CorpDiscard2603(s.fresh()))


CORP_TURN_2603: Final = table("CorpTurn2603")


class CorpDraw2603(CorpDraw):
    """The draw phase (CR 26.03:5.6.1)."""

    __slots__ = ()

    def table(self) -> StepTable:
        return CORP_DRAW_2603


CORP_DRAW_2603: Final = rearranged(
    "CorpDraw2603",
    CORP_DRAW,
    ("26.03:5.6.1a", "gain_clicks"),
    ("26.03:5.6.1b", "window"),
    ("26.03:5.6.1c", "recurring"),
    ("26.03:5.6.1d", "begin"),
    ("26.03:5.6.1d", "look"),
    ("26.03:5.6.1e", "mandatory_draw"),
    ("26.03:5.6.1f", "complete"),
)


class CorpActions2603(CorpActions):
    """The Corp's action phase (CR 26.03:5.6.2): actions while there are clicks (CR 26.03:5.6.2b), then its end."""

    __slots__ = ()

    closing: ClassVar[str] = "end_formally"

    def table(self) -> StepTable:
        return CORP_ACTIONS_2603

    @step("26.03:5.6.2d", opens=("Checkpoint",))
    def end_formally(self, s: State) -> None:
        """CR 26.03:5.4.3d: also when the phase was cut short; a reaction window is still inside it."""
        # CR 26.03:5.4.3e: the discard phase comes next.
        happen(s, "action phase ends", CORP, rule="26.03:5.6.2d")
        checkpoint(s)


CORP_ACTIONS_2603: Final = rearranged(
    "CorpActions2603",
    CORP_ACTIONS,
    ("26.03:5.6.2a", "window"),
    ("26.03:5.6.2b", "take_action"),
    ("26.03:5.6.2c", "again"),
    "end_formally",
    ("26.03:5.6.2e", "complete"),
)


def skip_discard(s: State, side: int, src: int) -> None:
    """CR 26.03:5.5.4d: the discard step of a side is skipped this turn."""
    turn = next((frame.structure() for frame in s.stack if frame.is_turn), -1)
    effect = Lingering("skip discard", src=src, side=side, until=turn, serial=s.fresh())
    s.lingering = (*s.lingering, effect)


def skips_discard(s: State, side: int) -> bool:
    """CR 26.03:5.5.4d: neither is the hand size checked nor a card discarded."""
    return any(one.key == "skip discard" and one.side == side for one in s.lingering)


def discard_surplus(s: State, side: int, rule: str) -> None:
    """CR 26.03:5.5.4c: all surplus cards are chosen first, then discarded in one act."""
    # CR 26.03:5.5.4b: without any, nothing happens.
    surplus = len(s.hand[side]) - max(0, hand_size(s, side))
    if surplus > 0:
        s.push(Pick(side, "discard", rule, tuple(s.hand[side]), surplus, surplus, "discard"))


class CorpDiscard2603(CorpDiscard):
    """The Corp's discard phase (CR 26.03:5.6.3)."""

    __slots__ = ()

    def table(self) -> StepTable:
        return CORP_DISCARD_2603

    @step("26.03:5.6.3a")
    def discard(self, s: State) -> None:
        if not skips_discard(s, CORP):
            discard_surplus(s, CORP, "26.03:5.6.3a")

    @step("26.03:5.6.3d")
    def end(self, s: State) -> None:
        # CR 26.03:5.1.4b: the turn and its discard phase end at once; until the step is over it is still this turn.
        end_turn(s, CORP, "26.03:5.6.3d")
        happen(s, "discard phase ends", CORP, rule="26.03:5.6.3d")


CORP_DISCARD_2603: Final = rearranged(
    "CorpDiscard2603",
    CORP_DISCARD,
    "discard",
    ("26.03:5.6.3b", "window"),
    ("26.03:5.6.3c", "lose_unspent"),
    "end",
    ("26.03:5.6.3d", "look"),
    ("26.03:5.6.3e", "complete"),
)


class RunnerTurn2603(RunnerTurn):
    """The Runner's turn (CR 26.03:5.7)."""

    __slots__ = ()

    def table(self) -> StepTable:
        return RUNNER_TURN_2603

    @step("26.03:5.7.1", opens=("RunnerActions2603",))
    def action_phase(self, s: State) -> None:
        s.push(RunnerActions2603(s.fresh()))

    @step("26.03:5.7.2", opens=("RunnerDiscard2603",))
    def discard_phase(self, s: State) -> None:
        s.push(RunnerDiscard2603(s.fresh()))


RUNNER_TURN_2603: Final = table("RunnerTurn2603")


class RunnerActions2603(RunnerActions):
    """The Runner's action phase (CR 26.03:5.7.1): actions while there are clicks (CR 26.03:5.7.1f), then its end."""

    __slots__ = ()

    closing: ClassVar[str] = "end_formally"

    def table(self) -> StepTable:
        return RUNNER_ACTIONS_2603

    @step("26.03:5.7.1h", opens=("Checkpoint",))
    def end_formally(self, s: State) -> None:
        happen(s, "action phase ends", RUNNER, rule="26.03:5.7.1h")
        checkpoint(s)


RUNNER_ACTIONS_2603: Final = rearranged(
    "RunnerActions2603",
    RUNNER_ACTIONS,
    ("26.03:5.7.1a", "gain_clicks"),
    ("26.03:5.7.1b", "first_window"),
    ("26.03:5.7.1c", "recurring"),
    ("26.03:5.7.1d", "begin"),
    ("26.03:5.7.1e", "window"),
    ("26.03:5.7.1f", "take_action"),
    ("26.03:5.7.1g", "again"),
    "end_formally",
    ("26.03:5.7.1i", "complete"),
)


class RunnerDiscard2603(RunnerDiscard):
    """The Runner's discard phase (CR 26.03:5.7.2)."""

    __slots__ = ()

    def table(self) -> StepTable:
        return RUNNER_DISCARD_2603

    @step("26.03:5.7.2a")
    def discard(self, s: State) -> None:
        if skips_discard(s, RUNNER):
            return
        if hand_size(s, RUNNER) < 0:
            win(s, CORP, "flatline")  # CR 26.03:1.7.2b + 26.03:5.5.4a: in this step, and not if it is skipped
        else:
            discard_surplus(s, RUNNER, "26.03:5.7.2a")

    @step("26.03:5.7.2d")
    def end(self, s: State) -> None:
        end_turn(s, RUNNER, "26.03:5.7.2d")
        happen(s, "discard phase ends", RUNNER, rule="26.03:5.7.2d")


RUNNER_DISCARD_2603: Final = rearranged(
    "RunnerDiscard2603",
    RUNNER_DISCARD,
    "discard",
    ("26.03:5.7.2b", "window"),
    ("26.03:5.7.2c", "lose_unspent"),
    "end",
    ("26.03:5.7.2d", "look"),
    ("26.03:5.7.2e", "complete"),
)
