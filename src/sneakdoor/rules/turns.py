"""Turns (CR 5.6, 5.7), step by step."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from sneakdoor.kernel.frames import StepTable, step, table
from sneakdoor.model import parts
from sneakdoor.model.changes import NewTurn
from sneakdoor.model.enums import ASIDE, CORP, CREDIT, IDENTITY, PLAY, RULES, RUNNER
from sneakdoor.model.game_frame import GameFrame, objects_in
from sneakdoor.model.keys import RECURRING
from sneakdoor.model.state import D_ENDED, State
from sneakdoor.rules.abilities import Resolve
from sneakdoor.rules.actions import ActionWindow
from sneakdoor.rules.changes import declared, happen
from sneakdoor.rules.checkpoints import checkpoint, win
from sneakdoor.rules.imminence import perform
from sneakdoor.rules.loops import forget_rounds
from sneakdoor.rules.money import lose_clicks, note_empty
from sneakdoor.rules.moving import note_empty_hand, place_tokens, remember
from sneakdoor.rules.quantities import clicks_allotted, hand_size
from sneakdoor.rules.questions import Pick
from sneakdoor.rules.scoring import stays
from sneakdoor.rules.structures import DURING_TURN, NEXT_RUN_ENDS, UNTIL_TURN, UNTIL_TURN_ENDS, Structure
from sneakdoor.rules.trashing import apply_discard, apply_trash
from sneakdoor.rules.windows import open_window


class Turns(GameFrame):
    """Turn after turn, the Corp first (CR 1.6.7, 5.1.2, 5.1.3)."""

    __slots__ = ("extra", "next")

    def __init__(self, next_: int = 0, extra: tuple[int, ...] = (), at: int = 0) -> None:
        self.at = at
        self.next = next_
        self.extra = extra  # turns that come before the next one

    def table(self) -> StepTable:
        return TURNS

    @step("5.1.1", opens=("CorpTurn", "RunnerTurn"), ways=(("the game goes on", "take_turn"),))
    def take_turn(self, s: State) -> None:
        if self.extra:
            side, self.extra = self.extra[0], self.extra[1:]
        else:
            side = self.next
            self.next = 1 - side
        self.repeat()
        if s.turn:
            over = s.active  # the turn that has just ended is its side's last turn
            s.marks[1 + 2 * over] = s.marks[0]
            s.marks[2 + 2 * over] = s.journal.length
        s.active = side
        s.turn += 1
        s.marks[0] = s.journal.length
        s.uses = {}
        forget_rounds(s)
        s.spent_click = False
        happen(s, NewTurn(s.turn), side, rule="5.1.1")
        sid = s.fresh()
        if s.lingering:
            kept = (one for one in s.lingering if one.until != NEXT_RUN_ENDS)  # CR 1.4:9.9: for that turn only
            tied = (DURING_TURN[side], UNTIL_TURN_ENDS[side])
            s.lingering = tuple(one.tied(sid) if one.until in tied else one for one in kept)
        s.push(s.book.ruleset.turns[side](sid))


TURNS: Final = table("Turns")


# CR 5.6: three tables of steps, one after the other.
class CorpTurn(Structure):
    """The Corp's turn: draw, action and discard phase (CR 5.1.2)."""

    __slots__ = ()

    stage: ClassVar[str] = "turn"
    lasts: ClassVar[str] = "turn"
    is_turn: ClassVar[bool] = True

    def __init__(self, sid: int = 0, at: int = 0) -> None:
        self.at = at
        self.sid = sid

    def table(self) -> StepTable:
        return CORP_TURN

    @step("5.6.1", opens=("CorpDraw",))
    def draw_phase(self, s: State) -> None:
        # CR 5.3.1: first of all, with the turn's formal beginning and the mandatory draw in it.
        s.push(CorpDraw(s.fresh()))

    @step("5.6.2", opens=("CorpActions",))
    def action_phase(self, s: State) -> None:
        s.push(CorpActions(s.fresh()))

    @step("5.6.3", opens=("CorpDiscard",))
    def discard_phase(self, s: State) -> None:
        s.push(CorpDiscard(s.fresh()))


CORP_TURN: Final = table("CorpTurn")


