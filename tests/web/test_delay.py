"""Who watches with a delay hears everything with it: the game, what the players say, what they offer, how it ended."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.web.inside import Ear, a_manager, a_table, settled

from sneakdoor.decks import starter_decks
from sneakdoor.web.handlers import hear
from sneakdoor.web.table import LiveTable

DELAY = 60


class Delayed:
    """A table with a delay, and its clock in our hands."""

    def __init__(self, table: LiveTable) -> None:
        self.table, self.at = table, time.monotonic()
        table.now = lambda: self.at
        self.ears = {role: Ear(role) for role in ("corp", "runner", "spectator")}

    async def says(self, role: str, words: str) -> None:
        await hear(self.table, self.ears[role], words)

    async def passes(self, seconds: float) -> None:
        self.at += seconds
        await self.table._tell_late()

    def heard(self, role: str, *kinds: str) -> list[dict[str, Any]]:
        return [told for told in self.ears[role].told() if told["type"] in kinds]


@asynccontextmanager
async def delayed(database: str) -> AsyncIterator[Delayed]:
    async with a_manager(database) as manager:
        decks = starter_decks()
        found = Delayed(await manager.open(a_table(1, decks["Closed Doors"], decks["Inside People"], 1, delay=DELAY)))
        for ear in found.ears.values():
            await found.table.enter(ear)
        await settled(found.table)
        await found.passes(DELAY + 1)
        assert found.heard("spectator", "state")
        yield found


def test_chat_and_offers_of_players_come_late(sqlite: str) -> None:
    async def talk() -> None:
        async with delayed(sqlite) as one:
            await one.says("corp", '{"chat":"I have nothing in hand"}')
            await one.says("corp", '{"offer":"draw"}')
            await one.says("runner", '{"answer":"draw","yes":false}')
            assert [told["type"] for told in one.heard("runner", "chat", "offer")] == ["chat", "offer", "offer"]
            assert one.heard("spectator", "chat", "offer") == []
            await one.passes(DELAY - 1)
            assert one.heard("spectator", "chat", "offer") == []
            await one.passes(1)
            assert [told["type"] for told in one.heard("spectator", "chat", "offer")] == ["chat", "offer", "offer"]

    asyncio.run(talk())


def test_what_spectators_say_is_heard_at_once(sqlite: str) -> None:
    async def talk() -> None:
        async with delayed(sqlite) as one:
            await one.says("spectator", '{"chat":"hello"}')
            for role in one.ears:
                assert [told["words"] for told in one.heard(role, "chat")] == ["hello"]

    asyncio.run(talk())


def test_who_comes_later_is_told_no_more(sqlite: str) -> None:
    async def come() -> None:
        async with delayed(sqlite) as one:
            await one.says("corp", '{"chat":"I have nothing in hand"}')
            await one.says("corp", '{"offer":"draw"}')
            late = one.ears["late"] = Ear("spectator")
            await one.table.enter(late)
            assert one.heard("late", "chat", "offer") == []
            await one.passes(DELAY)
            assert len(one.heard("late", "chat")) == 1

    asyncio.run(come())


def test_old_words_are_there_at_once(sqlite: str) -> None:
    async def come() -> None:
        async with delayed(sqlite) as one:
            await one.says("corp", '{"chat":"long ago"}')
            said = time.time()
            talk = one.table.manager.store.talk

            async def older(id_: str, most: int = 200) -> list[dict[str, Any]]:
                return [{**told, "at": said - DELAY - 1} for told in await talk(id_, most)]

            one.table.manager.store.talk = older  # type: ignore[method-assign]
            late = one.ears["late"] = Ear("spectator")
            await one.table.enter(late)
            assert [told["words"] for told in one.heard("late", "chat")] == ["long ago"]

    asyncio.run(come())


def test_the_end_comes_late_and_once_however_much_is_said_after_it(sqlite: str) -> None:
    async def end() -> None:
        async with delayed(sqlite) as one:
            await one.says("corp", '{"offer":"draw"}')
            await one.says("runner", '{"answer":"draw","yes":true}')
            assert one.heard("runner", "over")
            await one.passes(DELAY - 1)
            assert one.heard("spectator", "over") == []
            await one.says("corp", '{"chat":"good game"}')
            late = one.ears["late"] = Ear("spectator")
            await one.table.enter(late)
            assert one.heard("late", "over") == []
            await one.passes(1)
            assert len(one.heard("spectator", "over")) == len(one.heard("late", "over")) == 1
            after = one.ears["after"] = Ear("spectator")
            await one.table.enter(after)
            await one.passes(DELAY)
            for role in ("spectator", "late", "after"):
                assert len(one.heard(role, "over")) == 1
                assert one.heard(role, "chat")[-1]["words"] == "good game"

    asyncio.run(end())
