"""Several processes at one database: each table lives in one of them at a time, and moves when that one dies.

A process is alive as long as its own connection to PostgreSQL holds a lock. When that connection is lost, others may
take its tables over at any moment: it drops them all and sends every viewer away. Until it has noticed, the fencing
token of each table (`store.TableClaim`) keeps it from writing.

Viewers may come to any process: what they say, and what they are told, goes through the table `relay`; NOTIFY carries
no more than whom it is for.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import defaultdict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

import asyncpg
from msgspec import json
from sqlalchemy import delete, func, insert, select, update

from sneakdoor.web import messages as m
from sneakdoor.web.store.schema import processes, relay
from sneakdoor.web.store.tables import KeptTable

if TYPE_CHECKING:
    from sneakdoor.web.table import Link
    from sneakdoor.web.table_manager import TableManager

CHANNEL: Final = "sneakdoor_"
LOBBY: Final = "sneakdoor_lobby"
SESSIONS: Final = "sneakdoor_sessions"
BEAT: Final = 1.0
CHECK_TIMEOUT: Final = 5.0
"""Seconds without an answer after which the connection with the lock counts as lost."""
RELAY_KEPT: Final = 600.0
"""Seconds for which messages to a process that gives no sign of life are kept."""
COME_AGAIN: Final = 1012
log = logging.getLogger("sneakdoor.web")


class Detached(Exception):
    """This process does not hold its lock, so it may own no table now."""

    def __init__(self) -> None:
        super().__init__("the server has lost its database for a moment; come again")


class RelayLink:
    """At the process of a table: a viewer who is connected to another process."""

    def __init__(self, peers: Peers, process: str, number: str, role: m.Role, person: str, name: str) -> None:
        self.peers, self.process, self.number = peers, process, number
        self.role, self.person, self.name = role, person, name

    def send(self, sent: Iterable[bytes]) -> None:
        message = [one.decode() for one in sent]
        if message:
            self._post({"do": "send", "messages": message})

    def close(self, code: int, reason: str) -> None:
        self._post({"do": "close", "code": code, "reason": reason})

    def _post(self, body: dict[str, Any]) -> None:
        self.peers.post(self.process, {**body, "link": self.number, "from": self.peers.process})


class RemoteRoom:
    """At the process of a viewer: a table that lives in another, for this one viewer."""

    def __init__(self, peers: Peers, process: str, table: str) -> None:
        self.peers, self.process, self.table = peers, process, table
        self.number = secrets.token_hex(12)  # never used twice: a late message must not reach another viewer

    def _say(self, do: str, **more: Any) -> None:
        message = {"do": do, "table": self.table, "from": self.peers.process, "link": self.number, **more}
        self.peers.post(self.process, message)

    async def enter(self, link: Link) -> None:
        self.peers.guests[self.number] = (link, self)
        self._say("enter", role=link.role, person=link.person, name=link.name)

    async def hear(self, link: Link, raw: str | bytes) -> None:
        self._say("hear", raw=raw if isinstance(raw, str) else raw.decode(errors="replace"))

    async def leave(self, link: Link) -> None:
        if self.peers.guests.pop(self.number, None) is not None:
            self._say("leave")


class NoPeers:
    """A process that shares its database with nobody (SQLite)."""

    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        self.process = manager.process
        self.attached = 1  # grows whenever the lock was lost and taken anew

    async def attach(self) -> None:
        """See to it that this process counts as alive; Detached if that is not possible now."""

    async def start(self) -> None:
        await self.manager.database.execute(insert(processes).values(id=self.process, lock=0, seen=time.time()))

    async def beat(self) -> None:
        """Give a sign of life: clocks of a process that died have run until then."""
        seen = update(processes).where(processes.c.id == self.process).values(seen=time.time())
        await self.manager.database.execute(seen)
        await self.manager.wake_clocks()

    async def alive(self, process: str) -> bool:
        return process == self.process

    def post(self, process: str, body: dict[str, Any]) -> None:
        raise AssertionError("there is nobody to send this to")

    def lobby_changed(self) -> None:
        return

    async def sessions_ended(self, person: str) -> None:
        """Tell the other processes that somebody was signed out somewhere."""

    async def stop(self) -> None:
        await self.manager.database.execute(delete(processes).where(processes.c.id == self.process))


class Peers(NoPeers):
    """One of several processes at a PostgreSQL."""

    def __init__(self, manager: TableManager) -> None:
        super().__init__(manager)
        self.guests: dict[str, tuple[Any, RemoteRoom]] = {}  # our viewers of tables that live elsewhere
        self.hosted: dict[tuple[str, str], tuple[RelayLink, Any]] = {}  # viewers elsewhere of tables that live here
        self._boxes: defaultdict[str, list[dict[str, Any]]] = defaultdict(list)
        self._sending: dict[str, asyncio.Task[None]] = {}
        self._reading = asyncio.Lock()
        self._queues: dict[str, asyncio.Queue[dict[str, Any]]] = {}
        self._workers: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._line: asyncpg.Connection | None = None
        self._attaching = asyncio.Lock()
        self._stopping = False
        self._swept = 0.0

    # -- being there -----------------------------------------------------------------------------------------------

    async def start(self) -> None:
        await self.manager.database.execute(insert(processes).values(id=self.process, lock=0, seen=time.time()))
        await self._connect()

    async def attach(self) -> None:
        async with self._attaching:
            if self._line is not None:
                return
            if self._stopping:
                raise Detached
            try:
                await self._connect()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("PostgreSQL cannot be reached", extra={"error": str(error)})
                raise Detached from error

    async def _connect(self) -> None:
        """Hold a lock of a new number: the server may not have noticed yet that the one before has nobody."""
        url = self.manager.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        lock = secrets.randbits(62)
        line = await asyncpg.connect(url)
        try:
            await line.execute("SELECT pg_advisory_lock($1)", lock)
            await line.execute("UPDATE processes SET lock = $1 WHERE id = $2", lock, self.process)
            await line.add_listener(self._channel(self.process), self._notified)
            await line.add_listener(LOBBY, self._lobby)
            await line.add_listener(SESSIONS, self._signed_out)
        except BaseException:
            line.terminate()
            raise
        line.add_termination_listener(self._lost)
        self._line = line

    def _lost(self, line: Any) -> None:
        """The connection with the lock is gone: from now on every table here may be somebody else's."""
        if line is not self._line:
            return
        self._line = None
        if not self._stopping:
            self.attached += 1
            log.warning("the connection to PostgreSQL was lost; all viewers have to come again")
            self._apart(self._send_everybody_away())

    async def _send_everybody_away(self) -> None:
        reason = str(Detached())
        self.hosted.clear()
        guests, self.guests = self.guests, {}
        for link, _ in guests.values():
            link.close(COME_AGAIN, reason)
        await self.manager.drop_all(reason)
        with contextlib.suppress(Detached):  # else the next beat tries again
            await self.attach()

    def _channel(self, process: str) -> str:
        return CHANNEL + process.encode().hex()

    async def alive(self, process: str) -> bool:
        if process == self.process:
            return True
        async with self.manager.database.begin() as db:
            lock = (await db.execute(select(processes.c.lock).where(processes.c.id == process))).scalar_one_or_none()
            if lock is None:
                return False
            free = (await db.execute(select(func.pg_try_advisory_xact_lock(lock)))).scalar_one()
        return not free

    async def beat(self) -> None:
        await self._check()
        await self.attach()
        await super().beat()
        await self._read()
        await self._bury()
        await self._sweep()

    async def _check(self) -> None:
        """Ask over the connection with the lock itself: it may be dead without having been closed."""
        line = self._line
        if line is None:
            return
        try:
            await line.execute("SELECT 1", timeout=CHECK_TIMEOUT)
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
            line.terminate()
            self._lost(line)

    async def _sweep(self) -> None:
        """Delete what was sent to processes that are gone for good."""
        if time.monotonic() - self._swept < RELAY_KEPT / 10:
            return
        self._swept = time.monotonic()
        living = select(processes.c.id).where(processes.c.seen > time.time() - RELAY_KEPT)
        await self.manager.database.execute(delete(relay).where(relay.c.process.not_in(living)))

    async def _bury(self) -> None:
        """See to what the dead have left: their tables, and their viewers."""
        owners = {away.process for _, away in self.guests.values()} | {process for process, _ in self.hosted}
        dead = {process for process in owners if not await self.alive(process)}
        for key, (link, table) in list(self.hosted.items()):
            if key[0] in dead:
                del self.hosted[key]
                await table.leave(link)
        for link, away in list(self.guests.values()):
            if away.process in dead:
                await self._bring_over(link, away)

    async def _bring_over(self, link: Any, away: RemoteRoom) -> None:
        """The table of one of our viewers has lost its process: it is found again, here or elsewhere."""
        if self.guests.pop(away.number, None) is None:
            return  # they left in the meantime
        log.info("a table moves", extra={"table": away.table, "from": away.process})
        try:
            room = await self.manager.room(away.table)
            if room is not None:
                link.room = room
                await room.enter(link)
                return
        except Exception:
            log.exception("a viewer could not follow a table", extra={"table": away.table})
        link.close(COME_AGAIN, "come again")

    async def stop(self) -> None:
        self._stopping = True
        for task in (*self._sending.values(), *self._workers.values(), *self._tasks):
            task.cancel()
        if self._line is not None and not self._line.is_closed():
            await self._line.close()
        with contextlib.suppress(Exception):
            await super().stop()

    # -- sending -----------------------------------------------------------------------------------------------------

    def post(self, process: str, body: dict[str, Any]) -> None:
        """Send something to another process, in order with all else that goes there."""
        self._boxes[process].append(body)
        task = self._sending.get(process)
        if task is None or task.done():
            self._sending[process] = asyncio.get_running_loop().create_task(self._empty(process))

    async def _empty(self, process: str) -> None:
        while waiting := self._boxes.pop(process, None):
            rows = [{"process": process, "body": json.encode(one).decode()} for one in waiting]
            try:
                async with self.manager.database.begin() as db:
                    await db.execute(insert(relay), rows)
                    await db.execute(select(func.pg_notify(self._channel(process), "")))
            except Exception:
                log.exception("messages to another process were lost", extra={"to": process})

    def lobby_changed(self) -> None:
        self._apart(self.manager.database.execute(select(func.pg_notify(LOBBY, self.process))))

    async def sessions_ended(self, person: str) -> None:
        await self.manager.database.execute(select(func.pg_notify(SESSIONS, person)))

    def _apart(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- hearing -----------------------------------------------------------------------------------------------------

    def _notified(self, *_: Any) -> None:
        self._apart(self._read())

    def _lobby(self, _line: Any, _pid: int, _channel: str, process: Any) -> None:
        if process != self.process:
            for listener in list(self.manager.listeners):
                listener()

    def _signed_out(self, _line: Any, _pid: int, _channel: str, person: Any) -> None:
        self._apart(self.manager.close_ended(str(person)))

    async def _read(self) -> None:
        """Take what came for us, in order."""
        async with self._reading:
            mine = select(relay.c.id).where(relay.c.process == self.process).order_by(relay.c.id)
            async with self.manager.database.begin() as db:
                numbers = [row.id for row in await db.execute(mine)]
                if not numbers:
                    return
                taken = delete(relay).where(relay.c.id.in_(numbers)).returning(relay.c.id, relay.c.body)
                rows = sorted((await db.execute(taken)).all(), key=lambda row: row.id)
            for row in rows:
                self._hand_on(json.decode(row.body))

    def _hand_on(self, message: dict[str, Any]) -> None:
        """To a viewer of ours at once; to a table of ours in order with what that viewer said before."""
        if message["do"] in {"send", "close"}:
            found = self.guests.get(message["link"])
            if found is None or found[1].process != message["from"]:
                return
            if message["do"] == "send":
                found[0].send([one.encode() for one in message["messages"]])
            else:
                found[0].close(message["code"], message["reason"])
            return
        key = f"{message.get('from', '')} {message.get('link', '')}"
        queue = self._queues.get(key)
        if queue is None:
            queue = self._queues[key] = asyncio.Queue()
            self._workers[key] = asyncio.get_running_loop().create_task(self._work(key, queue))
        queue.put_nowait(message)

    async def _work(self, key: str, queue: asyncio.Queue[dict[str, Any]]) -> None:
        """One viewer elsewhere, one thing after the other."""
        while True:
            message = await queue.get()
            try:
                await self._do(message)
            except Exception:
                log.exception("something from another process has failed")
            if message["do"] in {"leave", "begin", "drop", "vacate"} and queue.empty():
                self._queues.pop(key, None)
                self._workers.pop(key, None)
                return

    async def _do(self, message: dict[str, Any]) -> None:
        from sneakdoor.web.handlers import hear  # noqa: PLC0415  (it needs tables, and tables need this)

        do = message["do"]
        if do == "vacate":
            from sneakdoor.web.deletion import vacate  # noqa: PLC0415  (for the same reason)

            await vacate(self.manager, message["table"])
            return
        if do in {"begin", "drop"}:
            await (self.manager.began(message["table"]) if do == "begin" else self.manager.dropped(message["table"]))
            return
        key = (message["from"], message["link"])
        if do == "enter":
            await self._enter(key, message)
            return
        found = self.hosted.get(key)
        if found is None:
            if do == "hear":  # a viewer of a table that was dropped here
                gone = {"do": "close", "link": message["link"], "from": self.process, "code": COME_AGAIN}
                self.post(message["from"], {**gone, "reason": "come again"})
        elif do == "hear":
            await hear(found[1], found[0], message["raw"])
        else:
            del self.hosted[key]
            await found[1].leave(found[0])

    async def _enter(self, key: tuple[str, str], message: dict[str, Any]) -> None:
        """A viewer of another process comes to a table of ours, if it still is ours."""
        link = RelayLink(self, message["from"], message["link"], message["role"], message["person"], message["name"])
        try:
            table = await self.manager.table(message["table"])
            if table is not None:
                self.hosted[key] = (link, table)
                await table.enter(link)
                return
        except Exception:
            self.hosted.pop(key, None)
            log.exception("a viewer of another process could not enter", extra={"table": message["table"]})
        link.close(COME_AGAIN, "come again")


async def owner_of(manager: TableManager, kept: KeptTable) -> str | None:
    """In which process a table lives. One that no living process has, and one of our own, is taken with a new claim.

    None: it does not exist any more.
    """
    for _ in range(5):
        if kept.owner not in {None, manager.process} and await manager.peers.alive(str(kept.owner)):
            return kept.owner
        if await manager.store.take_over(kept, manager.process):
            return manager.process
        fresh = await manager.store.table(kept.id)
        if fresh is None:
            return None
        kept.owner, kept.fence = fresh.owner, fresh.fence
    raise Detached


__all__ = ["BEAT", "COME_AGAIN", "NoPeers", "RemoteRoom", "Detached", "Peers", "RelayLink", "owner_of"]
