"""Costs (CR 1.15): values that can be judged as a whole and are paid all at once.

A declared cost becomes a *bill* (see components): plain items with the cards and numbers of this moment.
"""

from __future__ import annotations

from typing import Any, Final

from sneakdoor.kernel.frames import Move, StepTable, step, table
from sneakdoor.model.abilities import When
from sneakdoor.model.constants import CreditsFor, Prevents
from sneakdoor.model.declare import Component
from sneakdoor.model.frames import GameFrame, Sourced
from sneakdoor.model.happenings import WOULD, PartKind
from sneakdoor.model.objects import AS_AGENDA, Change, Part
from sneakdoor.model.refusal import Refusal
from sneakdoor.model.state import State
from sneakdoor.model.words import CORP, CREDIT, HAND, RUNNER
from sneakdoor.rules.asking import Ask, Pick
from sneakdoor.rules.bills import Bill, Item, holders
from sneakdoor.rules.changes import entries, happen, occurred_before
from sneakdoor.rules.checkpoints import checkpoint
from sneakdoor.rules.imminence import NEEDED, apply_now, part, perform
from sneakdoor.rules.money import lose_clicks, pooled, take_from_pool
from sneakdoor.rules.moving import place_tokens
from sneakdoor.rules.quantities import unusable

Purpose = tuple[str, int]

LOWERED: Final = ("play", "install")
"""Costs that interrupts may lower before they are paid."""

LESS_CLICKS: Final = "less clicks"
"""The key of a lingering effect that makes the next action cheaper."""

NO_CREDITS: Final = Refusal("1.15.1", "There are not enough credits to pay the whole cost.")
NO_CLICKS: Final = Refusal("1.15.1", "There are not enough clicks to pay the whole cost.")
NO_TOKENS: Final = Refusal("1.15.1", "There are not enough tokens on the card to pay the cost.")
NO_CARDS: Final = Refusal("1.15.1", "There are not enough cards to pay the cost with.")
NO_SHUFFLE: Final = Refusal("1.15.1", "There are no cards to shuffle.")
NO_THIS: Final = Refusal("1.15.1", "The card that would be trashed as the cost is not there.")
NO_GRIP: Final = Refusal("1.15.1", "The grip is too small to suffer that damage as a cost.")
NO_TAGS: Final = Refusal("1.15.1", "There are not enough tags to pay with.")
COUNTERS: Final = ("tokens", "any tokens")
MARKS: Final = ("tags", "bad publicity", "take tags")
NO_BAD_PUBLICITY: Final = Refusal("10.6.3", "The Corp has not enough bad publicity.")
PREVENTED: Final = Refusal("1.15.1b", "That would be prevented, so it cannot be paid as a cost.")
TOGETHER: Final = Refusal("1.15.9b", "The costs cannot all be paid at once.")


def bill_of(s: State, cost: tuple[Component, ...], side: int, src: int) -> Bill:
    """The items of a declared cost at this moment."""
    if len(cost) == 1:
        return cost[0].bill(s, side, src)
    out: list[Item] = []
    for one in cost:
        out.extend(one.bill(s, side, src))
    return tuple(out)


def credits_due(bill: Bill) -> int:
    return sum(item[1] for item in bill if item[0] == "credits")


def sources(s: State, side: int, purpose: Purpose) -> list[tuple[int, int]]:
    """Cards whose credits may be spent for this, with how many there are (CR 1.10.4b, 1.10.4c)."""
    key = "credits:0" if side == CORP else "credits:1"
    if key not in s.index:
        return []
    out = []
    for src, number in entries(s, key):
        decl = s.book.abilities[number].decl
        n = s.tokens(src, CREDIT)
        if n and isinstance(decl, CreditsFor) and decl.serves(s, src, purpose) and (src, n) not in out:
            if not unusable(s, src):
                out.append((src, n))
    return out


def can_spend(s: State, side: int, purpose: Purpose) -> int:
    """How many credits a side could spend for this purpose."""
    n = s.credits[side]  # CR 1.13.3: the own pool, and below the own cards
    key = "credits:0" if side == CORP else "credits:1"
    if key in s.index:
        n += sum(more for _, more in sources(s, side, purpose))  # CR 1.10.4: only where a card allows it
    return n


