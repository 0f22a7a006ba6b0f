"""Tables by version 26.03: opened, played, watched, played again, and stored beside those of 1.4."""

import random
from typing import Any

import pytest
from tests.laws.games import positions
from tests.web.visiting import Guest, Running

from sneakdoor import Game, Record, Side
from sneakdoor.cards.registry import titles
from sneakdoor.decks import cards, format_named, pool
from sneakdoor.timing import structures
from sneakdoor.web.streams import seen

TODAY = "26.03"
ZAHYA = "Zahya Sadeghi: Versatile Smuggler"


def startup_list() -> str:
    """Cards of Zahya's faction and neutral ones: 45 or a few more that Startup has and the engine plays."""
    known, found, size = cards(TODAY), [], 0
    for title in pool(format_named("startup")):
        one = known[title]
        if (
            one.faction in {"criminal", "neutral_runner"}
            and not one.is_identity
            and title in titles(TODAY)
            and size < 45
        ):
            found.append(f"{min(one.limit, 3)} {title}")
            size += min(one.limit, 3)
    return "\n".join(found)


def test_a_whole_game_by_26_03_is_played_against_a_bot_and_can_be_replayed(server: Running, anna: Guest) -> None:
    table = anna.against_bot(rules=TODAY)
    with anna.sits(table) as viewer:
        viewer.plays(random.Random(7))
        assert viewer.over is not None
        assert viewer.view["rules"] == TODAY
        record = Record.from_json(anna.http.get(f"/api/replays/{table}/record").text)
        assert record.rules == TODAY
        game = Game.replay(record)
        assert game.rules == TODAY
        assert game.outcome is not None
        assert viewer.over["how"] == game.outcome.how
    assert anna.get(f"/api/replays/{table}")["rules"] == TODAY


def test_a_table_says_which_rules_it_plays(anna: Guest, bert: Guest) -> None:
    opened = anna.opens(rules=TODAY)
    other = anna.opens()
    listed = {one["id"]: one["rules"] for one in bert.get("/api/tables")}

    assert (listed[opened["id"]], listed[other["id"]]) == (TODAY, "1.4")
    assert bert.get(f"/api/tables/{opened['id']}")["rules"] == TODAY
    bert.joins(opened)
    with bert.sits(opened["id"]) as viewer:
        assert viewer.until("hello")["table"]["rules"] == TODAY
        viewer.until("state")
        assert viewer.view["rules"] == TODAY


def test_a_game_by_26_03_goes_on_after_it_was_unloaded(server: Running, anna: Guest) -> None:
    table = anna.against_bot("corp", rules=TODAY)
    with anna.sits(table) as viewer:
        viewer.plays(random.Random(3), most=6)
        before = viewer.asked()
    server.manager.tables[table].put_away()
    with anna.sits(table) as again:
        assert again.asked() == before
        assert again.view == seen(server.manager.tables[table].live_game.game.view(Side.CORP), asked=True)


def test_a_rematch_and_a_game_played_on_have_the_rules_of_the_first(server: Running, anna: Guest) -> None:
    table = anna.against_bot(rules=TODAY)
    with anna.sits(table) as viewer:
        viewer.plays(random.Random(5), most=10)
        viewer.asked()
        viewer.says(concede=True)
        viewer.until("over")
        on = anna.post(f"/api/replays/{table}/play-on", {"at": 3, "side": "runner"})
        assert anna.get(f"/api/tables/{on['table']}")["rules"] == TODAY
        viewer.says(offer="rematch")
        rematch = viewer.until("next")["table"]
    assert anna.get(f"/api/tables/{rematch}")["rules"] == TODAY


def test_somebody_who_is_not_asked_learns_the_phase_and_not_the_window() -> None:
    """A step that is in no table of the rules would be sent as it is."""
    windows = {step.number for one in structures(TODAY).values() for step in one.steps if step.window}
    told = [
        {one["step"] for one in (*table["where"][-1:], *table["stages"][-1:])}
        for game in positions(3, rules=TODAY, most=300)
        for side in (Side.CORP, Side.RUNNER, None)
        for table in (seen(game.view(side)),)
    ]

    assert not set().union(*told) & windows
    assert {"26.03:6.9.4", "26.03:5.6.2", "26.03:5.7.1"} <= set().union(*told)


