"""Instructions that change which text a card has."""

from __future__ import annotations

from dataclasses import dataclass

from sneakdoor.grammar.nouns import kinds
from sneakdoor.language.instructions.control import cards_in, value
from sneakdoor.language.instructions.runs_and_effects_that_last import until
from sneakdoor.model.abilities import Sub
from sneakdoor.model.changes import SubtypeGained
from sneakdoor.model.declare import Amount, Instruction
from sneakdoor.model.frames import Resolving
from sneakdoor.model.measures import DURATIONS, TURN, Duration
from sneakdoor.model.registers import MENTIONS, Register
from sneakdoor.model.state import State
from sneakdoor.rules.abilities import linger, number_of
from sneakdoor.rules.changes import happen
from sneakdoor.rules.copying import COPIED
from sneakdoor.rules.ice import FIRST, GAINED, subroutines
from sneakdoor.rules.quantities import subtypes_of


@dataclass(frozen=True, slots=True)
class MakeBlank(Instruction):
    """The text box of the cards in a register is blank for a while: no ability of it is active (CR 9.1.5).

    Cards to come use it.
    """

    register: Register = "targets"
    duration: Duration = TURN

    def run(self, s: State, f: Resolving) -> None:
        for cid in cards_in(s, f, self.register):
            linger(s, "blank", until(s, self.duration), src=f.src, side=f.side, target=s.ref[cid])
            happen(s, "made blank", f.side, cid, src=f.src, rule="9.1.5")

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(cards_in(s, f, self.register))

    def say(self) -> str:
        return f"its text box is blank {DURATIONS[self.duration]}"


@dataclass(frozen=True, slots=True)
class GainSubtypes(Instruction):
    """The cards in a register gain subtypes for a while; instances are counted (CR 2.15.5)."""

    subtypes: tuple[str, ...]
    duration: Duration
    register: Register = "targets"

    def run(self, s: State, f: Resolving) -> None:
        end = until(s, self.duration)
        for cid in cards_in(s, f, self.register):
            for one in self.subtypes:
                linger(s, "gained subtype", end, src=f.src, side=f.side, target=s.ref[cid], amount=1, which=one)
                happen(s, SubtypeGained(one), f.side, cid, src=f.src, rule="2.15.5")

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(cards_in(s, f, self.register))

    def say(self) -> str:
        return f"{MENTIONS[self.register]} gains {kinds(self.subtypes, 'and')} {DURATIONS[self.duration]}"


@dataclass(frozen=True, slots=True)
class GainSubroutines(Instruction):
    """This ice gains a subroutine, or several that are alike, after those it has (CR 3.4.7)."""

    gained: Sub
    duration: Duration
    n: int | Amount = 1

    def run(self, s: State, f: Resolving) -> None:
        n = value(self.n, s, f)
        if s.ref[f.src] != f.ref or n <= 0:
            return
        number = number_of(s, self.gained)
        for _ in range(n):
            end = until(s, self.duration)
            linger(s, GAINED, end, ability=number, src=f.src, side=f.side, target=f.ref)
        happen(s, "subroutines gained", f.side, f.src, n, f.src, rule="3.4.7")

    def could_change(self, s: State, f: Resolving) -> bool:
        return value(self.n, s, f) > 0

    def say(self) -> str:
        each = f" for each {self.n.say()}" if isinstance(self.n, Amount) else f" {self.n} times" if self.n > 1 else ""
        return f'{DURATIONS[self.duration]}, this ice gains "{self.gained.say()}"{each}'


@dataclass(frozen=True, slots=True)
class Imitate(Instruction):
    """This ice gains the subtypes of the ice in a register, and its subroutines, before its own.

    CR 10.12.2 defines it.
    """

    duration: Duration
    register: Register = "targets"

    def run(self, s: State, f: Resolving) -> None:
        if s.ref[f.src] != f.ref:
            return
        end = until(s, self.duration)
        for cid in cards_in(s, f, self.register)[:1]:
            for one in subtypes_of(s, cid):
                linger(s, "gained subtype", end, src=f.src, side=f.side, target=f.ref, amount=1, which=one)
            found = subroutines(s, cid)
            for number, _ in found:
                linger(
                    s,
                    GAINED,
                    end,
                    ability=number,
                    src=f.src,
                    side=f.side,
                    target=f.ref,
                    amount=FIRST,
                    regs=((COPIED, 1),),
                )
            happen(s, "subroutines gained", f.side, f.src, len(found), f.src, rule="3.4.7")

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(cards_in(s, f, self.register))

    def names_its_card(self) -> bool:
        return True

    def say(self) -> str:
        gains = "this ice gains the subtypes of that ice, and its subroutines before all others"
        return f"{DURATIONS[self.duration]}, {gains}"
