"""Tables without a network: what would be sent to each viewer is kept here, byte by byte."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from sneakdoor import DeckList, Record, Side
from sneakdoor.bots import Opponent
from sneakdoor.record import RecordedDeck
from sneakdoor.web import messages as m
from sneakdoor.web.bot_workers import BotWorkers
from sneakdoor.web.handlers import hear
from sneakdoor.web.store import Database, KeptTable
from sneakdoor.web.table import LiveTable
from sneakdoor.web.table_manager import TableManager


class Ear:
    """A viewer who keeps everything."""

    def __init__(self, role: m.Role) -> None:
        self.role: m.Role = role
        self.person: str = role
        self.name: str = role
        self.heard: list[bytes] = []
        self.closed: tuple[int, str] | None = None

    def send(self, sent: Iterable[bytes]) -> None:
        self.heard.extend(sent)

    def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)

    def told(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(one) for one in self.heard]


@asynccontextmanager
async def a_manager(database: str, bot_workers: BotWorkers | None = None) -> AsyncIterator[TableManager]:
    base = Database(database)
    await base.upgrade()
    manager = TableManager(base, bot_workers or BotWorkers(0))
    await manager.peers.start()
    try:
        yield manager
    finally:
        await manager.close()
        await base.close()


def kept_deck(deck: DeckList) -> str:
    told = RecordedDeck.of(deck)
    return msgspec.json.encode(
        {"name": "", "identity": told.identity, "cards": dict(told.cards), "extras": dict(told.extras)}
    ).decode()


def a_table(number: int, corp: DeckList, runner: DeckList, seed: int, **settings: Any) -> KeptTable:
    """A table at which two people sit, called corp and runner."""
    now = time.time()
    told = msgspec.json.encode(m.Settings(**settings)).decode()
    return KeptTable(
        f"t{number}", "playing", now, now, "corp", "key", seed, False, told,
        corp="corp", runner="runner", corp_name="corp", runner_name="runner",
        corp_deck=kept_deck(corp), runner_deck=kept_deck(runner),
    )  # fmt: skip


async def played(
    manager: TableManager, kept: KeptTable, ears: list[Ear], chance: random.Random, most: int = 2000, noise: Any = None
) -> Record:
    """Let bots answer for the people at a table, over the same messages as everybody; the record of the game."""
    table = await manager.open(kept)
    for ear in ears:
        await table.enter(ear)
    bots = [Opponent("greedy"), Opponent("random")]
    for _ in range(most):
        await settled(table)
        assert table.live_game is not None
        if table.result is not None:
            break
        side = table.halt.side
        assert side is not None
        game = table.live_game.game
        decision = game.decision
        assert decision is not None
        bot = bots[0] if chance.random() < 0.8 else bots[1]
        option = bot.choose(game)
        ear = next(one for one in ears if one.role == side.name.lower())
        number = table.streams[ear.role].n
        said = {"id": number, "choice": option.as_dict()}
        if decision.text:
            said = {"id": number, "text": option.card}
        if noise is not None:
            await noise(table, ears, chance)
        await hear(table, ear, msgspec.json.encode(said))
    assert table.live_game is not None
    record = table.live_game.game.record
    table.put_away()
    return record


async def settled(table: LiveTable) -> None:
    """Wait until somebody is asked, or the game is over."""
    until = time.monotonic() + 90
    while time.monotonic() < until:
        if not table.lock.locked() and table.halt.kind in {"asked", "over"}:
            return
        await asyncio.sleep(0.001)
    raise AssertionError(f"the table stands still: {table.halt}")


def role(side: Side | None) -> m.Role:
    return "spectator" if side is None else "corp" if side == Side.CORP else "runner"
