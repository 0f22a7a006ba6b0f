"""Instructions about identities: double-sided ones turn over (1.4:3.1.1a)."""

from __future__ import annotations

from sneakdoor.kernel.values import dataclass
from sneakdoor.language.instructions.control import cards_in
from sneakdoor.model.declare import Instruction
from sneakdoor.model.enums import OUTSIDE
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.registers import Register
from sneakdoor.model.state import State
from sneakdoor.rules.activity import activate, deactivate
from sneakdoor.rules.changes import happen
from sneakdoor.rules.moving import remember, to_pile, to_play
from sneakdoor.rules.quantities import identity
from sneakdoor.rules.rezzing import refill


@dataclass(frozen=True, slots=True)
class Flip(Instruction):
    """Turn this card over: only the side that is up has its abilities active (1.4:3.1.1a)."""

    def run(self, s: State, f: Resolving) -> None:
        thing = s.things.get(f.src)
        other = s.book.reverse.get(s.code[f.src])
        if thing is None or other is None:
            return
        if s.code[f.src] in s.book.versions:
            other = thing.memo.get("back", other)  # CR 1.5.2a: the side of the version that was chosen
            thing.memo = {**thing.memo, "back": other, "back seen": True}
        was_active = thing.active
        deactivate(s, thing)
        s.code = (*s.code[: f.src], other, *s.code[f.src + 1 :])
        if was_active:
            activate(s, thing)
        happen(s, "flipped", f.side, f.src, src=f.src, rule="1.4:3.1.1a")

    def could_change(self, s: State, f: Resolving) -> bool:
        return s.code[f.src] in s.book.reverse

    def say(self) -> str:
        return "flip this card"


@dataclass(frozen=True, slots=True)
class SwitchIdentity(Instruction):
    """Play another identity; the old one goes outside the game (CR 1.5.4b defines it)."""

    register: Register = "targets"

    def run(self, s: State, f: Resolving) -> None:
        for cid in cards_in(s, f, self.register)[:1]:
            old = identity(s, f.side)
            last = to_pile(s, old, OUTSIDE)
            for one in (old, cid):
                # CR 1.4:1.5.4d: a double-sided identity enters play with its front up.
                front = min(s.code[one], s.book.reverse.get(s.code[one], s.code[one]))
                s.code = (*s.code[:one], front, *s.code[one + 1 :])
            new = to_play(s, cid, f.side, faceup=True)
            if last is not None and "aside" in last.memo:
                remember(new, "aside", last.memo["aside"])  # what the old one set aside stays there
            refill(s, new)  # CR 1.10.5a: recurring credits are there before it becomes active
            activate(s, new)
            happen(s, "identity", f.side, cid, src=f.src, rule="1.5.4b")

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(cards_in(s, f, self.register))

    def say(self) -> str:
        return "switch your identity with it"
