"""The WebSockets: one for each viewer of a table, one for each look at the lobby."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections import deque
from collections.abc import Coroutine, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from sneakdoor.web import messages as m
from sneakdoor.web.access_control import Rates, address_of, manager_of, same_origin, session_of
from sneakdoor.web.connection_limits import ABORT
from sneakdoor.web.metrics import Metrics
from sneakdoor.web.store import Person, SignedIn
from sneakdoor.web.streams import encode
from sneakdoor.web.table import Refused, role_at
from sneakdoor.web.table_manager import Room, TableManager
from sneakdoor.web.table_ownership import COME_AGAIN, Detached

MOST_BEHIND: Final = 4 << 20
"""Bytes that a viewer may be behind with."""
GRACE: Final = 5.0
"""Seconds in which a viewer who is too far behind can still read that the connection is closed."""
MOST_LIMITED: Final = 300
"""Messages too many before a connection is closed."""
LOBBY_RATE: Final = 400
"""Lists of tables that are sent in a second, to everybody in the lobby together."""
NOBODY, FORBIDDEN, NOTHING, TOO_MANY = 4401, 4403, 4404, 4429
log = logging.getLogger("sneakdoor.web")


class SocketLink:
    """A viewer at a WebSocket: what is sent waits here until the network takes it."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], person: Person, role: m.Role, metrics: Metrics, room: Room
    ) -> None:
        self.room = room  # where the table lives: it may move
        self.socket, self.role, self.metrics = socket, role, metrics
        self.person, self.name = person.id, person.name
        self.waiting: deque[bytes] = deque()
        self.behind = 0  # bytes that wait
        self.more = asyncio.Event()
        self.ending: tuple[int, str] | None = None

    def send(self, sent: Iterable[bytes]) -> None:
        if self.ending is not None:
            return
        for one in sent:
            self.waiting.append(one)
            self.behind += len(one)
        if self.behind > MOST_BEHIND:
            self.waiting.clear()
            self.behind = 0
            self.metrics.count("cut_off")
            self.close(1013, "you are too far behind; come again")
            asyncio.get_running_loop().call_later(GRACE, self._cut)
        self.more.set()

    def _cut(self) -> None:
        """A viewer who reads nothing does not read that it is over either."""
        extensions: dict[str, Any] = self.socket.scope.get("extensions") or {}
        if ABORT in extensions:
            extensions[ABORT]()

    def close(self, code: int, reason: str) -> None:
        self.ending = self.ending or (code, reason)
        self.more.set()

    async def write(self) -> None:
        """Send what waits, until the connection is to be closed."""
        send = self.socket.send
        while True:
            await self.more.wait()
            self.more.clear()
            while self.waiting:
                message = self.waiting.popleft()
                self.behind -= len(message)
                await send({"type": "websocket.send", "bytes": None, "text": message.decode()})
                self.metrics.count("messages_out")
            if self.ending is not None:
                await self.socket.close(*self.ending)
                return