def click_discount(s: State, side: int) -> int:
    """How many clicks less the next action of a side costs (CR 5.2.2)."""
    return sum(one.amount for one in s.lingering if one.key == LESS_CLICKS and one.side == side)


def short(s: State, side: int, bill: Bill, purpose: Purpose, less: int = 0) -> Refusal | None:
    """What keeps a side from paying the whole bill at once (CR 1.15.1, 1.15.9b), if it were so many clicks cheaper."""
    due = clicks = grip = 0
    more = False
    for item in bill:
        what = item[0]
        if what == "credits":
            due += item[1]
        elif what == "clicks" or what == "lose clicks":
            clicks += item[1]
        else:
            more = True
    if clicks > s.clicks[side] and clicks - less - click_discount(s, side) > s.clicks[side]:
        return NO_CLICKS
    if due > s.credits[side] and due > (have := can_spend(s, side, purpose)):  # CR 1.15.1d: 0 is never too much
        less, grip = could_lower(s, side, bill, purpose)
        if due - less > have:
            return NO_CREDITS
    return _short_of_more(s, side, bill, purpose, grip) if more or grip else None


def _short_of_more(s: State, side: int, bill: Bill, purpose: Purpose, grip: int) -> Refusal | None:
    """What keeps a side from paying with more than credits and clicks; some of its hand is spoken for already."""
    marks = tokens = False
    choices: list[tuple[tuple[int, ...], int]] = []
    for item in bill:
        what = item[0]
        if what in COUNTERS:
            tokens = True
        elif what in ("trash", "forfeit", "join"):
            if item[1] not in s.things:
                return NO_THIS
        elif what == "trash top":
            if len(s.deck[side]) < item[1]:
                return NO_CARDS
        elif what == "shuffle hand":
            if not s.hand[side] and len(s.deck[side]) < 2:
                return NO_SHUFFLE
        elif what == "choose":
            choices.append((item[2], item[3]))
            if len(item[2]) < item[3]:
                return NO_CARDS
            if item[2] and s.zone[item[2][0]] == HAND:
                grip += item[3]
        elif what == "damage":
            grip += item[2]
            if _prevented(s, "damage", item[1]):
                return PREVENTED
        elif what in MARKS:
            marks = True
    if marks and (refusal := _short_of_marks(s, bill)) is not None:
        return refusal
    if tokens and _short_of_tokens(s, side, bill):
        return NO_TOKENS
    if grip and grip > len(s.hand[side]) - _leaving_hand(s, purpose):
        return NO_GRIP  # see the interpretations: a cost that would end the game cannot be paid in full
    if len(choices) > 1 and not _disjoint(choices, frozenset()):
        return TOGETHER
    return None


def _short_of_tokens(s: State, side: int, bill: Bill) -> bool:
    """Are there fewer tokens than the bill asks for, on one card or on all that may pay?"""
    due: dict[tuple[int, str], int] = {}
    for item in bill:
        if item[0] == "tokens":
            key = (item[1], item[2])
            due[key] = due.get(key, 0) + item[3]
        elif item[0] == "any tokens" and sum(n for _, n in holders(s, side, item[1])) < item[2]:
            return True
    return any(s.tokens(*key) < n for key, n in due.items())


def _short_of_marks(s: State, bill: Bill) -> Refusal | None:
    """CR 1.9.4: a tag or bad publicity that is only considered to be there cannot be spent."""
    for kind, have, refusal in (("tags", s.tags, NO_TAGS), ("bad publicity", s.bad_publicity, NO_BAD_PUBLICITY)):
        if sum(item[1] for item in bill if item[0] == kind) > have:
            return refusal
    return PREVENTED if any(item[0] == "take tags" for item in bill) and _prevented(s, "tag") else None


def could_lower(s: State, side: int, bill: Bill, purpose: Purpose) -> tuple[int, int]:
    """How much interrupts could take off a play or install cost (1.4:9.8), and how many cards in hand that takes."""
    less = cards = 0
    if purpose[0] not in LOWERED or "cost" not in s.index:
        return less, cards
    would = Change("would cost", side, purpose[1], amount=base_cost(bill), cause=purpose[0])
    part = Part("cost", side, purpose[1], base_cost(bill), purpose[0])
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
            cards += sum(item[3] for item in price if item[0] == "choose" and s.zone[item[2][0]] == HAND)
    return min(less, base_cost(bill)), cards


