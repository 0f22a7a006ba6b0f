"""Constant abilities about counters on cards (CR 1.9)."""

from __future__ import annotations

from sneakdoor.grammar.nouns import several
from sneakdoor.grammar.sentences import capital
from sneakdoor.kernel.values import dataclass
from sneakdoor.model.abilities import Constant
from sneakdoor.model.declare import Cards
from sneakdoor.model.keys import Key
from sneakdoor.model.voice import token
from sneakdoor.model.words import Token


@dataclass(frozen=True, slots=True)
class SharesTokens(Constant):
    """Counters on this card are considered to be on other cards as well (CR 1.9.4), and can be spent from there.

    That they can be spent is what this says beyond the rule.
    """

    kind: Token
    on: Cards

    def keys(self, side: int) -> tuple[Key, ...]:
        return ("shares tokens",)

    def say(self) -> str:
        what = capital(several(token(self.kind)))
        return f"{what} on this card are considered to be on all {several(self.on.say())} too, and can be spent there."