def refill_recurring(s: State, side: int) -> None:
    """CR 1.10.5c: up to the number, never beyond."""
    for cid, decl in declared(s, RECURRING[side]):
        thing = s.things[cid]
        if missing := decl.missing(s, cid, thing.get(CREDIT)):
            place_tokens(s, thing, CREDIT, missing)


def begin_turn(s: State, side: int, rule: str) -> None:
    # CR 26.03:5.1.4 + 26.03:5.1.4a: this step of the turn meets conditions, not the opening of its structure.
    # CR 26.03:5.1.4c: the turn was this player's before.
    happen(s, "turn begins", side, rule=rule)
    if s.lingering:
        s.lingering = tuple(one for one in s.lingering if one.until != UNTIL_TURN[side])
    for who in (CORP, RUNNER):
        note_empty(s, who)
        note_empty_hand(s, who)
    if side == CORP:
        for cid, _ in s.index.get("lockdown", ()):
            remember(s.things[cid], "expired", True)  # CR 1.4:3.5.1c: a lockdown ends as the Corp's turn begins.
            s.dirty |= D_ENDED


class CorpDraw(Structure):
    """The draw phase (CR 5.6.1)."""

    __slots__ = ()

    stage: ClassVar[str] = "draw phase"

    def __init__(self, sid: int = 0, at: int = 0) -> None:
        self.at = at
        self.sid = sid

    def table(self) -> StepTable:
        return CORP_DRAW

    @step("5.6.1a", gives=(3, "click"))
    def gain_clicks(self, s: State) -> None:
        s.clicks[CORP] = clicks_allotted(s, CORP)

    @step("5.6.1b", role="before corp turn", opens=("PaidWindow",), lets=("P", "R", "S"))
    def window(self, s: State) -> None:
        open_window(s, self, rez=True, score=True)

    @step("5.6.1c")
    def recurring(self, s: State) -> None:
        refill_recurring(s, CORP)

    @step("5.6.1d")
    def begin(self, s: State) -> None:
        begin_turn(s, CORP, "5.6.1d")

    @step("5.6.1e", opens=("Checkpoint",))
    def look(self, s: State) -> None:
        checkpoint(s)

    @step("5.6.1f", gives=(1, "card"))
    def mandatory_draw(self, s: State) -> None:
        # CR 5.3.2: by the rules, not by an action, and for no click.
        perform(s, [parts.Draw(CORP, 1, cause="mandatory draw")])

    @step("5.6.1g")
    def complete(self, s: State) -> None:
        """The checkpoint at the end of the phase follows (CR 10.3.5)."""


CORP_DRAW: Final = table("CorpDraw")


class ActionPhase(Structure):
    """What both action phases share: they can be forced to end (CR 5.4.3)."""

    # CR 5.4.1: only these steps open an action window, so actions are taken nowhere else.

    __slots__ = ()

    stage: ClassVar[str] = "action phase"
    is_action_phase: ClassVar[bool] = True
    closing: ClassVar[str] = "complete"  # the step that comes when the phase is over, or is cut short

    def end_action_phase(self, s: State) -> bool:
        """CR 5.4.3: windows close, what is resolving ceases, the discard phase comes next.

        What was pending in a window is lost with it; what was met since the last checkpoint is not pending yet and
        waits for the one that follows (CR 5.4.3d).
        """
        at = s.stack.index(self)
        # CR 5.4.3b: the windows that are open, with what is pending in them and whose priority it is, are among these.
        cut = s.stack[at + 1 :]
        del s.stack[at + 1 :]
        for frame in cut:
            frame.ceased(s)
        left = [
            cid
            for cid, thing in s.things.items()
            if s.zone[cid] == PLAY and not thing.installed and s.card(cid).type != IDENTITY and not _stays(s, cid)
        ]
        left.extend(cid for cid in _held(s, cut) if s.zone[cid] == ASIDE)
        if left:
            # CR 5.4.3c: complete it, so that a card being played goes where played cards go.
            apply_trash(s, [parts.Trash(RULES, cid, cause="played", ref=s.ref[cid]) for cid in left])
        s.dirty |= D_ENDED
        if self.has_reached(self.closing):
            self.leave()
        else:
            self.goto(self.closing)  # CR 5.4.3a: no step of the phase before that
        happen(s, "action phase ended", s.active, rule="5.4.3")
        return True


