"""Constant abilities about tags, additional costs and first times."""

from __future__ import annotations

from sneakdoor.grammar.nouns import each, several
from sneakdoor.kernel.values import dataclass
from sneakdoor.model.abilities import Constant
from sneakdoor.model.constants import Costly, cost_said
from sneakdoor.model.declare import Cards
from sneakdoor.model.keys import Key


@dataclass(frozen=True, slots=True)
class TaggedAnyway(Constant):
    """The Runner is tagged, with or without a tag (CR 10.5.2 defines it)."""

    def keys(self, side: int) -> tuple[Key, ...]:
        return ("tagged anyway",)

    def say(self) -> str:
        return "The Runner is tagged."


@dataclass(frozen=True, slots=True)
class NoExtraCosts(Constant):
    """Additional costs to do something with some cards are not asked for (CR 1.15.9 defines it)."""

    verb: Costly
    on: Cards

    def keys(self, side: int) -> tuple[Key, ...]:
        return ("no extra costs",)

    def say(self) -> str:
        return f"Ignore all additional costs to {cost_said(self.verb, each(self.on.say()), '', here=False)}."


@dataclass(frozen=True, slots=True)
class AlsoSecond(Constant):
    """Abilities of some cards that are met the first time each turn are met the second time too."""

    on: Cards

    def keys(self, side: int) -> tuple[Key, ...]:
        return ("also second",)

    def say(self) -> str:
        whose = several(self.on.say())
        return f"Abilities of {whose} that are met the first time each turn are met the second time each turn as well."


@dataclass(frozen=True, slots=True)
class AsInHand(Constant):
    """Cards hosted here that are not installed can be played or installed like those in hand; cards to come use it."""

    def keys(self, side: int) -> tuple[Key, ...]:
        return ("as in hand",)

    def say(self) -> str:
        return "Hosted cards can be played or installed like cards in your hand."


@dataclass(frozen=True, slots=True)
class HostLimit(Constant):
    """No more than n cards can be hosted on this one; 26.03:9.3.3e defines it."""

    n: int

    def keys(self, side: int) -> tuple[Key, ...]:
        return ("host limit",)

    def say(self) -> str:
        return f"Limit {self.n} hosted {'card' if self.n == 1 else 'cards'}."
