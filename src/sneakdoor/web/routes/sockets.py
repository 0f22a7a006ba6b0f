"""The WebSockets: one for each viewer of a table, one for each look at the lobby."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Iterable
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from sneakdoor.web import messages as m
from sneakdoor.web.guarding import Bucket, Rates, address_of, house_of, same_origin, session_of
from sneakdoor.web.house import House, Room
from sneakdoor.web.metrics import Metrics
from sneakdoor.web.store import Person
from sneakdoor.web.streams import encode
from sneakdoor.web.table import Refused, role_at

MOST_WAITING: Final = 2000
"""Messages that a viewer may be behind with."""
MOST_LIMITED: Final = 300
"""Messages too many before a connection is closed."""
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
        self.more = asyncio.Event()
        self.ending: tuple[int, str] | None = None

    def send(self, sent: Iterable[bytes]) -> None:
        self.waiting.extend(sent)
        if len(self.waiting) > MOST_WAITING:
            self.close(1013, "you are too far behind; come again")
        self.more.set()

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
                await send({"type": "websocket.send", "bytes": None, "text": message.decode()})
                self.metrics.count("messages_out")
            if self.ending is not None:
                await self.socket.close(*self.ending)
                return


@websocket("/ws/table/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """See and play at a table."""
    person = await _admitted(socket)
    if person is None:
        return
    house, address = house_of(socket), address_of(socket)
    rates: Rates = socket.app.state.rates
    rates.sockets[address] = rates.sockets.get(address, 0) + 1
    try:
        await _at_table(socket, house, person, table_id)
    finally:
        rates.sockets[address] -= 1
        if not rates.sockets[address]:
            del rates.sockets[address]


async def _admitted(socket: WebSocket[Any, Any, Any]) -> Person | None:
    """Who comes, if they may; a socket is taken first, so that a browser can read why it is closed again."""
    rates: Rates = socket.app.state.rates
    if not same_origin(socket):
        await _refuse(socket, FORBIDDEN, "this page is not ours")
        return None
    address = address_of(socket)
    if not rates.allow("sockets", address) or rates.sockets.get(address, 0) >= rates.limits.most_sockets:
        await _refuse(socket, TOO_MANY, "too many connections at once")
        return None
    session = await session_of(socket)
    if session is None:
        await _refuse(socket, NOBODY, "nobody is signed in: ask for /api/me first")
        return None
    return session.person


async def _refuse(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    await socket.accept()
    await socket.close(code, reason)


async def _at_table(socket: WebSocket[Any, Any, Any], house: House, person: Person, table_id: str) -> None:
    kept = await house.store.table(table_id)
    if kept is None:
        await _refuse(socket, NOTHING, "there is no such table")
        return
    role = role_at(kept, person.id, socket.query_params.get("key", ""))
    if role is None:
        await _refuse(socket, FORBIDDEN, "this table is not open to you")
        return
    room = await house.room(table_id)
    if room is None:
        await _refuse(socket, NOTHING, "there is no such table")
        return
    await socket.accept()
    link = SocketLink(socket, person, role, house.metrics, room)
    writer = asyncio.create_task(link.write())
    reader = asyncio.create_task(_read(socket, link))
    try:
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await link.room.leave(link)
        for task in (writer, reader):
            task.cancel()
        await asyncio.gather(writer, reader, return_exceptions=True)


async def _read(socket: WebSocket[Any, Any, Any], link: SocketLink) -> None:
    """Listen to a viewer until they go."""
    rates: Rates = socket.app.state.rates
    bucket, too_many = Bucket(*rates.limits.messages), 0
    try:
        await link.room.enter(link)
    except Refused as gone:
        link.close(1012, str(gone))
        return
    while True:
        try:
            message = await socket.receive()
        except WebSocketDisconnect:
            return
        if message["type"] != "websocket.receive":
            return
        raw: str | bytes = message.get("text") or message.get("bytes") or b""
        if not bucket.take():
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
    if await _admitted(socket) is None:
        return
    house = house_of(socket)
    changed = asyncio.Event()
    changed.set()
    await socket.accept()
    house.listeners.add(changed.set)
    listening = asyncio.create_task(_until_gone(socket))
    try:
        while not listening.done():
            waiting = asyncio.create_task(changed.wait())
            await asyncio.wait({waiting, listening}, return_when=asyncio.FIRST_COMPLETED)
            if listening.done():
                waiting.cancel()
                break
            changed.clear()
            await socket.send_text(encode(m.Tables(await house.lobby())).decode())
            await asyncio.sleep(0.3)
    finally:
        house.listeners.discard(changed.set)
        listening.cancel()


async def _until_gone(socket: WebSocket[Any, Any, Any]) -> None:
    try:
        while (await socket.receive())["type"] == "websocket.receive":
            pass
    except WebSocketDisconnect:
        return


ROUTES: Final = [table_socket, lobby_socket]
