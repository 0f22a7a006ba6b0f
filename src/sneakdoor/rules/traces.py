"""Traces (CR 10.8) and secret bids (psi)."""

from __future__ import annotations

from typing import Any, Final

from sneakdoor.kernel.frames import Frame, Move, Table, step, table
from sneakdoor.model.state import State
from sneakdoor.model.words import CORP, RUNNER
from sneakdoor.rules.asking import Ask
from sneakdoor.rules.changes import happen
from sneakdoor.rules.checkpoints import checkpoint
from sneakdoor.rules.costs import can_spend, pay
from sneakdoor.rules.quantities import link, total


class Trace(Frame):
    """A trace attempt (CR 10.8.6). The abilities tied to its result belong to the effect that made it (1.4:10.8.5)."""

    __slots__ = ("base", "corp", "runner", "src")

    def __init__(self, base: int = 0, src: int = -1, corp: int = 0, runner: int = 0, at: int = 0) -> None:
        self.at = at
        self.base = base
        self.src = src
        self.corp = corp
        self.runner = runner

    def table(self) -> Table:
        return TRACE

    def clone(self) -> Frame:
        return Trace(self.base, self.src, self.corp, self.runner, self.at)

    @step("10.8.6a")
    def initiate(self, s: State) -> None:
        self.base = max(0, total(s, "base trace strength", -1, self.base))
        happen(s, "trace initiated", CORP, amount=self.base, src=self.src, rule="10.8.6a")

    @step("10.8.6b")
    def look(self, s: State) -> None:
        checkpoint(s)

    @step("10.8.6c")
    def corp_spends(self, s: State) -> None:
        self._ask(s, CORP, "10.8.6c")

    @step("10.8.6d")
    def runner_spends(self, s: State) -> None:
        self._ask(s, RUNNER, "10.8.6d")

    @step("10.8.6e")
    def determine(self, s: State) -> None:
        strength = self.base + self.corp
        against = link(s) + self.runner
        result = "successful" if strength > against else "unsuccessful"
        happen(s, "traced", CORP, amount=strength, other=against, src=self.src, cause=result, rule="10.8.6e")

    @step("10.8.6g")
    def complete(self, s: State) -> None:
        """The instruction's own checkpoint follows (1.4:10.8.5: the result's abilities wait for it)."""

    def _ask(self, s: State, side: int, rule: str) -> None:
        high = can_spend(s, side, ("trace", self.src))
        options: tuple[Move, ...] = tuple(("number", n) for n in range(high + 1))
        s.push(Ask(side, "trace: spend", rule, options, "spend", self.src))

    def receive(self, s: State, what: str, value: Any) -> None:
        side = CORP if self.at == 3 else RUNNER
        n = value[1]
        if side == CORP:
            self.corp = n
        else:
            self.runner = n
        if n:
            pay(s, side, (("credits", n),), ("trace", self.src), self.src)

    def finish(self, s: State) -> None:
        over = self.base + self.corp - link(s) - self.runner
        s.stack[-1].receive(s, "traced", over)


TRACE: Final = table("Trace")


class Psi(Frame):
    """Both sides secretly spend 0, 1 or 2 credits; the amounts stay in here until both are in."""

    __slots__ = ("corp", "runner", "src")

    def __init__(self, src: int = -1, corp: int = -1, runner: int = -1, at: int = 0) -> None:
        self.at = at
        self.src = src
        self.corp = corp
        self.runner = runner

    def table(self) -> Table:
        return PSI

    def clone(self) -> Frame:
        return Psi(self.src, self.corp, self.runner, self.at)

    @step("1.10.3c")
    def corp_commits(self, s: State) -> None:
        self._ask(s, CORP)

    @step("1.10.3c")
    def runner_commits(self, s: State) -> None:
        self._ask(s, RUNNER)

    @step("1.10.3c")
    def reveal(self, s: State) -> None:
        happen(s, "bids revealed", CORP, amount=self.corp, other=self.runner, src=self.src, rule="1.10.3c")
        if self.corp:
            pay(s, CORP, (("credits", self.corp),), ("psi", self.src), self.src)

    @step("1.10.3c")
    def runner_pays(self, s: State) -> None:
        if self.runner:
            pay(s, RUNNER, (("credits", self.runner),), ("psi", self.src), self.src)

    def _ask(self, s: State, side: int) -> None:
        high = min(2, can_spend(s, side, ("psi", self.src)))
        options: tuple[Move, ...] = tuple(("number", n) for n in range(high + 1))
        s.push(Ask(side, "secretly spend", "1.10.3c", options, "bid", self.src))

    def receive(self, s: State, what: str, value: Any) -> None:
        if self.at == 1:
            self.corp = value[1]
        elif self.at == 2:
            self.runner = value[1]

    def finish(self, s: State) -> None:
        s.stack[-1].receive(s, "psi", (self.corp, self.runner))


PSI: Final = table("Psi")
