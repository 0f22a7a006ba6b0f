"""Installing by version 26.03 (CR 26.03:8.5): rezzing is a second act, and some cards are revealed."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from sneakdoor.kernel.frames import Move, StepTable, rearranged, step, table
from sneakdoor.model import parts
from sneakdoor.model.bills import WHOLE, credits_due
from sneakdoor.model.enums import AGENDA, CORP, ICE
from sneakdoor.model.game_frame import Sourced
from sneakdoor.model.state import State
from sneakdoor.rules.changes import happen
from sneakdoor.rules.checkpoints import checkpoint
from sneakdoor.rules.costs import short
from sneakdoor.rules.install_costs import ice_bill
from sneakdoor.rules.installing import INSTALL, Install, shares
from sneakdoor.rules.questions import NO, YES, Ask
from sneakdoor.rules.rezzing import Rez, apply_rez, refuse_rez_cost, rez_bill
from sneakdoor.rules.scoring import keyword
from sneakdoor.rules.visibility import reveal, seen


class Install2603(Install):
    """One card being installed, and rezzed after that if the effect says so (CR 26.03:8.5.15)."""

    __slots__ = ()

    after_like_cards: ClassVar[str] = "divide_discount"

    def table(self) -> StepTable:
        return INSTALL_2603

    def rez_at_once(self, s: State) -> None:
        """CR 26.03:8.5.15: not before the install is complete."""

    @step("26.03:8.5.13")
    def note_sight(self, s: State) -> None:
        self.unseen = seen(s, self.cid) != 3

    @step("26.03:8.5.16a")
    def choose_face(self, s: State) -> None:
        """CR 26.03:3.2.3a: an ability may let the Corp install an agenda faceup."""
        if "install faceup" not in s.index or s.card(self.cid).type != AGENDA or self.faceup:
            return
        if not keyword(s, self.cid, "install faceup"):
            s.push(Ask(CORP, "install faceup", "26.03:3.2.3a", (YES, NO), "faceup?", self.cid))

    @step("26.03:8.5.16a")
    def place(self, s: State) -> None:
        """A side that saw the card in its old place has watched it go, facedown or not (CR 26.03:7.3.1a)."""
        super().place(s)
        if not self.unseen:
            reveal(s, self.cid)

    @step("26.03:8.5.16d")
    def divide_discount(self, s: State) -> None:
        """CR 26.03:1.16.2f: before the install cost is paid, the Corp divides what is taken off both costs."""
        if self.no_credits or not self.rezzed or not self.discount or s.owner[self.cid] != CORP:
            return
        is_ice = s.card(self.cid).type == ICE and self.host < 0
        there = len(s.ice.get(self.server, ())) if is_ice else 0
        due = credits_due(ice_bill(s, self.cid, there, 0, self.server)) if is_ice else 0
        total = self.discount
        if not due:
            self.discount, self.off_rez = shares(s, self.cid, total)
            return
        options: tuple[Move, ...] = tuple(("number", n) for n in range(total + 1) if self._pays(s, there, n, total - n))
        s.push(Ask(CORP, "take off the install cost", "26.03:1.16.2f", options, "share", self.cid))

    def _pays(self, s: State, there: int, first: int, second: int) -> bool:
        bill = ice_bill(s, self.cid, there, first, self.server)
        if self.if_able:
            bill = (*bill, *rez_bill(s, self.cid, discount=second))
        return short(s, CORP, bill, ("install", self.cid)) is None

    def receive(self, s: State, what: str, value: Any) -> None:
        if what == "share":
            self.discount, self.off_rez = value[1], self.discount - value[1]
        elif what == "faceup?":
            self.faceup = value == YES
        else:
            super().receive(s, what, value)

    @step("26.03:8.5.15", opens=("Rez",))
    def rez(self, s: State) -> None:
        """CR 26.03:8.5.15a: directly after its own install, before the next card is chosen."""
        if not self.rezzed or self.cid not in s.things:
            return
        if self.ignore:
            push_free_rez(s, [self.cid], self.src)
        elif self.no_credits:
            if refuse_rez_cost(s, self.cid, WHOLE) is None:
                s.push(Rez(self.cid, discount=WHOLE, forced=True, src=self.src))
        elif refuse_rez_cost(s, self.cid, self.off_rez) is None:
            # CR 26.03:8.5.13d: "if able" leaves no choice whether to pay an additional cost.
            s.push(Rez(self.cid, discount=self.off_rez, forced=not self.if_able, src=self.src))

    @step("26.03:8.5.13")
    def verify(self, s: State) -> None:
        """Reveal a card that had to be of some kind, or to be rezzed, and lies facedown all the same."""
        # CR 26.03:8.5.13a + 26.03:8.5.13b: its type, or that its place allows it, is never shown.
        thing = s.things.get(self.cid)
        if thing is None or not thing.installed or thing.faceup or not (self.rezzed or (self.prove and self.unseen)):
            return
        reveal(s, self.cid)
        happen(s, "revealed", self.side, self.cid, src=self.src, rule="26.03:8.5.13", seen=3)


INSTALL_2603: Final = rearranged(
    "Install2603",
    INSTALL,
    "note_sight",
    "choose_face",
    "place",
    ("26.03:8.5.16b", "choose_destination"),
    ("26.03:8.5.16c", "trash_like_cards"),
    "divide_discount",
    ("26.03:8.5.16d", "pay_install_cost"),
    ("26.03:8.5.16e", "become_installed"),
    ("26.03:8.5.16f", "when_installed"),
    "rez",
    "verify",
)


def push_free_rez(s: State, cids: list[int], src: int) -> None:
    """Rez cards whose costs are all ignored: a cost of 0 is paid for them (CR 26.03:1.16.5c)."""
    s.push(FreeRez(tuple(cids), src))


class FreeRez(Sourced):
    """Cards rezzed at once, without a cost (CR 26.03:8.1.2e)."""

    __slots__ = ("cids",)

    def __init__(self, cids: tuple[int, ...] = (), src: int = -1, side: int = CORP, at: int = 0) -> None:
        self.at = at
        self.cids = cids
        self.src = src
        self.side = side

    def table(self) -> StepTable:
        return FREE_REZ

    def concerns(self) -> set[int]:
        return {self.src, *self.cids}

    @step("26.03:8.1.2e", opens=("Checkpoint",))
    def pay_nothing(self, s: State) -> None:
        # CR 26.03:1.16.3a: so what happened before is dealt with while the cards are not active yet.
        checkpoint(s)

    @step("26.03:8.1.2e")
    def rez(self, s: State) -> None:
        apply_rez(s, [parts.Rez(CORP, cid, src=self.src) for cid in self.cids])


FREE_REZ: Final = table("FreeRez")
