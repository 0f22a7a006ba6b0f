"""People, their sessions and their decks in the database. Secrets are kept as digests only."""

from __future__ import annotations

import hashlib
import secrets
import string
import time
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, update

from sneakdoor.web.store.database import Database
from sneakdoor.web.store.schema import decks, people, sessions

DAY: Final = 24 * 3600.0
UNUSED: Final = {True: 365 * DAY, False: 30 * DAY}
"""Seconds without use after which a session is over: of guests, who have no password, and of accounts."""
MOST_DECKS: Final = 200
LETTERS: Final = string.ascii_letters + string.digits


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    guest: bool


@dataclass(frozen=True, slots=True)
class SignedIn:
    """Who is there: the person, and what requests of this session have to say."""

    token: str  # the digest
    person: Person
    csrf: str


def digest(secret: str) -> str:
    """What is kept of a secret; it was made at random, so no more than this is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def secret(size: int = 32, letters: str = LETTERS) -> str:
    """Letters and digits: a name with a dash in front would be taken for an option on a command line."""
    return "".join(secrets.choice(letters) for _ in range(size))


def guest_name() -> str:
    """The name of a guest who has not chosen one."""
    return f"Guest {secrets.randbelow(9000) + 1000}"


class People:
    """Who plays here."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def make_guest(self) -> tuple[Person, str]:
        """A new guest, and the secret of the link."""
        id_, link, called = secret(12), secret(), guest_name()
        row = {"id": id_, "name": called, "link": digest(link), "created": time.time()}
        await self.database.execute(insert(people).values(**row))
        return Person(id_, called, guest=True), link

    async def by_link(self, link: str) -> Person | None:
        return await self._one(people.c.link == digest(link))

    async def by_id(self, id_: str) -> Person | None:
        return await self._one(people.c.id == id_)

    async def _one(self, where: Any) -> Person | None:
        async with self.database.read() as db:
            row = (await db.execute(select(people).where(where))).one_or_none()
        return Person(row.id, row.name, row.login is None) if row is not None else None

    async def renew_link(self, id_: str, session: SignedIn) -> str:
        """A new link for a guest; the one before leads nowhere now, and all other sessions end."""
        link = secret()
        others = (sessions.c.person == id_) & (sessions.c.token != session.token)
        renewed = update(people).where(people.c.id == id_).values(link=digest(link))
        await self.database.execute(renewed, delete(sessions).where(others))
        return link

    # -- sessions ------------------------------------------------------------------------------------------------

    async def begin(self, person: Person) -> tuple[SignedIn, str]:
        """A new session, and what the cookie has to hold."""
        token, csrf, now = secret(), secret(16), time.time()
        row = {"token": digest(token), "person": person.id, "csrf": csrf, "created": now, "seen": now}
        await self.database.execute(insert(sessions).values(**row))
        return SignedIn(digest(token), person, csrf), token

    async def session(self, token: str) -> SignedIn | None:
        """The session that a cookie stands for, if it is not over."""
        known = digest(token)
        found = select(sessions, people).join(people, people.c.id == sessions.c.person).where(sessions.c.token == known)
        async with self.database.read() as db:
            row = (await db.execute(found)).one_or_none()
        now = time.time()
        if row is None or now - row.seen > UNUSED[row.login is None]:
            return None
        if now - row.seen > DAY:
            await self.database.execute(update(sessions).where(sessions.c.token == known).values(seen=now))
        return SignedIn(known, Person(row.id, row.name, row.login is None), row.csrf)

    async def end(self, session: SignedIn) -> None:
        await self.database.execute(delete(sessions).where(sessions.c.token == session.token))

    async def end_all(self, id_: str) -> None:
        """End every session of somebody, and their link."""
        new_link = update(people).where(people.c.id == id_).values(link=digest(secret()))
        await self.database.execute(delete(sessions).where(sessions.c.person == id_), new_link)

    async def sessions_of(self, id_: str) -> set[str]:
        """The digests of the sessions that somebody has."""
        async with self.database.read() as db:
            return set((await db.execute(select(sessions.c.token).where(sessions.c.person == id_))).scalars())

    # -- decks ---------------------------------------------------------------------------------------------------

    async def decks(self, person: str) -> list[dict[str, Any]]:
        async with self.database.read() as db:
            found = select(decks).where(decks.c.person == person).order_by(decks.c.name, decks.c.id)
            return [dict(row._mapping) for row in await db.execute(found)]

    async def deck(self, person: str, id_: str) -> dict[str, Any] | None:
        async with self.database.read() as db:
            found = select(decks).where((decks.c.id == id_) & (decks.c.person == person))
            row = (await db.execute(found)).one_or_none()
        return dict(row._mapping) if row is not None else None

    async def keep_deck(self, person: str, name: str, text: str, id_: str | None = None) -> str | None:
        """Keep a deck, in the place of this one if it is theirs; None if it is not, or if there are too many."""
        values = {"name": name, "text": text, "changed": time.time()}
        async with self.database.begin() as db:
            if id_ is not None:
                mine = (decks.c.id == id_) & (decks.c.person == person)
                done = await db.execute(update(decks).where(mine).values(**values))
                return id_ if done.rowcount else None
            there = await db.execute(select(func.count()).select_from(decks).where(decks.c.person == person))
            if there.scalar_one() >= MOST_DECKS:
                return None
            made = secret(12)
            await db.execute(insert(decks).values(id=made, person=person, **values))
            return made

    async def drop_deck(self, person: str, id_: str) -> bool:
        return any(await self.database.execute(delete(decks).where((decks.c.id == id_) & (decks.c.person == person))))


__all__ = ["MOST_DECKS", "People", "Person", "SignedIn", "digest", "guest_name", "secret"]
