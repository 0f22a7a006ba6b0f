"""Lists of tables: nothing is lost behind newer ones, and what was abandoned goes."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, update
from tests.web.inside import Ear, a_manager, a_table
from tests.web.visiting import Guest, Running

from sneakdoor.decks import starter_decks
from sneakdoor.web import messages as m
from sneakdoor.web.routes.lobby import NEXT
from sneakdoor.web.store import Cursor, KeptTable
from sneakdoor.web.store.schema import events, tables
from sneakdoor.web.table_manager import Expiry, TableManager

DAY = 86400.0
CLOSED = '{"public":false}'


def crowd(server: Running, name: str, many: int, **values: Any) -> None:
    """Rows of many newer tables, as quickly as a database takes them."""
    now = time.time() + 1000
    rows = []
    for n in range(many):
        row = KeptTable(f"{name}{n}", "over", now, now + n, "crowd", "k", n, True, "{}").fields()
        rows.append({**row, **values})

    async def fill() -> None:
        async with server.manager.database.begin() as db:
            await db.execute(insert(tables), rows)

    asyncio.run_coroutine_threadsafe(fill(), server.loop).result(60)


def pages(guest: Guest, path: str) -> list[list[str]]:
    found, after = [], ""
    while True:
        address = httpx.URL(path)
        answer = guest.http.get(address.copy_merge_params({"after": after}) if after else address)
        assert answer.status_code == 200, answer.text
        found.append([one["id"] for one in answer.json()])
        after = answer.headers.get(NEXT, "")
        if not after:
            return found


class TestPages:
    def test_a_running_game_is_found_behind_many_newer_ones(self, server: Running, anna: Guest, bert: Guest) -> None:
        mine, waiting = anna.against_bot(), bert.opens()["id"]
        crowd(server, "private", 600, status="playing", public=False, settings=CLOSED)
        crowd(server, "over", 130, status="over", corp=anna.me["id"])
        assert pages(anna, "/api/tables/mine")[0][0] == mine
        assert {id_ for page in pages(anna, "/api/tables/mine?over=false") for id_ in page} == {mine}
        over = pages(anna, "/api/tables/mine?over=true")
        assert [len(page) for page in over] == [50, 50, 30]
        listed = [id_ for page in pages(bert, "/api/tables") for id_ in page]
        assert waiting in listed
        assert mine in listed
        assert not any(id_.startswith("over") for id_ in listed)

    def test_pages_have_every_table_once(self, server: Running, cora: Guest) -> None:
        crowd(server, "same", 120, status="playing", corp=cora.me["id"], changed=5.0)  # all at the same time
        found = pages(cora, "/api/tables/mine")
        assert [len(page) for page in found] == [50, 50, 20]
        assert len({id_ for page in found for id_ in page}) == 120

    def test_what_is_no_place_in_a_list_is_refused(self, anna: Guest) -> None:
        for after in ("x", "1~2", "a~b~c", "1~nan~", "~~"):
            assert anna.http.get("/api/tables/mine", params={"after": after}).status_code in {200, 422}
        assert anna.http.get("/api/tables", params={"after": "nonsense"}).status_code == 422


def test_a_cursor_comes_back_as_it_was() -> None:
    made = Cursor(1, 1234.56789, "a~b")
    assert Cursor.read(str(made)) == made


def kept(number: int, **values: Any) -> KeptTable:
    decks = starter_decks()
    made = a_table(number, decks["Closed Doors"], decks["Inside People"], number)
    for name, value in values.items():
        setattr(made, name, value)
    return made


async def aged(manager: TableManager, id_: str, seconds: float) -> None:
    """Let a table be as it was left so long ago."""
    async with manager.database.begin() as db:
        then = time.time() - seconds
        await db.execute(update(tables).where(tables.c.id == id_).values(changed=then))
        await db.execute(update(events).where(events.c.table_id == id_).values(at=then))


async def status(manager: TableManager, id_: str) -> str | None:
    found = await manager.store.table(id_)
    return None if found is None else found.status


class TestExpiry:
    def test_what_nobody_comes_back_to_goes_and_the_rest_stays(self, sqlite: str) -> None:
        async def check() -> None:
            async with a_manager(sqlite) as manager:
                open_ = {"status": "open", "runner": None, "runner_deck": None}
                for number, values in enumerate((open_, open_, open_, {}, {}, {}, {})):
                    table = await manager.open(kept(number, **values))
                    if number != 2:
                        table.put_away()
                        await manager.store.let_go(table.claim)
                await manager.tables["t2"].enter(Ear("corp"))  # its host waits there
                for number, age in ((0, 2.0), (1, 0.5), (2, 9.0), (3, 40.0), (4, 20.0), (5, 40.0), (6, 40.0)):
                    await aged(manager, f"t{number}", age * DAY)
                async with manager.database.begin() as db:  # nobody has left this one, but somebody has played there
                    row = {"table_id": "t5", "n": 99, "at": time.time(), "kind": "choice", "side": 0, "by": "person"}
                    await db.execute(insert(events).values(**row, data="{}"))
                    await db.execute(update(tables).where(tables.c.id == "t6").values(status="over"))
                assert await manager.expire_abandoned() == 2
                found = [await status(manager, f"t{number}") for number in range(7)]
                assert found == [None, "open", "open", "over", "playing", "playing", "over"]
                ended = await manager.store.table("t3")
                assert ended is not None
                assert '"how":"abandoned"' in str(ended.result)

        asyncio.run(check())

    def test_nothing_expires_where_it_is_not_wanted(self, sqlite: str) -> None:
        async def check() -> None:
            async with a_manager(sqlite) as manager:
                manager.expiry = Expiry(0, 0)
                await manager.open(kept(1))
                await aged(manager, "t1", 9999 * DAY)
                assert await manager.expire_abandoned() == 0

        asyncio.run(check())

    def test_a_table_that_cannot_be_ended_does_not_keep_others_from_it(self, sqlite: str) -> None:
        async def check() -> None:
            async with a_manager(sqlite) as manager:
                for number in range(25):
                    table = await manager.open(kept(number))
                    table.put_away()
                    await manager.store.let_go(table.claim)
                    await aged(manager, f"t{number}", (100 - number) * DAY)
                async with manager.database.begin() as db:
                    damaged = [f"t{number}" for number in range(22)]
                    await db.execute(update(tables).where(tables.c.id.in_(damaged)).values(corp_deck="{}"))
                assert await manager.expire_abandoned() == 3

        asyncio.run(check())


def test_the_lobby_is_made_once_for_everybody_who_looks(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with a_manager(sqlite) as manager:
            made = 0
            lobby = manager.lobby

            async def counted(*arguments: Any) -> m.Tables:
                nonlocal made
                made += 1
                return await lobby(*arguments)

            monkeypatch.setattr(manager, "lobby", counted)
            first = await asyncio.gather(*(manager.lobby_message() for _ in range(100)))
            assert (made, len(set(first))) == (1, 1)
            await manager.open(kept(1))
            assert '"t1"' in await manager.lobby_message()
            assert made == 2

    asyncio.run(check())


def test_one_person_has_a_bounded_number_of_unfinished_games(
    server: Running, anna: Guest, bert: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sneakdoor.web.routes.lobby.MOST_UNFINISHED", 2)
    anna.against_bot()
    anna.opens()
    assert anna.refused("/api/tables", {"opponent": {"bot": "greedy"}}).status_code == 409
    bert.against_bot()
