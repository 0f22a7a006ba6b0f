"""Constant abilities about traces (CR 10.8)."""

from __future__ import annotations

from sneakdoor.kernel.values import dataclass
from sneakdoor.model.abilities import Constant
from sneakdoor.model.declare import Condition
from sneakdoor.model.keys import Key
from sneakdoor.model.state import State


@dataclass(frozen=True, slots=True)
class RunnerSpendsFirst(Constant):
    """In traces, the Runner spends credits before the Corp while a condition holds (CR 10.8.2 defines it)."""

    only: Condition | None = None

    def keys(self, side: int) -> tuple[Key, ...]:
        return ("trace order",)

    def applies(self, s: State, src: int) -> bool:
        return self.only is None or self.only.true(s, src, None)

    def say(self) -> str:
        when = f" {self.only.say()}" if self.only is not None else ""
        return f"In each trace{when}, the Runner spends credits first, and the Corp after that."
