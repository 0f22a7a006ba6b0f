"""Conditions and amounts that compare or count kinds of things."""

from __future__ import annotations

from sneakdoor.grammar.nouns import several
from sneakdoor.kernel.values import dataclass
from sneakdoor.model.declare import Amount, Cards, Condition
from sneakdoor.model.enums import ADVANCEMENT
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.phrasing import the_number_of
from sneakdoor.model.state import State
from sneakdoor.rules.access import AccessSet
from sneakdoor.rules.quantities import type_of


@dataclass(frozen=True, slots=True)
class MoreThan(Condition):
    """One amount is greater than another."""

    one: Amount
    two: Amount

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return self.one.of(s, src, f) > self.two.of(s, src, f)

    def say(self) -> str:
        return f"if {the_number_of(self.one)} is greater than {the_number_of(self.two)}"


@dataclass(frozen=True, slots=True)
class CardTypes(Amount):
    """How many card types there are among some cards (CR 2.14.2)."""

    what: Cards

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return len({type_of(s, cid) for cid in self.what.all(s, src)})

    def say(self) -> str:
        return f"card type among {several(self.what.say())}"


@dataclass(frozen=True, slots=True)
class Excess(Amount):
    """Advancement counters beyond the requirement as this agenda began to be scored; 26.03:10.13.2 defines it."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        last = f.lki if f is not None else None
        if last is None:
            return 0
        have = last.get(ADVANCEMENT) + int(last.memo.get("considered advancement", 0))
        return max(0, have - int(last.memo.get("requirement", 0)))

    def say(self) -> str:
        return "advancement counter beyond its requirement"


@dataclass(frozen=True, slots=True)
class CoreDamageTaken(Amount):
    """How much core damage the Runner has taken in this game (CR 26.03:10.4.2)."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return s.brain

    def say(self) -> str:
        return "core damage the Runner has taken this game"


@dataclass(frozen=True, slots=True)
class RandomAccessLimit(Amount):
    """How many cards of HQ or R&D the Runner may access in the breach under way, as it is now.

    26.03:7.3.5 defines it.
    """

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        breach = s.find(AccessSet)
        return breach.number(s) if breach is not None else 0

    def say(self) -> str:
        return "card that you are allowed to access in R&D during this breach"
