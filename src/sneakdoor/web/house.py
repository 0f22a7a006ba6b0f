"""All tables of this process: opened, found again, put away."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

from msgspec import json

from sneakdoor import Game, Option, Record, Side
from sneakdoor.web import messages as m
from sneakdoor.web.analysing import Analysts
from sneakdoor.web.clocks import Clocks
from sneakdoor.web.decks import KeptDeck
from sneakdoor.web.metrics import Metrics
from sneakdoor.web.neighbours import Alone, Away, Neighbours, owner_of
from sneakdoor.web.sitting import Sitting, policies
from sneakdoor.web.store import Database, GameStore, Kept, KeptTable, Notes, People, choices_of, secret
from sneakdoor.web.table import Link, LiveTable, table_info
from sneakdoor.web.thinking import Thinkers

PATIENCE: Final = 60.0
"""Seconds after which a table at which nobody is gets put away."""
ENGINE_THREADS: Final = 1
"""One works at a time anyway; a second would only take turns with the first, and both with whoever sends messages."""
log = logging.getLogger("sneakdoor.web")


class Here:
    """A table that lives in this process."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    async def enter(self, link: Link) -> None:
        await self.table.enter(link)

    async def hear(self, link: Link, raw: str | bytes) -> None:
        from sneakdoor.web.answering import hear  # noqa: PLC0415  (it needs tables, and tables need it)

        await hear(self.table, link, raw)

    async def leave(self, link: Link) -> None:
        await self.table.leave(link)


Room = Here | Away


