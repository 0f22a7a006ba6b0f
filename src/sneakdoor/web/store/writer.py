"""Group commit: events that arrive during a transaction share the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from sneakdoor.web.store.database import Database
from sneakdoor.web.store.schema import events, tables

MOST_AT_ONCE: Final = 100
CLAIMS: Final = (
    select(tables.c.id, tables.c.owner, tables.c.fence)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)  # always locked in the same order: no deadlocks
    .with_for_update(key_share=True)
)
"""Built once: it is part of every choice."""


class Overtaken(Exception):
    """Another process has taken over this table; nothing was written."""


@dataclass(frozen=True, slots=True)
class TableClaim:
    """The right of a process to write to a table; void as soon as another claim has a larger fencing token."""

    table: str
    process: str
    fence: int


@dataclass(slots=True, eq=False)
class PendingWrite:
    """Pending events of one table and the futures awaiting their commit."""

    claim: TableClaim
    rows: Sequence[dict[str, Any]]
    values: dict[str, Any]
    kept: asyncio.Future[None]


class Writer:
    """Commit the events of many tables in one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: list[PendingWrite] = []
        self.task: asyncio.Task[None] | None = None

    async def keep(self, claim: TableClaim, rows: Sequence[dict[str, Any]], values: dict[str, Any]) -> None:
        """Return once committed; raise Overtaken or the database's error otherwise."""
        loop = asyncio.get_running_loop()
        entry = PendingWrite(claim, rows, values, loop.create_future())
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

    async def _alone(self, entry: PendingWrite) -> None:
        try:
            await self._together([entry])
        except Exception as error:  # noqa: BLE001  (raised to the waiting caller)
            _failed(entry, error)
        else:
            _done(entry)

    async def _together(self, some: Sequence[PendingWrite]) -> None:
        rows = [row for entry in some for row in entry.rows]
        changed = [(entry.claim.table, entry.values) for entry in some if entry.values]
        claims = {entry.claim for entry in some}
        await self.database.write(partial(_written, claims=claims, rows=rows, changed=changed))


def _written(
    db: Connection, claims: set[TableClaim], rows: list[dict[str, Any]], changed: list[tuple[str, dict[str, Any]]]
) -> None:
    _check_claims(db, claims)
    if rows:
        db.execute(insert(events), rows)
    for table, values in changed:
        db.execute(update(tables).where(tables.c.id == table).values(**values))


def _check_claims(db: Connection, claims: set[TableClaim]) -> None:
    """Raise unless all claims hold. The rows stay locked, so nobody takes a table over before this is committed."""
    holding = {TableClaim(*row) for row in db.execute(CLAIMS, {"ids": [one.table for one in claims]})}
    for claim in claims:
        if claim not in holding:
            raise Overtaken(claim.table)


def _done(entry: PendingWrite) -> None:
    if not entry.kept.done():
        entry.kept.set_result(None)


def _failed(entry: PendingWrite, error: Exception) -> None:
    if not entry.kept.done():
        entry.kept.set_exception(Overtaken(entry.claim.table) if isinstance(error, IntegrityError) else error)


__all__ = ["TableClaim", "Overtaken", "Writer"]
