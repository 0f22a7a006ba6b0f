"""Bots choose among what is legal, from what their side may know, and Greedy plays better than chance."""

import random
from types import SimpleNamespace
from typing import Any

import pytest

from sneakdoor import Game, Side, View
from sneakdoor.bots import BOTS, Bot, answer, bot_named
from sneakdoor.decks import Deck, decks_for
from sneakdoor.view_json import fields_of

CORPS, RUNNERS = decks_for(Side.CORP), decks_for(Side.RUNNER)


def new(seed: int, corp: Deck = CORPS[0], runner: Deck = RUNNERS[0]) -> Game:
    return Game.new(corp=corp, runner=runner, seed=seed, skip_forced=True)


def play(game: Game, corp: Bot, runner: Bot, seed: int) -> Game:
    chance = random.Random(seed)
    while (decision := game.decision) is not None:
        game.choose(answer(corp if decision.side == Side.CORP else runner, game, chance))
    return game


def wins(corp: str, runner: str, games: int, side: Side) -> int:
    played = (play(new(seed), bot_named(corp), bot_named(runner), seed) for seed in range(games))
    return sum(game.outcome is not None and game.outcome.winner == side for game in played)


def alone(view: View) -> Any:
    """The view as plain data: nothing of the game behind it can be reached."""
    fields = {name: getattr(view, name) for name in fields_of(View) if name != "log"}
    return SimpleNamespace(**fields)


@pytest.mark.parametrize("corp", CORPS, ids=lambda deck: deck.name)
@pytest.mark.parametrize("runner", RUNNERS, ids=lambda deck: deck.name)
def test_greedy_finishes_games_with_any_deck(corp: Deck, runner: Deck) -> None:
    greedy = bot_named("greedy")

    for seed in range(2):
        assert play(new(seed, corp, runner), greedy, greedy, seed).outcome


@pytest.mark.interpreted
@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_bot_needs_nothing_but_view_and_decision(name: str) -> None:
    bot, game, chance = bot_named(name), new(3), random.Random(3)
    for n in range(300):
        decision = game.decision
        if decision is None:
            break
        view = game.view(decision.side)
        assert view.decision is not None
        asked = SimpleNamespace(
            kind=decision.kind,
            rule=decision.rule,
            prompt=decision.prompt,
            card=decision.card,
            options=decision.options,
        )

        option = bot.choose(alone(view), asked, random.Random(n))

        assert option in decision.options
        assert option == bot.choose(view, view.decision, random.Random(n))
        game.choose(option if chance.random() < 0.8 else chance.choice(decision.options))


def test_what_greedy_cannot_know_changes_nothing() -> None:
    greedy, game, chance = bot_named("greedy"), new(5), random.Random(5)
    for n in range(200):
        decision = game.decision
        if decision is None:
            break
        option = answer(greedy, game, random.Random(n))
        if n % 5 == 0:
            other = game.sample(decision.side, n)
            assert option == answer(greedy, other, random.Random(n))
        game.choose(option if chance.random() < 0.8 else chance.choice(decision.options))


def test_a_bot_that_is_not_there() -> None:
    with pytest.raises(LookupError, match="there are pip, marlow, vesper, quill, atlas, greedy"):
        bot_named("nobody")


def test_greedy_beats_random_as_the_corp() -> None:
    assert wins("greedy", "random", 40, Side.CORP) >= 32


def test_greedy_beats_random_as_the_runner() -> None:
    assert wins("random", "greedy", 40, Side.RUNNER) >= 32


@pytest.mark.slow
@pytest.mark.parametrize("side", Side)
def test_greedy_wins_nine_of_ten_games_against_random(side: Side) -> None:
    bots = ("greedy", "random") if side == Side.CORP else ("random", "greedy")

    assert wins(*bots, 1000, side) >= 900
