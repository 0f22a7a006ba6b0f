"""Playing on inside the engine is the same as choosing the same options one by one."""

from __future__ import annotations

import random

import pytest
from tests.laws.test_5_mixed_decks import pile

from sneakdoor import Game, Rollout, Side
from sneakdoor.decks import starter_decks

FAR = 100  # choices before the game is played on from its middle


def starter(seed: int, *, forced: bool) -> Game:
    decks = list(starter_decks().values())
    corp = next(deck for deck in decks if deck.side == Side.CORP)
    runner = next(deck for deck in decks if deck.side == Side.RUNNER)
    return Game.new(corp=corp, runner=runner, seed=seed, skip_forced=forced)


def mixed(seed: int, *, forced: bool) -> Game:
    chance = random.Random(seed)
    return Game.new(corp=pile(Side.CORP, chance), runner=pile(Side.RUNNER, chance), seed=seed, skip_forced=forced)


def follow(game: Game, rollout: Rollout) -> None:
    """Choose the same options through the face; where there is no choice, what there is."""
    places = iter(rollout.choices)
    while game.decision is not None:
        options = game.decision.options
        game.choose(options[next(places) if len(options) > 1 else 0])
    assert next(places, None) is None, "it made more choices than the game asked for"


@pytest.mark.parametrize("forced", [True, False])
@pytest.mark.parametrize("seed", range(16))
def test_it_is_the_game_of_the_same_choices(seed: int, forced: bool) -> None:
    game = (mixed if seed % 3 else starter)(seed, forced=forced)
    chance = random.Random(seed)
    for _ in range(FAR * (seed % 2)):
        if game.decision is not None:
            game.choose(chance.choice(game.decision.options))
    rollout = game.rollout(seed)

    follow(game, rollout)

    assert game.outcome == rollout.outcome
    assert (game.state.turn, game.state.count) == (rollout.turns, rollout.decisions)


def test_the_game_itself_stays_where_it_is() -> None:
    game = starter(3, forced=True)
    before = game.decision
    rollout = game.rollout(1)

    assert game.decision is before
    assert game.outcome is None
    assert game.choices == []
    assert (rollout.outcome, rollout.choices) == (game.rollout(1).outcome, game.rollout(1).choices)
    assert rollout.choices != game.rollout(2).choices


def test_every_option_is_taken_about_as_often() -> None:
    game = starter(0, forced=True)
    while game.decision is not None and len(game.decision.options) < 4:
        game.choose(game.decision.options[0])
    assert game.decision is not None
    n = len(game.decision.options)
    first = [game.rollout(seed).choices[0] for seed in range(60 * n)]

    assert {first.count(at) // 30 for at in range(n)} <= {1, 2}


def test_a_game_that_is_over_is_over() -> None:
    game = starter(0, forced=True)
    game.concede(Side.CORP)

    assert game.rollout(0).choices == ()
    assert game.rollout(0).outcome == game.outcome


def test_an_unknown_policy_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="no policy 'clever' to play on by, only: random"):
        starter(0, forced=True).rollout(0, policy="clever")
