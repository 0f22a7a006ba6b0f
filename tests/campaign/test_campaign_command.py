"""`sneakdoor campaign …` as somebody at a terminal meets it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from sneakdoor import Game, Record
from sneakdoor.campaign import read
from sneakdoor.cli.app import app
from sneakdoor.cli.errors import CommandError


def run(*arguments: object, typed: str | None = None) -> Result:
    return CliRunner().invoke(app, ["campaign", *map(str, arguments)], input=typed)


def told(wrong: Result) -> str:
    assert isinstance(wrong.exception, CommandError), wrong.output
    return str(wrong.exception)


def shown(file: Path, *what: str) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(run(*(what or ("show",)), file, "--json").stdout)
    return answer


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "directive.json"
    begun = run("new", path, "--corp", "Ada", "--runner", "Bo", "--corp-bot", "random", "--seed", 3)
    assert begun.exit_code == 0, begun.output
    return path


def test_it_begins_with_two_players_and_two_decks(file: Path) -> None:
    out = run("show", file).output
    assert "Campaign: Ada (the bot random) with Closed Doors" in out
    assert "against Bo with Inside People" in out
    assert "no game yet" in out
    assert "Revealed: no set yet" in out
    assert "Destroyed: nothing yet" in out
    assert shown(file)["players"]["corp"]["bot"] == "random"


def test_a_new_one_never_writes_over_another(file: Path) -> None:
    before = file.read_bytes()
    assert "already exists" in told(run("new", file))
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--corp-deck", "nothing.txt"), '"nothing.txt" is neither a file nor a deck that comes along'),
        (("--corp-deck", "Inside People"), "is a deck of the Runner"),
        (("--corp-bot", "hal"), "hal"),
        (("--format", "x"), 'there is no format "x"'),
        (("--contents", "none.json"), "none.json cannot be opened"),
        (("--reveal", "0"), "0 is no number of a set"),
        (("--name", " "), "a campaign needs a name"),
    ],
)
def test_what_cannot_be_begun_is_told_and_leaves_none(tmp_path: Path, arguments: tuple[str, ...], words: str) -> None:
    path = tmp_path / "new.json"
    assert words in told(run("new", path, *arguments))
    assert not path.exists()


def test_two_bots_play_game_after_game(tmp_path: Path) -> None:
    path = tmp_path / "bots.json"
    run("new", path, "--corp-bot", "random", "--runner-bot", "random", "--seed", 2)
    first = run("play", path)
    assert "Game 1 is counted" in first.output
    assert "Game 2 is counted" in run("play", path).output
    games = shown(path)["games"]
    assert len(games) == 2
    assert games[0]["seed"] != games[1]["seed"]
    assert sum(shown(path)["wins"].values()) == sum(bool(one["winner"]) for one in games)
    assert "  2  " in run("show", path).output


def test_a_game_that_is_left_is_gone_on_with(file: Path) -> None:
    left = run("play", file, "--plain", typed="no\nquit\n")
    assert "continue it with `campaign play`" in left.output
    kept = read(file).open
    assert kept == "directive-game-1.json"
    assert "A game is in progress" in run("show", file).output
    assert "change decks between games" in told(run("deck", file, "runner", "Inside People"))

    ended = run("play", file, "--plain", typed="concede\nyes\n")
    assert "Game 1 is counted: Ada (Corp) won: concession" in ended.output
    assert (read(file).open, shown(file)["wins"]) == ("", {"corp": 1, "runner": 0})
    assert (file.parent / kept).exists()


def test_a_game_that_was_ended_elsewhere_is_counted_once(file: Path) -> None:
    run("play", file, "--plain", typed="quit\n")
    path = file.parent / read(file).open
    game = Game.replay(Record.from_json(path.read_text(encoding="utf-8")))
    assert game.decision is not None
    fields = json.loads(path.read_text(encoding="utf-8"))
    game.concede(game.decision.side)
    path.write_text(json.dumps(json.loads(game.record.to_json()) | {"table": fields["table"]}), encoding="utf-8")

    assert "Game 1 is counted" in run("play", file).output
    assert read(file).open == ""
    assert "counted already, as game 1" in told(run("record", file, path))


def test_a_damaged_game_is_left_and_another_can_be_begun(file: Path) -> None:
    run("play", file, "--plain", typed="quit\n")
    (file.parent / "directive-game-1.json").write_text("{", encoding="utf-8")
    assert "cannot be read: not JSON" in told(run("play", file))
    run("play", file, "--anew", "--plain", typed="quit\n")
    assert read(file).open == "directive-game-1-2.json"
    assert (file.parent / "directive-game-1.json").read_text(encoding="utf-8") == "{"


def test_a_record_from_elsewhere_is_counted(file: Path, tmp_path: Path) -> None:
    campaign = read(file)
    game = campaign.next_game()
    record = tmp_path / "record.json"
    record.write_text(game.record.to_json(), encoding="utf-8")
    assert "the game is not over" in told(run("record", file, record))
    assert game.decision is not None
    game.concede(game.decision.side)
    record.write_text(game.record.to_json(), encoding="utf-8")

    noted = json.loads(run("record", file, record, "--json").stdout)
    assert (noted["game"], noted["winner"], noted["how"]) == (1, "runner", "concession")
    assert "counted already" in told(run("record", file, record))
    assert "cannot be opened" in told(run("record", file, tmp_path / "none.json"))
    assert len(read(file).games) == 1


def test_sets_are_told_revealed_and_listed(file: Path, tmp_path: Path) -> None:
    everything = shown(file, "sets")
    assert everything["sets"] == []
    assert len(everything["in_no_set"]) == 28
    assert "No set is revealed yet." in run("sets", file).output

    assert "Set 2, revealed: unknown contents" in run("sets", file, "--reveal", 2).output
    assert "set 2 is revealed already" in told(run("sets", file, "--reveal", 2))

    contents = tmp_path / "sets.json"
    contents.write_text(json.dumps({"1": ["Trojan"], "2": ["BMI Buffer"]}), encoding="utf-8")
    out = run("sets", file, "--contents", contents).output
    assert "Set 1, not revealed: Trojan." in out
    assert "Set 2, revealed: BMI Buffer." in out
    assert shown(file, "sets")["sets"] == [
        {"set": 1, "revealed": False, "after_game": None, "cards": ["Trojan"]},
        {"set": 2, "revealed": True, "after_game": None, "cards": ["BMI Buffer"]},
    ]
    contents.write_text('{"1": ["Hedge Fund"]}', encoding="utf-8")
    before = file.read_bytes()
    assert "was not made for a campaign" in told(run("sets", file, "--contents", contents))
    assert file.read_bytes() == before


def test_another_deck_is_played_from_the_next_game_on(file: Path) -> None:
    assert "plays Inside People" in run("deck", file, "runner", "Inside People").output
    assert "must be corp or runner" in told(run("deck", file, "both", "Inside People"))
    assert "is a deck of the Runner" in told(run("deck", file, "corp", "Inside People"))


def test_what_is_no_campaign_is_told(tmp_path: Path) -> None:
    wrong = tmp_path / "x.json"
    wrong.write_text("{}", encoding="utf-8")
    for what in (("show",), ("play",), ("sets",), ("record", wrong), ("deck", "corp", "Closed Doors")):
        assert "is no campaign" in told(run(what[0], wrong, *what[1:]))
