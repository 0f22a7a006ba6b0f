"""Checkpoints by version 26.03 (CR 26.03:10.3.1)."""

from __future__ import annotations

from typing import Any, Final

from sneakdoor.kernel.frames import StepTable, rearranged, step
from sneakdoor.model import parts
from sneakdoor.model.causes import LIMITS
from sneakdoor.model.enums import ASIDE, DISCARD, RULES, RUNNER
from sneakdoor.model.objects import Pending
from sneakdoor.model.state import D_MET, D_ROOT, D_UNIQUE, State
from sneakdoor.rules.checkpoints import CHECKPOINT, Checkpoint, newcomers, older_copies
from sneakdoor.rules.imminence import apply_now
from sneakdoor.rules.questions import NO, YES, Ask
from sneakdoor.rules.restrictions import Broken, all_broken, broken_together, older_consoles
from sneakdoor.rules.v2603.breaches import current_breach


class Checkpoint2603(Checkpoint):
    """A checkpoint in which the Runner also says which cards that entered a root are candidates."""

    __slots__ = ("entered",)

    def __init__(self, look: int = 0, pending: tuple[Pending, ...] = (), entered: int = -1, at: int = 0) -> None:
        super().__init__(look, pending, at=at)
        self.entered = entered  # the card that the Runner is asked about

    def table(self) -> StepTable:
        return CHECKPOINT_2603

    @step("26.03:10.3.1a", ways=(("nothing else has changed", "end"),))
    def mark_pending(self, s: State) -> None:
        if not self.look & D_MET:
            super().mark_pending(s)
            return
        where = [_zone_after_trash(s, one) for one in s.met]
        # CR 26.03:4.8.3: a card that is set aside on its way is judged when it has arrived.
        late = [one for one, zone in zip(s.met, where, strict=True) if zone == ASIDE]
        s.met = [one for one, zone in zip(s.met, where, strict=True) if zone == DISCARD]
        super().mark_pending(s)
        if late:
            s.met.extend(late)
            s.dirty |= D_MET

    @step("26.03:10.3.1d")
    def unique(self, s: State) -> None:
        """CR 26.03:10.1.1: older copies of unique cards go, and older consoles; nothing can prevent it."""
        # CR 26.03:3.8.5b: of the active consoles the newest stays.
        if self.look & D_UNIQUE:
            gone = [parts.Trash(RULES, cid, cause="unique", ref=s.ref[cid]) for cid in older_copies(s)]
            old = [cid for cid in older_consoles(s) if all(one.cid != cid for one in gone)]
            gone.extend(parts.Trash(RULES, cid, cause="console", ref=s.ref[cid]) for cid in old)
            if gone:
                apply_now(s, [*gone])

    def broken(self, s: State) -> Broken | None:
        return broken_together(s)

    @step("26.03:10.3.1i")
    def positions(self, s: State) -> None:
        """CR 26.03:6.2.4: rows of ice have no gaps, so only the Runner's own position can be vacant, and that stays."""

    @step("26.03:10.3.1j", ways=(("another card entered", "candidates"),))
    def candidates(self, s: State) -> None:
        """CR 26.03:7.4.6a: for each card that entered the root of the server being breached."""
        found = newcomers(s) if (self.look | s.dirty) & D_ROOT else []
        if found:
            self.repeat()
            self.entered = found[0]
            s.push(Ask(RUNNER, "access it too", "26.03:10.3.1j", (YES, NO), "candidate", found[0]))

    def receive(self, s: State, what: str, value: Any) -> None:
        if what in LIMITS:
            why = {cid: one.cause for one in reversed(list(all_broken(s, 0))) for cid in one.cards()}
            apply_now(s, [parts.Trash(RULES, cid, cause=why[cid], ref=s.ref[cid]) for cid in value])
            return
        if what != "candidate":
            super().receive(s, what, value)
            return
        breach = current_breach(s)
        if breach is not None:
            breach.declare(s, self.entered, candidate=value == YES)


def _zone_after_trash(s: State, one: Pending) -> int:
    """Where a card is that was trashed from a zone in which it was inactive; of others always the discard pile.

    CR 26.03:9.1.8b: an ability that only waits for that is active in the discard pile and in no other zone.
    """
    change = one.change
    if change is None or change.kind != "trashed" or change.cid != one.src or change.lki is not None:
        return DISCARD
    return s.zone[one.src]


CHECKPOINT_2603: Final = rearranged(
    "Checkpoint2603",
    CHECKPOINT,
    "mark_pending",
    ("26.03:10.3.1b", "expire"),
    ("26.03:10.3.1c", "victory"),
    "unique",
    ("26.03:10.3.1e", "restrictions"),
    ("26.03:10.3.1f", "off_agendas"),
    ("26.03:10.3.1g", "orphans"),
    ("26.03:10.3.1h", "empty_servers"),
    "positions",
    "candidates",
    ("26.03:10.3.1k", "revert"),
    ("26.03:10.3.1l", "return_tokens"),
)
