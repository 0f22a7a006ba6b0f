"""Credits that go from a credit pool onto a card."""

from __future__ import annotations

from sneakdoor.kernel.frames import Move
from sneakdoor.kernel.values import dataclass
from sneakdoor.model.changes import OfTokens
from sneakdoor.model.declare import Instruction, Preparation
from sneakdoor.model.frames import Resolving
from sneakdoor.model.state import State
from sneakdoor.model.words import CREDIT
from sneakdoor.rules.asking import Ask
from sneakdoor.rules.changes import happen
from sneakdoor.rules.money import take_from_pool
from sneakdoor.rules.moving import place_tokens


@dataclass(frozen=True, slots=True)
class PoolToThis(Instruction):
    """Move up to so many credits from your credit pool to this card: neither spent nor lost (CR 1.10.3).

    Cards to come use it.
    """

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
        return f"move up to {self.n}[credit] from your credit pool to this card"


@dataclass(frozen=True, slots=True)
class _HowManyCredits(Preparation):
    spec: PoolToThis

    def run(self, s: State, f: Resolving) -> None:
        high = min(self.spec.n, s.credits[f.side])
        options: tuple[Move, ...] = tuple(("number", n) for n in range(high, -1, -1))
        s.push(Ask(f.side, "choose a number", "1.10.4", options, "number", f.src))

    def could_change(self, s: State, f: Resolving) -> bool:
        return False
