"""Amounts: numbers that abilities compute from the state, without changing it or asking a player."""

from __future__ import annotations

from typing import Final

from sneakdoor.grammar.nouns import several
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.filters import THIS
from sneakdoor.model.changes import BidsRevealed, OfEncounter, WorthPoints
from sneakdoor.model.declare import Amount, Cards
from sneakdoor.model.enums import CENTRALS, CORP, EVENT, OPERATION, RUNNER, SIDE_NAMES, Token
from sneakdoor.model.game_frame import Resolving, held
from sneakdoor.model.kinds import PartKind
from sneakdoor.model.phrasing import the_number_of, token
from sneakdoor.model.registers import MENTIONS, Register
from sneakdoor.model.state import State
from sneakdoor.rules.access import current_access
from sneakdoor.rules.costs import can_spend
from sneakdoor.rules.encounters import encountered
from sneakdoor.rules.ice import subroutines
from sneakdoor.rules.imminence import still_imminent
from sneakdoor.rules.memory import unused_memory
from sneakdoor.rules.money import pool
from sneakdoor.rules.quantities import (
    advancement_requirement,
    agenda_points,
    bad_publicity,
    counters,
    hand_size,
    install_cost,
    install_or_play_cost,
    link,
    play_cost,
    rez_cost,
    score_of,
    tags,
    trash_cost,
)
from sneakdoor.rules.questions import still


@dataclass(frozen=True, slots=True)
class Each(Amount):
    """`per` for each of something, beyond the first `over`."""

    per: int
    what: Amount
    over: int = 0
    every: int = 1
    most: int = 0  # counts no more than this number of them; 0: all

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return self._each(self.what.of(s, src, f))

    def about(self, s: State, src: int, cid: int) -> int:
        return self._each(self.what.about(s, src, cid))

    def known(self, f: Resolving) -> bool:
        return self.what.known(f)

    def _each(self, found: int) -> int:
        n = max(0, found - self.over) // self.every
        return self.per * (min(n, self.most) if self.most else n)

    def step(self) -> int:
        return self.per

    def thing(self) -> str:
        text = self.what.say()
        text = text.removeprefix("an") if text.startswith("another ") else text  # "for each other piece of ice"
        if self.every > 1:
            text = f"{self.every} {several(text)}"
        text += f", up to {self.most}" if self.most else ""
        return text + (f" after the first {self.over}" if self.over > 1 else " after the first" if self.over else "")

    def say(self) -> str:
        return f"{self.per} for each {self.thing()}"


@dataclass(frozen=True, slots=True)
class Hosted(Amount):
    """Tokens of a kind on a card, as it is or as it last was (CR 9.1.7, 1.16.8)."""

    kind: Token
    on: Cards | Register = THIS

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        if isinstance(self.on, str):
            return sum(counters(s, cid, self.kind) for cid in still(s, held(f, self.on)))
        if isinstance(self.on, type(THIS)):
            lki = f.lki if f is not None else None
            if lki is not None:
                return lki.get(self.kind) + int(lki.memo.get(f"considered {self.kind}", 0))
            return counters(s, src, self.kind)
        return sum(counters(s, cid, self.kind) for cid in self.on.all(s, src))

    def known(self, f: Resolving) -> bool:
        return not isinstance(self.on, str) or self.on in f.regs

    def say(self) -> str:
        return f"{token(self.kind)} on {'it' if isinstance(self.on, str) else self.on.say()}"


@dataclass(frozen=True, slots=True)
class Count(Amount):
    """How many cards fit."""

    what: Cards

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return len(self.what.all(s, src))

    def say(self) -> str:
        return self.what.say()


@dataclass(frozen=True, slots=True)
class CopiesOfIt(Amount):
    """How many copies of the card whose quantity it changes are among others; CR 2.1 defines it."""

    among: Cards

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return 0  # not about a particular card

    def about(self, s: State, src: int, cid: int) -> int:
        return sum(s.code[one] == s.code[cid] for one in self.among.all(s, src))

    def say(self) -> str:
        _, comes, place = self.among.say().partition(" in ")
        return f"copy of it{comes}{place}"


COUNTED: Final = {
    "number": "token", "x": "token", "lost": "credit", "programs": "program", "placed": "token", "prevent": "damage",
}  # fmt: skip
"""Registers that hold a number, with what is counted; all others hold cards."""


