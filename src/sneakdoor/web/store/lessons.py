"""Which lessons people have finished."""

from __future__ import annotations

import time

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from sneakdoor.web.store.database import Database
from sneakdoor.web.store.schema import lessons


class FinishedLessons:
    """The lessons of each person, with the time when they were first finished."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, person: str) -> set[str]:
        async with self.database.read() as db:
            rows = await db.execute(select(lessons.c.lesson).where(lessons.c.person == person))
            return {row.lesson for row in rows}

    async def add(self, person: str, lesson: str) -> None:
        """Remember it; finishing a lesson once more changes nothing."""
        try:
            await self.database.execute(insert(lessons).values(person=person, lesson=lesson, finished=time.time()))
        except IntegrityError:
            return
