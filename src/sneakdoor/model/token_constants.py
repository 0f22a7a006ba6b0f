"""Constant abilities about counters on cards (CR 1.9)."""

from __future__ import annotations

from sneakdoor.grammar.nouns import several
from sneakdoor.grammar.sentences import capital
from sneakdoor.kernel.values import dataclass
from sneakdoor.model.abilities import Constant
from sneakdoor.model.declare import Cards
from sneakdoor.model.enums import Token
from sneakdoor.model.keys import Key
from sneakdoor.model.phrasing import token


@dataclass(frozen=True, slots=True)
class SharesTokens(Constant):
    """Counters on this card are considered to be on other cards as well (CR 1.9.4), and can be spent from there.

    The rule alone would not let them be spent.
    """

    kind: Token
    on: Cards

    def keys(self, side: int) -> tuple[Key, ...]:
        return ("shares tokens",)

    def say(self) -> str:
        what = capital(several(token(self.kind)))
        return f"{what} on this card are considered to be on all {several(self.on.say())} too, and can be spent there."
