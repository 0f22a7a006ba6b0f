"""Constant abilities that hold for a while (CR 1.4:9.9)."""

from __future__ import annotations

from sneakdoor.grammar.sentences import lower
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.instructions.runs_and_effects_that_last import until
from sneakdoor.model.constants import Cannot, ExtraCost, Modify
from sneakdoor.model.declare import Instruction
from sneakdoor.model.frames import Resolving
from sneakdoor.model.measures import DURATIONS, Duration
from sneakdoor.model.state import State
from sneakdoor.rules.abilities import linger, number_of


@dataclass(frozen=True, slots=True)
class Lasting(Instruction):
    """Something cannot be done, costs more or is more for a while, with all cards of a kind (CR 1.4:9.9)."""

    ability: Cannot | ExtraCost | Modify
    duration: Duration

    def run(self, s: State, f: Resolving) -> None:
        one = self.ability
        amount = one.value(s, f.src) if isinstance(one, Modify) else 0
        for key in one.keys(f.side):
            end = until(s, self.duration, f.side)
            linger(s, key, end, ability=number_of(s, one), src=f.src, side=f.side, amount=amount)

    def could_change(self, s: State, f: Resolving) -> bool:
        """CR 1.2.5: not without the time in which it could matter."""
        return until(s, self.duration, f.side) != -1

    def say(self) -> str:
        return f"{DURATIONS[self.duration]}, {lower(self.ability.say()).rstrip('.')}"
