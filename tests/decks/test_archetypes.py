"""Lists such as players had from 2012 to 2019, each in one of the six forms: they are read, checked and played.

The name of a file begins with the day on which the list was legal.
"""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sneakdoor import Game, Side
from sneakdoor.bots import answer, find
from sneakdoor.cli.app import app
from sneakdoor.decks import FILE_FORMATS, Deck, cards, check, check_for_play, format_on, read, starter_decks
from sneakdoor.decks.deck_files import seen

FILES = {file.name: file for file in sorted((Path(__file__).parent / "lists").iterdir())}
OPPONENTS = {
    side: [deck for deck in starter_decks().values() if deck.side != side] for side in (Side.CORP, Side.RUNNER)
}
GAMES = 20


def day(name: str) -> str:
    return name[:10]


def deck(name: str) -> Deck:
    return read(FILES[name].read_bytes())


def test_there_are_forty_of_all_factions_years_and_forms() -> None:
    lists = {name: deck(name) for name in FILES}
    factions = {cards()[one.identity].faction for one in lists.values()}

    assert len(lists) >= 40
    assert len(factions) == 10
    assert {day(name)[:4] for name in lists} == {str(year) for year in range(2012, 2020)}
    assert set(Counter(seen(file.read_text(encoding="utf-8")) for file in FILES.values())) == set(FILE_FORMATS)
    assert len({one.identity for one in lists.values()}) >= 35


@pytest.mark.parametrize("name", FILES)
def test_it_was_legal_on_its_day_and_can_be_played(name: str) -> None:
    one = deck(name)

    assert check(one, format_on("standard", day(name))) == []
    assert check_for_play(one) == []


def test_the_command_says_so_too() -> None:
    for name, file in FILES.items():
        told = CliRunner().invoke(app, ["deck", "check", "--play", "--on", day(name), str(file)])
        assert told.exit_code == 0, told.output


def test_a_list_of_today_was_not_legal_then() -> None:
    name = next(name for name in FILES if day(name) == "2019-12-31")
    told = CliRunner().invoke(app, ["deck", "check", "--on", "2015-01-01", str(FILES[name])])

    assert told.exit_code == 1
    assert "in no product of this format" in told.output


def play(name: str, seed: int) -> Game:
    """A game of two Greedy bots against a starter deck."""
    mine, chance = deck(name), random.Random(seed)
    other = OPPONENTS[mine.side][seed % len(OPPONENTS[mine.side])]
    corp, runner = (mine, other) if mine.side == Side.CORP else (other, mine)
    game = Game.new(corp=corp, runner=runner, seed=seed, skip_forced=True)
    greedy = find("greedy")
    while game.decision is not None:
        game.choose(answer(greedy, game, chance))
    return game


@pytest.mark.slow
@pytest.mark.parametrize("name", FILES)
def test_greedy_plays_it_to_the_end(name: str) -> None:
    for seed in range(GAMES):
        assert play(name, seed).outcome is not None
