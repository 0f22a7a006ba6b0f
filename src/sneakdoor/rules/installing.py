"""Installing cards (CR 8.2; the six steps of 1.4:8.3)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from sneakdoor.kernel.frames import Move, StepTable, step, table
from sneakdoor.model import parts
from sneakdoor.model.abilities import ROOT_ONLY
from sneakdoor.model.bills import Bill, Purpose, credits_due, some_credits, sparing
from sneakdoor.model.changes import FromZone
from sneakdoor.model.constants import INSTALL_IF
from sneakdoor.model.enums import (
    AGENDA,
    ASSET,
    CENTRALS,
    CORP,
    EVENT,
    HARDWARE,
    ICE,
    NEW_REMOTE,
    NOWHERE,
    OPERATION,
    PROGRAM,
    RULES,
    RUNNER,
    UPGRADE,
)
from sneakdoor.model.game_frame import Sourced
from sneakdoor.model.moves import MoveKind, QuestionKind
from sneakdoor.model.objects import FACEDOWN, ICE_SLOT, NO_SLOT, ROOT
from sneakdoor.model.refusal import Refusal
from sneakdoor.model.state import State
from sneakdoor.rules.capacity import can_spare, finds_room, fits_memory, host_in
from sneakdoor.rules.changes import declared_by, happen, own, said_of
from sneakdoor.rules.checkpoints import checkpoint
from sneakdoor.rules.costs import can_spend, pay, pay_lowered, short
from sneakdoor.rules.hosts import crowd, hosts, hosts_freely, only_hosts, pile_under, server_with
from sneakdoor.rules.imminence import perform
from sneakdoor.rules.install_costs import highest_install_x, ice_bill, install_bill, root_bill
from sneakdoor.rules.memory import beyond_restricted, installed_programs, memory_limit
from sneakdoor.rules.moving import remember, settle, to_play
from sneakdoor.rules.quantities import (
    additional_bill,
    forbidden,
    install_cost,
    kept,
    memory_cost,
    remote_limit,
    type_of,
)
from sneakdoor.rules.questions import DONE, Ask
from sneakdoor.rules.restrictions import consoles, excludes, forbidden_in
from sneakdoor.rules.rezzing import Rez, apply_rez, refill, refuse_rez_cost, rez_bill
from sneakdoor.rules.scoring import keyword
from sneakdoor.rules.trashing import apply_trash
from sneakdoor.rules.visibility import seen

NEVER: Final = Refusal("8.1.2", "Events and operations are never installed.")
NO_IDENTITY: Final = Refusal("8.1.2", "This card cannot be installed.")
ONE_CONSOLE: Final = Refusal("3.8.5d", "A console is already installed.")
NO_MEMORY: Final = Refusal("3.9.3b", "The program needs more memory than the Runner could make free.")
NO_HOST: Final = Refusal("1.12.5c", "There is no card it may be installed on.")
NO_DESTINATION: Final = Refusal("8.2.1a", "There is no server it could be installed in.")
ENOUGH_REMOTES: Final = Refusal("1.4:4.7.8h", "The Corp cannot have another remote server.")
FORBIDDEN: Final = Refusal("1.2.2", "A card says that this cannot be installed.")
KEPT: Final = Refusal("1.2.2", "A card says that no card can leave the heap.")
NOT_YET: Final = Refusal("9.1.6c", "The card says when it can be installed, and that is not now.")
NO_SERVER: Final = Refusal("8.2.1a", "There is no such server.")
NOT_CENTRAL: Final = Refusal("8.2.1b", "Agendas and assets are installed in remote servers only.")
REMOTE_ONLY: Final = Refusal("1.4:8.2.12", "The card says that it is for remote servers only.")
ROOT_NAMED: Final = Refusal("9.1.6c", "The card says in which roots alone it can be installed.")
MUST_STAY: Final = Refusal("8.2.5a", "A card there would have to be trashed and cannot be.")
TOO_DEAR: Final = Refusal("8.2.11", "The install cost there cannot be paid.")
MUST_MAKE_ROOM: Final = Refusal("1.12.5a", "The host is full: one of the cards on it must be trashed first.")
MUST_TRASH_ONE: Final = Refusal("8.2.5a", "Another card of that kind must be trashed first.")
MUST_FREE_MEMORY: Final = Refusal("8.2.5d", "Programs must be trashed until the new one fits the memory limit.")
MUST_AFFORD: Final = Refusal("8.2.5c", "Ice must be trashed until the install cost can be paid.")


def _not_yet(s: State, cid: int) -> bool:
    """CR 9.1.6c: what a card says of its own installing counts while it is inactive."""
    return any(not decl.only.true(s, cid, None) for decl in declared_by(s, cid, INSTALL_IF))


def destinations(s: State, cid: int) -> list[Move]:
    """Where a card could be installed (CR 8.2.1, 8.2.3)."""
    kind = s.book.cards[s.code[cid]].type
    if s.owner[cid] == RUNNER:
        # CR 8.2.3: Runner cards have no location of their own; at most a host.
        only = only_hosts(s, cid)
        if only is not None:
            return [("host", host) for host in only]
        return [("rig",), *(("host", host) for host in hosts(s, cid))]
    # CR 3.6.1 + 4.7.7c + 26.03:3.6.1: the root of a central server is for upgrades alone.
    servers: list[int] = list(s.ice)  # CR 8.2.1c: upgrades in any remote server or root, ice in front of any server
    if kind in (AGENDA, ASSET):
        # CR 26.03:3.2.1 + 26.03:3.3.1: as before.
        # CR 3.2.1 + 3.3.1 + 8.2.1b: in remote servers only; upgrades and ice remain for the central ones.
        servers = [server for server in servers if server not in CENTRALS]
    out: list[Move] = [("server", server) for server in servers if not forbidden_in(s, cid, server)]
    if refuse_new_remote(s) is None and not forbidden_in(s, cid, NEW_REMOTE):
        out.append(("server", NEW_REMOTE))
    if "host" in s.index:  # CR 1.12.5a: a Corp card can be a host too
        out.extend(("host", host) for host in hosts(s, cid) if not forbidden_in(s, cid, server_with(s, host)))
    return out


def server_at(s: State, move: Move) -> int:
    """The server that a destination is in or in front of; a host's own (CR 4.7.5e)."""
    server: int = server_with(s, move[1]) if move[0] == "host" else move[1]
    return server


