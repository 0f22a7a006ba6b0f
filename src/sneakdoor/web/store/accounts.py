"""Accounts in the database: names, passwords, recovery codes, mail addresses, and everything that belongs to one.

Codes are kept as digests only, and each works once.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, Literal

from msgspec import json
from sqlalchemy import ColumnElement, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sneakdoor.web.names import DELETED, folded, keys
from sneakdoor.web.store.database import Database
from sneakdoor.web.store.people import Person, digest, guest_name, secret
from sneakdoor.web.store.schema import (
    account_names,
    chats,
    decks,
    guest_names,
    lessons,
    mail_codes,
    notes,
    people,
    records,
    recovery_codes,
    sessions,
    tables,
)
from sneakdoor.web.store.tables import KeptTable

NOBODY: Final = "deleted"
"""In the place of a person's id where they have deleted their account; no id is this short."""
CODES: Final = 8
"""Recovery codes that an account has at a time."""
SPELLED: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters of a code: none that is read as another."""
NAMES_LOCK: Final = 0x736E656B
"""PostgreSQL's advisory lock under which names are given out."""

Purpose = Literal["confirm", "reset"]


class Taken(Exception):
    """Somebody else has this name, or one that looks like it."""


@dataclass(frozen=True, slots=True)
class Account:
    """What an account is known by."""

    person: Person
    password: str  # the hash
    email: str | None


def new_code() -> str:
    """A code to be written down: 16 letters, 79 bits."""
    letters = secret(16, SPELLED)
    return "-".join(letters[n : n + 4] for n in range(0, 16, 4))


def code_digest(code: str) -> str:
    """What is kept of a code, however it is typed."""
    return digest("".join(one for one in code.lower() if one.isalnum()))


