"""Who is there, and how much they may ask for: sessions, cookies, CSRF, origins, rates, headers."""

from __future__ import annotations

import hmac
import time
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any, Final

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sneakdoor.web.house import House
from sneakdoor.web.store import SignedIn

CSRF: Final = "x-sneakdoor-csrf"
SESSION: Final = "sneakdoor_session"
LINK: Final = "sneakdoor_link"
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
YEAR: Final = 365 * 24 * 3600

POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)


class BadRequest(HTTPException):
    """Bad news for whoever asked, with all that is wrong."""

    def __init__(self, status: int, words: str, problems: list[str] | None = None) -> None:
        self.problems = problems or []
        super().__init__(status_code=status, detail=words)


# ------------------------------------------------------------------------------------------------------------- rates


@dataclass(slots=True)
class Bucket:
    """So many at once, and so many a second after that."""

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
    """How much one address, and one connection, may ask for: (at once, a second)."""

    requests: tuple[float, float] = (200, 20)
    guests: tuple[float, float] = (30, 0.5)
    passwords: tuple[float, float] = (10, 0.1)
    tables: tuple[float, float] = (30, 0.5)
    sockets: tuple[float, float] = (60, 5)
    messages: tuple[float, float] = (60, 20)
    most_sockets: int = 100  # of one address at a time


MOST_ADDRESSES: Final = 20_000


@dataclass(slots=True)
class Rates:
    """The buckets of all addresses."""

    limits: Allowance
    buckets: OrderedDict[tuple[str, str], Bucket] = field(default_factory=OrderedDict)
    sockets: dict[str, int] = field(default_factory=dict)

    def allow(self, what: str, address: str) -> bool:
        key = (what, address)
        bucket = self.buckets.pop(key, None)
        if bucket is None:
            bucket = Bucket(*getattr(self.limits, what))
            while len(self.buckets) >= MOST_ADDRESSES:
                self.buckets.popitem(last=False)
        self.buckets[key] = bucket
        return bucket.take()


# ------------------------------------------------------------------------------------------------------- who is there


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    found: House = connection.app.state.house
    return found


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client is not None else "?"


def limited(connection: ASGIConnection[Any, Any, Any, Any], what: str) -> None:
    """Refuse what is asked for too often."""
    rates: Rates = connection.app.state.rates
    if not rates.allow(what, address_of(connection)):
        house_of(connection).metrics.count("limited")
        raise BadRequest(429, "too much at once: wait a little and try again")


async def session_of(connection: ASGIConnection[Any, Any, Any, Any]) -> SignedIn | None:
    token = connection.cookies.get(connection.app.state.cookie_prefix + SESSION)
    return await house_of(connection).people.session(token) if token else None


async def signed_in(request: Request[Any, Any, Any]) -> SignedIn:
    """Who asks. What changes something has to prove that it comes from our page."""
    limited(request, "requests")
    found = await session_of(request)
    if found is None:
        raise BadRequest(401, "nobody is signed in: ask for /api/me first")
    if request.method not in SAFE and not hmac.compare_digest(request.headers.get(CSRF, ""), found.csrf):
        raise BadRequest(403, f"the header {CSRF} is missing or not the one of this session")
    return found


Visitor = NamedDependency[SignedIn]
"""Who asks, for those who answer."""


def cookie(connection: ASGIConnection[Any, Any, Any, Any], name: str, value: str, age: int = YEAR) -> Cookie:
    """A cookie that scripts cannot read and other sites cannot send."""
    state = connection.app.state
    key = state.cookie_prefix + name
    return Cookie(key, value=value, path="/", max_age=age, httponly=True, samesite="lax", secure=state.secure)


def same_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    """Does the page that opens a socket come from here? Browsers say where it comes from; nobody else may come."""
    origin, host = socket.headers.get("origin", ""), socket.headers.get("host", "")
    scheme, _, place = origin.partition("://")
    return scheme in {"http", "https"} and bool(host) and place.lower() == host.lower()


# ----------------------------------------------------------------------------------------------------------- headers


class Headers:
    """Puts the headers that keep browsers careful on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                there = {name.lower() for name, _ in message["headers"]}
                further = [one for one in HEADERS if one[0] not in there]
                if scope["path"].startswith("/api/") and b"cache-control" not in there:
                    further.append((b"cache-control", b"no-store"))
                message["headers"] = [*message["headers"], *further]
            await send(message)

        await self.app(scope, receive, with_headers)


__all__ = [
    "CSRF", "LINK", "SESSION", "Bucket", "Headers", "Allowance", "BadRequest", "Rates", "Visitor", "address_of",
    "cookie", "house_of", "limited", "same_origin", "session_of", "signed_in",
]  # fmt: skip
