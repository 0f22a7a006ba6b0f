"""Using and resolving abilities (CR 9.4 to 9.6; 1.4:9.5 to 9.7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from sneakdoor.kernel.frames import Move, StepTable, step, table
from sneakdoor.model import parts
from sneakdoor.model.abilities import Paid, When, While
from sneakdoor.model.bills import Bill, PriceOf, ThisCard
from sneakdoor.model.causes import UseCause
from sneakdoor.model.changes import Change, OfAbility
from sneakdoor.model.declare import Ability, Branch, Known
from sneakdoor.model.enums import ASIDE, RULES, RUNNER
from sneakdoor.model.game_frame import GameFrame, Resolving, Sourced, held_in
from sneakdoor.model.keys import Key
from sneakdoor.model.objects import Lingering, Pending, Thing
from sneakdoor.model.refusal import Refusal
from sneakdoor.model.registers import CARDS_IN, REGISTERS, Captured, Register, Registers
from sneakdoor.model.state import D_ENDED, D_LIMITS, D_WHILE, State
from sneakdoor.rules.changes import MARK, MARKED, all_of_the_act, blanked, happen, used_in_run
from sneakdoor.rules.checkpoints import checkpoint
from sneakdoor.rules.copying import COPIED, works_copied
from sneakdoor.rules.costs import bill_of, either, nested_bill, pay, short
from sneakdoor.rules.hooks import HOOKS
from sneakdoor.rules.imminence import Imminent, apply_now, happens, perform
from sneakdoor.rules.last_known import keep_considered, keep_last_known, still_known
from sneakdoor.rules.loops import ASK, GO, InfiniteLoop, again, bounded, turning
from sneakdoor.rules.moving import remember, to_pile
from sneakdoor.rules.potential import NO_EFFECT, USELESS, could_change
from sneakdoor.rules.quantities import additional_bill, no_paid_use, strength, unusable
from sneakdoor.rules.questions import Ask, as_refs
from sneakdoor.rules.visibility import hide_again

NOT_NOW: Final = Refusal("9.5.5", "The ability cannot be used at this time.")
BLANK: Final = Refusal("9.1.5", "The card's text box is blank.")
USED_UP: Final = Refusal("9.6.3", "The ability was already used this turn.")
USED_IN_RUN: Final = Refusal("9.5.5", "The ability was already used in this run.")
CANNOT_USE: Final = Refusal("1.2.2", "The card says that it cannot be used now.")


USED: Final = 2
"""What was used is not used once more by another part of the same ability."""

ASIDE_IN: Final[tuple[Register, ...]] = ("aside", "found", "looked")
"""Registers with cards that an ability has set aside."""


class Resolve(Resolving):
    """An ability resolving: a flat program, a position in it, and registers."""

    __slots__ = ()

    stage: ClassVar[str] = "ability"

    def __init__(
        self,
        ability: int = 0,
        src: int = -1,
        side: int = 0,
        ref: int = -1,
        change: Change | None = None,
        lki: Thing | None = None,
        regs: Registers | None = None,
        pc: int = 0,
        using: int = 0,
        at: int = 0,
    ) -> None:
        self.at = at
        self.ability = ability
        self.src = src
        self.side = side
        self.ref = ref
        self.change = change
        self.using = using
        self.lki = lki
        self.regs = {} if regs is None else regs
        self.pc = pc

    def table(self) -> StepTable:
        return RESOLVE

    def unshare(self) -> None:
        self.regs = self.regs.copy()

    def stage_rule(self) -> str:
        return "9.1.2"  # instructions follow each other; which is current is not shown

    def resolves(self, ability: int, src: int) -> bool:
        return self.ability == ability and self.src == src

    def aside_swapped(self, s: State, leaves: tuple[int, int], comes: int) -> None:
        for name in ASIDE_IN:
            group = self.regs.get(name, ())
            if leaves in group:
                self.regs[name] = tuple((comes, s.ref[comes]) if one == leaves else one for one in group)

    def last_known(self) -> Thing | None:
        return self.lki

    def concerns(self) -> set[int]:
        return {self.src} | held_in(self.regs.items())

    def lays_open(self, s: State, cid: int) -> bool:
        # CR 1.4:1.20.6: what it showed is seen until it is done.
        return (cid, s.ref[cid], RUNNER) in self.regs.get("shown", ())

    def measures(self) -> tuple[int, ...]:
        return (self.ability, self.pc)

    @step(
        "9.1.2",
        "1.4:9.5.6g",
        "1.4:9.6.14b",
        "1.4:9.6.14f",
        "1.4:9.6.14g",
        "1.4:9.7.2a",
        "1.4:9.7.2e",
        "1.4:9.7.2f",
        opens=("Imminent",),
        ways=(("no instruction is left", "end"), ("it needs no checkpoint", "next_instruction")),
    )
    def next_instruction(self, s: State) -> None:
        program = s.book.abilities[self.ability].program
        pc = self.pc
        if pc >= len(program):
            self.leave()  # nothing is left of the ability, so it is complete
            return
        self.pc = pc + 1
        instruction = program[pc]
        if COPIED in self.regs and not works_copied(s, instruction):
            # CR 10.12.2: what speaks of the card it was copied from does nothing here, and is not so.
            self.pc += instruction.denied() if isinstance(instruction, Branch) else 0
            self.repeat()
            return
        instruction.run(s, self)  # CR 1.4:9.10.1: what it pushes comes to an end before anything follows.
        if instruction.quiet():
            self.repeat()

    @step(
        "10.3.6",
        "1.4:9.5.6f",
        "1.4:9.6.14e",
        "1.4:9.7.2d",
        opens=("Checkpoint",),
        ways=(("always", "next_instruction"),),
    )
    def between(self, s: State) -> None:
        """CR 10.3.6: a checkpoint between instructions and after the last."""
        self.goto("next_instruction")
        if self.using == 1:
            # CR 9.1.3b + 9.6.7d: used once an optional effect was resolved.
            self.using = USED
            used = OfAbility("used", self.ability)
            happen(s, used, self.side, self.src, src=self.src, cause="conditional", rule="9.6.7d")
        checkpoint(s)

    def finish(self, s: State) -> None:
        if "shown" in self.regs:
            hide_again(s, self.regs)  # CR 1.4:1.20.6 + 26.03:1.21.6: shown until the whole ability has resolved
        if "while" in s.index and isinstance(s.book.abilities[self.ability].decl, While):
            s.dirty |= D_WHILE  # CR 1.4:9.6.7a: it resolves no more, so the next checkpoint may find it true again

    def receive(self, s: State, what: str, value: Any) -> None:
        if what in CARDS_IN:
            self.regs[CARDS_IN[what]] = as_refs(s, value)  # cards are held as the objects they are now
        else:
            self.regs[REGISTERS[what]] = value


RESOLVE: Final = table("Resolve")


def resolve(s: State, ability: int, src: int, side: int, regs: Registers | None = None) -> Resolve:
    """Begin to resolve an ability."""
    frame = Resolve(ability, src, side, s.ref[src] if src >= 0 else -1, regs=regs)
    s.push(frame)
    return frame


def registers(s: State, one: Pending) -> Registers:
    """What a pending ability begins with: what it captured, and the card its condition was about."""
    regs = dict(one.regs)
    if one.change is not None and one.change.cid >= 0:
        regs["subject"] = ((one.change.cid, one.change.ref),)
        decl = s.book.abilities[one.ability].decl
        if isinstance(decl, When) and decl.per_batch and one.change.batch:
            regs["subject"] = as_refs(s, all_of_the_act(s, decl, one.src, one.change.batch))
    return regs


def trial_frame(s: State, one: Pending) -> Resolve:
    """A pending ability as it would begin to resolve, to ask what it could do and what it costs."""
    return Resolve(one.ability, one.src, one.controller, one.ref, one.change, None, registers(s, one))


def resolve_pending(s: State, one: Pending) -> None:
    """Trigger a pending ability (CR 9.6.7)."""
    if not one.optional:
        word = bounded(s, one.ability, one.src, turning(s) or again(s, one.ability))
        if word != GO:
            if word == ASK:
                s.push(InfiniteLoop(one.controller, one.src, one.ability, one))  # CR 10.10.1: how many times
            return
    if parts.TriggeredAbility.kind in s.index:
        s.push(Triggered(one))
    else:
        begin(s, one)


def begin(s: State, one: Pending) -> None:
    """The ability that was triggered resolves (CR 9.6.7d)."""
    # CR 1.4:9.6.12: it has its own frame now, so it resolves even if its card leaves.
    decl = s.book.abilities[one.ability].decl
    key = (one.ref, one.ability)
    s.uses[key] = s.uses.get(key, 0) + 1
    lki = one.change.lki if one.change is not None and one.change.cid == one.src else None
    frame = Resolve(one.ability, one.src, one.controller, one.ref, one.change, lki, registers(s, one), 0, one.optional)
    s.push(frame)
    if isinstance(decl, When) and (bill := trigger_bill(s, frame, decl)):
        keep_last_known(s, frame, bill)
        pay(s, one.controller, bill, ("ability", one.src), one.src)


class Triggered(GameFrame):
    """A whole ability about to resolve, while something could answer that (1.4:9.8)."""

    __slots__ = ("expected", "one")

    def __init__(self, one: Pending | None = None, expected: bool = False, at: int = 0) -> None:
        self.at = at
        self.one = Pending() if one is None else one
        self.expected = expected  # nothing has prevented it

    def table(self) -> StepTable:
        return TRIGGERED

    @step("9.6.7b", opens=("Imminent",))
    def become_imminent(self, s: State) -> None:
        one = self.one
        change = one.change
        # CR 26.03:9.6.14a + 26.03:9.6.14b: "when encountered", "when installed": what happened to its own card.
        about = change.kind if change is not None and change.cid == one.src else ""
        perform(s, [parts.TriggeredAbility(one.controller, one.src, about, one.ref)])

    @step("9.6.7d", opens=("Resolve",))
    def resolve(self, s: State) -> None:
        if self.expected:
            begin(s, self.one)


TRIGGERED: Final = table("Triggered")


@happens(parts.TriggeredAbility)
def apply_ability(s: State, them: list[parts.TriggeredAbility]) -> None:
    """Nothing has prevented the ability that was triggered."""
    frame = s.find(Triggered)
    if frame is not None:
        frame.expected = True


def refuse_use(s: State, side: int, cid: int, number: int, less: int = 0) -> Refusal | None:
    """Why a paid ability cannot be used now, if so: the first reason; windows judge the timing."""
    found = use_refusals(s, side, cid, number, less, first=True)
    return found[0] if found else None


def is_idle_use(s: State, side: int, cid: int, number: int) -> bool:
    """May a paid ability be used although it could change nothing (CR 26.03:1.2.4)?"""
    return refuse_use(s, side, cid, number) in USELESS


def use_bill(s: State, side: int, cid: int, decl: Paid, x: int = 0) -> Bill:
    """What using a paid ability costs now: its trigger cost with this X, and what is added for breaking subroutines."""
    bill = bill_of(s, decl.cost, side, cid)
    for one in decl.cost:
        if one.asks_x():
            bill = (*bill, *one.bill_of_x(cid, x))
    if (s.lingering or "cost:break" in s.index) and any(one.breaks() for one in decl.do):
        bill = (*bill, *additional_bill(s, "break", side, cid))  # CR 1.15.9: added to it, and paid with it
    return (*bill, *additional_bill(s, "use", side, cid)) if "cost:use" in s.index else bill


def trigger_bill(s: State, frame: Resolving, decl: When) -> Bill:
    """What triggering a conditional ability costs now: its nested cost, and what is added to use its card."""
    bill = nested_bill(s, decl.cost, frame.side, frame) if decl.cost else ()
    if decl.optional and "cost:use" in s.index:
        # CR 9.1.3b + 1.15.9: what is optional is used
        return (*bill, *additional_bill(s, "use", frame.side, frame.src))
    return bill


def use_refusals(s: State, side: int, cid: int, number: int, less: int = 0, *, first: bool = False) -> list[Refusal]:
    """Every reason why a paid ability cannot be used now, with its cost lowered by some clicks.

    With `first`, stop at the first reason, which avoids the expensive checks.
    """
    # CR 1.4:9.3.3 + 26.03:9.11.4a: what limits the use of an ability is asked of the whole of it, before it is paid.
    known = s.book.abilities[number]
    decl = known.decl
    assert isinstance(decl, Paid)
    out: list[Refusal] = []
    refusal: Refusal | None
    if decl.only is not None and not decl.only.true(s, cid, None):
        out.append(NOT_NOW)
        if first:
            return out
    if decl.flag and (refusal := HOOKS.refuse_flagged(s, cid, decl)) is not None:
        out.append(refusal)
    if "blank" in s.index and blanked(s, cid):
        out.append(BLANK)
    if decl.once_per_turn and s.uses.get((s.ref[cid], number), 0):
        out.append(USED_UP)  # CR 26.03:9.3.6g: not again
    if unusable(s, cid) or (decl.flag != "access" and no_paid_use(s, cid, side)):
        out.append(CANNOT_USE)
    if decl.once_per_run and used_in_run(s, cid, number):
        out.append(USED_IN_RUN)
    if first and out:
        return out
    price = known.price()
    choose_x = not price and asks_x(decl)  # what is always the same has no X in it
    bill: Bill
    if price and not (s.lingering or "cost:break" in s.index or "cost:use" in s.index):
        bill = price
    else:
        # CR 26.03:1.16.2c: 0 may be announced too, and then nothing comes of it.
        some = choose_x and s.book.ruleset.potential
        least = min(fitting_x(s, Resolve(number, cid, side, s.ref[cid])) or [1]) if some else 0
        bill = use_bill(s, side, cid, decl, least)
    refusal = short(s, side, bill, ("use", cid), less)
    if refusal is not None:
        out.append(refusal)
        if first:
            return out
    probe = Resolve(number, cid, side, s.ref[cid])
    if known.about_ice and not s.book.ruleset.potential and (unmet := refuse_without_ice(s, known, probe)):
        out.append(unmet)
        if first:
            return out
    if choose_x:
        if refusal is None and next(values_of_x(s, side, cid, number), -1) < 0:
            out.append(NO_EFFECT)
        return out
    _hold(s, probe, decl, () if price else bill)
    if not could_change(s, known.program, probe):
        out.append(NO_EFFECT)  # CR 1.4:9.1.6d: what can change nothing is not used
    return out


def refuse_without_ice(s: State, known: Known, probe: Resolve) -> Refusal | None:
    """CR 26.03:9.5.6: an ability about ice in a run needs such ice; why it cannot be used, if so."""
    found = [one.refuse_use(s, probe) for one in known.program if one.is_about_ice()]
    return next((one for one in found if one is not None), None)


def _hold(s: State, probe: Resolve, decl: Paid, bill: Bill) -> None:
    """Give an ability that is only tried out the cards it would hold."""
    for item in bill:
        if isinstance(item, PriceOf):
            probe.regs[SPENT] = as_refs(s, [one for one, _ in item.prices])  # any of them may yet be chosen
    if decl.flag == "access":
        probe.regs["accessed"] = HOOKS.accessed(s)
    if decl.keeps_hosted:
        probe.regs["hosted"] = as_refs(s, s.things[probe.src].hosted)


def values_of_x(s: State, side: int, cid: int, number: int) -> Iterator[int]:
    """The numbers that can be paid for an X in a trigger cost, and with which something could change (CR 1.2.5)."""
    known = s.book.abilities[number]
    assert isinstance(known.decl, Paid)
    fits = fitting_x(s, Resolve(number, cid, side, s.ref[cid]))
    if fits:
        yield from (x for x in fits if short(s, side, use_bill(s, side, cid, known.decl, x), ("use", cid)) is None)
        return
    x = 1
    while short(s, side, use_bill(s, side, cid, known.decl, x), ("use", cid)) is None:
        probe = Resolve(number, cid, side, s.ref[cid])
        probe.regs["x"] = x
        if could_change(s, known.program, probe):
            yield x
        x += 1


def payable_x(s: State, side: int, cid: int, number: int) -> list[int]:
    """The numbers that can be paid for an X in a trigger cost."""
    decl = s.book.abilities[number].decl
    assert isinstance(decl, Paid)
    x = 0
    while short(s, side, use_bill(s, side, cid, decl, x), ("use", cid)) is None:
        x += 1
    return list(range(x))


def asks_x(decl: Paid) -> bool:
    """Is an X part of its trigger cost?"""
    return any(one.asks_x() for one in decl.cost)


def fitting_x(s: State, frame: Resolve) -> list[int]:
    """The numbers that the instructions of an ability leave for an X; none if they leave it open (CR 1.15.3)."""
    for one in s.book.abilities[frame.ability].program:
        if (found := one.fits_x(s, frame)) is not None:
            return found
    return []


def could_change_something(s: State, number: int, cid: int, side: int) -> bool:
    """Could this ability of this card change anything now?"""
    known = s.book.abilities[number]
    return could_change(s, known.program, Resolve(number, cid, side, s.ref[cid]))


SPENT: Final = "spent"
"""The register of a paid ability for the cards that were chosen as its cost was paid."""


class UsePaid(Sourced):
    """Using a paid ability (CR 9.5.6)."""

    __slots__ = ("ability", "accessed", "kept", "lki", "ref", "spent", "with_card", "x")

    def __init__(
        self,
        ability: int = 0,
        src: int = 0,
        side: int = 0,
        ref: int = -1,
        lki: Thing | None = None,
        kept: tuple[tuple[int, int], ...] = (),
        x: int = -1,
        spent: tuple[tuple[int, int], ...] = (),
        accessed: tuple[tuple[int, int], ...] = (),
        with_card: bool = False,
        at: int = 0,
    ) -> None:
        self.at = at
        self.ability = ability
        self.src = src
        self.side = side
        self.ref = ref
        self.lki = lki
        self.with_card = with_card  # it was paid for with its own card
        self.accessed = accessed  # as a mid-access ability: the card being accessed
        self.kept = kept  # what was hosted on the source when it was trashed, set aside meanwhile
        self.x = x  # what was chosen for an X in the trigger cost, or -1
        self.spent = spent  # the cards that were chosen as it was paid

    def table(self) -> StepTable:
        return USE_PAID

    def resolves(self, ability: int, src: int) -> bool:
        return self.ability == ability and self.src == src

    def last_known(self) -> Thing | None:
        return self.lki

    def measures(self) -> tuple[int, ...]:
        return (self.ability,)

    @step("1.4:9.5.6a")
    def declare(self, s: State) -> None:
        self.ref = s.ref[self.src]
        thing = s.things.get(self.src)
        self.lki = thing.clone() if thing is not None else None
        if self.lki is not None and s.card(self.src).strength is not None:
            remember(self.lki, "strength", strength(s, self.src))  # CR 9.1.7: gone, it is asked no more
        if self.lki is not None:
            keep_considered(s, self.lki)
        s.uses[(self.ref, self.ability)] = s.uses.get((self.ref, self.ability), 0) + 1

    @step("1.4:9.5.6b", opens=("Payment",))
    def pay_trigger_cost(self, s: State) -> None:
        decl = s.book.abilities[self.ability].decl
        assert isinstance(decl, Paid)
        if self.x < 0 and asks_x(decl):
            self.repeat()
            self._choose_x(s)
            return
        bill = bill_of(s, decl.cost, self.side, self.src)
        if not either(bill):
            self.bill_chosen(s, bill)
        if decl.keeps_hosted:
            # CR 9.1.7 + 26.03:4.8.5 + 26.03:9.5.5: for this ability what was hosted here is so still.
            hosted = s.things[self.src].hosted
            for cid in hosted:
                to_pile(s, cid, ASIDE, faceup=s.things[cid].faceup)
            self.kept = as_refs(s, hosted)
        bill = use_bill(s, self.side, self.src, decl, self.x)
        pay(s, self.side, bill, ("use", self.src), self.src, SPENT)

    def bill_chosen(self, s: State, bill: Bill) -> None:
        """Record that the ability is used, now that it is known what is paid for it."""
        # CR 1.4:9.1.6a + 1.4:9.5.3 + 26.03:9.5.3: paying for it is using it, and its card.
        # CR 26.03:1.19.4b: of costs joined by "or" the one that is paid makes it what it is.
        own = [item for item in bill if isinstance(item, ThisCard)]
        self.with_card = bool(own)
        trashes = any(item.verb == "trash" for item in own)
        cause: UseCause = "trash ability" if trashes else "paid"  # CR 1.18.4a: known by its trigger cost
        happen(s, OfAbility("used", self.ability), self.side, self.src, src=self.src, cause=cause, rule="1.4:9.5.6b")

    def _choose_x(self, s: State) -> None:
        """CR 1.15.3: the number is chosen as the cost is paid; with 0 nothing would be done (CR 1.2.5)."""
        options: tuple[Move, ...] = tuple(("number", n) for n in values_of_x(s, self.side, self.src, self.ability))
        useless: tuple[Move, ...] = ()
        if not s.book.ruleset.potential:
            # CR 26.03:1.16.2c: any number from 0 on, whatever comes of it.
            payable: tuple[Move, ...] = tuple(("number", n) for n in payable_x(s, self.side, self.src, self.ability))
            useless = tuple(one for one in payable if one not in options)
            if not options:
                options, useless = useless[:1], useless[1:]
        s.push(Ask(self.side, "choose X", "1.15.3", options, "x", self.src, useless))

    def receive(self, s: State, what: str, value: Any) -> None:
        if what == SPENT:
            # What the ability says of the cards that were paid with is of what they are now, wherever that is.
            self.spent = as_refs(s, [cid for group in value for cid in group])
        else:
            self.x = value[1]

    @step("1.4:9.5.6c", opens=("Resolve",))
    def become_imminent(self, s: State) -> None:
        """The ability is independent of its source from here on (CR 9.4.3)."""
        # CR 1.4:9.5.4: once it is paid for, it resolves with what was known of its card then.
        thing = s.things.get(self.src)
        gone = thing is None or s.ref[self.src] != self.ref
        regs: Registers = {"hosted": self.kept} if self.kept else {}
        if self.spent:
            regs[SPENT] = self.spent
        if self.x >= 0:
            regs["x"] = self.x
        if self.accessed:
            regs["accessed"] = self.accessed
        lki = still_known(s, self.lki, self.with_card) if gone and self.lki is not None else None
        s.push(Resolve(self.ability, self.src, self.side, self.ref, None, lki, regs, 0, USED))

    @step("1.4:9.5.6h")
    def complete(self, s: State) -> None:
        happen(s, OfAbility("ability complete", self.ability), self.side, self.src, rule="1.4:9.5.6h", seen=0)
        left: list[parts.Part] = [
            parts.Trash(RULES, cid, cause="host gone", ref=ref) for cid, ref in self.kept if s.ref[cid] == ref
        ]
        if left:
            apply_now(s, left)  # CR 1.12.11: the remaining hosted cards are trashed
            checkpoint(s)


USE_PAID: Final = table("UsePaid")


def linger(
    s: State,
    key: Key,
    until: int,
    *,
    ability: int = -1,
    src: int = -1,
    side: int = 0,
    target: int = -1,
    amount: int = 0,
    once: bool = False,
    regs: tuple[Captured, ...] = (),
    which: str = "",
) -> None:
    """Create a lingering effect (1.4:9.9). One that is tied to nothing running ends at the next checkpoint."""
    # CR 1.4:9.9.1 + 26.03:1.12.6a: kept by the game and not by its source, until a checkpoint finds its time over.
    effect = Lingering(key, ability, src, side, target, amount, until, once, regs, s.fresh(), which)
    s.lingering = (*s.lingering, effect)
    if key in MARKED:
        s.index[MARKED[key]] = (*s.index.get(MARKED[key], ()), MARK)
    s.dirty |= D_ENDED | D_LIMITS


def number_of(s: State, decl: Ability) -> int:
    """The number of an ability nested in an instruction."""
    return s.book.numbers[id(decl)]


def replace_part(s: State, frame: Imminent, one: parts.Part, effect: Lingering) -> None:
    """The part is not carried out; the effect's ability resolves instead (CR 9.8.4a)."""
    if effect.once:
        s.lingering = tuple(other for other in s.lingering if other is not effect)
    frame.goto("replace")  # another replacement needs something left to replace (CR 9.8.4d)
    if one.become(effect.ability):
        return
    frame.parts = [other for other in frame.parts if other is not one]
    resolve(s, effect.ability, effect.src, effect.side, dict(effect.regs))


HOOKS.refuse_use = refuse_use
HOOKS.could_change = could_change_something
HOOKS.replace_part = replace_part
HOOKS.resolve = resolve
HOOKS.resolve_pending = resolve_pending
