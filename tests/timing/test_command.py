"""`sneakdoor timing` at a terminal, and `sneakdoor play --from`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from sneakdoor.cli.app import app
from sneakdoor.cli.errors import CommandError


def run(*words: str, columns: int = 80, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=typed, env={"COLUMNS": str(columns)})


def refused(*words: str) -> str:
    error = run(*words).exception
    assert isinstance(error, CommandError)
    return str(error)


class TestShowing:
    def test_alone_it_lists_all_structures(self) -> None:
        lines = run("timing").output.splitlines()
        assert lines[0].startswith("corp-turn")
        assert len(lines) > 30

    @pytest.mark.parametrize("name", ["corp-draw", "Corp Draw", "5.6.1", "5.6.1d"])
    def test_a_structure_is_named_by_its_name_or_by_a_rule(self, name: str) -> None:
        assert run("timing", name).output.startswith("The Corp's draw phase (CR 5.6.1)")

    def test_everything_fits_into_80_columns(self) -> None:
        for line in run("timing").output.splitlines():
            text = run("timing", line.split()[0]).output
            assert max(map(len, text.splitlines())) <= 80

    def test_as_json_it_has_windows_and_how_priority_goes_round(self) -> None:
        told = json.loads(run("timing", "corp-draw", "--json").output)
        window = told["steps"][1]
        assert (window["number"], window["window"]["letters"], window["kind"]) == ("5.6.1b", ["P", "R", "S"], "window")
        assert len(window["window"]["passing"]) == 4

    def test_as_json_all_of_it(self) -> None:
        assert {"run", "trace"} <= {one["key"] for one in json.loads(run("timing", "--json").output)}

    def test_a_wrong_name(self) -> None:
        assert "nearest: run" in refused("timing", "runn")

    def test_a_file_that_cannot_be_written(self, tmp_path: Path) -> None:
        assert "cannot be written" in refused("timing", "run", "--svg", str(tmp_path / "no" / "where.svg"))

    def test_a_picture_of_nothing(self) -> None:
        assert "name a structure" in refused("timing", "--svg", "x.svg")


class TestBetween:
    def test_what_can_be_done_between_two_steps(self) -> None:
        told = json.loads(run("timing", "between", "6.9.2a", "6.9.3a", "--json").output)
        assert [one["step"] for one in told] == ["6.9.2b", "6.9.2c", "6.9.2d", "6.9.2e", "6.9.2f"]
        assert "rez the approached ice" in told[3]["corp"]
        assert told[0]["runner"] == ["use paid abilities (P)"]

    def test_in_words(self) -> None:
        assert "score agendas (S)" in run("timing", "between", "5.6.1a", "5.6.1d").output

    def test_not_between_different_things(self) -> None:
        assert "not the number of a step" in refused("timing", "between", "5.6.1a", "10.8.6c")


class TestAsking:
    def test_the_answer_names_the_window_and_what_comes_after_it(self) -> None:
        text = run("timing", "ask", "Marilyn", "Campaign").output
        assert "The last window: 5.6.1b" in text
        assert "5.6.1d" in text
        assert max(map(len, text.splitlines())) <= 80

    def test_as_json(self) -> None:
        told = json.loads(run("timing", "ask", "Marilyn Campaign", "--json").output)
        assert (told["card"], told["last"]["rule"]) == ("Marilyn Campaign", "5.6.1b")

    def test_a_card_that_is_not_there(self) -> None:
        assert "nearest" in refused("timing", "ask", "Marylin")

    def test_no_position_where_there_is_no_window(self, tmp_path: Path) -> None:
        file = str(tmp_path / "here.json")
        assert "no last window" in refused("timing", "ask", "Snare!", "--position", file)
        assert "nothing can be done" in refused("timing", "ask", "PAD Campaign", "--at", "6.9.3b", "--position", file)

    def test_its_position_can_be_played_from(self, tmp_path: Path) -> None:
        file = str(tmp_path / "here.json")
        assert run("timing", "ask", "Marilyn Campaign", "--position", file).exit_code == 0
        text = run("play", "--from", file, "--plain", typed="where\nrez marilyn\nquit\n").output
        assert "> 5.6.1b" in text
        assert "8 credits are placed on Marilyn Campaign" in " ".join(text.split())

    def test_a_position_at_a_window_that_is_named(self, tmp_path: Path) -> None:
        file = tmp_path / "here.json"
        run("timing", "ask", "PAD Campaign", "--at", "6.9.5d", "--position", str(file))
        text = run("play", "--from", str(file), "--plain", "--hotseat", typed="corp\nwhere\nquit\n").output
        assert "> 6.9.5d" in text


class TestPlayingFromAFile:
    def test_a_file_that_is_not_there(self, tmp_path: Path) -> None:
        assert "cannot be opened" in refused("play", "--from", str(tmp_path / "nothing.json"))

    @pytest.mark.parametrize(
        ("text", "words"),
        [
            ("{", "neither a position nor a record"),
            ('{"format": 1, "position": true, "turn": "corp", "laid": [["corp", "burn", [], {}]]}', "laid out, 1"),
            ('{"format": 1, "position": true, "turn": "noon"}', "turn, seed or clicks"),
            ('{"format": 1, "position": true, "turn": "corp", "laid": [["corp", "hand", ["Nobody"], {}]]}', "Nobody"),
            ('{"format": 1, "position": true, "turn": "corp", "choices": [{"kind": "score"}]}', "choice 1"),
            ('{"format": 1, "position": true, "turn": "corp", "choices": [7]}', "choices"),
            ('{"format": 1, "position": true, "turn": "corp", "laid": [["corp", "put", ["PAD Campaign"], {"x": 1}]]}',
             "laid out, 1"),
        ],
    )  # fmt: skip
    def test_a_damaged_file_is_told_by_its_place(self, tmp_path: Path, text: str, words: str) -> None:
        file = tmp_path / "bad.json"
        file.write_text(text, encoding="utf-8")
        assert words in refused("play", "--from", str(file))

    def test_a_position_is_not_kept_and_says_so(self, tmp_path: Path) -> None:
        file = tmp_path / "here.json"
        file.write_text('{"format": 1, "position": true, "turn": "corp"}', encoding="utf-8")
        text = run("play", "--from", str(file), "--plain", typed=f"save {tmp_path / 'x.json'}\nquit\n").output
        assert "not saved" in text
        assert "has no record" in text
