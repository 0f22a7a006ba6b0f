"""What the server has besides tables: cards, timing, rules, decks, replays, figures, and the file that it keeps."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect
from tests.web.visiting import Guest, Running, running

from sneakdoor import Game, Record, Side
from sneakdoor.arena import Depth, Match, deck_named
from sneakdoor.decks import shelved_decks, write
from sneakdoor.web.analyses import RunningAnalysis
from sneakdoor.web.app import Options
from sneakdoor.web.replay_cursor import ReplayCursor
from sneakdoor.web.store import BadDatabase, Database
from sneakdoor.web.store.schema import metadata
from sneakdoor.web.streams import paragraphs_of

DECK: dict[str, Any] = {"name": "x", "identity": "Noise: Hacker Extraordinaire", "cards": {"Sure Gamble": 3}}


class TestLibrary:
    def test_health_says_ok(self, anna: Guest) -> None:
        told = anna.get("/health")
        assert told["status"] == "ok"
        assert told["version"]

    def test_the_catalog_has_every_card_and_is_sent_once(self, anna: Guest) -> None:
        answer = anna.http.get("/api/catalog")
        told = answer.json()
        by_title = {one["title"]: one for one in told["cards"]}
        assert by_title["Corroder"]["strength"] == 2
        assert by_title["Corroder"]["text"]
        assert by_title["Corroder"]["state"] == "implemented"
        assert by_title["Easy Mark"]["cost"] == 0
        assert {one["name"] for one in told["starters"]} == set(shelved_decks())
        assert {one["name"] for one in told["bots"]} == {"pip", "marlow", "vesper", "quill", "atlas"}
        again = anna.http.get("/api/catalog", headers={"if-none-match": answer.headers["etag"]})
        assert again.status_code == 304

    def test_a_card_has_its_text_by_each_version_that_has_it(self, anna: Guest) -> None:
        both = anna.http.get("/api/wordings?title=Mr.%20Li").json()
        assert list(both) == ["1.4", "26.03"]
        assert both["1.4"] != both["26.03"]
        assert list(anna.http.get("/api/wordings?title=Tithe").json()) == ["26.03"]
        assert anna.http.get("/api/wordings?title=Nobody").status_code == 404

    def test_a_format_tells_its_cards(self, anna: Guest) -> None:
        told = anna.get("/api/formats/standard-2019-09")
        assert "Sure Gamble" in told["cards"]
        assert "Account Siphon" not in told["cards"]
        assert set(told["restricted"]) <= set(told["cards"])
        gateway = anna.get("/api/formats/system-gateway")["starters"]
        assert "Gateway Corp" in gateway
        assert "Heavy Industry" not in gateway
        assert anna.refused("/api/formats/nonsense", method="GET").status_code == 404

    def test_timing_and_rules_are_told_as_data(self, anna: Guest) -> None:
        structures = anna.get("/api/timing")["structures"]
        assert structures["run"]["steps"]
        told = anna.get("/api/rules/6.9.3c")
        assert told["summary"] == "Unbroken subroutines resolve, in order"
        assert anna.refused("/api/rules/99.99", method="GET").status_code == 404

    def test_figures_are_told_for_prometheus(self, anna: Guest) -> None:
        text = anna.http.get("/metrics").text
        assert "# TYPE sneakdoor_messages_in_total counter" in text
        assert 'sneakdoor_choice_seconds_bucket{le="+Inf"}' in text

    def test_the_schema_names_every_route(self, anna: Guest) -> None:
        paths = anna.get("/schema/openapi.json")["paths"]
        assert {"/api/me", "/api/tables", "/api/decks", "/api/replays/{replay_id}", "/health"} <= set(paths)

    def test_an_unknown_address_is_the_page_and_an_unknown_question_is_refused(self, anna: Guest) -> None:
        assert anna.http.get("/table/whatever").headers["content-type"].startswith("text/html")
        assert anna.http.get("/api/nothing").status_code == 404


def test_the_reference_is_served_where_it_was_built(sqlite: str, tmp_path: Path) -> None:
    folder = tmp_path / "reference"
    (folder / "rules").mkdir(parents=True)
    (folder / "index.html").write_text("<h1>Reference</h1>", encoding="utf-8")
    (folder / "rules" / "1.html").write_text("<h1>Rule 1</h1>", encoding="utf-8")
    with running(Options(sqlite, processes=0, reference=folder)) as server, Guest(server.port) as anna:
        assert anna.http.get("/reference", follow_redirects=True).text == "<h1>Reference</h1>"
        assert anna.http.get("/reference/rules/1.html").text == "<h1>Rule 1</h1>"
        assert anna.http.get("/reference/nothing.html").status_code == 404


class TestDecks:
    @pytest.mark.parametrize("form", ["text", "nrdb", "markdown", "jinteki", "octgn", "json"])
    def test_every_form_that_is_written_is_read(self, anna: Guest, form: str) -> None:
        deck = shelved_decks()["Inside People"]
        told = anna.post("/api/decks/read", {"text": write(deck, form)})
        assert told["problems"] == []
        assert told["deck"]["cards"] == dict(deck.cards)
        body = {name: told["deck"][name] for name in ("name", "identity", "cards", "extras")}
        text = anna.post("/api/decks/export", {"deck": body, "form": form})["text"]
        assert anna.post("/api/decks/read", {"text": text})["deck"]["cards"] == dict(deck.cards)

    def test_every_line_that_cannot_be_read_is_told(self, anna: Guest) -> None:
        told = anna.post("/api/decks/read", {"text": "Noise\n3 Sure Gambel\n2 Nothing at all"})
        assert told["deck"] is None
        assert [one["line"] for one in told["problems"]] == [2, 3]
        assert told["problems"][0]["nearest"][0] == "Sure Gamble"

    def test_everything_against_a_deck_is_told_at_once(self, anna: Guest) -> None:
        deck = {**DECK, "cards": {"Sure Gamble": 4, "Hedge Fund": 1}}
        told = anna.post("/api/decks/check", {"deck": deck, "format": "standard-2019-12"})
        assert told["legal"] is False
        rules = {one["rule"] for one in told["problems"]}
        assert {"1.4.3", "1.4.7", "1.4.4"} & rules
        assert len(told["problems"]) >= 3
        assert told["size"]["found"] == 5

    def test_hands_are_dealt_from_the_deck_and_odds_are_counted(self, anna: Guest) -> None:
        cards = dict(shelved_decks()["Inside People"].cards)
        identity = shelved_decks()["Inside People"].identity
        body = {"deck": {"identity": identity, "cards": cards}, "n": 3, "seed": 4, "wanted": ["Sure Gamble"]}
        told = anna.post("/api/decks/hands", body)
        assert [len(one) for one in told["hands"]] == [5, 5, 5]
        assert told == anna.post("/api/decks/hands", body)
        assert 0 < told["any_of_wanted"] < told["with_mulligan"] < 1

    def test_two_decks_are_compared(self, anna: Guest) -> None:
        other = {**DECK, "cards": {"Sure Gamble": 2, "Diesel": 1}}
        told = anna.post("/api/decks/compare", {"a": DECK, "b": other})
        assert told["cards"] == {"Diesel": [0, 1], "Sure Gamble": [3, 2]}

    def test_a_deck_is_kept_changed_played_and_removed(self, anna: Guest) -> None:
        text = write(shelved_decks()["Open Wounds"], "text")
        kept = anna.post("/api/decks", {"name": "Mine", "text": text})
        assert kept["side"] == "runner"
        changed = anna.http.put(f"/api/decks/{kept['id']}", json={"name": "New", "text": text}, headers=anna.csrf)
        assert changed.json()["name"] == "New"
        anna.post("/api/tables", {"deck": {"saved": kept["id"]}, "opponent": {"bot": "random"}})
        assert anna.http.delete(f"/api/decks/{kept['id']}", headers=anna.csrf).json() == {"removed": True}
        assert anna.get("/api/decks") == []

    def test_nonsense_is_no_deck(self, anna: Guest) -> None:
        for deck in ({**DECK, "identity": "Nobody"}, {**DECK, "cards": {"Sure Gamble": -1}}):
            assert anna.refused("/api/decks/check", {"deck": deck}).status_code == 422
        assert anna.refused("/api/decks/export", {"deck": DECK, "form": "papyrus"}).status_code == 422


def finished(guest: Guest, **more: Any) -> str:
    table = guest.against_bot(**more)
    with guest.sits(table) as viewer:
        viewer.plays(random.Random(4), most=30)
        if viewer.over is None:
            viewer.asked()
            viewer.says(concede=True)
            viewer.until("over")
    return table


class TestReplays:
    def test_a_finished_game_is_looked_at_moment_by_moment(self, anna: Guest) -> None:
        table = finished(anna)
        told = anna.get(f"/api/replays/{table}")
        assert told["length"] > 10
        assert told["turns"][0] > 0
        assert told["names"]["corp"] == "greedy"
        record = Record.from_json(anna.http.get(f"/api/replays/{table}/record").text)
        middle = told["length"] // 2
        game = Game.replay(Record(record.seed, record.corp, record.runner, record.choices[:middle], record.skip_forced))
        moment = anna.get(f"/api/replays/{table}/at/{middle}", **{"as": "both"})
        assert moment["views"]["corp"]["corp"]["hand"]["cards"] == game.view(Side.CORP).corp.hand.cards
        assert moment["views"]["runner"]["runner"]["hand"]["count"] == game.view(Side.RUNNER).runner.hand.count
        assert moment["question"]["words"]
        assert anna.refused(f"/api/replays/{table}/at/100000", method="GET").status_code == 404
        story = anna.get(f"/api/replays/{table}/log", viewer="runner")
        answer = anna.http.get(f"/api/replays/{table}/log", params={"viewer": "runner"})
        assert answer.headers["content-encoding"] == "gzip"
        plain = anna.http.get(answer.request.url, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == story
        assert story["entries"][-1]["at"] <= told["length"]
        assert story["story"]

    def test_a_record_is_brought_and_played_on_against_a_bot(self, anna: Guest, bert: Guest) -> None:
        table = finished(anna)
        text = anna.http.get(f"/api/replays/{table}/record").text
        brought = bert.post("/api/replays", {"record": text})
        moment = bert.get(f"/api/replays/{brought['id']}/at/6", **{"as": "runner"})
        on = bert.post(f"/api/replays/{brought['id']}/play-on", {"at": 6, "side": "runner", "bot": "random"})
        with bert.sits(on["table"]) as viewer:
            viewer.until("state")
            assert viewer.n >= 6
            viewer.asked()
            assert viewer.view["turn"] >= moment["views"]["runner"]["turn"]
            viewer.plays(random.Random(1), most=5)

    def test_a_long_game_is_played_bit_by_bit_and_is_the_same_then(self, anna: Guest) -> None:
        record = Record.from_json(anna.http.get(f"/api/replays/{finished(anna)}/record").text)
        bits, whole = ReplayCursor(record, whole=False), ReplayCursor(record)
        assert bits.played == 0
        while bits.more(7):
            assert bits.played % 7 == 0
        assert bits.summary() == whole.summary()
        for side in (*Side, None):
            assert bits.log(side) == whole.log(side)
        assert whole.lengths[Side.CORP] == [len(whole.at(n).log(Side.CORP)) for n in range(whole.length + 1)]

    def test_at_every_moment_the_story_tells_what_has_happened_and_no_more(self) -> None:
        match = Match(deck_named("Closed Doors"), deck_named("Inside People"), "greedy", "greedy", seed=3)
        moments = ReplayCursor(match.play(0)[1].record)
        told = moments.log(Side.CORP)["story"]
        assert any("run" in one["words"] and len(one["so_far"]) > 2 for one in told)
        for n in range(0, moments.length + 1, 13):
            read = [
                next((words for at, words in reversed(one["so_far"]) if at <= n), one["words"])
                for one in told
                if one["at"] <= n
            ]
            assert " ".join(read) == " ".join(one.words for one in paragraphs_of(moments.at(n).log(Side.CORP)))

    def test_notes_stand_at_their_moments_for_everybody_who_may_look(self, anna: Guest, bert: Guest) -> None:
        table = finished(anna)
        notes = f"/api/replays/{table}/notes"
        assert anna.get(notes) == []
        late = bert.post(notes, {"at": 9, "words": "  here it \n turns "})
        anna.post(notes, {"at": 2, "words": "a bold beginning"})
        told = bert.get(notes)
        assert [(one["at"], one["words"], one["who"]) for one in told] == [
            (2, "a bold beginning", anna.me["name"]),
            (9, "here it turns", bert.me["name"]),
        ]
        assert [one["mine"] for one in told] == [False, True]  # players may remove all notes, others their own
        assert [one["mine"] for one in anna.get(notes)] == [True, True]
        assert bert.refused(f"{notes}/{told[0]['id']}", method="DELETE").status_code == 404
        for bad in ({"at": -1, "words": "x"}, {"at": 0, "words": " "}, {"at": 0, "words": "x" * 501}, {"at": 0}):
            assert 400 <= bert.refused(notes, bad).status_code < 500
        last = anna.get(f"/api/replays/{table}")["length"]
        answer = bert.refused(notes, {"at": last + 1, "words": "too late"})
        assert answer.status_code == 422
        assert f"0 to {last}" in answer.text
        assert anna.http.delete(f"{notes}/{late['id']}", headers=anna.csrf).json() == {"removed": True}
        assert [one["at"] for one in bert.get(notes)] == [2]

    def test_notes_on_a_private_game_are_private(self, anna: Guest, bert: Guest) -> None:
        table = finished(anna, public=False)
        notes = f"/api/replays/{table}/notes"
        anna.post(notes, {"at": 0, "words": "for us"})
        assert bert.refused(notes, method="GET").status_code == 403
        assert bert.refused(notes, {"at": 0, "words": "for me too"}).status_code == 403
        key = anna.get(f"/api/tables/{table}")["key"]
        assert bert.get(notes, key=key)[0]["words"] == "for us"

    def test_a_finished_game_is_analysed_for_those_who_may_look_at_it(
        self, server: Running, anna: Guest, bert: Guest
    ) -> None:
        server.app.state.manager.analyses.depth = Depth(playouts=1, turning=1, marks=4)
        table = finished(anna, public=False)
        address = f"/api/replays/{table}/analysis"
        assert anna.get(address) == {"state": "none", "done": 0.0, "analysis": None}
        assert bert.refused(address, method="GET").status_code == 403  # the table is not public
        assert bert.refused(address).status_code == 403
        told = anna.post(address, {})
        while told["state"] == "working":
            time.sleep(0.05)
            told = anna.get(address)
        assert told["state"] == "done"
        length = anna.get(f"/api/replays/{table}")["length"]
        assert [one["choice"] for one in told["analysis"]["curve"]][:: len(told["analysis"]["curve"]) - 1] == [
            0,
            length,
        ]
        assert anna.post(address, {}) == told  # it is not done again

    def test_an_analysis_tells_how_long_it_will_take(self) -> None:
        work = RunningAnalysis(done=0.25, started=100.0)
        assert work.seconds_left(130.0) == 90
        assert RunningAnalysis(done=0.0, started=100.0).seconds_left(130.0) is None

    def test_the_estimate_falls_within_a_chunk_and_grows_only_if_the_chunk_is_late(self) -> None:
        work = RunningAnalysis(started=100.0)
        work.progress(0.2, 0.1, 120.0)  # a hundredth a second: 80 seconds are left
        assert [work.seconds_left(now) for now in (120.0, 125.0, 130.0)] == [80, 75, 70]
        assert (work.seconds_left(160.0) or 0) > 100

    def test_a_game_that_is_not_over_has_no_analysis(self, anna: Guest) -> None:
        table = anna.against_bot()
        address = f"/api/replays/{table}/analysis"
        assert anna.refused(address, method="GET").status_code == 404
        assert anna.refused(address).status_code == 404

    def test_what_is_no_record_is_refused_with_its_place(self, anna: Guest) -> None:
        table = finished(anna)
        told = json.loads(anna.http.get(f"/api/replays/{table}/record").text)
        told["choices"][3] = {"kind": "jack out"}
        answer = anna.refused("/api/replays", {"record": json.dumps(told)}).json()
        assert "choice 4" in answer["problems"][0]
        assert anna.refused("/api/replays", {"record": "nonsense"}).status_code == 422
        assert anna.refused(f"/api/replays/{table}/play-on", {"at": 9999, "side": "corp"}).status_code == 422


class TestDatabase:
    def test_the_migrations_make_the_tables_that_the_server_uses(self, server: Running, database: str) -> None:
        def look(connection: Any) -> dict[str, set[str]]:
            seen = inspect(connection)
            return {
                name: {column["name"] for column in seen.get_columns(name)}
                for name in seen.get_table_names()
                if name != "alembic_version"
            }

        async def made() -> dict[str, set[str]]:
            base = Database(database)
            try:
                async with base.read() as db:
                    return await db.run_sync(look)
            finally:
                await base.close()

        wanted = {name: set(table.columns.keys()) for name, table in metadata.tables.items()}
        assert asyncio.run(made()) == wanted

    @pytest.mark.parametrize("url", ["mysql://x/y", "sqlite", "nonsense://", "postgresql://"])
    def test_an_address_that_leads_nowhere_is_told(self, url: str, tmp_path: Path) -> None:
        if "://" not in url:
            url = f"sqlite:///{tmp_path}"  # a folder is no file

        async def upgrade() -> None:
            base = Database(url)
            try:
                await base.upgrade()
            finally:
                await base.close()

        with pytest.raises(BadDatabase):
            asyncio.run(upgrade())