def base_cost(bill: Bill) -> int:
    """The play or install cost itself, which a bill has before what is added to it."""
    return next((item[1] for item in bill if item[0] == "credits"), 0)


def pay_lowered(s: State, side: int, bill: Bill, purpose: Purpose) -> None:
    """Pay to play or install a card; until then the cost is a value that interrupts could lower (CR 1.4:9.8.6c)."""
    cost = base_cost(bill)
    if not cost or "cost" not in s.index:
        pay(s, side, bill, purpose, purpose[1])
        return
    specs = (NEEDED,) if credits_due(bill) > can_spend(s, side, purpose) else ()
    perform(s, [Part("cost", side, purpose[1], cost, purpose[0], purpose[1], specs=specs)])


@part("cost")
def apply_cost(s: State, parts: list[Part]) -> None:
    """The frame that plays or installs the card pays what its cost has become."""
    for one in parts:
        for frame in reversed(s.stack):
            bill = frame.bill_for(s, one.cid)
            if bill is not None:
                at = next(n for n, item in enumerate(bill) if item[0] == "credits")
                bill = (*bill[:at], ("credits", max(0, one.amount)), *bill[at + 1 :])
                pay(s, one.by, bill, (one.what, one.cid), one.cid)
                break


def _leaving_hand(s: State, purpose: Purpose) -> int:
    """A card being played or installed has left the hand before its cost is paid (1.4:8.6.1, 1.4:8.3.1)."""
    what, cid = purpose
    return 1 if what in ("play", "install") and cid >= 0 and s.zone[cid] == HAND else 0


def _prevented(s: State, what: PartKind, kind: str = "") -> bool:
    """CR 1.15.1b: a constant prevention, or an interrupt that must be triggered, makes damage or tags unpayable."""
    would = Change(WOULD[what], RUNNER, amount=1, cause=kind)
    part = Part(what, RUNNER, amount=1, what=kind, cause="cost")
    waiting = ((one.src, one.ability) for one in s.lingering if one.key == what and one.ability >= 0)
    for src, number in (*entries(s, what), *waiting):
        decl = s.book.abilities[number].decl
        if isinstance(decl, Prevents) and (not decl.what or kind in decl.what):
            if decl.only is None or decl.only.true(s, src, None):
                return True
        if isinstance(decl, When) and not decl.optional and decl.event.met(s, would, src):
            now = decl.where is None or decl.where.true(s, src, None)
            if now and any(one.prevents() and one.answers(s, part, src) for one in decl.do):
                if not (decl.first and occurred_before(s, decl, would, src)):
                    return True
    return False


def _disjoint(choices: list[tuple[tuple[int, ...], int]], taken: frozenset[int]) -> bool:
    """Can every choice be made with cards of its own?"""
    if not choices:
        return True
    (cids, n), rest = choices[0], choices[1:]
    free = [cid for cid in cids if cid not in taken]
    if len(free) < n:
        return False
    others = set().union(*(set(more) for more, _ in rest)) if rest else set()
    free.sort(key=lambda cid: cid in others)
    return _disjoint(rest, taken | frozenset(free[:n])) or (
        n == 1 and any(_disjoint(rest, taken | {cid}) for cid in free)
    )


def pay(s: State, side: int, bill: Bill, purpose: Purpose, src: int = -1, into: str = "") -> None:
    """Pay a bill that was judged payable; what must be chosen is asked first. A checkpoint follows."""
    simple = True
    due = 0
    for item in bill:
        if item[0] == "choose" or (item[0] == "any tokens" and item[2]):
            simple = False
        elif item[0] == "credits":
            due += item[1]
    if simple and not (due and sources(s, side, purpose)):
        payer = s.stack[-1]
        _settle(s, side, bill, purpose, src, due, ())
        if into:
            payer.receive(s, into, ())
        if s.stack[-1] is payer:  # if not, paying goes on in what was pushed, which looks afterwards
            checkpoint(s)  # CR 1.15.2 + 10.3.4 + 1.4:9.10.1a: a checkpoint follows every payment.
    else:
        s.push(Payment(side, bill, purpose, src, into))


