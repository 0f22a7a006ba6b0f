"""Local worker processes with a time limit per job."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

T = TypeVar("T")
log = logging.getLogger("sneakdoor.web")


class TookTooLong(Exception):
    """A job was killed at its time limit."""


class WorkerPool:
    """Lazily started processes; with 0 processes a thread, which no limit can stop."""

    def __init__(self, name: str, processes: int, niceness: int = 5) -> None:
        self.name, self.processes, self.niceness = name, processes, niceness
        self._executor: Executor | None = None

    async def ask(self, function: Callable[..., T], *arguments: Any, seconds: float | None = None) -> T:
        """Call a function in a worker. A worker that dies is replaced and the call retried once."""
        try:
            return await self._once(function, arguments, seconds)
        except BrokenProcessPool:
            return await self._once(function, arguments, seconds)

    async def _once(self, function: Callable[..., T], arguments: tuple[Any, ...], seconds: float | None) -> T:
        if self._executor is None:
            self._executor = self._made()
        executor = self._executor
        asked = asyncio.get_running_loop().run_in_executor(executor, function, *arguments)
        try:
            done, _ = await asyncio.wait({asked}, timeout=seconds if self.processes else None)
            if not done:
                log.warning("a worker was stopped at its time limit", extra={"pool": self.name, "seconds": seconds})
                asked.add_done_callback(_ignored)
                self._drop(executor)
                raise TookTooLong(f"this took longer than {seconds:g} seconds")
            return asked.result()
        except BrokenProcessPool:
            log.warning("a worker process has died", extra={"pool": self.name})
            if self._executor is executor:
                self._executor = None
            raise

    def _made(self) -> Executor:
        if not self.processes:
            return ThreadPoolExecutor(1, self.name)
        return ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"), _settle_in, (self.niceness,))

    def _drop(self, executor: Executor) -> None:
        if self._executor is executor:
            self._executor = None
        for process in list(getattr(executor, "_processes", None) or {}):
            with contextlib.suppress(OSError):
                os.kill(process, signal.SIGTERM)
        executor.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        executor, self._executor = self._executor, None
        if executor is not None:
            self._drop(executor)
            executor.shutdown(wait=True)


def _ignored(future: asyncio.Future[Any]) -> None:
    """Retrieve the result of an abandoned job to avoid asyncio's "never retrieved" warning."""
    if not future.cancelled():
        future.exception()


def _settle_in(niceness: int) -> None:
    """Ignore signals meant for the server and lower the priority."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    """Exit when the server dies: after SIGKILL it cannot stop its workers."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


__all__ = ["TookTooLong", "WorkerPool"]
