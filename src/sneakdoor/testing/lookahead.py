"""Looking ahead on a copy of the game: whether a verb would find its option, without moving anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sneakdoor.game import Game
from sneakdoor.kernel.frames import Frame
from sneakdoor.model.enums import CORP, Side
from sneakdoor.model.game_frame import Sided
from sneakdoor.model.state import State
from sneakdoor.move_options import present
from sneakdoor.options import Decision, Option
from sneakdoor.rules.actions import action_moves
from sneakdoor.rules.encounters import current_encounter
from sneakdoor.rules.runs import current_run
from sneakdoor.rules.windows import InterruptWindow, PaidWindow, ReactionWindow, still_pending
from sneakdoor.testing.errors import TableError
from sneakdoor.testing.skipped_questions import PASSABLE, is_at, leave, let_pass, shown

Fits = Callable[[Option], bool]

ACTIONS: Final = (
    "action", "advance", "credit", "draw", "install", "play", "purge", "remove tag", "run", "trash resource",
)  # fmt: skip
"""Options of action windows."""

PAID: Final = ("rez", "score", "use")
"""Options of paid ability windows; some uses are interrupts."""

FOREVER: Final = 500
"""More questions than any table goes through on its way."""


class Moment:
    """What a question is about: a turn, in a run one position, in an encounter that encounter."""

    def __init__(self, s: State) -> None:
        run, encounter = current_run(s), current_encounter(s)
        self.turn = s.turn
        self.run = run.sid if run is not None else -1
        self.position = run.position if run is not None else -1
        self.encounter = encounter.sid if encounter is not None else -1

    def lasts(self, s: State) -> bool:
        """Is it still the same? From an approach to the encounter with that ice it is."""
        now = Moment(s)
        same = (self.turn, self.run, self.position) == (now.turn, now.run, now.position)
        return same and self.encounter in (-1, now.encounter)


def can_now(game: Game, side: Side, kinds: tuple[str, ...], fits: Fits) -> bool:
    """Would a verb of this side find such an option, for the moment that comes next for this side?

    Windows of the other side are passed. Then, for what has windows of its own (actions, paid abilities, what can be
    triggered), the look goes on through the windows of the same moment. A no is never for the question's sake alone:
    where only that is in the way, it is an error that shows the question.
    """
    game = game.clone()
    moment: Moment | None = None
    for _ in range(FOREVER):
        d = game.decision
        if d is None or (moment is not None and not moment.lasts(game.state)):
            return False
        if d.side == side:
            if any(fits(option) for option in d.options):
                return True
            moment = moment or Moment(game.state)
        if d.kind not in PASSABLE or (d.side == side and not _of_a_window(kinds)):
            if _only_in_the_way(game.state, d, side, kinds, fits):
                raise TableError(f"{side.name} can do that, but not before this is answered.\n{shown(game)}")
            return False
        let_pass(game, d)
    raise TableError(f"this goes on and on.\n{shown(game)}")


def _of_a_window(kinds: tuple[str, ...]) -> bool:
    return any(kind in ACTIONS or kind in PAID or kind == "trigger" for kind in kinds)


def _only_in_the_way(s: State, d: Decision, side: Side, kinds: tuple[str, ...], fits: Fits) -> bool:
    """Does this side come to such an option as soon as the open question is answered?"""
    if any(kind in PAID for kind in kinds) and _in_a_paid_window(s, side, fits):
        return True
    if "trigger" in kinds and _waiting(s, side, fits):
        return True
    return any(kind in ACTIONS for kind in kinds) and d.kind != "action" and _in_an_action_window(s, side, fits)


def _in_a_paid_window(s: State, side: Side, fits: Fits) -> bool:
    """Would it be offered if a paid ability window were open now?"""
    running = current_run(s) is not None
    window = PaidWindow("", "", side, rez=side == CORP, score=side == CORP and s.active == CORP and not running)
    return any(fits(present(s, move, side)) for move in window.moves(s))


def _in_an_action_window(s: State, side: Side, fits: Fits) -> bool:
    """Would it be offered if this side were to take an action now? During a run nobody is."""
    if side != s.active or current_run(s) is not None:
        return False
    return any(fits(present(s, move, side)) for move in action_moves(s, side))


def _waiting(s: State, side: Side, fits: Fits) -> bool:
    """Is it pending in an open reaction window, or would this side be offered it in the open interrupt window?"""
    top = s.stack[-1]
    if isinstance(top, InterruptWindow):
        return any(fits(present(s, move, side)) for move in _of(top, side).moves(s))
    windows = [frame for frame in s.stack if isinstance(frame, ReactionWindow)]
    pending = [one for frame in windows for one in frame.pending if one.controller == side and still_pending(s, one)]
    return any(fits(present(s, ("trigger", one.src, one.ability, one.serial), side)) for one in pending)


def _of(window: Frame, side: Side) -> Frame:
    """A window as it would be if the priority were this side's."""
    copy = window.clone()
    assert isinstance(copy, Sided)
    copy.side = side
    return copy


def can_at(game: Game, side: Side, at: str, fits: Fits) -> bool:
    """Would this side be offered such an option in the next window of this name?"""
    game = game.clone()
    forced, game.state.forced = game.state.forced, False  # windows in which there is nothing to do are seen too
    for _ in range(FOREVER):
        d = game.decision
        if d is None:
            break
        if is_at(d, at):
            s = game.state
            if d.side == side:
                return any(fits(option) for option in d.options)
            if isinstance(s.stack[-1], PaidWindow | InterruptWindow):
                return any(fits(present(s, move, side)) for move in _of(s.stack[-1], side).moves(s))
            return False  # it is the other side's alone
        if not leave(game, d, forced):
            raise TableError(f"this is asked before it comes to {at}.\n{shown(game)}")
    raise TableError(f"it never comes to {at}.\n{shown(game)}")
