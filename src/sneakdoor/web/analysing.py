"""Analyses of finished games: one after the other, in a process of their own, and kept while people look at them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from sneakdoor import Record
from sneakdoor.arena import Depth
from sneakdoor.arena.analysis import SHARES, planned
from sneakdoor.web.thinking import Thinkers

MOST_WAITING: Final = 8
MOST_KEPT: Final = 200
CHUNK: Final = 3
"""So many jobs are sent at once: then others get their turn, and people see how far it is."""
log = logging.getLogger("sneakdoor.web")


@dataclass(slots=True)
class Work:
    """One analysis: how much of it is done, and in the end what it says."""

    done: float = 0.0
    found: dict[str, Any] | None = None
    task: asyncio.Task[None] | None = None


class Analysts:
    """The analyses of this process."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.depth = Depth(playouts=12, marks=60)
        self._work: OrderedDict[str, Work] = OrderedDict()
        self._turn = asyncio.Semaphore(1)

    def told(self, id_: str) -> dict[str, Any]:
        work = self._work.get(id_)
        if work is None:
            return {"state": "none", "done": 0.0, "analysis": None}
        if work.found is None:
            return {"state": "working", "done": round(work.done, 3), "analysis": None}
        self._work.move_to_end(id_)
        return {"state": "done", "done": 1.0, "analysis": work.found}

    def begin(self, id_: str, record: Record) -> bool:
        """See to it that a game is analysed; no if too many wait for that."""
        if id_ in self._work:
            return True
        if sum(one.found is None for one in self._work.values()) >= MOST_WAITING:
            return False
        work = self._work[id_] = Work()
        work.task = asyncio.create_task(self._see_through(id_, work, record))
        while len(self._work) > MOST_KEPT:
            oldest = next(name for name, one in self._work.items() if one.found is not None)
            del self._work[oldest]
        return True

    async def _see_through(self, id_: str, work: Work, record: Record) -> None:
        try:
            async with self._turn:
                work.found = await self._analysis(work, record)
        except Exception:
            log.exception("an analysis has failed", extra={"replay": id_})
            del self._work[id_]  # whoever asks again begins it again

    async def _analysis(self, work: Work, record: Record) -> dict[str, Any]:
        plan = planned(record, self.depth)
        results: Any = None
        for low, high in (*pairwise(SHARES), (1.0, 1.0)):
            try:
                task, jobs = plan.send(results)
            except StopIteration as done:
                told: dict[str, Any] = done.value.as_json()
                return told
            results = []
            for first in range(0, len(jobs), CHUNK):
                results += await self.thinkers.analyse(task, jobs[first : first + CHUNK])
                work.done = low + (high - low) * len(results) / len(jobs)
        raise AssertionError("a plan has four stages")

    async def close(self) -> None:
        for work in self._work.values():
            if work.task is not None and not work.task.done():
                work.task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await work.task


__all__ = ["Analysts"]