@websocket("/ws/table/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """See and play at a table."""
    session = await admitted(socket)
    if session is None:
        return
    with counted(socket):
        await _at_table(socket, manager_of(socket), session, table_id)


@contextmanager
def counted(socket: WebSocket[Any, Any, Any]) -> Iterator[None]:
    """Count a socket among those of its address."""
    rates: Rates = socket.app.state.rates
    address = address_of(socket)
    rates.sockets[address] = rates.sockets.get(address, 0) + 1
    try:
        yield
    finally:
        rates.sockets[address] -= 1
        if not rates.sockets[address]:
            del rates.sockets[address]


async def admitted(socket: WebSocket[Any, Any, Any]) -> SignedIn | None:
    """Who comes, if they may; a socket is taken first, so that a browser can read why it is closed again."""
    rates: Rates = socket.app.state.rates
    if not same_origin(socket):
        await refuse(socket, FORBIDDEN, "this page is not ours")
        return None
    address = address_of(socket)
    if not rates.allow("sockets", address) or rates.sockets.get(address, 0) >= rates.limits.most_sockets:
        await refuse(socket, TOO_MANY, "too many connections at once")
        return None
    session = await session_of(socket)
    if session is None:
        await refuse(socket, NOBODY, "nobody is signed in: ask for /api/me first")
        return None
    return session


async def refuse(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    await socket.accept()
    await socket.close(code, reason)


async def while_signed_in(socket: WebSocket[Any, Any, Any], session: SignedIn, work: Coroutine[Any, Any, None]) -> None:
    """Do something with a socket until it is done, or until the session that opened it ends."""
    manager, person = manager_of(socket), session.person.id
    task = asyncio.create_task(work)
    ending: list[tuple[int, str]] = []

    def close(code: int, reason: str) -> None:
        ending.append((code, reason))
        task.cancel()

    try:
        with manager.open_sockets.opened(person, session.token, close):
            await manager.close_ended(person)  # the session may have ended while we were busy with this
            await asyncio.wait({task})
    finally:
        task.cancel()
    if ending:
        await socket.close(*ending[0])
    else:
        await task


async def _at_table(socket: WebSocket[Any, Any, Any], manager: TableManager, session: SignedIn, table_id: str) -> None:
    person = session.person
    kept = await manager.store.table(table_id) if "\x00" not in table_id else None
    if kept is None:
        await refuse(socket, NOTHING, "there is no such table")
        return
    role = role_at(kept, person.id, socket.query_params.get("key", ""))
    if role is None:
        await refuse(socket, FORBIDDEN, "this table is not open to you")
        return
    try:
        room = await manager.room(table_id)
    except Detached as wrong:
        await refuse(socket, COME_AGAIN, str(wrong))
        return
    if room is None:
        await refuse(socket, NOTHING, "there is no such table")
        return
    await socket.accept()
    link = SocketLink(socket, person, role, manager.metrics, room)
    writer = asyncio.create_task(link.write())
    reader = asyncio.create_task(_read(socket, link))
    try:
        with manager.open_sockets.opened(person.id, session.token, link.close):
            await manager.close_ended(person.id)  # the session may have ended while we were busy with this
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await link.room.leave(link)
        for task in (writer, reader):
            task.cancel()
        await asyncio.gather(writer, reader, return_exceptions=True)


async def _read(socket: WebSocket[Any, Any, Any], link: SocketLink) -> None:
    """Listen to a viewer until they go."""
    rates: Rates = socket.app.state.rates
    address, too_many = address_of(socket), 0
    try:
        await link.room.enter(link)
    except Refused as gone:
        link.close(COME_AGAIN, str(gone))
        return
    while True:
        try:
            message = await socket.receive()
        except WebSocketDisconnect:
            return
        if message["type"] != "websocket.receive":
            return
        if link.ending is not None:
            return  # signed out
        raw: str | bytes = message.get("text") or message.get("bytes") or b""
        if not rates.allow_message(link.person, address):
            too_many += 1
            link.metrics.count("limited")
            link.send([encode(m.Error("too much at once: wait a little"))])
            if too_many > MOST_LIMITED:
                link.close(1008, "too much at once")
            continue
        started = time.perf_counter()
        try:
            await link.room.hear(link, raw)
        except Exception:
            log.exception("a message has failed", extra={"person": link.person})
            link.metrics.count("failures")
            link.send([encode(m.Error("the server failed at this; the question is still open"))])
        link.metrics.observe("choice_seconds", time.perf_counter() - started)


@websocket("/ws/lobby")
async def lobby_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """The list of public tables, again whenever it changes."""
    session = await admitted(socket)
    if session is None:
        return
    await socket.accept()
    with counted(socket):
        await while_signed_in(socket, session, _in_lobby(socket, manager_of(socket)))


async def _in_lobby(socket: WebSocket[Any, Any, Any], manager: TableManager) -> None:
    changed = asyncio.Event()
    changed.set()
    manager.listeners.add(changed.set)
    listening = asyncio.create_task(_until_gone(socket))
    waiting: asyncio.Task[Any] | None = None
    try:
        while not listening.done():
            waiting = asyncio.create_task(changed.wait())
            await asyncio.wait({waiting, listening}, return_when=asyncio.FIRST_COMPLETED)
            if listening.done():
                break
            changed.clear()
            await socket.send_text(await manager.lobby_message())
            # With many who look, each is told less often, and not all at the same time.
            await asyncio.sleep(max(0.3, random.uniform(0.5, 1.5) * len(manager.listeners) / LOBBY_RATE))  # noqa: S311
    finally:
        manager.listeners.discard(changed.set)
        listening.cancel()
        if waiting is not None:
            waiting.cancel()


async def _until_gone(socket: WebSocket[Any, Any, Any]) -> None:
    try:
        while (await socket.receive())["type"] == "websocket.receive":
            pass
    except WebSocketDisconnect:
        return


ROUTES: Final = [table_socket, lobby_socket]
