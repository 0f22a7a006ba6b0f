"""Costs (CR 1.15): values that can be judged as a whole and are paid all at once.

A declared cost becomes a *bill* (see `model/bills.py`): items with the cards and numbers of this moment.
"""

from __future__ import annotations

from typing import Any, Final

from sneakdoor.kernel.frames import Move, StepTable, step, table
from sneakdoor.model import bills, parts
from sneakdoor.model.abilities import When
from sneakdoor.model.bills import A_CLICK, PAY_WITH, Bill, Item, Purpose, credits_due
from sneakdoor.model.changes import OfAbility, WouldBe
from sneakdoor.model.constants import Prevents
from sneakdoor.model.declare import Component
from sneakdoor.model.enums import CREDIT, DECK, HAND, NOWHERE, RUNNER, SCORE
from sneakdoor.model.game_frame import Resolving, Sourced
from sneakdoor.model.keys import CREDITS
from sneakdoor.model.kinds import WOULD
from sneakdoor.model.refusal import Refusal
from sneakdoor.model.state import State
from sneakdoor.rules.changes import declared, entries, happen, in_run, occurred_before
from sneakdoor.rules.checkpoints import checkpoint
from sneakdoor.rules.distinct_choices import disjoint
from sneakdoor.rules.imminence import apply_now, happens, perform
from sneakdoor.rules.money import fund, lose_clicks, pooled, shares_fund, spend, spendable
from sneakdoor.rules.moving import place_tokens
from sneakdoor.rules.payment_effects import paid_with, settle_item, show_cards
from sneakdoor.rules.quantities import cannot_spend, has_subtype, kept, unusable
from sneakdoor.rules.questions import NO, YES, Ask, Pick

LESS_CLICKS: Final = "less clicks"
"""The key of a lingering effect that makes the next action cheaper."""

NO_CREDITS: Final = Refusal("1.15.1", "There are not enough credits to pay the whole cost.")
NO_SPENDING: Final = Refusal("1.2.2", "An ability says that the Runner cannot spend credits now.")
NO_STEALTH: Final = Refusal("1.15.1", "There are not enough credits on stealth cards that could be spent for it.")
NO_CLICKS: Final = Refusal("1.15.1", "There are not enough clicks to pay the whole cost.")
NO_TOKENS: Final = Refusal("1.15.1", "There are not enough tokens on the card to pay the cost.")
NO_CARDS: Final = Refusal("1.15.1", "There are not enough cards to pay the cost with.")
NO_SHUFFLE: Final = Refusal("1.15.1", "There are no cards to shuffle.")
NO_THIS: Final = Refusal("1.15.1", "The card that would be the cost is not there.")
NO_GRIP: Final = Refusal("1.15.1", "The grip is too small to suffer that damage as a cost.")
NO_TAGS: Final = Refusal("1.15.1", "There are not enough tags to pay with.")
NO_BAD_PUBLICITY: Final = Refusal("10.6.3", "The Corp has not enough bad publicity.")
PREVENTED: Final = Refusal("1.15.1b", "That would be prevented, so it cannot be paid as a cost.")
TOGETHER: Final = Refusal("1.15.9b", "The costs cannot all be paid at once.")


def bill_of(s: State, cost: tuple[Component, ...], side: int, src: int) -> Bill:
    """The items of a declared cost at this moment (CR 26.03:1.16.2b), each of them one sum."""
    if len(cost) == 1:
        return cost[0].bill(s, side, src)
    out: list[Item] = []
    for one in cost:
        out.extend(one.bill(s, side, src))
    return tuple(out)


def nested_bill(s: State, cost: tuple[Component, ...], side: int, f: Resolving) -> Bill:
    """The items of a cost inside of an ability that resolves, or that is about to (CR 1.15.10)."""
    return tuple([item for one in cost for item in one.bill_for(s, side, f)])


def prices_in(bill: Bill) -> tuple[tuple[int, int], ...]:
    """The cards that can still be chosen and paid for, with their prices."""
    return tuple(one for item in bill if isinstance(item, bills.PriceOf) for one in item.prices)


