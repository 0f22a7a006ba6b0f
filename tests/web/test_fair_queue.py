"""Who is served next: people in turn, live games first, nobody for whom nobody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from sneakdoor.web.fair_queue import FairQueue, QueueRank, TooManyWaiting


class Bench:
    """Work that is finished by hand, in the order in which it was begun."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.begun: list[str] = []
        self.open: dict[str, asyncio.Future[str]] = {}
        self.tasks: dict[str, asyncio.Task[str]] = {}
        self.uploading = asyncio.Event()

    def ask(self, person: str, name: str, rank: QueueRank = QueueRank.LIVE, **more: Any) -> asyncio.Task[str]:
        task = self.tasks[name] = asyncio.get_running_loop().create_task(
            self.queue.run(person, rank, self._work(name), **more)
        )
        return task

    def _work(self, name: str) -> Callable[[], Awaitable[str]]:
        async def work() -> str:
            self.begun.append(name)
            if name == "upload":
                self.uploading.set()
            done: asyncio.Future[str] = asyncio.get_running_loop().create_future()
            self.open[name] = done
            return await done

        return work

    async def settle(self) -> None:
        for _ in range(10):
            await asyncio.sleep(0)

    async def finish(self, name: str) -> None:
        self.open.pop(name).set_result(name)
        await self.settle()


def bench(test: Callable[[Bench], Awaitable[None]], *size: int, patience: float = 1000.0) -> None:
    async def whole() -> None:
        made = Bench(FairQueue(*size, patience=patience))
        try:
            await test(made)
        finally:
            made.queue.close()
            await asyncio.gather(*made.tasks.values(), return_exceptions=True)

    asyncio.run(whole())


def test_thirty_jobs_of_one_person_cost_another_person_one_turn() -> None:
    async def check(made: Bench) -> None:
        for n in range(30):
            made.ask("crowd", f"crowd {n}")
        await made.settle()
        made.ask("one", "one")
        await made.settle()
        assert made.begun == ["crowd 0"]
        await made.finish("crowd 0")
        assert made.begun[1] == "one"

    bench(check, 1)


def test_people_take_turns() -> None:
    async def check(made: Bench) -> None:
        for name in ("a1", "a2", "a3", "b1", "b2", "c1"):
            made.ask(name[0], name)
        await made.settle()
        while made.open:
            await made.finish(made.begun[-1])
        assert made.begun == ["a1", "b1", "c1", "a2", "b2", "a3"]

    bench(check, 1)


def test_one_person_leaves_workers_to_others() -> None:
    async def check(made: Bench) -> None:
        for n in range(10):
            made.ask("crowd", f"crowd {n}")
        await made.settle()
        assert made.begun == ["crowd 0", "crowd 1"]
        made.ask("one", "one")
        await made.settle()
        assert made.begun[-1] == "one"  # at once: a worker was free

    bench(check, 4)


def test_a_job_for_which_nobody_waits_is_not_begun() -> None:
    async def check(made: Bench) -> None:
        made.ask("a", "first")
        gone = [made.ask("a", f"gone {n}") for n in range(5)]
        made.ask("b", "last")
        await made.settle()
        for task in gone:
            task.cancel()
        await made.settle()
        assert made.queue.waiting(QueueRank.LIVE) == 1
        await made.finish("first")
        assert made.begun == ["first", "last"]

    bench(check, 1)


def test_a_worker_is_busy_until_its_work_ends_even_if_its_caller_has_gone() -> None:
    async def check(made: Bench) -> None:
        task = made.ask("a", "first")
        made.ask("b", "second")
        await made.settle()
        task.cancel()
        await made.settle()
        assert task.cancelled()
        assert made.begun == ["first"]
        await made.finish("first")
        assert made.begun == ["first", "second"]

    bench(check, 1)


def test_uploads_and_analyses_wait_for_live_games_and_uploads_come_first() -> None:
    async def check(made: Bench) -> None:
        made.ask("a", "live 1")
        made.ask("b", "live 2")
        await made.settle()
        made.ask("c", "analysis", QueueRank.ANALYSIS)
        made.ask("d", "upload", QueueRank.UPLOAD)
        await made.settle()
        assert made.begun == ["live 1"]
        await made.finish("live 1")
        assert made.begun == ["live 1", "live 2", "upload"]  # nobody waits any more
        await made.finish("upload")
        assert made.begun[-1] == "analysis"

    bench(check, 1, 1)


def test_background_work_starts_after_a_while_on_a_busy_server() -> None:
    async def check(made: Bench) -> None:
        for n in range(5):
            made.ask("a", f"live {n}")
        made.ask("c", "upload", QueueRank.UPLOAD)
        async with asyncio.timeout(10):
            await made.uploading.wait()
        assert made.begun == ["live 0", "upload"]

    bench(check, 1, 1, patience=0.02)


def test_a_person_has_only_so_many_jobs_waiting() -> None:
    async def check(made: Bench) -> None:
        for n in range(3):
            made.ask("a", f"a{n}", QueueRank.UPLOAD, most_waiting=2)
        await made.settle()
        with pytest.raises(TooManyWaiting):
            await made.ask("a", "a3", QueueRank.UPLOAD, most_waiting=2)
        made.ask("b", "b", QueueRank.UPLOAD, most_waiting=2)
        await made.settle()
        await made.finish("a0")
        assert made.begun == ["a0", "b"]
        await made.finish("b")
        assert made.begun == ["a0", "b", "a1"]

    bench(check, 1, 1)


def test_an_error_reaches_its_caller_and_frees_the_worker() -> None:
    async def check(made: Bench) -> None:
        async def fails() -> None:
            raise ValueError("planted")

        with pytest.raises(ValueError, match="planted"):
            await made.queue.run("a", QueueRank.LIVE, fails)
        made.ask("a", "next")
        await made.settle()
        assert made.begun == ["next"]

    bench(check, 1)
