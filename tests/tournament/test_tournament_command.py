"""`sneakdoor tournament …` as somebody at a terminal meets it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from sneakdoor.cli.app import app
from sneakdoor.cli.errors import CommandError


def run(*arguments: object) -> Result:
    return CliRunner().invoke(app, ["tournament", *map(str, arguments)])


def told(wrong: Result) -> str:
    assert isinstance(wrong.exception, CommandError), wrong.output
    return str(wrong.exception)


@pytest.fixture
def people(tmp_path: Path) -> Path:
    file = tmp_path / "people.csv"
    file.write_text("Name;Corp;Runner\nAda;Closed Doors;Inside People\nBo;;\nCy;;\n", encoding="utf-8")
    return file


def test_an_evening_of_three(tmp_path: Path, people: Path) -> None:
    file = tmp_path / "evening.json"

    assert "3 players, 2 rounds." in run("new", file, "--players", people, "--seed", 1).output
    paired = run("pair", file).output
    assert "has a bye" in paired
    first, second = paired.splitlines()[1].split("  ")[-1].split(" against ")
    assert "1 games of this round are open" in run("report", file, 1, first, "corp").output
    assert "the round is over" in run("report", file, 1, second, "tie").output
    lines = json.loads(run("standings", file, "--json").stdout)

    assert [one["points"] for one in lines["standings"]] == [6, 4, 1]
    assert lines["winner"] is None
    assert lines["rounds"] == 1
    assert "schedule" in run("standings", file).output


def test_a_list_in_json_and_one_without_a_heading(tmp_path: Path) -> None:
    as_json = tmp_path / "players.json"
    as_json.write_text(json.dumps({"players": [{"name": "Ada"}, {"name": "Bo"}]}), encoding="utf-8")
    plain = tmp_path / "players.txt"
    plain.write_text("Ada\tClosed Doors\tInside People\nBo\n", encoding="utf-8")

    assert "2 players, 1 round." in run("new", tmp_path / "a.json", "--players", as_json).output
    assert "2 players, 1 round." in run("new", tmp_path / "b.json", "--players", plain).output


def test_bots_play_it_to_the_end_and_so_again(tmp_path: Path) -> None:
    lines = []
    for name, workers in (("one", 1), ("two", 2)):
        file = tmp_path / f"{name}.json"
        run("new", file, "--bots", 4, "--bot", "random", "--rounds", 1, "--cut", 2, "--seed", 5)
        ended = run("run", file, "--workers", workers)
        assert ended.exit_code == 0, ended.output
        lines.append(json.loads(run("standings", file, "--json").stdout))

    assert lines[0]["winner"] == lines[0]["standings"][0]["name"]
    assert lines[0] == lines[1]


def test_people_among_bots_are_waited_for(tmp_path: Path, people: Path) -> None:
    file = tmp_path / "mixed.json"
    run("new", file, "--players", people, "--bots", 1, "--bot", "random")

    assert "games are left for people" in told(run("run", file, "--workers", 1))


def test_decks_are_held_to_the_format(tmp_path: Path, people: Path) -> None:
    wrong = run("new", tmp_path / "a.json", "--players", people, "-f", "system-core-2019")

    assert "Ada, Closed Doors: " in told(wrong)
    assert not (tmp_path / "a.json").exists()


def test_a_bot_that_is_not_there_is_told_before_anything_is_played(tmp_path: Path) -> None:
    run("new", tmp_path / "n.json", "--bots", 2, "--bot", "nobody")

    assert "nobody" in told(run("run", tmp_path / "n.json"))


def test_bad_files_are_told(tmp_path: Path, people: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text('{"version": 1, "name": "x"}', encoding="utf-8")
    garbled = tmp_path / "garbled.json"
    garbled.write_bytes(b"\xff\xfe{")
    strange = tmp_path / "strange.csv"
    strange.write_text("name,corp\n,Closed Doors\n", encoding="utf-8")

    assert "lacks something" in told(run("pair", broken))
    assert "is no tournament" in told(run("standings", garbled))
    assert "cannot be opened" in told(run("pair", tmp_path / "nowhere.json"))
    assert "a line without a name" in told(run("new", tmp_path / "n.json", "--players", strange))
    assert "already exists" in told(run("new", broken, "--players", people))