def sources(s: State, side: int, purpose: Purpose, asked: tuple[tuple[int, int], ...] = ()) -> list[tuple[int, int]]:
    """Cards whose credits may be spent for this, with how many there are (CR 1.10.4b, 1.10.4c).

    Those that were asked about are left out.
    """
    key = CREDITS[side]
    if key not in s.index:
        return []
    out = []
    for src, decl in declared(s, key):
        n = s.tokens(src, CREDIT)
        if n and decl.serves(s, src, purpose) and (src, n) not in out:
            if not unusable(s, src):
                out.append((src, n))
    return [one for one in out if all(one[0] != cid for cid, _ in asked)] if asked else out


def stealthy(s: State, cid: int) -> bool:
    """Do credits on this card come from a stealth card?"""
    return has_subtype(s, cid, "Stealth")


def stealth_due(bill: Bill) -> int:
    """How many of the credits have to come from stealth cards."""
    return sum(item.n for item in bill if isinstance(item, bills.Stealth))


def can_spend(s: State, side: int, purpose: Purpose) -> int:
    """How many credits a side could spend for this purpose."""
    return 0 if cannot_spend(s, side) else means(s, side, purpose)


def means(s: State, side: int, purpose: Purpose) -> int:
    """How many credits a side has for this purpose, even if it may not spend them."""
    n = spendable(s, side)  # CR 1.13.3: the own pool, and below the own cards
    if s.bp_credits:
        n += fund(s, side)
    key = CREDITS[side]
    if key in s.index:
        n += sum(more for _, more in sources(s, side, purpose))  # CR 1.10.4: only where a card allows it
    return n


def click_discount(s: State, side: int) -> int:
    """How many clicks less the next action of a side costs (CR 5.2.2)."""
    return sum(one.amount for one in s.lingering if one.key == LESS_CLICKS and one.side == side)


def short(s: State, side: int, bill: Bill, purpose: Purpose, less: int = 0) -> Refusal | None:
    """What keeps a side from paying the whole bill at once (CR 1.15.1, 1.15.9b), with some clicks taken off."""
    due = clicks = grip = 0
    more = False
    for item in bill:
        if item is A_CLICK:
            clicks += 1  # with which nearly every bill begins
        elif isinstance(item, bills.Credits):
            due += item.n
        elif isinstance(item, (bills.Clicks, bills.LoseClicks)):
            clicks += item.n
        elif isinstance(item, bills.PriceOf):
            if not item.prices:
                return NO_CARDS
            due += item.least()
        else:
            more = True
    if clicks > s.clicks[side] and clicks - less - click_discount(s, side) > s.clicks[side]:
        return NO_CLICKS
    if due:  # CR 1.15.1d: 0 is not spending, and can always be paid
        if side == RUNNER and cannot_spend(s, side):
            return NO_SPENDING
        if due > spendable(s, side) and due > (have := means(s, side, purpose)):
            if "cost" not in s.index:
                return NO_CREDITS  # as nearly always: nothing could lower it
            less, grip = could_lower(s, side, bill, purpose)
            if due - less > have:
                return NO_CREDITS
    return _short_of_more(s, side, bill, purpose, grip) if more or grip else None


def _short_of_deck(
    s: State, side: int, item: bills.TopCards | bills.RandomCards | bills.ShuffleHand | bills.TurnFacedown
) -> Refusal | None:
    """What keeps a side from paying with its deck, with random cards of its hand, or by turning hosted cards."""
    if isinstance(item, bills.TurnFacedown):
        return NO_CARDS if len(item.cids) < item.n else None
    if isinstance(item, bills.TopCards):
        return NO_CARDS if len(s.deck[side]) < item.n else None
    if isinstance(item, bills.RandomCards):
        return NO_CARDS if len(s.hand[item.whose]) < item.n else None
    return NO_SHUFFLE if not s.hand[side] and len(s.deck[side]) < 2 else None


