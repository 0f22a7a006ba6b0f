"""Lists of tables, page by page: the lobby, the tables of one person, and those that nobody comes back to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, and_, exists, func, or_, select

from sneakdoor.web.store.database import Database
from sneakdoor.web.store.schema import events, tables
from sneakdoor.web.store.tables import KeptTable, Status

PAGE: Final = 50
Groups = Sequence[tuple[Status, ...]]
LOBBY: Final[Groups] = (("open",), ("playing",))
MINE: Final[Groups] = (("open", "playing"), ("over",))
"""Which tables come first: within a group it is the latest."""


class BadCursor(ValueError):
    """Something that no page has given out as where the next one begins."""


@dataclass(frozen=True, slots=True)
class Cursor:
    """The last table of a page: where the next page goes on."""

    group: int
    changed: float
    id: str

    def __str__(self) -> str:
        return f"{self.group}~{self.changed!r}~{self.id}"

    @staticmethod
    def read(text: str) -> Cursor:
        group, _, rest = text.partition("~")
        changed, _, id_ = rest.partition("~")
        try:
            return Cursor(int(group), float(changed), id_[:100])
        except ValueError:
            raise BadCursor("this is not where a page of tables ends") from None


@dataclass(frozen=True, slots=True)
class TablePage:
    """Some tables, and where the next page begins if there are more."""

    tables: list[KeptTable]
    next: Cursor | None


class Listing:
    """The lists, from the database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def lobby(self, after: Cursor | None = None, most: int = PAGE) -> TablePage:
        """Public tables: those that wait for somebody first."""
        return await self._page(tables.c.public.is_(True), LOBBY, after, most)

    async def of_person(
        self, person: str, after: Cursor | None = None, *, over: bool | None = None, most: int = PAGE
    ) -> TablePage:
        """The tables at which somebody sits: those that are not over first, or only those that are (not) over."""
        groups = MINE if over is None else MINE[over : over + 1]
        return await self._page(_sits(person), groups, after, most)

    async def unfinished(self, person: str) -> int:
        """How many tables of a person are not over."""
        found = select(func.count()).select_from(tables).where(_sits(person), tables.c.status != "over")
        async with self.database.read() as db:
            return int((await db.execute(found)).scalar_one())

    async def has_finished(self, person: str) -> bool:
        """Has this person finished a game?"""
        found = select(tables.c.id).where(_sits(person), tables.c.status == "over").limit(1)
        async with self.database.read() as db:
            return (await db.execute(found)).first() is not None

    async def _page(self, which: ColumnElement[bool], groups: Groups, after: Cursor | None, most: int) -> TablePage:
        found: list[tuple[int, KeptTable]] = []
        async with self.database.read() as db:
            for number, statuses in enumerate(groups):
                if (after is not None and number < after.group) or len(found) > most:
                    continue
                wanted = select(tables).where(which, tables.c.status.in_(statuses))
                if after is not None and number == after.group:
                    wanted = wanted.where(_behind(after))
                wanted = wanted.order_by(tables.c.changed.desc(), tables.c.id.desc()).limit(most + 1 - len(found))
                found += [(number, KeptTable(**row._mapping)) for row in await db.execute(wanted)]
        shown = found[:most]
        more = Cursor(shown[-1][0], shown[-1][1].changed, shown[-1][1].id) if len(found) > most else None
        return TablePage([table for _, table in shown], more)

    async def abandoned(
        self, open_before: float, played_before: float, *, skip: int = 0, most: int = 20
    ) -> list[KeptTable]:
        """Open tables and games under way at which nothing has happened since these times."""
        played = exists().where(events.c.table_id == tables.c.id, events.c.at >= played_before)
        left = or_(
            and_(tables.c.status == "open", tables.c.changed < open_before),
            and_(tables.c.status == "playing", tables.c.changed < played_before, ~played),
        )
        wanted = select(tables).where(left).order_by(tables.c.changed, tables.c.id).offset(skip).limit(most)
        async with self.database.read() as db:
            return [KeptTable(**row._mapping) for row in await db.execute(wanted)]


def _sits(person: str) -> ColumnElement[bool]:
    return or_(tables.c.corp == person, tables.c.runner == person)


def _behind(after: Cursor) -> ColumnElement[bool]:
    same = and_(tables.c.changed == after.changed, tables.c.id < after.id)
    return or_(tables.c.changed < after.changed, same)


__all__ = ["PAGE", "BadCursor", "Cursor", "Listing", "TablePage"]