def settle(
    s: State, side: int, bill: Bill, purpose: Purpose, src: int, from_cards: tuple[tuple[int, int], ...]
) -> None:
    """Pay a bill of which it was decided what comes from where; the caller sees to the checkpoint."""
    used = 0
    for cid, n in from_cards:
        if n:
            place_tokens(s, s.things[cid], CREDIT, -n)
            happen(s, "used", side, cid, n, cid, cause="credits", rule="1.10.4d")
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
) -> None:
    """All items at once, as one batch whose cause is a cost (CR 1.15.9b)."""
    batch = s.fresh()
    if from_pool or (credits_due(bill) and pooled(s, side)):  # the last of the pool may lie on a card
        take_from_pool(s, side, from_pool)
    spent = clicks = 0
    picks = iter(chosen)
    parts: list[Part] = []
    for item in bill:
        what = item[0]
        if what == "credits":
            spent += item[1]
        elif what == "clicks":
            clicks += item[1]
        elif what == "lose clicks":
            lose_clicks(s, side, item[1], src)
        elif what == "tokens":
            place_tokens(s, s.things[item[1]], item[2], -item[3])
            happen(s, "tokens spent", side, item[1], item[3], src, cause=item[2], rule="1.15.1", batch=batch)
        elif what in ("trash", "forfeit"):
            parts.append(Part(what, side, item[1], src=src, cause="cost", ref=s.ref[item[1]]))
        elif what == "trash top":
            top = reversed(s.deck[side][-item[1] :])
            parts.extend(Part("trash", side, cid, src=src, cause="cost", ref=s.ref[cid]) for cid in top)
        elif what == "shuffle hand":
            parts.extend(_shuffled_in(s, side, src))
        elif what == "join":
            points, area = item[2], str(int(side))
            parts.append(Part("add to score area", side, item[1], points, area, src, other=AS_AGENDA))
        elif what == "choose":
            parts.extend(Part(item[1], side, cid, src=src, cause="cost", ref=s.ref[cid]) for cid in next(picks))
        elif what == "damage":
            parts.append(Part("damage", side, amount=item[2], what=item[1], src=item[3], cause="cost"))
        elif what == "take tags":
            parts.append(Part("tag", side, amount=item[1], src=item[2], cause="cost"))
        elif what == "tags":
            s.tags -= item[1]
            happen(s, "tags removed", side, amount=item[1], src=src, cause="cost", rule="10.5.5", batch=batch)
        elif what == "bad publicity":
            s.bad_publicity -= item[1]
            happen(s, "bad publicity removed", side, amount=item[1], src=src, cause="cost", rule="10.6.3", batch=batch)
    if clicks and s.lingering and (less := click_discount(s, side)):
        clicks = max(0, clicks - less)
        s.lingering = tuple(one for one in s.lingering if one.key != LESS_CLICKS or one.side != side)
    if clicks:
        s.clicks[side] -= clicks
        s.spent_click = True
        happen(s, "clicks spent", side, amount=clicks, src=src, cause=purpose[0], rule="1.11.1", batch=batch)
    if spent:
        happen(s, "credits spent", side, amount=spent, src=src, cause=purpose[0], rule="1.10.3c", batch=batch)
    if parts:
        apply_now(s, parts)  # CR 1.15.1a: optional interrupts cannot touch a payment.


def _shuffled_in(s: State, side: int, src: int) -> list[Part]:
    """CR 4.2.3: a hand goes into the deck; with none in it the deck is shuffled all the same."""
    hand = [Part("shuffle in", side, cid, src=src, cause="cost", ref=s.ref[cid]) for cid in s.hand[side]]
    return hand or [Part("shuffle", side, src=src, cause="cost")]


