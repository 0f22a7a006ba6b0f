"""Traces (CR 10.8) and secret bids (CR 1.10.3c)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from sneakdoor.kernel.frames import Move, StepTable, step, table
from sneakdoor.model import parts
from sneakdoor.model.bills import Purpose, some_credits
from sneakdoor.model.causes import TraceResult
from sneakdoor.model.changes import BidsRevealed, Traced, TraceInitiated
from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.model.game_frame import GameFrame, Sourced
from sneakdoor.model.moves import QuestionKind
from sneakdoor.model.objects import Pending
from sneakdoor.model.state import D_MET, State
from sneakdoor.rules.abilities import Resolve
from sneakdoor.rules.changes import declared, happen
from sneakdoor.rules.checkpoints import checkpoint
from sneakdoor.rules.costs import can_spend, pay, settle, sources
from sneakdoor.rules.imminence import happens
from sneakdoor.rules.money import fund, spendable
from sneakdoor.rules.quantities import forbidden, link, total
from sneakdoor.rules.questions import Ask


class Trace(Sourced):
    """A trace attempt (CR 10.8.6): the Corp's strength, from a base (CR 10.8.1), against the Runner's.

    What follows "if successful" and "if unsuccessful" are conditional abilities tied to its result, and so is what
    follows without either (CR 1.4:10.8.5).
    """

    __slots__ = ("base", "corp", "failure", "first", "result", "runner", "success")

    stage: ClassVar[str] = "trace"

    def __init__(
        self,
        base: int = 0,
        src: int = -1,
        side: int = 0,
        success: int = -1,
        failure: int = -1,
        corp: int = 0,
        runner: int = 0,
        first: int = CORP,
        result: int = -1,
        at: int = 0,
    ) -> None:
        self.at = at
        self.first = first  # who spends before the other
        self.base = base
        self.src = src
        self.side = side  # who controls the effect that made it
        self.success = success  # the ability tied to each result, -1 for none
        self.failure = failure
        self.result = result  # tied to any result
        self.corp = corp
        self.runner = runner

    def table(self) -> StepTable:
        return TRACE

    @step("10.8.6a")
    def initiate(self, s: State) -> None:
        self.base = max(0, total(s, "base trace strength", -1, self.base))
        happen(s, TraceInitiated(self.base), CORP, src=self.src, rule="10.8.6a")

    @step("10.8.6b", opens=("Checkpoint",))
    def look(self, s: State) -> None:
        checkpoint(s)  # CR 1.4:9.10.1e: in the middle of the instruction that made the trace.

    @step("10.8.6c", opens=("Payment",))
    def first_spends(self, s: State) -> None:
        # CR 10.8.2: the Corp first, unless an ability turns it round; openly; the other is asked when this is paid.
        self.first = RUNNER if runner_spends_first(s) else CORP
        self.ask_amount(s, self.first)

    @step("10.8.6d", opens=("Payment",))
    def other_spends(self, s: State) -> None:
        self.ask_amount(s, 1 - self.first)  # CR 10.8.3: knowing the strength that is to be met or exceeded.

    @step("10.8.6e")
    def determine(self, s: State) -> None:
        strength = self.base + self.corp
        against = self.link_strength(s)
        over = strength - against
        result: TraceResult = "successful" if over > 0 else "unsuccessful"  # CR 10.8.4: a tie is the Runner's.
        change = happen(s, Traced(strength, against), CORP, src=self.src, cause=result, rule="10.8.6e")
        effect = s.find(Resolve)
        ability = self.success if over > 0 else self.failure
        if effect is not None:
            effect.regs["traced"] = over
            effect.regs["trace strength"] = strength
            regs = tuple(effect.regs.items())
            for tied in (ability, self.result):
                if tied >= 0:
                    # CR 1.4:10.8.5: it shares the reaction window with everything else the result triggered.
                    s.met.append(Pending(tied, self.src, effect.ref, self.side, False, True, change, regs, s.fresh()))
                    s.dirty |= D_MET

    def link_strength(self, s: State) -> int:
        """What the trace strength has to exceed, as far as known."""
        base = link(s)  # CR 10.7.2: this is what link is for …
        if "base link strength" in s.index:
            base = total(s, "base link strength", -1, base)  # … unless an ability sets another base.
        return base + self.runner

    @step("10.8.6f", opens=("Checkpoint",))
    def look_again(self, s: State) -> None:
        """CR 1.4:10.8.5: the abilities tied to the result become pending here."""
        checkpoint(s)

    @step("10.8.6g")
    def complete(self, s: State) -> None:
        """The instruction's own checkpoint follows (CR 10.3.6)."""

    def ask_amount(self, s: State, side: int) -> None:
        rule = "10.8.6c" if side == CORP else "10.8.6d"
        high = can_spend(s, side, ("trace", self.src))
        options: tuple[Move, ...] = tuple(("number", n) for n in range(high + 1))
        s.push(Ask(side, "trace: spend", rule, options, "spend", self.src))

    def receive(self, s: State, what: str, value: Any) -> None:
        side = self.first if self.is_at("first_spends") else 1 - self.first
        n = value[1]
        if side == CORP:
            self.corp = n
        else:
            self.runner = n
        if n:
            pay(s, side, (some_credits(n),), ("trace", self.src), self.src)


TRACE: Final = table("Trace")


def runner_spends_first(s: State) -> bool:
    """Does an ability turn the order round in which both sides spend (CR 1.2.1)?"""
    if "trace order" not in s.index:
        return False
    return any(decl.applies(s, src) for src, decl in declared(s, "trace order"))


