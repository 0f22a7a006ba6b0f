"""Connection limits below HTTP: how many, and how slow.

uvicorn waits for ever for the headers and the body of a request, and for a client that reads nothing. These protocols
close such connections, and those beyond what one address, or everybody together, may have.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from sneakdoor.web.proxies import Proxies, parsed
from sneakdoor.web.timers import Timers

ABORT: Final = "sneakdoor.abort"
"""The extension of a WebSocket's scope with which its handler can cut the connection."""
MOST_FILES: Final = 65_536
TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
log = logging.getLogger("sneakdoor.web")


@dataclass(slots=True)
class ConnectionLimits:
    """The limits, and who is connected. Proxies that are trusted may have any number of connections."""

    per_address: int = 256
    total: int = 10_000
    header_seconds: float = 10.0  # to receive all headers
    body_idle_seconds: float = 20.0  # between two parts of the body
    body_seconds: float = 120.0  # to receive the whole body
    stalled_seconds: float = 30.0  # without reading what we send
    most_unsent: int = 1 << 20  # bytes buffered in the transport, such as pongs
    proxies: Proxies | None = None
    counts: Counter[str] = field(default_factory=Counter)
    connected: dict[Any, str] = field(default_factory=dict)

    def enter(self, transport: Any, address: str) -> bool:
        """Count a connection; return False if it is over a limit."""
        if transport in self.connected:
            return True  # already counted as HTTP before the upgrade
        full = len(self.connected) >= self.total
        if full or (self.counts[address] >= self.per_address and not self._trusted(address)):
            log.warning("a connection was refused", extra={"address": address, "open": len(self.connected)})
            return False
        self.connected[transport] = address
        self.counts[address] += 1
        return True

    def leave(self, transport: Any) -> None:
        address = self.connected.pop(transport, None)
        if address is not None:
            self.counts[address] -= 1
            if not self.counts[address]:
                del self.counts[address]

    def _trusted(self, address: str) -> bool:
        found = parsed(address)
        return self.proxies is not None and found is not None and self.proxies.trusts(found)


class CutWhenStalled(asyncio.Protocol):
    """Cut a connection whose client reads nothing for too long, and count it as gone once it is lost."""

    limits: ConnectionLimits
    timers: Timers
    transport: asyncio.Transport

    def pause_writing(self) -> None:
        super().pause_writing()
        self.timers.set("stalled", self.limits.stalled_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.timers.stop("stalled")

    def connection_lost(self, exc: Exception | None) -> None:
        self.timers.stop()
        self.limits.leave(self.transport)
        super().connection_lost(exc)


class LimitedHTTP(CutWhenStalled, H11Protocol):
    """HTTP/1.1 with time limits for what the client does."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.timers = Timers()
        if not self.limits.enter(transport, self.client[0] if self.client else "?"):
            transport.abort()
            return
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def _watch(self) -> None:
        """Set the timers for what the client has to send next."""
        limits, state = self.limits, self.conn.their_state
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self.timers.stop("headers", "body", "idle")
        elif state is h11.IDLE:
            self.timers.stop("body", "idle")
            self.timers.set("headers", limits.header_seconds, self._too_slow, again=False)
        elif state is h11.SEND_BODY:
            self.timers.stop("headers")
            self.timers.set("body", limits.body_seconds, self.transport.abort, again=False)
            self.timers.set("idle", limits.body_idle_seconds, self.transport.abort)
        else:
            self.timers.stop("headers", "body", "idle")

    def _too_slow(self) -> None:
        if self.conn.our_state is h11.IDLE:
            self.transport.write(TOO_SLOW)
        self.transport.close()


class LimitedWebSocket(CutWhenStalled, WebSocketsSansIOProtocol):
    """A WebSocket that is cut when its client reads nothing for too long."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.timers = Timers()
        self.limits.enter(transport, self.client[0] if self.client else "?")

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if scope := getattr(self, "scope", None):
            scope["extensions"][ABORT] = self.transport.abort

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_write_buffer_size() > self.limits.most_unsent:
            self.transport.abort()  # pings that nobody reads the answers to


def protocols(limits: ConnectionLimits) -> tuple[type[LimitedHTTP], type[LimitedWebSocket]]:
    """The protocols of one server, with its limits."""
    http = type("HTTP", (LimitedHTTP,), {"limits": limits})
    websocket = type("WebSocket", (LimitedWebSocket,), {"limits": limits})
    return http, websocket


def raise_file_limit() -> None:
    """Raise the soft limit of open files: each connection is one, and the default is often 1024."""
    try:
        import resource  # noqa: PLC0415  (not on every system)
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


__all__ = ["ABORT", "ConnectionLimits", "LimitedHTTP", "LimitedWebSocket", "protocols", "raise_file_limit"]
