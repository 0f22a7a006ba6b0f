"""Several processes at one database: each table lives in one of them at a time, and moves when that one dies.

A process is alive as long as its own connection to PostgreSQL holds a lock. Viewers may come to any process: what they
say, and what they are told, goes through the table `relay`; NOTIFY carries no more than whom it is for.
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
from sneakdoor.web.store.schema import processes, relay, tables
from sneakdoor.web.store.tables import KeptTable

if TYPE_CHECKING:
    from sneakdoor.web.house import House
    from sneakdoor.web.table import Link

CHANNEL: Final = "sneakdoor_"
LOBBY: Final = "sneakdoor_lobby"
BEAT: Final = 1.0
log = logging.getLogger("sneakdoor.web")


class RelayLink:
    """At the process of a table: a viewer who is connected to another process."""

    def __init__(self, neighbours: Neighbours, process: str, number: str, role: m.Role, person: str, name: str) -> None:
        self.neighbours, self.process, self.number = neighbours, process, number
        self.role, self.person, self.name = role, person, name

    def send(self, sent: Iterable[bytes]) -> None:
        told = [one.decode() for one in sent]
        if told:
            self.neighbours.post(self.process, {"do": "send", "link": self.number, "messages": told})

    def close(self, code: int, reason: str) -> None:
        self.neighbours.post(self.process, {"do": "close", "link": self.number, "code": code, "reason": reason})


class Away:
    """At the process of a viewer: a table that lives in another."""

    def __init__(self, neighbours: Neighbours, process: str, table: str) -> None:
        self.neighbours, self.process, self.table = neighbours, process, table

    def _say(self, do: str, link: Any, **more: Any) -> None:
        told = {"do": do, "table": self.table, "from": self.neighbours.process, "link": str(id(link)), **more}
        self.neighbours.post(self.process, told)

    async def enter(self, link: Link) -> None:
        self.neighbours.guests[str(id(link))] = (link, self)
        self._say("enter", link, role=link.role, person=link.person, name=link.name)

    async def hear(self, link: Link, raw: str | bytes) -> None:
        self._say("hear", link, raw=raw if isinstance(raw, str) else raw.decode(errors="replace"))

    async def leave(self, link: Link) -> None:
        if self.neighbours.guests.pop(str(id(link)), None) is not None:
            self._say("leave", link)


class Alone:
    """A process that shares its database with nobody (SQLite)."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.process = house.process

    async def start(self) -> None:
        async with self.house.database.begin() as db:
            await db.execute(insert(processes).values(id=self.process, lock=0, seen=time.time()))

    async def beat(self) -> None:
        """Give a sign of life: clocks of a process that died have run until then."""
        async with self.house.database.begin() as db:
            await db.execute(update(processes).where(processes.c.id == self.process).values(seen=time.time()))
        await self.house.wake_clocks()

    async def alive(self, process: str) -> bool:
        return process == self.process

    def post(self, process: str, body: dict[str, Any]) -> None:
        raise AssertionError("there is nobody to send this to")

    def lobby_changed(self) -> None:
        return

    async def stop(self) -> None:
        async with self.house.database.begin() as db:
            await db.execute(delete(processes).where(processes.c.id == self.process))


