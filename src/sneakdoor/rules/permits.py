"""Permissions: what a card lets a player do at a certain step, other than paid abilities (CR 9.1.1)."""

from __future__ import annotations

from typing import Final

from sneakdoor.kernel.frames import StepTable, step, table
from sneakdoor.model.bills import Bill
from sneakdoor.model.changes import OfAbility
from sneakdoor.model.constants import Permit
from sneakdoor.model.enums import RUNNER
from sneakdoor.model.game_frame import Sourced, held_in
from sneakdoor.model.keys import PERMIT
from sneakdoor.model.registers import Registers
from sneakdoor.model.roles import StepRole
from sneakdoor.model.state import State
from sneakdoor.rules.abilities import USED, Resolve, could_change_something
from sneakdoor.rules.changes import entries, happen
from sneakdoor.rules.costs import bill_of, pay, short
from sneakdoor.rules.quantities import additional_bill, unusable


def permit_bill(s: State, side: int, cid: int, decl: Permit) -> Bill:
    """What it costs now to do what a card permits; breaking subroutines may cost more (CR 1.15.9)."""
    bill = bill_of(s, decl.cost, side, cid)
    if (s.lingering or "cost:break" in s.index) and any(one.breaks() for one in decl.do):
        return (*bill, *additional_bill(s, "break", side, cid))
    return bill


def idle_permits(s: State, when: StepRole, side: int) -> list[tuple[int, int]]:
    """What a card permits here although it could change nothing (CR 26.03:1.2.4)."""
    return permits(s, when, side, -1, idle=True)


def permits(s: State, when: StepRole, side: int, subject: int, *, idle: bool = False) -> list[tuple[int, int]]:
    """What else a side may do here by permission of a card (not a paid ability)."""
    key = PERMIT.get(when)
    if key is None or (key not in s.index and "grant" not in s.index):
        return []
    out = []
    for cid, number in entries(s, key):
        decl = s.book.abilities[number].decl
        if isinstance(decl, Permit) and decl.by == side:
            if decl.only is not None and not decl.only.true(s, cid, None):
                continue
            if decl.on is not None and not decl.on.has(s, subject, cid):
                continue
            if (decl.once_per_turn and s.uses.get((s.ref[cid], number), 0)) or unusable(s, cid):
                continue
            if subject < 0 and could_change_something(s, number, cid, side) is idle:
                continue  # CR 1.2.5: permissions too are for what could change something
            if short(s, side, permit_bill(s, side, cid, decl), ("permit", cid)) is None:
                out.append((cid, number))
    return out


class UsePermit(Sourced):
    """Doing what a card permits: pay, then resolve."""

    __slots__ = ("ability", "regs")

    def __init__(
        self, ability: int = 0, src: int = 0, side: int = 0, regs: Registers | None = None, at: int = 0
    ) -> None:
        self.at = at
        self.ability = ability
        self.src = src
        self.side = side
        self.regs: Registers = {} if regs is None else regs

    def table(self) -> StepTable:
        return USE_PERMIT

    def unshare(self) -> None:
        self.regs = self.regs.copy()

    def resolves(self, ability: int, src: int) -> bool:
        return self.ability == ability and self.src == src

    def concerns(self) -> set[int]:
        return {self.src} | held_in(self.regs.items())

    def lays_open(self, s: State, cid: int) -> bool:
        # CR 1.4:1.20.6: what it showed is seen until it is done.
        return (cid, s.ref[cid], RUNNER) in self.regs.get("shown", ())

    def measures(self) -> tuple[int, ...]:
        return (self.ability,)

    @step("9.1.3", opens=("Payment",))
    def pay_for_it(self, s: State) -> None:
        decl = s.book.abilities[self.ability].decl
        assert isinstance(decl, Permit)
        key = (s.ref[self.src], self.ability)
        s.uses[key] = s.uses.get(key, 0) + 1
        happen(s, OfAbility("used", self.ability), self.side, self.src, src=self.src, cause="permission", rule="9.1.3")
        pay(s, self.side, permit_bill(s, self.side, self.src, decl), ("permit", self.src), self.src)

    @step("9.1.2", opens=("Resolve",))
    def do_it(self, s: State) -> None:
        regs = self.regs.copy()  # what resolves writes in registers of its own
        s.push(Resolve(self.ability, self.src, self.side, s.ref[self.src], None, None, regs, 0, USED))


USE_PERMIT: Final = table("UsePermit")
