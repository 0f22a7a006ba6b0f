"""Breaching servers and accessing cards by version 26.03 (CR 26.03:7)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from sneakdoor.kernel.frames import Move, StepTable, rearranged, step, table
from sneakdoor.model import parts
from sneakdoor.model.enums import ARCHIVES, HQ, NOWHERE, RND, RUNNER
from sneakdoor.model.game_frame import GameFrame
from sneakdoor.model.moves import QuestionKind
from sneakdoor.model.state import State
from sneakdoor.rules.access import (
    ACCESS_CARD,
    ACCESS_SET,
    CHOOSES_ACCESSED,
    FROM,
    GO_ON,
    STEAL,
    AccessCard,
    AccessSet,
    access_bill,
)
from sneakdoor.rules.accessed_card import steal_bill
from sneakdoor.rules.costs import pay, short
from sneakdoor.rules.hooks import HOOKS
from sneakdoor.rules.imminence import perform
from sneakdoor.rules.money import NO_LIMIT
from sneakdoor.rules.permits import UsePermit
from sneakdoor.rules.quantities import forbidden, total
from sneakdoor.rules.questions import NO, YES, Ask, Pick

FACEDOWN: Final = "facedown card in Archives"
"""The answer that stands for any facedown card in Archives: the Runner cannot tell them apart."""


def push_breach(s: State, one: parts.AccessServer) -> None:
    """Begin a breach, or let it wait for the end of the one under way (CR 26.03:7.3.8)."""
    for frame in s.stack:
        if isinstance(frame, Breach2603) and not frame.is_over():
            frame.delayed = (*frame.delayed, one)
            return
    s.push(Breach2603(one.server, sid=s.fresh(), extra=one.extra, most=one.most))


class Breach2603(AccessSet):
    """Breaching a server (CR 26.03:7.5): the Runner accesses candidates until there are none.

    `left` is the random access limit (CR 26.03:7.3.5): how often a card may still be chosen from HQ or R&D. Where an
    effect names a number of accesses instead (CR 26.03:7.1.10), every choice counts.
    """

    __slots__ = ("chosen", "delayed", "refused", "seen")

    stage: ClassVar[str] = "breach"

    def __init__(
        self,
        server: int = 0,
        root: bool = True,
        sid: int = 0,
        extra: int = 0,
        left: int = 0,
        done: tuple[int, ...] = (),
        asked: tuple[int, ...] = (),
        most: int = -1,
        seen: tuple[int, ...] = (),
        refused: tuple[int, ...] = (),
        delayed: tuple[parts.AccessServer, ...] = (),
        chosen: int = -1,
        at: int = 0,
    ) -> None:
        super().__init__(server, root, sid, extra, left, done, asked=asked, most=most, at=at)
        self.seen = seen  # refs of the cards in the root that are candidates, or that the Runner has refused
        self.refused = refused  # refs of the latter (CR 26.03:7.4.6a)
        self.delayed = delayed  # breaches that begin when this one ends
        self.chosen = chosen  # the candidate that was chosen last

    def table(self) -> StepTable:
        return BREACH_2603

    def question(self, s: State) -> tuple[QuestionKind, str]:
        return "access", "26.03:7.5.4"

    def began(self, s: State) -> int:
        """CR 26.03:9.2.8f: what is pending after 7.5.1 waits because the breach began."""
        return -1 if self.has_reached("turn_archives_faceup") else self.sid

    @step("26.03:7.5.2")
    def turn_archives_faceup(self, s: State) -> None:
        """CR 26.03:7.3.2: whatever comes to Archives later stays facedown."""
        super().turn_archives_faceup(s)
        self.seen = tuple(s.ref[cid] for cid in s.root.get(self.server, ()))  # CR 26.03:7.4.1a: the first candidates

    @step("26.03:7.5.3", ways=(("a card allows more accesses", "fix_limit"),))
    def fix_limit(self, s: State) -> None:
        """CR 26.03:7.3.5: determined once, for HQ and R&D."""
        if self.most >= 0:
            # CR 26.03:7.1.10: a certain number of cards, without a random access limit.
            self.left = self.most + self.extra
            return
        if self.server in (HQ, RND):
            if self.may_take_more(s):
                self.repeat()
                return
            self.left = self.number(s)

    @step("26.03:7.5.4", role="access", opens=("AccessCard2603",), ways=(("there is no candidate", "complete"),))
    def access_next(self, s: State) -> None:
        entered = [cid for cid in s.root.get(self.server, ()) if s.ref[cid] not in self.seen]
        if entered:
            # CR 26.03:7.4.6a (deviates): asked here, before the next choice, and not yet at the checkpoint (10.3.1j).
            self.seen = (*self.seen, s.ref[entered[0]])
            self.repeat()
            s.push(Ask(RUNNER, "access it too", "26.03:7.4.6a", (YES, NO), "candidate", entered[0]))
            return
        moves = self.moves(s)
        if not moves:
            self.goto("complete")
        else:
            s.ask(RUNNER, moves)

    def moves(self, s: State) -> list[Move]:
        """The candidates (CR 26.03:7.4); the unseen cards of HQ, R&D or Archives are one answer."""
        if self._prohibited(s) or (self.most >= 0 and self.left <= 0):
            return []
        out: list[Move] = []
        if self.server == HQ and self.left > 0 and self._eligible(s, s.hand[0]):
            out.append(("access", "HQ"))
        elif self.server == RND and self.left > 0 and self._eligible(s, s.deck[0]):
            out.append(("access", "R&D"))
        elif self.server == ARCHIVES:
            pile = sorted(self._eligible(s, s.discard[0]), key=s.code.__getitem__)  # CR 4.5.2: the pile has no order
            out.extend(("access", cid) for cid in pile if cid not in s.down)
            if any(cid in s.down for cid in pile):
                out.append(("access", FACEDOWN))
        rooms = self._eligible(s, s.root.get(self.server, ()))
        out.extend(("access", cid) for cid in rooms if s.ref[cid] not in self.refused)
        return self.only_permitted(s, out)

    def _eligible(self, s: State, cids: Any) -> list[int]:
        """CR 26.03:7.4.2 + 26.03:7.4.3: neither chosen before in this breach nor prohibited."""
        return [cid for cid in cids if s.ref[cid] not in self.done and not forbidden(s, "access", cid)]

    def _prohibited(self, s: State) -> bool:
        """CR 26.03:7.4.2b: after as many accesses as an effect allows in this run, all others are prohibited."""
        return total(s, "accesses", -1, NO_LIMIT) <= self.spent(s)

    def answer(self, s: State, move: Move) -> None:
        where = move[1]
        if where == "HQ":
            self.left -= 1
            hand = self._eligible(s, s.hand[0])
            for one in s.lingering:
                if one.key == CHOOSES_ACCESSED:
                    # CR 26.03:7.3.4b: one card at a time, when it is HQ's turn.
                    s.push(Pick(one.side, "choose", "26.03:7.3.4b", tuple(hand), 1, 1, "picked", one.src))
                    return
            self._access(s, hand[s.chance.below(len(hand))])  # CR 26.03:7.3.4a: at random
        elif where == "R&D":
            self.left -= 1
            deck = self._eligible(s, s.deck[0])
            # CR 26.03:7.4.7: the topmost eligible card, or with 26.03:7.4.7b the bottommost.
            self._access(s, deck[0] if forbidden(s, "access from top") else deck[-1])
        elif where == FACEDOWN:
            down = [cid for cid in self._eligible(s, s.discard[0]) if cid in s.down]
            self._choose(s, down[s.chance.below(len(down))])
        else:
            self._choose(s, where)

    def _choose(self, s: State, cid: int) -> None:
        if self.most >= 0:
            self.left -= 1
        self._access(s, cid)

    def _access(self, s: State, cid: int) -> None:
        self.chosen = cid
        self.done = (*self.done, s.ref[cid])  # CR 26.03:7.4.3: whether or not it is accessed
        bill = access_bill(s, cid, self.server)
        if not bill:
            self._perform_access(s)
        elif short(s, RUNNER, bill, ("access", cid)) is None:
            s.push(Ask(RUNNER, "pay the additional cost to access", "26.03:1.16.10", (YES, NO), "pay", cid))

    def _perform_access(self, s: State) -> None:
        """CR 26.03:7.5.5: everything about this card is above this frame on the stack, so it comes before the next."""
        cid = self.chosen
        perform(s, [FROM.get(s.zone[cid], parts.AccessInstalled)(RUNNER, cid, ref=s.ref[cid])])

    def receive(self, s: State, what: str, value: Any) -> None:
        if what == "picked":
            self._access(s, value[0])
        elif what == "candidate":
            if value == NO:
                self.refused = (*self.refused, self.seen[-1])
        elif what == "pay":
            if value == YES:
                self._perform_access(s)
                pay(s, RUNNER, access_bill(s, self.chosen, self.server), ("access", self.chosen), self.chosen)
        else:
            super().receive(s, what, value)

    def finish(self, s: State) -> None:
        for one in reversed(self.delayed):
            s.push(DelayedBreach(one))  # CR 26.03:7.3.8: after what waits for the end of this breach
        super().finish(s)


BREACH_2603: Final = rearranged(
    "Breach2603",
    ACCESS_SET,
    ("26.03:7.5.1", "begin"),
    ("26.03:7.5.1", "look"),
    ("26.03:7.5.2", "turn_archives_faceup"),
    ("26.03:7.5.3", "fix_limit"),
    ("26.03:7.5.4", "access_next"),
    ("26.03:7.5.6", "again"),
    ("26.03:7.5.7", "complete"),
)


class DelayedBreach(GameFrame):
    """A breach that waited for the end of another (CR 26.03:7.3.8)."""

    __slots__ = ("part",)

    def __init__(self, part: parts.AccessServer | None = None, at: int = 0) -> None:
        self.at = at
        self.part = part

    def table(self) -> StepTable:
        return DELAYED_BREACH

    @step("26.03:7.3.8", opens=("Breach2603",))
    def breach(self, s: State) -> None:
        run = HOOKS.current_run(s)
        # CR 26.03:6.8.2c: once the run was ended, no new timing structure begins.
        if self.part is not None and (run is None or run.next != "end" or run.has_reached("run_ends")):
            perform(s, [self.part])


DELAYED_BREACH: Final = table("DelayedBreach")


class AccessCard2603(AccessCard):
    """Accessing a card (CR 26.03:7.2): one mid-access ability, then an agenda is stolen."""

    __slots__ = ("used",)

    def __init__(
        self,
        cid: int = 0,
        sid: int = 0,
        ref: int = -1,
        zone: int = -1,
        settled: bool = False,
        server: int = NOWHERE,
        used: bool = False,
        at: int = 0,
    ) -> None:
        super().__init__(cid, sid, ref, zone, settled, server, at)
        self.used = used  # a card's mid-access ability was used

    def table(self) -> StepTable:
        return ACCESS_CARD_2603

    def question(self, s: State) -> tuple[QuestionKind, str]:
        return "accessed card", "26.03:7.2.3" if self.is_at("steal") else "26.03:7.2.2"

    @step("26.03:7.2.3", opens=("StealAccessed",))
    def steal(self, s: State) -> None:
        """CR 26.03:7.1.6: an agenda that is still accessed must be stolen; only an additional cost can be declined."""
        if self.settled or s.ref[self.cid] != self.ref or not self.is_stealable(s):
            return
        if not steal_bill(s, self.cid, self.server):
            perform(s, [parts.Steal(RUNNER, self.cid, ref=self.ref)])
        elif self.used and self.refuse_steal(s) is None:
            # Without a mid-access ability, paying or declining was an answer of the step before.
            s.ask(RUNNER, [STEAL, GO_ON])

    def answer(self, s: State, move: Move) -> None:
        if move[0] == "permit":
            self.used = True  # CR 26.03:7.1.6: what is still accessed afterwards is stolen all the same
            s.push(UsePermit(move[2], move[1], RUNNER, {"accessed": ((self.cid, self.ref),)}))
        else:
            super().answer(s, move)


ACCESS_CARD_2603: Final = rearranged(
    "AccessCard2603",
    ACCESS_CARD,
    ("26.03:7.2.1", "access"),
    ("26.03:7.2.1", "look"),
    ("26.03:7.2.2", "trash"),
    ("26.03:7.2.3", "steal"),
    ("26.03:7.2.4", "after"),
    ("26.03:7.2.4", "complete"),
)
