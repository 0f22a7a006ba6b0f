"""Who I am: guests by a session and a secret link, accounts by name and password (`accounts.py`)."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.params import JSONBody
from msgspec import Struct

from sneakdoor.bots import OFFERED
from sneakdoor.web.access_control import SESSION, BadRequest, Visitor, cookie, limited, manager_of, session_of
from sneakdoor.web.names import BadName, is_reserved, keys, shown
from sneakdoor.web.store import Person, SignedIn, Taken

TAKEN: Final = "somebody else has this name, or one that looks like it"


class Me(Struct):
    """Who asks. `link` and `recovery_codes` are told once, in the answer to what made them."""

    id: str
    name: str
    guest: bool
    csrf: str
    link: str | None = None
    email: str | None = None
    mail: bool = False
    """Can this server send mail?"""
    codes_left: int = 0
    recovery_codes: list[str] | None = None


class Name(Struct, forbid_unknown_fields=True):
    name: str


class Secret(Struct, forbid_unknown_fields=True):
    secret: str


class Entrance(Struct):
    """Where a link leads."""

    name: str
    same: bool
    """Is that who asks already?"""


class Leaving(Struct, forbid_unknown_fields=True):
    everywhere: bool = False


def checked_name(given: str) -> str:
    """A name that somebody may take."""
    try:
        name = shown(given)
    except BadName as wrong:
        raise BadRequest(422, str(wrong)) from None
    if is_reserved(name) or any(keys(name) & keys(one) for one in OFFERED):
        raise BadRequest(422, "this name is kept for the server itself")
    return name


@get("/api/me")
async def who_am_i(request: Request[Any, Any, Any]) -> Response[Me]:
    """Who I am; somebody new becomes a guest, who comes back by the link on any machine."""
    limited(request, "requests")
    found = await session_of(request)
    if found is not None:
        return Response(await me_answer(request, found))
    limited(request, "guests")
    person, link = await manager_of(request).people.make_guest()
    return await entered(request, person, link=link)


@post("/api/me", status_code=200)
async def rename(request: Request[Any, Any, Any], data: JSONBody[Name], me: Visitor) -> Me:
    if not me.person.guest:
        raise BadRequest(409, "an account keeps the name with which it was made")
    name = checked_name(data.name)
    try:
        await manager_of(request).accounts.rename_guest(me.person.id, name)
    except Taken:
        raise BadRequest(409, TAKEN) from None
    return await me_answer(request, SignedIn(me.token, Person(me.person.id, name, guest=True), me.csrf))


@post("/api/link", status_code=200)
async def renew_link(request: Request[Any, Any, Any], me: Visitor) -> Me:
    """Replace a guest's secret link; the old one stops working and its sessions end."""
    if not me.person.guest:
        raise BadRequest(409, "an account has no link: come back by name and password")
    manager = manager_of(request)
    link = await manager.people.renew_link(me.person.id, me)
    await manager.sessions_ended(me.person.id)
    answer = await me_answer(request, me)
    answer.link = _path(link)
    return answer


@post("/api/in/look", status_code=200)
async def look(request: Request[Any, Any, Any], data: JSONBody[Secret], me: Visitor) -> Entrance:
    """Whom a link leads to, before one goes there."""
    person = await _behind(request, data.secret)
    return Entrance(person.name, person.id == me.person.id)


@post("/api/in", status_code=200)
async def come_in(request: Request[Any, Any, Any], data: JSONBody[Secret], me: Visitor) -> Response[Me]:
    """Come back as the guest whose secret link this is."""
    limited(request, "passwords")
    return await entered(request, await _behind(request, data.secret), before=me)


async def _behind(request: Request[Any, Any, Any], link: str) -> Person:
    person = await manager_of(request).people.by_link(link)
    if person is None:
        raise BadRequest(404, "this link leads to nobody: it was renewed, or its guest has an account now")
    return person


@post("/api/logout", status_code=200)
async def logout(
    request: Request[Any, Any, Any], me: Visitor, data: JSONBody[Leaving | None] = None
) -> Response[dict[str, bool]]:
    """End this session, or with `everywhere` all that I have. Their sockets are closed."""
    manager = manager_of(request)
    if data is not None and data.everywhere:
        await manager.people.end_all(me.person.id)
    else:
        await manager.people.end(me)
    await manager.sessions_ended(me.person.id)
    return Response({"out": True}, cookies=[cookie(request, SESSION, "", 0)])


async def entered(
    request: Request[Any, Any, Any], person: Person, *, before: SignedIn | None = None, link: str | None = None
) -> Response[Me]:
    """A new session, in the place of the one before."""
    manager = manager_of(request)
    if before is not None:
        await manager.people.end(before)
        await manager.sessions_ended(before.person.id)
    session, token = await manager.people.begin(person)
    answer = await me_answer(request, session)
    answer.link = _path(link)
    return Response(answer, cookies=[cookie(request, SESSION, token)])


async def me_answer(request: Request[Any, Any, Any], session: SignedIn) -> Me:
    manager, person = manager_of(request), session.person
    answer = Me(person.id, person.name, person.guest, session.csrf, mail=manager.mailer.server is not None)
    if not person.guest:
        account = await manager.accounts.of(person.id)
        answer.email = account.email if account is not None else None
        answer.codes_left = await manager.accounts.codes_left(person.id)
    return answer


def _path(link: str | None) -> str | None:
    return f"/in/{link}" if link else None


ROUTES: Final = [who_am_i, rename, renew_link, look, come_in, logout]
