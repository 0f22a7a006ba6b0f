"""Questions that verbs pass by on their way, and the words of options."""

from __future__ import annotations

from typing import Final

from sneakdoor.game import Game
from sneakdoor.options import Decision, Option

PASSABLE: Final = ("paid ability window", "jack out")
"""Questions that may be left unanswered: whoever says nothing passes, or goes on with the run."""


def let_pass(game: Game, d: Decision) -> None:
    """Leave a window, or go on with the run."""
    wanted = "pass" if d.kind == "paid ability window" else "continue"
    game.choose(next(option for option in d.options if option.kind == wanted))


def said(option: Option, words: str) -> bool:
    """Does an option have these words, at the beginning of a sentence or in its middle?"""
    return words.lower() in option.words.lower()
