"""Playing events and operations (CR 8.5; the nine steps of 1.4:8.6)."""

from __future__ import annotations

from typing import Any, Final

from sneakdoor.kernel.frames import Move, StepTable, step, table
from sneakdoor.model import bills, parts
from sneakdoor.model.abilities import PLAY_ABILITY, Play
from sneakdoor.model.bills import Bill, credit_bill, credits_due
from sneakdoor.model.enums import EVENT, OPERATION
from sneakdoor.model.game_frame import Sourced
from sneakdoor.model.refusal import Refusal
from sneakdoor.model.registers import Registers
from sneakdoor.model.state import State
from sneakdoor.rules.abilities import Resolve
from sneakdoor.rules.activity import activate
from sneakdoor.rules.changes import happen, said_of
from sneakdoor.rules.checkpoints import checkpoint
from sneakdoor.rules.costs import can_spend, pay_lowered, short
from sneakdoor.rules.imminence import perform
from sneakdoor.rules.install_costs import MOST_LOWERED
from sneakdoor.rules.moving import remember, to_play
from sneakdoor.rules.potential import NO_EFFECT, could_change
from sneakdoor.rules.quantities import additional_bill, forbidden, kept, play_cost, total
from sneakdoor.rules.questions import Ask
from sneakdoor.rules.rezzing import refill
from sneakdoor.rules.scoring import expire_currents, keyword, stays
from sneakdoor.rules.structures import end_action_phase
from sneakdoor.rules.trashing import REMOVED_INSTEAD

ALL_COSTS: Final = 2
"""What is ignored as a card is played: additional costs too, and not (as 1 says) the play cost alone."""
EXTRA_COSTS: Final = 3
"""What is ignored as a card is played: additional costs alone."""

CREDIT_COSTS: Final = 4
"""What is ignored as a card is played: every credit, of additional costs too, and nothing else."""

NOT_PLAYED: Final = Refusal("8.1.4", "Only events and operations are played.")
ONLY_IF: Final = Refusal("9.1.6c", "The card's own text does not allow playing it now.")
FIRST_CLICK: Final = Refusal("1.11.3", "A priority card can only be played with the first click of the turn.")
ONE_LOCKDOWN: Final = Refusal("1.4:3.5.1c", "A lockdown is already active.")
FORBIDDEN: Final = Refusal("1.2.2", "A card says that this cannot be played.")


def play_ability(s: State, cid: int, after: int = -1) -> int:
    """The number of the card's play ability that comes next after another one, -1 if there is none."""
    for number in said_of(s, cid, PLAY_ABILITY):
        if number > after:
            return number
    return -1


def play_bill(s: State, cid: int, side: int, ignore: int = 0, x: int = 0) -> Bill:
    """CR 8.5.1: the play cost, unless the effect that plays the card ignores it, and what abilities add to it."""
    if ignore == ALL_COSTS:
        return ()  # CR 1.15.9 + 26.03:1.16.5c: an additional cost is a cost
    more = () if ignore == EXTRA_COSTS else additional_bill(s, "play", side, cid)
    if "clicks to play" in s.index:
        more = _lower_clicks(more, -total(s, "clicks to play", cid, 0))
    if ignore == CREDIT_COSTS:
        return tuple(
            [item for item in more if not isinstance(item, bills.Credits)]
        )  # CR 26.03:1.16.5b: the rest is paid
    # CR 26.03:1.16.5a: what is not named is paid as ever.
    return (*credit_bill(play_cost(s, cid, x)), *more) if pays_play_cost(ignore) else more


def _lower_clicks(bill: Bill, less: int) -> Bill:
    """Take clicks off the additional costs to play a card, and not off the action that plays it (CR 1.15.9)."""
    out: Bill = ()
    for item in bill:
        if isinstance(item, bills.Clicks):
            taken = min(less, item.n)
            less -= taken
            out = (*out, bills.Clicks(item.n - taken)) if item.n > taken else out
        else:
            out = (*out, item)
    return out


def pays_play_cost(ignore: int) -> bool:
    """Is the play cost paid, even if other costs are ignored?"""
    return ignore in (0, EXTRA_COSTS)


