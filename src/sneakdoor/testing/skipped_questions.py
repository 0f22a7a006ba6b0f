"""Questions that verbs pass by on their way, and the words of options."""

from __future__ import annotations

from functools import cache
from typing import Final

from sneakdoor.game import Game
from sneakdoor.kernel.frames import tables
from sneakdoor.options import Decision, Option

PASSABLE: Final = ("paid ability window", "jack out")
"""Questions that may be left unanswered: the default is to pass, or to continue the run."""


WINDOW: Final = "window"
"""What tests call any paid ability window."""


def passing(d: Decision) -> Option:
    """The answer that leaves a window, or goes on with the run."""
    wanted = "pass" if d.kind == "paid ability window" else "continue"
    return next(option for option in d.options if option.kind == wanted)


def let_pass(game: Game, d: Decision) -> None:
    """Leave a window, or go on with the run."""
    game.choose(passing(d))


def leave(game: Game, d: Decision, forced: bool) -> bool:
    """Leave a question that can be left, or (`forced`) give the only answer it has; False if somebody has to decide."""
    if d.kind in PASSABLE:
        let_pass(game, d)
    elif forced and len(d.options) == 1:
        game.choose(d.options[0])
    else:
        return False
    return True


def is_at(d: Decision, at: str) -> bool:
    """Is this the window that a test names: by its kind, by the role or number of its step, or any paid window?

    A number of another version of the rules means the step with the same role, so that a test can run by both.
    """
    if at in (d.kind, d.rule, d.role) or (at == WINDOW and d.kind == PASSABLE[0]):
        return True
    return bool(d.role and _roles().get(at) == d.role)


@cache
def _roles() -> dict[str, str]:
    """The role of each step that has one, by its number."""
    return {rule: role for one in tables.values() for rule, role in zip(one.rules, one.roles, strict=True) if role}


def shown(game: Game) -> str:
    """The open question, as messages show it."""
    d = game.decision
    if d is None:
        return f"the game is over: {game.outcome and game.outcome.how}"
    options = "\n".join(f"  {option!r}  {option}" for option in d.options)
    return f"{d.side.name} is asked ({d.kind}, CR {d.rule}): {d.prompt}\n{options}"


def said(option: Option, words: str) -> bool:
    """Does an option have these words, at the beginning of a sentence or in its middle?"""
    return words.lower() in option.words.lower()
