"""Instructions that set cards of a deck aside (CR 26.03:4.8), or turn cards of Archives faceup (CR 26.03:4.4.6)."""

from __future__ import annotations

from sneakdoor.grammar.nouns import a, several
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.instructions.control import YOU, cards_in, side_of, value, verb
from sneakdoor.model.changes import FromZone
from sneakdoor.model.declare import Amount, Cards, Instruction
from sneakdoor.model.enums import ASIDE, CORP, DECK
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.phrasing import many
from sneakdoor.model.registers import MENTIONS, Register
from sneakdoor.model.state import State
from sneakdoor.rules.changes import happen
from sneakdoor.rules.moving import to_pile
from sneakdoor.rules.questions import as_refs


@dataclass(frozen=True, slots=True)
class SetAsideTop(Instruction):
    """Set cards from the top of a deck aside faceup: a number of them, or until n of a kind are among them.

    All of them are in the register `aside`, those of the kind in `fits` or another one; `Do("shuffle in", "aside")`
    returns what is left of them.
    """

    n: int | Amount
    whose: int
    until: Cards | None = None
    by: int = YOU
    into: Register = "fits"

    def run(self, s: State, f: Resolving) -> None:
        n, found, fits = value(self.n, s, f), list[int](), list[int]()
        for cid in reversed(list(s.deck[self.whose])):
            if len(fits if self.until is not None else found) >= n:
                break
            found.append(cid)
            if self.until is not None and self.until.has(s, cid, f.src):
                fits.append(cid)
        for cid in found:
            to_pile(s, cid, ASIDE)
            change = FromZone("set aside", DECK)
            happen(s, change, side_of(f, self.by), cid, src=f.src, rule="26.03:4.8.1", seen=3)
        f.regs["aside"], f.regs[self.into] = as_refs(s, found), as_refs(s, fits)

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(s.deck[self.whose])

    def say(self) -> str:
        deck = "R&D" if self.whose == CORP else "the stack"
        lead = verb(self.by, "set")
        if self.until is None:
            return f"{lead} aside {many('the top {} card', self.n, f' of {deck} faceup')}"
        what = a(self.until.say()) if self.n == 1 else f"{self.n} {several(self.until.say())}"
        return (
            f"{lead} aside cards from the top of {deck} faceup until {what} {'is' if self.n == 1 else 'are'} set aside"
        )


@dataclass(frozen=True, slots=True)
class TurnFaceupInArchives(Instruction):
    """Turn facedown cards of Archives faceup (CR 26.03:4.4.6b)."""

    register: Register = "targets"

    def run(self, s: State, f: Resolving) -> None:
        batch = s.fresh()
        for cid in cards_in(s, f, self.register):
            if cid in s.down:
                s.down = s.down - {cid}
                happen(s, "turned faceup", f.side, cid, src=f.src, rule="26.03:4.4.6b", seen=3, batch=batch)

    def could_change(self, s: State, f: Resolving) -> bool:
        return any(cid in s.down for cid in cards_in(s, f, self.register))

    def say(self) -> str:
        return f"turn {MENTIONS[self.register]} faceup"
