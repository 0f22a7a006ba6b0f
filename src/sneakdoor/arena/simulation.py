"""Many games, on one process or several."""

import dataclasses
import os
import platform
import time
from collections.abc import Callable

from sneakdoor.arena.dataset import Dataset, encode
from sneakdoor.arena.match import Contest, Finished, finish
from sneakdoor.arena.store import Store
from sneakdoor.arena.summary import Summary
from sneakdoor.arena.workers import JobFailed, spread
from sneakdoor.bots import BotFailed

Tell = Callable[[Summary], None]


class GameBroke(RuntimeError):
    """A game ended with an error: a bug, or a bot that failed; told with what it takes to see it again."""

    def __init__(self, contest: Contest, number: int, error: BaseException | None) -> None:
        self.record = error.record if isinstance(error, BotFailed) else ""
        reason = f"stopped: {error}" if isinstance(error, BotFailed) else f"broke: {type(error).__name__}: {error}"
        super().__init__(f"game {number} of seed {contest.seed} {reason}")


class Games:
    """The task of playing games by their numbers."""

    def __init__(self, contest: Contest, *, dataset: bool = False) -> None:
        self.contest = contest
        self.dataset = dataset
        self.home = worker_name()

    def __call__(self, number: int) -> Finished:
        here = worker_name()
        done = finish(self.contest, number, "" if here == self.home else here)
        if not self.dataset:
            return done
        lines = encode(done.record, done.played)
        return dataclasses.replace(done, dataset=lines, cpu_s=time.process_time())


def worker_name() -> str:
    return f"{platform.node()} {os.getpid()}"


def simulate(
    contest: Contest,
    *,
    games: int,
    workers: int = 1,
    store: Store | None = None,
    tell: Tell | None = None,
    cluster: str | None = None,
    dataset: Dataset | None = None,
) -> Summary:
    """Play the games of a match, or of a ladder, that are not finished yet; on a Ray cluster where one is named.

    Ctrl-C ends it early with what was played, and so does a bot that fails: `failed` of the summary says how. With a
    `dataset` the decisions of the games are written there.
    """
    finished = [one for one in store.finished if one.game < games] if store is not None else []
    summary = Summary(list(finished))
    there = {one.game for one in finished}
    todo = [number for number in range(games) if number not in there]
    if store is not None and dataset is not None:
        for earlier, record in store.with_records(one for one in finished if not dataset.has(one.game)):
            dataset.add(earlier.game, encode(record, earlier))
    start, own = time.monotonic(), time.process_time()
    others: dict[str, float] = {}
    results = spread(Games(contest, dataset=dataset is not None), todo, workers=workers, cluster=cluster)
    try:
        for _, one in results:
            if store is not None:
                store.add(one.played, one.record)
            if dataset is not None:
                dataset.add(one.played.game, one.dataset)
            summary.played.append(one.played)
            summary.fresh += 1
            if one.worker:
                others[one.worker] = max(one.cpu_s, others.get(one.worker, 0.0))
            summary.seconds = time.monotonic() - start
            summary.cpu_s = time.process_time() - own + sum(others.values())
            if tell is not None:
                tell(summary)
    except KeyboardInterrupt:
        summary.interrupted = True
    except JobFailed as failed:
        broken = GameBroke(contest, failed.job, failed.__cause__)
        if not isinstance(failed.__cause__, BotFailed):
            raise broken from failed.__cause__
        summary.failed = broken
    finally:
        results.close()
    summary.played.sort(key=lambda one: one.game)
    return summary
