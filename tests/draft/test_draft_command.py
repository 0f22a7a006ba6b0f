"""`sneakdoor draft …` as somebody at a terminal meets it."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner, Result

from sneakdoor.cli.app import app
from sneakdoor.cli.errors import CommandError
from sneakdoor.decks import check
from sneakdoor.decks import read as read_deck


def run(*arguments: object, stdin: str | None = None) -> Result:
    return CliRunner().invoke(app, ["draft", *map(str, arguments)], input=stdin)


def told(wrong: Result) -> str:
    assert isinstance(wrong.exception, CommandError), wrong.output
    return str(wrong.exception)


def test_from_packs_to_a_deck(tmp_path: Path) -> None:
    file = tmp_path / "draft.json"

    assert "4 in the pod, 4 packs of 10 cards" in run("new", file, "-p", "Ada", "--bots", 3, "--seed", 2).output
    shown = run("show", file, "Ada").output
    assert "Corp, round 1 of 4:" in shown
    assert len([line for line in shown.splitlines() if line.startswith("  ")]) == 10
    assert "is yours" in run("pick", file, "Ada", 3).output
    assert "Yours for the Corp (1)" in run("show", file, "Ada").output
    assert "over" in run("sit", file, "Ada", stdin="1\n" * 90).output
    deck = run("deck", file, "Ada", "runner")
    assert deck.exit_code == 0, deck.output
    assert check(read_deck(deck.stdout, "text"), "draft") == []
    assert "2 Sure Gamble" in run("deck", file, "Ada", "runner", "--pool").output


def test_sealed_for_one(tmp_path: Path) -> None:
    file = tmp_path / "sealed.json"
    run("new", file, "-p", "Ada", "--sealed")

    assert "The draft is over." in run("show", file, "Ada").output
    assert run("deck", file, "Ada", "runner").exit_code == 0


def test_mistakes_are_told(tmp_path: Path) -> None:
    file = tmp_path / "draft.json"
    run("new", file, "-p", "Ada", "-p", "Bo")

    assert "already exists" in told(run("new", file, "-p", "Ada", "--bots", 1))
    assert "nobody here is called 'Cy'" in told(run("show", file, "Cy"))
    assert "does not mean one of" in told(run("pick", file, "Ada", "zzz"))
    assert 'no side "both"' in told(run("deck", file, "Ada", "both"))
    assert "2 to 8 drafters" in told(run("new", tmp_path / "n.json", "-p", "Ada"))
    assert "cannot be opened" in told(run("show", tmp_path / "nowhere.json", "Ada"))