class House:
    """The tables that live here, and what they all need."""

    def __init__(self, database: Database, thinkers: Thinkers, *, patience: float = PATIENCE) -> None:
        self.database = database
        self.store, self.people, self.notes = GameStore(database), People(database), Notes(database)
        self.thinkers = thinkers
        self.analysts = Analysts(thinkers)
        self.metrics = Metrics()
        self.engine = ThreadPoolExecutor(ENGINE_THREADS, "engine")
        self.tables: dict[str, LiveTable] = {}
        self.patience = patience
        self.process = secret(12)
        self.before: dict[str, str | None] = {}  # where tables lived before they came here
        self.listeners: set[Callable[[], None]] = set()  # the lobby's
        self.neighbours = Neighbours(self) if database.is_postgres else Alone(self)
        self._loading: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    # -- finding -------------------------------------------------------------------------------------------------

    async def room(self, id_: str) -> Room | None:
        """Where a table lives: here, from its record if need be, or in another process."""
        if id_ not in self.tables:
            kept = await self.store.table(id_)
            if kept is None:
                return None
            owner = await owner_of(self, kept)
            if owner != self.process:
                assert isinstance(self.neighbours, Neighbours)
                return Away(self.neighbours, owner, id_)
        table = await self.table(id_)
        return Here(table) if table is not None else None

    async def table(self, id_: str) -> LiveTable | None:
        """A table that lives here, or comes to live here, by its id."""
        found = self.tables.get(id_)
        if found is not None:
            return found
        async with self._loading[id_]:
            found = self.tables.get(id_)
            if found is None:
                kept = await self.store.table(id_)
                if kept is None:
                    self._loading.pop(id_, None)
                    return None
                found = await self._rebuilt(kept)
                self.tables[id_] = found
        return found

    async def _rebuilt(self, kept: KeptTable) -> LiveTable:
        if kept.status == "open":
            return LiveTable(self, kept, None, 0)
        events = await self.store.events(kept.id)
        started = time.perf_counter()
        loop = asyncio.get_running_loop()
        sitting = await loop.run_in_executor(self.engine, partial(sitting_of, kept, events))
        self.metrics.count("games_rebuilt")
        log.info("rebuilt", extra={"table": kept.id, "events": len(events), "seconds": time.perf_counter() - started})
        table = LiveTable(self, kept, sitting, len(events))
        if table.clocks is not None and table.result is None:
            table.clocks.resume(await self.store.last_seen(self.before.pop(kept.id, kept.owner)))
        return table

    async def wake_clocks(self) -> None:
        """Tables with a clock have to live somewhere, whether somebody is there or not."""
        for kept in await self.store.with_clocks():
            if kept.id not in self.tables and (kept.owner is None or not await self.neighbours.alive(kept.owner)):
                before = kept.owner
                if await owner_of(self, kept) == self.process:
                    table = await self.table(kept.id)
                    log.info("a clock goes on", extra={"table": kept.id, "before": before})
                    if table is not None and table.sitting is not None:
                        async with table.lock:
                            await table.proceed()

    def forget(self, table: LiveTable) -> None:
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        self._loading.pop(table.id, None)

    async def put_away_idle(self) -> int:
        """Put away the tables at which nobody is any more; how many."""
        now = time.monotonic()
        gone = [one for one in self.tables.values() if one.idle and now - one.idle_since > self.patience]
        for table in gone:
            table.put_away()
            await self.store.let_go(table.id, self.process)
        return len(gone)

    # -- opening and joining -------------------------------------------------------------------------------------

    async def open(self, kept: KeptTable) -> LiveTable:
        """A new table; where both seats are taken, its game begins."""
        kept.owner = self.process
        ready = kept.status == "playing"
        game = await self._new_game(kept) if ready else None
        await self.store.open(kept)
        table = self.tables[kept.id] = LiveTable(self, kept, None, 0)
        if game is not None:
            await self._begin(table, game)
        self.changed(table)
        return table

    async def start(self, id_: str) -> None:
        """The second player has come: the game begins, wherever the table lives."""
        room = await self.room(id_)
        if isinstance(room, Away):
            self.neighbours.post(room.process, {"do": "begin", "table": id_})
        else:
            await self.began(id_)

    async def began(self, id_: str) -> None:
        """Begin the game of a table that lives here."""
        table, kept = self.tables.get(id_), await self.store.table(id_)
        if kept is None:
            return
        if table is None:
            await self.table(id_)  # whoever comes finds it at its beginning
        elif table.sitting is None and kept.status == "playing":
            table.kept = kept
            await self._begin(table, await self._new_game(kept))

    async def close_table(self, id_: str) -> None:
        """Nobody has joined, and its host goes."""
        room = await self.room(id_)
        await self.store.remove(id_)
        if isinstance(room, Away):
            self.neighbours.post(room.process, {"do": "drop", "table": id_})
        else:
            await self.dropped(id_)

    async def dropped(self, id_: str) -> None:
        table = self.tables.get(id_)
        if table is not None:
            await table.drop("the table was closed")
            self.changed(table)

    async def _new_game(self, kept: KeptTable) -> Game:
        return await asyncio.get_running_loop().run_in_executor(self.engine, partial(new_game, kept))

    async def _begin(self, table: LiveTable, game: Game) -> None:
        kept = table.kept
        self.metrics.count("games_begun")
        async with table.lock:
            await table.begin(Sitting(game, (kept.corp_bot, kept.runner_bot), policies(json.decode(kept.wishes))))

    async def rematch(self, table: LiveTable) -> None:
        """The same two again, with sides swapped; each deck stays with its side."""
        old = table.kept
        if old.next is None:
            now = time.time()
            new = KeptTable(
                secret(8), "playing", now, now, old.host, secret(12), secrets.randbits(53), old.skip_forced,
                old.settings, corp=old.runner, runner=old.corp, corp_name=old.runner_name, runner_name=old.corp_name,
                corp_bot=old.runner_bot, runner_bot=old.corp_bot, corp_deck=old.corp_deck, runner_deck=old.runner_deck,
            )  # fmt: skip
            await self.open(new)
            old.next = new.id
            await self.store.change(old.id, next=new.id)
        table.send(m.Next(old.next))

    async def said(self, table: LiveTable, side: Side, words: str) -> None:
        from sneakdoor.web.answering import said  # noqa: PLC0415  (it needs tables, and tables need it)

        await said(table, side, words)

    # -- the lobby -----------------------------------------------------------------------------------------------

    def changed(self, table: LiveTable) -> None:
        """Something about a table is to be seen in the lobby."""
        if table.settings.public:
            for listener in list(self.listeners):
                listener()
            self.neighbours.lobby_changed()

    async def lobby(self) -> list[m.TableInfo]:
        """The public tables that are open or at which somebody plays."""
        out = []
        for kept in await self.store.listed("open", "playing"):
            living = self.tables.get(kept.id)
            if living is not None:
                info = living.info()
            else:
                info = table_info(kept, json.decode(kept.settings, type=m.Settings))
            if info.settings.public:
                out.append(info)
        return out

    async def close(self) -> None:
        for id_ in self.tables:
            await self.store.let_go(id_, self.process)
        for table in list(self.tables.values()):
            table.put_away()
            for link in list(table.links):
                link.close(1012, "the server is going down; come again")
        await self.neighbours.stop()
        await self.analysts.close()
        self.engine.shutdown(wait=True, cancel_futures=True)
        self.thinkers.close()


def new_game(kept: KeptTable) -> Game:
    """The game of a table, with the choices that it begins with."""
    assert kept.corp_deck is not None
    assert kept.runner_deck is not None
    corp, runner = KeptDeck.read(kept.corp_deck), KeptDeck.read(kept.runner_deck)
    game = Game.new(corp=corp, runner=runner, seed=kept.seed, skip_forced=kept.skip_forced)
    for one in json.decode(kept.start) if kept.start else []:
        game.choose(Option.from_dict(one))
    return game


def record_of(kept: KeptTable, events: list[Kept]) -> tuple[Record, list[tuple[Side, int]]]:
    """What the events come to, not played yet, and where people decided themselves."""
    game = new_game(kept)
    choices, undone, places = choices_of(game.choices, events)
    record = game.record
    return Record(record.seed, record.corp, record.runner, tuple(choices), record.skip_forced, undone), places


def sitting_of(kept: KeptTable, events: list[Kept]) -> Sitting:
    """A game as its events have left it."""
    whole, places = record_of(kept, events)
    bots = (kept.corp_bot, kept.runner_bot)
    return Sitting(Game.replay(whole), bots, policies(json.decode(kept.wishes)), places=places)


def a_side() -> Side:
    return random.SystemRandom().choice(list(Side))


__all__ = ["Clocks", "House", "a_side", "new_game", "record_of", "sitting_of"]
