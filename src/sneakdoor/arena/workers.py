"""Run a task for every job: in this process, in worker processes, or on a Ray cluster.

A task is whatever can be called with a job and be sent to another process. It must not matter where or in which order
jobs are done; then neither the number of processes nor the machine changes a result.

>>> sorted(spread(str, [3, 1, 2]))
[(1, '1'), (2, '2'), (3, '3')]
"""

import gc
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Generator, Hashable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, Final, TypeVar

from sneakdoor import Game
from sneakdoor.decks import starter_decks

J = TypeVar("J", bound=Hashable)
R = TypeVar("R")
Results = Generator[tuple[J, R], None, None]

RARELY: Final = 10_000  # gc threshold: collect rarely


class JobFailed(RuntimeError):
    """A job ended with an error, which is the cause of this one."""

    def __init__(self, job: Any) -> None:
        self.job = job
        super().__init__(f"the job {job} failed")


def spread(
    task: Callable[[J], R], jobs: Sequence[J], *, workers: int = 1, cluster: str | None = None
) -> Generator[tuple[J, R], None, None]:
    """Every job with its result, as they come: in order only where one process does it all.

    With `cluster` Ray's processes do it: those at this address or, where it is empty, those of a cluster that runs on
    this machine or is started here.
    """
    if cluster is not None:
        from sneakdoor.arena.cluster import spread_over  # noqa: PLC0415  (Ray is an extra)

        return spread_over(task, jobs, cluster)
    if workers <= 1 or len(jobs) <= 1:
        return _alone(task, jobs)
    return _together(task, jobs, workers)


def collect(task: Callable[[J], R], jobs: Sequence[J], *, workers: int = 1, cluster: str | None = None) -> list[R]:
    """The results in the order of the jobs, such as the episodes of a learner: a task plays one from a seed.

    >>> collect(abs, [-2, 1, -3])
    [2, 1, 3]
    """
    found = dict(spread(task, jobs, workers=workers, cluster=cluster))
    return [found[job] for job in jobs]


def cores() -> int:
    """The number of CPU cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def load_cards() -> None:
    """Have the whole pool of cards before the first game needs it."""
    corp, runner, *_ = starter_decks().values()
    Game.new(corp=corp, runner=runner)


def settle_in() -> None:
    """For a process that plays games and little else: look for rubbish rarely, and never among the cards.

    The cards are there for good, and nothing that a game leaves behind hangs together in a circle, so that it goes by
    itself; what little else there is can wait.
    """
    gc.freeze()
    gc.set_threshold(RARELY)


# ----------------------------------------------------------------------------------------------------- this machine


def _alone(task: Callable[[J], R], jobs: Sequence[J]) -> Results[J, R]:
    for job in jobs:
        try:
            done = task(job)
        except Exception as error:
            raise JobFailed(job) from error
        yield job, done


def _together(task: Callable[[J], R], jobs: Sequence[J], workers: int) -> Results[J, R]:
    pool = ProcessPoolExecutor(min(workers, len(jobs)), _context(), _begin_work, initargs=(task,))
    waiting = iter(jobs)
    running: dict[Future[R], J] = {}
    try:
        while True:
            while len(running) < 2 * workers and (job := next(waiting, None)) is not None:
                running[pool.submit(_work, job)] = job
            if not running:
                return
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for one in done:
                job = running.pop(one)
                try:
                    result = one.result()
                except Exception as error:
                    raise JobFailed(job) from error
                yield job, result
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _context() -> multiprocessing.context.BaseContext:
    """The start method of workers: fork where that is safe, so that cards are loaded already; else spawn."""
    if sys.platform == "linux" and threading.active_count() == 1:
        load_cards()
        return multiprocessing.get_context("fork")
    return multiprocessing.get_context("spawn")


_task: list[Callable[[Any], Any]] = []


def _begin_work(task: Callable[[Any], Any]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who reads the results
    threading.Thread(target=_outlive_nobody, daemon=True).start()
    _task[:] = [task]
    settle_in()


def _outlive_nobody() -> None:
    """A worker whose parent was killed has nobody to work for."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _work(job: Any) -> Any:
    return _task[0](job)
