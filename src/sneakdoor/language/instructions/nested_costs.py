"""Nested costs (1.4:1.15.10): an ability lets a player pay, and something depends on it."""

from __future__ import annotations

from typing import Final

from sneakdoor.grammar.nouns import all_of
from sneakdoor.grammar.sentences import capital, lower
from sneakdoor.grammar.verbs import does, third
from sneakdoor.kernel.frames import Move
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.costs import CostOr
from sneakdoor.language.instructions.control import YOU, If, may_use, side_of, subject, take_part, value, verb
from sneakdoor.model import bills, parts
from sneakdoor.model.bills import some_credits
from sneakdoor.model.declare import Amount, Cards, Component, Condition, Inner, Instruction, Preparation, flat
from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.model.game_frame import Resolving, held
from sneakdoor.model.phrasing import many, paying, sentences
from sneakdoor.model.registers import Register
from sneakdoor.model.state import State
from sneakdoor.rules.costs import can_spend, nested_bill, pay, short
from sneakdoor.rules.imminence import perform
from sneakdoor.rules.last_known import keep_last_known
from sneakdoor.rules.potential import asks_about_idle, could_change
from sneakdoor.rules.questions import NO, YES, Ask, Pick

_THEIR_OWN: Final[dict[int, dict[str, str]]] = {
    CORP: {"your hand": "HQ", "your deck": "R&D", "your score": "their score"},
    RUNNER: {"your hand": "the grip", "your deck": "the stack", "your score": "their score"},
}
"""Refers to the payer's own cards where the payer is not the card's controller."""


def paid_by(cost: tuple[Component, ...], by: int) -> str:
    """A cost as a clause with a subject."""
    text = paying(cost)
    for own, name in _THEIR_OWN.get(by, {}).items():
        text = text.replace(own, name)
    return text


@dataclass(frozen=True, slots=True)
class AskPay(Preparation):
    """Decide on a nested cost, and pay it (CR 1.15.10); the decision ends an instruction (1.4:9.10)."""

    cost: tuple[Component, ...]
    by: int = YOU
    must: bool = False  # pay if able
    once: bool = False  # per turn
    then: int = 0  # how many instructions are carried out if it is paid
    otherwise: int = 0  # and how many if it is not

    def run(self, s: State, f: Resolving) -> None:
        side = side_of(f, self.by)
        bill = nested_bill(s, self.cost, side, f)
        f.regs["paid"] = 0
        if self.once and s.uses.get((f.ref, ~f.ability), 0):
            return
        if short(s, side, bill, ("nested", f.src)) is not None:
            return
        if self.must:
            f.regs["paid"] = 1
            pay(s, side, bill, ("nested", f.src), f.src)
        elif not may_use(s, f, self.by):
            return
        elif self._worth(s, f):
            s.push(Ask(side, "pay", "1.15.10", (YES, NO), "pay?", f.src))
        elif asks_about_idle(s):
            s.push(Ask(side, "pay", "1.15.10", (NO,), "pay?", f.src, (YES,)))

    def _worth(self, s: State, f: Resolving) -> bool:
        """CR 1.2.5: nothing is paid where neither paying nor not paying could change anything."""
        program = s.book.abilities[f.ability].program
        begins = f.pc + 2  # after the payment, and the check whether it was made
        ends = begins + self.then
        return could_change(s, program[begins:ends], f) or (
            self.otherwise > 0 and could_change(s, program[ends + 1 : ends + 1 + self.otherwise], f)
        )


@dataclass(frozen=True, slots=True)
class PayNow(Inner):
    """The second half of a nested cost: the payment after a yes."""

    # CR 1.4:9.10.4f: whether it is paid ends an instruction; what depends on it is the next.

    cost: tuple[Component, ...]
    by: int = YOU
    once: bool = False

    def run(self, s: State, f: Resolving) -> None:
        if f.regs.pop("pay?", NO) == YES:
            side = side_of(f, self.by)
            f.regs["paid"] = 1
            if self.once:
                # CR 9.6.3: of this ability only the part that is paid for is limited, so that is counted apart.
                s.uses[f.ref, ~f.ability] = 1
            take_part(f, self.by)
            bill = nested_bill(s, self.cost, side, f)
            keep_last_known(s, f, bill)
            pay(s, side, bill, ("nested", f.src), f.src)