class Accounts:
    """Those who have a name and a password."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # -- names ---------------------------------------------------------------------------------------------------

    async def _lock_names(self, db: AsyncConnection) -> None:
        """Names are given out one at a time; SQLite has one writer anyway."""
        if self.database.is_postgres:
            await db.execute(select(func.pg_advisory_xact_lock(NAMES_LOCK)))

    async def rename_guest(self, id_: str, name: str) -> None:
        """Give a guest a name that no account has."""
        async with self.database.begin() as db:
            await self._lock_names(db)
            theirs = select(account_names.c.key).where(account_names.c.key.in_(keys(name)))
            if (await db.execute(theirs)).first() is not None:
                raise Taken(name)
            await db.execute(update(people).where(people.c.id == id_).values(name=name))
            await db.execute(delete(guest_names).where(guest_names.c.person == id_))
            await db.execute(insert(guest_names), [{"key": key, "person": id_} for key in keys(name)])

    async def register(self, id_: str, name: str, password: str, codes: Iterable[str]) -> None:
        """Make an account out of a guest: the link and all sessions end, and guests of this name lose it."""
        try:
            async with self.database.begin() as db:
                await self._lock_names(db)
                values = {"name": name, "login": folded(name), "password": password, "link": digest(secret())}
                guest = (people.c.id == id_) & people.c.login.is_(None)
                done = await db.execute(update(people).where(guest).values(**values))
                if not done.rowcount:
                    raise Taken(name)
                await db.execute(insert(account_names), [{"key": key, "person": id_} for key in keys(name)])
                await db.execute(delete(guest_names).where(guest_names.c.person == id_))
                await self._rename_guests(db, name)
                await db.execute(delete(sessions).where(sessions.c.person == id_))
                await self._set_codes(db, id_, codes)
        except IntegrityError:
            raise Taken(name) from None

    async def _rename_guests(self, db: AsyncConnection, name: str) -> None:
        found = select(guest_names.c.person).where(guest_names.c.key.in_(keys(name))).distinct()
        for guest in (await db.execute(found)).scalars().all():
            await db.execute(update(people).where(people.c.id == guest).values(name=guest_name()))
            await db.execute(delete(guest_names).where(guest_names.c.person == guest))

    # -- passwords and codes ---------------------------------------------------------------------------------------

    async def named(self, name: str) -> Account | None:
        """The account of this name; names from before they were normalised are found as they were."""
        return await self._one(people.c.login.in_({folded(name), name.casefold()}))

    async def of(self, id_: str) -> Account | None:
        return await self._one((people.c.id == id_) & people.c.login.is_not(None))

    async def _one(self, where: ColumnElement[bool]) -> Account | None:
        async with self.database.read() as db:
            row = (await db.execute(select(people).where(where).order_by(people.c.created))).first()
        return Account(Person(row.id, row.name, guest=False), row.password, row.email) if row is not None else None

    async def set_password(self, id_: str, password: str) -> None:
        """Change the password; all sessions end, and so do codes that were sent by mail."""
        async with self.database.begin() as db:
            await self._set_password(db, id_, password)

    async def _set_password(self, db: AsyncConnection, id_: str, password: str) -> None:
        values = {"password": password, "link": digest(secret())}
        await db.execute(update(people).where(people.c.id == id_).values(**values))
        await db.execute(delete(sessions).where(sessions.c.person == id_))
        await db.execute(delete(mail_codes).where(mail_codes.c.person == id_))

    async def reset(self, id_: str, code: str, password: str) -> bool:
        """Set a new password with a recovery code or one that was sent by mail; whether the code was right."""
        async with self.database.begin() as db:
            used = delete(recovery_codes).where(
                (recovery_codes.c.digest == code_digest(code)) & (recovery_codes.c.person == id_)
            )
            right = (await db.execute(used)).rowcount == 1 or await self._used_mail(db, id_, "reset", code) is not None
            if right:
                await self._set_password(db, id_, password)
        return right

    async def renew_codes(self, id_: str, codes: Iterable[str]) -> None:
        async with self.database.begin() as db:
            await self._set_codes(db, id_, codes)

    async def _set_codes(self, db: AsyncConnection, id_: str, codes: Iterable[str]) -> None:
        await db.execute(delete(recovery_codes).where(recovery_codes.c.person == id_))
        await db.execute(insert(recovery_codes), [{"digest": code_digest(one), "person": id_} for one in codes])

    async def codes_left(self, id_: str) -> int:
        async with self.database.read() as db:
            left = select(func.count()).select_from(recovery_codes).where(recovery_codes.c.person == id_)
            return int((await db.execute(left)).scalar_one())

    # -- mail ------------------------------------------------------------------------------------------------------

    async def mail_code(self, id_: str, purpose: Purpose, email: str, seconds: float) -> str:
        """A new code to be sent by mail; an older one for the same purpose works no longer."""
        code = new_code()
        same = (mail_codes.c.person == id_) & (mail_codes.c.purpose == purpose)
        old = delete(mail_codes).where(same | (mail_codes.c.expires < time.time()))
        row = {"digest": code_digest(code), "person": id_, "purpose": purpose, "email": email}
        await self.database.execute(old, insert(mail_codes).values(**row, expires=time.time() + seconds))
        return code

    async def _used_mail(self, db: AsyncConnection, id_: str, purpose: Purpose, code: str) -> str | None:
        """The address that a code was sent to, if it is right; it works no longer."""
        where = (mail_codes.c.digest == code_digest(code)) & (mail_codes.c.person == id_)
        where &= (mail_codes.c.purpose == purpose) & (mail_codes.c.expires >= time.time())
        found = await db.execute(delete(mail_codes).where(where).returning(mail_codes.c.email))
        email: str | None = found.scalar_one_or_none()
        return email

    async def confirm_email(self, id_: str, code: str) -> str | None:
        async with self.database.begin() as db:
            email = await self._used_mail(db, id_, "confirm", code)
            if email is not None:
                await db.execute(update(people).where(people.c.id == id_).values(email=email))
        return email

    async def forget_email(self, id_: str) -> None:
        forgotten = update(people).where(people.c.id == id_).values(email=None)
        await self.database.execute(forgotten, delete(mail_codes).where(mail_codes.c.person == id_))

    # -- everything that belongs to somebody -------------------------------------------------------------------------

    async def tables_of(self, id_: str) -> list[KeptTable]:
        """Every table at which somebody sits or sat."""
        where = or_(tables.c.corp == id_, tables.c.runner == id_, tables.c.host == id_)
        async with self.database.read() as db:
            found = await db.execute(select(tables).where(where).order_by(tables.c.created))
            return [KeptTable(**row._mapping) for row in found]

    async def belongings(self, id_: str) -> dict[str, Any]:
        """All that is kept about somebody beside games, as plain data."""
        async with self.database.read() as db:
            person = (await db.execute(select(people).where(people.c.id == id_))).one()
            data: dict[str, Any] = {
                "account": {"id": id_, "name": person.name, "guest": person.login is None, "created": person.created,
                            "email": person.email},
            }  # fmt: skip
            for name, table, left_out in (
                ("sessions", sessions, {"token", "csrf", "person"}),
                ("decks", decks, {"person"}),
                ("lessons", lessons, {"person"}),
                ("chat", chats, {"id", "person", "who"}),
                ("notes", notes, {"person", "who"}),
                ("records", records, {"person"}),
            ):
                rows = await db.execute(select(table).where(table.c.person == id_))
                data[name] = [{k: v for k, v in row._mapping.items() if k not in left_out} for row in rows]
        return data

    async def delete(self, id_: str) -> None:
        """Delete somebody with all that is theirs. Games stay for who played against them, without the name."""
        async with self.database.begin() as db:
            for side in ("corp", "runner"):
                await self._anonymise(db, id_, side)
            await db.execute(update(tables).where(tables.c.host == id_).values(host=NOBODY))
            theirs = select(records.c.id).where(records.c.person == id_).scalar_subquery()
            await db.execute(delete(notes).where((notes.c.person == id_) | notes.c.replay.in_(theirs)))
            await db.execute(delete(records).where(records.c.person == id_))
            await db.execute(delete(chats).where(chats.c.person == id_))
            await db.execute(delete(people).where(people.c.id == id_))  # sessions, decks, names and codes go with it

    async def _anonymise(self, db: AsyncConnection, id_: str, side: str) -> None:
        seat, deck = tables.c[side], tables.c[f"{side}_deck"]
        at = [(row[0], row[1]) for row in await db.execute(select(tables.c.id, deck).where(seat == id_))]
        for table, text in at:
            values: dict[str, Any] = {side: NOBODY, f"{side}_name": DELETED}
            if text:
                values[f"{side}_deck"] = json.encode({**json.decode(text), "name": ""}).decode()
            await db.execute(update(tables).where(tables.c.id == table).values(**values))
            # From before chat knew who had said it.
            said = (chats.c.table_id == table) & (chats.c.role == side) & chats.c.person.is_(None)
            await db.execute(delete(chats).where(said))


__all__ = ["CODES", "NOBODY", "Account", "Accounts", "Purpose", "Taken", "new_code"]
