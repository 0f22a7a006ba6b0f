"""Greedy has an answer to every question that any card asks, on both sides."""

import random

import pytest
from tests.laws.test_5_mixed_decks import LONGEST, pile

from sneakdoor import Game, Side
from sneakdoor.bots import answer, find


def play(seed: int) -> Game:
    """Greedy against itself, with decks that no rule of deck building has looked at."""
    chance = random.Random(seed)
    game = Game.new(corp=pile(Side.CORP, chance), runner=pile(Side.RUNNER, chance), seed=seed, skip_forced=True)
    greedy = find("greedy")
    for _ in range(LONGEST):
        decision = game.decision
        if decision is None:
            break
        option = answer(greedy, game, chance)
        assert option in decision.options, f"seed {seed}: {option!r} is no answer to {decision!r}"
        game.choose(option)
    return game


@pytest.mark.parametrize("seed", range(8))
def test_a_game_of_any_cards_ends(seed: int) -> None:
    assert play(seed).outcome is not None


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(10))
def test_two_hundred_games_of_any_cards_end(chunk: int) -> None:
    for seed in range(100 + 20 * chunk, 120 + 20 * chunk):
        assert play(seed).outcome is not None, f"seed {seed}: the game does not end"


@pytest.mark.parametrize("seed", [116, 170])
def test_what_could_be_done_for_ever_is_not(seed: int) -> None:
    """Both decks have a card that exchanges ice as often as one likes."""
    assert play(seed).outcome is not None
