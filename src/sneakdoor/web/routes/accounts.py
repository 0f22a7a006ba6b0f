"""Accounts: register, log in, recover, export and delete."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.params import JSONBody
from litestar.response import Stream
from msgspec import Struct

from sneakdoor.web import passwords
from sneakdoor.web.access_control import SESSION, BadRequest, Visitor, cookie, limited, manager_of
from sneakdoor.web.deletion import delete_person
from sneakdoor.web.export import exported
from sneakdoor.web.mail import BadMail, email_address
from sneakdoor.web.names import folded
from sneakdoor.web.routes.me import TAKEN, Me, checked_name, entered, me_answer
from sneakdoor.web.store import Account, Person, SignedIn, Taken
from sneakdoor.web.store.accounts import CODES, new_code
from sneakdoor.web.table_manager import TableManager

HOUR: Final = 3600.0
CONFIRM: Final = """Somebody, probably you, gave this address to the Sneakdoor account {name}.

To confirm it, enter this code on the account page within a day:

    {code}

If that was not you, there is nothing to do: without the code the address is not used.
"""
RESET: Final = """Somebody, probably you, asked to reset the password of the Sneakdoor account {name}.

Enter this code on the account page within an hour, together with the name and a new password:

    {code}

If that was not you, there is nothing to do: the password stays as it is.
"""


class Registration(Struct, forbid_unknown_fields=True):
    name: str
    password: str


class PasswordChange(Struct, forbid_unknown_fields=True):
    old: str
    new: str


class Reset(Struct, forbid_unknown_fields=True):
    name: str
    code: str
    password: str


class ResetMail(Struct, forbid_unknown_fields=True):
    name: str


class Confirmed(Struct, forbid_unknown_fields=True):
    """A request that needs the password again."""

    password: str


class EmailChange(Struct, forbid_unknown_fields=True):
    """An empty address removes the one that is there."""

    email: str
    password: str


class EmailCode(Struct, forbid_unknown_fields=True):
    code: str


class Deletion(Struct, forbid_unknown_fields=True):
    """Guests have no password; they say their name."""

    password: str = ""
    name: str = ""


def _new_password(password: str) -> str:
    if not passwords.SHORTEST <= len(password) <= passwords.LONGEST:
        raise BadRequest(422, f"a password has {passwords.SHORTEST} to {passwords.LONGEST} characters")
    return password


async def _proven(request: Request[Any, Any, Any], me: SignedIn, password: str) -> Account:
    """Return the caller's account after checking the password."""
    limited(request, "passwords")
    account = await manager_of(request).accounts.of(me.person.id)
    if account is None:
        raise BadRequest(409, "you are a guest: make an account first")
    limited(request, "logins", me.person.id)
    if not await passwords.is_right(account.password, password):
        raise BadRequest(403, "that is not your password")
    return account


# ------------------------------------------------------------------------------------------------- making and entering


@post("/api/register", status_code=200)
async def register(request: Request[Any, Any, Any], data: JSONBody[Registration], me: Visitor) -> Response[Me]:
    """Turn this guest into an account. Its link and all sessions end, since others may know them."""
    limited(request, "passwords")
    name, password = checked_name(data.name), _new_password(data.password)
    if not me.person.guest:
        raise BadRequest(409, "you have an account already")
    manager, codes = manager_of(request), [new_code() for _ in range(CODES)]
    try:
        await manager.accounts.register(me.person.id, name, await passwords.hashed(password), codes)
    except Taken:
        raise BadRequest(409, TAKEN) from None
    await manager.sessions_ended(me.person.id)
    answer = await entered(request, Person(me.person.id, name, guest=False))
    answer.content.recovery_codes = codes
    return answer


@post("/api/login", status_code=200)
async def login(request: Request[Any, Any, Any], data: JSONBody[Registration], me: Visitor) -> Response[Me]:
    """Log in. All other sessions end."""
    limited(request, "passwords")
    limited(request, "logins", folded(data.name.strip())[:100])
    manager = manager_of(request)
    account = await manager.accounts.named(data.name.strip())
    right = await passwords.is_right(account.password if account is not None else None, data.password)
    if account is None or not right:
        raise BadRequest(403, "name and password do not belong together")
    return await _entered_alone(request, account.person, me)


async def _entered_alone(request: Request[Any, Any, Any], person: Person, before: SignedIn) -> Response[Me]:
    manager = manager_of(request)
    await manager.people.end_all(person.id)
    await manager.sessions_ended(person.id)
    return await entered(request, person, before=before)


# -------------------------------------------------------------------------------------------------- password and codes


@post("/api/password", status_code=200)
async def change_password(request: Request[Any, Any, Any], data: JSONBody[PasswordChange], me: Visitor) -> Response[Me]:
    """Change the password. All other sessions end."""
    password = _new_password(data.new)
    account = await _proven(request, me, data.old)
    manager = manager_of(request)
    await manager.accounts.set_password(me.person.id, await passwords.hashed(password))
    await manager.sessions_ended(me.person.id)
    return await entered(request, account.person)


