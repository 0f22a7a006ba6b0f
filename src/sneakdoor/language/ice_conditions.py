"""Conditions about ice: where it is, and what happened in the run or the encounter."""

from __future__ import annotations

from typing import Final, Literal

from sneakdoor.kernel.values import dataclass
from sneakdoor.language.filters import server_of
from sneakdoor.model.abilities import Paid, Sub
from sneakdoor.model.changes import OfAbility
from sneakdoor.model.constants import Permit
from sneakdoor.model.declare import Condition
from sneakdoor.model.enums import CENTRALS, RUNNER, server_name
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.objects import ICE_SLOT
from sneakdoor.model.state import State
from sneakdoor.rules.abilities import Resolve

_CLICKS: Final = ("clicks spent", "clicks lost")


@dataclass(frozen=True, slots=True)
class Protects(Condition):
    """This ice protects a certain server, or one of a kind (CR 4.7.6)."""

    server: int | Literal["remote", "central"]

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        thing = s.things.get(src)
        if thing is None or thing.slot != ICE_SLOT:
            return False
        if isinstance(self.server, str):
            return (thing.server in CENTRALS) == (self.server == "central")
        return thing.server == self.server

    def say(self) -> str:
        server = f"a {self.server} server" if isinstance(self.server, str) else server_name(self.server)
        return f"while this card is protecting {server}"


@dataclass(frozen=True, slots=True)
class SubroutineResolving(Condition):
    """A subroutine of this ice is resolving, windows for its instructions included (CR 26.03:9.1.2b).

    Cards to come use it.
    """

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        abilities = s.book.abilities
        return any(
            isinstance(frame, Resolving) and frame.src == src and isinstance(abilities[frame.ability].decl, Sub)
            for frame in s.stack
        )

    def say(self) -> str:
        return "while a subroutine of this ice is resolving"


@dataclass(frozen=True, slots=True)
class Unprotected(Condition):
    """No ice protects the server that this card is in (CR 4.7.6)."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return not s.ice.get(server_of(s, src))

    def say(self) -> str:
        return "if this server is not protected by ice"


@dataclass(frozen=True, slots=True)
class IsOutermost(Condition):
    """No ice is further out before the server that this ice protects (CR 6.2.1 defines it)."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return any(row[-1] == src for row in s.ice.values() if row)

    def say(self) -> str:
        return "while this card is the outermost piece of ice protecting a server"


@dataclass(frozen=True, slots=True)
class SpentClickToBreak(Condition):
    """The Runner has spent a click, or lost it as a cost, to break a subroutine in the run that is under way."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        used = -1  # the ability that was used last
        spent = False
        for one in s.journal.since(s.marks[0]):
            if one.kind == "run begins":
                spent = False
            elif isinstance(one, OfAbility) and one.kind == "used":
                used = one.ability
            elif one.kind in _CLICKS and one.side == RUNNER and one.cause in ("permit", "use"):
                decl = s.book.abilities[used].decl if used >= 0 else None
                spent = spent or (isinstance(decl, Paid | Permit) and any(what.breaks() for what in decl.do))
        return spent

    def say(self) -> str:
        return "if the Runner has spent [click] to break a subroutine during this run"


@dataclass(frozen=True, slots=True)
class AfterEncounter(Condition):
    """The ice is passed after an encounter with it, in direct sequence (CR 26.03:6.1.3e defines it)."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        for one in reversed(s.journal.since(s.marks[0])):
            if one.kind in ("encounter ends", "approach ice"):
                return one.kind == "encounter ends"
        return False

    def say(self) -> str:
        return "after encountering it"


@dataclass(frozen=True, slots=True)
class BySubroutine(Condition):
    """What happens is done by a subroutine of this card, or of any, and not by an ability of another kind."""

    anyones: bool = False

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        for frame in reversed(s.stack):
            if isinstance(frame, Resolve):
                ours = self.anyones or frame.src == src
                return ours and isinstance(s.book.abilities[frame.ability].decl, Sub)
        return False

    def say(self) -> str:
        return "during traces made by subroutines" if self.anyones else "if that was done by a subroutine of this card"
