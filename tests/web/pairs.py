"""Pairs of tables that differ only in what one receiver may not know, played in step.

The other side's deck is exchanged card by card: same places, other fronts, same kinds of cards as far as everybody can
see them lie. That side plays by a script that looks at public facts only. Its person is asked more often in one world
than in the other, and answers without doing anything. So whatever the receiver hears must be the same in both, for as
long as the engine itself tells the receiver the same.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from tests.laws.worlds import Script
from tests.web.inside import Ear, role

from sneakdoor import Game, Option, Side
from sneakdoor.web import messages as m
from sneakdoor.web.handlers import hear
from sneakdoor.web.table import LiveTable

NEVER: Final = 1e6  # seconds
THINKS: Final = 1.0  # seconds that the receiver takes before each message, in both worlds


# ------------------------------------------------------------------------------------------------------------ a world


@dataclass
class Timer:
    """The time of one world: nobody waits for it."""

    now: float = 1000.0

    def monotonic(self) -> float:
        return self.now


class Stamped(Ear):
    """A viewer who keeps everything, and when it came."""

    def __init__(self, name: m.Role, timer: Timer) -> None:
        super().__init__(name)
        self.timer = timer
        self.stamped: list[tuple[float, bytes]] = []

    def send(self, sent: Iterable[bytes]) -> None:
        some = [in_order(one) for one in sent]
        super().send(some)
        self.stamped.extend((round(self.timer.now, 6), one) for one in some)


def in_order(raw: bytes) -> bytes:
    """Put the receiver's own deck in order: cards that change places in R&D have changed places in the list as well."""
    if not raw.startswith(b'{"type":"hello"'):
        return raw
    message = msgspec.json.decode(raw)
    if message.get("deck"):
        message["deck"]["cards"] = dict(sorted(message["deck"]["cards"].items()))
    return msgspec.json.encode(message)


@dataclass(eq=False)
class World:
    """One of the two tables."""

    table: LiveTable
    timer: Timer
    receiver: Side
    ears: dict[m.Role, Stamped] = field(default_factory=dict)
    late: deque[tuple[float, Callable[[], Any]]] = field(default_factory=deque)

    @property
    def game(self) -> Game:
        assert self.table.live_game is not None
        return self.table.live_game.game

    @property
    def other(self) -> Side:
        return Side(1 - self.receiver)

    async def settle(self) -> None:
        """Until somebody is asked and nothing more happens by itself."""
        until = time.monotonic() + 90
        while time.monotonic() < until:
            if not self.table.lock.locked() and not self.table.tasks and "pause" not in self.table.timers:
                if self.table.halt.kind in {"asked", "over"} and self.table.held is None:
                    return
            await asyncio.sleep(0)
        raise AssertionError(f"the table does not move: {self.table.halt}")

    async def says(self, name: m.Role, **message: Any) -> None:
        await hear(self.table, self.ears[name], msgspec.json.encode(message))
        await self.settle()

    async def quietly(self, script: Script) -> None:
        """Let the other side's person answer by the script until the receiver is asked, or an action is due."""
        await self.settle()
        for _ in range(400):
            decision = self.game.decision
            if decision is None or self.table.asked != self.other or decision.kind == "action":
                return
            await self.answers(script.option(self.game))
        raise AssertionError("the other side is asked without end")

    async def answers(self, option: Option) -> None:
        decision = self.game.decision
        assert decision is not None
        name = role(self.other)
        said = {"text": option.card} if decision.text else {"choice": option.as_dict()}
        await self.says(name, id=self.table.streams[name].n, **said)

    async def takes_back(self) -> bool:
        """Let the other side take its last action back, whatever else it has answered since.

        Whether the receiver can have noticed one of its steps: that the receiver's own answers went with it.
        """
        name, mine = role(self.other), role(self.receiver)
        noticed = False
        for _ in range(8):
            live_game = self.table.live_game
            if noticed or live_game is None or live_game.place_of(self.other) is None:
                break
            before, answered = len(self.game.log(None)), live_game.observers[self.receiver].choices
            await self.says(name, undo=True)
            if self.table.offers.get("undo") == self.other:
                await self.says(mine, answer="undo", yes=True)
            if len(self.game.log(None)) < before:
                break
            noticed = live_game.observers[self.receiver].choices < answered
        return noticed

    async def passes_time(self, seconds: float) -> None:
        """Let time go by; what is sent with a delay comes when it is due."""
        until = self.timer.now + seconds
        while self.late and self.late[0][0] <= until:
            self.timer.now, do = self.late.popleft()
            self.table.timers.stop("late")
            await do()
        self.timer.now = until


def installed_in(world: World) -> None:
    """Give a table the time of its world."""
    table, timer = world.table, world.timer

    def after(what: str, seconds: float, do: Callable[[], Any]) -> None:
        if what == "pause":
            timer.now += seconds
            table.apart(do())
        elif what == "late":
            world.late.append((timer.now + seconds, do))
            table.timers.set("late", NEVER, bool)

    async def rest(seconds: float) -> None:
        timer.now += seconds

    table.now = timer.monotonic
    table._after = after  # type: ignore[method-assign]
    table._rest = rest  # type: ignore[method-assign]


# --------------------------------------------------------------------------------------------------------- differences


def difference(one: Stamped, two: Stamped, *, timed: bool = True) -> str:
    """Where two streams differ first; nothing if they do not."""
    for n, (left, right) in enumerate(zip(one.stamped, two.stamped, strict=False)):
        if left[not timed :] != right[not timed :]:
            return f"{one.role} message {n}: {told(left)} / {told(right)}"
    if len(one.stamped) != len(two.stamped):
        longer = max(one.stamped, two.stamped, key=len)[min(len(one.stamped), len(two.stamped))]
        return f"{one.role}: {len(one.stamped)} or {len(two.stamped)} messages, the first more is {told(longer)}"
    return ""


def told(one: tuple[float, bytes]) -> str:
    return f"at {one[0]:g} {one[1].decode()[:400]}"


__all__ = ["THINKS", "Stamped", "Timer", "World", "difference", "installed_in"]
