"""Timing structures (CR 9.2.2): frames with an id that effects can be tied to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, cast

from sneakdoor.kernel.frames import Move
from sneakdoor.model.game_frame import GameFrame
from sneakdoor.model.moves import QuestionKind
from sneakdoor.model.roles import StepRole
from sneakdoor.model.state import D_ENDED, State
from sneakdoor.rules.hooks import HOOKS

FOREVER: Final = -2
"""What lasts for the rest of the game, in place of the id of a structure."""

UNTIL_TURN: Final = (-3, -4)
"""What lasts until the next turn of the Corp, or of the Runner, begins."""

DURING_TURN: Final = (-5, -6)
"""What will last for the next turn of the Corp, or of the Runner; as that begins, it is tied to it."""

UNTIL_TURN_ENDS: Final = (-9, -10)
"""What lasts until the next turn of the Corp, or of the Runner, ends; as that begins, it is tied to it."""

NEXT_RUN_ENDS: Final = -7
"""Duration: until the next run ends, or the turn if there is none; tied to the run when it begins."""

WHILE_REZZED: Final = -8
"""What lasts until the card that it is about is derezzed, or is another object."""


class Structure(GameFrame):
    """A timing structure. A checkpoint follows its end, when it is no longer there (CR 10.3.5)."""

    # CR 26.03:9.2.2: a sequence of steps, the table of its class.
    # CR 1.4:9.10.2: each step is an instruction of the rules: what it does becomes imminent, and a checkpoint follows.
    # CR 1.4:9.10.1b: an instruction that opens one waits below it on the stack, through all its checkpoints.

    __slots__ = ("sid",)

    def __init__(self, sid: int = 0, at: int = 0) -> None:
        self.at = at
        self.sid = sid

    def structure(self) -> int:
        return self.sid

    def finish(self, s: State) -> None:
        if s.lingering:
            s.dirty |= D_ENDED
        self.ended(s)
        if s.dirty:
            HOOKS.checkpoint(s)

    def began(self, s: State) -> int:
        """The structure whose beginning has just been dealt with (CR 9.2.8f), or -1."""
        return self.sid if self.is_beginning() else -1

    def ended(self, s: State) -> None:
        """Say that it ended; abilities that wait for this meet their conditions now."""


class Access(Structure):
    """What accessing a set of cards (CR 7.6) and accessing one card (CR 7.8) have in common."""

    __slots__ = ("server",)

    server: int  # or NOWHERE

    lasts: ClassVar[str] = "access"

    def is_public(self) -> bool:
        return True

    def measures(self) -> tuple[int, ...]:
        return (self.server,)


class BreachFrame(Access):
    """Accessing the cards of a server, or a set of cards, one after the other."""

    __slots__ = ("extra",)

    extra: int  # how many more cards than usual

    def room(self, s: State) -> int:
        """How many more cards of HQ or R&D could be accessed than are; of any other server all are."""
        raise NotImplementedError

    def newcomers(self, s: State) -> list[int]:
        """Cards that entered the root, of which the Runner has to say whether they will be accessed."""
        return []


class Approach(Structure):
    """What approaching ice (CR 6.9.2) and approaching the server (CR 6.9.5) have in common: the Runner may jack out."""

    __slots__ = ()

    asked_at: ClassVar[str] = "jack_out_or_go_on"

    def question(self, s: State) -> tuple[QuestionKind, str]:
        steps = self.table()
        return "jack out", steps.rules[steps.places[self.asked_at]]

    def question_role(self) -> StepRole:
        steps = self.table()
        return cast("StepRole", steps.roles[steps.places[self.asked_at]])

    def is_public(self) -> bool:
        return True

    def answer(self, s: State, move: Move) -> None:
        if move[0] == "jack out":
            HOOKS.jack_out(s)

    def receive(self, s: State, what: str, value: Any) -> None:
        return


def end_action_phase(s: State, whose: int) -> None:
    """CR 5.4.3: the action phase of a player that is under way ends, if there is one."""
    if s.active != whose and s.book.ruleset.own_phase_only:
        return  # CR 26.03:5.4.4: nothing happens in another player's turn, nor outside of the phase
    for frame in s.stack:
        if frame.end_action_phase(s):
            return


def can_begin(s: State) -> bool:
    """Can an effect begin a run, an encounter, a breach or an access now?"""
    return not any(frame.bars_structures() for frame in s.stack)


def tell_lost(s: State, cids: Sequence[int], *, derezzed: bool = False) -> None:
    """Whatever is being done with these cards learns that it cannot go on."""
    # CR 9.1.7: before they leave, so that what is under way can keep what was last known of them.
    for frame in s.stack:
        if frame.minds_cards:
            frame.card_lost(s, cids, derezzed)
