"""Several processes, one database: a process that was frozen or cut off never writes to a table it has lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import asyncpg
import pytest
from tests.web.conftest import GENEROUS, fresh_database
from tests.web.inside import a_table
from tests.web.visiting import PATIENT, Closed, Guest, Running, Started, Viewer, running

from sneakdoor import DeckList, Game, Record
from sneakdoor.decks import starter_decks
from sneakdoor.web.app import Options
from sneakdoor.web.store import Database, GameStore, KeptEvent, Overtaken, TableClaim

COME_AGAIN = 1012

CUT_OWNER = """
    SELECT pg_terminate_backend(pg_locks.pid) AS done FROM pg_locks JOIN processes ON
        (processes.lock >> 32)::bigint = pg_locks.classid::bigint
        AND (processes.lock & 4294967295)::bigint = pg_locks.objid::bigint
    WHERE pg_locks.locktype = 'advisory' AND pg_locks.granted
      AND processes.id = (SELECT owner FROM tables WHERE id = $1)
      AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


def ask(database: str, query: str, *arguments: Any) -> list[Any]:
    async def fetch() -> list[Any]:
        connection = await asyncpg.connect(database)
        try:
            return list(await connection.fetch(query, *arguments))
        finally:
            await connection.close()

    return asyncio.run(fetch())


def starters() -> tuple[DeckList, DeckList]:
    decks = starter_decks()
    return decks["Closed Doors"], decks["Inside People"]


def cut_owner(database: str, table: str) -> None:
    """End the connection whose lock says that the owner of a table is alive."""
    done = ask(database, CUT_OWNER, table)
    assert [row["done"] for row in done] == [True]


def lock_of_owner(database: str, table: str) -> tuple[str, int]:
    """The process that owns a table, and the number of the lock that it holds."""
    found = ask(database, "SELECT id, lock FROM processes WHERE id = (SELECT owner FROM tables WHERE id = $1)", table)
    return found[0]["id"], found[0]["lock"]


def wait_until_noticed(database: str, process: str, lock: int) -> None:
    """Wait until a process has noticed its loss: it has sent everybody away then, and holds another lock."""
    until = time.monotonic() + PATIENT
    while ask(database, "SELECT lock FROM processes WHERE id = $1", process)[0]["lock"] == lock:
        assert time.monotonic() < until, "the process has not noticed that it lost its lock"
        time.sleep(0.05)


def events(database: str, table: str) -> list[tuple[int, str, str]]:
    rows = ask(database, "SELECT n, kind, data FROM events WHERE table_id = $1 ORDER BY n", table)
    return [(row["n"], row["kind"], row["data"]) for row in rows]


def test_a_claim_is_void_once_the_table_was_taken_over(database: str) -> None:
    async def claims() -> None:
        base = Database(database)
        await base.upgrade()
        try:
            store = GameStore(base)
            await store.open(a_table(1, *starters(), 1))
            old, new = await store.table("t1"), await store.table("t1")
            assert old is not None
            assert new is not None
            assert await store.take_over(old, "first")
            assert not await store.take_over(new, "second"), "the table has another owner than was read"
            first = TableClaim("t1", "first", old.fence)
            step = KeptEvent("choice", 0, "person", {"kind": "credit"})
            await store.append(first, 0, [step])
            assert await store.take_over(old, "first")  # even by the same process
            with pytest.raises(Overtaken):
                await store.append(first, 1, [step])
            with pytest.raises(Overtaken):
                await store.append(first, 1, [], status="over")
            await store.let_go(first)
            seen = await store.table("t1")
            assert seen is not None
            assert (seen.owner, seen.status) == ("first", "playing")
            await store.append(TableClaim("t1", "first", old.fence), 1, [step])
            assert len(await store.events("t1")) == 2
        finally:
            await base.close()

    asyncio.run(claims())


def test_relayed_messages_have_numbers_of_64_bits(postgres: str) -> None:
    database = fresh_database(postgres)

    async def upgrade() -> None:
        base = Database(database)
        await base.upgrade()
        await base.close()

    asyncio.run(upgrade())
    column = "SELECT data_type FROM information_schema.columns WHERE table_name = 'relay' AND column_name = 'id'"
    sequence = "SELECT data_type::text FROM pg_sequences WHERE sequencename = 'relay_id_seq'"
    assert [row[0] for query in (column, sequence) for row in ask(database, query)] == ["bigint", "bigint"]


