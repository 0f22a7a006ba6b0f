"""Clocks: time for each side that runs while that side is asked, and is kept with every choice."""

from __future__ import annotations

import time
from typing import Final

from msgspec import Struct, json

from sneakdoor import Side
from sneakdoor.web.messages import Clock, ClockSetting

GRACE: Final = 60.0
"""Seconds in all that a side may be away while it is asked, before its clock runs without it."""


class Clocks(Struct):
    """What is left to both sides, in seconds; whose clock runs, and since when (by the wall)."""

    left: list[float]
    increment: float
    running: int | None = None
    since: float = 0.0
    turn: int = 0
    grace: list[float] = []
    away: bool = False  # the side whose clock would run is away: its grace runs instead

    @staticmethod
    def of(setting: ClockSetting) -> Clocks:
        return Clocks([setting.minutes * 60.0] * 2, float(setting.increment), grace=[GRACE] * 2)

    @staticmethod
    def read(kept: str) -> Clocks:
        return json.decode(kept, type=Clocks)

    def written(self) -> str:
        return json.encode(self).decode()

    def charge(self, now: float) -> None:
        """Take what has passed from whoever's it was."""
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
        """From now on this side is asked; a new turn brings its player the increment."""
        now = time.time()
        self.charge(now)
        if turn != self.turn:
            if self.turn:
                self.left[active] += self.increment
            self.turn = turn
        self.running, self.since, self.away = (None if side is None else int(side)), now, away

    def resume(self, last_seen: float) -> None:
        """After a restart: what passed while nobody was here to count is nobody's."""
        self.charge(min(time.time(), max(last_seen, self.since)))
        self.since = time.time()

    def flag_in(self) -> float | None:
        """Seconds until the running clock is at nothing."""
        if self.running is None:
            return None
        spare = self.grace[self.running] if self.away else 0.0
        return max(0.0, self.left[self.running] + spare - (time.time() - self.since))

    def told(self) -> Clock:
        now = Clocks(
            self.left.copy(), self.increment, self.running, self.since, self.turn, self.grace.copy(), self.away
        )
        now.charge(time.time())
        corp, runner = (round(max(0.0, one), 1) for one in now.left)
        running = None if self.running is None or self.away else ("corp", "runner")[self.running]
        return Clock(corp, runner, running)  # type: ignore[arg-type]
