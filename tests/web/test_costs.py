"""What a single request or table can cost everybody else: never more than a bounded bit of work."""

from __future__ import annotations

import asyncio
import gc
import json
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.web import slow_jobs
from tests.web.conftest import GENEROUS
from tests.web.inside import Ear, a_manager, a_table, settled
from tests.web.test_rooms import DECK, finished
from tests.web.visiting import Guest, Running, running

from sneakdoor import Game, Option, Record, Side
from sneakdoor.arena import Match, deck_named
from sneakdoor.decks import starter_decks
from sneakdoor.record import RecordedDeck
from sneakdoor.web import table_manager
from sneakdoor.web.analyses import MOST_OF_ONE, Analyses
from sneakdoor.web.app import Options
from sneakdoor.web.bot_workers import BotWorkers, GamePosition, undoable
from sneakdoor.web.fair_queue import QueueRank
from sneakdoor.web.handlers import hear
from sneakdoor.web.replay_cursor import MOST_CHOICES, MOST_COPIES, ReplayCursor, checked, so_far
from sneakdoor.web.server import configured
from sneakdoor.web.store import Database
from sneakdoor.web.streams import paragraphs_of
from sneakdoor.web.worker_pools import TookTooLong, WorkerPool

BILLION = 10**9
SQLITE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)


@SQLITE
class TestDecks:
    @pytest.mark.parametrize("path", ["hands", "check", "export", "compare"])
    def test_a_huge_count_is_refused_with_words(self, anna: Guest, path: str) -> None:
        bomb = {**DECK, "cards": {"Sure Gamble": BILLION}}
        body = {"hands": {"deck": bomb}, "check": {"deck": bomb}, "export": {"deck": bomb, "form": "text"}}
        told = anna.refused(f"/api/decks/{path}", body.get(path, {"a": DECK, "b": bomb}))
        assert told.status_code == 422
        assert "1 to 999" in told.text

    def test_a_huge_count_in_a_list_is_told_with_its_line(self, anna: Guest) -> None:
        told = anna.post("/api/decks/read", {"text": f"Noise\n{BILLION} Diesel"})
        assert told["problems"][0]["line"] == 2
        assert anna.refused("/api/tables", {"deck": {"list": "Noise\n" + "999 Diesel\n" * 30}}).status_code == 422

    def test_a_title_is_not_a_book(self, anna: Guest) -> None:
        told = anna.refused("/api/decks/check", {"deck": {**DECK, "cards": {"x" * 100_000: 1}}})
        assert (told.status_code, len(told.text) < 1000) == (422, True)

    def test_the_engine_has_no_part_in_decks_and_replays(self, server: Running, anna: Guest) -> None:
        """A thread that is busy for good does not hold up anybody who looks at decks or replays."""
        table = finished(anna)
        release = threading.Event()
        server.manager.engine.submit(release.wait)
        try:
            assert len(anna.post("/api/decks/hands", {"deck": DECK, "n": 1, "seed": 1})["hands"]) == 1
            assert anna.post("/api/decks/check", {"deck": DECK})["legal"] is False
            kept = anna.post("/api/decks", {"name": "A", "text": "Noise\n3 Diesel"})
            assert kept["side"] == "runner"
            assert anna.get("/api/decks")[0]["identity"] == "Noise: Hacker Extraordinaire"
            length = anna.get(f"/api/replays/{table}")["length"]
            assert anna.get(f"/api/replays/{table}/at/{length}")["n"] == length
            assert anna.get(f"/api/replays/{table}/log", viewer="corp")["entries"]
        finally:
            release.set()


# ----------------------------------------------------------------------------------------------------------- workers


class TestWorkers:
    def test_a_job_is_stopped_at_its_limit_and_the_next_one_is_done(self) -> None:
        async def check() -> None:
            pool = WorkerPool("test", 1)
            try:
                before = await pool.ask(slow_jobs.where)
                with pytest.raises(TookTooLong, match=r"longer than 0\.3 seconds"):
                    await pool.ask(slow_jobs.forever, seconds=0.3)
                assert await pool.ask(slow_jobs.where) != before
            finally:
                pool.close()

        asyncio.run(check())

    def test_a_worker_that_dies_is_replaced(self, tmp_path: Path) -> None:
        async def check() -> None:
            pool = WorkerPool("test", 1)
            try:
                assert await pool.ask(slow_jobs.die, str(tmp_path / "died")) == 1
            finally:
                pool.close()

        asyncio.run(check())


