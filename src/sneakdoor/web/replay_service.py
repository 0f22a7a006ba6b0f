"""Replays, loaded in a worker process in batches so that other work gets its turn."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final
from weakref import WeakValueDictionary

from sneakdoor import Record
from sneakdoor.web.bot_workers import BotWorkers
from sneakdoor.web.replay_cursor import NotCached, begin_replay, continue_replay

TRIES: Final = 3
Fetch = Callable[[], Awaitable[Record]]


class ReplayService:
    """Access to replays cached in a worker."""

    def __init__(self, bot_workers: BotWorkers) -> None:
        self.bot_workers = bot_workers
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def ask(self, person: str, id_: str, record: Fetch, function: Callable[..., Any], *arguments: Any) -> Any:
        """Query a replay, loading it first if the worker does not hold it."""
        for _ in range(TRIES):
            try:
                return await self.bot_workers.serve(person, function, id_, *arguments)
            except NotCached:
                await self._play(person, id_, record)
        raise NotCached(id_)

    async def _play(self, person: str, id_: str, record: Fetch) -> None:
        lock = self._locks.setdefault(id_, asyncio.Lock())
        if lock.locked():  # another request is loading it
            async with lock:
                return
        async with lock:
            more = await self.bot_workers.serve(person, begin_replay, id_, await record())
            while more:
                more = await self.bot_workers.serve(person, continue_replay, id_)


__all__ = ["ReplayService"]