@happens(parts.Trace)
def apply_trace(s: State, them: list[parts.Trace]) -> None:
    """CR 10.8.6a; until here the base strength was a value that interrupts could change (1.4:9.8)."""
    # CR 1.4:9.8.6d: a value of 0 makes a trace like any other.
    for one in them:
        s.push(Trace(one.amount, one.src, one.by, one.success, one.failure, result=one.result))


Sources = tuple[tuple[int, int], ...]


class Psi(GameFrame):
    """Both sides secretly spend 0, 1 or 2 credits; or one does, and the other guesses how many.

    Or the Runner spends any number of them, and the Corp guesses whether it is even or odd.

    Amounts, and which cards the credits come from, stay in here until both are in; then both are paid at once.
    """

    __slots__ = ("corp", "guesses", "parity", "runner", "sources", "src")

    stage: ClassVar[str] = "secret bids"
    rule: ClassVar[str] = "1.10.3c"  # of the question for an amount

    def __init__(
        self,
        src: int = -1,
        corp: int = -1,
        runner: int = -1,
        sources: tuple[Sources, Sources] = ((), ()),
        guesses: bool = False,
        parity: bool = False,
        at: int = 0,
    ) -> None:
        self.at = at
        self.guesses = guesses  # the Corp spends nothing: its number is a guess
        self.parity = parity  # and the guess is 0 for an even number, 1 for an odd one
        self.src = src
        self.corp = corp
        self.runner = runner
        self.sources = sources  # by side: cards that pay, and how much each

    def table(self) -> StepTable:
        return PSI

    def source(self) -> int:
        return self.src

    def concerns(self) -> set[int]:
        return {self.src}

    @step("1.10.3c")
    def corp_commits(self, s: State) -> None:
        if not self.guesses:
            self.ask_amount(s, CORP)

    @step("1.10.3c")
    def corp_sources(self, s: State) -> None:
        self._from(s, CORP, self.corp)

    @step("1.10.3c")
    def runner_commits(self, s: State) -> None:
        self.ask_amount(s, RUNNER)

    @step("1.10.3c")
    def runner_sources(self, s: State) -> None:
        self._from(s, RUNNER, self.runner)

    @step("1.10.3c")
    def corp_guesses(self, s: State) -> None:
        if self.guesses:
            options: tuple[Move, ...] = tuple(("number", n) for n in range(2 if self.parity else 3))
            kind: QuestionKind = "guess even or odd" if self.parity else "guess how much was spent"
            s.push(Ask(CORP, kind, "1.10.3c", options, "guess", self.src))

    @step("1.10.3c")
    def reveal(self, s: State) -> None:
        """Both amounts are shown and paid in the same moment."""
        purpose: Purpose = ("psi", self.src)
        # Who guesses has spent nothing, so only the Runner reveals credits.
        who = RUNNER if self.guesses else CORP
        happen(s, BidsRevealed(self.corp, self.runner, self.guesses, self.parity), who, src=self.src, rule="1.10.3c")
        for side, n in ((CORP, 0 if self.guesses else self.corp), (RUNNER, self.runner)):
            settle(s, side, (some_credits(n),) if n else (), purpose, self.src, self.sources[side])

    @step("1.15.2")
    def look(self, s: State) -> None:
        """Checkpoint if the amounts are equal; otherwise what depends on that comes first (see the interpretations)."""
        if self.corp == self._guessed():
            checkpoint(s)

    def _guessed(self) -> int:
        """The Runner's number, as the Corp's is compared with it."""
        return self.runner % 2 if self.parity else self.runner

    def ask_amount(self, s: State, side: int) -> None:
        high = can_spend(s, side, ("psi", self.src))
        high = high if self.parity else min(2, high)
        barred = 2 if forbidden(s, "spend 2 in secret") else -1
        options: tuple[Move, ...] = tuple(("number", n) for n in range(high + 1) if n != barred)
        s.push(Ask(side, "secretly spend", self.rule, options, "bid", self.src))

    def _from(self, s: State, side: int, n: int) -> None:
        """Credits on cards may be part of the bid; which ones is as secret as the number."""
        left = sources(s, side, ("psi", self.src), self.sources[side])
        due = n - sum(more for _, more in self.sources[side])
        if due <= 0 or not left:
            return
        self.repeat()
        cid, have = left[0]
        low = max(0, due - spendable(s, side) - fund(s, side) - sum(more for _, more in left[1:]))
        options: tuple[Move, ...] = tuple(("number", k) for k in range(min(have, due), low - 1, -1))
        s.push(Ask(side, "credits from", "1.10.3c", options, "credits", cid))

    def receive(self, s: State, what: str, value: Any) -> None:
        if what == "guess":
            self.corp = value[1]
            return
        side = RUNNER if self.has_reached("runner_commits") else CORP
        if what == "bid":
            if side == CORP:
                self.corp = value[1]
            else:
                self.runner = value[1]
            return
        more = [*self.sources]
        cid = sources(s, side, ("psi", self.src), self.sources[side])[0][0]  # the one that was asked about
        more[side] = (*more[side], (cid, value[1]))
        self.sources = (more[0], more[1])

    def finish(self, s: State) -> None:
        s.stack[-1].receive(s, "psi", (self.corp, self._guessed()))
        if self.parity:
            s.stack[-1].receive(s, "lost", self.runner)  # the amount, for instructions that depend on it


PSI: Final = table("Psi")
