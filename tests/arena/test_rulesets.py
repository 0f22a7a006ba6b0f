"""Simulations, ladders, tournaments and terminal games by version 26.03 of the rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sneakdoor import Side
from sneakdoor.arena import Ladder
from sneakdoor.cli.app import app
from sneakdoor.cli.terminal.setup import deck_in
from sneakdoor.decks import NoSuchDeck, deck_named
from sneakdoor.tournament import Tournament
from sneakdoor.tournament.bot_games import match_of
from sneakdoor.tournament.registration import bots_of

TODAY = "26.03"


def test_a_ladder_is_played_by_its_rules() -> None:
    made = Ladder.of(["random"], ["closed doors"], ["inside people"], rules=TODAY)
    _, game = made.play(0)

    assert game.rules == TODAY
    assert made.as_json()["rules"] == TODAY
    assert "rules" not in Ladder.of(["random"], ["closed doors"], ["inside people"]).as_json()


def test_the_command_takes_the_rules() -> None:
    names = ["--bot", "random", "--corp", "closed doors", "--runner", "inside people"]
    done = CliRunner().invoke(app, ["ladder", *names, "--games", "1", "--workers", "1", "--rules", TODAY, "--json"])
    other = CliRunner().invoke(app, ["ladder", *names, "--rules", "0.9"])

    assert json.loads(done.stdout)["games"] == 1
    assert "there are 1.4 and 26.03" in str(other.exception)


def test_a_tournament_is_played_by_the_rules_of_its_format() -> None:
    for format_, rules in (("rules", "1.4"), ("rules-26.03", TODAY)):
        event = Tournament.begin("T", bots_of(2, "random", format_), format=format_)
        event.pair()
        assert match_of(event, event.rounds[-1][0].games[0]).rules == rules


class TestFiles:
    @pytest.fixture
    def file(self, tmp_path: Path) -> Path:
        path = tmp_path / "deck.txt"
        path.write_text("NBN: Making News\n3 Tithe\n", encoding="utf-8")
        return path

    def test_a_deck_with_newer_cards_is_for_newer_rules(self, file: Path) -> None:
        with pytest.raises(NoSuchDeck, match="cannot be played here yet: Tithe"):
            deck_named(str(file), Side.CORP)
        with pytest.raises(ValueError, match=r"newer than the rules 1\.4"):
            deck_in(file, Side.CORP)
        with pytest.raises(ValueError, match=r"CR 26\.03:1\.4\.3"):
            deck_in(file, Side.CORP, TODAY)
