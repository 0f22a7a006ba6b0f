"""Analyses of finished games, queued behind live games and cached while people look at them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from sneakdoor import Record
from sneakdoor.arena import Depth
from sneakdoor.arena.analysis import SHARES, planned
from sneakdoor.web.bot_workers import BotWorkers

MOST_OF_ONE: Final = 2
"""Maximum number of running analyses per person."""
MOST_WAITING: Final = 40
MOST_KEPT: Final = 200
CHUNK: Final = 3
"""Jobs per chunk. Between chunks others get their turn and progress is reported."""
ENOUGH_TO_TELL: Final = 0.04
"""Share of the work after which the remaining time is estimated."""
log = logging.getLogger("sneakdoor.web")


@dataclass(slots=True)
class RunningAnalysis:
    """One analysis: its progress, then its result."""

    done: float = 0.0
    found: dict[str, Any] | None = None
    task: asyncio.Task[None] | None = None
    person: str = ""
    started: float = field(default_factory=time.monotonic)
    chunk: float = 0.0  # share of the work in the chunk that is under way
    moved: float = 0.0  # when `done` last changed

    def progress(self, done: float, chunk: float, now: float) -> None:
        """Note what is done by now, and how much the next chunk adds."""
        self.done, self.chunk, self.moved = done, chunk, now

    def seconds_left(self, now: float) -> int | None:
        """Estimate the remaining seconds from the pace so far; None until enough is done.

        Progress comes in chunks. A chunk counts as far as it should be by the pace before it: without that the
        estimate would grow until the chunk is done, although all goes as it should.
        """
        if self.done < ENOUGH_TO_TELL:
            return None
        before = self.moved - self.started
        within = min(self.chunk, self.done * (now - self.moved) / before) if before > 0 else 0.0
        likely = self.done + within
        return math.ceil((now - self.started) * (1 - likely) / likely)


class Analyses:
    """The analyses of this process."""

    def __init__(self, bot_workers: BotWorkers) -> None:
        self.bot_workers = bot_workers
        self.depth = Depth(playouts=12, marks=60)
        self._work: OrderedDict[str, RunningAnalysis] = OrderedDict()

    def as_json(self, id_: str) -> dict[str, Any]:
        work = self._work.get(id_)
        if work is None:
            return {"state": "none", "done": 0.0, "analysis": None}
        if work.found is None:
            left = work.seconds_left(time.monotonic())
            return {"state": "working", "done": round(work.done, 3), "seconds_left": left, "analysis": None}
        self._work.move_to_end(id_)
        return {"state": "done", "done": 1.0, "analysis": work.found}

    def begin(self, id_: str, record: Record, person: str) -> bool:
        """Start an analysis; return False if this person or the server has too many running."""
        if id_ in self._work:
            return True
        working = [one.person for one in self._work.values() if one.found is None]
        if len(working) >= MOST_WAITING or working.count(person) >= MOST_OF_ONE:
            return False
        work = self._work[id_] = RunningAnalysis(person=person)
        work.task = asyncio.create_task(self._see_through(id_, work, record))
        while len(self._work) > MOST_KEPT:
            oldest = next(name for name, one in self._work.items() if one.found is not None)
            del self._work[oldest]
        return True

    async def _see_through(self, id_: str, work: RunningAnalysis, record: Record) -> None:
        try:
            work.found = await self._analysis(work, record)
        except Exception:
            log.exception("an analysis has failed", extra={"replay": id_})
            del self._work[id_]  # the next request starts it again

    async def _analysis(self, work: RunningAnalysis, record: Record) -> dict[str, Any]:
        plan = planned(record, self.depth)
        results: Any = None
        for low, high in (*pairwise(SHARES), (1.0, 1.0)):
            try:
                task, jobs = plan.send(results)
            except StopIteration as done:
                data: dict[str, Any] = done.value.as_json()
                return data
            results = await self._stage(work, task, jobs, low, high)
        raise AssertionError("a plan has four stages")

    async def _stage(self, work: RunningAnalysis, task: Any, jobs: Sequence[Any], low: float, high: float) -> list[Any]:
        """Return the results of all jobs in order. Chunks are queued together, since a cluster runs many at once."""
        finished = 0

        async def some(first: int) -> list[Any]:
            nonlocal finished
            chunk = jobs[first : first + CHUNK]
            found = await self.bot_workers.analyse(work.person, task, chunk)
            finished += len(chunk)
            share = (high - low) / len(jobs)
            work.progress(low + share * finished, share * min(CHUNK, len(jobs) - finished), time.monotonic())
            return found

        async with asyncio.TaskGroup() as group:
            chunks = [group.create_task(some(first)) for first in range(0, len(jobs), CHUNK)]
        return [one for chunk in chunks for one in chunk.result()]

    async def close(self) -> None:
        for work in self._work.values():
            if work.task is not None and not work.task.done():
                work.task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await work.task


__all__ = ["Analyses"]
