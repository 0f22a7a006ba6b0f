"""Constant abilities about what the Corp has and where it may install it."""

from __future__ import annotations

from sneakdoor.kernel.values import dataclass
from sneakdoor.model.abilities import Constant
from sneakdoor.model.declare import Ability
from sneakdoor.model.keys import Key
from sneakdoor.model.phrasing import plural


@dataclass(frozen=True, slots=True)
class WhileStolen(Constant):
    """Abilities that an agenda has in the Runner's score area, where it is otherwise inactive."""

    # CR 1.4:9.1.8b: what names a zone works in that zone.
    of: tuple[Ability, ...]

    def keys(self, side: int) -> tuple[Key, ...]:
        return ()

    def granted(self) -> tuple[Ability, ...]:
        return self.of

    def say(self) -> str:
        said = (one.say().replace(" while this card is in a score area", "") for one in self.of)
        return "\n".join(f"In the Runner's score area: {text}" for text in said)


@dataclass(frozen=True, slots=True)
class LimitRemotes(Constant):
    """A limit on the number of the Corp's remote servers (1.4:4.7.8h, 26.03:4.6.8f)."""

    n: int

    def keys(self, side: int) -> tuple[Key, ...]:
        return ("limit remotes",)

    def say(self) -> str:
        return f"Limit {plural(self.n, 'remote server')}."


@dataclass(frozen=True, slots=True)
class MayInstallFaceup(Constant):
    """The Corp may install agendas faceup, which does not make them active; 26.03:3.2.3a defines it."""

    def keys(self, side: int) -> tuple[Key, ...]:
        return ("install faceup",)

    def say(self) -> str:
        return "You may install agendas faceup."


@dataclass(frozen=True, slots=True)
class KeepsPublicity(Constant):
    """A mandatory interrupt: if this card would be uninstalled, its bad publicity is taken; 26.03:1.13.3 defines it."""

    def keys(self, side: int) -> tuple[Key, ...]:
        return ("keeps publicity",)

    def say(self) -> str:
        return "[interrupt] - When this card would be uninstalled, take all bad publicity that it hosts."
