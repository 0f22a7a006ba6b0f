"""Workers on a Ray cluster, for bots and analyses.

The connection to the cluster is in a process of its own (the driver): Ray ends the process that holds it when the head
of the cluster is lost, and that must not be the server. The server sends jobs as bytes through a pipe; the driver hands
them to actors, and sends back what they return.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import multiprocessing
import os
import pickle
import signal
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

from sneakdoor.web.worker_pools import TookTooLong

BEAT_SECONDS: Final = 2.0
LOST_SECONDS: Final = 15.0
"""Seconds without a heartbeat until the cluster counts as lost."""
START_SECONDS: Final = 180.0
AGAIN_SECONDS: Final = 30.0
"""Seconds between attempts to reconnect."""
T = TypeVar("T")
log = logging.getLogger("sneakdoor.web")


class ClusterLost(Exception):
    """The cluster is unavailable; run the job locally."""


# --------------------------------------------------------------------------------------------------------- the server


class RayWorkers:
    """The server's end of the cluster. `resized` is called with the number of workers, 0 while it is lost."""

    def __init__(self, address: str, resized: Callable[[int], None], *, again: float = AGAIN_SECONDS) -> None:
        self.address, self.resized, self.again = address, resized, again
        self.workers = 0
        self._jobs: dict[int, asyncio.Future[bytes]] = {}
        self._numbers = itertools.count(1)
        self._pipe: Connection | None = None
        self._driver: Any = None
        self._heard = 0.0
        self._reason = ""
        self._task: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()

    def start(self) -> None:
        """Connect, and reconnect whenever the cluster is lost."""
        self._task = asyncio.get_running_loop().create_task(self._keep_connected())

    async def ask(self, function: Callable[..., T], *arguments: Any, seconds: float) -> T:
        """Call a function on the cluster."""
        if not self.workers or self._pipe is None:
            raise ClusterLost
        number = next(self._numbers)
        answer = self._jobs[number] = asyncio.get_running_loop().create_future()
        try:
            self._send("job", number, pickle.dumps((function, arguments)))
            async with asyncio.timeout(seconds):
                payload = await answer
        except TimeoutError:
            self._send("stop", number, b"")
            raise TookTooLong(f"this took longer than {seconds:g} seconds") from None
        finally:
            self._jobs.pop(number, None)
        result, error = pickle.loads(payload)  # noqa: S301  (from our own worker)
        if error is not None:
            raise error
        found: T = result
        return found

    def _send(self, *message: Any) -> None:
        if self._pipe is None:
            raise ClusterLost
        try:
            self._pipe.send(message)
        except OSError:
            raise ClusterLost from None

    async def _keep_connected(self) -> None:
        while True:
            try:
                await self._connected()
            except Exception:
                log.exception("the Ray cluster could not be used")
            self._let_go()
            await asyncio.sleep(self.again)

    async def _connected(self) -> None:
        """Run a driver process until its heartbeat stops."""
        loop = asyncio.get_running_loop()
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._driver = context.Process(target=drive, args=(theirs, self.address), daemon=True)
        await asyncio.to_thread(self._driver.start)
        theirs.close()
        self._reason, patience = "it does not answer", START_SECONDS
        self._heard = time.monotonic()
        self._changed.clear()
        reader = threading.Thread(target=self._read, args=(loop, self._pipe), daemon=True)
        reader.start()
        while time.monotonic() - self._heard < patience and reader.is_alive():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BEAT_SECONDS / 2):
                    await self._changed.wait()
            self._changed.clear()
            patience = LOST_SECONDS if self.workers else START_SECONDS
        log.warning(
            "the Ray cluster cannot be used: bots think on this machine",
            extra={"address": self.address, "reason": self._reason},
        )

    def _read(self, loop: asyncio.AbstractEventLoop, pipe: Connection) -> None:
        """Read the driver's messages until its pipe closes; runs in a thread."""
        with contextlib.suppress(EOFError, OSError):
            while True:
                message = pipe.recv()
                loop.call_soon_threadsafe(self._hear, *message)
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(self._changed.set)

    def _hear(self, what: str, number: int, payload: bytes) -> None:
        self._heard = time.monotonic()
        if what == "done" and number in self._jobs and not self._jobs[number].done():
            self._jobs[number].set_result(payload)
        elif what == "lost" and number in self._jobs and not self._jobs[number].done():
            self._jobs[number].set_exception(ClusterLost())
        elif what == "workers" and number != self.workers:
            if not self.workers:
                log.warning("bots think on the Ray cluster", extra={"address": self.address, "workers": number})
            self._resize(number)
        elif what == "trouble":
            self._reason = payload.decode()

    def _resize(self, workers: int) -> None:
        if workers != self.workers:
            self.workers = workers
            self.resized(workers)

    def _let_go(self) -> None:
        """Stop the driver and fail its jobs with ClusterLost."""
        self._resize(0)
        if self._driver is not None and self._driver.pid is not None:
            self._driver.kill()
        if self._pipe is not None:
            self._pipe.close()
        self._pipe = self._driver = None
        for answer in self._jobs.values():
            if not answer.done():
                answer.set_exception(ClusterLost())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self._let_go()