@dataclass(frozen=True, slots=True)
class Reg(Amount):
    """A number found earlier in the same ability."""

    name: Register
    done: str = ""  # a participle for what happened to the cards that are counted

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        value = f.regs.get(self.name, 0) if f is not None else 0
        if isinstance(value, tuple):
            return value[1] if value and value[0] == "number" else len(value)
        return int(value)

    def known(self, f: Resolving) -> bool:
        return self.name in f.regs

    def say(self) -> str:
        noun = COUNTED.get(self.name, "card")
        if self.name == "traced":
            return "the amount by which the trace strength exceeded the link strength"
        if self.name in ("number", "x") and not self.done:
            return "X" if self.name == "x" else "that many"
        return f"{noun} {self.done or 'found'} this way"


@dataclass(frozen=True, slots=True)
class TraceStrength(Amount):
    """The trace strength of the trace this ability made, successful or not (CR 10.8.2)."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return int(f.regs.get("trace strength", 0)) if f is not None else 0

    def known(self, f: Resolving) -> bool:
        return "trace strength" in f.regs

    def say(self) -> str:
        return "the trace strength"


@dataclass(frozen=True, slots=True)
class ChosenX(Amount):
    """What was chosen for the install cost of the source (CR 8.2.11b)."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        # CR 26.03:9.12.2e: without a card that has one, X is 0.
        thing = s.things.get(src)
        return int(thing.memo.get("x", 0)) if thing is not None else 0

    def say(self) -> str:
        return "X"


@dataclass(frozen=True, slots=True)
class InstallCostOf(Amount):
    """The install cost of a card found earlier in the same ability."""

    register: Register = "targets"
    printed: bool = False  # CR 1.15.5a: without modifiers

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        # CR 1.15.5: only what can be installed has an install cost.
        cids = [cid for cid in still(s, held(f, self.register)) if s.card(cid).type not in (EVENT, OPERATION)]
        return sum(s.card(cid).cost or 0 if self.printed else install_cost(s, cid) for cid in cids)

    def known(self, f: Resolving) -> bool:
        return self.register in f.regs

    def say(self) -> str:
        cost = "printed install cost" if self.printed else "install cost"
        what = "the card added to the grip" if self.register == "added" else MENTIONS[self.register]
        return f"its {cost}" if what == "it" else f"the {cost} of {what}"


@dataclass(frozen=True, slots=True)
class CostOf(Amount):
    """The install or play cost of a Runner card found earlier in the same ability; CR 1.15.6 defines it."""

    register: Register = "targets"

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return sum(install_or_play_cost(s, cid) for cid in still(s, held(f, self.register)))

    def known(self, f: Resolving) -> bool:
        return self.register in f.regs

    def say(self) -> str:
        return "its install or play cost"


@dataclass(frozen=True, slots=True)
class RezCostOf(Amount):
    """The rez cost of a card found earlier in the same ability, or described (CR 1.15.7)."""

    register: Cards | Register = "targets"

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        cids = still(s, held(f, self.register)) if isinstance(self.register, str) else self.register.all(s, src)
        return sum(rez_cost(s, cid) for cid in cids)

    def known(self, f: Resolving) -> bool:
        return not isinstance(self.register, str) or self.register in f.regs

    def say(self) -> str:
        return "its rez cost" if isinstance(self.register, str) else f"the rez cost of {self.register.say()}"


@dataclass(frozen=True, slots=True)
class Expected(Amount):
    """The value of what is imminent (1.4:9.8)."""

    kind: PartKind
    plus: int = 0

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        frame = still_imminent(s)
        found = sum(one.value() for one in frame.parts if one.kind == self.kind) if frame is not None else 0
        return found + self.plus

    def say(self) -> str:
        return {"draw": f"{self.plus} more than that many" if self.plus else "that many"}[self.kind]


@dataclass(frozen=True, slots=True)
class UpTo(Amount):
    """How far an amount is below a number; cards to come use it."""

    n: int
    amount: Amount

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return max(0, self.n - self.amount.of(s, src, f))

    def say(self) -> str:
        return f"{self.n} minus {the_number_of(self.amount)}"


