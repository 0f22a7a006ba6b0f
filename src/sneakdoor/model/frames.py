"""What any frame of the game can be told and asked, whatever it is: most of it concerns few of them.

Whoever looks down the stack speaks to every frame in the same words; a frame that has nothing to say about it does not
answer, or says no. So nobody has to know which kinds of frames there are.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

from sneakdoor.kernel.frames import Frame, Move
from sneakdoor.model.bills import Bill
from sneakdoor.model.changes import Change
from sneakdoor.model.objects import Pending, Thing
from sneakdoor.model.registers import Captured, Held, Register, Registers
from sneakdoor.model.words import NOWHERE

if TYPE_CHECKING:
    from sneakdoor.model.state import State


class GameFrame(Frame):
    """Something in the game that takes time."""

    __slots__ = ()

    stage: ClassVar[str] = ""  # what it is called where anybody can see that it is under way
    lasts: ClassVar[str] = "phase"  # what is said to end when an effect ends with it
    minds_cards: ClassVar[bool] = False  # whether it wants to hear of cards that are lost
    asked_at: ClassVar[str] = ""  # the step that reads the table for its question, if the question is not fixed before

    def clone(self) -> GameFrame:
        raise NotImplementedError

    # -- its question, and what can be seen of it ------------------------------------------------------------

    def question(self, s: State) -> tuple[str, str]:
        """Kind and rule of the question that it has put."""
        raise NotImplementedError

    def is_public(self) -> bool:
        """Does what it asks follow from open facts, so that the other side may know it?"""
        return False

    def stage_rule(self) -> str:
        """The rule that shows how far it has come."""
        return self.step_rule()

    # -- who and what it is about ----------------------------------------------------------------------------

    def player(self) -> int:
        """The side that acts or decides in it; -1: neither by itself."""
        return -1

    def source(self) -> int:
        """The card it comes from; -1: none."""
        return -1

    def structure(self) -> int:
        """The id by which effects last as long as it does; -1: none do."""
        return -1

    def concerns(self) -> set[int]:
        """Cards that were chosen for it, or that it is about to do something with."""
        return set()

    def waiting(self) -> tuple[Pending, ...]:
        """The abilities that are pending in it."""
        return ()

    def resolves(self, ability: int, src: int) -> bool:
        """Is it this ability of this card that resolves here?"""
        return False

    def last_known(self) -> Thing | None:
        """The card it is about as it last was, once that is gone (CR 9.1.7)."""
        return None

    def measures(self) -> tuple[int, ...]:
        """What else tells it from another of its kind at the same step, for who looks for loops (CR 10.10)."""
        return ()

    # -- what happens around it ------------------------------------------------------------------------------

    def ice_moved(self, s: State, server: int, at: int, by: int) -> None:
        """Ice came to a position of a server, or went from there (CR 6.2.3)."""

    def card_lost(self, s: State, cids: Sequence[int], derezzed: bool) -> None:
        """These cards are about to stop being the objects they are (CR 8.2.10), or were derezzed in their place."""

    def server_gone(self, s: State, server: int) -> None:
        """A server ceased to exist (CR 4.7.8f)."""

    def ceased(self, s: State) -> None:
        """It was cut short with the action phase (CR 5.4.3c)."""

    # -- what it does for others -----------------------------------------------------------------------------

    def lays_open(self, s: State, cid: int) -> bool:
        """Does it show the card to the Runner at this moment?"""
        return False

    def holds_server(self) -> int:
        """The server that does not cease to exist while this is under way (CR 8.2.8)."""
        return NOWHERE

    def bill_for(self, s: State, cid: int) -> Bill | None:
        """What playing or installing this card costs, if that is what it does."""
        return None

    def end_action_phase(self, s: State) -> bool:
        """End it, if it is an action phase (CR 5.4.3); was it one?"""
        return False

    def has_last_phase(self) -> bool:
        """Are windows that are left early completed later in it (CR 6.8.2d)?"""
        return False

    def complete_later(self, window: GameFrame) -> None:
        """Take a window that is completed in the last phase."""


class Sided(GameFrame):
    """A frame in which one side acts or decides."""

    __slots__ = ("side",)

    side: int

    def player(self) -> int:
        return self.side


class Sourced(Sided):
    """A frame that comes from a card, too, or from none (-1)."""

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
    """An ability that resolves, as the words of its text know it: whose it is, what met it, and its registers."""

    __slots__ = ("ability", "change", "lki", "pc", "ref", "regs", "using")

    ability: int  # its number in the book
    change: Change | None  # what met its condition
    lki: Thing | None  # the source as it was when it was trashed for the cost (CR 9.1.7)
    pc: int  # the next instruction of its program
    ref: int  # which object the source was
    regs: Registers
    using: int  # 1: something optional was chosen, so it is about to count as used (CR 9.6.7d)

    def number(self, register: Register) -> int:
        """The number, server or place that was chosen into a register."""
        chosen: Move = self.regs[register]
        number: int = chosen[1]
        return number


def held(f: Resolving | None, register: Register) -> Held:
    """The cards that a register of an ability holds, as the objects they were; none while nothing resolves."""
    cards: Held = () if f is None else f.regs.get(register, ())
    return cards


def objects_in(registers: Iterable[Captured]) -> list[tuple[int, int]]:
    """What registers hold of cards: each as (card, object); there are other things in them besides."""
    return [
        (one[0], one[1])
        for _, value in registers
        if isinstance(value, tuple)
        for one in value
        if isinstance(one, tuple) and len(one) == 2 and isinstance(one[0], int)
    ]


def held_in(registers: Iterable[Captured]) -> set[int]:
    """Cards in registers."""
    return {cid for cid, _ in objects_in(registers)}


def cards_of(pending: tuple[Pending, ...]) -> set[int]:
    """The cards that pending abilities come from, and those they hold."""
    return {one.src for one in pending}.union(*(held_in(one.regs) for one in pending))