# ------------------------------------------------------------------------------------------------------- long records


def long_record(length: int) -> Record:
    """A game of people who only click for credits, with a deck that does not run out."""
    corp = RecordedDeck("Haas-Bioroid: Engineering the Future", (("Hedge Fund", 1000),))
    runner = RecordedDeck("Noise: Hacker Extraordinaire", (("Sure Gamble", 1000),))
    game = Game.new(corp=corp, runner=runner, seed=1)
    kinds = ("no", "credit", "pass", "done", "continue")
    while len(game.choices) < length:
        decision = game.decision
        assert decision is not None
        ranked = sorted(decision.options, key=lambda one: kinds.index(one.kind) if one.kind in kinds else 9)
        game.choose(ranked[0])
    return game.record


class TestLongRecords:
    def test_a_replay_keeps_a_bounded_number_of_copies(self) -> None:
        record = long_record(5000)
        moments = ReplayCursor(record)
        assert len(moments.copies) <= MOST_COPIES + 1
        assert not any(copy.choices for copy in moments.copies)
        for n in (0, 1, 2499, 4999, 5000):
            again = Game.replay(Record(record.seed, record.corp, record.runner, record.choices[:n]))
            assert moments.at(n).view(None).as_dict() == again.view(None).as_dict()

    def test_a_long_paragraph_is_told_in_a_bounded_number_of_stages(self) -> None:
        match = Match(deck_named("Closed Doors"), deck_named("Inside People"), "greedy", "greedy", seed=3)
        moments = ReplayCursor(match.play(0)[1].record)
        entries = moments.last.log(None)
        told = max(paragraphs_of(entries), key=lambda one: one.last - one.first)
        stretched = [
            length for length in moments.lengths[None] for _ in range(200)
        ]  # as if nothing came of most choices
        assert len(so_far(told, entries, stretched)) <= 202

    def test_numbers_that_no_database_holds_are_refused(self) -> None:
        from sneakdoor import BadRecord

        told = json.loads(long_record(1).to_json())
        for name in ("seed", "undone"):
            with pytest.raises(BadRecord, match=f"{name} is too large"):
                checked(json.dumps({**told, name: 10**30}))
        with pytest.raises(BadRecord, match=f"at most {MOST_CHOICES}"):
            checked(json.dumps({**told, "choices": told["choices"] * (MOST_CHOICES + 1)}))

    @pytest.mark.interpreted
    def test_whether_something_can_be_taken_back_is_seen_in_one_pass(self, monkeypatch: pytest.MonkeyPatch) -> None:
        record = long_record(400)
        passes = 0
        replay = Game.replay

        def counted(told: Record, **more: Any) -> Game:
            nonlocal passes
            passes += 1
            return replay(told, **more)

        monkeypatch.setattr(Game, "replay", staticmethod(counted))
        monkeypatch.setattr(Game, "undo", None)
        assert undoable(GamePosition("t", record), 399, Side.CORP) in {True, False}
        assert passes == 1

    @pytest.mark.interpreted
    def test_a_long_game_is_played_again_without_holding_up_others(self, sqlite: str) -> None:
        """Between any hundred choices of it another table has its turn: undo, rebuilding and playing on."""

        async def check() -> None:
            async with a_manager(sqlite) as manager:
                record = long_record(3000)
                most, since = 0, 0
                choose = Game.choose

                def counted(game: Game, option: Option) -> None:
                    nonlocal most, since
                    since += 1
                    most = max(most, since)
                    choose(game, option)

                def turn() -> None:
                    nonlocal since
                    since = 0

                going = asyncio.create_task(manager.followed(record, (None, None)))
                with pytest.MonkeyPatch.context() as patched:
                    patched.setattr(Game, "choose", counted)
                    while not going.done():
                        await asyncio.get_running_loop().run_in_executor(manager.engine, turn)
                game, _ = await going
                assert len(game.choices) == 3000
                assert 0 < most <= 2 * table_manager.AT_ONCE

        asyncio.run(check())