def highest_x(s: State, cid: int, side: int, bill: Bill) -> int:
    """CR 8.5.1a: the most that may be chosen for X: what can be paid, and what the card says."""
    budget = can_spend(s, side, ("play", cid)) - credits_due(bill) + play_cost(s, cid)
    high = budget - play_cost(s, cid)
    while high >= 0 and high < budget + MOST_LOWERED and play_cost(s, cid, high + 1) <= budget:
        high += 1  # CR 26.03:1.16.2c: what is announced is lowered like any cost
    number = play_ability(s, cid)
    decl = s.book.abilities[number].decl if number >= 0 else None
    if isinstance(decl, Play) and decl.x is not None:
        high = min(high, decl.x.of(s, cid, None))
    return max(high, 0)


def refuse_play(
    s: State, side: int, cid: int, click: int = 1, ignore: int = 0, *, effect: bool = True, less: int = 0
) -> Refusal | None:
    """Why a card cannot be played, if so: the first reason."""
    found = play_refusals(s, side, cid, click, ignore, effect=effect, less=less, first=True)
    return found[0] if found else None


def play_refusals(
    s: State,
    side: int,
    cid: int,
    click: int = 1,
    ignore: int = 0,
    *,
    effect: bool = True,
    less: int = 0,
    first: bool = False,
) -> list[Refusal]:
    """Every reason why a card cannot be played, or as many as show that it cannot, the first of them first.

    The basic action's click counts towards what must be paid.
    """
    card = s.book.cards[s.code[cid]]
    if card.type not in (EVENT, OPERATION):
        return [NOT_PLAYED]
    out: list[Refusal] = []
    if forbidden(s, "play", cid) or kept(s, cid):
        out.append(FORBIDDEN)
    if "Priority" in card.subtypes and (s.spent_click or not click):
        out.append(FIRST_CLICK)  # CR 1.11.3: with the basic action, and with the first click only
    bill = play_bill(s, cid, side, ignore)
    if click:
        bill = ((bills.A_CLICK if click == 1 else bills.Clicks(click)), *bill)
    refusal = short(s, side, bill, ("play", cid), less)
    if refusal is not None:
        out.append(refusal)
    if first and out:
        return out
    if "lockdown" in s.index and keyword(s, cid, "lockdown"):
        out.append(ONE_LOCKDOWN)
    number = play_ability(s, cid)
    if number < 0:
        return out if stays(s, cid) else [*out, NO_EFFECT]
    decl = s.book.abilities[number].decl
    if isinstance(decl, Play) and decl.only is not None and not decl.only.true(s, cid, None):
        out.append(ONLY_IF)
    if effect and not (first and out):
        probe = Resolve(number, cid, side)
        if card.x_cost:
            probe.regs["x"] = highest_x(s, cid, side, bill) if pays_play_cost(ignore) else 0
        if not could_change(s, s.book.abilities[number].program, probe):
            out.append(NO_EFFECT)
    return out


