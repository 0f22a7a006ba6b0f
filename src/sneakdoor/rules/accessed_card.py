"""Trashing or stealing an accessed card (CR 7.7)."""

from __future__ import annotations

from typing import Final

from sneakdoor.kernel.frames import StepTable, step, table
from sneakdoor.model import parts
from sneakdoor.model.bills import Bill, some_credits
from sneakdoor.model.enums import NOWHERE, RUNNER
from sneakdoor.model.game_frame import OnCard
from sneakdoor.model.state import State
from sneakdoor.rules.costs import pay
from sneakdoor.rules.imminence import perform
from sneakdoor.rules.quantities import (
    additional_bill,
    trash_cost,
)


class TrashAccessed(OnCard):
    """Paying the trash cost of the accessed card (CR 7.7.2)."""

    __slots__ = ("ref",)

    def __init__(self, cid: int = 0, ref: int = 0, at: int = 0) -> None:
        self.at = at
        self.cid = cid
        self.ref = ref

    def table(self) -> StepTable:
        return TRASH_ACCESSED

    @step("7.7.2", opens=("Payment",))
    def pay_trash_cost(self, s: State) -> None:
        pay(s, RUNNER, trash_bill(s, self.cid), ("trash", self.cid), self.cid)

    @step("7.8.3")
    def trash(self, s: State) -> None:
        perform(s, [parts.Trash(RUNNER, self.cid, cause="trash cost", ref=self.ref)])


TRASH_ACCESSED: Final = table("TrashAccessed")


def trash_bill(s: State, cid: int) -> Bill:
    """The trash cost of an accessed card, and what is added to that (CR 26.03:1.16.10)."""
    return (some_credits(trash_cost(s, cid) or 0), *additional_bill(s, "trash", RUNNER, cid))


def steal_bill(s: State, cid: int, server: int) -> Bill:
    """Everything that must be paid at once to steal a card that is accessed from a server (CR 1.15.9b)."""
    return additional_bill(s, "steal", RUNNER, cid, server)


class StealAccessed(OnCard):
    """Stealing an agenda that costs something to steal (CR 7.7.3)."""

    __slots__ = ("ref", "server")

    def __init__(self, cid: int = 0, ref: int = 0, server: int = NOWHERE, at: int = 0) -> None:
        self.at = at
        self.cid = cid
        self.ref = ref
        self.server = server  # where it is accessed from

    def table(self) -> StepTable:
        return STEAL_ACCESSED

    @step("1.15.9b", opens=("Payment",))
    def pay_steal_cost(self, s: State) -> None:
        pay(s, RUNNER, steal_bill(s, self.cid, self.server), ("steal", self.cid), self.cid)

    @step("7.8.4")
    def steal(self, s: State) -> None:
        if s.ref[self.cid] == self.ref:
            perform(s, [parts.Steal(RUNNER, self.cid, ref=self.ref)])


STEAL_ACCESSED: Final = table("StealAccessed")
