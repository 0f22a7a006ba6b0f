"""Accessing cards (CR 7): a set of cards (7.6) and each of them (7.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Literal

from sneakdoor.kernel.frames import Move, StepTable, step, table
from sneakdoor.model import parts
from sneakdoor.model.bills import Bill
from sneakdoor.model.changes import CardAccess, OfAbility, OfAccess
from sneakdoor.model.declare import Program
from sneakdoor.model.enums import AGENDA, ARCHIVES, CENTRALS, DECK, DISCARD, HAND, HQ, NOWHERE, PLAY, RND, RUNNER
from sneakdoor.model.moves import MoveKind, QuestionKind
from sneakdoor.model.quantity_phrases import Quantity
from sneakdoor.model.refusal import Refusal
from sneakdoor.model.roles import StepRole
from sneakdoor.model.state import State
from sneakdoor.rules.accessed_card import StealAccessed, TrashAccessed, steal_bill, trash_bill
from sneakdoor.rules.changes import declared, happen, own
from sneakdoor.rules.checkpoints import checkpoint
from sneakdoor.rules.costs import pay, short
from sneakdoor.rules.encounters import abandon
from sneakdoor.rules.imminence import happens, perform
from sneakdoor.rules.permits import UsePermit, permits
from sneakdoor.rules.quantities import (
    additional_bill,
    allowances,
    forbidden,
    total,
    trash_cost,
    type_of,
    untrashable,
)
from sneakdoor.rules.questions import Ask, Pick
from sneakdoor.rules.scoring import keyword, stealable
from sneakdoor.rules.structures import Access, BreachFrame, can_begin
from sneakdoor.rules.visibility import reveal, show, unshow, visible

GO_ON: Final[Move] = ("go on",)
PAY_TRASH: Final[Move] = ("trash",)
STEAL: Final[Move] = ("steal",)

IN_ARCHIVES: Final = Refusal("7.7.2a", "Cards in Archives cannot be trashed by paying their trash cost.")
NO_TRASH_COST: Final = Refusal("7.7.2", "The accessed card has no trash cost.")
NOT_AGENDA: Final = Refusal("7.8.4", "The accessed card is not an agenda.")
CANNOT_TRASH: Final = Refusal("1.2.2", "A card says that this card cannot be trashed.")
MUST_TRASH: Final = Refusal("9.8.5a", "A card says that the Runner must trash the accessed card, if able.")
CANNOT_STEAL: Final = Refusal("1.2.2", "A card says that this agenda cannot be stolen.")

_SERVER: Final[dict[int, int]] = {HAND: HQ, DECK: RND, DISCARD: ARCHIVES}
FROM: Final[dict[int, type[parts.AccessOne]]] = {
    HAND: parts.AccessFromHQ,
    DECK: parts.AccessFromRND,
    DISCARD: parts.AccessFromArchives,
    PLAY: parts.AccessInstalled,
}
"""A single access as an expected effect, by the zone of the card: each is open to replacement (1.4:9.8)."""
CHOOSES_ACCESSED: Final = "chooses accessed"
"""The key of an effect that lets a player choose which cards are accessed from HQ."""

QUANTITY: Final[dict[int, Quantity]] = {HQ: "access HQ", RND: "access R&D", ARCHIVES: "access Archives"}


@happens(parts.AccessServer)
def apply_access(s: State, them: list[parts.AccessServer]) -> None:
    """CR 6.7.4: the cards of a server; in a run with the root of a central one."""
    # CR 7.1.1a: to access a server is to access the set of cards that is prescribed for it.
    if not can_begin(s):
        return  # CR 26.03:6.8.2c: the run was ended
    s.book.ruleset.breach(s, them[0])


def access_server(s: State, one: parts.AccessServer) -> None:
    """CR 7.6: the cards of a server as one set."""
    if forbidden(s, "access"):
        return  # CR 1.2.2: no card at all may be accessed
    s.push(AccessSet(one.server, root=one.root, sid=s.fresh(), extra=one.extra, most=one.most))


@happens(parts.AccessCard)
def apply_access_card(s: State, them: list[parts.AccessCard]) -> None:
    """CR 7.1.1c: a set of cards that an effect names is accessed in the same steps."""
    if not can_begin(s):
        return  # CR 26.03:6.8.2c: the run was ended
    s.book.ruleset.access_cards(s, them)


def access_cards(s: State, them: list[parts.AccessCard]) -> None:
    """CR 7.6: cards that an effect names as one set."""
    if forbidden(s, "access"):
        return  # CR 1.2.2: no card at all may be accessed
    cards = tuple((one.cid, s.ref[one.cid]) for one in them)
    s.push(AccessSet(NOWHERE, root=False, sid=s.fresh(), cards=cards))


@happens(parts.AccessFromHQ, parts.AccessFromRND, parts.AccessFromArchives, parts.AccessInstalled)
def apply_access_one(s: State, them: list[parts.AccessOne]) -> None:
    """CR 7.6.5: one card of the set; a card whose access was replaced is not accessed."""
    for one in them:
        s.push(s.book.ruleset.access(one.cid, s.fresh()))


class AccessSet(BreachFrame):
    """Accessing a set of cards (CR 7.6)."""

    # CR 7.1.1: one set at a time and card by card, the Runner looks at what the Corp has and may do something about it.

    __slots__ = ("asked", "cards", "done", "left", "most", "owed", "picked", "root", "spare")

    stage: ClassVar[str] = "access"
    asked_at: ClassVar[str] = "access_next"

    def __init__(
        self,
        server: int = 0,
        root: bool = True,
        sid: int = 0,
        extra: int = 0,
        left: int = 0,
        done: tuple[int, ...] = (),
        cards: tuple[tuple[int, int], ...] = (),
        owed: tuple[int, ...] = (),
        spare: int = 0,
        asked: tuple[int, ...] = (),
        picked: tuple[int, ...] | None = None,
        most: int = -1,
        at: int = 0,
    ) -> None:
        self.at = at
        self.sid = sid
        self.picked = picked  # refs of the chosen cards in HQ; None: random
        self.server = server  # NOWHERE: the set is not a server's but the cards below
        self.root = root
        self.extra = extra
        self.left = left
        self.cards = cards
        self.owed = owed  # refs of the cards in the root that were counted (CR 7.1.2a)
        self.spare = spare  # how many of the counted cards a cap took away
        self.asked = asked  # the cards that allow more and were asked about
        self.most = most  # limit of the number of cards, if an effect sets one
        # CR 7.1.6 + 7.1.6a: what was accessed is marked here, each object once, and lies where it was.
        self.done = done

    def table(self) -> StepTable:
        return ACCESS_SET

    def question(self, s: State) -> tuple[QuestionKind, str]:
        return "access", "7.6.5"

    def question_role(self) -> StepRole:
        return "access"

    def began(self, s: State) -> int:
        """CR 7.6.1 + 9.2.8f: what is pending at 7.6.2 waits because accessing these cards began."""
        return -1 if self.has_reached("fix_number") else self.sid

    @step("7.6.1")
    def begin(self, s: State) -> None:
        happen(s, OfAccess("access begins", self.sid), RUNNER, server=self.server, rule="7.6.1")

    @step("7.6.2", opens=("Checkpoint",))
    def look(self, s: State) -> None:
        checkpoint(s)

    @step("7.6.3", ways=(("a card allows more accesses", "fix_number"),))
    def fix_number(self, s: State) -> None:
        """CR 7.1.2: the number is set now, and never above what is there."""
        if self.may_take_more(s):
            self.repeat()
            return
        # CR 7.1.2c + 7.1.2d: the number is fixed now, even if cards enter or leave the server afterwards.
        rooms = self._rooms(s)
        n = len(rooms)
        if self.server in CENTRALS:
            self.owed = tuple(s.ref[cid] for cid in rooms)
            there = len(self._zone(s))  # CR 7.4.2: from Archives all of them.
            n += there if self.server == ARCHIVES or self.most >= 0 else min(there, self.number(s))
        if self.most >= 0:
            self._fix_up_to(s, n)
            return
        self.left = min(n, max(0, total(s, "accesses", -1, n) - self.spent(s)))  # caps on the whole
        self.spare = n - self.left
        if self.server == HQ:
            self._let_choose(s, self.left - max(0, len(rooms) - self.spare))

    def _let_choose(self, s: State, n: int) -> None:
        """Let the player who may choose cards of HQ choose all of them now, before the first access."""
        for one in s.lingering:
            if one.key == CHOOSES_ACCESSED and n > 0:
                s.push(Pick(one.side, "choose", "7.3.1", tuple(s.hand[0]), n, n, "picked", one.src))
                return

    def _fix_up_to(self, s: State, there: int) -> None:
        """CR 7.1.2: an effect says how many, and others add to that; of "up to" the Runner says how many it will be."""
        high = self.most if self.server not in (HQ, RND) else total(s, QUANTITY[self.server], -1, self.most)
        high = min(there, high + self.extra)
        high = min(high, max(0, total(s, "accesses", -1, high) - self.spent(s)))
        self.left, self.spare = high, there - high
        if high:
            options: tuple[Move, ...] = tuple(("number", n) for n in range(high, -1, -1))
            s.push(Ask(RUNNER, "how many accesses", "7.1.2", options, "up to"))

    def number(self, s: State) -> int:
        # CR 7.2.3 + 7.3.2: from R&D and HQ one, unless abilities say more or less.
        return max(0, total(s, QUANTITY[self.server], -1, 1) + self.extra)

    def to_come(self, s: State) -> int:
        """How many accesses are left, as things are."""
        return self.left

    def room(self, s: State) -> int:
        return len(self._zone(s)) - self.number(s) if self.server in (HQ, RND) else 0

    def may_take_more(self, s: State) -> bool:
        """CR 9.6.3: what a card only allows, the Runner takes as much of as they like; each is asked about once."""
        room = self.room(s)
        for src, n in allowances(s, QUANTITY[self.server]) if room > 0 else ():
            if src not in self.asked:
                self.asked = (*self.asked, src)
                options: tuple[Move, ...] = tuple(("number", more) for more in range(min(n, room), -1, -1))
                s.push(Ask(RUNNER, "additional accesses", "9.6.3", options, "more", src))
                return True
        return False

    def spent(self, s: State) -> int:
        """A limit for a run counts what was accessed in the run before."""
        if not any(one.key == "cap:accesses" for one in s.lingering):
            return 0
        return accessed_in_run(s)

    @step("7.6.4")
    def turn_archives_faceup(self, s: State) -> None:
        """CR 7.4.1: before the first card is accessed."""
        if self.server == ARCHIVES and any(cid in s.down for cid in s.discard[0]):
            turned = sum(cid in s.down for cid in s.discard[0])
            s.down = s.down - frozenset(s.discard[0])
            happen(s, "archives turned faceup", RUNNER, amount=turned, server=ARCHIVES, rule="7.6.4")

    @step("7.6.5", role="access", opens=("AccessCard",), ways=(("no access is left", "complete"),))
    def access_next(self, s: State) -> None:
        if self.left <= 0:
            self.goto("complete")
            return
        moves = self.moves(s)
        if not moves:
            self.goto("complete")
        else:
            s.ask(RUNNER, moves)

    @step("7.6.6", ways=(("always", "access_next"),))
    def again(self, s: State) -> None:
        self.goto("access_next")

    @step("7.6.7")
    def complete(self, s: State) -> None:
        """The checkpoint at the end of the structure follows (CR 10.3.5)."""

    def _zone(self, s: State) -> list[int]:
        return (s.hand, s.deck, s.discard)[self.server][0]

    def moves(self, s: State) -> list[Move]:
        """What may be accessed next; the unseen card of HQ or R&D is one answer."""
        # CR 7.1.4: in any order; only within R&D it is the deck that says which card comes next.
        out: list[Move] = []
        roots = [cid for cid in self._rooms(s) if s.ref[cid] not in self.done]
        if self.server == HQ and self._in_hand(s) and self._may_take(s, roots):
            out.append(("access", "HQ"))
        elif self.server == RND and self._may_take(s, roots):
            if any(s.ref[cid] not in self.done for cid in s.deck[0]):
                out.append(("access", "R&D"))
        elif self.server == ARCHIVES:
            # CR 4.5.2: the pile has no order, so none is shown.
            pile = sorted(s.discard[0], key=s.code.__getitem__)
            out.extend(("access", cid) for cid in pile if s.ref[cid] not in self.done)
        out.extend(("access", cid) for cid in roots)  # CR 7.2.1a + 6.7.4a: those of the root at any time in between.
        if "cost:access" in s.index:
            out = self._priced(s, out)
        return self.only_permitted(s, out)

    def only_permitted(self, s: State, out: list[Move]) -> list[Move]:
        """CR 1.2.2: while a card says so, no other card can be accessed."""
        only = [one.src for one in s.lingering if one.key == "cannot:access others"]
        return [move for move in out if move == GO_ON or all(move[1] == src for src in only)] if only else out

    def _priced(self, s: State, out: list[Move]) -> list[Move]:
        """CR 1.15.9: an additional cost to access may be declined, card by card; the free ones come first."""
        free: list[Move] = []
        priced: list[Move] = []
        for move in out:
            bill = access_bill(s, move[1], self.server) if isinstance(move[1], int) else ()
            if not bill:
                free.append(move)
            elif short(s, RUNNER, bill, ("access", move[1])) is None:
                priced.append(move)
        return [*free, *priced] if free or not out else [*priced, GO_ON]

    def _in_hand(self, s: State) -> list[int]:
        """The cards in HQ that may be the next one; the Runner does not know which of them it is."""
        left = [cid for cid in s.hand[0] if s.ref[cid] not in self.done]
        return left if self.picked is None else [cid for cid in left if s.ref[cid] in self.picked]

    def _rooms(self, s: State) -> list[int]:
        """The installed cards of the set: those of a root (CR 7.1.2a), or the ones that were named."""
        if self.cards:
            found = [cid for cid, ref in self.cards if s.ref[cid] == ref]
        elif self.root or self.server not in CENTRALS:
            # CR 3.4.5a: never the ice before the server.
            # CR 7.5.1 + 6.7.4b: of a remote server everything that is installed in it.
            found = list(s.root.get(self.server, ()))
        else:
            return []  # CR 7.1.2b: without a run the root of a central server stays out of it.
        return [cid for cid in found if not forbidden(s, "access", cid)]

    def _may_take(self, s: State, roots: list[int]) -> bool:
        """CR 7.1.2a: the cards in the root are part of the number, so some of it is kept for them."""
        owed = sum(1 for cid in roots if s.ref[cid] in self.owed)
        return self.left > max(0, owed - self.spare)

    def answer(self, s: State, move: Move) -> None:
        if move == GO_ON:
            self.left = 0
            return
        where = move[1]
        if where == "HQ":
            # CR 7.3.1: at random, one at a time.
            pool = self._in_hand(s)
            cid = pool[s.chance.below(len(pool))]
        elif where == "R&D":
            # CR 7.2.1 + 7.2.1b: from the top down, unless an effect turns that about; none of them leaves its place.
            order = s.deck[0] if forbidden(s, "access from top") else reversed(s.deck[0])
            cid = next(one for one in order if s.ref[one] not in self.done)
        else:
            cid = where
        self.left -= 1
        self.done = (*self.done, s.ref[cid])
        # CR 7.7.1: everything about this card is above this frame on the stack, so it is over before the next card.
        perform(s, [FROM.get(s.zone[cid], parts.AccessInstalled)(RUNNER, cid, ref=s.ref[cid])])
        bill = access_bill(s, cid, self.server)
        if bill:
            pay(s, RUNNER, bill, ("access", cid), cid)

    def ended(self, s: State) -> None:
        for cid in s.hand[0]:
            unshow(s, cid, RUNNER)  # cards seen in HQ are mixed again
        happen(s, OfAccess("access ends", self.sid), RUNNER, server=self.server, rule="7.6.7", seen=0)

    def receive(self, s: State, what: str, value: Any) -> None:
        if what == "picked":
            self.picked = tuple(s.ref[cid] for cid in value)
            return
        if what == "up to":
            self.spare += self.left - value[1]
            self.left = value[1]
            return
        self.extra += value[1]
        if value[1]:
            src = self.asked[-1]
            # CR 9.1.3b: something optional was chosen, so the card that offered it was used.
            happen(s, OfAbility("used"), RUNNER, src, src=src, cause="conditional", rule="9.6.3")


ACCESS_SET: Final = table("AccessSet")


def access_bill(s: State, cid: int, server: int) -> Bill:
    """Additional costs to access a card (CR 1.15.9)."""
    return additional_bill(s, "access", RUNNER, cid, server) if "cost:access" in s.index else ()


class AccessCard(Access):
    """Accessing one card (CR 7.8)."""

    __slots__ = ("cid", "ref", "settled", "zone")

    stage: ClassVar[str] = "accessed card"
    minds_cards: ClassVar[bool] = True
    asked_at: ClassVar[str] = "trash"

    def __init__(
        self,
        cid: int = 0,
        sid: int = 0,
        ref: int = -1,
        zone: int = -1,
        settled: bool = False,
        server: int = NOWHERE,
        at: int = 0,
    ) -> None:
        self.at = at
        self.sid = sid
        self.cid = cid
        self.ref = ref
        self.zone = zone
        self.server = server  # the server it is accessed from
        self.settled = settled  # the question of 7.8.3 and 7.8.4 was answered

    def table(self) -> StepTable:
        return ACCESS_CARD

    def question(self, s: State) -> tuple[QuestionKind, str]:
        return "accessed card", "7.8.3"

    def question_role(self) -> StepRole:
        return "mid-access"

    def lays_open(self, s: State, cid: int) -> bool:
        # CR 7.1.5: the Runner looks at the card meanwhile.
        return self.cid == cid and self.ref == s.ref[cid]

    def began(self, s: State) -> int:
        """CR 7.8.1 + 9.2.8f: what is pending at 7.8.2 waits because the access began."""
        return -1 if self.has_reached("trash") else self.sid

    def card_lost(self, s: State, cids: Sequence[int], derezzed: bool) -> None:
        """CR 8.2.10: the card is about to become another object, so its access ends; the rest of the set continues."""
        if not derezzed and self.cid in cids and self.is_under_way(s):
            # CR 9.2.2d + 9.2.8f: the access is over, and what is pending since its beginning is lost with it.
            abandon(s, self)

    def is_under_way(self, s: State) -> bool:
        """Is the card still the object being accessed?"""
        return s.ref[self.cid] == self.ref and not self.has_reached("after")

    @step("7.8.1")
    def access(self, s: State) -> None:
        cid = self.cid
        self.ref = s.ref[cid]
        self.zone = s.zone[cid]
        show(s, cid, RUNNER)
        if self.zone != DECK or self._must_reveal(s):
            reveal(s, cid)  # CR 7.1.5 + 7.2.2: only a card from R&D stays hidden from the Corp.
        thing = s.things.get(cid)
        self.server = server = thing.server if thing is not None else _SERVER.get(self.zone, NOWHERE)
        change = CardAccess("accessed", self.zone, self.sid)
        happen(s, change, RUNNER, cid, server=server, rule="7.8.1", seen=3 if visible(s, cid, 0) else 2)
        own(s, change)  # CR 7.1.3: what the card says of its own access needs no active card.

    def _must_reveal(self, s: State) -> bool:
        # CR 1.4:1.20.7: nothing triggers or is answered; the card lies open to both from the first step on.
        if keyword(s, self.cid, "reveal from R&D"):
            return True
        return "reveal from R&D" in s.index and any(
            other.on.has(s, self.cid, src) for src, other in declared(s, "reveal from R&D")
        )

    @step("7.8.2", opens=("Checkpoint",))
    def look(self, s: State) -> None:
        checkpoint(s)

    @step("7.8.3", role="mid-access", opens=("TrashAccessed", "StealAccessed"), ways=(("the card is gone", "end"),))
    def trash(self, s: State) -> None:
        """Always ask the Runner, for every card: the existence of a question must not reveal anything."""
        s.ask(RUNNER, self.moves(s))

    @step("7.8.4")
    def steal(self, s: State) -> None:
        """CR 7.7.3: an agenda without additional costs is stolen; with costs it was answered in the step before."""
        if self.settled or not self.is_stealable(s):
            return
        # CR 1.16.3d: nobody is asked; only an additional cost can be declined
        if not steal_bill(s, self.cid, self.server):
            perform(s, [parts.Steal(RUNNER, self.cid, ref=self.ref)])

    @step("7.8.5")
    def after(self, s: State) -> None:
        fate = self._fate(s)
        happen(s, CardAccess("after access", self.zone, self.sid), RUNNER, self.cid, cause=fate, rule="7.8.5", seen=0)

    @step("7.8.6")
    def complete(self, s: State) -> None:
        """The checkpoint at the end of the structure follows (CR 10.3.5)."""
        # CR 7.7.4: what was stolen or trashed has gone where it belongs, anything else never left its place.

    def _fate(self, s: State) -> Literal["", "stolen", "not trashed"]:
        """Has the Runner trashed the card in the course of this access (then nothing is said), or stolen it, or not?"""
        for one in reversed(s.journal.since(s.marks[0])):
            if isinstance(one, CardAccess) and one.access == self.sid:
                break
            if one.cid == self.cid and one.side == RUNNER and one.kind in ("trashed", "stolen"):
                return "" if one.kind == "trashed" else "stolen"
        return "not trashed"

    def is_stealable(self, s: State) -> bool:
        return stealable(s, self.cid, self.server)

    def refuse_trash(self, s: State) -> Refusal | None:
        if self.zone == DISCARD:
            return IN_ARCHIVES
        # CR 3.3.3 + 3.6.4 + 3.4.5 + 3.5.3: assets and upgrades have one, some ice and operations do, and it is all one.
        cost = trash_cost(s, self.cid)
        if cost is None:
            return NO_TRASH_COST
        if untrashable(s, self.cid, RUNNER):
            return CANNOT_TRASH
        return short(s, RUNNER, trash_bill(s, self.cid), ("trash", self.cid))

    def refuse_steal(self, s: State) -> Refusal | None:
        if type_of(s, self.cid) != AGENDA:
            return NOT_AGENDA
        if not self.is_stealable(s):
            return CANNOT_STEAL
        return short(s, RUNNER, steal_bill(s, self.cid, self.server), ("steal", self.cid))

    def refuse_go_on(self, s: State) -> Refusal | None:
        """CR 9.8.5a: a Runner who must trash the card, and can, may not leave it."""
        return MUST_TRASH if self._demanded(s) else None

    def ways(self, s: State) -> list[Move]:
        """CR 7.7.2: the trash cost, and other means of trashing the accessed card, used at the same time."""
        out: list[Move] = []
        if self.refuse_trash(s) is None:
            out.append(PAY_TRASH)  # CR 1.18.2: what the Runner may do with any accessed card that has a trash cost
        if self.zone != DISCARD and not untrashable(s, self.cid, RUNNER):
            out.extend(("permit", cid, number) for cid, number in permits(s, "mid-access", RUNNER, self.cid))
        return out

    def _demanded(self, s: State) -> list[Move]:
        """The answers that fulfil a "must"; if it names a means, only that one (CR 9.8.5e)."""
        musts = [one for one in s.lingering if one.key == "must:trash" and one.target == self.ref]
        if not musts:
            return []
        ways = self.ways(s)
        if any(one.amount for one in musts) and PAY_TRASH in ways:
            return [PAY_TRASH]
        if not any(not one.amount for one in musts):
            return []
        return [way for way in ways if way == PAY_TRASH or trashes_accessed(s.book.abilities[way[2]].program)]

    def moves(self, s: State) -> list[Move]:
        if s.lingering:
            demanded = self._demanded(s)
            if demanded:
                return demanded
        out = self.ways(s)
        if self.is_stealable(s) and steal_bill(s, self.cid, self.server):
            if self.refuse_steal(s) is None:
                out.append(STEAL)
        out.append(GO_ON)
        return out

    def answer(self, s: State, move: Move) -> None:
        what: MoveKind = move[0]
        if what == "trash":
            self.settled = True
            s.push(TrashAccessed(self.cid, self.ref))
        elif what == "steal":
            self.settled = True
            s.push(StealAccessed(self.cid, self.ref, self.server))
        elif what == "permit":
            # CR 7.7.2b: an agenda trashed this way is not stolen.
            self.settled = True
            s.push(UsePermit(move[2], move[1], RUNNER, {"accessed": ((self.cid, self.ref),)}))

    def ended(self, s: State) -> None:
        if (self.settled or s.ref[self.cid] != self.ref >= 0) and not self._is_logged(s):
            # CR 7.8.5: the card is gone, or what was done with it took its server away, and the run with that
            # (CR 4.7.8f); what waits until after an access has had one all the same (see the interpretations).
            self.after(s)
        if self.zone == HAND and s.ref[self.cid] == self.ref:
            unshow(s, self.cid, 0)

    def _is_logged(self, s: State) -> bool:
        """Has the step of "after you access" been reached (CR 7.8.5)?"""
        accesses = (one for one in s.journal.since(s.marks[0]) if isinstance(one, CardAccess))
        return any(one.kind == "after access" and one.access == self.sid for one in accesses)

    def receive(self, s: State, what: str, value: Any) -> None:
        return


ACCESS_CARD: Final = table("AccessCard")


def accessed_in_run(s: State) -> int:
    """How many cards were accessed since the latest run began."""
    n = 0
    for change in reversed(s.journal.since(s.marks[0])):
        if change.kind == "run begins":
            break
        n += change.kind == "accessed"
    return n


def trashes_accessed(program: Program) -> bool:
    """Do these instructions trash the accessed card?"""
    return any(getattr(one, "verb", "") == "trash" for one in program)


def current_access(s: State) -> AccessCard | None:
    """The card being accessed, if any."""
    for frame in reversed(s.stack):
        if isinstance(frame, AccessCard) and frame.is_under_way(s):
            return frame
    return None
