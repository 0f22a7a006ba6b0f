"""Rewards of a player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sneakdoor import Game, Side

Points = tuple[int, int]
"""The agenda points of the Corp and of the Runner."""
Reward = Callable[[Game, Side, Points], float]
"""Asked of either side after every choice: the game, the side, and the points there were before the choice."""
GOAL: Final = 7.0


def points(game: Game) -> Points:
    """The agenda points of both sides now."""
    return game.points


def win(game: Game, side: Side, before: Points) -> float:
    """1 for a game that is won, -1 for one that is lost, nothing else."""
    outcome = game.outcome
    if outcome is None or outcome.winner is None:
        return 0.0
    return 1.0 if outcome.winner == side else -1.0


def shaped(game: Game, side: Side, before: Points) -> float:
    """As `win`, and on the way a seventh for each agenda point more than the other side has gained."""
    now = points(game)
    gained = [after - then for after, then in zip(now, before, strict=True)]
    return win(game, side, before) + (gained[side] - gained[1 - side]) / GOAL


REWARDS: Final[dict[str, Reward]] = {"win": win, "points": shaped}


def reward_named(wanted: str | Reward) -> Reward:
    """A reward by its name, or one of your own.

    >>> reward_named("glory")
    Traceback (most recent call last):
    ValueError: there is no reward "glory"; there are win, points; or give a function of the game, the side, and ...
    """
    if callable(wanted):
        return wanted
    found = REWARDS.get(wanted)
    if found is None:
        raise ValueError(
            f'there is no reward "{wanted}"; there are {", ".join(REWARDS)}; or give a function of the game, the side, '
            "and the points that there were before"
        )
    return found