def _short_of_more(s: State, side: int, bill: Bill, purpose: Purpose, grip: int) -> Refusal | None:
    """What keeps a side from paying with more than credits and clicks; some of its hand is spoken for already."""
    marks = tokens = False
    choices: list[tuple[tuple[int, ...], int]] = []
    for item in bill:
        if isinstance(item, bills.Alternative):
            found = [short(s, side, one, purpose) for one in either(bill)]
            return None if None in found else found[0]
        if isinstance(item, (bills.Tokens, bills.AnyTokens)):
            tokens = True
        elif isinstance(item, (bills.ThisCard, bills.AddAsAgenda)):
            if not _is_there(s, item) or kept(s, item.cid):
                return NO_THIS
        elif isinstance(item, (bills.TopCards, bills.RandomCards, bills.ShuffleHand, bills.TurnFacedown)):
            if (refusal := _short_of_deck(s, side, item)) is not None:
                return refusal
        elif isinstance(item, bills.ChooseCards):
            choices.append((item.cids, item.n))
            if len(item.cids) < item.n:
                return NO_CARDS
            if item.cids and s.zone[item.cids[0]] == HAND:
                grip += item.n
        elif isinstance(item, bills.SufferDamage):
            grip += item.n
            if _prevented(s, parts.Damage(RUNNER, 1, item.damage, cause="cost")):
                return PREVENTED
        elif isinstance(item, (bills.RemoveTags, bills.RemoveBadPublicity, bills.TakeTags)):
            marks = True
        elif isinstance(item, bills.Stealth):
            if sum(n for cid, n in sources(s, side, purpose) if stealthy(s, cid)) < item.n:
                return NO_STEALTH
    if marks and (refusal := _short_of_marks(s, bill)) is not None:
        return refusal
    if tokens and _short_of_tokens(s, side, bill):
        return NO_TOKENS
    if grip and grip > len(s.hand[side]) - _leaving_hand(s, purpose):
        return NO_GRIP  # see the interpretations: a cost that would end the game cannot be paid in full
    if len(choices) > 1 and not disjoint(choices, frozenset()):
        return TOGETHER
    return None


def either(bill: Bill) -> list[Bill]:
    """The two bills that the first choice on a bill leaves."""
    for at, item in enumerate(bill):
        if isinstance(item, bills.Alternative):
            return [(*bill[:at], *one, *bill[at + 1 :]) for one in (item.one, item.two)]
    return []


def _is_there(s: State, item: bills.ThisCard | bills.AddAsAgenda) -> bool:
    """Is the card where something can be paid with it? To be derezzed it has to be rezzed (CR 26.03:8.1.3)."""
    thing, verb = s.things.get(item.cid), item.verb if isinstance(item, bills.ThisCard) else ""
    # CR 1.18.1: out of play, a card that speaks of its own access can be trashed from where it is not trash yet.
    return thing.faceup or verb != "derez" if thing else verb == "trash" and s.zone[item.cid] in (DECK, HAND)


def _short_of_tokens(s: State, side: int, bill: Bill) -> bool:
    """Are there fewer tokens than the bill asks for, on one card or on all that may pay?"""
    due: dict[tuple[int, str], int] = {}
    for item in bill:
        if isinstance(item, bills.Tokens):
            key = (item.cid, item.token)
            due[key] = due.get(key, 0) + item.n
        elif isinstance(item, bills.AnyTokens) and sum(n for _, n in holders(s, side, item)) < item.n:
            return True
    return any(s.tokens(*key) < n for key, n in due.items())


def _short_of_marks(s: State, bill: Bill) -> Refusal | None:
    """CR 1.9.4: a tag or bad publicity that is only considered to be there cannot be spent."""
    # CR 26.03:1.14.3a: no matter who pays, and which of the two has it.
    if sum(item.n for item in bill if isinstance(item, bills.RemoveTags)) > s.tags:
        return NO_TAGS
    if sum(item.n for item in bill if isinstance(item, bills.RemoveBadPublicity)) > s.bad_publicity:
        return NO_BAD_PUBLICITY
    return (
        PREVENTED
        if any(isinstance(item, bills.TakeTags) for item in bill) and _prevented(s, parts.Tag(RUNNER, 1, cause="cost"))
        else None
    )


