"""Notes that people have left at the moments of replays."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, func, insert, select

from sneakdoor.web.store.database import Database
from sneakdoor.web.store.people import Person, secret
from sneakdoor.web.store.schema import notes

MOST_NOTES: Final = 200
"""Maximum number of notes per replay."""


@dataclass(frozen=True, slots=True)
class KeptNote:
    id: str
    replay: str
    at: int
    person: str
    who: str
    words: str
    created: float


class Notes:
    """What was noted about replays."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def on(self, replay: str) -> list[KeptNote]:
        found = select(notes).where(notes.c.replay == replay).order_by(notes.c.at, notes.c.created)
        async with self.database.read() as db:
            return [KeptNote(**row._mapping) for row in await db.execute(found)]

    async def keep(self, replay: str, at: int, person: Person, words: str) -> KeptNote | None:
        """Add a note; return None if there are too many."""
        made = KeptNote(secret(12), replay, at, person.id, person.name, words, time.time())
        async with self.database.begin() as db:
            there = await db.execute(select(func.count()).select_from(notes).where(notes.c.replay == replay))
            if there.scalar_one() >= MOST_NOTES:
                return None
            await db.execute(insert(notes).values(**{name: getattr(made, name) for name in KeptNote.__slots__}))
        return made

    async def drop(self, replay: str, id_: str, person: str | None) -> bool:
        """Remove a note by this author (None: by any); return whether it existed."""
        where = (notes.c.id == id_) & (notes.c.replay == replay)
        if person is not None:
            where &= notes.c.person == person
        return any(await self.database.execute(delete(notes).where(where)))


__all__ = ["KeptNote", "MOST_NOTES", "Notes"]
