"""Access control: sessions, cookies, CSRF, origins and rate limits."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any, Final

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException

from sneakdoor.web.proxies import counted_as
from sneakdoor.web.store import SignedIn
from sneakdoor.web.table_manager import TableManager
from sneakdoor.web.untrusted import same_secret

CSRF: Final = "x-sneakdoor-csrf"
SESSION: Final = "sneakdoor_session"
PERSON: Final = "sneakdoor_person"
"""Key in the connection's state for the id of the signed-in person."""
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
YEAR: Final = 365 * 24 * 3600


class BadRequest(HTTPException):
    """A refused request, with every reason."""

    def __init__(self, status: int, words: str, problems: list[str] | None = None) -> None:
        self.problems = problems or []
        super().__init__(status_code=status, detail=words)


# ------------------------------------------------------------------------------------------------------------- rates


@dataclass(slots=True)
class TokenBucket:
    """Token bucket: a burst, refilled at a steady rate."""

    burst: float
    rate: float
    left: float = -1.0
    since: float = 0.0

    def take(self) -> bool:
        now = time.monotonic()
        if self.left < 0:
            self.left, self.since = self.burst, now
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


@dataclass(frozen=True, slots=True)
class Allowance:
    """Rate limits per address and person, as (burst, per second)."""

    requests: tuple[float, float] = (200, 20)
    guests: tuple[float, float] = (30, 0.5)
    passwords: tuple[float, float] = (10, 0.1)
    logins: tuple[float, float] = (20, 1 / 60)  # at one account, from all addresses together
    mails: tuple[float, float] = (3, 1 / 1200)  # to one account
    exports: tuple[float, float] = (3, 1 / 600)  # of one person
    tables: tuple[float, float] = (30, 0.5)
    sockets: tuple[float, float] = (60, 5)
    messages: tuple[float, float] = (60, 20)  # of one person, over all connections
    address_messages: tuple[float, float] = (600, 100)  # from one address, over all connections
    most_sockets: int = 100  # of one address at a time


MOST_ADDRESSES: Final = 20_000


@dataclass(slots=True)
class Rates:
    """The buckets of all clients."""

    limits: Allowance
    buckets: OrderedDict[tuple[str, str], TokenBucket] = field(default_factory=OrderedDict)
    sockets: dict[str, int] = field(default_factory=dict)

    def allow(self, what: str, address: str) -> bool:
        key = (what, address)
        bucket = self.buckets.pop(key, None)
        if bucket is None:
            bucket = TokenBucket(*getattr(self.limits, what))
            while len(self.buckets) >= MOST_ADDRESSES:
                self.buckets.popitem(last=False)
        self.buckets[key] = bucket
        return bucket.take()

    def allow_message(self, person: str, address: str) -> bool:
        """Whether a person may send one more message: more connections do not give them more."""
        return self.allow("messages", person) and self.allow("address_messages", address)


# ------------------------------------------------------------------------------------------------------- who is there


def manager_of(connection: ASGIConnection[Any, Any, Any, Any]) -> TableManager:
    found: TableManager = connection.app.state.manager
    return found


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the client address that rate limits count."""
    return counted_as(connection.client.host) if connection.client is not None else "?"


def limited(connection: ASGIConnection[Any, Any, Any, Any], what: str, key: str | None = None) -> None:
    """Raise if the rate limit is exceeded, by address and signed-in person or by an explicit key."""
    rates: Rates = connection.app.state.rates
    keys = [address_of(connection), connection.state.get(PERSON)] if key is None else [key]
    if not all(rates.allow(what, one) for one in keys if one is not None):
        manager_of(connection).metrics.count("limited")
        raise BadRequest(429, "too much at once: wait a little and try again")


async def session_of(connection: ASGIConnection[Any, Any, Any, Any]) -> SignedIn | None:
    token = connection.cookies.get(connection.app.state.cookie_prefix + SESSION)
    return await manager_of(connection).people.session(token) if token else None


async def signed_in(request: Request[Any, Any, Any]) -> SignedIn:
    """Require a session. Unsafe methods need the CSRF header too."""
    limited(request, "requests")
    found = await session_of(request)
    if found is None:
        raise BadRequest(401, "nobody is signed in: ask for /api/me first")
    request.state[PERSON] = found.person.id
    limited(request, "requests", found.person.id)
    if request.method not in SAFE and not same_secret(request.headers.get(CSRF, ""), found.csrf):
        raise BadRequest(403, f"the header {CSRF} is missing or not the one of this session")
    return found


Visitor = NamedDependency[SignedIn]
"""The signed-in person, injected into handlers."""


def cookie(connection: ASGIConnection[Any, Any, Any, Any], name: str, value: str, age: int = YEAR) -> Cookie:
    """Build a cookie that is HttpOnly and SameSite."""
    state = connection.app.state
    key = state.cookie_prefix + name
    return Cookie(key, value=value, path="/", max_age=age, httponly=True, samesite="lax", secure=state.secure)


def same_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    """Check the Origin of a WebSocket handshake; browsers always send one."""
    origin, host = socket.headers.get("origin", ""), socket.headers.get("host", "")
    scheme, _, place = origin.partition("://")
    return scheme in {"http", "https"} and bool(host) and place.lower() == host.lower()


__all__ = [
    "CSRF", "SESSION", "TokenBucket", "Allowance", "BadRequest", "Rates", "Visitor", "address_of",
    "cookie", "manager_of", "limited", "same_origin", "session_of", "signed_in",
]  # fmt: skip