@dataclass(frozen=True, slots=True)
class Plus(Amount):
    """A number plus an amount."""

    n: int
    amount: Amount

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return self.n + self.amount.of(s, src, f)

    def known(self, f: Resolving) -> bool:
        return self.amount.known(f)

    def say(self) -> str:
        return f"{self.n} plus {the_number_of(self.amount)}"


@dataclass(frozen=True, slots=True)
class TrashCost(Amount):
    """The trash cost of the card being accessed (CR 7.7.2), or else its rez or play cost."""

    other: bool = False
    card: Register = ""  # a register: of the card in it instead

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        if self.card:
            return sum(trash_cost(s, cid) or 0 for cid, _ in held(f, self.card))  # wherever it is by now
        access = current_access(s)
        if access is None:
            return 0
        if self.other:
            return (play_cost if s.card(access.cid).type == OPERATION else rez_cost)(s, access.cid)
        return trash_cost(s, access.cid) or 0

    def say(self) -> str:
        if self.card:
            return "the trash cost of that card"
        return "its rez or play cost" if self.other else "its trash cost"


@dataclass(frozen=True, slots=True)
class OfForfeited(Amount):
    """Points or advancement requirement of the agenda last forfeited this turn, as it last was (CR 9.1.7)."""

    requirement: bool = False
    printed: bool = False  # CR 2.5.1: a card that only counted as an agenda has none

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        for one in reversed(s.journal.since(s.marks[0])):
            if isinstance(one, WorthPoints) and one.kind == "forfeited":
                if self.requirement:
                    return advancement_requirement(s, one.cid)
                # CR 9.1.7: last known information, with the counters it had.
                return s.card(one.cid).points if self.printed else one.points
        return 0

    def known(self, f: Resolving) -> bool:
        return f.pc > 0  # the agenda is forfeited as a cost, so it is unknown before that is paid

    def say(self) -> str:
        if self.requirement:
            return "the advancement requirement of the forfeited agenda"
        return f"{'printed ' if self.printed else ''}agenda point the forfeited agenda was worth"


@dataclass(frozen=True, slots=True)
class CreditsOf(Amount):
    """A side's credits, counted up to a number."""

    side: int
    most: int = 10**6

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return min(self.most, pool(s, self.side))

    def say(self) -> str:
        pool = f"credit in {SIDE_NAMES[self.side]}'s credit pool"
        return f"{pool}, {self.most} at the most" if self.most < 10**6 else pool


@dataclass(frozen=True, slots=True)
class UnusedMemory(Amount):
    """The memory that no program takes up (CR 3.9.3), counted up to a number."""

    most: int = 10**6

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return min(self.most, max(0, unused_memory(s)))

    def say(self) -> str:
        unused = "unused MU the Runner has"
        return f"{unused} ({self.most} at the most)" if self.most < 10**6 else unused


@dataclass(frozen=True, slots=True)
class Subroutines(Amount):
    """How many subroutines the encountered ice has."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        ice = encountered(s)
        return len(subroutines(s, ice)) if ice >= 0 else 0

    def say(self) -> str:
        return "subroutine on that ice"


@dataclass(frozen=True, slots=True)
class Points(Amount):
    """A side's score, or that of both."""

    side: int | None

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        if self.side is None:
            return score_of(s, CORP) + score_of(s, RUNNER)
        return score_of(s, self.side)

    def say(self) -> str:
        if self.side is None:
            return "agenda point in both players' score areas"
        return f"agenda point in {SIDE_NAMES[self.side]}'s score area"


@dataclass(frozen=True, slots=True)
class WorthOf(Amount):
    """The agenda points on cards (CR 2.5.1), or on the agenda that triggered the ability (CR 9.1.7)."""

    on: Cards | Register | None = None

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        if self.on is not None:
            cids = still(s, held(f, self.on)) if isinstance(self.on, str) else self.on.all(s, src)
            return sum(agenda_points(s, cid) for cid in cids)
        change = f.change if f is not None else None
        return change.points if isinstance(change, WorthPoints) else 0

    def say(self) -> str:
        if self.on is None:
            return "agenda point of that agenda"
        return f"agenda point on {MENTIONS[self.on] if isinstance(self.on, str) else self.on.say()}"