class Payment(Sourced):
    """Paying a cost that leaves something to choose."""

    __slots__ = ("bill", "chosen", "from_cards", "into", "purpose")

    def __init__(
        self,
        side: int = 0,
        bill: Bill = (),
        purpose: Purpose = ("", -1),
        src: int = -1,
        into: str = "",
        chosen: tuple[tuple[int, ...], ...] = (),
        from_cards: tuple[tuple[int, int], ...] = (),
        at: int = 0,
    ) -> None:
        self.at = at
        self.side = side
        self.bill = bill
        self.purpose = purpose
        self.src = src
        self.into = into
        self.chosen = chosen
        self.from_cards = from_cards

    def table(self) -> StepTable:
        return PAYMENT

    def clone(self) -> GameFrame:
        return Payment(self.side, self.bill, self.purpose, self.src, self.into, self.chosen, self.from_cards, self.at)

    def concerns(self) -> set[int]:
        return {self.src}.union(*self.chosen)

    @step("1.15.1")
    def choose_objects(self, s: State) -> None:
        """Each card that is paid with is picked so that the rest stays payable."""
        wanted = [item for item in self.bill if item[0] == "choose"]
        if len(self.chosen) == len(wanted):
            self._choose_tokens(s)
            return
        self.repeat()
        _, verb, cids, n = wanted[len(self.chosen)]
        taken = {cid for group in self.chosen for cid in group}
        rest = [(item[2], item[3]) for item in wanted[len(self.chosen) + 1 :]]
        free = tuple(
            cid for cid in cids if cid not in taken and (not rest or _disjoint(rest, frozenset(taken | {cid})))
        )
        s.push(Pick(self.side, "pay: " + verb, "1.15.1", free, n, n, "objects", self.src))

    def _choose_tokens(self, s: State) -> None:
        """How many tokens come from each card that hosts some."""
        for item in self.bill:
            if item[0] == "any tokens" and item[2]:
                left = holders(s, self.side, item[1], item[3])
                cid, have = left[0]
                low = max(0, item[2] - sum(n for _, n in left[1:]))
                options: tuple[Move, ...] = tuple(("number", n) for n in range(min(have, item[2]), low - 1, -1))
                self.repeat()
                s.push(Ask(self.side, "tokens from", "1.15.1", options, f"tokens:{cid}", cid))
                return

    @step("1.10.3c")
    def choose_credits(self, s: State) -> None:
        """How many credits come from each card that offers some; the pool pays the rest."""
        due = credits_due(self.bill)
        asked = {cid for cid, _ in self.from_cards}
        left = [one for one in sources(s, self.side, self.purpose) if one[0] not in asked]
        if not due or not left:
            return
        self.repeat()
        open_due = due - sum(n for _, n in self.from_cards)
        cid, have = left[0]
        later = sum(n for _, n in left[1:])
        low = max(0, open_due - s.credits[self.side] - later)
        options: tuple[Move, ...] = tuple(("number", n) for n in range(min(have, open_due), low - 1, -1))
        s.push(Ask(self.side, "credits from", "1.10.3c", options, f"credits:{cid}", cid))

    @step("1.15.9b")
    def settle(self, s: State) -> None:
        used = 0
        for cid, n in self.from_cards:
            if n:
                place_tokens(s, s.things[cid], CREDIT, -n)
                happen(s, "used", self.side, cid, n, cid, cause="credits", rule="1.10.4d")
                used += n  # CR 1.4:9.1.6c: who lets its counters be spent is used by that, beside what they pay for
        _settle(s, self.side, self.bill, self.purpose, self.src, credits_due(self.bill) - used, self.chosen)

    @step("1.15.2")
    def look(self, s: State) -> None:
        checkpoint(s)

    def receive(self, s: State, what: str, value: Any) -> None:
        if what == "objects":
            self.chosen = (*self.chosen, value)
        elif what.startswith("tokens:"):
            cid, n = int(what.partition(":")[2]), value[1]
            at = next(n for n, item in enumerate(self.bill) if item[0] == "any tokens" and item[2])
            _, kind, due, asked = self.bill[at]
            rest: Bill = (("any tokens", kind, due - n, (*asked, cid)),)
            self.bill = (*self.bill[:at], *((("tokens", cid, kind, n),) if n else ()), *rest, *self.bill[at + 1 :])
        else:
            self.from_cards = (*self.from_cards, (int(what.partition(":")[2]), value[1]))

    def finish(self, s: State) -> None:
        if self.into:
            s.stack[-1].receive(s, self.into, self.chosen)


PAYMENT: Final = table("Payment")
