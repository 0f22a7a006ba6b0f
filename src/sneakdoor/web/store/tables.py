"""Tables and their events: what is asked of the database about games."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from msgspec import json
from sqlalchemy import delete, insert, select, update

from sneakdoor import Option, Side
from sneakdoor.web.sitting import By
from sneakdoor.web.store.database import Database
from sneakdoor.web.store.schema import chats, events, processes, records, tables
from sneakdoor.web.store.writing import Overtaken, Writer

Status = Literal["open", "playing", "over"]


@dataclass(frozen=True, slots=True)
class Kept:
    """One event of a game: a choice, or how far choices were taken back."""

    kind: Literal["choice", "undo"]
    side: int
    by: By
    data: dict[str, Any]


@dataclass(slots=True)
class KeptTable:
    """A table as the database knows it."""

    id: str
    status: Status
    created: float
    changed: float
    host: str
    key: str
    seed: int
    skip_forced: bool
    settings: str
    wishes: str = "[{},{}]"
    owner: str | None = None
    corp: str | None = None
    runner: str | None = None
    corp_name: str | None = None
    runner_name: str | None = None
    corp_bot: str | None = None
    runner_bot: str | None = None
    corp_deck: str | None = None
    runner_deck: str | None = None
    clock: str | None = None
    result: str | None = None
    next: str | None = None
    start: str | None = None

    def of(self, side: Side, what: str = "") -> Any:
        """A field that there is for each side."""
        name = side.name.lower()
        return getattr(self, f"{name}_{what}" if what else name)

    def fields(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__}


class GameStore:
    """Games in the database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.writer = Writer(database)

    async def open(self, table: KeptTable) -> None:
        async with self.database.begin() as db:
            await db.execute(insert(tables).values(**table.fields()))

    async def table(self, id_: str) -> KeptTable | None:
        async with self.database.read() as db:
            row = (await db.execute(select(tables).where(tables.c.id == id_))).one_or_none()
        return KeptTable(**row._mapping) if row is not None else None

    async def change(self, id_: str, **values: Any) -> None:
        async with self.database.begin() as db:
            await db.execute(update(tables).where(tables.c.id == id_).values(changed=time.time(), **values))

    async def claim_seat(self, id_: str, side: Side, **values: Any) -> bool:
        """Take a free seat; whether it was free."""
        free = tables.c[side.name.lower()]
        where = (tables.c.id == id_) & (tables.c.status == "open") & free.is_(None)
        async with self.database.begin() as db:
            done = await db.execute(update(tables).where(where).values(changed=time.time(), **values))
        return bool(done.rowcount)

    async def remove(self, id_: str) -> None:
        async with self.database.begin() as db:
            await db.execute(delete(tables).where(tables.c.id == id_))

    async def listed(self, *status: Status, most: int = 200) -> list[KeptTable]:
        """Tables of these kinds, the latest first."""
        found = select(tables).where(tables.c.status.in_(status)).order_by(tables.c.changed.desc()).limit(most)
        async with self.database.read() as db:
            return [KeptTable(**row._mapping) for row in await db.execute(found)]

    async def let_go(self, id_: str, process: str) -> None:
        """A table lives nowhere any more, until somebody needs it."""
        where = (tables.c.id == id_) & (tables.c.owner == process)
        async with self.database.begin() as db:
            await db.execute(update(tables).where(where).values(owner=None))

    async def with_clocks(self) -> list[KeptTable]:
        """Games under way in which time counts."""
        found = select(tables).where((tables.c.status == "playing") & tables.c.clock.is_not(None)).limit(500)
        async with self.database.read() as db:
            return [KeptTable(**row._mapping) for row in await db.execute(found)]

    async def last_seen(self, process: str | None) -> float:
        """When a process last gave a sign of life."""
        async with self.database.read() as db:
            found = await db.execute(select(processes.c.seen).where(processes.c.id == process))
            return float(found.scalar_one_or_none() or 0.0)

    # -- events ------------------------------------------------------------------------------------------------

    async def events(self, id_: str) -> list[Kept]:
        found = select(events).where(events.c.table_id == id_).order_by(events.c.n)
        async with self.database.read() as db:
            rows = (await db.execute(found)).all()
        return [Kept(row.kind, row.side, row.by, json.decode(row.data)) for row in rows]

    async def append(self, id_: str, first: int, made: Sequence[Kept], **values: Any) -> None:
        """Keep events, numbered from `first` on, and whatever else has changed about the table: all or nothing."""
        now = time.time()
        rows = [
            {"table_id": id_, "n": first + n, "at": now, "kind": one.kind, "side": int(one.side), "by": one.by,
             "data": json.encode(one.data).decode()}
            for n, one in enumerate(made)
        ]  # fmt: skip
        await self.writer.keep(id_, rows, {"changed": now, **values} if values else {})

    # -- chat and records --------------------------------------------------------------------------------------

    async def said(self, id_: str, who: str, role: str, words: str) -> float:
        now = time.time()
        async with self.database.begin() as db:
            await db.execute(insert(chats).values(table_id=id_, at=now, who=who, role=role, words=words))
        return now

    async def talk(self, id_: str, most: int = 200) -> list[dict[str, Any]]:
        found = select(chats).where(chats.c.table_id == id_).order_by(chats.c.id.desc()).limit(most)
        async with self.database.read() as db:
            rows = (await db.execute(found)).all()
        return [{"who": row.who, "role": row.role, "words": row.words, "at": row.at} for row in reversed(rows)]

    async def keep_record(self, id_: str, person: str, record: str) -> None:
        async with self.database.begin() as db:
            row = {"id": id_, "person": person, "created": time.time(), "record": record}
            await db.execute(insert(records).values(**row))

    async def brought_by(self, id_: str) -> str | None:
        """Who has brought a record; nobody, if there is none."""
        async with self.database.read() as db:
            found = (await db.execute(select(records.c.person).where(records.c.id == id_))).scalar_one_or_none()
        return str(found) if found is not None else None

    async def record(self, id_: str) -> str | None:
        async with self.database.read() as db:
            found = (await db.execute(select(records.c.record).where(records.c.id == id_))).scalar_one_or_none()
        return str(found) if found is not None else None


def choices_of(start: Iterable[Option], kept: Iterable[Kept]) -> tuple[list[Option], int, list[tuple[Side, int]]]:
    """What the events come to: the choices, how many were taken back, and where people decided themselves."""
    choices, undone, places = list(start), 0, list[tuple[Side, int]]()
    for one in kept:
        if one.kind == "undo":
            to = int(one.data["to"])
            undone += len(choices) - to
            del choices[to:]
            places = [place for place in places if place[1] < to]
        else:
            if one.by == "person":
                places.append((Side(one.side), len(choices)))
            choices.append(Option.from_dict(one.data))
    return choices, undone, places


__all__ = ["Kept", "KeptTable", "Overtaken", "Status", "GameStore", "choices_of"]
