"""Instructions that change what is imminent (1.4:9.8): prevent, avoid, raise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sneakdoor.model.declare import Instruction
from sneakdoor.model.objects import Part
from sneakdoor.model.state import State
from sneakdoor.rules.asking import Ask
from sneakdoor.rules.changes import happen
from sneakdoor.rules.parts import UNPREVENTABLE, Imminent


@dataclass(frozen=True, slots=True)
class Prevent(Instruction):
    """Prevent damage, avoid tags, keep a card from being trashed."""

    kind: str
    n: int = 1
    what: tuple[str, ...] = ()  # kinds of damage
    up_to: bool = False
    all: bool = False
    words: str = ""

    def answers(self, s: State, part: Part, src: int) -> bool:
        if part.kind != self.kind or UNPREVENTABLE in part.specs or part.cause == "cost":
            return False
        if self.kind == "trash":
            return part.cid >= 0 and part.cid != src and part.amount != -1
        return part.amount > 0 and (not self.what or part.what in self.what)

    def run(self, s: State, f: Any) -> None:
        frame = s.find(Imminent)
        parts = [one for one in frame.parts if self.answers(s, one, f.src)] if frame is not None else []
        if not parts:
            return
        one = parts[0]
        if self.kind == "trash":
            frame.parts = [other for other in frame.parts if other is not one]
            happen(s, "prevented", f.side, one.cid, 1, f.src, cause=self.kind, rule="9.8.3a")
            return
        amount = one.amount if self.all else min(self.n, one.amount)
        one.amount -= amount
        one.prevented += amount
        happen(s, "prevented", f.side, f.src, amount, f.src, cause=one.what or self.kind, rule="9.8.3a")

    def could_change(self, s: State, f: Any) -> bool:
        frame = s.find(Imminent)
        return frame is not None and any(self.answers(s, one, f.src) for one in frame.parts)

    def say(self) -> str:
        if self.words:
            return self.words
        if self.kind == "tag":
            return f"avoid {self.n} tag" + ("s" if self.n > 1 else "")
        kinds = " or ".join(self.what)
        amount = "any amount of" if self.all else ("up to " if self.up_to else "") + str(self.n)
        return f"prevent {amount} {kinds} damage".replace("  ", " ")


@dataclass(frozen=True, slots=True)
class RaiseImminent(Instruction):
    """Increase an imminent amount."""

    kind: str
    n: int = 1
    what: tuple[str, ...] = ()

    def answers(self, s: State, part: Part, src: int) -> bool:
        return part.kind == self.kind and (not self.what or part.what in self.what) and part.amount > 0

    def run(self, s: State, f: Any) -> None:
        frame = s.find(Imminent)
        if frame is None:
            return
        for one in frame.parts:
            if self.answers(s, one, f.src):
                one.amount += self.n
                happen(s, "raised", f.side, f.src, self.n, f.src, cause=one.what or one.kind, rule="9.8.2b")
                return

    def say(self) -> str:
        return f"increase the amount by {self.n}"


__all__ = ["Ask", "Prevent", "RaiseImminent"]
