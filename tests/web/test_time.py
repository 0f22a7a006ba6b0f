"""Time at a table: clocks, pauses of seats, delays for spectators, and bots that think long."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from tests.web.conftest import GENEROUS
from tests.web.inside import Ear, a_manager, a_table, settled
from tests.web.test_playing import two_at_a_table
from tests.web.visiting import Guest, running

from sneakdoor import Side
from sneakdoor.decks import starter_decks
from sneakdoor.web import messages
from sneakdoor.web.app import Options
from sneakdoor.web.bot_workers import BotWorkers
from sneakdoor.web.handlers import hear
from sneakdoor.web.store import Database, GameStore, KeptEvent, TableClaim


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
class TestClocks:
    def test_the_clock_of_who_is_asked_runs(self, server: Any, anna: Guest, bert: Guest) -> None:
        corp, runner = two_at_a_table(anna, bert, clock={"minutes": 10, "increment": 5})
        corp.asked()
        first = runner.until(lambda told: told["type"] == "clock" and told["running"] == "corp")
        assert 580 < first["corp"] <= 600
        time.sleep(0.4)
        corp.chooses(kind="no")
        told = corp.until(lambda one: one["type"] == "clock" and one["running"] == "runner")
        assert told["corp"] <= 599.7
        for viewer in (corp, runner):
            viewer.goes()

    def test_who_has_no_time_left_has_lost(self, server: Any, anna: Guest, bert: Guest) -> None:
        corp, runner = two_at_a_table(anna, bert, clock={"minutes": 1})
        corp.asked()
        runner.until("waiting")
        server.manager.tables[corp.table].clocks.left[Side.CORP] = 0.3
        with bert.sits(corp.table):  # somebody comes: the clock is looked at
            over = runner.until("over")
        assert (over["winner"], over["how"]) == ("runner", "time")
        for viewer in (corp, runner):
            viewer.goes()


def test_clocks_survive_a_restart_and_stand_while_the_server_is_away(sqlite: str) -> None:
    options = Options(sqlite, processes=0, limits=GENEROUS)
    with running(options) as server, Guest(server.port) as anna, Guest(server.port) as bert:
        corp, runner = two_at_a_table(anna, bert, clock={"minutes": 10})
        corp.asked()
        time.sleep(1.3)
        corp.chooses(kind="no")
        runner.asked()
        table = corp.table
        left, began = server.manager.tables[table].clocks.reading(), time.monotonic()
        cookies = dict(anna.http.cookies)
        corp.goes()
        runner.goes()
    spent = time.monotonic() - began
    time.sleep(1.5)
    began = time.monotonic()
    with running(options) as server, Guest(server.port, enter=False) as anna:
        anna.http.cookies.update(cookies)
        with anna.sits(table) as again:
            told = again.until("clock")
            assert told["corp"] == pytest.approx(left.corp, abs=0.2)
            spent += time.monotonic() - began
            assert told["runner"] > left.runner - spent - 0.2, "nobody pays for the time in which the server was away"


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
class TestWatching:
    def test_spectators_see_it_later_where_the_table_says_so(
        self, server: Any, anna: Guest, bert: Guest, cora: Guest
    ) -> None:
        corp, runner = two_at_a_table(anna, bert, delay=3)
        corp.asked()
        opened = time.monotonic()
        with cora.sits(corp.table) as watching:
            watching.until("waiting")
            assert time.monotonic() - opened > 1.0, "even the first look comes late"
            corp.chooses(kind="no")
            runner.chooses(kind="no")
            began = time.monotonic()
            corp.until(lambda _: corp.view["turn"] == 1)
            assert time.monotonic() - began < 2.8
            watching.until(lambda _: watching.view["turn"] == 1)
            assert time.monotonic() - began > 2.5
        for viewer in (corp, runner):
            viewer.goes()

    def test_hands_are_open_to_spectators_if_both_agree(
        self, server: Any, anna: Guest, bert: Guest, cora: Guest, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        corp, runner = two_at_a_table(anna, bert, delay=1)
        corp.asked()
        assert "need a delay" in corp.refused(offer="open hands")
        monkeypatch.setattr(messages, "LEAST_DELAY", 1)
        with cora.sits(corp.table) as watching:
            watching.until("waiting")
            corp.says(offer="open hands")
            runner.until("offer")
            assert "cards" not in watching.view["corp"]["hand"]
            runner.says(answer="open hands", yes=True)
            watching.until(lambda _: "cards" in watching.view["corp"]["hand"])
            assert watching.view["corp"]["hand"]["cards"] == corp.view["corp"]["hand"]["cards"]
            assert "cards" not in corp.view["runner"]["hand"]
        for viewer in (corp, runner):
            viewer.goes()


def test_a_bot_that_thinks_long_does_not_hold_up_other_tables(sqlite: str) -> None:
    """It thinks in a process of its own; the other table goes on as if it were not there."""
    waits = asyncio.run(beside_a_thinker(sqlite))
    assert len(waits) > 2
    assert sorted(waits)[len(waits) // 2] < 0.5, "it thinks for a second about everything"


async def beside_a_thinker(database: str) -> list[float]:
    """How long answers take at a table, those while a bot thinks at another."""
    async with a_manager(database, BotWorkers(1)) as manager:
        decks = starter_decks()
        slow = a_table(1, decks["Closed Doors"], decks["Inside People"], 1)
        slow.runner, slow.runner_bot = None, "tests.web.slowly:Slow"
        quick = a_table(2, decks["Closed Doors"], decks["Inside People"], 2)
        quick.runner, quick.runner_bot = None, "greedy"
        ear, other = Ear("corp"), Ear("corp")
        thinking = await manager.open(slow)
        await thinking.enter(ear)
        await hear(thinking, ear, b'{"id":1,"choice":0}')
        table = await manager.open(quick)
        await table.enter(other)
        waits: list[float] = []
        for _ in range(40):
            await settled(table)
            assert table.live_game is not None
            if table.result is not None:
                break
            said = f'{{"id":{table.streams["corp"].n},"choice":0}}'
            began = time.perf_counter()
            await hear(table, other, said)
            if thinking.halt.kind == "thinks":
                waits.append(time.perf_counter() - began)
        until = time.monotonic() + 90
        while time.monotonic() < until:
            if thinking.live_game is not None and thinking.live_game.number > 1:
                return waits
            await asyncio.sleep(0.01)
        raise AssertionError("the bot has never answered")


class TestTimePlayed:
    def test_pauses_count_five_minutes_at_most(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Two choices within a minute, a night, and another minute until the end."""
        clock = [0.0]

        async def of_three() -> float:
            base = Database(f"sqlite:///{tmp_path}/tables.sqlite")
            await base.upgrade()
            try:
                store = GameStore(base)
                decks = starter_decks()
                kept = a_table(1, decks["Closed Doors"], decks["Inside People"], 1)
                await store.open(kept)
                assert await store.take_over(kept, "here")
                monkeypatch.setattr(time, "time", lambda: clock[0])
                for n, at in enumerate((1000.0, 1060.0, 40_000.0)):
                    clock[0] = at
                    step = KeptEvent("choice", 0, "person", {"kind": "credit"})
                    await store.append(TableClaim("t1", "here", kept.fence), n, [step])
                clock[0] = 40_060.0
                return await store.time_played("t1")
            finally:
                await base.close()

        assert asyncio.run(of_three()) == 60 + 300 + 60

    @pytest.mark.parametrize("database", ["sqlite"], indirect=True)
    def test_the_end_tells_how_long_was_played(self, server: Any, anna: Guest, bert: Guest) -> None:
        corp, runner = two_at_a_table(anna, bert)
        corp.chooses(kind="no")
        runner.chooses(kind="no")
        corp.asked()
        time.sleep(0.3)
        runner.says(concede=True)
        over = corp.until("over")
        assert over["minutes"] == 1
        listed = next(one for one in anna.get("/api/tables/mine") if one["id"] == corp.table)
        assert listed["result"]["minutes"] == over["minutes"]
