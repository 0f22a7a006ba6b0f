"""Instructions that put credits on a card: from a credit pool, or spent recurring ones (CR 1.10.5)."""

from __future__ import annotations

from sneakdoor.kernel.frames import Move
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.instructions.control import ANY, cards_in
from sneakdoor.model.changes import OfTokens
from sneakdoor.model.declare import Inner, Instruction, Preparation
from sneakdoor.model.enums import CREDIT
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.keys import RECURRING
from sneakdoor.model.phrasing import counted
from sneakdoor.model.state import State
from sneakdoor.rules.changes import declared, happen
from sneakdoor.rules.money import take_from_pool
from sneakdoor.rules.moving import place_tokens
from sneakdoor.rules.questions import Ask, Pick


@dataclass(frozen=True, slots=True)
class PoolToThis(Instruction):
    """Move up to n credits, or any number (`ANY`), from your pool to this card without spending them (CR 1.10.3)."""

    n: int

    def flatten(self, out: list[Instruction]) -> None:
        out.append(_HowManyCredits(self))
        out.append(self)

    def run(self, s: State, f: Resolving) -> None:
        n = min(f.number("number"), s.credits[f.side])
        thing = s.things.get(f.src)
        if n and thing is not None:
            take_from_pool(s, f.side, n)
            place_tokens(s, thing, CREDIT, n)
            happen(s, OfTokens("tokens placed", CREDIT), f.side, f.src, n, f.src, rule="1.10.4")

    def could_change(self, s: State, f: Resolving) -> bool:
        return s.credits[f.side] > 0

    def say(self) -> str:
        n = "any number of credits" if self.n == ANY else f"up to {self.n}[credit]"
        return f"move {n} from your credit pool to this card"


@dataclass(frozen=True, slots=True)
class _HowManyCredits(Preparation):
    spec: PoolToThis

    def asks(self) -> str:
        return "How many credits do you move?"

    def run(self, s: State, f: Resolving) -> None:
        high = s.credits[f.side] if self.spec.n == ANY else min(self.spec.n, s.credits[f.side])
        options: tuple[Move, ...] = tuple(("number", n) for n in range(high, -1, -1))
        s.push(Ask(f.side, "choose a number", "1.10.4", options, "number", f.src))

    def could_change(self, s: State, f: Resolving) -> bool:
        return False


@dataclass(frozen=True, slots=True)
class RefillRecurring(Instruction):
    """Replace spent recurring credits on one of your cards, never beyond their number; CR 1.10.5c defines it."""

    n: int = 1

    def flatten(self, out: list[Instruction]) -> None:
        out.append(self)
        out.append(_Refill(self))

    def spent(self, s: State, side: int) -> dict[int, int]:
        """The cards of a side on which recurring credits are missing, with how many."""
        found: dict[int, int] = {}
        for cid, decl in declared(s, RECURRING[side]):
            if missing := decl.missing(s, cid, s.tokens(cid, CREDIT)):
                found[cid] = missing
        return found

    def run(self, s: State, f: Resolving) -> None:
        f.regs["targets"] = ()
        found = tuple(self.spent(s, f.side))
        if found:
            s.push(Pick(f.side, "choose", "1.4:1.14.2", found, 1, 1, "cards:targets", f.src))

    def quiet(self) -> bool:
        return True

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(self.spent(s, f.side))

    def say(self) -> str:
        return f"replace {counted(self.n, 'spent recurring credit')} on one of your cards"


@dataclass(frozen=True, slots=True)
class _Refill(Inner):
    spec: RefillRecurring

    def run(self, s: State, f: Resolving) -> None:
        missing = self.spec.spent(s, f.side)
        for cid in cards_in(s, f, "targets"):
            n = min(self.spec.n, missing.get(cid, 0))
            if n:
                place_tokens(s, s.things[cid], CREDIT, n)
                happen(s, OfTokens("tokens placed", CREDIT), f.side, cid, n, f.src, rule="1.10.5c")
