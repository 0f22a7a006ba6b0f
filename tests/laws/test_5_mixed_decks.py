"""Law 5 over decks of any cards: every game ends, and nobody is ever left without an answer."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass

import pytest

from sneakdoor import Game, Record, Side
from sneakdoor.cards.registry import book

CHUNKS = 20
LONGEST = 20_000


@dataclass(frozen=True)
class Pile:
    """Cards that no rule of deck building has looked at."""

    identity: str
    cards: dict[str, int]


def pile(side: Side, chance: random.Random, rules: str = "1.4") -> Pile:
    cards = [card for card in book(rules).cards if card.side == side and not card.partial]
    identity = chance.choice([card.title for card in cards if card.type == "identity"])
    rest = [card.title for card in cards if card.type != "identity"]
    wanted: Counter[str] = Counter()
    while wanted.total() < 45:
        title = chance.choice(rest)
        if wanted[title] < 3:
            wanted[title] += 1
    return Pile(identity, dict(wanted))


def play(seed: int, rules: str = "1.4") -> Game:
    chance = random.Random(seed)
    corp, runner = pile(Side.CORP, chance), pile(Side.RUNNER, chance)
    game = Game.new(corp=corp, runner=runner, seed=seed, rules=rules, skip_forced=True)
    for _ in range(LONGEST):
        decision = game.decision
        if decision is None:
            break
        assert decision.options, f"seed {seed}: a question without an answer: {decision}"
        game.choose(chance.choice(decision.options))
    assert game.outcome is not None, f"seed {seed}: the game does not end"
    return game


@pytest.mark.parametrize("chunk", range(4))
def test_games_with_mixed_decks_end(chunk: int) -> None:
    for seed in range(chunk * 15, chunk * 15 + 15):
        play(seed)


@pytest.mark.parametrize("chunk", range(4))
def test_games_by_26_03_end_and_their_records_replay(chunk: int) -> None:
    for seed in range(chunk * 10, chunk * 10 + 10):
        game = play(seed, "26.03")
        again = Game.replay(Record.from_json(game.record.to_json()))
        assert (again.rules, again.outcome, again.points) == ("26.03", game.outcome, game.points)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_ten_thousand_games_with_mixed_decks_end(chunk: int) -> None:
    size = 10_000 // CHUNKS
    for seed in range(1000 + chunk * size, 1000 + (chunk + 1) * size):
        play(seed)
