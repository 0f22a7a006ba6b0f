"""Changing the table while a question is open: it is asked anew, or the change is refused."""

from __future__ import annotations

from sneakdoor.game import Game
from sneakdoor.kernel.frames import Frame


def can_ask_anew(game: Game) -> bool:
    """Would the open question notice that the table is another one?

    A frame that names no step for that has its answers from earlier (cards to pick from, what could be paid), or holds
    a card in midair. Windows look with a checkpoint first (CR 10.3.3).
    """
    state = game.state
    return state.open is None or state.stack[-1].asked_at != ""


def ask_anew(game: Game) -> None:
    """Put the open question again. Choices made before are no longer taken back: they led to another table."""
    state = game.state
    if state.open is not None:
        frame = state.stack[-1]
        state.withdraw()
        frame.goto(frame.asked_at)
        _advance_to(game, frame)
    begin_here(game)


def _advance_to(game: Game, frame: Frame) -> None:
    """Go on until this frame asks, even if it leaves but one answer, or somebody has a choice before."""
    state = game.state
    forced, state.forced = state.forced, False
    state.advance()
    while forced and state.open is not None and len(state.open) == 1 and state.stack[-1] is not frame:
        state.reply(state.open[0])
    state.forced = forced


def begin_here(game: Game) -> None:
    """From now on the game is one that began like this."""
    game._decision = None
    game._start = game.state.clone()
    game.choices.clear()
