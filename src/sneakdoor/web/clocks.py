"""Chess clocks: a side's time runs while it has a decision, and is stored with every choice."""

from __future__ import annotations

import time
from typing import Final

from msgspec import Struct, json

from sneakdoor import Side
from sneakdoor.web.messages import Clock, ClockSetting, Role

GRACE: Final = 60.0
"""Grace per game: seconds a side may be disconnected on its decision before its clock runs."""


class Clocks(Struct):
    """What is left to both sides, in seconds; whose clock runs, and since when.

    Time is measured by the monotonic clock: nobody loses on time because the machine's clock was set. Only across a
    restart there is nothing but the wall clock to go by; `wall` is its time when this was written.
    """

    left: list[float]
    increment: float
    running: int | None = None
    since: float = 0.0  # monotonic time
    turn: int = 0
    grace: list[float] = []
    away: bool = False  # the side to decide is disconnected, so its grace runs
    wall: float = 0.0

    @staticmethod
    def of(setting: ClockSetting) -> Clocks:
        return Clocks([setting.minutes * 60.0] * 2, float(setting.increment), grace=[GRACE] * 2)

    @staticmethod
    def read(kept: str) -> Clocks:
        found = json.decode(kept, type=Clocks)
        found.wall = found.wall or found.since  # before there was `wall`, `since` was by the wall clock
        found.since = time.monotonic()
        return found

    def written(self) -> str:
        now = self._now()
        now.wall = time.time()
        return json.encode(now).decode()

    def _now(self) -> Clocks:
        """Return a copy with elapsed time charged."""
        now = Clocks(
            self.left.copy(), self.increment, self.running, self.since, self.turn, self.grace.copy(), self.away
        )
        now.charge(time.monotonic())
        return now

    def charge(self, now: float) -> None:
        """Charge the elapsed time to the running side."""
        if self.running is None:
            return
        passed = max(0.0, now - self.since)
        self.since = now
        if self.away:
            spent = min(passed, self.grace[self.running])
            self.grace[self.running] -= spent
            passed -= spent
        self.left[self.running] -= passed

    def run(self, side: Side | None, *, turn: int, active: Side, away: bool) -> None:
        """Run this side's clock; a new turn adds the increment."""
        now = time.monotonic()
        self.charge(now)
        if turn != self.turn:
            if self.turn:
                self.left[active] += self.increment
            self.turn = turn
        self.running, self.since, self.away = (None if side is None else int(side)), now, away

    def resume(self, last_seen: float) -> None:
        """Continue after a restart without charging the downtime."""
        seen_for = min(time.time(), last_seen) - self.wall
        self.since = time.monotonic()
        self.charge(self.since + max(0.0, seen_for))
        self.since = time.monotonic()

    def flag_in(self) -> float | None:
        """Seconds until the running clock reaches zero."""
        if self.running is None:
            return None
        spare = self.grace[self.running] if self.away else 0.0
        return max(0.0, self.left[self.running] + spare - (time.monotonic() - self.since))

    def reading(self) -> Clock:
        corp, runner = (round(max(0.0, one), 1) for one in self._now().left)
        running = None if self.running is None or self.away else Side(self.running).word
        return Clock(corp, runner, running)


class ShownClocks:
    """The clock values last sent to each role."""

    def __init__(self) -> None:
        self._shown: dict[Role, tuple[Clock, float]] = {}

    def __contains__(self, role: Role) -> bool:
        return role in self._shown

    def show(self, role: Role, at: float, clock: Clock | None = None) -> Clock:
        """Send the new values, or extrapolate the ones sent last."""
        if clock is None:
            before, since = self._shown[role]
            clock = Clock(before.corp, before.runner, before.running)
            if clock.running == "corp":
                clock.corp = round(max(0.0, clock.corp - (at - since)), 1)
            elif clock.running == "runner":
                clock.runner = round(max(0.0, clock.runner - (at - since)), 1)
        self._shown[role] = (clock, at)
        return clock