@dataclass(frozen=True, slots=True)
class PayIt(Instruction):
    """Pay something, as one of several effects to choose from (CR 9.8.5b)."""

    cost: tuple[Component, ...]
    by: int = YOU

    def run(self, s: State, f: Resolving) -> None:
        if self.resolvable(s, f):
            side = side_of(f, self.by)
            pay(s, side, nested_bill(s, self.cost, side, f), ("nested", f.src), f.src)

    def could_change(self, s: State, f: Resolving) -> bool:
        return self.resolvable(s, f)

    def resolvable(self, s: State, f: Resolving) -> bool:
        side = side_of(f, self.by)
        return short(s, side, nested_bill(s, self.cost, side, f), ("nested", f.src)) is None

    def say(self) -> str:
        return paying(self.cost) if self.by == YOU else does(subject(self.by), paid_by(self.cost, self.by))


@dataclass(frozen=True, slots=True)
class PayAny(Instruction):
    """A nested cost of X credits or clicks (1.4:1.15.10): the payer chooses X, and 0 means not paying."""

    into: Register = "number"
    by: int = YOU
    most: int | Amount = 0  # at most this many; 0: any number
    may: bool = True  # phrased as an offer; otherwise it is part of one
    clicks: bool = False  # clicks and not credits

    def flatten(self, out: list[Instruction]) -> None:
        out.append(_HowMuch(self))
        out.append(self)

    def run(self, s: State, f: Resolving) -> None:
        n = f.number(self.into)
        if n:
            pay(
                s,
                side_of(f, self.by),
                (bills.Clicks(n) if self.clicks else some_credits(n),),
                ("ability", f.src),
                f.src,
            )

    def affordable(self, s: State, f: Resolving) -> int:
        """How much the payer can spend on it."""
        side = side_of(f, self.by)
        return s.clicks[side] if self.clicks else can_spend(s, side, ("ability", f.src))

    def could_change(self, s: State, f: Resolving) -> bool:
        return False

    def say(self) -> str:
        thing, way = ("[click]", "spend") if self.clicks else ("credits", "pay")
        much = (
            many(f"up to {{}}{thing.replace('credits', '[credit]')}", self.most)
            if self.most
            else f"any number of {thing}"
        )
        if self.may:
            return f"{subject(self.by)} may {way} {much}"
        return verb(self.by, f"{way} {much}")


@dataclass(frozen=True, slots=True)
class _HowMuch(Preparation):
    spec: PayAny

    def run(self, s: State, f: Resolving) -> None:
        side = side_of(f, self.spec.by)
        high = self.spec.affordable(s, f)
        if self.spec.most:
            high = min(high, value(self.spec.most, s, f))
        f.regs[self.spec.into] = ("number", max(high, 0))
        options: tuple[Move, ...] = tuple(("number", n) for n in range(high + 1))
        if high > 0 and could_change(s, s.book.abilities[f.ability].program[f.pc + 1 :], f):
            s.push(Ask(side, "pay X", "1.15.10", options, self.spec.into, f.src))
            return
        f.regs[self.spec.into] = ("number", 0)  # CR 1.2.5: nothing could be bought with it
        if high > 0 and asks_about_idle(s):
            s.push(Ask(side, "pay X", "1.15.10", options[:1], self.spec.into, f.src, options[1:]))

    def could_change(self, s: State, f: Resolving) -> bool:
        """What was paid for changes something if anything can be paid; what others would pay is not asked."""
        if side_of(f, self.spec.by) != f.side:  # CR 1.2.5: without regard to what a player would choose
            return False
        if self.spec.most and value(self.spec.most, s, f) <= 0:
            return False
        return self.spec.affordable(s, f) > 0


@dataclass(frozen=True, slots=True)
class TrashUnlessPaid(Instruction):
    """Trash all of certain cards, except those for which a price is paid (1.4:1.15.10b defines it)."""

    what: Cards
    each: int
    by: int

    def flatten(self, out: list[Instruction]) -> None:
        out.append(_ChooseSaved(self))
        out.append(_PayForSaved(self))
        out.append(self)

    def run(self, s: State, f: Resolving) -> None:
        kept = {cid for cid, _ in held(f, "saved")}
        lost = [cid for cid in self.what.all(s, f.src) if cid not in kept]
        if lost:
            perform(s, [parts.Trash(f.side, cid, src=f.src, cause="ability", ref=s.ref[cid]) for cid in lost])

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(self.what.all(s, f.src))

    def say(self) -> str:
        save = f"{subject(self.by)} may pay {self.each}[credit] for any of them to prevent that"
        return f"trash {all_of(self.what.say())}. {capital(save)}"


