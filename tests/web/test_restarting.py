"""A server that is killed loses nothing: what was acknowledged is there again, and the question too."""

import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.web.conftest import GENEROUS, fresh_database
from tests.web.visiting import PATIENT, Closed, Guest, Started, Viewer, running

from sneakdoor import Game, Record
from sneakdoor.web.app import Options


@contextmanager
def started(database: str, port: int = 0) -> Iterator[Started]:
    server = Started(database, port)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


def test_after_kill_nine_the_same_question_is_there_and_the_game_is_finished(sqlite: str) -> None:
    with started(sqlite) as first, Guest(first.port) as anna:
        table = anna.against_bot()
        with anna.sits(table) as viewer:
            viewer.plays(random.Random(11), most=25)
            before = viewer.asked()
            view, log = viewer.view, viewer.log
            first.kill()
            with pytest.raises(Closed):
                viewer.until("over")
        with started(sqlite, first.port), anna.sits(table) as again:
            assert again.asked() == before
            assert again.view == view
            assert again.log == log
            again.plays(random.Random(12))
            assert again.over is not None
            record = Record.from_json(anna.http.get(f"/api/replays/{table}/record").text)
            assert Game.replay(record).outcome is not None


def kill_again_and_again(database: str, times: int) -> None:
    """The last choice before each kill was sent, and nobody waited for what became of it."""
    server = Started(database)
    chance = random.Random(5)
    try:
        with Guest(server.port) as anna:
            table, kills = anna.against_bot(), 0
            while kills < times:
                with anna.sits(table) as viewer:
                    viewer.plays(chance, most=4)
                    question = viewer.asked()
                    if viewer.over is not None:
                        table = anna.against_bot(seed=kills)
                        continue
                    viewer.says(id=question["id"], choice=question["options"][0]["index"])
                    server.kill()
                kills += 1
                server = Started(database, server.port)
                with anna.sits(table) as again:
                    again.asked()
                    assert again.n >= viewer.n
                    assert again.log[: len(viewer.log)] == viewer.log, "what was told has happened, once"
    finally:
        server.stop()


def test_what_was_acknowledged_is_never_lost_however_often_it_is_killed(sqlite: str) -> None:
    kill_again_and_again(sqlite, 2)


@pytest.mark.slow
def test_what_was_acknowledged_is_there_after_a_hundred_kills(sqlite: str) -> None:
    kill_again_and_again(sqlite, 100)


def test_a_table_at_which_nobody_is_gets_put_away_and_is_rebuilt(sqlite: str) -> None:
    with running(Options(sqlite, processes=0, limits=GENEROUS, patience=0.3)) as server, Guest(server.port) as anna:
        table = anna.against_bot()
        with anna.sits(table) as viewer:
            viewer.plays(random.Random(2), most=8)
            before = viewer.asked()
            time.sleep(0.8)
            assert table in server.manager.tables, "somebody is there"
        until = time.monotonic() + PATIENT
        while time.monotonic() < until:
            if table not in server.manager.tables:
                break
            time.sleep(0.05)
        assert table not in server.manager.tables
        with anna.sits(table) as again:
            assert again.asked() == before
        assert server.manager.metrics.counters["games_rebuilt"] == 1


def test_taking_back_survives_a_restart(sqlite: str) -> None:
    options = Options(sqlite, processes=0, limits=GENEROUS)
    with running(options) as server, Guest(server.port) as anna:
        table = anna.against_bot("corp")
        with anna.sits(table) as viewer:
            viewer.chooses(kind="no")
            viewer.asked()
            viewer.chooses(kind="credit")
            viewer.asked()
            viewer.question = {}
            viewer.says(undo=True)
            before = viewer.asked()
        cookies = dict(anna.http.cookies)
    with running(options) as server, Guest(server.port, enter=False) as anna:
        anna.http.cookies.update(cookies)
        with anna.sits(table) as again:
            assert again.asked() == before
            assert again.question["undo"] is True
            assert server.manager.tables[table].live_game.game.undone == 1


class TestSeveralProcesses:
    def test_a_table_moves_when_its_process_is_killed(self, postgres: str) -> None:
        """Anna plays at one process, Bert at another. Anna's is killed: she goes to Bert's, and the game goes on."""
        database = fresh_database(postgres)
        with started(database) as one, started(database) as other, Guest(one.port) as anna, Guest(other.port) as bert:
            opened = anna.opens("corp")
            corp = anna.sits(opened["id"])
            corp.until("hello")
            bert.joins(opened)
            runner = bert.sits(opened["id"])
            corp.chooses(kind="no")
            runner.chooses(kind="no")
            assert corp.asked()["kind"] == "action"
            corp.chooses(kind="credit")
            runner.until(lambda _: runner.view is not None and runner.view["corp"]["credits"] == 6)
            question = corp.asked()
            one.kill()
            with pytest.raises(Closed):
                corp.until("over")
            corp.goes()
            runner.until("hello")  # over the connection that was never lost
            assert runner.until("state")["view"]["corp"]["credits"] == 6
            anna.port = other.port
            with anna.sits(opened["id"]) as again:
                assert again.asked()["id"] == question["id"]
                again.chooses(kind="credit")
                runner.until(lambda _: runner.view["corp"]["credits"] == 7)
            runner.goes()

    def test_viewers_at_another_process_play_and_are_told_as_if_they_were_here(self, postgres: str) -> None:
        database = fresh_database(postgres)
        options = Options(database, processes=0, limits=GENEROUS)
        with running(options) as one, running(options) as other, Guest(one.port) as anna:
            table = anna.against_bot()
            with anna.sits(table) as here:
                here.asked()
                anna.port = other.port
                with anna.sits(table) as there:
                    assert there.asked() == here.asked()
                    assert table in one.manager.tables
                    assert table not in other.manager.tables
                    play_here_and_there(here, there)
                    assert there.view == here.view
                    assert there.log == here.log
                    assert "was answered already" in there.refused(id=1, choice=0)

    def test_open_tables_of_one_process_are_in_the_lobby_of_the_other(self, postgres: str) -> None:
        database = fresh_database(postgres)
        options = Options(database, processes=0, limits=GENEROUS)
        with running(options) as one, running(options) as other, Guest(one.port) as anna, Guest(other.port) as bert:
            opened = anna.opens()
            assert opened["id"] in [told["id"] for told in bert.get("/api/tables")]
            anna.post(f"/api/tables/{opened['id']}/leave")
            assert opened["id"] not in [told["id"] for told in bert.get("/api/tables")]


def play_here_and_there(here: Viewer, there: Viewer) -> None:
    """Answer in turns over two connections, one of them by way of another process."""
    for n in range(8):
        acting, other = (there, here) if n % 2 else (here, there)
        question = acting.asked()
        acting.says(id=question["id"], choice=0)
        acting.question = other.question = {}
        number = question["id"]
        for viewer in (acting, other):
            while viewer.question.get("type") != "decision" or viewer.question["id"] <= number:
                viewer.hears()


def test_two_servers_on_one_file_are_refused(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'server.sqlite'}"
    import subprocess
    import sys

    with started(database):
        command = [sys.executable, "-m", "sneakdoor", "serve", "--no-browser", "--port", "0", "--database", database]
        second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENT, check=False)
        assert second.returncode == 1
        assert "another server" in second.stderr
