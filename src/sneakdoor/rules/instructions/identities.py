"""Instructions about identities: double-sided ones turn over (1.4:3.1.1a)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sneakdoor.model.declare import Instruction
from sneakdoor.model.state import State
from sneakdoor.rules.activity import activate, deactivate
from sneakdoor.rules.changes import happen


@dataclass(frozen=True, slots=True)
class Flip(Instruction):
    """Turn this card over: only the side that is up has its abilities active (1.4:3.1.1a)."""

    def run(self, s: State, f: Any) -> None:
        thing = s.things.get(f.src)
        other = s.book.reverse.get(s.code[f.src])
        if thing is None or other is None:
            return
        was_active = thing.active
        deactivate(s, thing)
        s.code = (*s.code[: f.src], other, *s.code[f.src + 1 :])
        if was_active:
            activate(s, thing)
        happen(s, "flipped", f.side, f.src, src=f.src, rule="1.4:3.1.1a")

    def could_change(self, s: State, f: Any) -> bool:
        return s.code[f.src] in s.book.reverse

    def say(self) -> str:
        return "flip this card"


__all__ = ["Flip"]
