"""A table: one game, its players and spectators, and the messages between them and the server."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar
from weakref import WeakKeyDictionary

from msgspec import json

from sneakdoor import IllegalChoice, Option, Side, __version__
from sneakdoor.bots import anything
from sneakdoor.web import messages as m
from sneakdoor.web.background import Background
from sneakdoor.web.bot_workers import GamePosition
from sneakdoor.web.clocks import Clocks, ShownClocks
from sneakdoor.web.decode import Misunderstood
from sneakdoor.web.live_game import EngineFailed, Halt, LiveGame
from sneakdoor.web.store import KeptEvent, KeptTable, Overtaken, TableClaim
from sneakdoor.web.streams import News, Stream, beginning, encode, news
from sneakdoor.web.table_info import role_at, table_info

if TYPE_CHECKING:
    from sneakdoor.web.access_control import TokenBucket
    from sneakdoor.web.table_manager import TableManager

AGREED: Final = "agreement"
TIME: Final = "time"
ABANDONED: Final = "abandoned"
T = TypeVar("T")
log = logging.getLogger("sneakdoor.web")


class Link(Protocol):
    """A viewer's connection."""

    role: m.Role
    person: str
    name: str

    def send(self, sent: Iterable[bytes]) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class Refused(Exception):
    """Something that cannot be done now; the message is for the viewer who asked."""


def side_of(role: m.Role) -> Side | None:
    return {"corp": Side.CORP, "runner": Side.RUNNER}.get(role)


