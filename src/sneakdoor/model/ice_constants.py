"""Constant abilities of ice about its subroutines, rezzing it and hosting (CR 3.4)."""

from __future__ import annotations

from typing import Final

from sneakdoor.grammar.nouns import several
from sneakdoor.grammar.sentences import capital
from sneakdoor.kernel.values import dataclass
from sneakdoor.model.abilities import Constant, Sub
from sneakdoor.model.declare import Ability, Cards, Component, Condition
from sneakdoor.model.keys import Key
from sneakdoor.model.phrasing import paying
from sneakdoor.model.state import State


@dataclass(frozen=True, slots=True)
class BreakLimit(Constant):
    """A limit on how many printed subroutines of this ice can be broken in an encounter (CR 1.2.2)."""

    n: int
    only: Condition | None = None
    but: Cards | None = None  # except with such cards

    def keys(self, side: int) -> tuple[Key, ...]:
        return ("break limit",)

    def applies(self, s: State, src: int) -> bool:
        return self.only is None or self.only.true(s, src, None)

    def say(self) -> str:
        some = f"more than {self.n} of its printed subroutines" if self.n else "its printed subroutines"
        but = "" if self.but is None else f" except with {several(self.but.say())}"
        text = f"the Runner cannot break {some} during each encounter{but}."
        return capital(f"{self.only.say()}, {text}" if self.only is not None else text)


@dataclass(frozen=True, slots=True)
class OrdersSubroutines(Constant):
    """The Runner says in which order unbroken subroutines resolve, and not the ice (CR 6.5.5 defines it)."""

    def keys(self, side: int) -> tuple[Key, ...]:
        return ("subroutine order",)

    def say(self) -> str:
        return "The Runner chooses the order in which unbroken subroutines resolve."


@dataclass(frozen=True, slots=True)
class ReplacesSubroutines(Constant):
    """Another subroutine resolves in place of each that would, while a condition holds; 26.03:9.8.9 defines it."""

    by: Sub
    only: Condition

    def keys(self, side: int) -> tuple[Key, ...]:
        return ("replaced subroutines",)

    def applies(self, s: State, src: int) -> bool:
        return self.only.true(s, src, None)

    def granted(self) -> tuple[Ability, ...]:
        return (self.by,)

    def say(self) -> str:
        return capital(f'{self.only.say()}, "{self.by.say()}" resolves in place of each subroutine that would resolve.')


@dataclass(frozen=True, slots=True)
class SubtypesOf(Constant):
    """This card has, besides its own, the subtypes of some other cards; CR 2.15.5 defines it."""

    of: Cards

    def keys(self, side: int) -> tuple[Key, ...]:
        return ("subtype",)

    def say(self) -> str:
        return f"This card gains the subtypes of all {several(self.of.say())}."


REZ_IN_RUNS: Final = "rez in runs"
OTHER_REZ_COST: Final = "other rez cost"


@dataclass(frozen=True, slots=True)
class RezInRuns(Constant):
    """During runs on its server this ice can be rezzed whenever other cards can; asked of the card itself (CR 9.1.6c).

    It leaves what CR 6.4.3 says of ice; that a card may, CR 9.1.6c defines it.
    """

    def keys(self, side: int) -> tuple[Key, ...]:
        return ()

    def about(self) -> str:
        return REZ_IN_RUNS

    def say(self) -> str:
        return "During runs on this server, you can rez this card whenever you could rez a card that is not ice."


@dataclass(frozen=True, slots=True)
class OtherRezCost(Constant):
    """The Corp may pay something else instead of the rez cost; asked of the card itself (CR 1.15.7 defines it)."""

    cost: tuple[Component, ...]
    part: int = 0  # only instead of this many credits of it (CR 26.03:1.16.2e); 0: all

    def keys(self, side: int) -> tuple[Key, ...]:
        return ()

    def about(self) -> str:
        return OTHER_REZ_COST

    def say(self) -> str:
        if self.part:
            return f"As you rez this card, you may {paying(self.cost)} to pay for {self.part}[credit] of its rez cost."
        return f"You may {paying(self.cost)} to rez this card instead of paying its rez cost."


@dataclass(frozen=True, slots=True)
class CannotHost(Constant):
    """No card can be hosted on this one (CR 1.12.4 defines it)."""

    def keys(self, side: int) -> tuple[Key, ...]:
        return ("cannot host",)

    def say(self) -> str:
        return "This card cannot host cards."
