"""A viewer who goes in the middle of something leaves nothing half done."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.web.inside import Ear, a_manager, a_table, settled
from tests.web.visiting import PATIENT

from sneakdoor.decks import starter_decks
from sneakdoor.web.table_manager import LocalRoom, TableManager


def test_a_choice_is_finished_although_its_viewer_has_gone(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go_in_the_middle() -> None:
        async with a_manager(sqlite) as manager:
            decks = starter_decks()
            kept = a_table(1, decks["Closed Doors"], decks["Inside People"], 1)
            kept.runner, kept.runner_bot = None, "greedy"
            table = await manager.open(kept)
            room, ear = LocalRoom(table), Ear("corp")
            await room.enter(ear)
            await settled(table)
            committing, go_on = hold_commits(manager, monkeypatch)
            reading = asyncio.create_task(room.hear(ear, answer(ear)))
            await asyncio.wait_for(committing.wait(), PATIENT)
            reading.cancel()
            await room.leave(ear)
            go_on.set()
            await asyncio.gather(reading, return_exceptions=True)
            await settled(table)
            assert table.live_game is not None
            assert table.events == len(await manager.store.events(table.id)) == len(table.live_game.game.choices)
            again = Ear("corp")
            await room.enter(again)
            await room.hear(again, answer(again))
            assert not table.gone
            assert again.closed is None
            assert "error" not in [told["type"] for told in again.told()]

    asyncio.run(go_in_the_middle())


def answer(ear: Ear) -> bytes:
    """The first option of the question that a viewer was last asked."""
    question = [told for told in ear.told() if told["type"] == "decision"][-1]
    return f'{{"id":{question["id"]},"choice":0}}'.encode()


def hold_commits(manager: TableManager, monkeypatch: pytest.MonkeyPatch) -> tuple[asyncio.Event, asyncio.Event]:
    """The next commit says when it begins, and waits until it may go on."""
    committing, go_on = asyncio.Event(), asyncio.Event()
    append = manager.store.append

    async def slow(*arguments: Any, **values: Any) -> None:
        committing.set()
        await go_on.wait()
        await append(*arguments, **values)

    monkeypatch.setattr(manager.store, "append", slow)
    return committing, go_on


def test_who_goes_while_they_come_in_is_not_there(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def come_and_go() -> None:
        async with a_manager(sqlite) as manager:
            decks = starter_decks()
            table = await manager.open(a_table(1, decks["Closed Doors"], decks["Inside People"], 1))
            room, ear = LocalRoom(table), Ear("corp")
            async with table.lock:
                coming = asyncio.create_task(room.enter(ear))
                await asyncio.sleep(0)
                coming.cancel()
                going = asyncio.create_task(room.leave(ear))
                await asyncio.sleep(0)
            await asyncio.gather(coming, going, return_exceptions=True)
            await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()}, return_exceptions=True)
            assert table.links == []

    asyncio.run(come_and_go())