@dataclass(frozen=True, slots=True)
class _ChooseSaved(Preparation):
    spec: TrashUnlessPaid

    def asks(self) -> str:
        return "Which ones do you pay for?"

    def run(self, s: State, f: Resolving) -> None:
        side = side_of(f, self.spec.by)
        found = tuple(self.spec.what.all(s, f.src))
        f.regs["saved"] = ()
        most = min(len(found), can_spend(s, side, ("nested", f.src)) // self.spec.each)
        if most:
            s.push(Pick(side, "choose", "1.15.10", found, 0, most, "cards:saved", f.src))


@dataclass(frozen=True, slots=True)
class _PayForSaved(Inner):
    spec: TrashUnlessPaid

    def run(self, s: State, f: Resolving) -> None:
        n = len(held(f, "saved"))
        if n:
            pay(s, side_of(f, self.spec.by), (some_credits(n * self.spec.each),), ("nested", f.src), f.src)


@dataclass(frozen=True, slots=True)
class WasPaid(Condition):
    """The nested cost just before was paid."""

    cost: tuple[Component, ...]
    by: int = YOU
    once: bool = False

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return f is not None and bool(f.regs.get("paid"))

    def possible(self, s: State, src: int, f: Resolving | None) -> bool:
        # CR 1.2.5: what follows a cost that cannot be paid is nothing that the ability could do.
        if f is None or (self.once and s.uses.get((f.ref, ~f.ability), 0)):
            return False
        side = side_of(f, self.by)
        return may_use(s, f, self.by) and short(s, side, nested_bill(s, self.cost, side, f), ("nested", src)) is None

    def say(self) -> str:
        return "if paid"


@dataclass(frozen=True, slots=True)
class AfterCost(Instruction):
    """Something that depends on what its card is paid with (CR 26.03:1.16.10), so that it can do something before."""

    do: Instruction

    def flatten(self, out: list[Instruction]) -> None:
        out.append(_Hope())
        self.do.flatten(out)

    def say(self) -> str:
        return self.do.say()


@dataclass(frozen=True, slots=True)
class _Hope(Preparation):
    def run(self, s: State, f: Resolving) -> None:
        return

    def could_change(self, s: State, f: Resolving) -> bool:
        return f.src not in s.things


@dataclass(frozen=True, slots=True)
class Pays(Instruction):
    """A nested cost in any of its four forms (1.4:1.15.10)."""

    cost: tuple[Component, ...]
    then: tuple[Instruction, ...] = ()  # CR 1.4:1.15.10a: only if it was paid
    otherwise: tuple[Instruction, ...] = ()  # CR 1.4:1.15.10b: only if it was not
    by: int = YOU
    must: bool = False
    once_per_turn: bool = False

    def flatten(self, out: list[Instruction]) -> None:
        then, otherwise = len(flat(self.then)), len(flat(self.otherwise))
        out.append(AskPay(self.cost, self.by, self.must, self.once_per_turn, then, otherwise))
        if not self.must:
            out.append(PayNow(self.cost, self.by, self.once_per_turn))
        If(WasPaid(self.cost, self.by, self.once_per_turn), self.then, self.otherwise).flatten(out)

    def say(self) -> str:
        who = subject(self.by)
        cost = paid_by(self.cost, self.by)
        if self.must:
            text = f"{who} must {cost}, if able"
            do = f". If {'you' if self.by == YOU else 'they'} do, {lower(sentences(self.then))}" if self.then else ""
            text = f"{text}{do}".rstrip(".") if do else text
            return text + (f". If {who} cannot, {lower(sentences(self.otherwise))}" if self.otherwise else "")
        if self.then and not self.otherwise:
            limit = "once per turn, " if self.once_per_turn else ""
            do = "you do" if self.by == YOU else "they do"
            return f"{limit}{who} may {cost}. If {do}, {lower(sentences(self.then))}"
        ways = cost.split(" or ") if any(isinstance(one, CostOr) for one in self.cost) else [cost]
        pays = cost if self.by == YOU else " or ".join(third(one) for one in ways).replace(" and pay ", " and pays ")
        text = f"{sentences(self.otherwise).rstrip('.')} unless {who} {pays}"
        do = "you do" if self.by == YOU else "they do"
        return f"{text}. If {do}, {lower(sentences(self.then))}" if self.then else text