@pytest.mark.parametrize("rules", ["1.4", TODAY])
def test_the_catalogue_and_the_timing_are_those_of_the_rules(anna: Guest, rules: str) -> None:
    catalog = anna.get("/api/catalog", rules=rules)
    timing = anna.get("/api/timing", rules=rules)["structures"]

    assert (catalog["rules"], len(catalog["cards"])) == (rules, {"1.4": 1573, TODAY: 2054}[rules])
    assert ("elev" in catalog["sets"]) == (rules == TODAY)
    assert ("movement" in timing) == (rules == TODAY)
    assert ("pass-ice" in timing) == (rules == "1.4")
    assert {"rules", "rules-26.03"} <= {one["name"] for one in catalog["formats"]}


def test_without_a_word_it_is_1_4_unless_the_deck_has_newer_cards(anna: Guest) -> None:
    deck = {"list": f"{ZAHYA}\n{startup_list()}"}
    table = anna.post("/api/tables", {"deck": deck, "opponent": {"bot": "random"}})["id"]

    assert anna.get(f"/api/tables/{table}")["rules"] == TODAY
    assert anna.get(f"/api/tables/{anna.against_bot()}")["rules"] == "1.4"
    assert anna.get("/api/catalog")["rules"] == "1.4"


def test_the_starter_pack_is_played_by_26_03_only(server: Running, anna: Guest) -> None:
    starters = {one["name"]: one["shelf"] for one in anna.get("/api/catalog", rules=TODAY)["starters"]}
    deck = {"starter": "Gateway Runner"}
    rival = {"bot": "greedy", "deck": {"starter": "Gateway Corp"}}
    opened = anna.post("/api/tables", {"side": "runner", "deck": deck, "opponent": rival, "format": "system-gateway"})
    with anna.sits(opened["id"]) as viewer:
        viewer.plays(random.Random(2), most=5)
        assert server.manager.tables[opened["id"]].live_game.game.rules == TODAY

    assert starters["Gateway Corp with booster"] == "gateway"
    assert "Gateway Corp" not in {one["name"] for one in anna.get("/api/catalog")["starters"]}
    assert (
        "newer than the rules 1.4" in anna.refused("/api/tables", {"side": "runner", "deck": deck, "rules": "1.4"}).text
    )


class TestRefused:
    def test_other_rules(self, anna: Guest) -> None:
        body: dict[str, Any] = {"side": "corp", "rules": "0.9"}
        assert anna.refused("/api/tables", body).status_code == 400
        assert anna.refused("/api/catalog?rules=0.9", method="GET").status_code == 400

    def test_a_format_of_other_rules(self, anna: Guest) -> None:
        answer = anna.refused("/api/tables", {"side": "corp", "rules": TODAY, "format": "system-core-2019"})
        assert "is played by the rules 1.4" in answer.text

    def test_newer_cards_at_a_table_of_1_4(self, anna: Guest) -> None:
        deck = {"list": "NBN: Making News\n3 Tithe\n3 Hedge Fund"}
        answer = anna.refused("/api/tables", {"side": "corp", "deck": deck, "rules": "1.4"})
        assert "newer than the rules 1.4" in answer.text


def test_tables_from_before_are_played_by_1_4(sqlite: str) -> None:
    """A database from before tables had rules of their own."""
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import create_engine, text

    engine = create_engine(sqlite)
    config = Config()
    config.set_main_option("script_location", "src/sneakdoor/web/store/migrations")
    with engine.begin() as db:
        config.attributes["connection"] = db
        command.upgrade(config, "0006")
        words = "INSERT INTO tables (id, status, created, changed, host, key, seed, skip_forced, settings, wishes)"
        db.execute(text(f"{words} VALUES ('t', 'open', 1, 1, 'h', 'k', 1, true, '{{}}', '[]')"))
    with engine.begin() as db:
        config.attributes["connection"] = db
        command.upgrade(config, "head")
        assert db.execute(text("SELECT rules FROM tables")).scalar_one() == "1.4"
        command.downgrade(config, "0006")
    engine.dispose()
