"""Many games, on one process or several."""

import gc
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

from sneakdoor import Game
from sneakdoor.arena.match import Finished, Match, finish
from sneakdoor.arena.store import Store
from sneakdoor.arena.summary import Summary
from sneakdoor.bots import BotFailed

Tell = Callable[[Summary], None]


class GameBroke(RuntimeError):
    """A game ended with an error: a bug, or a bot that failed; told with what it takes to see it again."""

    def __init__(self, match: Match, number: int, error: BaseException) -> None:
        self.record = error.record if isinstance(error, BotFailed) else ""
        told = f"stopped: {error}" if isinstance(error, BotFailed) else f"broke: {type(error).__name__}: {error}"
        super().__init__(f"game {number} of seed {match.seed} {told}")


def simulate(
    match: Match, *, games: int, workers: int = 1, store: Store | None = None, tell: Tell | None = None
) -> Summary:
    """Play the games of a match that are not finished yet.

    Ctrl-C ends it early with what was played, and so does a bot that fails: `failed` of the summary says how.
    """
    finished = [one for one in store.finished if one.game < games] if store is not None else []
    summary = Summary(list(finished))
    there = {one.game for one in finished}
    todo = [number for number in range(games) if number not in there]
    start, own = time.monotonic(), time.process_time()
    others: dict[int, float] = {}
    results = _alone(match, todo) if workers <= 1 or len(todo) <= 1 else _together(match, todo, workers)
    try:
        for one in results:
            if store is not None:
                store.add(one.played, one.record)
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
    except GameBroke as broken:
        if not isinstance(broken.__cause__, BotFailed):
            raise
        summary.failed = broken
    finally:
        results.close()
    summary.played.sort(key=lambda one: one.game)
    return summary


def _alone(match: Match, todo: list[int]) -> Generator[Finished, None, None]:
    for number in todo:
        try:
            yield finish(match, number)
        except Exception as error:
            raise GameBroke(match, number, error) from error


def _together(match: Match, todo: list[int], workers: int) -> Generator[Finished, None, None]:
    """Games as they end, in any order."""
    pool = ProcessPoolExecutor(min(workers, len(todo)), _context(match), _begin_work, initargs=(match,))
    numbers = iter(todo)
    running: dict[Future[Finished], int] = {}
    try:
        while True:
            while len(running) < 2 * workers and (number := next(numbers, None)) is not None:
                running[pool.submit(_work, number)] = number
            if not running:
                return
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for one in done:
                number = running.pop(one)
                try:
                    yield one.result()
                except Exception as error:
                    raise GameBroke(match, number, error) from error
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _context(match: Match) -> multiprocessing.context.BaseContext:
    """How workers begin: where it is safe as copies of this process, with all cards loaded; else as fresh ones."""
    if sys.platform == "linux" and threading.active_count() == 1:
        Game.new(corp=match.corp, runner=match.runner)
        return multiprocessing.get_context("fork")
    return multiprocessing.get_context("spawn")


_match: list[Match] = []


def _begin_work(match: Match) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who reads the results
    threading.Thread(target=_outlive_nobody, daemon=True).start()
    _match[:] = [match]
    gc.freeze()  # the cards are there for good: nobody needs to look through them for what is done with


def _outlive_nobody() -> None:
    """A worker whose parent was killed has nobody to work for."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _work(number: int) -> Finished:
    return finish(_match[0], number, os.getpid())
