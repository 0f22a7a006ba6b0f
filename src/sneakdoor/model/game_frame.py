"""The interface that all frames of the game share; most of it concerns few of them.

Code that walks the stack calls the same methods on every frame, whose defaults do nothing or say no. So it need not
know which frame classes there are.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

from sneakdoor.kernel.frames import Frame, Move
from sneakdoor.model.bills import Bill
from sneakdoor.model.changes import Change
from sneakdoor.model.enums import NOWHERE
from sneakdoor.model.moves import QuestionKind
from sneakdoor.model.objects import Pending, Thing
from sneakdoor.model.registers import Captured, Held, Register, Registers
from sneakdoor.model.roles import StepRole

if TYPE_CHECKING:
    from sneakdoor.model.state import State


class GameFrame(Frame):
    """A procedure of the game that is under way."""

    __slots__ = ()

    stage: ClassVar[str] = ""  # its public name, if both players see that it is under way
    lasts: ClassVar[str] = "phase"  # what to call it as the duration of an effect
    minds_cards: ClassVar[bool] = False  # whether `card_lost` is called on it
    asked_at: ClassVar[str] = ""  # the step that computes its question, if the question is not fixed before
    is_turn: ClassVar[bool] = False
    is_action_phase: ClassVar[bool] = False
    is_approach: ClassVar[bool] = False  # of ice: where the Corp may rez it

    # -- its question, and what can be seen of it ------------------------------------------------------------

    def question(self, s: State) -> tuple[QuestionKind, str]:
        """Kind and rule of the question that it asked."""
        raise NotImplementedError

    def idle(self, s: State) -> list[Move]:
        """Answers beside `moves` that are legal but could change nothing (CR 26.03:1.2.4)."""
        return []

    def question_role(self) -> StepRole:
        """What its question is for; empty for questions of cards and most others."""
        return ""

    def is_public(self) -> bool:
        """Does its question follow from public facts, so that the other side may see it?"""
        return False

    def stage_rule(self) -> str:
        """The rule to show as its current step."""
        return self.step_rule()

    # -- who and what it is about ----------------------------------------------------------------------------

    def player(self) -> int:
        """The side that acts or decides in it; -1: none in particular."""
        return -1

    def source(self) -> int:
        """The card it comes from; -1: none."""
        return -1

    def structure(self) -> int:
        """The id that effects lasting as long as this frame refer to; -1: none."""
        return -1

    def concerns(self) -> set[int]:
        """Cards that were chosen for it or that it is about to act on."""
        return set()

    def waiting(self) -> tuple[Pending, ...]:
        """The abilities that are pending in it."""
        return ()

    def resolves(self, ability: int, src: int) -> bool:
        """Is it this ability of this card that resolves here?"""
        return False

    def last_known(self) -> Thing | None:
        """Last known information about its card, once that is gone (CR 9.1.7)."""
        return None

    def measures(self) -> tuple[int, ...]:
        """Values that distinguish it from other frames at the same step, for loop detection (CR 10.10)."""
        return ()

    # -- what happens around it ------------------------------------------------------------------------------

    def ice_moved(self, s: State, server: int, at: int, by: int) -> None:
        """Called when ice was added at a position of a server, or removed from it (CR 6.2.3)."""

    def ice_leaves(self, s: State, cid: int) -> None:
        """Called before installed ice is moved to another position."""

    def card_lost(self, s: State, cids: Sequence[int], derezzed: bool) -> None:
        """Called before cards cease to be the objects they are (CR 8.2.10), or when they were derezzed."""

    def aside_swapped(self, s: State, leaves: tuple[int, int], comes: int) -> None:
        """Called when a card took the place of a set-aside object (CR 26.03:8.8.4d)."""

    def server_gone(self, s: State, server: int) -> None:
        """Called when a server ceased to exist (CR 4.7.8f)."""

    def ceased(self, s: State) -> None:
        """Called when it was cut short with the action phase (CR 5.4.3c)."""

    def bars_structures(self) -> bool:
        """Can no run, encounter, breach or access begin in what it has opened (CR 26.03:6.8.2c)?"""
        return False

    # -- what it does for others -----------------------------------------------------------------------------

    def lays_open(self, s: State, cid: int) -> bool:
        """Does it currently show the card to the Runner?"""
        return False

    def holds_server(self) -> int:
        """The server that this frame keeps from ceasing to exist (CR 8.2.8)."""
        return NOWHERE

    def bill_for(self, s: State, cid: int) -> Bill | None:
        """The cost of playing or installing this card, if this frame does that."""
        return None

    def bill_chosen(self, s: State, bill: Bill) -> None:
        """Called when a bill with a choice between costs is paid for it, as the payer chose."""

    def end_action_phase(self, s: State) -> bool:
        """End it if it is an action phase (CR 5.4.3); return whether it was."""
        return False

    def has_last_phase(self) -> bool:
        """Does it complete interrupted windows in its last phase (CR 6.8.2d)?"""
        return False

    def complete_later(self, window: GameFrame) -> None:
        """Keep a window to be completed in the last phase."""


class Sided(GameFrame):
    """A frame in which one side acts or decides."""

    __slots__ = ("side",)

    side: int

    def player(self) -> int:
        return self.side


class Sourced(Sided):
    """A frame of one side with a source card (-1: none)."""

    __slots__ = ("src",)

    src: int

    def source(self) -> int:
        return self.src

    def concerns(self) -> set[int]:
        return {self.src}


class OnCard(GameFrame):
    """A frame that does something with one card."""

    __slots__ = ("cid",)

    cid: int

    def concerns(self) -> set[int]:
        return {self.cid}


class Resolving(Sourced):
    """A resolving ability as its instructions see it: source, controller, the change that met it, and registers."""

    __slots__ = ("ability", "change", "lki", "pc", "ref", "regs", "using")

    ability: int  # its number in the book
    change: Change | None  # what met its condition
    lki: Thing | None  # the source as it was when it was trashed for the cost (CR 9.1.7)
    pc: int  # the next instruction of its program
    ref: int  # which object the source was
    regs: Registers
    using: int  # 1: an optional effect was chosen, so the ability will count as used (CR 9.6.7d)

    def number(self, register: Register) -> int:
        """The number, server or position stored in a register."""
        chosen: Move = self.regs[register]
        number: int = chosen[1]
        return number


def held(f: Resolving | None, register: Register) -> Held:
    """The cards in a register, as (card, object) pairs; empty if no ability resolves."""
    cards: Held = () if f is None else f.regs.get(register, ())
    return cards


def objects_in(registers: Iterable[Captured]) -> list[tuple[int, int]]:
    """The cards in registers as (card, object) pairs; values of other kinds are skipped."""
    return [
        (one[0], one[1])
        for _, value in registers
        if isinstance(value, tuple)
        for one in value
        if isinstance(one, tuple) and len(one) == 2 and isinstance(one[0], int)
    ]


def held_in(registers: Iterable[Captured]) -> set[int]:
    """The cards in registers."""
    return {cid for cid, _ in objects_in(registers)}


def cards_of(pending: tuple[Pending, ...]) -> set[int]:
    """The sources of pending abilities and the cards in their registers."""
    return {one.src for one in pending}.union(*(held_in(one.regs) for one in pending))
