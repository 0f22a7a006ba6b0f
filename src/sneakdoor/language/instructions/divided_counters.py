"""Counters that are divided among cards as a player chooses."""

from __future__ import annotations

from sneakdoor.grammar.nouns import several
from sneakdoor.kernel.values import dataclass
from sneakdoor.model.changes import OfTokens
from sneakdoor.model.declare import Cards, Inner, Instruction, Preparation
from sneakdoor.model.enums import Token
from sneakdoor.model.game_frame import Resolving, held
from sneakdoor.model.phrasing import tokens
from sneakdoor.model.registers import CARDS_INTO
from sneakdoor.model.state import State
from sneakdoor.rules.changes import happen
from sneakdoor.rules.moving import place_tokens
from sneakdoor.rules.questions import Pick


@dataclass(frozen=True, slots=True)
class PlaceDivided(Instruction):
    """Place n counters in all on cards of a kind, any number on each; 26.03:1.15.1 defines it: chosen before."""

    kind: Token
    n: int
    what: Cards

    def flatten(self, out: list[Instruction]) -> None:
        out.extend(_ChooseNext(self, nth == 0) for nth in range(self.n))
        out.append(_PlaceShares(self))

    def say(self) -> str:
        return f"place a total of {tokens(self.n, self.kind, f' on {several(self.what.say())}')}"


@dataclass(frozen=True, slots=True)
class _ChooseNext(Preparation):
    """Choose the card for one more counter, be it one chosen before."""

    spec: PlaceDivided
    first: bool

    def asks(self) -> str:
        return f"Where does the {'first' if self.first else 'next'} counter go?"

    def run(self, s: State, f: Resolving) -> None:
        f.regs["pieces"] = () if self.first else (*held(f, "pieces"), *held(f, "targets"))
        f.regs["targets"] = ()
        found = tuple(self.spec.what.all(s, f.src))
        if found:
            s.push(Pick(f.side, "choose", "1.4:1.14.2", found, 1, 1, CARDS_INTO["targets"], f.src))

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(self.spec.what.all(s, f.src))


@dataclass(frozen=True, slots=True)
class _PlaceShares(Inner):
    spec: PlaceDivided

    def run(self, s: State, f: Resolving) -> None:
        chosen = [cid for cid, ref in (*held(f, "pieces"), *held(f, "targets")) if s.ref[cid] == ref]
        for cid in dict.fromkeys(chosen):
            n = chosen.count(cid)
            place_tokens(s, s.things[cid], self.spec.kind, n)
            happen(s, OfTokens("tokens placed", self.spec.kind), f.side, cid, n, f.src, rule="1.9.1")
