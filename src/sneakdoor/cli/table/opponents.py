"""The bots that can sit opposite."""

from random import Random

from sneakdoor import Game, Option
from sneakdoor.bots import BOTS, Bot, answer, find

DEFAULT = "greedy"
NAMES = tuple(sorted(BOTS))


class Opponent:
    """A bot with its source of chance: the same answer at the same place of the same game, resumed or not."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.bot: Bot = find(name)

    def choose(self, game: Game) -> Option:
        return answer(self.bot, game, chance(game))


def chance(game: Game) -> Random:
    return Random(f"{game.seed} {len(game.choices)} {game.undone}")  # noqa: S311  (a game, no secret)


def anything(game: Game) -> Option:
    """What to answer where a bot has failed."""
    decision = game.decision
    assert decision is not None, "a game that is over asks nothing"
    return chance(game).choice(decision.options)