def refuse_destination(s: State, install: Install, move: Move) -> Refusal | None:
    """Why a card that is being installed cannot go to a place, if so."""
    cid = install.cid
    if move in destinations(s, cid):
        if s.owner[cid] == CORP:
            return None if install.possible(s, move) else MUST_STAY
        if s.card(cid).type == PROGRAM and not fits_memory(s, cid, move):
            return NO_MEMORY
        return None if install.possible(s, move) else TOO_DEAR
    if s.owner[cid] == RUNNER or move[0] == "host":
        return NO_HOST
    if move == ("server", NEW_REMOTE):
        return refuse_new_remote(s) or ROOT_NAMED
    if move[0] != "server" or move[1] not in s.ice:
        return NO_SERVER
    if said_of(s, cid, ROOT_ONLY):
        return ROOT_NAMED
    return REMOTE_ONLY if s.card(cid).type == UPGRADE else NOT_CENTRAL


def refuse_new_remote(s: State) -> Refusal | None:
    """Why the Corp cannot create a remote server, if so (1.4:4.7.8h)."""
    if forbidden(s, "new remote"):
        return FORBIDDEN
    return ENOUGH_REMOTES if len(s.ice) - len(CENTRALS) >= remote_limit(s) else None


def installs_freely(s: State) -> bool:
    """Does nothing restrict the Corp's installs or raise their cost?"""
    index = s.index
    return not s.lingering and not (
        "cannot:install" in index
        or "cannot:new remote" in index
        or "limit remotes" in index
        or "cannot:trash" in index
        or "cost:install" in index
    )


