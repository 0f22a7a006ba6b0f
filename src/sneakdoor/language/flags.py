"""Flags before the text of an ability (CR 26.03:9.3.6), and what speaks of interfacing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sneakdoor.grammar.nouns import a
from sneakdoor.kernel.values import dataclass
from sneakdoor.model.abilities import Paid, Threat, When
from sneakdoor.model.constants import Cannot, ExtraCost, Modify
from sneakdoor.model.declare import Ability, Amount, Cards, Component, Condition, Instruction
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.state import State
from sneakdoor.rules.encounters import encountered
from sneakdoor.rules.flags import can_interface
from sneakdoor.rules.quantities import threat as threat_level


def threat(level: int, ability: Ability) -> Threat:
    """`Threat N → ability`: active only while a player has that many agenda points (CR 26.03:9.3.6f)."""
    return Threat(level, ability)


def interface(cost: tuple[Component, ...] | Component, *do: Instruction, **how: Any) -> Paid:
    """`Interface → cost: effect` of an icebreaker; by 26.03 what breaks subroutines has the flag anyway."""
    return Paid(cost if isinstance(cost, tuple) else (cost,), do, flag="interface", **how)


def access_ability(
    cost: tuple[Component, ...] | Component, *do: Instruction, on: Cards | None = None, **how: Any
) -> Paid:
    """`Access → cost: effect` (CR 26.03:7.1.4); the register "accessed" has the card, which `on` describes."""
    return Paid(cost if isinstance(cost, tuple) else (cost,), do, flag="access", accessing=on, **how)


def persistent(ability: Ability) -> Ability:
    """`Persistent → ability`: goes on after the Runner trashed its card while accessing it (CR 26.03:9.12.5)."""
    if not isinstance(ability, When | Modify | Cannot | ExtraCost):
        raise TypeError(f"{type(ability).__name__} cannot persist: it has to wait, change a number, forbid or cost")
    return replace(ability, persists=True)


@dataclass(frozen=True, slots=True)
class ThreatLevel(Amount):
    """The threat level, which is the higher score; 26.03:1.17.1a defines it."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return threat_level(s)

    def say(self) -> str:
        return "the threat level"


@dataclass(frozen=True, slots=True)
class CanInterface(Condition):
    """This program can interface with the encountered ice, which is of a kind; 26.03:3.9.5 defines it."""

    what: Cards

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        ice = encountered(s)
        return ice >= 0 and self.what.has(s, ice, src) and can_interface(s, src, ice)

    def say(self) -> str:
        what = a(self.what.say().removeprefix("installed ").removeprefix("rezzed "))
        return f"if this card can interface with the encountered ice and that is {what}"