def could_lower(s: State, side: int, bill: Bill, purpose: Purpose) -> tuple[int, int]:
    """How much interrupts could take off a play or install cost (1.4:9.8), and how many cards in hand that takes."""
    less = cards = 0
    what, cid = purpose
    if (what != "play" and what != "install") or "cost" not in s.index:
        return less, cards
    would = WouldBe("would cost")
    would.tell(side, cid, amount=base_cost(bill), cause=what)
    part = parts.Cost(side, cid, base_cost(bill), what)
    for src, number in entries(s, "cost"):
        decl = s.book.abilities[number].decl
        if not isinstance(decl, When) or s.things[src].controller != side or not decl.event.met(s, would, src):
            continue
        if decl.once_per_turn and s.uses.get((s.ref[src], number), 0):
            continue
        if decl.optional and unusable(s, src):
            continue
        price = bill_of(s, decl.cost, side, src)
        if short(s, side, price, ("ability", src)) is None:
            less += sum(one.lowers() for one in decl.do if one.answers(s, part, src))
            cards += sum(
                item.n for item in price if isinstance(item, bills.ChooseCards) and s.zone[item.cids[0]] == HAND
            )
    return min(less, base_cost(bill)), cards


def base_cost(bill: Bill) -> int:
    """The play or install cost itself, which a bill has before what is added to it."""
    return next((item.n for item in bill if isinstance(item, bills.Credits)), 0)


def pay_lowered(s: State, side: int, bill: Bill, what: parts.Lowered, cid: int) -> None:
    """Pay to play or install a card; until then the cost is a value that interrupts could lower (CR 1.4:9.8.6c)."""
    cost = base_cost(bill)
    if not cost or "cost" not in s.index:
        pay(s, side, bill, (what, cid), cid)
        return
    needed = credits_due(bill) > can_spend(s, side, (what, cid))
    perform(s, [parts.Cost(side, cid, cost, what, needed)])


@happens(parts.Cost)
def apply_cost(s: State, them: list[parts.Cost]) -> None:
    """The frame that plays or installs the card pays what its cost has become."""
    for one in them:
        for frame in reversed(s.stack):
            bill = frame.bill_for(s, one.cid)
            if bill is not None:
                at = next(n for n, item in enumerate(bill) if isinstance(item, bills.Credits))
                bill = (*bill[:at], bills.Credits(max(0, one.amount)), *bill[at + 1 :])
                pay(s, one.by, bill, (one.purpose, one.cid), one.cid)
                break


def _leaving_hand(s: State, purpose: Purpose) -> int:
    """A card being played or installed has left the hand before its cost is paid (1.4:8.6.1, 1.4:8.3.1)."""
    what, cid = purpose
    return 1 if what in ("play", "install") and cid >= 0 and s.zone[cid] == HAND else 0


def _prevented(s: State, part: parts.Valued) -> bool:
    """CR 1.15.1b: a constant prevention, or an interrupt that must be triggered, makes damage or tags unpayable."""
    what, kind = part.kind, part.sort()
    would = WouldBe(WOULD[what])
    would.tell(RUNNER, amount=1, cause=kind)
    waiting = ((one.src, one.ability) for one in s.lingering if one.key == what and one.ability >= 0)
    for src, number in (*entries(s, what), *waiting):
        decl = s.book.abilities[number].decl
        if isinstance(decl, Prevents) and (not decl.what or kind in decl.what) and decl.installing is None:
            if decl.only is None or decl.only.true(s, src, None):
                return True
        if isinstance(decl, When) and not decl.optional and decl.event.met(s, would, src):
            now = decl.where is None or decl.where.true(s, src, None)
            if decl.each_run and not in_run(s):
                continue  # it waits for runs only
            if now and any(one.prevents() and one.answers(s, part, src) for one in decl.do):
                if not (decl.first and occurred_before(s, decl, would, src)):
                    return True
    return False