class PlayCard(Sourced):
    """An event or operation being played."""

    __slots__ = ("came", "cid", "ignore", "latest", "ref", "remove", "x")

    def __init__(
        self,
        cid: int = 0,
        side: int = 0,
        ignore: int = 0,
        src: int = -1,
        x: int = -1,
        ref: int = -1,
        remove: bool = False,
        latest: int = -1,
        came: int = -1,
        at: int = 0,
    ) -> None:
        self.at = at
        self.came = came  # the zone it is played from
        self.cid = cid
        self.side = side
        self.ignore = ignore
        self.src = src
        self.x = x
        self.ref = ref  # the object it is in the play area
        self.remove = remove  # from the game, instead of being trashed
        self.latest = latest  # the play ability that has begun to resolve, -1: none

    def table(self) -> StepTable:
        return PLAY_CARD

    def concerns(self) -> set[int]:
        return {self.cid, self.src}

    @step("1.4:8.6.1")
    def place(self, s: State) -> None:
        self.came = s.origin(self.cid)
        to_play(s, self.cid, self.side, faceup=True)
        self.ref = s.ref[self.cid]
        if self.remove and not s.book.ruleset.removed_after:
            remember(s.things[self.cid], REMOVED_INSTEAD, True)

    @step("1.4:8.6.2", opens=("Payment",), ways=(("X was just chosen", "pay_play_cost"),))
    def pay_play_cost(self, s: State) -> None:
        """CR 8.5.1b: the payment ends with its checkpoint, before the card is active."""
        if s.card(self.cid).x_cost and self.x < 0 and pays_play_cost(self.ignore):
            # CR 8.5.1a: X is chosen as the cost is paid, within what the card says of it; where none is paid it is 0.
            # CR 1.15.3: it comes on top of what modifiers have made of the cost.
            self.repeat()
            high = highest_x(s, self.cid, self.side, play_bill(s, self.cid, self.side, self.ignore))
            options: tuple[Move, ...] = tuple(("number", n) for n in range(high + 1))
            s.push(Ask(self.side, "choose X", "8.5.1a", options, "x", self.cid))
            return
        happen(s, "playing", self.side, self.cid, src=self.src, rule="1.4:8.6.2")
        pay_lowered(s, self.side, self.bill_now(s), "play", self.cid)

    def bill_for(self, s: State, cid: int) -> Bill | None:
        return self.bill_now(s) if cid == self.cid else None

    def bill_now(self, s: State) -> Bill:
        return play_bill(s, self.cid, self.side, self.ignore, max(self.x, 0))

    @step("1.4:8.6.3", ways=(("paying took the card away", "end"),))
    def become_active(self, s: State) -> None:
        if s.ref[self.cid] != self.ref:
            self.leave()  # what was paid took it away
            return
        refill(s, s.things[self.cid])  # CR 1.10.5a: what is there before the card becomes active
        activate(s, s.things[self.cid])  # CR 1.8.3a + 4.7.4e: while it resolves

    @step("1.4:8.6.4")
    def when_played(self, s: State) -> None:
        happen(s, "played", self.side, self.cid, src=self.src, rule="1.4:8.6.4")
        if "Current" in s.card(self.cid).subtypes:
            expire_currents(s, keep=self.cid)  # CR 3.5.1b: another current was played

    @step("1.4:8.6.5", opens=("Checkpoint",))
    def look(self, s: State) -> None:
        checkpoint(s)  # CR 1.4:9.10.1d: in the middle of the instruction that plays the card.

    @step("1.4:8.6.6", opens=("Resolve",), ways=(("another play ability follows", "resolve_play_abilities"),))
    def resolve_play_abilities(self, s: State) -> None:
        """In the order of the text; the flag of a later one is looked at when its turn comes (CR 26.03:9.1.9c)."""
        number = play_ability(s, self.cid, self.latest)
        if number >= 0 and s.ref[self.cid] == self.ref:
            self.latest = number
            if s.book.about[s.code[self.cid]][PLAY_ABILITY][-1] != number:
                self.repeat()
            # CR 1.4:9.7.2a: the card's own instructions begin, with the targets of the first.
            regs: Registers = {"x": max(self.x, 0)}
            # CR 8.5.4: a run made by the card is above this frame, so the card is active until the run is over.
            s.push(Resolve(number, self.cid, self.side, s.ref[self.cid], None, None, regs))

    @step("1.4:8.6.7")
    def trash(self, s: State) -> None:
        """Unless the card stays (currents, lockdowns) or went elsewhere."""
        # CR 8.5.3: what it has set going lives on without it, so nothing waits for that.
        thing = s.things.get(self.cid)
        if thing is None or thing.installed or s.ref[self.cid] != self.ref:
            return
        if stays(s, self.cid):
            return  # CR 26.03:8.6.6b + 26.03:8.6.6c: hosted as a counter, or here until what it names happens
        if self.remove and s.book.ruleset.removed_after:
            return  # CR 26.03:8.6.6d: it is in play until the ability that played it removes it
        if keyword(s, self.cid, "remove instead of trashing"):
            perform(s, [parts.RemoveFromGame(self.side, self.cid, ref=s.ref[self.cid])])
        else:
            # CR 3.5.1 + 3.7.1: resolved, an operation or event is trashed.
            perform(s, [parts.Trash(self.side, self.cid, cause="played", ref=s.ref[self.cid])])

    @step("1.4:8.6.8")
    def after_resolving(self, s: State) -> None:
        happen(s, "resolved", self.side, self.cid, rule="1.4:8.6.8")
        if keyword(s, self.cid, "terminal"):
            end_action_phase(s, self.side)

    @step("1.4:8.6.9", opens=("Checkpoint",))
    def complete(self, s: State) -> None:
        checkpoint(s)

    def finish(self, s: State) -> None:
        if self.remove and s.book.ruleset.removed_after and s.ref[self.cid] == self.ref:
            # CR 26.03:8.6.6d: after what else waited for it to resolve.
            perform(s, [parts.RemoveFromGame(self.side, self.cid, self.src, ref=self.ref)])

    def receive(self, s: State, what: str, value: Any) -> None:
        self.x = value[1]
        remember(s.things[self.cid], "x", self.x)  # costs that depend on it are paid along with the play cost


PLAY_CARD: Final = table("PlayCard")