class Neighbours(Alone):
    """One of several processes at a PostgreSQL."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.lock = secrets.randbits(62)
        self.guests: dict[str, tuple[Any, Away]] = {}  # our viewers of tables that live elsewhere
        self.hosted: dict[tuple[str, str], tuple[RelayLink, Any]] = {}  # viewers elsewhere of tables that live here
        self._boxes: defaultdict[str, list[dict[str, Any]]] = defaultdict(list)
        self._sending: dict[str, asyncio.Task[None]] = {}
        self._reading = asyncio.Lock()
        self._queues: dict[str, asyncio.Queue[dict[str, Any]]] = {}
        self._workers: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._line: asyncpg.Connection | None = None

    # -- being there -----------------------------------------------------------------------------------------------

    async def start(self) -> None:
        await self._connect()
        async with self.house.database.begin() as db:
            await db.execute(insert(processes).values(id=self.process, lock=self.lock, seen=time.time()))

    async def _connect(self) -> None:
        url = self.house.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        line = await asyncpg.connect(url)
        await line.execute("SELECT pg_advisory_lock($1)", self.lock)
        await line.add_listener(self._channel(self.process), self._notified)
        await line.add_listener(LOBBY, self._lobby)
        self._line = line

    def _channel(self, process: str) -> str:
        return CHANNEL + process.encode().hex()

    async def alive(self, process: str) -> bool:
        if process == self.process:
            return True
        async with self.house.database.begin() as db:
            lock = (await db.execute(select(processes.c.lock).where(processes.c.id == process))).scalar_one_or_none()
            if lock is None:
                return False
            free = (await db.execute(select(func.pg_try_advisory_xact_lock(lock)))).scalar_one()
        return not free

    async def beat(self) -> None:
        if self._line is None or self._line.is_closed():
            log.warning("the line to PostgreSQL was lost; making it anew")
            await self._connect()
        await super().beat()
        await self._read()
        await self._bury()

    async def _bury(self) -> None:
        """See to what the dead have left: their tables, and their viewers."""
        owners = {away.process for _, away in self.guests.values()} | {process for process, _ in self.hosted}
        dead = {process for process in owners if not await self.alive(process)}
        for key, (link, table) in list(self.hosted.items()):
            if key[0] in dead:
                del self.hosted[key]
                await table.leave(link)
        moving = [link for link, away in self.guests.values() if away.process in dead]
        for link in moving:
            await self._bring_over(link)
        for process in dead:
            async with self.house.database.begin() as db:
                await db.execute(delete(relay).where(relay.c.process == process))

    async def _bring_over(self, link: Any) -> None:
        """The table of one of our viewers has lost its process: it is found again, here or elsewhere."""
        _, away = self.guests.pop(str(id(link)))
        log.info("a table moves", extra={"table": away.table, "from": away.process})
        room = await self.house.room(away.table)
        if room is None:
            link.close(1012, "come again")
            return
        link.room = room
        await room.enter(link)

    async def stop(self) -> None:
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
                async with self.house.database.begin() as db:
                    await db.execute(insert(relay), rows)
                    await db.execute(select(func.pg_notify(self._channel(process), "")))
            except Exception:
                log.exception("messages to another process were lost", extra={"to": process})

    def lobby_changed(self) -> None:
        async def tell() -> None:
            async with self.house.database.begin() as db:
                await db.execute(select(func.pg_notify(LOBBY, self.process)))

        self._apart(tell())

    def _apart(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- hearing -----------------------------------------------------------------------------------------------------

    def _notified(self, *_: Any) -> None:
        self._apart(self._read())

    def _lobby(self, _line: Any, _pid: int, _channel: str, process: Any) -> None:
        if process != self.process:
            for listener in list(self.house.listeners):
                listener()

    async def _read(self) -> None:
        """Take what came for us, in order."""
        async with self._reading:
            mine = select(relay.c.id).where(relay.c.process == self.process).order_by(relay.c.id)
            async with self.house.database.begin() as db:
                numbers = [row.id for row in await db.execute(mine)]
                if not numbers:
                    return
                taken = delete(relay).where(relay.c.id.in_(numbers)).returning(relay.c.id, relay.c.body)
                rows = sorted((await db.execute(taken)).all(), key=lambda row: row.id)
            for row in rows:
                self._hand_on(json.decode(row.body))

    def _hand_on(self, told: dict[str, Any]) -> None:
        """To a viewer of ours at once; to a table of ours in order with what that viewer said before."""
        if told["do"] in {"send", "close"}:
            found = self.guests.get(told["link"])
            if found is None:
                return
            if told["do"] == "send":
                found[0].send([one.encode() for one in told["messages"]])
            else:
                found[0].close(told["code"], told["reason"])
            return
        key = f"{told.get('from', '')} {told.get('link', '')}"
        queue = self._queues.get(key)
        if queue is None:
            queue = self._queues[key] = asyncio.Queue()
            self._workers[key] = asyncio.get_running_loop().create_task(self._work(key, queue))
        queue.put_nowait(told)

    async def _work(self, key: str, queue: asyncio.Queue[dict[str, Any]]) -> None:
        """One viewer elsewhere, one thing after the other."""
        while True:
            told = await queue.get()
            try:
                await self._do(told)
            except Exception:
                log.exception("something from another process has failed")
            if told["do"] in {"leave", "begin", "drop"} and queue.empty():
                self._queues.pop(key, None)
                self._workers.pop(key, None)
                return

    async def _do(self, told: dict[str, Any]) -> None:
        from sneakdoor.web.answering import hear  # noqa: PLC0415  (it needs tables, and tables need this)

        do = told["do"]
        if do in {"begin", "drop"}:
            await (self.house.began(told["table"]) if do == "begin" else self.house.dropped(told["table"]))
            return
        key = (told["from"], told["link"])
        if do == "enter":
            table = await self.house.table(told["table"])
            link = RelayLink(self, told["from"], told["link"], told["role"], told["person"], told["name"])
            if table is None:
                link.close(1012, "come again")
                return
            self.hosted[key] = (link, table)
            await table.enter(link)
            return
        found = self.hosted.get(key)
        if found is None:
            return
        if do == "hear":
            await hear(found[1], found[0], told["raw"])
        else:
            del self.hosted[key]
            await found[1].leave(found[0])


async def owner_of(house: House, kept: KeptTable) -> str:
    """In which process a table lives: in this one, if no living one has it."""
    for _ in range(5):
        owner = kept.owner
        if owner is not None and await house.neighbours.alive(owner):
            return owner
        free = tables.c.owner.is_(None) if owner is None else tables.c.owner == owner
        async with house.database.begin() as db:
            done = await db.execute(update(tables).where((tables.c.id == kept.id) & free).values(owner=house.process))
        if done.rowcount:
            house.before[kept.id] = owner
            return house.process
        fresh = await house.store.table(kept.id)
        if fresh is None:
            return house.process
        kept.owner = fresh.owner
    return house.process


__all__ = ["BEAT", "Alone", "Away", "Neighbours", "RelayLink", "owner_of"]
