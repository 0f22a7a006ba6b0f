"""Constant abilities of icebreakers: with which ice they can interface (CR 26.03:3.9.5)."""

from __future__ import annotations

from typing import Final

from sneakdoor.grammar.nouns import several
from sneakdoor.kernel.values import dataclass
from sneakdoor.model.abilities import Constant
from sneakdoor.model.declare import Cards
from sneakdoor.model.keys import Key
from sneakdoor.model.state import State

INTERFACE: Final = "interface"
"""The key under which a program says with which ice it can interface."""


@dataclass(frozen=True, slots=True)
class InterfaceLimit(Constant):
    """With some ice this program cannot interface (CR 26.03:9.3.6c)."""

    on: Cards

    def keys(self, side: int) -> tuple[Key, ...]:
        return ()

    def about(self) -> str:
        return INTERFACE

    def allows(self, s: State, src: int, ice: int) -> bool:
        raise NotImplementedError

    def _ice(self) -> str:
        return several(self.on.say().removeprefix("installed "))


@dataclass(frozen=True, slots=True)
class CannotInterface(InterfaceLimit):
    """This program cannot interface with such ice."""

    def allows(self, s: State, src: int, ice: int) -> bool:
        return not self.on.has(s, ice, src)

    def say(self) -> str:
        return f"This card cannot interface with {self._ice()}."


@dataclass(frozen=True, slots=True)
class OnlyInterfaces(InterfaceLimit):
    """This program can interface with such ice only."""

    def allows(self, s: State, src: int, ice: int) -> bool:
        return self.on.has(s, ice, src)

    def say(self) -> str:
        return f"This card can only interface with {self._ice()}."