def refuse_install(
    s: State, cid: int, discount: int = 0, ignore: bool = False, facedown: bool = False
) -> Refusal | None:
    """Why a card cannot be installed, if so."""
    card = s.card(cid)
    kind = card.type
    if kept(s, cid):
        return KEPT
    if facedown and card.side == RUNNER and kind != "identity":
        return None  # CR 8.4.2 + 8.2.11a: a facedown card has no type that could forbid it, and no install cost
    if kind in (EVENT, OPERATION):
        return NEVER  # CR 1.12.5d + 3.5.1a + 3.7.1a: not even a condition: that one converts itself
    if kind == "identity":
        return NO_IDENTITY
    if forbidden(s, "install", cid):
        return FORBIDDEN
    if card.side == CORP:
        new = refuse_new_remote(s) is None and not forbidden_in(s, cid, NEW_REMOTE)
        if new and not blocked(s, cid, NEW_REMOTE, discount, ignore=ignore):
            return None  # nearly always, so the other places need no look
        for move in destinations(s, cid):
            if move[0] == "host" or not blocked(s, cid, move[1], discount, ignore=ignore):
                return None
        return NO_DESTINATION
    # CR 3.8.5a + 3.8.5b: one console for a player, and of other hardware as much as they like.
    if kind == HARDWARE and "Console" in card.subtypes and not s.book.ruleset.consoles_replaced and consoles(s):
        return ONE_CONSOLE
    if _not_yet(s, cid):
        return NOT_YET
    moves = destinations(s, cid)
    if not moves:
        return NO_HOST
    if kind == PROGRAM:
        moves = [one for one in moves if fits_memory(s, cid, one) and finds_room(s, cid, one, discount, ignore=ignore)]
        if not moves:
            return NO_MEMORY
    if ignore:
        return None
    refusal = short(s, RUNNER, install_bill(s, cid, discount), ("install", cid))
    if refusal is not None and "install cost" in s.index:
        # A host may make it cheaper: look at the best of them.
        best = min((install_cost(s, cid, discount, on[1]) for on in moves if on[0] == "host"), default=None)
        if best is not None:
            return short(s, RUNNER, (some_credits(best), *install_bill(s, cid, discount)[1:]), ("install", cid))
    return refusal


def blocked(s: State, cid: int, server: int, discount: int = 0, *, ignore: bool = False) -> bool:
    """Is there a card in the server that would have to be trashed for this one and cannot be, or too high a cost?"""
    if "cannot:trash" not in s.index and not s.lingering and "cost:install" not in s.index:
        return False
    if s.card(cid).type == ICE:
        # CR 8.2.11a: ice that must stay has to be paid for.
        stay = sum(1 for other in s.ice.get(server, ()) if forbidden(s, "trash", other))
        return not ignore and short(s, CORP, ice_bill(s, cid, stay, discount, server), ("install", cid)) is not None
    if not ignore and short(s, CORP, root_bill(s, cid, server), ("install", cid)) is not None:
        return True  # CR 1.15.9: an additional cost that cannot be paid
    return any(excludes(s, cid, other) and forbidden(s, "trash", other) for other in s.root.get(server, ()))


def refuse_install_rezzed(s: State, cid: int, discount: int = 0, only: tuple[Move, ...] = ()) -> Refusal | None:
    """Why a Corp card cannot be installed at any of these destinations and then rezzed, if so (CR 1.2.3)."""
    refusal = refuse_rez_cost(s, cid, shares(s, cid, discount)[1])
    if refusal is not None:
        return refusal
    moves = only or tuple(destinations(s, cid))
    return None if any(pays_for_both(s, cid, move, discount) for move in moves) else NO_DESTINATION


def shares(s: State, cid: int, discount: int, due: int = 0) -> tuple[int, int]:
    """How a discount on installing and rezzing a card is best divided, if it costs so much to install."""
    if s.book.ruleset.total_discounts:
        first = min(discount, due)
        return first, discount - first
    # CR 1.15.5c: if installing is free, the discount lowers the rez cost.
    return (discount, 0) if s.card(cid).type == ICE else (0, discount)


