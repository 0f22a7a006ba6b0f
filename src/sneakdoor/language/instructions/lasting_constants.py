"""Constant abilities that hold for a while (CR 1.4:9.9)."""

from __future__ import annotations

from sneakdoor.grammar.sentences import lower
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.amounts import Reg
from sneakdoor.language.filters import THIS
from sneakdoor.language.instructions.control import cards_in
from sneakdoor.language.instructions.lasting_effects import until
from sneakdoor.model import parts
from sneakdoor.model.changes import QuantityChanged
from sneakdoor.model.constants import Cannot, ExtraCost, Modify, Prevents
from sneakdoor.model.declare import Cards, Instruction
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.lost_abilities import LosesAbilities
from sneakdoor.model.parts import Part
from sneakdoor.model.quantity_phrases import DURATIONS, ENCOUNTER, Duration, changed, signed
from sneakdoor.model.registers import MENTIONS, Register
from sneakdoor.model.state import State
from sneakdoor.rules.abilities import linger, number_of
from sneakdoor.rules.changes import happen
from sneakdoor.rules.imminence import perform
from sneakdoor.rules.quantities import can_be_lowered, strength


@dataclass(frozen=True, slots=True)
class Lasting(Instruction):
    """A prohibition, cost, modifier or prevention that holds for a while, for all cards of a kind (CR 1.4:9.9).

    Or an additional cost is about the card in a register alone; an X in it is the one that was chosen.
    """

    ability: Cannot | ExtraCost | LosesAbilities | Modify | Prevents
    duration: Duration
    on: Register = ""

    def run(self, s: State, f: Resolving) -> None:
        one = self.ability
        amount = one.value(s, f.src) if isinstance(one, Modify) else 0
        if isinstance(one, LosesAbilities):
            amount = one.takes()
        if isinstance(one, ExtraCost) and any(item.asks_x() for item in one.cost):
            amount = Reg("x").of(s, f.src, f)
        end = until(s, self.duration, f.side)
        targets = [s.ref[cid] for cid in cards_in(s, f, self.on)] if self.on else [-1]
        for key in one.keys(f.side):
            for target in targets:
                linger(s, key, end, ability=number_of(s, one), src=f.src, side=f.side, target=target, amount=amount)

    def could_change(self, s: State, f: Resolving) -> bool:
        """CR 1.2.5: it needs the period in which it could matter, and a card to apply to."""
        one = self.ability
        if isinstance(one, Modify) and one.on is not None and not one.on.all(s, f.src):
            return False
        if self.on and not cards_in(s, f, self.on):
            return False  # the instruction that chooses the card decides
        return until(s, self.duration, f.side) != -1

    def say(self) -> str:
        text = lower(self.ability.say()).rstrip(".")
        if self.on:
            text = text.replace("a card", MENTIONS[self.on], 1)
        return f"{DURATIONS[self.duration]}, {text}"


@dataclass(frozen=True, slots=True)
class StrengthWhile(Instruction):
    """Cards have more strength for a while, for each of something, counted whenever their strength is asked for."""

    counted: Modify
    duration: Duration
    on: Cards | Register = "targets"

    def expects(self, s: State, f: Resolving) -> list[Part] | None:
        """A strength increase is imminent first, for abilities that wait for it."""
        amount, end = self.counted.value(s, f.src), until(s, self.duration, f.side)
        number = number_of(s, self.counted)
        return [
            parts.Strengthen(f.side, cid, amount, end, f.src, s.ref[cid], number)
            for cid in self._cards(s, f)
            if amount > 0
        ]

    def run(self, s: State, f: Resolving) -> None:
        found = self.expects(s, f)
        if found:
            perform(s, found)
            return
        for cid in self._cards(s, f):  # the count is 0 now, but may rise later
            end, number = until(s, self.duration, f.side), number_of(s, self.counted)
            linger(s, "strength", end, ability=number, src=f.src, side=f.side, target=s.ref[cid])

    def _cards(self, s: State, f: Resolving) -> list[int]:
        return cards_in(s, f, self.on) if isinstance(self.on, str) else self.on.all(s, f.src)

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(self._cards(s, f))  # cards not chosen yet are checked when they are chosen

    def leaves_name_out(self) -> bool:
        return self.on is THIS

    def say(self) -> str:
        if self.on is THIS:
            tail = "" if self.duration == ENCOUNTER else f" {DURATIONS[self.duration]}"
            return signed(self.counted.amount, self.counted.quantity) + tail
        who = MENTIONS[self.on] if isinstance(self.on, str) else self.on.say()
        text, where, x = changed(self.counted.quantity, self.counted.amount, who).partition(", where ")
        return f"{text} {DURATIONS[self.duration]}{where}{x}"


@dataclass(frozen=True, slots=True)
class LowerTo(Instruction):
    """Lower the strength of cards to a number for a while, by the current difference (CR 9.3.2 defines it)."""

    n: int
    duration: Duration
    on: Cards

    def run(self, s: State, f: Resolving) -> None:
        for cid in self.on.all(s, f.src):
            less = strength(s, cid) - self.n
            if less > 0:
                end = until(s, self.duration, f.side)
                linger(s, "strength", end, src=f.src, side=f.side, target=s.ref[cid], amount=-less)
                happen(s, QuantityChanged("strength"), f.side, cid, -less, f.src, rule="9.7.2")

    def could_change(self, s: State, f: Resolving) -> bool:
        cids = [cid for cid in self.on.all(s, f.src) if strength(s, cid) > self.n]
        return any(can_be_lowered(s, "strength", cid) for cid in cids)

    def say(self) -> str:
        return f"lower the strength of {self.on.say()} to {self.n} {DURATIONS[self.duration]}"


@dataclass(frozen=True, slots=True)
class LimitBreaks(Instruction):
    """The Runner can break only n printed subroutines of this ice for a while (CR 1.2.2).

    The number holds for each encounter.
    """

    n: int
    duration: Duration

    def run(self, s: State, f: Resolving) -> None:
        if s.ref[f.src] == f.ref:
            linger(s, "break limit", until(s, self.duration), src=f.src, side=f.side, target=f.ref, amount=self.n)

    def names_its_card(self) -> bool:
        return True

    def say(self) -> str:
        some = f"more than {self.n} of its printed subroutines" if self.n else "its printed subroutines"
        each = " during each encounter" if self.duration != ENCOUNTER else ""
        return f"{DURATIONS[self.duration]}, the Runner cannot break {some}{each}"
