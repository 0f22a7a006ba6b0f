"""Replays, loaded in a worker process in batches so that other work gets its turn."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final
from weakref import WeakValueDictionary

from sneakdoor import Record
from sneakdoor.web.bot_workers import Thinkers
from sneakdoor.web.replay_cursor import NotShelved, begin_replay, continue_replay

TRIES: Final = 3
Fetch = Callable[[], Awaitable[Record]]


class ReplayRoom:
    """Access to replays cached in a worker."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def ask(self, person: str, id_: str, record: Fetch, function: Callable[..., Any], *arguments: Any) -> Any:
        """Query a replay, loading it first if the worker does not hold it."""
        for _ in range(TRIES):
            try:
                return await self.thinkers.serve(person, function, id_, *arguments)
            except NotShelved:
                await self._play(person, id_, record)
        raise NotShelved(id_)

    async def _play(self, person: str, id_: str, record: Fetch) -> None:
        lock = self._locks.setdefault(id_, asyncio.Lock())
        if lock.locked():  # another request is loading it
            async with lock:
                return
        async with lock:
            more = await self.thinkers.serve(person, begin_replay, id_, await record())
            while more:
                more = await self.thinkers.serve(person, continue_replay, id_)


__all__ = ["ReplayRoom"]
