"""Conditions about hands and their size (CR 4.4, 5.5.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sneakdoor.model.declare import Condition
from sneakdoor.model.state import State
from sneakdoor.model.words import CORP
from sneakdoor.rules.quantities import hand_size


@dataclass(frozen=True, slots=True)
class BelowHandSize(Condition):
    """A side has fewer cards in hand than its maximum hand size (CR 5.5.3)."""

    side: int

    def true(self, s: State, src: int, f: Any) -> bool:
        return len(s.hand[self.side]) < hand_size(s, self.side)

    def say(self) -> str:
        hand = "HQ" if self.side == CORP else "your grip"
        return f"if there are fewer cards in {hand} than your maximum hand size"


__all__ = ["BelowHandSize"]
