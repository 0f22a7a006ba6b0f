"""What a bot is."""

from random import Random
from typing import Protocol

from sneakdoor import Game, Option, View


class Asked(Protocol):
    """A question as a bot meets it: what sort, which rule and which card asks, in words, and every legal answer."""

    @property
    def kind(self) -> str: ...

    @property
    def rule(self) -> str: ...

    @property
    def prompt(self) -> str: ...

    @property
    def card(self) -> str: ...

    @property
    def options(self) -> tuple[Option, ...]: ...


class Bot(Protocol):
    """A player: what a side may know and the question in, one of the options out."""

    def choose(self, view: View, decision: Asked, rng: Random) -> Option: ...


def answer(bot: Bot, game: Game, rng: Random) -> Option:
    """Ask a bot the open question of a game, showing it no more than its side may see."""
    decision = game.decision
    assert decision is not None, "a game that is over asks nothing"
    view = game.view(decision.side)
    asked = view.decision
    assert asked is not None
    return bot.choose(view, asked, rng)
