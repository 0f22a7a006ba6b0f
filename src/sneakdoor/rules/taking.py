"""Trashing the accessed card at its price (CR 7.7.2)."""

from __future__ import annotations

from typing import Final

from sneakdoor.kernel.frames import StepTable, step, table
from sneakdoor.model import parts
from sneakdoor.model.bills import some_credits
from sneakdoor.model.frames import GameFrame, OnCard
from sneakdoor.model.state import State
from sneakdoor.model.words import RUNNER
from sneakdoor.rules.costs import pay
from sneakdoor.rules.imminence import perform
from sneakdoor.rules.quantities import trash_cost


class TrashAccessed(OnCard):
    """Paying the trash cost of the accessed card (CR 7.7.2)."""

    __slots__ = ("ref",)

    def __init__(self, cid: int = 0, ref: int = 0, at: int = 0) -> None:
        self.at = at
        self.cid = cid
        self.ref = ref

    def table(self) -> StepTable:
        return TRASH_ACCESSED

    def clone(self) -> GameFrame:
        return TrashAccessed(self.cid, self.ref, self.at)

    @step("7.7.2", opens=("Payment",))
    def pay_trash_cost(self, s: State) -> None:
        cost = trash_cost(s, self.cid) or 0
        pay(s, RUNNER, (some_credits(cost),), ("trash", self.cid), self.cid)

    @step("7.8.3")
    def trash(self, s: State) -> None:
        perform(s, [parts.Trash(RUNNER, self.cid, cause="trash cost", ref=self.ref)])


TRASH_ACCESSED: Final = table("TrashAccessed")