# --------------------------------------------------------------------------------------------------------- the driver


def drive(pipe: Connection, address: str) -> None:
    """Run the driver: connect and dispatch jobs until the server or the cluster is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    from sneakdoor.arena.cluster import ClusterTrouble, connect, ray_module  # noqa: PLC0415  (Ray is an extra)

    try:
        ray = ray_module()
        connect(ray, address)
        Driver(ray, pipe).run()
    except ClusterTrouble as trouble:
        with contextlib.suppress(OSError):
            pipe.send(("trouble", 0, str(trouble).encode()))
    except (EOFError, OSError):
        pass  # the server is gone
    os._exit(0)


class RayWorker:
    """An actor that has loaded all cards and runs one job at a time."""

    def __init__(self) -> None:
        from sneakdoor.arena.workers import load_cards, settle_in  # noqa: PLC0415  (on the cluster)

        load_cards()
        settle_in()

    def ready(self) -> bool:
        return True

    def work(self, job: bytes) -> bytes:
        function, arguments = pickle.loads(job)  # noqa: S301  (from our own server)
        try:
            return pickle.dumps((function(*arguments), None))
        except Exception as error:  # noqa: BLE001  (it is raised where somebody waits)
            return pickle.dumps((None, error))


@dataclass(slots=True)
class Driver:
    """One actor per CPU of the cluster, and its current job."""

    ray: Any
    pipe: Connection
    waiting: deque[tuple[int, bytes]] = field(default_factory=deque)
    idle: list[Any] = field(default_factory=list)
    busy: dict[int, Any] = field(default_factory=dict)
    hired: int = 0
    lock: Any = field(default_factory=threading.RLock)

    def run(self) -> None:
        threading.Thread(target=self._beat, daemon=True).start()
        while True:
            what, number, job = self.pipe.recv()
            with self.lock:
                if what == "job":
                    self.waiting.append((number, job))
                    self._hand_out()
                elif number in self.busy:  # timed out: replace the actor
                    self.ray.kill(self.busy[number])

    def _say(self, what: str, number: int, payload: bytes = b"") -> None:
        try:
            with self.lock:
                self.pipe.send((what, number, payload))
        except OSError:
            os._exit(0)  # the server is gone

    def _beat(self) -> None:
        """Send heartbeats while the cluster answers, and match the actors to its CPUs."""
        while True:
            try:
                processors = int(self.ray.cluster_resources().get("CPU", 0))
            except Exception as error:  # noqa: BLE001  (whatever it is, the cluster cannot be asked)
                self._say("trouble", 0, str(error)[:500].encode())
                os._exit(1)
            with self.lock:
                while self.hired < processors:
                    self._hire()
                self._say("workers", len(self.idle) + len(self.busy))
            time.sleep(BEAT_SECONDS)

    def _hire(self) -> None:
        self.hired += 1
        actor = self.ray.remote(num_cpus=1)(RayWorker).remote()
        actor.ready.remote().future().add_done_callback(lambda done: self._arrived(actor, done))

    def _arrived(self, actor: Any, done: Any) -> None:
        with self.lock:
            if done.exception() is not None:
                self.hired -= 1
                self._say("trouble", 0, f"a worker could not start: {done.exception()}"[:500].encode())
                return
            self.idle.append(actor)
            self._say("workers", len(self.idle) + len(self.busy))
            self._hand_out()

    def _hand_out(self) -> None:
        while self.waiting and self.idle:
            number, job = self.waiting.popleft()
            actor = self.busy[number] = self.idle.pop()
            answer = actor.work.remote(job).future()
            answer.add_done_callback(lambda done, number=number, actor=actor: self._done(number, actor, done))

    def _done(self, number: int, actor: Any, done: Any) -> None:
        with self.lock:
            self.busy.pop(number, None)
            if done.exception() is None:
                self.idle.append(actor)
                self._say("done", number, done.result())
            else:  # the actor, or its node, is gone
                self.hired -= 1
                self._say("lost", number)
            self._hand_out()


__all__ = ["ClusterLost", "RayWorkers"]
