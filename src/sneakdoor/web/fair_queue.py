"""A fair queue for slow work: people take turns, and live games come first.

A job belongs to a person. Many queued jobs give a person no more turns than a single one, and they may hold only
part of the workers. Background work (uploads, then analyses) has workers of its own and starts when no live game waits.
A job whose caller is cancelled leaves the queue.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final, TypeVar

PATIENCE: Final = 15.0
"""Maximum wait of background work, so that a busy server does not starve it."""

T = TypeVar("T")


class QueueRank(IntEnum):
    """Priority of a job; lower comes first."""

    LIVE = 0
    UPLOAD = 1
    ANALYSIS = 2


class TooManyWaiting(Exception):
    """This person has too many queued jobs."""


@dataclass(slots=True, eq=False)
class Job:
    """A queued job and the future its caller awaits."""

    person: str
    rank: QueueRank
    work: Callable[[], Awaitable[Any]]
    done: asyncio.Future[Any]
    since: float


class FairQueue:
    """Run at most `slots` live jobs and `background` others at a time."""

    def __init__(self, slots: int, background: int = 1, *, patience: float = PATIENCE) -> None:
        self.slots, self.background, self.patience = slots, background, patience
        self._lines: dict[QueueRank, dict[str, deque[Job]]] = {rank: {} for rank in QueueRank}
        self._running: Counter[str] = Counter()  # live jobs by person
        self._running_background = 0
        self._served: dict[str, int] = {}  # turn number of each person's last job
        self._turns = itertools.count(1)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def most_of_one(self) -> int:
        """Maximum number of workers one person may hold."""
        return max(1, self.slots // 2)

    def waiting(self, rank: QueueRank, person: str | None = None) -> int:
        """Count queued jobs of a rank, for everybody or one person."""
        line = self._lines[rank]
        return sum(map(len, line.values())) if person is None else len(line.get(person, ()))

    def resize(self, slots: int, background: int = 1) -> None:
        """Change the number of workers."""
        self.slots, self.background = slots, background
        self._start_what_can()

    async def run(
        self, person: str, rank: QueueRank, work: Callable[[], Awaitable[T]], *, most_waiting: int | None = None
    ) -> T:
        """Wait for a turn, run the work and return its result."""
        if most_waiting is not None and self.waiting(rank, person) >= most_waiting:
            raise TooManyWaiting
        loop = asyncio.get_running_loop()
        job = Job(person, rank, work, loop.create_future(), loop.time())
        self._lines[rank].setdefault(person, deque()).append(job)
        self._start_what_can()
        if rank != QueueRank.LIVE and not job.done.done():
            loop.call_later(self.patience, self._start_what_can)
        try:
            result: T = await job.done
        finally:
            self._withdraw(job)
        return result

    def _withdraw(self, job: Job) -> None:
        line = self._lines[job.rank]
        jobs = line.get(job.person)
        if jobs is not None and job in jobs:
            jobs.remove(job)
            if not jobs:
                del line[job.person]
            self._forget(job.person)

    def _forget(self, person: str) -> None:
        """Forget people without jobs; next time they count as new."""
        if not self._running[person] and not any(person in line for line in self._lines.values()):
            self._served.pop(person, None)

    def _start_what_can(self) -> None:
        while (job := self._next_live()) is not None:
            self._start(job)
        while self._running_background < self.background and (job := self._next_background()) is not None:
            self._start(job)

    def _next_live(self) -> Job | None:
        if self._running.total() >= self.slots:
            return None
        line = self._lines[QueueRank.LIVE]
        return self._take(line, [one for one in line if self._running[one] < self.most_of_one])

    def _next_background(self) -> Job | None:
        now = asyncio.get_running_loop().time()
        live = bool(self._lines[QueueRank.LIVE])
        for rank in (QueueRank.UPLOAD, QueueRank.ANALYSIS):
            line = self._lines[rank]
            due = [one for one, jobs in line.items() if not live or now - jobs[0].since >= self.patience]
            if job := self._take(line, due):
                return job
        return None

    def _take(self, line: dict[str, deque[Job]], people: list[str]) -> Job | None:
        """Pop the first job of the person whose last turn is longest ago."""
        if not people:
            return None
        person = min(people, key=lambda one: (self._running[one], self._served.get(one, 0)))
        self._served[person] = next(self._turns)
        job = line[person].popleft()
        if not line[person]:
            del line[person]
        return job

    def _start(self, job: Job) -> None:
        if job.rank == QueueRank.LIVE:
            self._running[job.person] += 1
        else:
            self._running_background += 1
        task = asyncio.get_running_loop().create_task(self._work(job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _work(self, job: Job) -> None:
        """Run a job. Its worker stays taken until the work ends, even if the caller has gone."""
        try:
            result = await job.work()
        except BaseException as error:  # noqa: BLE001  (the caller gets it)
            if not job.done.done():
                if isinstance(error, asyncio.CancelledError):
                    job.done.cancel()
                else:
                    job.done.set_exception(error)
        else:
            if not job.done.done():
                job.done.set_result(result)
        finally:
            if job.rank == QueueRank.LIVE:
                self._running[job.person] -= 1
                self._running += Counter()  # drops those at zero
            else:
                self._running_background -= 1
            self._start_what_can()
            self._forget(job.person)

    def close(self) -> None:
        """Cancel all queued and running jobs."""
        for line in self._lines.values():
            for jobs in line.values():
                for job in jobs:
                    job.done.cancel()
            line.clear()
        for task in self._tasks:
            task.cancel()


__all__ = ["FairQueue", "QueueRank", "TooManyWaiting"]
