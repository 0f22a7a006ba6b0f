"""Queries about tables and their events."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, Literal

from msgspec import json
from sqlalchemy import delete, func, insert, select, update

from sneakdoor import Option, Side
from sneakdoor.rulebook import DEFAULT_RULES, RulesetName
from sneakdoor.web.live_game import By
from sneakdoor.web.store.database import Database
from sneakdoor.web.store.schema import chats, events, processes, records, tables
from sneakdoor.web.store.writer import Overtaken, TableClaim, Writer

MOST_CHATS: Final = 1000
"""Maximum number of stored chat lines per table; the oldest are dropped."""
MOST_RECORDS: Final = 200
"""Maximum number of uploaded records per person, each up to two megabytes."""
LONGEST_PAUSE: Final = 300.0
"""Seconds between two choices that count as played; a game left for the night does not become one of ten hours."""
Status = Literal["open", "playing", "over"]


@dataclass(frozen=True, slots=True)
class KeptEvent:
    """One event of a game: a choice or an undo."""

    kind: Literal["choice", "undo"]
    side: int
    by: By
    data: dict[str, Any]


@dataclass(slots=True)
class KeptTable:
    """A table as stored in the database."""

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
    fence: int = 0
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
    public: bool = True  # as the settings say; a column so that lists can be made from it
    rules: RulesetName = DEFAULT_RULES

    def of(self, side: Side, what: str = "") -> Any:
        """Return a per-side field."""
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
        table.public = bool(json.decode(table.settings).get("public", True))
        await self.database.execute(insert(tables).values(**table.fields()))

    async def table(self, id_: str) -> KeptTable | None:
        async with self.database.read() as db:
            row = (await db.execute(select(tables).where(tables.c.id == id_))).one_or_none()
        return KeptTable(**row._mapping) if row is not None else None

    async def claim_seat(self, id_: str, side: Side, **values: Any) -> bool:
        """Take a free seat; return whether it was free."""
        free = tables.c[side.name.lower()]
        where = (tables.c.id == id_) & (tables.c.status == "open") & free.is_(None)
        return any(await self.database.execute(update(tables).where(where).values(changed=time.time(), **values)))

    async def remove(self, id_: str) -> None:
        await self.database.execute(delete(tables).where(tables.c.id == id_))

    async def last_deck(self, person: str, side: Side, rules: str) -> str | None:
        """Return the deck a person last played on a side by these rules."""
        name = side.name.lower()
        where = (tables.c[name] == person) & tables.c[f"{name}_deck"].is_not(None) & (tables.c.rules == rules)
        found = select(tables.c[f"{name}_deck"]).where(where).order_by(tables.c.created.desc()).limit(1)
        async with self.database.read() as db:
            return (await db.execute(found)).scalar_one_or_none()

    async def take_over(self, kept: KeptTable, process: str) -> bool:
        """Make a process the owner, unless another was quicker; the previous owner can no longer write."""
        owner = tables.c.owner.is_(None) if kept.owner is None else tables.c.owner == kept.owner
        where = (tables.c.id == kept.id) & (tables.c.fence == kept.fence) & owner
        taken = update(tables).where(where).values(owner=process, fence=kept.fence + 1)
        if not any(await self.database.execute(taken)):
            return False
        kept.owner, kept.fence = process, kept.fence + 1
        return True

    async def let_go(self, claim: TableClaim) -> None:
        """Release a table until it is needed again."""
        where = (tables.c.id == claim.table) & (tables.c.owner == claim.process) & (tables.c.fence == claim.fence)
        await self.database.execute(update(tables).where(where).values(owner=None, changed=time.time()))

    async def with_clocks(self) -> list[tuple[str, str | None]]:
        """Return the running games with clocks and the process that owns each."""
        timed = (tables.c.status == "playing") & tables.c.clock.is_not(None)
        async with self.database.read() as db:
            return [(row.id, row.owner) for row in await db.execute(select(tables.c.id, tables.c.owner).where(timed))]

    async def last_seen(self, process: str | None) -> float:
        """Return the time of a process's last heartbeat."""
        async with self.database.read() as db:
            found = await db.execute(select(processes.c.seen).where(processes.c.id == process))
            return float(found.scalar_one_or_none() or 0.0)

    # -- events ------------------------------------------------------------------------------------------------

    async def events(self, id_: str) -> list[KeptEvent]:
        found = select(events).where(events.c.table_id == id_).order_by(events.c.n)
        async with self.database.read() as db:
            rows = (await db.execute(found)).all()
        return [KeptEvent(row.kind, row.side, row.by, json.decode(row.data)) for row in rows]

    async def time_played(self, id_: str) -> float:
        """Return the seconds from the first choice of a game until now, without long pauses."""
        found = select(events.c.at).where(events.c.table_id == id_).order_by(events.c.n)
        async with self.database.read() as db:
            times = [*(await db.execute(found)).scalars(), time.time()]
        return float(sum(max(0.0, min(then - before, LONGEST_PAUSE)) for before, then in pairwise(times)))

    async def append(self, claim: TableClaim, first: int, made: Sequence[KeptEvent], **values: Any) -> None:
        """Keep events, numbered from `first` on, and whatever else has changed about the table: all or nothing.

        Overtaken, if the claim does not hold any more.
        """
        now = time.time()
        rows = [
            {"table_id": claim.table, "n": first + n, "at": now, "kind": one.kind, "side": int(one.side), "by": one.by,
             "data": json.encode(one.data).decode()}
            for n, one in enumerate(made)
        ]  # fmt: skip
        await self.writer.keep(claim, rows, {"changed": now, **values} if values else {})

    # -- chat and records --------------------------------------------------------------------------------------

    async def said(self, id_: str, person: str, who: str, role: str, words: str) -> float:
        now = time.time()
        row = {"table_id": id_, "at": now, "person": person, "who": who, "role": role, "words": words}
        of_table = select(chats.c.id).where(chats.c.table_id == id_).order_by(chats.c.id.desc())
        oldest = of_table.offset(MOST_CHATS).limit(1).scalar_subquery()
        old = delete(chats).where(chats.c.table_id == id_, chats.c.id <= oldest)
        await self.database.execute(insert(chats).values(**row), old)
        return now

    async def talk(self, id_: str, most: int = 200) -> list[dict[str, Any]]:
        found = select(chats).where(chats.c.table_id == id_).order_by(chats.c.id.desc()).limit(most)
        async with self.database.read() as db:
            rows = (await db.execute(found)).all()
        return [{"who": row.who, "role": row.role, "words": row.words, "at": row.at} for row in reversed(rows)]

    async def keep_record(self, id_: str, person: str, record: str) -> bool:
        """Store an uploaded record; return False if this person has too many."""
        async with self.database.begin() as db:
            there = await db.execute(select(func.count()).select_from(records).where(records.c.person == person))
            if there.scalar_one() >= MOST_RECORDS:
                return False
            row = {"id": id_, "person": person, "created": time.time(), "record": record}
            await db.execute(insert(records).values(**row))
        return True

    async def brought_by(self, id_: str) -> str | None:
        """Return the uploader of a record; None if there is none."""
        async with self.database.read() as db:
            found = (await db.execute(select(records.c.person).where(records.c.id == id_))).scalar_one_or_none()
        return str(found) if found is not None else None

    async def record(self, id_: str) -> str | None:
        async with self.database.read() as db:
            found = (await db.execute(select(records.c.record).where(records.c.id == id_))).scalar_one_or_none()
        return str(found) if found is not None else None


def choices_of(start: Iterable[Option], kept: Iterable[KeptEvent]) -> tuple[list[Option], int, list[tuple[Side, int]]]:
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


__all__ = ["MOST_RECORDS", "TableClaim", "KeptEvent", "KeptTable", "Overtaken", "Status", "GameStore", "choices_of"]
