"""Secret bids by version 26.03 (CR 26.03:10.14): how they are paid is chosen when all of them are known."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from sneakdoor.kernel.frames import Move, StepTable, rearranged, step
from sneakdoor.model.bills import Purpose, some_credits
from sneakdoor.model.changes import BidsRevealed
from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.model.state import State
from sneakdoor.rules.changes import happen
from sneakdoor.rules.checkpoints import checkpoint
from sneakdoor.rules.costs import can_spend, settle, sources
from sneakdoor.rules.questions import Ask
from sneakdoor.rules.traces import PSI, Psi


class Psi2603(Psi):
    """One side bids, or both: 0 to 2 credits in a Psi game (CR 26.03:10.14.6b), any number elsewhere."""

    # CR 26.03:10.14.1 + 26.03:10.14.6a: a Psi game is a bid of both, with a result by whether the amounts are equal.
    # CR 26.03:10.14.2 + 26.03:10.14.3: chosen in secret, and no more than can be spent.
    # CR 26.03:10.14.6d: what the bids were is left to the instructions that follow.
    # CR 26.03:10.14.5: older cards call it "secretly spending credits".
    # CR 26.03:10.14.6c: a single instruction, with no checkpoint before both have paid.

    __slots__ = ()

    rule: ClassVar[str] = "26.03:10.14.2"

    def table(self) -> StepTable:
        return PSI_2603

    def bid_of(self, side: int) -> int:
        """What a side has to spend; a guess costs nothing."""
        return self.runner if side == RUNNER else 0 if self.guesses else self.corp

    @step("26.03:10.14.4")
    def reveal(self, s: State) -> None:
        who = RUNNER if self.guesses else CORP
        bids = BidsRevealed(self.corp, self.runner, self.guesses, self.parity)
        happen(s, bids, who, src=self.src, rule="26.03:10.14.4")

    @step("26.03:10.14.4c", ways=(("more cards could pay", "active_pays_with"),))
    def active_pays_with(self, s: State) -> None:
        self._choose_source(s, s.active)

    @step("26.03:10.14.4c", ways=(("more cards could pay", "inactive_pays_with"),))
    def inactive_pays_with(self, s: State) -> None:
        self._choose_source(s, 1 - s.active)

    @step("26.03:10.14.4")
    def spend(self, s: State) -> None:
        """Both at once, whatever was chosen."""
        # CR 26.03:10.14.4a + 26.03:10.14.4b: a nested cost; nothing comes between the reveal and this.
        purpose: Purpose = ("psi", self.src)
        for side in (CORP, RUNNER):
            n = self.bid_of(side)
            settle(s, side, (some_credits(n),) if n else (), purpose, self.src, self.sources[side])

    @step("26.03:1.16.3", opens=("Checkpoint",))
    def look(self, s: State) -> None:
        checkpoint(s)

    def _choose_source(self, s: State, side: int) -> None:
        """Ask for the next card with credits how many of them are spent."""
        purpose: Purpose = ("psi", self.src)
        left = sources(s, side, purpose, self.sources[side])
        due = self.bid_of(side) - sum(n for _, n in self.sources[side])
        if due <= 0 or not left:
            return
        self.repeat()
        cid, have = left[0]
        # What is not on cards: the credit pool, and the bad publicity fund in a run.
        elsewhere = can_spend(s, side, purpose) - sum(n for _, n in sources(s, side, purpose))
        low = max(0, due - elsewhere - sum(n for _, n in left[1:]))
        options: tuple[Move, ...] = tuple(("number", n) for n in range(min(have, due), low - 1, -1))
        s.push(Ask(side, "credits from", "26.03:10.14.4c", options, str(side), cid))

    def receive(self, s: State, what: str, value: Any) -> None:
        if what in ("bid", "guess"):
            super().receive(s, what, value)
            return
        side = int(what)
        cid = sources(s, side, ("psi", self.src), self.sources[side])[0][0]  # the one that was asked about
        more = (*self.sources[side], (cid, value[1]))
        self.sources = (more, self.sources[1]) if side == CORP else (self.sources[0], more)


PSI_2603: Final = rearranged(
    "Psi2603",
    PSI,
    ("26.03:10.14.2", "corp_commits"),
    ("26.03:10.14.2", "runner_commits"),
    ("26.03:10.14.2", "corp_guesses"),
    "reveal",
    "active_pays_with",
    "inactive_pays_with",
    "spend",
    "look",
)
