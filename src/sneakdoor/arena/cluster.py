"""Work on a Ray cluster: actors that hold all cards do chunks of jobs.

A chunk takes about two seconds, so that sending it costs nothing beside it. An actor that is lost, or its whole node,
costs the chunk that it had: that is done again by another. An actor that cannot be placed yet never holds one.
"""

import importlib
import logging
import os
import socket
import time
from collections import Counter, deque
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sneakdoor.arena.workers import JobFailed, load_cards, settle_in

CHUNK_SECONDS: Final = 2.0
START_SECONDS: Final = 180.0
"""So long a cluster may take until the first of its workers is ready."""
KNOCK_SECONDS: Final = 10.0
MOST_LOSSES: Final = 3
"""So often a job may be lost with its worker before we believe that it is the job that kills it."""

J = TypeVar("J")
R = TypeVar("R")


class ClusterTrouble(RuntimeError):
    """The cluster cannot be used; the message says why."""


class Worker:
    """The actor on the cluster, with all cards loaded and its task."""

    def __init__(self, task: Callable[[Any], Any]) -> None:
        self.task = task
        load_cards()
        settle_in()

    def ready(self) -> bool:
        return True

    def work(self, jobs: Sequence[Any]) -> tuple[list[tuple[Any, Any]], tuple[Any, Exception] | None, float]:
        """Results of the jobs up to the first that fails, that one with its error, and how long it took."""
        start = time.monotonic()
        done: list[tuple[Any, Any]] = []
        for job in jobs:
            try:
                done.append((job, self.task(job)))
            except Exception as error:  # noqa: BLE001  (it is handed on, and raised where the results are read)
                return done, (job, error), time.monotonic() - start
        return done, None, time.monotonic() - start


def ray_module() -> Any:
    """Ray, or clear words."""
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # the form it wants from now on; else it warns
    try:
        return importlib.import_module("ray")
    except ImportError as error:
        raise ClusterTrouble(
            f'Ray cannot be used ({error}); the extra `ray` brings it: pip install "sneakdoor[ray]"'
        ) from None


def spread_over(task: Callable[[J], R], jobs: Sequence[J], address: str) -> Generator[tuple[J, R], None, None]:
    """Every job with its result, as they come, from the cluster at this address; "" is one of this machine."""
    if not jobs:
        return
    ray = ray_module()
    ours = not ray.is_initialized()
    if ours:
        connect(ray, address)
    crew = Crew(ray, task, jobs)
    try:
        yield from crew.results()
    finally:
        crew.dismiss()
        if ours:
            ray.shutdown()


def connect(ray: Any, address: str) -> None:
    try:
        host, _, port = address.removeprefix("ray://").rpartition(":")
        if host and port.isdecimal():  # Ray itself would knock for minutes where nobody is
            socket.create_connection((host.strip("[]"), int(port)), timeout=KNOCK_SECONDS).close()
        ray.init(address=address or None, log_to_driver=False, logging_level=logging.ERROR)
    except (ValueError, RuntimeError, OSError) as error:
        where = f"the Ray cluster at {address}" if address else "a Ray cluster on this machine"
        raise ClusterTrouble(f"{where} cannot be reached: {error}") from error


@dataclass(slots=True)
class AtWork:
    """The work of an actor: a chunk of jobs, or none while it starts."""

    actor: Any
    jobs: list[Any]


class Crew:
    """The actors, and what each of them is at."""

    def __init__(self, ray: Any, task: Callable[[Any], Any], jobs: Sequence[Any]) -> None:
        self.ray = ray
        self.waiting = deque(jobs)
        self.kind = ray.remote(num_cpus=1)(Worker)
        self.task = ray.put(task)
        self.busy: dict[Any, AtWork] = {}
        self.losses: Counter[Any] = Counter()
        self.started = self.failed_starts = self.done = 0
        self.seconds = 0.0
        self.last_sign = time.monotonic()
        for _ in range(min(len(jobs), max(1, int(ray.cluster_resources().get("CPU", 1))))):
            self._hire()

    def results(self) -> Generator[tuple[Any, Any], None, None]:
        while self.waiting or any(one.jobs for one in self.busy.values()):
            ready, _ = self.ray.wait(list(self.busy), num_returns=1, timeout=5.0)
            if ready:
                self.last_sign = time.monotonic()
                yield from self._take(ready[0])
            elif not any(one.jobs for one in self.busy.values()):
                if time.monotonic() - self.last_sign > START_SECONDS:
                    raise ClusterTrouble(f"the cluster has started no worker within {START_SECONDS:.0f} seconds")

    def _take(self, ref: Any) -> Generator[tuple[Any, Any], None, None]:
        """Handle the result of a call: results, an actor that is ready, or one that is lost."""
        busy = self.busy.pop(ref)
        lost = self.ray.exceptions
        try:
            result = self.ray.get(ref)
        except (lost.RayActorError, lost.WorkerCrashedError, lost.ObjectLostError, lost.OutOfMemoryError) as error:
            self._lose(busy, error)
            return
        except lost.RayError as error:
            if not busy.jobs:
                raise ClusterTrouble(f"a worker could not start: {_short(error)}") from error
            raise JobFailed(busy.jobs[0]) from error
        if not busy.jobs:
            self.started += 1
            self._hand_out(busy.actor)
            return
        done, failure, seconds = result
        self.done += len(done)
        self.seconds += seconds
        if failure is None:
            self._hand_out(busy.actor)
        yield from done
        if failure is not None:
            job, cause = failure
            raise JobFailed(job) from cause

    def _lose(self, busy: AtWork, error: Exception) -> None:
        """Replace a lost actor and requeue its job."""
        if not busy.jobs:
            self.failed_starts += 1
            if self.failed_starts >= MOST_LOSSES and not self.started:
                raise ClusterTrouble(f"a worker could not start: {_short(error)}") from error
        for job in busy.jobs:
            self.losses[job] += 1
            if self.losses[job] >= MOST_LOSSES:
                raise ClusterTrouble(
                    f"the job {job} was lost {MOST_LOSSES} times with its worker: {_short(error)}"
                ) from error
        self.waiting.extendleft(reversed(busy.jobs))
        self._hire()

    def _hire(self) -> None:
        actor = self.kind.remote(self.task)
        self.busy[actor.ready.remote()] = AtWork(actor, [])

    def _hand_out(self, actor: Any) -> None:
        jobs = [self.waiting.popleft() for _ in range(min(self._size(), len(self.waiting)))]
        if jobs:
            self.busy[actor.work.remote(jobs)] = AtWork(actor, jobs)

    def _size(self) -> int:
        """The number of jobs per chunk, by the time that jobs took so far."""
        return max(1, round(CHUNK_SECONDS * self.done / self.seconds)) if self.seconds else 1

    def dismiss(self) -> None:
        for one in self.busy.values():
            self.ray.kill(one.actor)


def _short(error: Exception) -> str:
    """The last line of what Ray says: the lines above tell where."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[-1] if lines else type(error).__name__
