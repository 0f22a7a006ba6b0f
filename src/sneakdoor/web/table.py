"""A table: one game, who sits and who watches, and everything said between them and the server."""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from msgspec import json

from sneakdoor import IllegalChoice, Side, __version__
from sneakdoor.web import messages as m
from sneakdoor.web.clocks import Clocks
from sneakdoor.web.hearing import Misunderstood
from sneakdoor.web.sitting import EngineFailed, Halt, Sitting
from sneakdoor.web.store import Kept, KeptTable, Overtaken
from sneakdoor.web.streams import Stream, encode, snapshot
from sneakdoor.web.thinking import Standing

if TYPE_CHECKING:
    from sneakdoor.web.house import House

"""The window in which ways to break ice are worth working out."""
AGREED: Final = "agreement"
TIME: Final = "time"
T = TypeVar("T")
log = logging.getLogger("sneakdoor.web")


class Link(Protocol):
    """One viewer's connection, wherever it ends."""

    role: m.Role
    person: str
    name: str

    def send(self, sent: Iterable[bytes]) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class Refused(Exception):
    """Something that cannot be done now; the message is for whoever asked."""


def side_of(role: m.Role) -> Side | None:
    return {"corp": Side.CORP, "runner": Side.RUNNER}.get(role)


class LiveTable:
    """What lives in this process of one table."""

    def __init__(self, house: House, kept: KeptTable, sitting: Sitting | None, events: int) -> None:
        self.house, self.kept, self.sitting, self.events = house, kept, sitting, events
        self.settings = json.decode(kept.settings, type=m.Settings)
        self.result: dict[str, Any] | None = json.decode(kept.result) if kept.result else None
        self.clocks = Clocks.read(kept.clock) if kept.clock else None
        self.lock = asyncio.Lock()
        self.links: list[Link] = []
        self.streams = self._streams()
        self.halt = Halt("over") if kept.status == "over" else Halt("shown")
        self.offers: dict[str, Side] = {}
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.idle_since = time.monotonic()
        self.gone = False

    def open_hands(self) -> None:
        """Spectators see both hands from now on."""
        self.settings.open_hands = True
        self.kept.settings = json.encode(self.settings).decode()

    def _streams(self) -> dict[m.Role, Stream]:
        delay = float(self.settings.delay)
        return {"corp": Stream(Side.CORP), "runner": Stream(Side.RUNNER), "spectator": Stream(None, delay)}

    @property
    def id(self) -> str:
        return self.kept.id

    # -- who is here ---------------------------------------------------------------------------------------------

    def here(self, role: m.Role) -> int:
        return sum(link.role == role for link in self.links)

    async def enter(self, link: Link) -> None:
        """A viewer comes: they are told everything they may know, and everybody that they are here."""
        async with self.lock:
            self._alive()
            self.links.append(link)
            for one in await self.house.store.talk(self.id):
                link.send([encode(m.Chat(**one))])
            link.send([encode(self.hello(link))])
            if self.sitting is not None:
                await self._refresh(link.role)
                link.send(self.streams[link.role].whole())
                self._tell_standing(link)
                if link.role == "runner" and self.halt.kind == "asked":
                    self._propose(self.sitting.number)  # nobody was there to look for a way when it was asked
            self._tell_presence()
            if self.halt.kind == "shown" and self.sitting is not None:
                await self.proceed()
            self._run_clock()

    async def leave(self, link: Link) -> None:
        if link in self.links:
            self.links.remove(link)
        self.idle_since = time.monotonic()
        if not self.gone:
            self._tell_presence()
            self._run_clock()

    def hello(self, link: Link) -> m.Hello:
        side = side_of(link.role)
        deck = seat = None
        if side is not None and (kept := self.kept.of(side, "deck")):
            told = json.decode(kept)
            deck = m.DeckTold(told.get("name", ""), told["identity"], told["cards"])
        if side is not None and self.sitting is not None:
            seat = m.SeatTold(**self.sitting.seats[side].policy.as_dict())
        return m.Hello(m.PROTOCOL, __version__, link.role, self.info(link.person), deck, seat)

    def info(self, person: str | None = None) -> m.TableInfo:
        """The table as everybody may know it, and as this person does."""
        kept, mine = self.kept, None
        if person is not None and person in {kept.corp, kept.runner}:
            mine = "corp" if person == kept.corp else "runner"
        info = table_info(kept, self.settings)
        info.seat = mine  # type: ignore[assignment]
        info.host = person == kept.host
        info.key = kept.key if info.host else None
        info.watching = self.here("spectator")
        info.turn = self.sitting.game.view(None).turn if self.sitting is not None else 0
        return info

    # -- telling -------------------------------------------------------------------------------------------------

    def send(self, message: m.ToViewer, *roles: m.Role) -> None:
        """To all viewers, or to those of these roles."""
        sent = [encode(message)]
        for link in self.links:
            if not roles or link.role in roles:
                link.send(sent)

    def _tell_presence(self) -> None:
        self.send(m.Presence(self._there("corp"), self._there("runner"), self.here("spectator")))
        self.house.changed(self)

    def _there(self, role: m.Role) -> bool:
        side = side_of(role)
        assert side is not None
        return self.kept.of(side, "bot") is not None or self.here(role) > 0

    def _tell_standing(self, link: Link) -> None:
        """What stands beside the game: the clock, open offers, how it ended."""
        if self.clocks is not None and link.role in self._at_once:
            link.send([encode(self.clocks.told())])
        for what, side in self.offers.items():
            link.send([encode(m.Offer(what, side.name.lower()))])  # type: ignore[arg-type]
        if self.result is not None and (link.role != "spectator" or not self.streams["spectator"].late):
            link.send([encode(self.over())])
        if self.kept.next:
            link.send([encode(m.Next(self.kept.next))])

    def over(self) -> m.Over:
        assert self.result is not None
        return m.Over(self.result["winner"], self.result["how"], self.result["points"], self.id)

    def _asked(self) -> Side | None:
        return self.halt.side if self.halt.kind == "asked" else None

    async def _refresh(self, role: m.Role) -> None:
        """A stream that nobody followed has to catch up before somebody comes to it."""
        stream = self.streams[role]
        if stream.delay:
            if stream.last is None and not stream.late:  # even the first look comes late
                stream.later(time.monotonic(), await self.work(partial(self._snapshot, role)))
                self._deliver({})
        elif stream.last is None or self.here(role) <= 1:
            now = await self.work(partial(self._snapshot, role))
            await self.work(partial(stream.tell, now))

    def _snapshot(self, role: m.Role) -> Any:
        assert self.sitting is not None
        return snapshot(self.sitting, side_of(role), asked=self._asked(), hands=self.settings.open_hands)

    def _tellings(self) -> dict[m.Role, list[bytes]]:
        """What each role is to be sent now. A delayed one gets it later, whether somebody watches already or not."""
        out: dict[m.Role, list[bytes]] = {}
        for role, stream in self.streams.items():
            if stream.delay:
                if self.settings.spectators:
                    stream.later(time.monotonic(), self._snapshot(role))
            elif self.here(role):
                out[role] = stream.tell(self._snapshot(role))
        return out

    def _deliver(self, tellings: dict[m.Role, list[bytes]]) -> None:
        for link in self.links:
            if sent := tellings.get(link.role):
                link.send(sent)
        late = self.streams["spectator"].late
        if late and "late" not in self.timers:
            self._after("late", max(0.0, late[0][0] - time.monotonic()), self._tell_late)

    async def _tell_late(self) -> None:
        """What spectators see with a delay is due."""
        stream = self.streams["spectator"]
        sent = stream.due(time.monotonic())
        self._deliver({"spectator": sent})  # and the next of them, when it is due
        if not stream.late and self.result is not None:
            self.send(self.over(), "spectator")

    # -- going on ------------------------------------------------------------------------------------------------

    async def work(self, do: Callable[[], T]) -> T:
        """Let the engine work, out of the way of everything else here."""
        return await asyncio.get_running_loop().run_in_executor(self.house.engine, do)

    async def act(self, do: Callable[[], None] | None, *, waited: bool = False) -> None:
        """Do something with the game, let it go on, keep what was chosen, and then tell everybody."""
        try:
            tellings = await self.work(partial(self._step, do, waited))
        except (IllegalChoice, EngineFailed) as wrong:
            raise Refused(f"not possible: {wrong}") from None
        await self.keep()
        self._deliver(tellings)
        await self._see_to_what_follows()

    async def proceed(self) -> None:
        """Go on as far as it goes by itself."""
        await self.act(None)

    def _step(self, do: Callable[[], None] | None, waited: bool) -> dict[m.Role, list[bytes]]:
        assert self.sitting is not None
        if do is not None:
            do()
        self.halt = self.sitting.go_on(waited=waited) if self.result is None else Halt("over")
        return self._tellings()

    async def keep(self, *further: Kept, **values: Any) -> None:
        """Commit what was chosen. Where that fails, nothing of it was: the table is put away and read again."""
        assert self.sitting is not None
        made = self.sitting.drained()
        kept = [*further, *(Kept("choice", one.side, one.by, one.option.as_dict()) for one in made)]
        if self.halt.kind == "over" and self.result is None:
            values |= self._ended()
        self._run_clock()
        if self.clocks is not None:
            values["clock"] = self.clocks.written()
        if not kept and not values:
            return
        started = time.perf_counter()
        try:
            await self.house.store.append(self.id, self.events, kept, **values)
        except Overtaken:
            await self.drop("this table lives in another process now")
            raise Refused("this table lives in another process now; try again") from None
        except Exception as error:
            log.exception("a choice could not be kept", extra={"table": self.id})
            await self.drop("the server could not keep what was chosen")
            raise Refused("the server could not keep that, and it was taken back; try again") from error
        self.house.metrics.observe("commit_seconds", time.perf_counter() - started)
        self.events += len(kept)

    def _ended(self, winner: str | None = None, how: str = "") -> dict[str, Any]:
        """The game is over: by its own rules, or by what was agreed beside it."""
        assert self.sitting is not None
        view = self.sitting.game.view(None)
        if not how and view.outcome is not None:
            winner, how = view.outcome["winner"], str(view.outcome["how"])
        self.result = {"winner": winner, "how": how, "points": {"corp": view.corp.score, "runner": view.runner.score}}
        self.kept.status, self.kept.result = "over", json.encode(self.result).decode()
        self.halt = Halt("over")
        self.offers.clear()
        self.house.metrics.count("games_over")
        return {"status": "over", "result": self.kept.result}

    async def end(self, winner: str | None, how: str) -> None:
        """End it by what is no choice of the game: an agreement, or time."""
        values = self._ended(winner, how)
        await self.keep(**values)
        self._tell_over()

    def _tell_over(self) -> None:
        if self.streams["spectator"].late:
            self.send(self.over(), "corp", "runner")
        else:
            self.send(self.over())
        self.house.changed(self)

    async def _see_to_what_follows(self) -> None:
        """Whatever has to happen next by itself."""
        halt = self.halt
        number = self.sitting.number if self.sitting is not None else 0
        if halt.kind == "over":
            self._tell_over()
        elif halt.kind == "shown":
            await self.proceed()
        elif halt.kind == "pause":
            self._after("pause", halt.seconds, partial(self._waited, number))
        elif halt.kind == "thinks":
            self._apart(self._bot_thinks(number))
        elif halt.kind == "planned":
            self._apart(self._planned(number))
        elif halt.kind == "asked":
            self._propose(number)

    async def _waited(self, number: int) -> None:
        async with self.lock:
            if self.sitting is not None and self.sitting.number == number and self.halt.kind == "pause":
                await self.act(None, waited=True)

    async def _bot_thinks(self, number: int) -> None:
        sitting = self.sitting
        assert sitting is not None
        side = self.halt.side
        assert side is not None
        name = sitting.bots[side]
        assert name is not None
        try:
            option = await self.house.thinkers.bot(Standing.of(self.id, sitting.game), name)
        except Exception:
            log.exception("a bot has failed", extra={"table": self.id, "bot": name})
            from sneakdoor.bots import anything  # noqa: PLC0415

            option = anything(sitting.game)
        async with self.lock:
            if sitting.number == number and self.halt.kind == "thinks" and not self.gone:
                await self.act(partial(sitting.bot_answers, side, option))

    async def _planned(self, number: int) -> None:
        side, words = self.halt.side, self.halt.words
        assert side is not None
        async with self.lock:
            if self.sitting is None or self.sitting.number != number or self.gone:
                return
            seat = self.sitting.seats[side]
            try:
                await self.house.said(self, side, words)
            except (Refused, Misunderstood) as wrong:
                seat.queue = []
                seat.notes.append(str(wrong))
                await self.act(None)

    def _propose(self, number: int) -> None:
        """Ways to break ice are worked out while the question is already there."""
        last = self.streams["runner"].last
        looked_for = last is not None and isinstance(last.question, m.Decision) and last.question.thinking
        if looked_for and self.here("runner"):
            self._apart(self._proposals(number))

    async def _proposals(self, number: int) -> None:
        sitting = self.sitting
        assert sitting is not None
        found = await self.house.thinkers.proposals(Standing.of(self.id, sitting.game), Side.RUNNER)
        last = self.streams["runner"].last
        if sitting.number == number and last is not None and isinstance(last.question, m.Decision):
            last.question.proposals, last.question.thinking = found, False
            self.send(m.Proposals(number, found), "runner")

    # -- time ----------------------------------------------------------------------------------------------------

    def _run_clock(self) -> None:
        """Set the clock to whoever is asked now."""
        if self.clocks is None or self.sitting is None:
            return
        asked = self._asked() if self.result is None else None
        view = self.sitting.game.view(None)
        away = asked is not None and not self.here("corp" if asked == Side.CORP else "runner")
        self.clocks.run(asked, turn=view.turn, active=Side[view.active.upper()], away=away)
        self._stop("flag")
        left = self.clocks.flag_in()
        if left is not None:
            self._after("flag", left + 0.05, self._flag)
        self.send(self.clocks.told(), *self._at_once)

    @property
    def _at_once(self) -> tuple[m.Role, ...]:
        """Who is told at once what happens beside the game."""
        return ("corp", "runner") if self.streams["spectator"].delay else ("corp", "runner", "spectator")

    async def _flag(self) -> None:
        async with self.lock:
            if self.clocks is None or self.clocks.running is None or self.result is not None or self.sitting is None:
                return
            side = Side(self.clocks.running)
            left = self.clocks.flag_in()
            if left:
                self._after("flag", left + 0.05, self._flag)
                return
            self.sitting.concede(side)
            await self.end(Side(1 - side).name.lower(), TIME)
            self._deliver(await self.work(self._tellings))

    def _after(self, what: str, seconds: float, do: Callable[[], Any]) -> None:
        """Do something later, in the place of what was to be done later of the same sort."""
        self._stop(what)

        def due() -> None:
            self.timers.pop(what, None)
            if not self.gone:
                self._apart(do())

        self.timers[what] = asyncio.get_running_loop().call_later(seconds, due)

    def _stop(self, what: str) -> None:
        timer = self.timers.pop(what, None)
        if timer is not None:
            timer.cancel()

    def _apart(self, task: Any) -> None:
        made: asyncio.Task[None] = asyncio.get_running_loop().create_task(self._guarded(task))
        self.tasks.add(made)
        made.add_done_callback(self.tasks.discard)

    async def _guarded(self, task: Any) -> None:
        try:
            await task
        except Refused as wrong:
            self.send(m.Error(str(wrong)))
        except Exception:
            log.exception("something has failed at a table", extra={"table": self.id})
            self.house.metrics.count("failures")

    # -- beginning and going -----------------------------------------------------------------------------------------

    async def begin(self, sitting: Sitting) -> None:
        """Both seats are taken: the game begins, and whoever is here sees it."""
        self.sitting = sitting
        if self.settings.clock is not None and self.clocks is None:
            self.clocks = Clocks.of(self.settings.clock)
        self.halt = Halt("shown")
        for link in self.links:
            link.send([encode(self.hello(link))])
        await self.proceed()
        self.house.changed(self)

    def _alive(self) -> None:
        if self.gone:
            raise Refused("this table was put away; come again")

    @property
    def idle(self) -> bool:
        """Could it be put away: nobody is here, and nothing happens by itself?"""
        busy = self.links or self.tasks or self.lock.locked() or {"pause", "late", "flag"} & set(self.timers)
        return not busy and self.clocks is None

    def put_away(self) -> None:
        self.gone = True
        for what in list(self.timers):
            self._stop(what)
        self.house.forget(self)

    async def drop(self, reason: str) -> None:
        """Put it away in the middle: what is here is not what is kept. Viewers come again by themselves."""
        self.put_away()
        for link in list(self.links):
            link.send([encode(m.Error(reason))])
            link.close(1012, reason)


def role_at(kept: KeptTable, person: str, key: str) -> m.Role | None:
    """Who somebody is at a table; None: may not even watch. A table by link is for those who have its key."""
    if person == kept.corp:
        return "corp"
    if person == kept.runner:
        return "runner"
    settings = json.decode(kept.settings, type=m.Settings)
    if not settings.spectators or kept.status == "open":
        return None
    return "spectator" if settings.public or hmac.compare_digest(key, kept.key) else None


def table_info(kept: KeptTable, settings: m.Settings) -> m.TableInfo:
    decks = [json.decode(deck) if deck else None for deck in (kept.corp_deck, kept.runner_deck)]
    open_ = kept.status == "open"
    names = m.Pair(kept.corp_name or kept.corp_bot, kept.runner_name or kept.runner_bot)
    identities = m.Pair(*(None if deck is None or open_ else deck["identity"] for deck in decks))
    bots = m.Pair(kept.corp_bot, kept.runner_bot)
    return m.TableInfo(kept.id, kept.status, names, identities, bots, settings, kept.created, next=kept.next)


__all__ = ["AGREED", "Link", "Refused", "LiveTable", "role_at", "side_of", "table_info"]