class LiveTable(Background):
    """A table in the memory of this process."""

    def __init__(self, manager: TableManager, kept: KeptTable, live_game: LiveGame | None, events: int) -> None:
        super().__init__()
        self.manager, self.kept, self.live_game, self.events = manager, kept, live_game, events
        self.claim = TableClaim(kept.id, manager.process, kept.fence)
        self.settings = json.decode(kept.settings, type=m.Settings)
        self.result: dict[str, Any] | None = json.decode(kept.result) if kept.result else None
        self.clocks = Clocks.read(kept.clock) if kept.clock else None
        self.faces = ShownClocks()
        self.lock = asyncio.Lock()
        self.links: list[Link] = []
        self.now = time.monotonic
        self.streams = self._streams()
        self.halt = Halt("over") if kept.status == "over" else Halt("shown")
        self.pass_at = (-1, 0.0)  # which question may not be passed before which time, by the monotonic clock
        self.held: int | None = None  # the question whose answer waits for that time
        self.offers: dict[str, Side] = {}
        self.over_at = 0.0  # from when on spectators may know how it ended
        self.resyncs: WeakKeyDictionary[Link, TokenBucket] = WeakKeyDictionary()
        self.thought: asyncio.Future[Option] | None = None  # what a bot is thinking about
        self.idle_since = time.monotonic()

    def open_hands(self) -> None:
        """Spectators see both hands from now on."""
        self.settings.open_hands = True
        self.kept.settings = json.encode(self.settings).decode()
        if self.live_game is not None:
            self.live_game.observers[None].again()

    def _streams(self) -> dict[m.Role, Stream]:
        delay = float(self.settings.delay)
        return {"corp": Stream(Side.CORP), "runner": Stream(Side.RUNNER), "spectator": Stream(None, delay)}

    @property
    def id(self) -> str:
        return self.kept.id

    # -- who is here ---------------------------------------------------------------------------------------------

    def here(self, role: m.Role) -> int:
        return [link.role for link in self.links].count(role)

    async def enter(self, link: Link) -> None:
        """Add a viewer: send them everything they may know, and tell the others that they are here."""
        async with self.lock:
            self._alive()
            self.links.append(link)
            stream = self.streams[link.role]
            talk = [m.Chat(**one) for one in await self.manager.store.talk(self.id)]
            link.send([encode(one) for one in talk if not stream.delays(one) or time.time() - one.at > stream.delay])
            link.send([encode(self.hello(link))])
            if self.live_game is not None:
                await self._refresh(link.role)
                link.send(self.streams[link.role].whole())
                self._tell_standing(link)
                if link.role == "runner" and self.halt.kind == "asked":
                    self._propose()  # nobody was there to look for a way when it was asked
            self._tell_presence()
            if self.halt.kind == "shown" and self.live_game is not None:
                await self.proceed()
            elif self.halt.kind == "thinks" and self.live_game is not None:
                self._think(self.live_game.number)
            self._run_clock()
            self._tell_clocks()

    async def leave(self, link: Link) -> None:
        if link in self.links:
            self.links.remove(link)
        if not self.links and self.thought is not None:
            self.thought.cancel()
            self.thought = None
        if not self.here(link.role) and not self.streams[link.role].delay:
            self.streams[link.role].forget()
        self.idle_since = time.monotonic()
        if not self.gone:
            self._tell_presence()
            self._run_clock()
            self._tell_clocks()

    def hello(self, link: Link) -> m.Hello:
        side = side_of(link.role)
        deck = seat = None
        if side is not None and (kept := self.kept.of(side, "deck")):
            data = json.decode(kept)
            deck = m.DeckData(data.get("name", ""), data["identity"], data["cards"])
        if side is not None and self.live_game is not None:
            seat = m.SeatData(**self.live_game.seats[side].policy.as_dict())
        return m.Hello(m.PROTOCOL, __version__, link.role, self.info(link.person), deck, seat)

    def info(self, person: str | None = None) -> m.TableInfo:
        """The public facts of the table, and what this person may know beside them."""
        kept, mine = self.kept, None
        if person is not None and person in {kept.corp, kept.runner}:
            mine = "corp" if person == kept.corp else "runner"
        info = table_info(kept, self.settings)
        info.seat = mine  # type: ignore[assignment]
        info.host = person == kept.host
        info.key = kept.key if info.host else None
        info.watching = self.here("spectator")
        info.turn = self._turn()
        return info

    def _turn(self) -> int:
        """The turn that spectators have been sent."""
        if self.live_game is None:
            return 0
        stream, last = self.streams["spectator"], self.live_game.observers[None].last
        if stream.delay:
            return stream.last.view["turn"] if stream.last is not None else 0
        return last.game.turn if last is not None else 0

    # -- telling -------------------------------------------------------------------------------------------------

    def send(self, message: m.ToViewer, *roles: m.Role) -> None:
        """Send a message to all viewers, or to those of these roles."""
        sent = [encode(message)]
        late = self.streams["spectator"].delays(message)
        for link in self.links:
            if (not roles or link.role in roles) and not (late and link.role == "spectator"):
                link.send(sent)
        if late and (not roles or "spectator" in roles):
            self.streams["spectator"].later(self.now(), sent[0])
            self._deliver({})

    def _tell_presence(self) -> None:
        self.send(m.Presence(self._there("corp"), self._there("runner"), self.here("spectator")))
        self.manager.changed(self)

    def _there(self, role: m.Role) -> bool:
        side = side_of(role)
        assert side is not None
        return self.kept.of(side, "bot") is not None or self.here(role) > 0

    def _tell_standing(self, link: Link) -> None:
        """Send what is not part of the game: the clock, open offers, the result."""
        if self.clocks is not None and link.role in self._at_once:
            link.send([encode(self._clock(link.role))])
        delayed = link.role not in self._at_once
        if not delayed:  # who watches with a delay sees offers as they are made
            for what, side in self.offers.items():
                link.send([encode(m.Offer(what, side.word))])
        if delayed and self.now() < self.over_at:
            return
        if self.result is not None:
            link.send([encode(self.over())])
        if self.kept.next:
            link.send([encode(m.Next(self.kept.next))])

    def over(self) -> m.Over:
        assert self.result is not None
        result = self.result  # games that ended before their time was kept have none
        return m.Over(result["winner"], result["how"], result["points"], self.id, result.get("minutes", 0))

    @property
    def asked(self) -> Side | None:
        """The side whose player has to answer."""
        return self.halt.side if self.halt.kind == "asked" else None

    async def _refresh(self, role: m.Role) -> None:
        """Bring a stream that nobody followed up to date."""
        stream = self.streams[role]
        if stream.delay:
            if stream.last is None and not stream.late:  # even the first look comes late
                stream.later(self.now(), await self.work(partial(self._beginning, role)))
                if self.result is not None:
                    self._tell_over("spectator")
                self._deliver({})
        elif stream.last is None:
            await self.work(lambda: stream.tell(self._beginning(role)))

    def _beginning(self, role: m.Role) -> News:
        assert self.live_game is not None
        return beginning(self.live_game, side_of(role), asked=self.asked, hands=self.settings.open_hands)

    def _news(self, role: m.Role) -> News:
        assert self.live_game is not None
        return news(self.live_game, side_of(role), asked=self.asked, hands=self.settings.open_hands)

    def _tellings(self) -> dict[m.Role, list[bytes]]:
        """The messages for each role. A delayed role gets them later, even if nobody watches yet."""
        assert self.live_game is not None
        out: dict[m.Role, list[bytes]] = {}
        for role, stream in self.streams.items():
            side = side_of(role)
            if side not in self.live_game.observers or (stream.delay and not self.settings.spectators):
                continue
            if stream.delay:
                found = self._news(role)
                if found.moments or found.question.kind == "over":
                    stream.later(self.now(), found)
            elif self.here(role):
                first = stream.last is None
                out[role] = stream.tell(self._beginning(role) if first else self._news(role))
            else:
                stream.forget()
                self.live_game.observers[side].taken()
        return out

    def _deliver(self, tellings: dict[m.Role, list[bytes]]) -> None:
        for role, sent in tellings.items():
            if sent and self.clocks is not None and role in self._at_once:
                sent.append(encode(self._clock(role, now=True)))
        for link in self.links:
            if sent := tellings.get(link.role, []):
                link.send(sent)
        late = self.streams["spectator"].late
        if late and "late" not in self.timers:
            self._after("late", max(0.0, late[0][0] - self.now()), self._tell_late)

    async def _tell_late(self) -> None:
        """Send what is due to delayed spectators."""
        stream = self.streams["spectator"]
        sent = stream.due(self.now())
        self._deliver({"spectator": sent})  # and the next of them, when it is due

    # -- going on ------------------------------------------------------------------------------------------------

    async def work(self, do: Callable[[], T]) -> T:
        """Run work of the engine in its own thread."""
        return await asyncio.get_running_loop().run_in_executor(self.manager.engine, do)

    async def act(self, do: Callable[[], None] | None, *, waited: bool = False) -> None:
        """Do something with the game, let it go on, store the choices, and then tell everybody."""
        if do is not None:
            self.held = None
        try:
            tellings = await self.work(partial(self._step, do, waited))
        except (IllegalChoice, EngineFailed) as wrong:
            raise Refused(f"not possible: {wrong}") from None
        await self.keep()
        self._deliver(tellings)
        await self._see_to_what_follows()

    async def answer(self, side: Side, option: Option) -> None:
        """Take a choice. A pass takes effect no sooner than the seat's would, so that nobody can tell them apart."""
        live_game = self.live_game
        assert live_game is not None
        do = partial(live_game.choose, side, option)
        left = self._pause_left() if option.kind == "pass" else 0.0
        if not left:
            await self.act(do)
            return
        self.held = live_game.number
        self._after("pause", left, partial(self._waited, live_game.number, do))

    def _pause_left(self) -> float:
        """Seconds until the open question may be passed."""
        assert self.live_game is not None
        number, until = self.pass_at
        return max(0.0, until - self.now()) if number == self.live_game.number else 0.0

    async def proceed(self) -> None:
        """Go on as far as it goes by itself."""
        await self.act(None)

    def _step(self, do: Callable[[], None] | None, waited: bool) -> dict[m.Role, list[bytes]]:
        assert self.live_game is not None
        if do is not None:
            do()
            waited = False
        self.halt = self.live_game.go_on(waited=waited) if self.result is None else Halt("over")
        if self.pass_at[0] != self.live_game.number:
            self.pass_at = (self.live_game.number, self.now() + self.halt.seconds)
        return self._tellings()

    async def keep(self, *further: KeptEvent, **values: Any) -> None:
        """Commit the choices. If that fails, none of them was made: the table is dropped and read again."""
        assert self.live_game is not None
        made = self.live_game.drained()
        kept = [*further, *[KeptEvent("choice", one.side, one.by, one.option.as_dict()) for one in made]]
        if self.halt.kind == "over" and self.result is None:
            values |= await self._ended()
        self._run_clock()
        if self.clocks is not None:
            values["clock"] = self.clocks.written()
        if not kept and not values:
            return
        await self._commit(kept, values)
        self.events += len(kept)

    async def change(self, **values: Any) -> None:
        """Commit a change to the table that is not an event of its game."""
        await self._commit([], values)

    async def _commit(self, kept: list[KeptEvent], values: dict[str, Any]) -> None:
        started = time.perf_counter()
        try:
            await self.manager.store.append(self.claim, self.events, kept, **values)
        except Overtaken:
            await self.drop("this table lives in another process now")
            raise Refused("this table lives in another process now; try again") from None
        except Exception as error:
            log.exception("a choice could not be kept", extra={"table": self.id})
            await self.drop("the server could not keep what was chosen")
            raise Refused("the server could not keep that, and it was taken back; try again") from error
        self.manager.metrics.observe("commit_seconds", time.perf_counter() - started)

    async def _ended(self, winner: str | None = None, how: str = "") -> dict[str, Any]:
        """Note the end of the game, by its rules or by agreement."""
        assert self.live_game is not None
        game = self.live_game.game
        outcome = game.outcome
        if not how and outcome is not None:
            winner, how = None if outcome.winner is None else Side(outcome.winner).word, outcome.how
        corp, runner = game.points
        seconds = await self.manager.store.time_played(self.id)
        minutes = max(1, round(seconds / 60)) if seconds else 0
        self.result = {"winner": winner, "how": how, "points": {"corp": corp, "runner": runner}, "minutes": minutes}
        self.kept.status, self.kept.result = "over", json.encode(self.result).decode()
        self.halt = Halt("over")
        self.offers.clear()
        self.manager.metrics.count("games_over")
        return {"status": "over", "result": self.kept.result}

    async def end(self, winner: str | None, how: str) -> None:
        """End the game by agreement or time."""
        values = await self._ended(winner, how)
        await self.keep(**values)
        self._tell_over()
        self.manager.changed(self)

    def _tell_over(self, *roles: m.Role) -> None:
        self.over_at = self.now() + self.streams["spectator"].delay
        self.send(self.over(), *roles)

    async def _see_to_what_follows(self) -> None:
        """Start what has to happen next without anybody's choice."""
        halt = self.halt
        number = self.live_game.number if self.live_game is not None else 0
        if halt.kind == "over":
            self._tell_over()
            self.manager.changed(self)
        elif halt.kind == "shown":
            await self.proceed()
        elif halt.kind == "pause":
            self._after("pause", self._pause_left(), partial(self._waited, number))
        elif halt.kind == "thinks":
            self._think(number)
        elif halt.kind == "planned":
            self.apart(self._planned(number))
        elif halt.kind == "asked":
            self._propose()

    async def _waited(self, number: int, do: Callable[[], None] | None = None) -> None:
        """Pass a question after its pause, by its seat or as its player has said."""
        async with self.lock:
            if self.live_game is None or self.live_game.number != number or self.result is not None:
                return
            if do is not None and self.held == number:
                await self.act(do)
            elif do is None and self.halt.kind == "pause":
                await self.act(None, waited=True)

    def _think(self, number: int) -> None:
        """Let the bot think if somebody is here; else it waits until somebody comes."""
        if self.links and self.thought is None:
            self.apart(self._bot_thinks(number))

    async def _bot_thinks(self, number: int) -> None:
        live_game, side = self.live_game, self.halt.side
        assert live_game is not None
        assert side is not None
        name = live_game.bots[side]
        assert name is not None
        person = self.kept.of(Side(1 - side)) or self.kept.host
        thought = asyncio.ensure_future(
            self.manager.bot_workers.bot(person, GamePosition.of(self.id, live_game.game), name)
        )
        self.thought = thought
        try:
            await asyncio.wait({thought})
            if thought.cancelled():
                return  # nobody looks any more
            option = thought.result()
        except Exception:
            log.exception("a bot has failed", extra={"table": self.id, "bot": name})
            option = anything(live_game.game)
        finally:
            if live_game.number == number and not thought.cancelled():
                await self._rest(self._pause_left())  # a quick thought takes as long as a slow one
            thought.cancel()
            if self.thought is thought:
                self.thought = None
        async with self.lock:
            if live_game.number == number and self.halt.kind == "thinks" and not self.gone:
                await self.act(partial(live_game.bot_answers, side, option))

    async def _planned(self, number: int) -> None:
        side, words = self.halt.side, self.halt.words
        assert side is not None
        async with self.lock:
            if self.live_game is None or self.live_game.number != number or self.gone:
                return
            seat = self.live_game.seats[side]
            try:
                await self.manager.said(self, side, words)
            except (Refused, Misunderstood) as wrong:
                seat.queue = []
                seat.notes.append(str(wrong))
                await self.act(None)

    def _propose(self) -> None:
        """Work out ways to break ice while the question is already open."""
        asked = self.streams["runner"].open
        if asked is not None and asked.thinking and self.here("runner"):
            self.apart(self._proposals(asked))

    async def _proposals(self, asked: m.Decision) -> None:
        live_game = self.live_game
        assert live_game is not None
        person = self.kept.runner or self.kept.host
        found = await self.manager.bot_workers.proposals(person, GamePosition.of(self.id, live_game.game), Side.RUNNER)
        if self.streams["runner"].open is asked:
            asked.proposals, asked.thinking = found, False
            self.send(m.Proposals(asked.id, found), "runner")

    # -- time ----------------------------------------------------------------------------------------------------

    def _run_clock(self) -> None:
        """Set the clock to the side whose question is open. Its seat's pauses count like its player's thoughts."""
        if self.clocks is None or self.live_game is None:
            return
        halt, side = self.halt, None
        if self.result is None and halt.kind in {"asked", "pause"} and halt.side in self.live_game.people:
            side = halt.side
        game = self.live_game.game
        away = side is not None and not self.here(side.word)
        self.clocks.run(side, turn=game.turn, active=game.active, away=away)
        self.timers.stop("flag")
        left = self.clocks.flag_in()
        if left is not None:
            self._after("flag", left + 0.05, self._flag)

    def _clock(self, role: m.Role, *, now: bool = False) -> m.Clock:
        """The clocks for a role: as they are at its own moments (`now`), else as its viewers have seen them run since.

        Which clock runs in between would tell where the other side's seat has stopped.
        """
        assert self.clocks is not None
        side, clock = side_of(role), None
        if now or role not in self.faces:
            clock = self.clocks.reading()
            clock.running = None
            if side is not None and self.result is None:
                running = (side if self.streams[role].open is not None else side.other).word
                clock.running = running if self._there(running) else None
        return self.faces.show(role, self.now(), clock)

    def _tell_clocks(self) -> None:
        if self.clocks is not None:
            for role in self._at_once:
                self.send(self._clock(role), role)

    @property
    def _at_once(self) -> tuple[m.Role, ...]:
        """Who is told at once what happens beside the game."""
        return ("corp", "runner") if self.streams["spectator"].delay else ("corp", "runner", "spectator")

    async def _flag(self) -> None:
        async with self.lock:
            if self.clocks is None or self.clocks.running is None or self.result is not None or self.live_game is None:
                return
            side = Side(self.clocks.running)
            left = self.clocks.flag_in()
            if left:
                self._after("flag", left + 0.05, self._flag)
                return
            self.live_game.concede(side)
            await self.end(side.other.word, TIME)
            self._deliver(await self.work(self._tellings))

    async def _guarded(self, task: Any) -> None:
        try:
            await task
        except Refused as wrong:
            self.send(m.Error(str(wrong)))
        except Exception:
            log.exception("something has failed at a table", extra={"table": self.id})
            self.manager.metrics.count("failures")

    # -- beginning and going -----------------------------------------------------------------------------------------

    async def begin(self, live_game: LiveGame) -> None:
        """Begin the game once both seats are taken."""
        self.live_game = live_game
        if self.settings.clock is not None and self.clocks is None:
            self.clocks = Clocks.of(self.settings.clock)
        self.halt = Halt("shown")
        for link in self.links:
            link.send([encode(self.hello(link))])
        await self.proceed()
        self.manager.changed(self)

    def _alive(self) -> None:
        if self.gone:
            raise Refused("this table was put away; come again")

    @property
    def idle(self) -> bool:
        """Whether it can be dropped from memory: nobody is here, and nothing happens by itself."""
        busy = self.links or self.tasks or self.lock.locked() or self.timers
        return not busy and self.clocks is None

    def put_away(self) -> None:
        self.gone = True
        self.timers.stop()
        self.manager.forget(self)

    async def drop(self, reason: str) -> None:
        """Drop the table because memory and store differ. Viewers reconnect by themselves."""
        self.put_away()
        for link in list(self.links):
            link.send([encode(m.Error(reason))])
            link.close(1012, reason)


__all__ = ["ABANDONED", "AGREED", "Link", "Refused", "LiveTable", "role_at", "side_of", "table_info"]
