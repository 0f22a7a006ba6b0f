"""Rezzing and derezzing (CR 8.1.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from sneakdoor.kernel.frames import Move, StepTable, step, table
from sneakdoor.model import bills, parts
from sneakdoor.model.bills import WHOLE, Bill, credit_bill
from sneakdoor.model.constants import Recurring
from sneakdoor.model.enums import AGENDA, ASSET, CORP, CREDIT, ICE, PLAY, RUNNER, UPGRADE
from sneakdoor.model.game_frame import OnCard
from sneakdoor.model.ice_constants import OTHER_REZ_COST, REZ_IN_RUNS
from sneakdoor.model.objects import Thing
from sneakdoor.model.refusal import Refusal
from sneakdoor.model.state import State
from sneakdoor.rules.activity import activate, deactivate, enter_zone, leave_zone, zoned
from sneakdoor.rules.changes import blanked, declared_by, happen, own, said_of
from sneakdoor.rules.checkpoints import checkpoint
from sneakdoor.rules.costs import bill_of, pay, short
from sneakdoor.rules.hooks import HOOKS
from sneakdoor.rules.imminence import happens
from sneakdoor.rules.money import purse
from sneakdoor.rules.moving import place_tokens
from sneakdoor.rules.quantities import additional_bill, additional_costs, forbidden, forbids_itself, rez_cost
from sneakdoor.rules.questions import NO, YES, Ask
from sneakdoor.rules.structures import tell_lost
from sneakdoor.rules.visibility import show

NOT_CORP_CARD: Final = Refusal("8.1.3", "Only an installed, facedown asset, upgrade or piece of ice can be rezzed.")
NO_AGENDA: Final = Refusal("3.2.3", "Agendas cannot be rezzed.")
REZZED: Final = Refusal("8.1.3", "The card is rezzed already.")
NOT_THIS_ICE: Final = Refusal("6.4.3", "Ice can only be rezzed while it is approached.")
FORBIDDEN: Final = Refusal("1.2.2", "A card says that this cannot be rezzed.")


def rez_bill(s: State, cid: int, ignore: bool = False, discount: int = 0) -> Bill:
    """The rez cost with everything added to it (CR 1.15.7, 1.15.9)."""
    if ignore:
        return ()
    due, more = credit_bill(max(0, rez_cost(s, cid) - discount)), additional_bill(s, "rez", CORP, cid)
    if discount >= WHOLE:
        # CR 26.03:1.16.5b: what is not credits is paid all the same.
        return tuple([item for item in more if not isinstance(item, bills.Credits)])
    return (*due, *more) if more else due


def refuse_rez(s: State, cid: int, approached: int = -1) -> Refusal | None:
    """Why the Corp cannot rez a card in a window, if so: the first reason."""
    return next(rez_refusals(s, cid, approached), None)


def rez_refusals(s: State, cid: int, approached: int = -1) -> Iterator[Refusal]:
    """Every reason why the Corp cannot rez a card in a window."""
    # CR 26.03:8.1.2 + 26.03:8.1.2a: assets and upgrades where a window lets the Corp rez, ice when it is approached.
    thing = s.things.get(cid)
    if thing is None or not thing.installed or thing.controller != CORP:
        yield NOT_CORP_CARD
        return
    kind = s.card(cid).type
    if thing.faceup and kind in (ASSET, ICE, UPGRADE):
        yield REZZED
        return
    if kind == ICE and cid != approached and not rezzed_like_others(s, cid):  # CR 3.4.3a: unlike assets and upgrades
        yield NOT_THIS_ICE
    refusal = refuse_rez_cost(s, cid)
    if refusal is not None:
        yield refusal


def refuse_rez_cost(s: State, cid: int, discount: int = 0) -> Refusal | None:
    never = unrezzable(s, cid)
    if never is not None:
        return never
    refusal = short(s, CORP, rez_bill(s, cid, discount=discount), ("rez", cid))
    other = other_rez_bill(s, cid, discount) if refusal is not None else ()
    if other and short(s, CORP, other, ("rez", cid)) is None:
        return None  # CR 1.15.7: it may say what else is paid
    return refusal


def unrezzable(s: State, cid: int) -> Refusal | None:
    """CR 1.2.2: what any card, or the card itself though it is inactive (CR 9.1.6c), has against its being rezzed."""
    if s.book.cards[s.code[cid]].type == AGENDA:
        return NO_AGENDA  # CR 3.2.3: in no window, and by no effect either
    return FORBIDDEN if forbidden(s, "rez", cid) or forbids_itself(s, "rez", cid) else None


def other_rez_bill(s: State, cid: int, discount: int = 0) -> Bill:
    """What the card itself lets the Corp pay instead of its rez cost, with all that is added to either; or nothing."""
    # CR 26.03:1.16.2e: the rez cost stays what it is.
    for decl in declared_by(s, cid, OTHER_REZ_COST):
        rest = credit_bill(max(0, rez_cost(s, cid) - discount - decl.part)) if decl.part else ()
        return (*rest, *bill_of(s, decl.cost, CORP, cid), *additional_bill(s, "rez", CORP, cid))
    return ()


def pays_in_part(s: State, cid: int) -> bool:
    """CR 26.03:1.16.2e: is it only a part of the rez cost for which something else can be paid?"""
    return any(decl.part for decl in declared_by(s, cid, OTHER_REZ_COST))


def rezzed_like_others(s: State, cid: int) -> bool:
    """Does the ice say of itself that it can be rezzed in this run whenever other cards can (CR 9.1.6c)?"""
    run = HOOKS.current_run(s)
    return run is not None and s.things[cid].server == run.server and bool(said_of(s, cid, REZ_IN_RUNS))


def rez_moves(s: State, approached: int, out: list[Move], running: bool = True) -> None:
    """What the Corp may rez now; callers that know there is no run save the search for one."""
    things, codes, book = s.things, s.code, s.book
    most = -1  # what there is to spend, once something is found that could be rezzed
    for row in s.root.values():
        for cid in row:
            if things[cid].faceup or book.cards[codes[cid]].type == AGENDA:
                continue  # CR 3.2.3: an agenda in no window
            if most < 0:
                most = purse(s, CORP)
            if rez_cost(s, cid) > most and OTHER_REZ_COST not in book.about[codes[cid]]:
                continue
            if refuse_rez_cost(s, cid) is None:
                out.append(("rez", cid))
    if approached >= 0 and refuse_rez(s, approached, approached) is None:
        out.append(("rez", approached))
    run = HOOKS.current_run(s) if running else None
    for cid in s.ice.get(run.server, ()) if run is not None else ():
        if said_of(s, cid, REZ_IN_RUNS) and cid != approached and refuse_rez(s, cid) is None:
            out.append(("rez", cid))  # CR 6.4.3: the card's own text comes before the rule


def turn_faceup(s: State, thing: Thing) -> None:
    """A Corp card becomes rezzed and active (CR 1.8.3c), and is still the same object (CR 26.03:1.12.5)."""
    # CR 4.7.4b: inactive until now, active for as long as it is rezzed.
    if zoned(s.book, s.code[thing.cid]):
        leave_zone(s, thing.cid, PLAY)
    thing.faceup = True
    refill(s, thing)
    activate(s, thing)


def refill(s: State, thing: Thing) -> None:
    """CR 1.10.5a: recurring credits are there before the card becomes active, up to their number."""
    # CR 26.03:1.10.5a + 26.03:1.10.5b: or as it does; nothing looks at the card between the two.
    if "blank" in s.index and blanked(s, thing.cid):
        return  # CR 9.1.5: a blank text box has no cost
    for number in s.book.own[s.code[thing.cid]]:
        decl = s.book.abilities[number].decl
        if isinstance(decl, Recurring):
            missing = decl.missing(s, thing.cid, thing.get(CREDIT))
            if missing:
                place_tokens(s, thing, CREDIT, missing)


@happens(parts.Rez)
def apply_rez(s: State, them: list[parts.Rez]) -> None:
    """Turn cards faceup; the cost was dealt with before. CR 1.2.2: what cannot be rezzed is not, paid for or not."""
    for one in them:
        thing = s.things.get(one.cid)
        if thing is not None and thing.installed and not thing.faceup and unrezzable(s, one.cid) is None:
            turn_faceup(s, thing)
            happen(s, "rezzed", CORP, one.cid, one.cost, one.src, server=thing.server, rule="8.1.3a")


def rez_free(s: State, cids: list[int], src: int) -> None:
    """Rez cards whose costs are all ignored."""
    for cid in cids:
        apply_rez(s, [parts.Rez(CORP, cid, src=src)])


@happens(parts.Derez)
def apply_derez(s: State, them: list[parts.Derez]) -> None:
    """Turn cards facedown (CR 8.1.3b)."""
    for one in them:
        thing = s.things.get(one.cid)
        if thing is not None and thing.faceup and s.card(one.cid).type in (ASSET, ICE, UPGRADE):
            happen(s, "derezzed", one.by, one.cid, src=one.src, server=thing.server, rule="8.1.3b")
            deactivate(s, thing)
            thing.faceup = False
            if zoned(s.book, s.code[one.cid]):
                enter_zone(s, one.cid, PLAY)
            show(s, one.cid, RUNNER)  # sides that saw it faceup still know it while it stays the same object
            tell_lost(s, (one.cid,), derezzed=True)


@happens(parts.Expose)
def apply_expose(s: State, them: list[parts.Expose]) -> None:
    """CR 8.1.5a: the Runner sees an installed, unrezzed card; it stays as it lies."""
    for one in them:
        thing = s.things.get(one.cid)
        if thing is not None and s.ref[one.cid] == one.ref and thing.installed and not thing.faceup:
            show(s, one.cid, RUNNER)
            change = happen(s, "exposed", one.by, one.cid, src=one.src, rule="8.1.5a")
            own(s, change)  # CR 9.1.6a: an unrezzed card may say what follows from that


class Rez(OnCard):
    """Rezzing a card for its cost."""

    __slots__ = ("discount", "forced", "ignore", "instead", "src")

    def __init__(
        self,
        cid: int = 0,
        ignore: bool = False,
        discount: int = 0,
        forced: bool = False,
        instead: bool = False,
        src: int = -1,
        at: int = 0,
    ) -> None:
        self.src = src  # the card whose ability does it, if one does
        self.instead = instead  # of the rez cost the card's other cost is paid
        self.at = at
        self.cid = cid
        self.ignore = ignore
        self.discount = discount
        self.forced = forced  # an effect says so, and the Corp has not chosen to pay anything yet

    def table(self) -> StepTable:
        return REZ

    @step("1.15.9a", ways=(("the Corp declines", "end"),))
    def decline(self, s: State) -> None:
        """An additional cost may be declined, even one that could be paid (CR 26.03:1.16.4c: then nothing is paid)."""
        if self.forced and not self.ignore and additional_costs(s, "rez", self.cid):
            s.push(Ask(CORP, "pay the additional cost", "1.15.9a", (YES, NO), "pay?", self.cid))

    def receive(self, s: State, what: str, value: Any) -> None:
        if what == "instead?":
            self.instead = value == YES
        elif value == NO:
            self.leave()

    @step("1.15.7")
    def choose_cost(self, s: State) -> None:
        """The Corp chooses between two ways to pay; if it can pay only one, that is used."""
        other = () if self.ignore else other_rez_bill(s, self.cid, self.discount)
        if not other or short(s, CORP, other, ("rez", self.cid)) is not None:
            return
        if short(s, CORP, rez_bill(s, self.cid, discount=self.discount), ("rez", self.cid)) is not None:
            self.instead = True
        else:
            s.push(Ask(CORP, "pay instead of the rez cost", "1.15.7", (YES, NO), "instead?", self.cid))

    @step("1.15.7", opens=("Payment",))
    def pay_rez_cost(self, s: State) -> None:
        # CR 26.03:8.1.2d: in a window and by an ability alike, unless that says otherwise.
        if not self.ignore:
            bill = rez_bill(s, self.cid, discount=self.discount)
            bill = other_rez_bill(s, self.cid, self.discount) if self.instead else bill
            pay(s, CORP, bill, ("rez", self.cid), self.cid)
        elif s.book.ruleset.zero_costs:
            checkpoint(s)  # CR 26.03:8.1.2e + 26.03:1.16.3a: a cost of nothing is paid too

    @step("8.1.3a")
    def rez(self, s: State) -> None:
        unpaid = self.ignore or (self.instead and not pays_in_part(s, self.cid))
        cost = 0 if unpaid else rez_cost(s, self.cid)
        apply_rez(s, [parts.Rez(CORP, self.cid, cost, self.src)])

    @step("9.2.4d", opens=("Checkpoint",))
    def look(self, s: State) -> None:
        checkpoint(s)


REZ: Final = table("Rez")