def _stays(s: State, cid: int) -> bool:
    """Currents and lockdowns lie in the play area without being installed."""
    return s.things[cid].active and stays(s, cid)


def _held(s: State, cut: list[GameFrame]) -> list[int]:
    """Cards that abilities cut short were holding."""
    out: list[int] = []
    for frame in cut:
        if isinstance(frame, Resolve):
            out.extend(cid for cid, ref in objects_in(frame.regs.items()) if s.ref[cid] == ref and cid not in out)
    return out


class CorpActions(ActionPhase):
    """The Corp's action phase (CR 5.6.2)."""

    __slots__ = ()

    def __init__(self, sid: int = 0, at: int = 0) -> None:
        self.at = at
        self.sid = sid

    def table(self) -> StepTable:
        return CORP_ACTIONS

    @step("5.6.2a", role="before corp action", opens=("PaidWindow",), lets=("P", "R", "S"))
    def window(self, s: State) -> None:
        open_window(s, self, rez=True, score=True)

    @step("5.6.2b", role="corp action", opens=("ActionWindow",), ways=(("no click is left", "complete"),))
    def take_action(self, s: State) -> None:
        if s.clicks[CORP] > 0:  # CR 5.4.2: as long as there are clicks, an action must be taken
            s.push(ActionWindow(self.step_rule(), CORP))  # CR 9.2.6d: here, and at its like in the Runner's turn
        else:
            self.goto(self.closing)

    @step("5.6.2c", ways=(("always", "window"),))
    def again(self, s: State) -> None:
        self.goto("window")

    @step("5.6.2d")
    def complete(self, s: State) -> None:
        """The checkpoint at the end of the phase follows (CR 10.3.5)."""


CORP_ACTIONS: Final = table("CorpActions")


def discard_down(s: State, frame: GameFrame, side: int, rule: str) -> None:
    """One card at a time until the hand is small enough (CR 5.5.2)."""
    # CR 4.4.6: only here; at any other time a hand may have any number of cards.
    if len(s.hand[side]) > max(0, hand_size(s, side)):
        frame.repeat()
        one_of_each = tuple({s.code[cid]: cid for cid in reversed(s.hand[side])}.values())
        s.push(Pick(side, "discard", rule, one_of_each, 1, 1, "discard"))


def end_turn(s: State, side: int, rule: str) -> None:
    """CR 5.5.1: the turn formally ends within the discard phase, after the discarding."""
    happen(s, "turn ends", side, rule=rule)


class CorpDiscard(Structure):
    """The Corp's discard phase (CR 5.6.3)."""

    __slots__ = ()

    stage: ClassVar[str] = "discard phase"

    def __init__(self, sid: int = 0, at: int = 0) -> None:
        self.at = at
        self.sid = sid

    def table(self) -> StepTable:
        return CORP_DISCARD

    @step("5.6.3a", ways=(("HQ still holds too many cards", "discard"),))
    def discard(self, s: State) -> None:
        discard_down(s, self, CORP, "5.6.3a")

    @step("5.6.3b", role="before corp turn ends", opens=("PaidWindow",), lets=("P", "R"))
    def window(self, s: State) -> None:
        open_window(s, self, rez=True)

    @step("5.6.3c")
    def lose_unspent(self, s: State) -> None:
        lose_clicks(s, CORP, s.clicks[CORP])

    @step("5.6.3d")
    def end(self, s: State) -> None:
        end_turn(s, CORP, "5.6.3d")

    @step("5.6.3e", opens=("Checkpoint",))
    def look(self, s: State) -> None:
        checkpoint(s)

    @step("5.6.3f")
    def complete(self, s: State) -> None:
        """The checkpoint at the end of the phase follows (CR 10.3.5)."""

    def receive(self, s: State, what: str, value: Any) -> None:
        apply_discard(s, [parts.Discard(CORP, cid) for cid in value])


CORP_DISCARD: Final = table("CorpDiscard")