def pays_for_both(s: State, cid: int, move: Move, discount: int) -> bool:
    """Could the Corp pay for installing a card at this destination and for rezzing it, both together?"""
    if move[0] == "host":
        bill: Bill = ()
    elif s.card(cid).type == ICE:
        stay = sum(1 for other in s.ice.get(move[1], ()) if forbidden(s, "trash", other))
        return _pays_with_rez(s, cid, stay, discount, move[1])
    else:
        bill = root_bill(s, cid, move[1])
    rez = sparing(rez_bill(s, cid, discount=shares(s, cid, discount)[1]), cid)  # it will have left the hand by then
    return short(s, CORP, (*bill, *rez), ("rez", cid)) is None


def _pays_with_rez(s: State, cid: int, there: int, discount: int, server: int) -> bool:
    """Could the Corp pay for ice where this many pieces are already, and for rezzing it?"""
    first, second = shares(s, cid, discount, credits_due(ice_bill(s, cid, there, 0, server)))
    bill = (*ice_bill(s, cid, there, first, server), *sparing(rez_bill(s, cid, discount=second), cid))
    return short(s, CORP, bill, ("rez", cid)) is None


class Install(Sourced):
    """One card being installed."""

    # CR 1.4:9.10.2a: its steps are not instructions; the only checkpoint is the one after paying.

    after_like_cards: ClassVar[str] = "pay_install_cost"  # the step that follows

    __slots__ = (
        "cid",
        "destined",
        "discount",
        "facedown",
        "faceup",
        "host",
        "if_able",
        "ignore",
        "into",
        "inward",
        "marked",
        "no_credits",
        "off_rez",
        "only",
        "prove",
        "rezzed",
        "server",
        "unseen",
        "x",
    )

    def __init__(
        self,
        cid: int = 0,
        side: int = 0,
        ignore: bool = False,
        discount: int = 0,
        server: int = NOWHERE,
        host: int = -1,
        facedown: bool = False,
        inward: int = -1,
        rezzed: bool = False,
        only: tuple[Move, ...] = (),
        marked: tuple[int, ...] = (),
        src: int = -1,
        into: str = "",
        x: int = -1,
        destined: bool = False,
        faceup: bool = False,
        if_able: bool = False,
        prove: bool = False,
        no_credits: bool = False,
        off_rez: int = 0,
        unseen: bool = False,
        at: int = 0,
    ) -> None:
        self.at = at
        self.cid = cid
        self.side = side
        self.no_credits = no_credits  # of any cost everything but credits is paid (CR 26.03:1.16.5b)
        self.into = into  # the register that receives the installed card
        self.x = x  # CR 8.2.11b: what was chosen for an install cost of X
        self.destined = destined  # the destination was declared
        self.ignore = ignore
        self.discount = discount
        self.server = server
        self.host = host
        self.faceup = faceup  # an agenda that the effect installs faceup (CR 3.2.3a)
        self.facedown = facedown  # a Runner card installed facedown (CR 8.4.1)
        self.inward = inward  # a position for ice other than the outermost
        self.rezzed = rezzed  # rezzed at once; costs that are ignored are those to rez it too
        self.if_able = if_able  # with `rezzed`: only where both costs can be paid (CR 1.2.3)
        self.prove = prove  # that the card is what the effect asks for (CR 26.03:8.5.13c)
        self.off_rez = off_rez  # how much of the discount is left for the rez cost (CR 26.03:1.16.2f)
        self.unseen = unseen  # the opponent did not see the card when it was chosen (CR 26.03:8.5.13c)
        self.only = only  # destinations the effect allows; empty: all
        self.marked = marked  # like cards chosen to be trashed
        self.src = src

    def table(self) -> StepTable:
        return INSTALL

    def question(self, s: State) -> tuple[QuestionKind, str]:
        if s.open and s.open[0][0] in ("server", "host", "rig"):
            return "install destination", "1.4:8.3.2"
        return "trash like cards", "1.4:8.3.3"

    def is_public(self) -> bool:
        return True

    def concerns(self) -> set[int]:
        return {self.cid, self.src, *self.marked}

    def holds_server(self) -> int:
        return self.server  # CR 8.2.8: it does not cease to exist meanwhile

    def measures(self) -> tuple[int, ...]:
        return (self.server,)

    @step("1.4:8.3.1")
    def place(self, s: State) -> None:
        """Into the play area, with the face it will have; neither installed nor active."""
        sees = seen(s, self.cid)
        came_from = s.origin(self.cid)
        # CR 3.3.2 + 3.4.3 + 3.6.3: the Corp's cards come unrezzed.
        # CR 3.8.3 + 3.9.2 + 3.10.2: the Runner's come faceup, and active with that as soon as they are installed.
        # CR 1.12.6: the face does not depend on whether it will be hosted.
        # CR 26.03:1.13.2c: a card that was hosted is so no more.
        up = self.faceup or (s.owner[self.cid] == RUNNER and not self.facedown)
        if keyword(s, self.cid, "install faceup"):
            up = True  # CR 3.2.3a: some agendas say so
        thing = to_play(s, self.cid, self.side, faceup=up)
        if self.facedown:
            thing.form = FACEDOWN
        sees = 3 if up else sees & 1 << self.side
        happen(s, FromZone("installing", came_from), self.side, self.cid, src=self.src, rule="1.4:8.3.1", seen=sees)

    @step("1.4:8.3.2")
    def choose_destination(self, s: State) -> None:
        if self.server != NOWHERE or self.host >= 0 or self.facedown:
            self.destined = True
            return
        s.ask(self.side, self.moves(s))

    @step("1.4:8.3.3", ways=(("more cards may be trashed", "trash_like_cards"),))
    def trash_like_cards(self, s: State) -> None:
        """CR 8.2.5: the installer may trash like cards, and must where both cannot stay."""
        moves = self._trash_moves(s)
        if moves:
            self.repeat()
            s.ask(self.side, moves)
        elif self.marked:
            perform(s, [parts.Trash(self.side, cid, src=self.cid, cause="install") for cid in self.marked])

    @step("1.4:8.3.4", opens=("Payment",), ways=(("X was just chosen", "pay_install_cost"),))
    def pay_install_cost(self, s: State) -> None:
        """CR 8.2.11c: the payment ends with its checkpoint, before the card is installed."""
        # CR 1.15.5 + 1.4:1.15.4a: it applies to every install unless the effect ignores it.
        purpose: Purpose = ("install", self.cid)
        if self.ignore or self.facedown or (self.host >= 0 and hosts_freely(s, self.host)):
            self._pay_nothing(s)
            return
        if s.owner[self.cid] == CORP:
            if s.card(self.cid).type == ICE and self.host < 0:  # CR 1.15.5c: other Corp cards have no install cost
                bill = ice_bill(s, self.cid, len(s.ice.get(self.server, ())), self.discount, self.server)
                pay(s, CORP, bill, purpose, self.cid)
            elif bill := root_bill(s, self.cid, self.server):
                pay(s, CORP, bill, purpose, self.cid)
            else:
                self._pay_nothing(s)
            return
        if s.card(self.cid).x_cost and self.x < 0:
            # CR 8.2.11b: X is chosen as the cost is paid.
            self.repeat()
            more = credits_due(additional_bill(s, "install", RUNNER, self.cid))
            high = highest_install_x(s, self.cid, can_spend(s, self.side, purpose) - more, self.discount, self.host)
            options: tuple[Move, ...] = tuple(("number", n) for n in range(high + 1))
            s.push(Ask(self.side, "choose X", "8.2.11b", options, "x", self.cid))
            return
        pay_lowered(s, self.side, self.bill_now(s), "install", self.cid)

    def _pay_nothing(self, s: State) -> None:
        if s.book.ruleset.zero_costs:
            checkpoint(s)  # CR 26.03:8.5.16d + 26.03:1.16.3a: also after a cost of 0

    def bill_for(self, s: State, cid: int) -> Bill | None:
        return self.bill_now(s) if cid == self.cid else None

    def bill_now(self, s: State) -> Bill:
        return install_bill(s, self.cid, self.discount, max(self.x, 0), self.host)

    @step("1.4:8.3.5", ways=(("the card or its host is gone", "end"),))
    def become_installed(self, s: State) -> None:
        thing = s.things.get(self.cid)
        if thing is None:
            self.leave()
            return
        if self.host >= 0 and self.host not in s.things:
            # CR 10.3.1e: its destination was lost on the way, so it has no legal place.
            apply_trash(s, [parts.Trash(RULES, self.cid, cause="host gone")])
            self.leave()
            return
        slot = NO_SLOT
        if s.owner[self.cid] == CORP:
            # CR 4.7.9: ice on another card protects nothing; it is in the server of its host.
            slot = ICE_SLOT if s.card(self.cid).type == ICE and self.host < 0 else ROOT
        elif not self.facedown:
            refill(s, thing)
        if self.server != NEW_REMOTE and self.server != NOWHERE and self.server not in s.ice:
            self.server = NEW_REMOTE
        if self.x >= 0:
            remember(thing, "x", self.x)
        # CR 3.2.3a: an agenda that does not itself say so is faceup without being active.
        silent = self.faceup and not keyword(s, self.cid, "install faceup")
        creates = slot != NO_SLOT and self.server == NEW_REMOTE
        settle(s, thing, self.server, slot, self.host, inward=self.inward, active=not silent)
        self.server = thing.server
        if creates:
            happen(s, "server created", self.side, src=self.src, server=self.server, rule="1.4:8.3.5")

    @step("1.4:8.3.6")
    def when_installed(self, s: State) -> None:
        thing = s.things[self.cid]
        change = happen(
            s,
            "installed",
            self.side,
            self.cid,
            src=self.src,
            server=thing.server,
            rule="1.4:8.3.6",
            seen=3 if thing.faceup else 1 << self.side,
        )
        own(s, change)
        self.rez_at_once(s)

    def rez_at_once(self, s: State) -> None:
        """Rez the card in the same act, if the effect says so."""
        if self.rezzed and self.ignore:
            apply_rez(s, [parts.Rez(CORP, self.cid, src=self.src)])
        elif self.rezzed:
            less = shares(s, self.cid, self.discount)[1]
            if refuse_rez_cost(s, self.cid, less) is None:
                s.push(Rez(self.cid, discount=less, forced=True))  # CR 1.4:1.15.4b: if able, and else not rezzed

    # -- questions -------------------------------------------------------------------------------------

    def receive(self, s: State, what: str, value: Any) -> None:
        self.x = value[1]

    def finish(self, s: State) -> None:
        thing = s.things.get(self.cid)
        if self.into and thing is not None and thing.installed:
            s.stack[-1].receive(s, self.into, (self.cid,))

    def moves(self, s: State) -> list[Move]:
        if not self.destined:
            found = list(self.only) if self.only else destinations(s, self.cid)
            return [move for move in found if self.possible(s, move)]
        return self._trash_moves(s)

    def possible(self, s: State, move: Move) -> bool:
        """Could the install be completed at this destination?"""
        if s.owner[self.cid] == CORP:
            if self.if_able and not pays_for_both(s, self.cid, move, self.discount):
                return False
            return move[0] == "host" or not blocked(s, self.cid, move[1], self.discount, ignore=self.ignore)
        if s.card(self.cid).type == PROGRAM and not fits_memory(s, self.cid, move):
            return False
        if not finds_room(s, self.cid, move, self.discount, ignore=self.ignore):
            return False
        if self.ignore:
            return True
        bill = install_bill(s, self.cid, self.discount, host=host_in(move))
        return short(s, self.side, bill, ("install", self.cid)) is None

    def _can_spare(self, s: State, cid: int) -> bool:
        if self.ignore:
            return True
        return can_spare(s, self.cid, cid, self.marked, discount=self.discount, host=self.host)

    def _like_cards(self, s: State) -> tuple[list[int], bool]:
        """Cards that may be trashed now, and whether the picks so far are enough."""
        kind = s.card(self.cid).type
        crowded = crowd(s, self.cid, self.host, self.marked) if self.host >= 0 else []
        under = pile_under(s, self.host)  # CR 1.12.11: without these the card would have no place to go to
        if s.owner[self.cid] == RUNNER:
            if kind != PROGRAM or self.facedown:
                # CR 3.8.4 + 3.10.3: no number of hardware or resources is too many, but on a host.
                return [cid for cid in crowded if not forbidden(s, "trash", cid)], not crowded
            programs = [
                cid
                for cid, thing in s.things.items()
                if thing.installed
                and thing.controller == RUNNER
                and type_of(s, cid) == PROGRAM
                and cid not in under
                and cid not in self.marked
                and not forbidden(s, "trash", cid)
                and self._can_spare(s, cid)
            ]
            costs = {cid: memory_cost(s, cid) for cid in installed_programs(s) if cid not in self.marked}
            costs[self.cid] = memory_cost(s, self.cid, self.host)
            enough = beyond_restricted(s, costs) <= memory_limit(s) and not crowded
            return programs, enough or not programs
        if kind == ICE and self.host >= 0:
            return [cid for cid in crowded if not forbidden(s, "trash", cid)], not crowded
        if kind == ICE:
            row = s.ice.get(self.server, ())
            left = [cid for cid in row if cid not in self.marked]
            like = [cid for cid in left if not forbidden(s, "trash", cid)]
            if self.if_able:
                return like, not like or _pays_with_rez(s, self.cid, len(left), self.discount, self.server)
            bill = ice_bill(s, self.cid, len(left), self.discount, self.server)
            return like, self.ignore or not like or short(s, CORP, bill, ("install", self.cid)) is None
        if kind == UPGRADE and self.server in CENTRALS:
            row = s.root[self.server]
        else:
            row = s.root.get(self.server, ())
        like = [cid for cid in row if cid not in self.marked and not forbidden(s, "trash", cid)]
        if self.host >= 0:
            # A place of its own: nothing has to leave it while there is room.
            return [cid for cid in like if cid not in under], not crowded
        # CR 3.6.2: upgrades may stay, as many as there are.
        # CR 3.6.5d: a region has to make room for another.
        return like, not any(excludes(s, self.cid, cid) for cid in like)

    def refuse_done(self, s: State) -> Refusal | None:
        """Why the choice of like cards is not finished, if so."""
        if self._like_cards(s)[1]:
            return None
        if self.host >= 0 and crowd(s, self.cid, self.host, self.marked):
            return MUST_MAKE_ROOM
        kind = s.card(self.cid).type
        return MUST_FREE_MEMORY if kind == PROGRAM else MUST_AFFORD if kind == ICE else MUST_TRASH_ONE

    def _trash_moves(self, s: State) -> list[Move]:
        like, enough = self._like_cards(s)
        if not like:
            return []
        out: list[Move] = [("trash", cid) for cid in like]
        if enough:
            out.append(DONE)
        return out

    def answer(self, s: State, move: Move) -> None:
        what: MoveKind = move[0]
        self.destined = True
        if what == "server":
            self.server = move[1]
        elif what == "host":
            self.host = move[1]
            self.server = server_at(s, move)
        elif what == "rig":
            self.server = NOWHERE
            self.host = -1
        elif what == "trash":
            self.marked = (*self.marked, move[1])
        else:  # done with trashing
            if self.marked:
                perform(s, [parts.Trash(self.side, cid, src=self.cid, cause="install") for cid in self.marked])
                self.marked = ()
            self.goto(self.after_like_cards)


INSTALL: Final = table("Install")
