"""Timers and background tasks of a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any


class Background:
    """Runs tasks beside the messages of a table, now or later, until the table is gone."""

    def __init__(self) -> None:
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.gone = False

    def _after(self, what: str, seconds: float, do: Callable[[], Any]) -> None:
        """Do something later; replaces a timer of the same name."""
        self._stop(what)

        def due() -> None:
            self.timers.pop(what, None)
            if not self.gone:
                self.apart(do())

        self.timers[what] = asyncio.get_running_loop().call_later(seconds, due)

    async def _rest(self, seconds: float) -> None:
        if seconds:
            await asyncio.sleep(seconds)

    def _stop(self, what: str) -> None:
        timer = self.timers.pop(what, None)
        if timer is not None:
            timer.cancel()

    def apart(self, task: Any) -> None:
        made: asyncio.Task[None] = asyncio.get_running_loop().create_task(self._guarded(task))
        self.tasks.add(made)
        made.add_done_callback(self.tasks.discard)

    async def _guarded(self, task: Any) -> None:
        """Wait for a task; a subclass says what is done about its failure."""
        await task
