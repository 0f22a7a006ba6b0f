"""Timers and background tasks of a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from sneakdoor.web.timers import Timers


class Background:
    """Runs tasks beside the messages of a table, now or later, until the table is gone."""

    def __init__(self) -> None:
        self.timers = Timers()
        self.tasks: set[asyncio.Task[None]] = set()
        self.gone = False

    def _after(self, what: str, seconds: float, do: Callable[[], Any]) -> None:
        """Start a task later; replaces a timer of the same name."""
        self.timers.set(what, seconds, lambda: None if self.gone else self.apart(do()))

    async def _rest(self, seconds: float) -> None:
        if seconds:
            await asyncio.sleep(seconds)

    def apart(self, task: Any) -> None:
        made: asyncio.Task[None] = asyncio.get_running_loop().create_task(self._guarded(task))
        self.tasks.add(made)
        made.add_done_callback(self.tasks.discard)

    async def _guarded(self, task: Any) -> None:
        """Wait for a task; a subclass says what is done about its failure."""
        await task
