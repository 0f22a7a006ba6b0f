"""A bot at a table, with its source of chance."""

from __future__ import annotations

from random import Random

from sneakdoor import Game, Option
from sneakdoor.bots.protocol import Bot
from sneakdoor.bots.registry import answer, find


class Opponent:
    """A bot with its source of chance: the same answer at the same place of the same game, resumed or not."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.bot: Bot = find(name)

    def choose(self, game: Game) -> Option:
        return answer(self.bot, game, chance(game))


def chance(game: Game) -> Random:
    return Random(f"{game.seed} {len(game.choices)} {game.undone}")


def anything(game: Game) -> Option:
    """A legal answer where a bot has failed."""
    decision = game.decision
    assert decision is not None, "a game that is over asks nothing"
    return chance(game).choice(decision.options)
