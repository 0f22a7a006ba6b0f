"""Instructions that change which text a card has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sneakdoor.model.declare import Instruction
from sneakdoor.model.state import State
from sneakdoor.model.voice import kinds
from sneakdoor.rules.abilities import linger
from sneakdoor.rules.changes import happen
from sneakdoor.rules.instructions.control import cards_in
from sneakdoor.rules.instructions.running import TURN, until


@dataclass(frozen=True, slots=True)
class MakeBlank(Instruction):
    """The text box of the cards in a register is blank for a while: no ability of it is active (CR 9.1.5)."""

    register: str = "targets"
    duration: str = TURN

    def run(self, s: State, f: Any) -> None:
        for cid in cards_in(s, f, self.register):
            linger(s, "blank", until(s, self.duration), src=f.src, side=f.side, target=s.ref[cid])
            happen(s, "made blank", f.side, cid, src=f.src, rule="9.1.5")

    def could_change(self, s: State, f: Any) -> bool:
        return bool(cards_in(s, f, self.register))

    def say(self) -> str:
        return f"its text box is blank for the remainder of the {self.duration}"


@dataclass(frozen=True, slots=True)
class GainSubtypes(Instruction):
    """The cards in a register gain subtypes for a while; instances are counted (CR 2.15.5)."""

    subtypes: tuple[str, ...]
    duration: str
    register: str = "targets"

    def run(self, s: State, f: Any) -> None:
        end = until(s, self.duration)
        for cid in cards_in(s, f, self.register):
            for one in self.subtypes:
                linger(s, "subtype:" + one, end, src=f.src, side=f.side, target=s.ref[cid], amount=1)
                happen(s, "subtype gained", f.side, cid, src=f.src, cause=one, rule="2.15.5")

    def could_change(self, s: State, f: Any) -> bool:
        return bool(cards_in(s, f, self.register))

    def say(self) -> str:
        who = "that ice" if self.register == "subject" else "it"
        return f"{who} gains {kinds(self.subtypes, 'and')} for the remainder of this {self.duration}"


__all__ = ["GainSubtypes", "MakeBlank"]
