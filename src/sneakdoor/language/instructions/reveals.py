"""Instructions that reveal and expose cards (CR 8.1.5)."""

from __future__ import annotations

from sneakdoor.kernel.values import dataclass
from sneakdoor.language.instructions.control import YOU, cards_in, side_of, verb
from sneakdoor.language.instructions.effects import Effect
from sneakdoor.model import parts
from sneakdoor.model.declare import Instruction
from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.parts import Part
from sneakdoor.model.registers import MENTIONS, Register
from sneakdoor.model.state import State
from sneakdoor.rules.changes import happen
from sneakdoor.rules.quantities import forbidden
from sneakdoor.rules.visibility import during


@dataclass(frozen=True, slots=True)
class RevealCards(Instruction):
    """Show cards to both players (1.4:1.20)."""

    register: Register = "targets"
    by: int = YOU

    def run(self, s: State, f: Resolving) -> None:
        for cid in cards_in(s, f, self.register):
            during(s, f.regs, cid, (CORP, RUNNER))
            happen(s, "revealed", side_of(f, self.by), cid, src=f.src, rule="8.1.5", seen=3)

    def could_change(self, s: State, f: Resolving) -> bool:
        return False

    def say(self) -> str:
        return f"{verb(self.by, 'reveal')} {MENTIONS[self.register]}"


@dataclass(frozen=True, slots=True)
class Expose(Effect):
    """Reveal an installed unrezzed card (CR 8.1.5a)."""

    register: Register = "targets"

    def parts(self, s: State, f: Resolving) -> list[Part]:
        return [parts.Expose(f.side, cid, src=f.src, ref=s.ref[cid]) for cid in self._cards(s, f)]

    def _cards(self, s: State, f: Resolving) -> list[int]:
        """The cards that are still there and can be exposed (CR 1.2.2)."""
        cids = cards_in(s, f, self.register)
        return [cid for cid in cids if cid in s.things and not forbidden(s, "expose", cid)]

    def could_change(self, s: State, f: Resolving) -> bool:
        """Only unrezzed cards can be exposed (CR 8.1.5a); cards not chosen yet are checked when they are chosen."""
        return any(not s.things[cid].faceup for cid in self._cards(s, f))

    def say(self) -> str:
        return f"expose {MENTIONS[self.register]}"
