"""A seat at a game: what it answers for its player, and what it asks."""

from __future__ import annotations

from dataclasses import dataclass, field

from sneakdoor import Decision, Game, Side, View
from sneakdoor.seating.auto_pass import Memory, Verdict, useful, verdict, vital
from sneakdoor.seating.macros import Carrying
from sneakdoor.seating.policy import WINDOW, Policy, is_running, stopped


@dataclass
class Seat:
    """One side of a game with its player's preferences. The game is passed in with each question."""

    side: Side
    policy: Policy = field(default_factory=Policy)
    memory: Memory = field(default_factory=Memory)
    carrying: Carrying | None = None
    skipping: tuple[int, bool] | None = None  # passing windows: the turn, and whether a run was on
    held: bool = False  # a run is on for which every window is asked
    notes: list[str] = field(default_factory=list)  # what the player should be told at the next question
    queue: list[str] = field(default_factory=list)  # further commands of the line that was typed
    queued: tuple[int, int] = (0, 0)  # the turn, and how far the log had come when the last of them was begun

    def answer(self, game: Game) -> Verdict:
        """What the seat answers by itself to the question that is open for it; no option: the player is asked."""
        decision = game.decision
        assert decision is not None, "a game that is over asks nothing"
        assert decision.side == self.side, "the question is for the other seat"
        view = game.glance(self.side)  # nothing is chosen meanwhile
        self._hold(view)
        found = self._carried(game)
        if found is not None:
            return found
        if self._skips(view, decision):
            passing = next(one for one in decision.options if one.kind == "pass")
            return Verdict(passing, "skipped")
        found = verdict(game, view, decision, self.policy, self.memory)
        if found.option is None and self.carrying is not None and not self.carrying.letting:
            self._drop("stopped: there is something else to decide")
        return found

    def decides(self, game: Game) -> None:
        """To be called before the player's own choice is made: what it is about is remembered."""
        decision = game.decision
        if decision is None:
            return
        self.memory.since = len(game.log(self.side))

    def passes_on(self, game: Game, decision: Decision) -> None:
        """To be called when the player passes a window: what was on offer need not be asked again at once."""
        self.memory.left = useful(game.glance(self.side), decision, self.policy)
        self.memory.left_at = len(game.log(self.side))

    def begin(self, carrying: Carrying) -> None:
        """Carry a command out from the next question on."""
        self.carrying = carrying
        self.skipping = None

    def plan(self, game: Game, lines: list[str]) -> None:
        """Keep further commands for the questions to come, as far as nobody answers in between."""
        self.queue = lines
        if not lines:
            return
        self.queued = (game.turn, len(game.log(self.side)))

    def planned(self, game: Game) -> str:
        """The next command of the line, if what was planned still holds."""
        if not self.queue:
            return ""
        turn, logged = self.queued
        answered = next((one for one in game.log(self.side, logged) if one.side == 1 - self.side), None)
        if answered is not None or game.turn != turn:
            why = answered.words if answered is not None else "the turn is over"
            self.notes.append(f"not done any more: {'; '.join(self.queue)} ({why})")
            self.queue = []
            return ""
        self.queued = (turn, len(game.log(self.side)))
        return self.queue.pop(0)

    def skip(self, view: View) -> None:
        """Pass windows until the turn changes, a run begins or ends, or something must be decided."""
        self.skipping = (view.turn, is_running(view))

    def forget(self) -> None:
        """After choices were taken back nothing is remembered."""
        self.memory = Memory()
        self.carrying = self.skipping = None
        self.queue = []

    def _hold(self, view: View) -> None:
        """Holding is over when the run that it was for, or the next one, has ended."""
        if not (self.held or self.policy.hold):
            return
        running = is_running(view)
        if self.held and not running:
            self.policy.hold = False
        self.held = self.policy.hold and running

    def _carried(self, game: Game) -> Verdict | None:
        if self.carrying is None:
            return None
        option = self.carrying.next(game, self.side)
        decision = game.decision
        if option is not None and option.kind == "pass" and self.carrying.done > 1 and decision is not None:
            # The window in which it was said is passed for it; a later one with a stop is not.
            if stopped(game.glance(self.side), decision, self.policy):
                self._drop("stopped: there is a stop")
                return None
        if option is not None:
            return Verdict(option, self.carrying.words)
        if self.carrying.over:
            self._drop(self.carrying.stopped)
        return None

    def _drop(self, why: str) -> None:
        assert self.carrying is not None
        if why and (self.carrying.wants or self.carrying.stopped):
            self.notes.append(f"{self.carrying.words}: {why}")
            self.queue = []
        self.carrying = None

    def _skips(self, view: View, decision: Decision) -> bool:
        """Skipping never loses a run: it stops where subroutines are left to break or cards can be rezzed."""
        if self.skipping is None:
            return False
        going = (
            (view.turn, is_running(view)) == self.skipping
            and decision.kind == WINDOW
            and any(one.kind == "pass" for one in decision.options)
            and not stopped(view, decision, self.policy)
            and not vital(view, decision)
        )
        if not going:
            self.skipping = None
        return going


__all__ = ["Seat"]