@contextmanager
def frozen(server: Started) -> Iterator[None]:
    os.kill(server.process.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(server.process.pid, signal.SIGCONT)


@contextmanager
def two_started(database: str) -> Iterator[tuple[Started, Started]]:
    one = Started(database)
    try:
        other = Started(database)
        try:
            yield one, other
        finally:
            other.stop()
    finally:
        one.stop()


def at(guest: Guest, server: Started | Running, table: str) -> Viewer:
    guest.port = server.port
    return guest.sits(table)


def until_closed(viewer: Viewer) -> tuple[Closed, list[dict[str, Any]]]:
    """Why a viewer was sent away, and what they heard before."""
    heard: list[dict[str, Any]] = []
    try:
        while True:
            heard.append(viewer.hears())
    except Closed as closed:
        return closed, heard


def choose_and_wait(viewer: Viewer) -> None:
    """Answer, and wait for the next question of this side, or the end."""
    question = viewer.asked()
    if viewer.over is None:
        viewer.chooses()
        while viewer.asked().get("id") == question["id"] and viewer.over is None:
            viewer.question = {}


def freeze_and_take_over(
    database: str, guest: Guest, table: str, owner: Started, other: Started, *, acts: bool
) -> bool:
    """The owner is frozen with a choice in its socket and loses its lock; the other process takes the table.

    Whether the game goes on after that.
    """
    with at(guest, owner, table) as here, at(guest, other, table) as there:
        question, same = here.asked(), there.asked()
        if here.over is not None:
            return False
        assert question == same
        before, held = events(database, table), lock_of_owner(database, table)
        with frozen(owner):
            here.says(id=question["id"], choice=question["options"][0]["index"])
            cut_owner(database, table)
            there.question = {}
            there.until("hello")
            assert there.asked() == question
            if acts:
                choose_and_wait(there)
                before = events(database, table)
        closed, heard = until_closed(here)
        assert closed.code == COME_AGAIN
        assert all(message.get("n", 0) <= question["id"] for message in heard), "a lost choice was acknowledged"
        wait_until_noticed(database, *held)
        with at(guest, owner, table) as again:  # the process that lost it passes everything on now
            assert again.asked() == there.asked()
            assert again.view == there.view
            assert again.log == there.log
            if not acts:
                assert events(database, table) == before, "the former owner has written"
            choose_and_wait(again)
    return True


def play_and_freeze(database: str, times: int) -> None:
    chance = random.Random(28)
    with two_started(database) as (one, two), Guest(one.port) as anna:
        table, done = "", 0
        while done < times:
            if not table:
                owner, other = one, two
                table = anna.against_bot("corp", seed=chance.randrange(1000))  # at the first process
            if freeze_and_take_over(database, anna, table, owner, other, acts=chance.random() < 0.5):
                owner, other, done = other, owner, done + 1
            else:
                table = ""  # that game is over
        with at(anna, owner, table) as viewer:
            viewer.asked()
            if viewer.over is None:
                viewer.says(concede=True)
                viewer.until("over")
        record = Record.from_json(anna.http.get(f"/api/replays/{table}/record").text)
        assert Game.replay(record).outcome is not None


def test_a_process_that_was_frozen_does_not_write_to_a_table_it_has_lost(postgres: str) -> None:
    play_and_freeze(fresh_database(postgres), 3)


@pytest.mark.slow
def test_a_hundred_frozen_processes_write_nothing(postgres: str) -> None:
    play_and_freeze(fresh_database(postgres), 100)


def cut_and_go_on(database: str, times: int) -> None:
    options = Options(database, processes=0, limits=GENEROUS)
    chance = random.Random(4)
    with running(options) as one, running(options) as other, Guest(one.port) as anna:
        table = anna.against_bot("corp")
        for n in range(times):
            with at(anna, one, table) as first, at(anna, other, table) as second:
                question = first.asked()
                if first.over is not None:
                    anna.port = one.port
                    table = anna.against_bot("corp", seed=n)
                    continue
                assert second.asked() == question
                kept = events(database, table)
                here, there = (first, second) if table in one.manager.tables else (second, first)
                cut_owner(database, table)
                closed, _ = until_closed(here)
                assert closed.code == COME_AGAIN
                with suppress(Closed):  # those who are connected elsewhere are sent away too, or move with the table
                    there.until("hello")
            assert events(database, table) == kept
            with at(anna, chance.choice((one, other)), table) as again:
                assert again.asked() == question
                choose_and_wait(again)


def test_a_process_that_lost_its_lock_sends_everybody_to_the_new_owner(postgres: str) -> None:
    cut_and_go_on(fresh_database(postgres), 3)


@pytest.mark.slow
def test_a_lock_is_lost_a_hundred_times(postgres: str) -> None:
    cut_and_go_on(fresh_database(postgres), 100)