@dataclass(frozen=True, slots=True)
class Requirement(Amount):
    """The advancement requirement of the agenda that triggered the ability (CR 2.4.1 defines it)."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        change = f.change if f is not None else None
        return advancement_requirement(s, change.cid) if change is not None else 0

    def say(self) -> str:
        return "the advancement requirement of that agenda"


@dataclass(frozen=True, slots=True)
class UnbrokenSubroutines(Amount):
    """How many subroutines were left unbroken in the encounter that has ended (CR 3.4.7b defines it)."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        change = f.change if f is not None else None
        return change.amount if isinstance(change, OfEncounter) else 0

    def say(self) -> str:
        return "unbroken subroutine on that ice"


@dataclass(frozen=True, slots=True)
class SecretlySpent(Amount):
    """How many credits a side spent in secret, once revealed (CR 1.10.3c defines it)."""

    side: int

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        change = f.change if f is not None else None
        if isinstance(change, BidsRevealed):
            return change.corp if self.side == CORP else change.runner
        if f is not None and "lost" in f.regs:
            return int(f.regs["lost"]) if self.side == RUNNER else 0  # by this ability, for the Corp to guess
        return can_spend(s, self.side, ("psi", src))  # CR 1.2.5: not known yet, so the most that is possible

    def say(self) -> str:
        return f"credit {SIDE_NAMES[self.side]} secretly spent"


@dataclass(frozen=True, slots=True)
class BadPublicityCount(Amount):
    """How much bad publicity the Corp has (CR 10.6.2)."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return bad_publicity(s)

    def say(self) -> str:
        return "bad publicity the Corp has"


@dataclass(frozen=True, slots=True)
class HandOf(Amount):
    """How many cards a side has in hand."""

    side: int

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return len(s.hand[self.side])

    def say(self) -> str:
        return "card in HQ" if self.side == CORP else "card in the grip"


@dataclass(frozen=True, slots=True)
class HandSize(Amount):
    """A side's maximum hand size; CR 5.5.3 defines it."""

    side: int

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return hand_size(s, self.side)

    def say(self) -> str:
        return f"{SIDE_NAMES[self.side]}'s maximum hand size"


@dataclass(frozen=True, slots=True)
class ToHandSize(Amount):
    """How many cards a side is short of its maximum hand size; CR 5.5.3 defines it."""

    side: int

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return max(0, hand_size(s, self.side) - len(s.hand[self.side]))

    def say(self) -> str:
        hand = "HQ" if self.side == CORP else "the grip"
        return f"the number of cards by which {SIDE_NAMES[self.side]}'s maximum hand size exceeds the cards in {hand}"


@dataclass(frozen=True, slots=True)
class ClicksLeft(Amount):
    """How many clicks a side has not spent yet (CR 1.11.1)."""

    side: int

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return s.clicks[self.side]

    def say(self) -> str:
        return f"[click] {SIDE_NAMES[self.side]} has left"


@dataclass(frozen=True, slots=True)
class Remotes(Amount):
    """How many remote servers there are (CR 4.7.8), or how many with a card in them."""

    inside: bool = False  # ice protects a server and is not in it (CR 4.7.6)

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return sum(server not in CENTRALS and (not self.inside or bool(s.root[server])) for server in s.ice)

    def say(self) -> str:
        return "remote server that has a card in it" if self.inside else "remote server"


@dataclass(frozen=True, slots=True)
class TagCount(Amount):
    """How many tags the Runner has."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return tags(s)

    def say(self) -> str:
        return "tag the Runner has"


@dataclass(frozen=True, slots=True)
class LinkValue(Amount):
    """CR 10.7.1."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return link(s)

    def say(self) -> str:
        return "[link] the Runner has"


@dataclass(frozen=True, slots=True)
class FirstUse(Amount):
    """An amount that counts only the first time this ability is used in a turn of its controller (CR 9.5.5).

    Cards to come use it.
    """

    amount: Each

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        if f is None or s.active != f.side or s.uses.get((f.ref, f.ability), 0) > 1:
            return 0
        return self.amount.of(s, src, f)

    def step(self) -> int | None:
        return self.amount.step()

    def thing(self) -> str:
        return f"{self.amount.thing()}, the first time you use this ability in each of your turns"

    def say(self) -> str:
        return f"{self.amount.per} for each {self.thing()}"


# -- conditions -------------------------------------------------------------------------------------
