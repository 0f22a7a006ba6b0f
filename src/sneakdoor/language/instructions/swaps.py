"""Instructions that swap cards (CR 10.11)."""

from __future__ import annotations

from itertools import combinations
from typing import Literal

from sneakdoor.grammar.nouns import a, several
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.filters import INSTALLED, THIS, Is
from sneakdoor.language.ice_filters import BeingApproached
from sneakdoor.language.instructions.control import cards_in, value
from sneakdoor.language.run_filters import ProtectingAttacked
from sneakdoor.model.changes import OfTokens
from sneakdoor.model.declare import Amount, Cards, Inner, Instruction, Preparation
from sneakdoor.model.enums import CORP, ICE, RUNNER, Token
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.phrasing import many, token
from sneakdoor.model.registers import MENTIONS, Register
from sneakdoor.model.state import State
from sneakdoor.rules.changes import happen
from sneakdoor.rules.moving import place_tokens
from sneakdoor.rules.questions import Pick, as_refs, still
from sneakdoor.rules.swapping import refuse_swap, swap
from sneakdoor.rules.visibility import during


@dataclass(frozen=True, slots=True)
class Swap(Instruction):
    """Swap two cards of a kind, or one of a kind or register with one of another. Only legal pairs are offered."""

    one: Cards | Register
    two: Cards | None = None
    times: int | Amount = 1
    alike: bool = False  # only cards of the same type
    reveal: bool = False  # both are shown first
    installs: bool = False  # what enters play counts as installed, for abilities that wait for that
    into: Register = ""  # keeps the second of the two
    keeps: Token | Literal[""] = ""  # tokens of this kind stay in their place, on the card that comes to be installed

    def flatten(self, out: list[Instruction]) -> None:
        out.append(_ChoosePair(self))
        out.append(_KeepPair())
        out.append(_SwapPairs(self.reveal, self.installs, self.into, self.keeps))

    def pairs(self, s: State, f: Resolving) -> tuple[tuple[int, ...], ...]:
        one = cards_in(s, f, self.one) if isinstance(self.one, str) else self.one.all(s, f.src)
        if self.two is None:
            found = list(combinations(one, 2))
        else:
            found = [(first, second) for first in one for second in self.two.all(s, f.src)]
        if self.alike:
            found = [pair for pair in found if s.card(pair[0]).type == s.card(pair[1]).type]
        return tuple(pair for pair in found if refuse_swap(s, *pair) is None)

    def say(self) -> str:
        times = "" if self.times == 1 else f", {many('{} time', self.times)}"
        if self.two is None and not isinstance(self.one, str):
            return f"swap 2 {several(self.one.say())}{times}"
        first = MENTIONS[self.one] if isinstance(self.one, str) else a(self.one.say())
        first = "1 of them" if first == "them" else first
        if isinstance(self.one, BeingApproached) and self.one.what == Is((ICE,)):
            first = "the ice being approached"
        second = a(self.two.say()) if self.two is not None else "another card"
        if isinstance(self.one, str) and isinstance(self.two, Is) and self.two.zone == INSTALLED:
            second = f"another {self.two.say()}"  # what the register holds is installed as well
        elif isinstance(self.one, ProtectingAttacked) and isinstance(self.two, Is) and self.two.types == (ICE,):
            second = f"another {self.two.say()}"
        alike = " of the same type" if self.alike else ""
        text = f"{'reveal and ' if self.reveal else ''}swap {first} with {second}{alike}{times}"
        if self.keeps:
            text = f"{text}. That card gets all {several(token(self.keeps))} of {first}"
        return f"{text}. The card that comes into play is installed by that" if self.installs else text


@dataclass(frozen=True, slots=True)
class _ChoosePair(Preparation):
    spec: Swap

    def asks(self) -> str:
        return "Which cards do you swap?"

    def run(self, s: State, f: Resolving) -> None:
        """CR 10.11.2: without a legal exchange nothing happens."""
        chosen = f.regs.setdefault("pairs", ())
        f.regs["pair"] = ()
        if len(chosen) >= value(self.spec.times, s, f):
            return
        taken = {cid for pair in chosen for cid, _ in pair}
        pairs = tuple(pair for pair in self.spec.pairs(s, f) if not taken.intersection(pair))
        if pairs:
            cids = tuple(dict.fromkeys(cid for pair in pairs for cid in pair))
            # CR 10.11.1: both halves of every pair are offered, save the one that the text itself has named.
            known = isinstance(self.spec.one, str) or self.spec.one is THIS
            given = (pairs[0][0],) if known and len({pair[0] for pair in pairs}) == 1 else ()
            s.push(Pick(f.side, "swap", "10.11.2", cids, 2, 2, "cards:pair", f.src, given, pairs))

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(self.spec.pairs(s, f)) and value(self.spec.times, s, f) > 0

    def resolvable(self, s: State, f: Resolving) -> bool:
        return bool(self.spec.pairs(s, f))


@dataclass(frozen=True, slots=True)
class _KeepPair(Preparation):
    """One pair after the other is chosen, before any is exchanged (CR 10.9.2a)."""

    def run(self, s: State, f: Resolving) -> None:
        if f.regs["pair"]:
            f.regs["pairs"] = (*f.regs["pairs"], f.regs["pair"])
            f.pc -= 2


@dataclass(frozen=True, slots=True)
class _SwapPairs(Inner):
    reveal: bool = False
    installs: bool = False
    into: Register = ""
    keeps: Token | Literal[""] = ""

    def run(self, s: State, f: Resolving) -> None:
        if self.into:
            f.regs[self.into] = ()
        for pair in f.regs.pop("pairs", ()):
            cids = still(s, pair)
            if len(cids) == 2:
                for cid in cids if self.reveal else ():
                    during(s, f.regs, cid, (CORP, RUNNER))
                    happen(s, "revealed", f.side, cid, src=f.src, rule="8.1.5", seen=3)
                before = [cid for cid in cids if cid in s.things]
                left = sum(s.tokens(cid, self.keeps) for cid in cids) if self.keeps else 0
                swap(s, cids[0], cids[1], f.side, f.src)
                # CR 26.03:8.8.4b: it meets the conditions of being installed, whether or not the text says so.
                for cid in cids if self.installs or s.book.ruleset.swaps_install else ():
                    if cid in s.things and cid not in before:
                        server, sees = s.things[cid].server, 1 << f.side
                        happen(s, "installed", f.side, cid, src=f.src, server=server, rule="10.11.4b", seen=sees)
                if self.into:
                    f.regs[self.into] = as_refs(s, cids[1:])
                if self.keeps:
                    self._keep(s, f, [cid for cid in cids if cid in s.things], left)

    def _keep(self, s: State, f: Resolving, cids: list[int], n: int) -> None:
        """What lay in the place lies there still (CR 10.11.4b); the card that has come is known from now on."""
        f.regs["installed"] = as_refs(s, cids)
        for cid in cids if n else ():
            assert self.keeps
            place_tokens(s, s.things[cid], self.keeps, n)
            happen(s, OfTokens("tokens placed", self.keeps), f.side, cid, n, f.src, rule="1.17.1a")
