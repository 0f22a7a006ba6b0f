"""ASGI middleware around the whole application: it sees every request, even one that no route answers."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import json

from sneakdoor.web.metrics import Metrics

POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
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
HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
MISDIRECTED: Final = 421
FOR_ANY_NAME: Final = frozenset({"/health", "/metrics"})
"""Monitoring addresses the machine directly."""


class RequestCounter:
    """Count HTTP requests."""

    def __init__(self, app: ASGIApp, metrics: Callable[[], Metrics]) -> None:
        self.app, self.metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            self.metrics().count("requests")
        await self.app(scope, receive, send)


class SecurityHeaders:
    """Add the headers that keep browsers careful to every response, HSTS where the server is behind TLS."""

    def __init__(self, app: ASGIApp, *, strict_transport: bool) -> None:
        self.app = app
        self.headers = (*HEADERS, HSTS) if strict_transport else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message["headers"]}
                added = [header for header in self.headers if header[0] not in present]
                if scope["path"].startswith("/api/") and b"cache-control" not in present:
                    added.append((b"cache-control", b"no-store"))
                message["headers"] = [*message["headers"], *added]
            await send(message)

        await self.app(scope, receive, with_headers)


class HostNames:
    """Refuse requests for host names that are not the server's.

    Otherwise DNS rebinding would make a foreign page same-origin, since its Origin and Host are equal.
    """

    def __init__(self, app: ASGIApp, names: Collection[str]) -> None:
        self.app = app
        self.names = frozenset(plain_name(one) for one in names)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "lifespan" or self._is_ours(scope):
            await self.app(scope, receive, send)
            return
        # Before a WebSocket is accepted it can be refused with an HTTP answer (ASGI's extension for that).
        kind = "http.response" if scope["type"] == ScopeType.HTTP else "websocket.http.response"
        body = json.encode({"error": "this server has another name", "problems": []})
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        start = {"type": f"{kind}.start", "status": MISDIRECTED, "headers": headers}
        await send(cast("Message", start))
        await send(cast("Message", {"type": f"{kind}.body", "body": body, "more_body": False}))

    def _is_ours(self, scope: Scope) -> bool:
        if scope["path"] in FOR_ANY_NAME:
            return True
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name.lower() == b"host"]
        return len(hosts) == 1 and plain_name(hosts[0]) in self.names


def plain_name(host: str) -> str:
    """Normalise a host name: no port, no trailing dot, lower-case.

    >>> plain_name("Netrunner.example.:8443"), plain_name("[::1]:8000")
    ('netrunner.example', '[::1]')
    """
    if host.startswith("["):
        return host.partition("]")[0].lower() + "]"
    return host.partition(":")[0].lower().removesuffix(".")


__all__ = ["HostNames", "RequestCounter", "SecurityHeaders", "plain_name"]
