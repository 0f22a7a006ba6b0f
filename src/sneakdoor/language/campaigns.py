"""Campaign effects of cards, which a game reports when it is over (see `sneakdoor.aftermath`).

They have no effect on the rules of the game. Destroying a card removes it from the game, which the journal records.
"""

from __future__ import annotations

from sneakdoor.kernel.values import dataclass
from sneakdoor.language.instructions.effects import Effect
from sneakdoor.model import parts
from sneakdoor.model.abilities import Constant
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.parts import Part
from sneakdoor.model.state import State
from sneakdoor.rules.trashing import DESTROYED


@dataclass(frozen=True, slots=True)
class AfterWin(Constant):
    """What follows for the campaign if its player wins with this card in the score area."""

    reveals: int = 0  # a set of the campaign by its number; with none, the card is destroyed

    def say(self) -> str:
        if self.reveals:
            return f"When you win a game with this card in your score area, reveal set {self.reveals} of the campaign."
        return "If you win a game with this card in your score area, destroy it."


@dataclass(frozen=True, slots=True)
class Destroy(Effect):
    """Destroy this card: remove it from the game (1.4:4.9) and from the campaign."""

    def parts(self, s: State, f: Resolving) -> list[Part]:
        return [parts.RemoveFromGame(f.side, f.src, f.src, DESTROYED, f.ref)] if s.ref[f.src] == f.ref else []

    def could_change(self, s: State, f: Resolving) -> bool:
        return s.ref[f.src] == f.ref

    def names_its_card(self) -> bool:
        return True

    def say(self) -> str:
        return "destroy this card"