def pay(s: State, side: int, bill: Bill, purpose: Purpose, src: int = -1, into: str = "") -> None:
    """Pay a bill that was judged payable; what must be chosen is asked first. A checkpoint follows."""
    if bill is bills.ONE_CLICK and not s.lingering:
        _spend_clicks(s, side, 1, purpose, src, s.fresh())
        if into:
            s.stack[-1].receive(s, into, ())
        checkpoint(s)  # CR 1.15.2: here too.
        return
    simple = True
    due = 0
    for item in bill:
        if isinstance(item, bills.Credits):
            due += item.n
        elif isinstance(item, (bills.ChooseCards, bills.PriceOf, bills.Alternative)) or (
            isinstance(item, bills.AnyTokens) and item.n
        ):
            simple = False
    if simple and not (due and (sources(s, side, purpose) or (s.bp_credits and shares_fund(s, side, due)))):
        payer = s.stack[-1]
        _settle(s, side, bill, purpose, src, due, ())
        if into:
            payer.receive(s, into, ())
        if s.stack[-1] is payer:  # otherwise the pushed frame finishes the payment and checks afterwards
            checkpoint(s)  # CR 1.15.2 + 10.3.4 + 1.4:9.10.1a: a checkpoint follows every payment.
    else:
        s.push(Payment(side, bill, purpose, src, into))


def settle(
    s: State, side: int, bill: Bill, purpose: Purpose, src: int, from_cards: tuple[tuple[int, int], ...]
) -> None:
    """Pay a bill whose sources have been chosen; the caller runs the checkpoint."""
    used = 0
    for cid, n in from_cards:
        if n:
            place_tokens(s, s.things[cid], CREDIT, -n)
            happen(s, OfAbility("used"), side, cid, n, cid, cause="credits", rule="1.10.4d")
            used += n
    _settle(s, side, bill, purpose, src, credits_due(bill) - used, ())


def _settle(
    s: State,
    side: int,
    bill: Bill,
    purpose: Purpose,
    src: int,
    from_pool: int,
    chosen: tuple[tuple[int, ...], ...],
    from_fund: int = -1,
) -> None:
    """All items at once, as one batch whose cause is a cost (CR 1.15.9b, CR 26.03:1.16.10b)."""
    batch = s.fresh()
    if from_pool or (pooled(s, side) and credits_due(bill)):  # the last of the pool may lie on a card
        spend(s, side, from_pool, from_fund)
    spent = clicks = 0
    picks = iter(chosen)
    effects: list[parts.Part] = []
    for item in bill:
        if isinstance(item, bills.Credits):
            spent += item.n
        elif isinstance(item, bills.Clicks):
            clicks += item.n
        elif isinstance(item, bills.ChooseCards):
            cids = next(picks)
            if item.shown:
                show_cards(s, side, cids, src)
            effects.extend(paid_with(s, side, item.verb, cid, src, shown=item.shown) for cid in cids)
        elif isinstance(item, bills.LoseClicks) and purpose[0] == "use":
            lose_clicks(s, side, item.n, src, "use")  # a trigger cost, which some abilities tell from other losses
        else:
            effects.extend(settle_item(s, side, item, src, batch))
    if clicks and s.lingering and (less := click_discount(s, side)):
        clicks = max(0, clicks - less)
        s.lingering = tuple(one for one in s.lingering if one.key != LESS_CLICKS or one.side != side)
    if clicks:
        _spend_clicks(s, side, clicks, purpose, src, batch)
    if spent:
        happen(s, "credits spent", side, amount=spent, src=src, cause=purpose[0], rule="1.10.3c", batch=batch)
    if effects:
        apply_now(s, effects)  # CR 1.15.1a: optional interrupts cannot touch a payment.


def _spend_clicks(s: State, side: int, n: int, purpose: Purpose, src: int, batch: int) -> None:
    s.clicks[side] -= n
    s.spent_click = True
    happen(s, "clicks spent", side, -1, n, src, NOWHERE, purpose[0], "1.11.1", 3, batch)


