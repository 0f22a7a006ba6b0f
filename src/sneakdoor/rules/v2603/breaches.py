"""Breaching servers and accessing cards by version 26.03 (CR 26.03:7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from sneakdoor.kernel.frames import Move, StepTable, rearranged, step, table
from sneakdoor.model import parts
from sneakdoor.model.enums import ARCHIVES, CENTRALS, DECK, DISCARD, HAND, HQ, NOWHERE, RND, RUNNER
from sneakdoor.model.game_frame import GameFrame
from sneakdoor.model.keys import MID_ACCESS
from sneakdoor.model.moves import QuestionKind
from sneakdoor.model.state import State
from sneakdoor.rules.abilities import UsePaid, refuse_use
from sneakdoor.rules.access import (
    ACCESS_CARD,
    ACCESS_SET,
    CHOOSES_ACCESSED,
    FROM,
    GO_ON,
    PAY_TRASH,
    STEAL,
    AccessCard,
    AccessSet,
    access_bill,
    accessed_in_run,
)
from sneakdoor.rules.accessed_card import StealAccessed, TrashAccessed, steal_bill
from sneakdoor.rules.changes import entries
from sneakdoor.rules.costs import pay, short
from sneakdoor.rules.hooks import HOOKS
from sneakdoor.rules.imminence import perform
from sneakdoor.rules.money import NO_LIMIT
from sneakdoor.rules.quantities import forbidden, total
from sneakdoor.rules.questions import NO, YES, Ask, Pick
from sneakdoor.rules.visibility import unshow

FACEDOWN: Final = "Archives"
"""The answer that stands for any facedown card in Archives: the Runner cannot tell them apart."""


def push_breach(s: State, one: parts.AccessServer) -> None:
    """Begin a breach, or let it wait for the end of the one under way (CR 26.03:7.3.8)."""
    if forbidden(s, "breach", server=one.server):
        return  # CR 26.03:1.2.2: not at all, so that nothing waits for it in vain
    breach = current_breach(s)
    if breach is not None:
        breach.delayed = (*breach.delayed, one)
    else:
        s.push(Breach2603(one.server, one.root, s.fresh(), extra=one.extra, most=one.most))


def push_accesses(s: State, them: list[parts.AccessCard]) -> None:
    """Access the cards that an effect names, without a breach (CR 26.03:7.1.9)."""
    s.push(AccessCards2603(s.fresh(), tuple((one.cid, s.ref[one.cid]) for one in them)))


def current_breach(s: State) -> Breach2603 | None:
    """The breach under way, if any; there is never more than one."""
    for frame in s.stack:
        if isinstance(frame, Breach2603) and frame.is_breach and not frame.is_over():
            return frame
    return None


class Breach2603(AccessSet):
    """Breaching a server (CR 26.03:7.5): the Runner accesses candidates until there are none.

    `left` is the random access limit (CR 26.03:7.3.5): how often a card may still be chosen from HQ or R&D.
    """

    # CR 26.03:7.3.1: by a run or by an ability, which may leave the root out.
    # CR 26.03:7.3.7: the end of the run leaves this frame without any further step (`encounters.unwind`).

    __slots__ = ("chosen", "delayed", "refused", "rest", "shown", "there")

    stage: ClassVar[str] = "breach"
    is_breach: ClassVar[bool] = True

    def __init__(
        self,
        server: int = 0,
        root: bool = True,
        sid: int = 0,
        extra: int = 0,
        left: int = 0,
        done: tuple[int, ...] = (),
        cards: tuple[tuple[int, int], ...] = (),
        asked: tuple[int, ...] = (),
        most: int = -1,
        there: tuple[int, ...] = (),
        refused: tuple[int, ...] = (),
        shown: tuple[int, ...] = (),
        delayed: tuple[parts.AccessServer, ...] = (),
        chosen: tuple[int, int] | None = None,
        rest: int = -1,
        at: int = 0,
    ) -> None:
        super().__init__(server, root, sid, extra, left, done, cards, asked=asked, most=most, at=at)
        self.there = there  # refs of the cards in the root that the Runner need not be asked about
        self.refused = refused  # refs of those that the Runner does not want as candidates (CR 26.03:7.4.6a)
        self.shown = shown  # refs of the cards that were accessed
        self.delayed = delayed  # breaches that begin when this one ends
        self.chosen = chosen  # the candidate that was chosen last, and its ref
        self.rest = rest  # how many more candidates may be chosen, in whatever place; -1: any number

    def table(self) -> StepTable:
        return BREACH_2603

    def question(self, s: State) -> tuple[QuestionKind, str]:
        return "access", "26.03:7.5.4"

    def began(self, s: State) -> int:
        """CR 26.03:9.2.8f: what is pending after 7.5.1 waits because the breach began."""
        return -1 if self.has_reached("turn_archives_faceup") else self.sid

    def lays_open(self, s: State, cid: int) -> bool:
        """CR 26.03:7.3.1a: an accessed object is visible to the Runner until the breach ends."""
        return s.ref[cid] in self.shown

    @step("26.03:7.5.1")
    def begin(self, s: State) -> None:
        # CR 26.03:7.4.1a: the first candidates of the root; who comes later is asked about (26.03:7.4.6a)
        self.there = tuple(s.ref[cid] for cid in s.root.get(self.server, ()))
        super().begin(s)

    # CR 26.03:7.3.2 + 26.03:7.5.2: between these steps Archives is turned faceup, once.
    # CR 26.03:7.5.6: after each access the next candidate is chosen, by the inherited step `again`.

    @step("26.03:7.5.3", ways=(("a card allows more accesses", "fix_limit"),))
    def fix_limit(self, s: State) -> None:
        """CR 26.03:7.3.5: determined once, for HQ and R&D."""
        if self.most >= 0:
            # CR 26.03:7.1.10: no random access limit; the Runner says how many candidates it will be.
            options: tuple[Move, ...] = tuple(("number", n) for n in range(self.most, -1, -1))
            s.push(Ask(RUNNER, "how many accesses", "26.03:7.1.10", options, "up to"))
        elif self.server in (HQ, RND):
            if self.may_take_more(s):
                self.repeat()
                return
            # CR 26.03:7.3.5a + 26.03:7.3.5b: one, and what cards add to it.
            self.left = self.number(s)
            self.left = max(0, self.left - self._fewer(s, self.left + len(self._rooms(s))))
            self._tell_limit(s)
        else:
            n = len(self._candidates(s))
            fewer = self._fewer(s, n)
            if fewer:
                self.rest = max(0, n - fewer)

    def _tell_limit(self, s: State) -> None:
        """Resolve what waits for the random access limit of the breach of this run (CR 26.03:7.3.5)."""
        for one in s.lingering:
            if one.key == "access limit" and one.amount == self.server:
                s.lingering = tuple([other for other in s.lingering if other is not one])
                HOOKS.resolve(s, one.ability, one.src, one.side, {"number": ("number", self.left)})

    def _fewer(self, s: State, n: int) -> int:
        """By how many effects reduce the number of accesses; a prohibition to access more is none (CR 26.03:7.4.2b)."""
        return n - total(s, "accesses", -1, n, capped=False)

    def to_come(self, s: State) -> int:
        hidden: list[int] = []
        if self.server in (HQ, RND):
            hidden = self._eligible(s, s.hand[0] if self.server == HQ else s.deck[0])
        n = len(hidden) if self.most >= 0 else min(self.left, len(hidden))
        n += sum(s.zone[cid] not in (HAND, DECK) for cid in self._candidates(s))
        return n if self.rest < 0 else min(n, self.rest)

    def room(self, s: State) -> int:
        """CR 26.03:7.3.5b: the limit may be higher than the number of cards there."""
        return NO_LIMIT if self.server in (HQ, RND) and self.most < 0 else 0

    @step("26.03:7.5.4", role="access", ways=(("there is no candidate", "complete"),))
    def access_next(self, s: State) -> None:
        moves = self.moves(s)
        if not moves:
            self.goto("complete")
        else:
            s.ask(RUNNER, moves)

    def moves(self, s: State) -> list[Move]:
        """The candidates (CR 26.03:7.4); the unseen cards of HQ, R&D or Archives are one answer."""
        if self.rest == 0 or self._prohibited(s):
            return []
        out: list[Move] = []
        for cid in self._candidates(s):
            move: Move = ("access", self._place(s, cid))
            if move not in out:
                out.append(move)
        return self.only_permitted(s, out)

    def _place(self, s: State, cid: int) -> int | str:
        """How the Runner names a candidate: by where it is, if it cannot be told from the others there."""
        zone = s.zone[cid]
        if zone == HAND:
            return "HQ"
        if zone == DECK:
            return "R&D"
        return FACEDOWN if zone == DISCARD and cid in s.down else cid

    def _candidates(self, s: State) -> list[int]:
        """The candidates as they are now; of R&D the one whose turn it is."""
        # CR 26.03:7.3.3 + 26.03:7.4.1: as the breach begins, and at any time in it.
        # CR 26.03:7.3.4 + 26.03:7.4.2a: compiled anew before each choice, so whatever is allowed again is there again.
        # CR 26.03:7.4.5 + 26.03:7.4.6: what left is not there, and what came back is another object.
        found: list[int] = []
        if self.server == ARCHIVES:  # CR 26.03:7.4.1d + 26.03:7.4.6d: the whole pile
            found = sorted(self._eligible(s, s.discard[0]), key=s.code.__getitem__)  # CR 4.5.2: the pile has no order
            found.sort(key=s.down.__contains__)
        elif self.server in (HQ, RND) and (self.left > 0 or self.most >= 0):  # CR 26.03:7.4.4: not beyond the limit
            if self.server == HQ:  # CR 26.03:7.4.1b + 26.03:7.4.6b: the whole hand
                found = self._eligible(s, s.hand[0])
            else:
                # CR 26.03:7.4.1c + 26.03:7.4.7 + 26.03:7.4.7a: the topmost eligible one,
                # CR 26.03:7.4.7b: or the bottommost,
                # CR 26.03:7.4.6c: whatever came in between.
                deck = self._eligible(s, s.deck[0])
                found = deck[:1] if forbidden(s, "access from top") else deck[-1:]
        rooms = [cid for cid in self._rooms(s) if s.ref[cid] not in self.done and s.ref[cid] not in self.refused]
        return [*found, *rooms]

    def _eligible(self, s: State, cids: Sequence[int]) -> list[int]:
        """CR 26.03:7.4.2 + 26.03:7.4.3: neither chosen before in this breach nor prohibited."""
        return [cid for cid in cids if s.ref[cid] not in self.done and not forbidden(s, "access", cid)]

    def _prohibited(self, s: State) -> bool:
        """CR 26.03:7.4.2b: after as many accesses as an effect allows in this run, all others are prohibited."""
        # CR 26.03:7.3.6: only accesses that took place count.
        most = total(s, "accesses", -1, NO_LIMIT)
        return most < NO_LIMIT and most <= accessed_in_run(s)

    def newcomers(self, s: State) -> list[int]:
        """CR 26.03:7.4.6a: cards that entered the root, of which the Runner has not yet said if they are candidates."""
        if self.is_over() or not (self.root or self.server not in CENTRALS):
            return []
        return [cid for cid in s.root.get(self.server, ()) if s.ref[cid] not in self.there]

    def declare(self, s: State, cid: int, *, candidate: bool) -> None:
        """The Runner says whether a card that entered the root is a candidate."""
        self.there = (*self.there, s.ref[cid])
        if not candidate:
            self.refused = (*self.refused, s.ref[cid])

    def answer(self, s: State, move: Move) -> None:
        where = move[1]
        if self.rest > 0:
            self.rest -= 1
        if where == "HQ":
            self.left -= 1  # CR 26.03:7.3.5c: whether or not the card is accessed
            hand = self._eligible(s, s.hand[0])
            for one in s.lingering:
                if one.key == CHOOSES_ACCESSED and one.target >= 0:
                    # An effect has said which card is the first; if it is not there any more, chance decides.
                    s.lingering = tuple(other for other in s.lingering if other is not one)
                    known = [cid for cid in hand if s.ref[cid] == one.target]
                    if known:
                        self._choose(s, known[0])
                        return
                elif one.key == CHOOSES_ACCESSED:
                    # CR 26.03:7.3.4b: one card at a time, when it is HQ's turn.
                    s.push(Pick(one.side, "choose", "26.03:7.3.4b", tuple(hand), 1, 1, "picked", one.src))
                    return
            self._choose(s, hand[s.chance.below(len(hand))])  # CR 26.03:7.3.4a: at random
        elif where == "R&D":
            top = self._candidates(s)[0]
            self.left -= 1
            self._choose(s, top)
        elif where == FACEDOWN:
            down = [cid for cid in self._eligible(s, s.discard[0]) if cid in s.down]
            self._choose(s, down[s.chance.below(len(down))])
        else:
            self._choose(s, where)

    def _choose(self, s: State, cid: int) -> None:
        self.chosen = (cid, s.ref[cid])
        self.done = (*self.done, s.ref[cid])  # CR 26.03:7.4.3: whether or not it is accessed
        bill = access_bill(s, cid, self.server)
        if not bill:
            return
        if short(s, RUNNER, bill, ("access", cid)) is None:
            s.push(Ask(RUNNER, "pay the additional cost to access", "26.03:1.16.10", (YES, NO), "pay", cid))
        else:
            self.chosen = None

    @step("26.03:7.5.5", opens=("AccessCard2603",))
    def access_chosen(self, s: State) -> None:
        """Everything about this card is above this frame on the stack, so it comes before the next."""
        if self.chosen is not None:
            (cid, ref), self.chosen = self.chosen, None
            if s.ref[cid] == ref:
                perform(s, [FROM.get(s.zone[cid], parts.AccessInstalled)(RUNNER, cid, ref=ref)])

    def receive(self, s: State, what: str, value: Any) -> None:
        if what == "picked":
            self._choose(s, value[0])
        elif what == "up to":
            self.rest = max(0, value[1] - self._fewer(s, value[1]))
        elif what == "pay":
            cid = self.chosen[0] if self.chosen is not None else -1
            if value == YES:
                # CR 26.03:1.16.10c: a checkpoint follows the payment, then the card is accessed.
                pay(s, RUNNER, access_bill(s, cid, self.server), ("access", cid), cid)
            else:
                self.chosen = None
        else:
            super().receive(s, what, value)

    def ended(self, s: State) -> None:
        for cid in s.discard[0]:
            if cid in s.down:
                unshow(s, cid, RUNNER)  # CR 26.03:7.3.2a: facedown cards in Archives are alike again
        super().ended(s)

    def finish(self, s: State) -> None:
        for one in reversed(self.delayed):
            s.push(DelayedBreach(one))  # CR 26.03:7.3.8: after what waits for the end of this breach
        super().finish(s)


BREACH_2603: Final = rearranged(
    "Breach2603",
    ACCESS_SET,
    "begin",
    ("26.03:7.5.1", "look"),
    ("26.03:7.5.2", "turn_archives_faceup"),
    "fix_limit",
    "access_next",
    "access_chosen",
    ("26.03:7.5.6", "again"),
    ("26.03:7.5.7", "complete"),
)


class AccessCards2603(Breach2603):
    """Accessing cards that an effect names (CR 26.03:7.1.9), one after the other; this is not a breach."""

    __slots__ = ()

    stage: ClassVar[str] = "access"
    is_breach: ClassVar[bool] = False

    def __init__(
        self,
        sid: int = 0,
        cards: tuple[tuple[int, int], ...] = (),
        done: tuple[int, ...] = (),
        shown: tuple[int, ...] = (),
        chosen: tuple[int, int] | None = None,
        at: int = 0,
    ) -> None:
        super().__init__(NOWHERE, False, sid, done=done, cards=cards, shown=shown, chosen=chosen, at=at)

    def table(self) -> StepTable:
        return ACCESS_CARDS_2603

    def question(self, s: State) -> tuple[QuestionKind, str]:
        return "access", "26.03:7.1.9"

    def began(self, s: State) -> int:
        return -1

    def _place(self, s: State, cid: int) -> int | str:
        return cid

    def ended(self, s: State) -> None:
        for cid, ref in self.cards:
            if s.ref[cid] == ref and s.zone[cid] == HAND:
                unshow(s, cid, RUNNER)


ACCESS_CARDS_2603: Final = rearranged(
    "AccessCards2603",
    BREACH_2603,
    ("26.03:7.1.9", "access_next"),
    ("26.03:7.1.9", "access_chosen"),
    ("26.03:7.1.9", "again"),
    ("26.03:7.1.9", "complete"),
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

    # CR 26.03:7.1.1 + 26.03:7.1.3: shown, and open to what the card itself says of its access, as in 1.4.
    # CR 26.03:7.1.5a + 26.03:7.1.5b: `refuse_trash` asks for a trash cost, and for a place other than Archives.
    # CR 26.03:7.1.5c + 26.03:7.1.5d: what must be trashed leaves no other answer (`moves`).
    # CR 26.03:7.2.4: the inherited steps `after` and `complete` meet the conditions of the end of the access.
    # CR 26.03:7.1.7 + 26.03:7.1.8: a card that moves, or the end of the run, ends the access without a further step.

    __slots__ = ("steals", "used")

    def __init__(
        self,
        cid: int = 0,
        sid: int = 0,
        ref: int = -1,
        zone: int = -1,
        settled: bool = False,
        server: int = NOWHERE,
        used: bool = False,
        steals: bool = False,
        at: int = 0,
    ) -> None:
        super().__init__(cid, sid, ref, zone, settled, server, at)
        self.used = used  # a mid-access ability was used
        self.steals = steals  # the Runner will pay the additional cost to steal the agenda

    def table(self) -> StepTable:
        return ACCESS_CARD_2603

    def question(self, s: State) -> tuple[QuestionKind, str]:
        return "accessed card", "26.03:7.2.3" if self.is_at("steal") else "26.03:7.2.2"

    @step("26.03:7.2.1")
    def access(self, s: State) -> None:
        super().access(s)
        for frame in s.stack:
            if isinstance(frame, Breach2603) and not frame.is_over():
                frame.shown = (*frame.shown, self.ref)  # CR 26.03:7.3.1a: until the breach ends

    @step("26.03:7.2.3", opens=("StealAccessed",))
    def steal(self, s: State) -> None:
        """Steal an agenda that is still accessed."""
        # CR 26.03:7.1.6 + 26.03:7.1.6a: additional costs can be declined.
        stealable = self.is_stealable(s)
        if stealable and not steal_bill(s, self.cid, self.server):
            perform(s, [parts.Steal(RUNNER, self.cid, ref=self.ref)])
        elif self.steals:
            s.push(StealAccessed(self.cid, self.ref, self.server))
        elif self.used:
            # CR 26.03:7.1.2: asked whatever the card is, so that the question tells the Corp nothing.
            # Without a mid-access ability, paying or declining was an answer of the step before.
            s.ask(RUNNER, [STEAL, GO_ON] if stealable and self.refuse_steal(s) is None else [GO_ON])

    def moves(self, s: State) -> list[Move]:
        if not self.is_at("steal"):
            return super().moves(s)
        return [STEAL, GO_ON] if self.is_stealable(s) and self.refuse_steal(s) is None else [GO_ON]

    def ways(self, s: State) -> list[Move]:
        """CR 26.03:9.2.10b: the basic trash ability, and the mid-access abilities of cards."""
        out: list[Move] = [PAY_TRASH] if self.refuse_trash(s) is None else []
        for cid, number in entries(s, MID_ACCESS):
            # CR 26.03:9.5.3a: also if the card must be trashed, what cannot be used is no way to do so.
            if refuse_use(s, RUNNER, cid, number) is None:
                out.append(("use", cid, number))
        return out

    def answer(self, s: State, move: Move) -> None:
        """CR 26.03:9.2.10: what the Runner does in the mid-access window."""
        # CR 26.03:9.2.10a + 26.03:9.2.10d: nobody else is asked, and there is no such window elsewhere.
        # CR 26.03:9.2.10b: the basic trash ability is one of them, and passing is allowed.
        # CR 26.03:7.1.4 + 26.03:7.2.2 + 26.03:9.2.10c: one mid-access ability, then the window closes.
        self.settled = self.settled or move != GO_ON
        if move == STEAL:
            if self.is_at("steal"):
                s.push(StealAccessed(self.cid, self.ref, self.server))
            self.steals = True
        elif move == PAY_TRASH:
            self.used = True
            # CR 26.03:7.1.5 + 26.03:9.1.1c: the basic trash ability
            s.push(TrashAccessed(self.cid, self.ref))
        elif move[0] == "use":
            self.used = True
            s.push(UsePaid(move[2], move[1], RUNNER, accessed=((self.cid, self.ref),)))


ACCESS_CARD_2603: Final = rearranged(
    "AccessCard2603",
    ACCESS_CARD,
    "access",
    ("26.03:7.2.1", "look"),
    ("26.03:7.2.2", "trash"),
    "steal",
    ("26.03:7.2.4", "after"),
    ("26.03:7.2.4", "complete"),
)