# ------------------------------------------------------------------------------------------------- bots and analyses


def table_against(number: int, person: str) -> Any:
    decks = starter_decks()
    kept = a_table(number, decks["Closed Doors"], decks["Inside People"], number)
    kept.corp, kept.runner, kept.runner_bot, kept.host = person, None, "tests.web.slowly:Slow", person
    return kept


class Held(BotWorkers):
    """Workers whose bots think until they are let go."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked: list[str] = []
        self.answers: dict[str, asyncio.Future[Option]] = {}
        self.bots = cast("Any", SimpleNamespace(ask=self._held, close=lambda: None))

    async def _held(self, _function: Any, position: GamePosition, _name: str, **_: Any) -> Any:
        self.asked.append(position.table)
        self.answers[position.table] = asyncio.get_running_loop().create_future()
        return await self.answers[position.table]


async def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < end, "it never came to that"
        await asyncio.sleep(0.002)


class TestFairThinking:
    def test_abandoned_tables_do_not_think_and_go_on_when_somebody_comes_back(self, sqlite: str) -> None:
        async def check() -> None:
            held = Held()
            async with a_manager(sqlite, held) as manager:
                tables = []
                for n in range(5):
                    table = await manager.open(table_against(n, "crowd"))
                    ear = Ear("corp")
                    await table.enter(ear)
                    await settled(table)
                    await hear(table, ear, b'{"id":1,"choice":0}')  # the bot has to think now
                    await until(lambda table=table: table.thought is not None)  # type: ignore[misc]
                    tables.append((table, ear))
                assert held.asked == ["t0"]
                assert held.thoughts.waiting(QueueRank.LIVE) == 4
                for table, ear in tables:
                    await table.leave(ear)
                await until(lambda: held.thoughts.waiting(QueueRank.LIVE) == 0)
                await until(lambda: all(table.idle for table, _ in tables))
                mine = await manager.open(table_against(9, "one"))
                me = Ear("corp")
                await mine.enter(me)
                await settled(mine)
                await hear(mine, me, b'{"id":1,"choice":0}')
                await until(lambda: mine.thought is not None)
                held.answers["t0"].cancel()  # the search that was under way ends
                await until(lambda: held.asked[1:] == ["t9"])
                back = Ear("corp")
                await tables[3][0].enter(back)  # somebody comes back to an abandoned table
                held.answers["t9"].set_result(mine.live_game.game.decision.options[0])  # type: ignore[union-attr]
                await until(lambda: held.asked[2:] == ["t3"])

        asyncio.run(check())

    def test_a_bot_thinks_for_the_person_who_plays_against_it(self, sqlite: str) -> None:
        """Thirty tables of one person, all watched, cost another person one turn."""

        async def check() -> None:
            held = Held()
            async with a_manager(sqlite, held) as manager:
                for n in range(30):
                    table = await manager.open(table_against(n, "crowd"))
                    await table.enter(Ear("corp"))
                    await settled(table)
                    await hear(table, table.links[0], b'{"id":1,"choice":0}')
                    await until(lambda table=table: table.thought is not None)  # type: ignore[misc]
                mine = await manager.open(table_against(99, "one"))
                me = Ear("corp")
                await mine.enter(me)
                await settled(mine)
                await hear(mine, me, b'{"id":1,"choice":0}')
                await until(lambda: held.thoughts.waiting(QueueRank.LIVE) == 30)
                assert held.asked == ["t0"]
                game = manager.tables["t0"].live_game.game  # type: ignore[union-attr]
                held.answers["t0"].set_result(game.decision.options[0])  # type: ignore[union-attr]
                await until(lambda: len(held.asked) > 1)
                assert held.asked[1] == "t99"

        asyncio.run(check())

    def test_one_person_has_two_analyses_under_way(self) -> None:
        async def check() -> None:
            bot_workers = BotWorkers(0)
            release = asyncio.Event()

            async def never(*_: Any, **__: Any) -> Any:
                await release.wait()
                raise ValueError("stopped")

            bot_workers.background.ask = never  # type: ignore[method-assign]
            analyses = Analyses(bot_workers)
            record = long_record(10)
            assert all(analyses.begin(f"a{n}", record, "a") for n in range(MOST_OF_ONE))
            assert not analyses.begin("a9", record, "a")
            assert analyses.begin("b0", record, "b")
            assert analyses.begin("a0", record, "a")  # it is under way already
            await analyses.close()
            await bot_workers.close()

        asyncio.run(check())


def test_one_person_keeps_a_bounded_number_of_records(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sneakdoor.web.store.tables.MOST_RECORDS", 2)
    record = long_record(3).to_json()
    with running(Options(sqlite, processes=0, limits=GENEROUS)) as server, Guest(server.port) as anna:
        for _ in range(2):
            anna.post("/api/replays", {"record": record})
        assert anna.refused("/api/replays", {"record": record}).status_code == 409
        with Guest(server.port) as bert:
            bert.post("/api/replays", {"record": record})


def test_a_viewer_gets_everything_again_only_now_and_then(sqlite: str) -> None:
    """It is the largest answer there is."""

    async def check() -> None:
        async with a_manager(sqlite) as manager:
            decks = starter_decks()
            table = await manager.open(a_table(1, decks["Closed Doors"], decks["Inside People"], 1))
            ear, other = Ear("corp"), Ear("runner")
            for one in (ear, other):
                await table.enter(one)
            for _ in range(100):
                await hear(table, ear, b'{"resync":true}')
            states = [one for one in ear.told() if one["type"] == "state"]
            assert len(states) < 20
            assert "wait a little" in ear.told()[-1]["message"]
            before = len(other.heard)
            await hear(table, other, b'{"resync":true}')
            assert len(other.heard) > before + 1

    asyncio.run(check())


def test_visitors_and_new_tables_do_not_keep_choices_waiting(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is frequent is one trip to the database: a choice waited for up to 90 ms while somebody else arrived."""

    def slowly(self: Database) -> None:
        raise AssertionError("a transaction in several trips, while which nobody else can write")

    async def check() -> None:
        async with a_manager(database) as manager:
            monkeypatch.setattr(Database, "begin", slowly)
            person, _ = await manager.people.make_guest()
            session, token = await manager.people.begin(person)
            assert await manager.people.session(token) == session
            decks = starter_decks()
            table = await manager.open(a_table(77, decks["Closed Doors"], decks["Inside People"], 1))
            await manager.store.said("t77", "a", "A", "corp", "hello")
            table.put_away()
            await manager.store.let_go(table.claim)
            assert await manager.table("t77") is not None  # taken over again
            if not manager.database.is_postgres:
                await manager.peers.beat()
            await manager.people.end(session)
            assert await manager.people.session(token) is None
            monkeypatch.undo()

    asyncio.run(check())


def test_the_garbage_collector_stops_everybody_for_moments_only(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All wait while it runs. With 200 games, 10,000 new objects took it 20 ms, and 200,000 of them 100 ms."""
    set_to: list[int] = []
    monkeypatch.setattr(gc, "set_threshold", lambda *given: set_to.extend(given))
    configured(Options(sqlite, processes=0))
    young, middle, old = set_to
    assert young * middle <= 5_000
    assert young * middle * old >= 10_000_000  # a full collection takes longest


def test_a_table_keeps_a_bounded_number_of_lines_of_chat(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sneakdoor.web.store.tables.MOST_CHATS", 5)

    async def check() -> None:
        async with a_manager(database) as manager:
            decks = starter_decks()
            for number in (1, 2):
                await manager.open(a_table(number, decks["Closed Doors"], decks["Inside People"], 1))
            await manager.store.said("t2", "a", "A", "corp", "stays")
            for n in range(12):
                await manager.store.said("t1", "a", "A", "corp", f"line {n}")
            assert [one["words"] for one in await manager.store.talk("t1")] == [f"line {n}" for n in range(7, 12)]
            assert len(await manager.store.talk("t2")) == 1

    asyncio.run(check())
