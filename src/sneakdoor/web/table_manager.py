"""The tables of this process: open, load and unload them."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final
from weakref import WeakValueDictionary

from msgspec import json

from sneakdoor import Game, Option, Record, Side
from sneakdoor.decks import decks_for
from sneakdoor.web import messages as m
from sneakdoor.web.analyses import Analyses
from sneakdoor.web.bot_workers import BotWorkers
from sneakdoor.web.clocks import Clocks
from sneakdoor.web.decks import KeptDeck
from sneakdoor.web.decks import kept as kept_deck
from sneakdoor.web.live_game import LiveGame, policies
from sneakdoor.web.mail import Mailer, MailServer
from sneakdoor.web.metrics import Metrics
from sneakdoor.web.observer import Bases, Observer, latest, observers_of, play_on
from sneakdoor.web.open_sockets import OpenSockets
from sneakdoor.web.replay_service import ReplayService
from sneakdoor.web.store import (
    Accounts,
    Cursor,
    Database,
    FinishedLessons,
    GameStore,
    KeptEvent,
    KeptTable,
    Listing,
    Notes,
    People,
    choices_of,
    secret,
)
from sneakdoor.web.streams import encode
from sneakdoor.web.table import ABANDONED, Link, LiveTable, table_info
from sneakdoor.web.table_ownership import Detached, NoPeers, Peers, RemoteRoom, owner_of

PATIENCE: Final = 60.0
"""Seconds without viewers after which a table is unloaded."""
ENGINE_THREADS: Final = 1
"""One engine thread: with the GIL a second would only compete with it and with the event loop."""
AT_ONCE: Final = 100
"""Choices replayed in one go before other tables get their turn."""
MOST_REPLAYING: Final = 2
log = logging.getLogger("sneakdoor.web")


class LocalRoom:
    """A viewer's access to a table owned by this process.

    Their connection may end at any moment, which cancels the handler of the current message. The work
    goes on: a choice that was half made would leave the table with something that is not in the database.
    """

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._entering: asyncio.Task[None] | None = None
        self._working: set[asyncio.Task[None]] = set()

    async def enter(self, link: Link) -> None:
        self._entering = self._begin(self.table.enter(link))
        await asyncio.shield(self._entering)

    async def hear(self, link: Link, raw: str | bytes) -> None:
        from sneakdoor.web.handlers import hear  # noqa: PLC0415  (it needs tables, and tables need it)

        await asyncio.shield(self._begin(hear(self.table, link, raw)))

    async def leave(self, link: Link) -> None:
        if self._entering is not None:
            await asyncio.wait({self._entering})
        await self.table.leave(link)

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._working.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._working.discard(task)
        if not task.cancelled():
            task.exception()  # mark as retrieved: the caller may be gone


Room = LocalRoom | RemoteRoom


@dataclass(frozen=True, slots=True)
class Expiry:
    """Ages at which abandoned tables expire; 0 is never. Finished games stay."""

    open_hours: float = 24.0
    game_days: float = 30.0


class TableManager:
    """The tables of this process and their shared services."""

    def __init__(
        self,
        database: Database,
        bot_workers: BotWorkers,
        *,
        patience: float = PATIENCE,
        expiry: Expiry | None = None,
        mail: MailServer | None = None,
    ) -> None:
        self.database = database
        self.store, self.people, self.notes = GameStore(database), People(database), Notes(database)
        self.lessons = FinishedLessons(database)
        self.accounts, self.mailer, self.open_sockets = Accounts(database), Mailer(mail), OpenSockets()
        self.bot_workers = bot_workers
        self.listing = Listing(database)
        self.analyses = Analyses(bot_workers)
        self.replays = ReplayService(bot_workers)
        self.metrics = Metrics()
        self.engine = ThreadPoolExecutor(ENGINE_THREADS, "engine")
        self.tables: dict[str, LiveTable] = {}
        self.patience = patience
        self.expiry = expiry or Expiry()
        self.process = secret(12)
        self.listeners: set[Callable[[], None]] = set()  # the lobby's
        self.peers = Peers(self) if database.is_postgres else NoPeers(self)
        self.listeners.add(self._forget_lobby)
        self._lobby_message: str | None = None
        self._lobby_changes = 0
        self._lobby_lock = asyncio.Lock()
        self._replaying = asyncio.Semaphore(MOST_REPLAYING)
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # -- finding -------------------------------------------------------------------------------------------------

    async def room(self, id_: str) -> Room | None:
        """Return access to a table: local, loaded from its record if necessary, or in another process."""
        found = await self._find(id_)
        if isinstance(found, str):
            assert isinstance(self.peers, Peers)
            return RemoteRoom(self.peers, found, id_)
        return LocalRoom(found) if found is not None else None

    async def table(self, id_: str) -> LiveTable | None:
        """Return a local table, taking it over if unowned; None if another process owns it."""
        found = await self._find(id_)
        return found if isinstance(found, LiveTable) else None

    async def _find(self, id_: str) -> LiveTable | str | None:
        """Return a local table, taking it over if no living process owns it, or the name of its owner."""
        found = self.tables.get(id_)
        if found is not None:
            return found
        async with self._loading.setdefault(id_, asyncio.Lock()):
            found = self.tables.get(id_)
            if found is not None:
                return found
            await self.peers.attach()
            attached = self.peers.attached
            kept = await self.store.table(id_)
            if kept is None:
                return None
            before = kept.owner
            owner = await owner_of(self, kept)
            if owner != self.process:
                return owner
            found = await self._rebuilt(kept, before)
            if attached != self.peers.attached:
                raise Detached
            self.tables[id_] = found
        return found

    async def _rebuilt(self, kept: KeptTable, before: str | None) -> LiveTable:
        if kept.status == "open":
            return LiveTable(self, kept, None, 0)
        events = await self.store.events(kept.id)
        started = time.perf_counter()
        live_game = await self._live_game(kept, events)
        self.metrics.count("games_rebuilt")
        log.info("rebuilt", extra={"table": kept.id, "events": len(events), "seconds": time.perf_counter() - started})
        table = LiveTable(self, kept, live_game, len(events))
        if table.clocks is not None and table.result is None:
            table.clocks.resume(await self.store.last_seen(before))
        return table

    async def wake_clocks(self) -> None:
        """Load tables with running clocks, even without viewers."""
        for id_, owner in await self.store.with_clocks():
            ours = owner in {None, self.process}
            if id_ not in self.tables and (ours or not await self.peers.alive(str(owner))):
                table = await self.table(id_)
                if table is not None and table.live_game is not None:
                    log.info("a clock goes on", extra={"table": id_, "before": owner})
                    async with table.lock:
                        await table.proceed()

    def forget(self, table: LiveTable) -> None:
        if self.tables.get(table.id) is table:
            del self.tables[table.id]

    async def drop_all(self, reason: str) -> None:
        """Drop all tables after losing ownership; viewers must reconnect."""
        for table in list(self.tables.values()):
            await table.drop(reason)

    async def put_away_idle(self) -> int:
        """Unload tables without viewers; return how many."""
        now = time.monotonic()
        gone = [one for one in self.tables.values() if one.idle and now - one.idle_since > self.patience]
        for table in gone:
            table.put_away()
            await self.store.let_go(table.claim)
        return len(gone)

    # -- opening and joining -------------------------------------------------------------------------------------

    async def open(self, kept: KeptTable) -> LiveTable:
        """Create a table; start its game if both seats are taken."""
        await self.peers.attach()
        kept.owner = self.process
        ready = kept.status == "playing"
        live_game = await self._live_game(kept, []) if ready else None
        await self.store.open(kept)
        table = self.tables[kept.id] = LiveTable(self, kept, None, 0)
        if live_game is not None:
            await self._begin(table, live_game)
        self.changed(table)
        return table

    async def start(self, id_: str) -> None:
        """Start the game in the owning process once the second player has joined."""
        room = await self.room(id_)
        if isinstance(room, RemoteRoom):
            self.peers.post(room.process, {"do": "begin", "table": id_})
        else:
            await self.began(id_)

    async def began(self, id_: str) -> None:
        """Start the game of a local table."""
        table, kept = self.tables.get(id_), await self.store.table(id_)
        if kept is None:
            return
        if table is None:
            await self.table(id_)  # load it now, so that the first viewer finds it started
        elif table.live_game is None and kept.status == "playing":
            table.kept = kept
            await self._begin(table, await self._live_game(kept, []))

    async def close_table(self, id_: str) -> None:
        """Close a table that nobody has joined."""
        room = await self.room(id_)
        await self.store.remove(id_)
        if isinstance(room, RemoteRoom):
            self.peers.post(room.process, {"do": "drop", "table": id_})
        else:
            await self.dropped(id_)

    async def dropped(self, id_: str) -> None:
        table = self.tables.get(id_)
        if table is not None:
            await table.drop("the table was closed")
            self.changed(table)

    # -- sessions ------------------------------------------------------------------------------------------------

    async def sessions_ended(self, person: str) -> None:
        """Close the sockets of sessions that have ended, in every process."""
        await self.close_ended(person)
        await self.peers.sessions_ended(person)

    async def close_ended(self, person: str) -> None:
        self.open_sockets.close_ended(person, await self.people.sessions_of(person))

    async def followed(
        self, record: Record, bots: tuple[str | None, str | None], bases: Bases | None = None
    ) -> tuple[Game, dict[Side | None, Observer]]:
        """Play a record again for those who follow the game: what they were told last, and its number, come from it.

        In the engine's thread, a few choices at a time: a long one holds up no other table.
        """
        loop, observers = asyncio.get_running_loop(), observers_of(bots, bases or {})
        async with self._replaying:
            game = await loop.run_in_executor(self.engine, Game.replay, replace(record, choices=()))
            for first in range(0, len(record.choices) + 1, AT_ONCE):
                some = record.choices[first : first + AT_ONCE]
                await loop.run_in_executor(self.engine, partial(play_on, game, some, observers))
        return game, latest(observers)

    async def _live_game(self, kept: KeptTable, events: list[KeptEvent]) -> LiveGame:
        """A game as its events have left it, with the choices that it begins with."""
        record, places = await asyncio.to_thread(record_of, kept, events)
        bots = (kept.corp_bot, kept.runner_bot)
        game, observers = await self.followed(record, bots, bases_of(events))
        return LiveGame(game, bots, policies(json.decode(kept.wishes)), places=places, observers=observers)

    async def _begin(self, table: LiveTable, live_game: LiveGame) -> None:
        self.metrics.count("games_begun")
        async with table.lock:
            await table.begin(live_game)

    async def rematch(self, table: LiveTable, *, swapped: bool) -> None:
        """Let the same two play again. Decks belong to people: nobody gets the other's deck."""
        old = table.kept
        if old.next is None:
            now = time.time()
            seats: dict[str, Any] = {}
            for side in Side:
                was = Side(1 - side) if swapped else side
                name = side.name.lower()
                deck = await self._deck_for(old, was, side) if swapped else old.of(side, "deck")
                seats |= {
                    name: old.of(was), f"{name}_name": old.of(was, "name"), f"{name}_bot": old.of(was, "bot"),
                    f"{name}_deck": deck,
                }  # fmt: skip
            new = KeptTable(
                secret(8), "playing", now, now, old.host, secret(12), secrets.randbits(53), old.skip_forced,
                old.settings, rules=old.rules, **seats,
            )  # fmt: skip
            await self.open(new)
            old.next = new.id
            await table.change(next=new.id)
        table.send(m.Next(old.next))

    async def _deck_for(self, old: KeptTable, was: Side, side: Side) -> str:
        """Choose a deck for a player who changes sides: their last one for that side, or a starter deck."""
        person = old.of(was)
        last = await self.store.last_deck(person, side, old.rules) if person else None
        if last is not None:
            return last
        theirs = old.of(side, "deck")  # a starter deck that the other player has just played would look handed over
        fresh = [deck for deck in map(kept_deck, decks_for(side)) if deck != theirs]
        return secrets.choice(fresh)

    async def said(self, table: LiveTable, side: Side, words: str) -> None:
        from sneakdoor.web.handlers import said  # noqa: PLC0415  (it needs tables, and tables need it)

        await said(table, side, words)

    # -- the lobby -----------------------------------------------------------------------------------------------

    def changed(self, table: LiveTable) -> None:
        """Announce a change of a table to the lobby."""
        if table.settings.public:
            for listener in list(self.listeners):
                listener()
            self.peers.lobby_changed()

    async def lobby(self, after: Cursor | None = None) -> m.Tables:
        """A page of the public tables that are open or at which somebody plays."""
        page = await self.listing.lobby(after)
        infos = [self._listed(kept) for kept in page.tables]
        return m.Tables(infos, str(page.next) if page.next is not None else None)

    def _listed(self, kept: KeptTable) -> m.TableInfo:
        living = self.tables.get(kept.id)
        return living.info() if living is not None else table_info(kept, json.decode(kept.settings, type=m.Settings))

    async def lobby_message(self) -> str:
        """The first page of the lobby as a message: made once for everybody who looks at it."""
        async with self._lobby_lock:
            if self._lobby_message is None:
                changes = self._lobby_changes
                made = encode(await self.lobby()).decode()
                if changes != self._lobby_changes:
                    return made  # changed meanwhile: another update follows
                self._lobby_message = made
            return self._lobby_message

    def _forget_lobby(self) -> None:
        self._lobby_message = None
        self._lobby_changes += 1

    async def expire_abandoned(self) -> int:
        """Close abandoned open tables and end abandoned games; return how many."""
        now, never = time.time(), float("-inf")
        expiry = self.expiry
        open_before = now - expiry.open_hours * 3600 if expiry.open_hours else never
        played_before = now - expiry.game_days * 86400 if expiry.game_days else never
        done = left = 0
        while rows := await self.listing.abandoned(open_before, played_before, skip=left):
            for kept in rows:
                expired = await self._expire(kept)
                done, left = done + expired, left + (not expired)
        return done

    async def _expire(self, kept: KeptTable) -> bool:
        try:
            return await self._ended(kept)
        except Exception:
            log.exception("an abandoned table could not be ended", extra={"table": kept.id})
            return False

    async def _ended(self, kept: KeptTable) -> bool:
        """Close or end a table unless it has viewers."""
        living = self.tables.get(kept.id)
        elsewhere = kept.owner not in {None, self.process} and await self.peers.alive(str(kept.owner))
        if elsewhere or (living is not None and living.links):
            return False
        if kept.status == "open":
            await self.close_table(kept.id)
        else:
            table = await self.table(kept.id)
            if table is None or table.live_game is None or table.links:
                return False
            async with table.lock:
                if table.result is None:
                    await table.end(None, ABANDONED)
        log.info("an abandoned table has expired", extra={"table": kept.id, "was": kept.status})
        return True

    async def close(self) -> None:
        for table in list(self.tables.values()):
            table.put_away()
            await self.store.let_go(table.claim)
            for link in list(table.links):
                link.close(1012, "the server is going down; come again")
        await self.mailer.close()
        await self.peers.stop()
        await self.analyses.close()
        self.engine.shutdown(wait=True, cancel_futures=True)
        await self.bot_workers.close()


def record_of(kept: KeptTable, events: list[KeptEvent]) -> tuple[Record, list[tuple[Side, int]]]:
    """Build the record from stored events, with the choices people made themselves."""
    assert kept.corp_deck is not None
    assert kept.runner_deck is not None
    corp, runner = KeptDeck.read(kept.corp_deck), KeptDeck.read(kept.runner_deck)
    start = [Option.from_dict(one) for one in json.decode(kept.start)] if kept.start else []
    choices, undone, places = choices_of(start, events)
    return Record.of(
        corp, runner, kept.seed, choices, skip_forced=kept.skip_forced, undone=undone, rules=kept.rules
    ), places


def bases_of(events: list[KeptEvent]) -> Bases:
    """Return the first message number of each role after the last undo."""
    found = next((one.data.get("bases") for one in reversed(events) if one.kind == "undo"), None)
    return found or {}


def a_side() -> Side:
    return random.SystemRandom().choice(list(Side))


__all__ = ["Clocks", "Expiry", "TableManager", "a_side", "record_of"]
