"""Descriptions of cards by what their abilities are like, and by their faction."""

from __future__ import annotations

from dataclasses import dataclass

from sneakdoor.language.costs import TrashThis
from sneakdoor.model.abilities import Paid
from sneakdoor.model.declare import Cards
from sneakdoor.model.state import State
from sneakdoor.rules.quantities import identity


@dataclass(frozen=True, slots=True)
class HasTrashAbility(Cards):
    """Such cards with a printed ability that has [trash] in its trigger cost (CR 1.18.4a); cards to come use it."""

    what: Cards

    def has(self, s: State, cid: int, src: int) -> bool:
        return self.what.has(s, cid, src) and any(
            isinstance(one, Paid) and any(isinstance(item, TrashThis) for item in one.cost)
            for one in s.card(cid).abilities
        )

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in self.what.all(s, src) if self.has(s, cid, src)]

    def say(self) -> str:
        thing, comes, place = self.what.say().partition(" in ")
        return f"{thing} with a [trash] ability{comes}{place}"


@dataclass(frozen=True, slots=True)
class OfYourFaction(Cards):
    """Such cards of the faction that the identity of their owner has (CR 2.12); cards to come use it."""

    what: Cards

    def has(self, s: State, cid: int, src: int) -> bool:
        mine = s.card(identity(s, s.owner[cid])).faction
        return s.card(cid).faction == mine and self.what.has(s, cid, src)

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in self.what.all(s, src) if self.has(s, cid, src)]

    def say(self) -> str:
        thing, comes, place = self.what.say().partition(" in ")
        return f"{thing} of the faction of your identity{comes}{place}"