# CR 5.7: two tables of steps.
# CR 5.3.3: neither of them is a draw phase.
class RunnerTurn(Structure):
    """The Runner's turn: action and discard phase (CR 5.1.3)."""

    __slots__ = ()

    stage: ClassVar[str] = "turn"
    lasts: ClassVar[str] = "turn"
    is_turn: ClassVar[bool] = True

    def __init__(self, sid: int = 0, at: int = 0) -> None:
        self.at = at
        self.sid = sid

    def table(self) -> StepTable:
        return RUNNER_TURN

    @step("5.7.1", opens=("RunnerActions",))
    def action_phase(self, s: State) -> None:
        s.push(RunnerActions(s.fresh()))

    @step("5.7.2", opens=("RunnerDiscard",))
    def discard_phase(self, s: State) -> None:
        s.push(RunnerDiscard(s.fresh()))


RUNNER_TURN: Final = table("RunnerTurn")


class RunnerActions(ActionPhase):
    """The Runner's action phase (CR 5.7.1)."""

    __slots__ = ()

    def __init__(self, sid: int = 0, at: int = 0) -> None:
        self.at = at
        self.sid = sid

    def table(self) -> StepTable:
        return RUNNER_ACTIONS

    @step("5.7.1a", gives=(4, "click"))
    def gain_clicks(self, s: State) -> None:
        s.clicks[RUNNER] = clicks_allotted(s, RUNNER)

    @step("5.7.1b", role="before runner turn", opens=("PaidWindow",), lets=("P", "R"))
    def first_window(self, s: State) -> None:
        open_window(s, self, rez=True)

    @step("5.7.1c")
    def recurring(self, s: State) -> None:
        refill_recurring(s, RUNNER)

    @step("5.7.1d")
    def begin(self, s: State) -> None:
        begin_turn(s, RUNNER, "5.7.1d")

    @step("5.7.1e", role="before runner action", opens=("PaidWindow",), lets=("P", "R"))
    def window(self, s: State) -> None:
        open_window(s, self, rez=True)

    @step("5.7.1f", role="runner action", opens=("ActionWindow",), ways=(("no click is left", "complete"),))
    def take_action(self, s: State) -> None:
        if s.clicks[RUNNER] > 0:  # CR 5.4.2: as long as there are clicks, an action must be taken
            s.push(ActionWindow(self.step_rule(), RUNNER))  # CR 9.2.6d: the other step that has one
        else:
            self.goto(self.closing)

    @step("5.7.1g", ways=(("always", "window"),))
    def again(self, s: State) -> None:
        self.goto("window")

    @step("5.7.1h")
    def complete(self, s: State) -> None:
        """The checkpoint at the end of the phase follows (CR 10.3.5)."""


RUNNER_ACTIONS: Final = table("RunnerActions")


class RunnerDiscard(Structure):
    """The Runner's discard phase (CR 5.7.2)."""

    __slots__ = ()

    stage: ClassVar[str] = "discard phase"

    def __init__(self, sid: int = 0, at: int = 0) -> None:
        self.at = at
        self.sid = sid

    def table(self) -> StepTable:
        return RUNNER_DISCARD

    @step("5.7.2a", ways=(("the grip still holds too many cards", "discard"),))
    def discard(self, s: State) -> None:
        if hand_size(s, RUNNER) < 0:
            win(s, CORP, "flatline")  # CR 1.7.2b: as the discard phase begins
            return
        discard_down(s, self, RUNNER, "5.7.2a")

    @step("5.7.2b", role="before runner turn ends", opens=("PaidWindow",), lets=("P", "R"))
    def window(self, s: State) -> None:
        open_window(s, self, rez=True)

    @step("5.7.2c")
    def lose_unspent(self, s: State) -> None:
        lose_clicks(s, RUNNER, s.clicks[RUNNER])

    @step("5.7.2d")
    def end(self, s: State) -> None:
        end_turn(s, RUNNER, "5.7.2d")

    @step("5.7.2e", opens=("Checkpoint",))
    def look(self, s: State) -> None:
        checkpoint(s)

    @step("5.7.2f")
    def complete(self, s: State) -> None:
        """The checkpoint at the end of the phase follows (CR 10.3.5)."""

    def receive(self, s: State, what: str, value: Any) -> None:
        apply_discard(s, [parts.Discard(RUNNER, cid) for cid in value])


RUNNER_DISCARD: Final = table("RunnerDiscard")
