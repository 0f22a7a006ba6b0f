"""Who I am: guests by a secret link, accounts for those who want one."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar import Request, Response, get, post
from litestar.params import JSONBody
from msgspec import Struct

from sneakdoor.web.guarding import LINK, SESSION, BadRequest, Visitor, cookie, house_of, limited, session_of
from sneakdoor.web.store import Person, SignedIn, Taken

LONGEST_NAME: Final = 40
LONGEST_PASSWORD: Final = 200
SHORTEST_PASSWORD: Final = 8


class Me(Struct):
    id: str
    name: str
    guest: bool
    csrf: str
    link: str | None = None


class Name(Struct, forbid_unknown_fields=True):
    name: str


class Account(Struct, forbid_unknown_fields=True):
    name: str
    password: str


class Secret(Struct, forbid_unknown_fields=True):
    secret: str


@cache
def _hasher() -> PasswordHasher:
    return PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


def _name(given: str) -> str:
    name = " ".join("".join(one if one.isprintable() else " " for one in given).split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadRequest(422, f"a name has 1 to {LONGEST_NAME} characters")
    return name


@get("/api/me")
async def who_am_i(request: Request[Any, Any, Any]) -> Response[Me]:
    """Who I am; somebody new becomes a guest, who comes back by the link on any machine."""
    limited(request, "requests")
    house = house_of(request)
    found = await session_of(request)
    link = request.cookies.get(request.app.state.cookie_prefix + LINK)
    if found is not None:
        return Response(_me(found, link))
    person = await house.people.by_link(link) if link else None
    if person is None:
        limited(request, "guests")
        person, link = await house.people.make_guest()
    return await _entered(request, person, link)


@post("/api/me", status_code=200)
async def rename(request: Request[Any, Any, Any], data: JSONBody[Name], me: Visitor) -> Me:
    if not me.person.guest:
        raise BadRequest(409, "an account keeps the name with which it was made")
    name = _name(data.name)
    await house_of(request).people.rename(me.person.id, name)
    link = request.cookies.get(request.app.state.cookie_prefix + LINK)
    return Me(me.person.id, name, guest=True, csrf=me.csrf, link=_path(link))


@post("/api/in", status_code=200)
async def come_in(request: Request[Any, Any, Any], data: JSONBody[Secret], me: Visitor) -> Response[Me]:
    """Come back as the guest whose secret link this is."""
    limited(request, "passwords")
    person = await house_of(request).people.by_link(data.secret)
    if person is None:
        raise BadRequest(404, "this link leads to nobody")
    return await _entered(request, person, data.secret, me)


@post("/api/register", status_code=200)
async def register(request: Request[Any, Any, Any], data: JSONBody[Account], me: Visitor) -> Response[Me]:
    """Make an account out of this guest: name and password lead here from now on."""
    limited(request, "passwords")
    name = _name(data.name)
    if not me.person.guest:
        raise BadRequest(409, "you have an account already")
    if not SHORTEST_PASSWORD <= len(data.password) <= LONGEST_PASSWORD:
        raise BadRequest(422, f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters")
    kept = await asyncio.to_thread(_hasher().hash, data.password)
    try:
        await house_of(request).people.register(me.person.id, name, kept)
    except Taken:
        raise BadRequest(409, "somebody else has this name") from None
    link = request.cookies.get(request.app.state.cookie_prefix + LINK)
    return await _entered(request, Person(me.person.id, name, guest=False), link, me)


@post("/api/login", status_code=200)
async def login(request: Request[Any, Any, Any], data: JSONBody[Account], me: Visitor) -> Response[Me]:
    limited(request, "passwords")
    found = await house_of(request).people.password_of(_name(data.name))
    right = await asyncio.to_thread(_verified, found[1] if found is not None else None, data.password)
    if found is None or not right:
        raise BadRequest(403, "name and password do not belong together")
    return await _entered(request, found[0], None, me)


def _verified(kept: str | None, password: str) -> bool:
    """Compare; for a name that nobody has it takes as long."""
    try:
        return _hasher().verify(kept if kept is not None else _nobody(), password[:LONGEST_PASSWORD])
    except (VerificationError, InvalidHashError):
        return False


@cache
def _nobody() -> str:
    return _hasher().hash("nobody has this password")


@post("/api/logout", status_code=200)
async def logout(request: Request[Any, Any, Any], me: Visitor) -> Response[dict[str, bool]]:
    await house_of(request).people.end(me)
    gone = [cookie(request, SESSION, "", 0), cookie(request, LINK, "", 0)]
    return Response({"out": True}, cookies=gone)


async def _entered(
    request: Request[Any, Any, Any], person: Person, link: str | None, before: SignedIn | None = None
) -> Response[Me]:
    """A new session, in the place of the one before."""
    house = house_of(request)
    if before is not None:
        await house.people.end(before)
    session, token = await house.people.begin(person)
    cookies = [cookie(request, SESSION, token), cookie(request, LINK, link or "", 365 * 24 * 3600 if link else 0)]
    return Response(_me(session, link), cookies=cookies)


def _me(session: SignedIn, link: str | None) -> Me:
    person = session.person
    return Me(person.id, person.name, person.guest, session.csrf, _path(link))


def _path(link: str | None) -> str | None:
    return f"/in/{link}" if link else None


ROUTES: Final = [who_am_i, rename, come_in, register, login, logout]
