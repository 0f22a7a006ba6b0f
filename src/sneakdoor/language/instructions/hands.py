"""Instructions about a whole hand: cards of it that chance chooses."""

from __future__ import annotations

from dataclasses import dataclass

from sneakdoor.language.instructions.control import YOU, side_of, value, verb
from sneakdoor.language.instructions.effects import Effect
from sneakdoor.model import parts
from sneakdoor.model.declare import Amount
from sneakdoor.model.frames import Resolving
from sneakdoor.model.parts import Part
from sneakdoor.model.state import State
from sneakdoor.model.voice import many
from sneakdoor.model.words import CORP


@dataclass(frozen=True, slots=True)
class TrashRandom(Effect):
    """Trash cards from a hand at random (CR 1.18.1): all there are, if there are fewer."""

    n: int | Amount
    whose: int
    by: int = YOU

    def parts(self, s: State, f: Resolving) -> list[Part]:
        hand = s.hand[self.whose]
        cids = s.chance.draw(hand, min(value(self.n, s, f), len(hand)))
        by = side_of(f, self.by)
        return [parts.Trash(by, cid, src=f.src, cause="ability", ref=s.ref[cid]) for cid in cids]

    def expects(self, s: State, f: Resolving) -> list[Part] | None:
        return None  # which cards it will be is open until chance has chosen

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(s.hand[self.whose]) and value(self.n, s, f) > 0

    def resolvable(self, s: State, f: Resolving) -> bool:
        return self.could_change(s, f)

    def say(self) -> str:
        hand = "HQ" if self.whose == CORP else "the grip"
        return f"{verb(self.by, 'trash')} {many('{} card', self.n, f' from {hand} at random')}"