def holders(s: State, side: int, item: bills.AnyTokens) -> list[tuple[int, int]]:
    """The cards that tokens may come from, and that were not asked for some, with how many there are."""
    # CR 1.13.3: of the payer's own cards the agendas in the score area as well; of anyone's only those installed.
    mine = (
        cid
        for cid, thing in s.things.items()
        if (thing.installed if item.anyones else thing.controller == side and (thing.installed or s.zone[cid] == SCORE))
    )
    free = (cid for cid in mine if cid not in item.asked and (not item.among or cid in item.among))
    return [(cid, n) for cid in free if (n := s.tokens(cid, item.token))]


class Payment(Sourced):
    """Paying a cost that leaves something to choose."""

    __slots__ = ("bill", "chosen", "from_cards", "from_fund", "into", "purpose")

    def __init__(
        self,
        side: int = 0,
        bill: Bill = (),
        purpose: Purpose = ("", -1),
        src: int = -1,
        into: str = "",
        chosen: tuple[tuple[int, ...], ...] = (),
        from_cards: tuple[tuple[int, int], ...] = (),
        from_fund: int = -1,
        at: int = 0,
    ) -> None:
        self.at = at
        self.from_fund = from_fund  # credits from the bad publicity fund; -1: as many as can be
        self.side = side
        self.bill = bill
        self.purpose = purpose
        self.src = src
        self.into = into
        self.chosen = chosen
        self.from_cards = from_cards

    def table(self) -> StepTable:
        return PAYMENT

    def concerns(self) -> set[int]:
        return {self.src}.union(*self.chosen)

    @step("1.15.1", ways=(("something is still to be chosen", "choose_objects"),))
    def choose_objects(self, s: State) -> None:
        """Each card that is paid with, or for, is picked so that the rest stays payable."""
        if ways := either(self.bill):
            self.repeat()
            left = [one for one in ways if short(s, self.side, one, self.purpose) is None]
            if len(left) == 1:
                self._take_way(s, left[0])
            else:
                s.push(Ask(self.side, "pay which", "1.15.1", (YES, NO), "which", self.src))
            return
        for item in self.bill:
            if isinstance(item, bills.PriceOf):
                have = can_spend(s, self.side, self.purpose) - credits_due(self.bill)
                free = tuple(cid for cid, price in item.prices if price <= have)
                self.repeat()
                s.push(Pick(self.side, "pay for", "1.15.1", free, 1, 1, "price", self.src))
                return
        wanted = [item for item in self.bill if isinstance(item, bills.ChooseCards)]
        if len(self.chosen) == len(wanted):
            self._choose_tokens(s)
            return
        self.repeat()
        now = wanted[len(self.chosen)]
        taken = {cid for group in self.chosen for cid in group}
        rest = [(item.cids, item.n) for item in wanted[len(self.chosen) + 1 :]]
        free = tuple(
            cid for cid in now.cids if cid not in taken and (not rest or disjoint(rest, frozenset(taken | {cid})))
        )
        if now.n == len(free) > 1:
            self.chosen = (*self.chosen, free)  # all of them, so there is nothing to choose
            return
        s.push(Pick(self.side, PAY_WITH[now.verb], "1.15.1", free, now.n, now.n, "objects", self.src))

    def _take_way(self, s: State, bill: Bill) -> None:
        """One of two costs is chosen; once that is so of all, who pays may tell what it was."""
        self.bill = bill
        if not either(bill):
            s.stack[-2].bill_chosen(s, bill)

    def _choose_tokens(self, s: State) -> None:
        """How many tokens come from each card that hosts some."""
        for item in self.bill:
            if isinstance(item, bills.AnyTokens) and item.n:
                left = holders(s, self.side, item)
                cid, have = left[0]
                low = max(0, item.n - sum(n for _, n in left[1:]))
                options: tuple[Move, ...] = tuple(("number", n) for n in range(min(have, item.n), low - 1, -1))
                self.repeat()
                s.push(Ask(self.side, "tokens from", "1.15.1", options, "tokens", cid))
                return

    @step("1.10.3c", ways=(("another card offers credits", "choose_credits"),))
    def choose_credits(self, s: State) -> None:
        """How many credits come from each card that offers some; the pool pays the rest."""
        due = credits_due(self.bill)
        left = sources(s, self.side, self.purpose, self.from_cards)
        open_due = due - sum(n for _, n in self.from_cards)
        if not due or not left:
            if self.from_fund < 0 and s.bp_credits and shares_fund(s, self.side, open_due):
                # CR 26.03:1.10.3c: the payer divides freely between the fund and the pool.
                most = min(fund(s, self.side), open_due)
                numbers = range(most, max(0, open_due - spendable(s, self.side)) - 1, -1)
                self.repeat()
                s.push(Ask(self.side, "credits from", "1.10.3c", tuple(("number", n) for n in numbers), "fund"))
            return
        self.repeat()
        cid, have = left[0]
        later = sum(n for _, n in left[1:])
        low = max(0, open_due - spendable(s, self.side) - fund(s, self.side) - later)
        high = min(have, open_due)
        kept = self._stealth_left(s)
        if kept and stealthy(s, cid):
            low = max(low, kept - sum(n for other, n in left[1:] if stealthy(s, other)))
        elif kept:
            high = min(high, open_due - kept)  # the rest is to come from stealth cards
        options: tuple[Move, ...] = tuple(("number", n) for n in range(high, low - 1, -1))
        s.push(Ask(self.side, "credits from", "1.10.3c", options, "credits", cid))

    def _stealth_left(self, s: State) -> int:
        """How many credits from stealth cards the bill still asks for."""
        due = stealth_due(self.bill)
        return max(0, due - sum(n for cid, n in self.from_cards if stealthy(s, cid))) if due else 0

    @step("1.15.9b")
    def settle(self, s: State) -> None:
        used = 0
        for cid, n in self.from_cards:
            if n:
                place_tokens(s, s.things[cid], CREDIT, -n)
                happen(s, OfAbility("used"), self.side, cid, n, cid, cause="credits", rule="1.10.4d")
                used += n  # CR 1.4:9.1.6c: who lets its counters be spent is used by that, beside what they pay for
        left = credits_due(self.bill) - used
        _settle(s, self.side, self.bill, self.purpose, self.src, left, self.chosen, self.from_fund)

    @step("1.15.2", opens=("Checkpoint",))
    def look(self, s: State) -> None:
        checkpoint(s)

    def receive(self, s: State, what: str, value: Any) -> None:
        if what == "objects":
            self.chosen = (*self.chosen, value)
        elif what == "which":
            self._take_way(s, either(self.bill)[value != YES])
        elif what == "price":
            self._settle_price(value[0])
        elif what == "tokens":
            self._take_tokens(s, value[1])
        elif what == "fund":
            self.from_fund = value[1]
        else:
            cid = sources(s, self.side, self.purpose, self.from_cards)[0][0]  # the one that was asked about
            self.from_cards = (*self.from_cards, (cid, value[1]))

    def _settle_price(self, cid: int) -> None:
        """This card was chosen: what it costs is due like any other credits."""
        self.bill = tuple(
            bills.Priced(dict(item.prices)[cid], cid) if isinstance(item, bills.PriceOf) else item for item in self.bill
        )

    def _take_tokens(self, s: State, n: int) -> None:
        """Take this many from the current card: a separate item, deducted from what is still due."""
        bill: list[Item] = []
        for at, item in enumerate(self.bill):
            if isinstance(item, bills.AnyTokens) and item.n:
                cid = holders(s, self.side, item)[0][0]
                if n:
                    bill.append(bills.Tokens(cid, item.token, n))
                bill.append(bills.AnyTokens(item.token, item.n - n, (*item.asked, cid), item.anyones, item.among))
                self.bill = (*bill, *self.bill[at + 1 :])
                return
            bill.append(item)

    def finish(self, s: State) -> None:
        if self.into:
            priced = tuple((item.cid,) for item in self.bill if isinstance(item, bills.Priced))
            s.stack[-1].receive(s, self.into, (*self.chosen, *priced))


PAYMENT: Final = table("Payment")
