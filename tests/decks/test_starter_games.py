"""Every starter deck plays against every other."""

from __future__ import annotations

import random

import pytest

from sneakdoor import Game, Side
from sneakdoor.decks import check, check_for_play, starter_decks

STARTERS = starter_decks()
FIRST = starter_decks("first")
DECKS = STARTERS | FIRST
PAIRS = [
    (corp, runner)
    for shelf in (STARTERS, FIRST)
    for corp, one in shelf.items()
    if one.side == Side.CORP
    for runner, other in shelf.items()
    if other.side == Side.RUNNER
]


def play(corp: str, runner: str, seed: int) -> Game:
    chance = random.Random(seed)
    game = Game.new(corp=DECKS[corp], runner=DECKS[runner], seed=seed, skip_forced=True)
    while (decision := game.decision) is not None:
        game.choose(chance.choice(decision.options))
    return game


def test_there_is_one_for_each_of_the_seven_factions() -> None:
    from sneakdoor.cards.registry import book

    factions = {book().cards[book().by_title[deck.identity]].faction for deck in STARTERS.values()}

    assert factions == {"haas_bioroid", "jinteki", "nbn", "weyland_consortium", "anarch", "criminal", "shaper"}


def test_the_first_game_has_one_deck_for_each_side() -> None:
    assert [deck.side for deck in FIRST.values()] == [Side.CORP, Side.RUNNER]


@pytest.mark.rule("1.4.2")
@pytest.mark.parametrize("name", DECKS)
def test_it_is_legal_complete_and_comes_with_a_plan(name: str) -> None:
    deck = DECKS[name]

    assert check(deck) == []
    assert check_for_play(deck) == []
    assert 45 <= sum(dict(deck.cards).values()) <= 49
    assert len(deck.notes) > 80


@pytest.mark.parametrize(("corp", "runner"), PAIRS)
def test_games_end(corp: str, runner: str) -> None:
    for seed in range(3):
        assert play(corp, runner, seed).outcome is not None


@pytest.mark.slow
@pytest.mark.parametrize(("corp", "runner"), PAIRS)
def test_five_hundred_games_end(corp: str, runner: str) -> None:
    for seed in range(1000, 1500):
        assert play(corp, runner, seed).outcome is not None
