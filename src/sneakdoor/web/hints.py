"""Hints: what the search bot would do in the player's place with the player's knowledge."""

from __future__ import annotations

import random
from typing import Final

from msgspec import Struct

from sneakdoor import Side
from sneakdoor.bots import Budget, Searcher, answer
from sneakdoor.web.bot_workers import GamePosition, game_at

BUDGET: Final = Budget(seconds=1.0)


class Advice(Struct):
    """The index of the recommended option, and the reason."""

    option: int | None
    words: str


def advise(position: GamePosition, side: Side) -> Advice:
    """Return the bot's choice with a sentence; None if this side has no decision."""
    game = game_at(position)
    decision = game.decision
    if decision is None or decision.side != side:
        return Advice(None, "")
    searcher = Searcher(BUDGET)
    option = answer(searcher, game, random.Random(len(game.choices)))  # noqa: S311  (a game)
    explained = searcher.explanation
    words = explained.advice() if explained is not None else f"The bot would choose this at once: {option}."
    return Advice(decision.options.index(option), words)


__all__ = ["Advice", "advise"]