@post("/api/recovery-codes", status_code=200)
async def renew_codes(request: Request[Any, Any, Any], data: JSONBody[Confirmed], me: Visitor) -> Me:
    """Replace the recovery codes."""
    await _proven(request, me, data.password)
    codes = [new_code() for _ in range(CODES)]
    await manager_of(request).accounts.renew_codes(me.person.id, codes)
    answer = await me_answer(request, me)
    answer.recovery_codes = codes
    return answer


@post("/api/reset", status_code=200)
async def reset(request: Request[Any, Any, Any], data: JSONBody[Reset], me: Visitor) -> Response[Me]:
    """Set a new password with a recovery code or a mailed code, and log in."""
    limited(request, "passwords")
    limited(request, "logins", "reset " + folded(data.name.strip())[:100])
    password, manager = _new_password(data.password), manager_of(request)
    account = await manager.accounts.named(data.name.strip())
    kept = await passwords.hashed(password)
    if account is None or not await manager.accounts.reset(account.person.id, data.code, kept):
        raise BadRequest(403, "name and code do not belong together, or the code was used already")
    return await _entered_alone(request, account.person, me)


@post("/api/reset/mail", status_code=200)
async def mail_reset(request: Request[Any, Any, Any], data: JSONBody[ResetMail], me: Visitor) -> dict[str, bool]:
    """Mail a reset code. The response does not reveal whether the account exists."""
    limited(request, "passwords")
    limited(request, "mails", folded(data.name.strip())[:100])
    manager = manager_of(request)
    _mailing(manager)
    manager.mailer.later(_send_reset(manager, data.name.strip()))
    return {"sent": True}


async def _send_reset(manager: TableManager, name: str) -> None:
    account = await manager.accounts.named(name)
    if account is not None and account.email is not None:
        code = await manager.accounts.mail_code(account.person.id, "reset", account.email, HOUR)
        words = RESET.format(name=account.person.name, code=code)
        manager.mailer.send(account.email, "Reset your Sneakdoor password", words)


# ---------------------------------------------------------------------------------------------------------------- mail


def _mailing(manager: TableManager) -> None:
    if manager.mailer.server is None:
        raise BadRequest(409, "this server sends no mail: use a recovery code")


@post("/api/email", status_code=200)
async def set_email(request: Request[Any, Any, Any], data: JSONBody[EmailChange], me: Visitor) -> Me:
    """Give a mail address, which gets a code to confirm it with; until then it is not used."""
    manager = manager_of(request)
    account = await _proven(request, me, data.password)
    if not data.email.strip():
        await manager.accounts.forget_email(me.person.id)
        return await me_answer(request, me)
    _mailing(manager)
    try:
        email = email_address(data.email)
    except BadMail as wrong:
        raise BadRequest(422, str(wrong)) from None
    limited(request, "mails", me.person.id)
    code = await manager.accounts.mail_code(me.person.id, "confirm", email, 24 * HOUR)
    words = CONFIRM.format(name=account.person.name, code=code)
    manager.mailer.send(email, "Confirm your address for Sneakdoor", words)
    return await me_answer(request, me)


@post("/api/email/confirm", status_code=200)
async def confirm_email(request: Request[Any, Any, Any], data: JSONBody[EmailCode], me: Visitor) -> Me:
    limited(request, "passwords")
    if await manager_of(request).accounts.confirm_email(me.person.id, data.code) is None:
        raise BadRequest(403, "that is not the code from the mail, or it is too old")
    return await me_answer(request, me)


# ---------------------------------------------------------------------------------------------------- taking and going


@get("/api/account/export", media_type="application/json")
async def export(request: Request[Any, Any, Any], me: Visitor) -> Stream:
    """Export everything stored about the caller."""
    limited(request, "exports", me.person.id)
    name = {"content-disposition": 'attachment; filename="sneakdoor-account.json"'}
    return Stream(exported(manager_of(request), me.person.id), media_type="application/json", headers=name)


@post("/api/account/delete", status_code=200)
async def remove(request: Request[Any, Any, Any], data: JSONBody[Deletion], me: Visitor) -> Response[dict[str, bool]]:
    """Delete the caller and their data. Games against people stay, without the name."""
    if not me.person.guest:
        await _proven(request, me, data.password)
    elif folded(data.name.strip()) != folded(me.person.name):
        raise BadRequest(403, "say your name to delete everything")
    await delete_person(manager_of(request), me.person.id)
    return Response({"deleted": True}, cookies=[cookie(request, SESSION, "", 0)])


ROUTES: Final = [
    register, login, change_password, renew_codes, reset, mail_reset, set_email, confirm_email, export, remove,
]  # fmt: skip
