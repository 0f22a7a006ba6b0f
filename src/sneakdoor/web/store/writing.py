"""One writer for all tables: what comes in while a transaction is on its way goes into the next one together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, insert, update
from sqlalchemy.exc import IntegrityError

from sneakdoor.web.store.database import Database
from sneakdoor.web.store.schema import events, tables

MOST_AT_ONCE: Final = 100


class Overtaken(Exception):
    """Another process has written to this table in the meantime; what was to be kept was not."""


@dataclass(slots=True, eq=False)
class Keeping:
    """What one table wants to keep, and who waits for it."""

    table: str
    rows: Sequence[dict[str, Any]]
    values: dict[str, Any]
    kept: asyncio.Future[None]


class Writer:
    """Commits events, many tables at a time; each waits until its own are there."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: list[Keeping] = []
        self.task: asyncio.Task[None] | None = None

    async def keep(self, table: str, rows: Sequence[dict[str, Any]], values: dict[str, Any]) -> None:
        """Come back when it is committed; Overtaken, or what the database says, if it is not."""
        loop = asyncio.get_running_loop()
        entry = Keeping(table, rows, values, loop.create_future())
        self.waiting.append(entry)
        if self.task is None or self.task.done():
            self.task = loop.create_task(self._write())
        await entry.kept

    async def _write(self) -> None:
        while self.waiting:
            some, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            try:
                await self._together(some)
            except Exception as error:  # noqa: BLE001  (one of them is the cause: each for itself, then)
                if len(some) == 1:
                    _failed(some[0], error)
                    continue
                for entry in some:
                    await self._alone(entry)
            else:
                for entry in some:
                    _done(entry)

    async def _alone(self, entry: Keeping) -> None:
        try:
            await self._together([entry])
        except Exception as error:  # noqa: BLE001  (whoever waits for it is told)
            _failed(entry, error)
        else:
            _done(entry)

    async def _together(self, some: Sequence[Keeping]) -> None:
        rows = [row for entry in some for row in entry.rows]
        changed = [(entry.table, entry.values) for entry in some if entry.values]
        await self.database.write(partial(_written, rows=rows, changed=changed))


def _written(db: Connection, rows: list[dict[str, Any]], changed: list[tuple[str, dict[str, Any]]]) -> None:
    if rows:
        db.execute(insert(events), rows)
    for table, values in changed:
        db.execute(update(tables).where(tables.c.id == table).values(**values))


def _done(entry: Keeping) -> None:
    if not entry.kept.done():
        entry.kept.set_result(None)


def _failed(entry: Keeping, error: Exception) -> None:
    if not entry.kept.done():
        entry.kept.set_exception(Overtaken(entry.table) if isinstance(error, IntegrityError) else error)


__all__ = ["Overtaken", "Writer"]
