"""Filters and amounts about ice: by position, by what was done to it, and its strength."""

from __future__ import annotations

from typing import Literal

from sneakdoor.grammar.nouns import several
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.filters import is_rezzed
from sneakdoor.model.changes import Change, OfEncounter, SubroutineBroken
from sneakdoor.model.declare import Amount, Cards
from sneakdoor.model.enums import CENTRALS, ICE_SUBTYPES
from sneakdoor.model.game_frame import Resolving, held
from sneakdoor.model.registers import Register
from sneakdoor.model.state import State
from sneakdoor.rules.ice import subroutines
from sneakdoor.rules.money import NO_LIMIT
from sneakdoor.rules.quantities import has_subtype, rez_cost, strength
from sneakdoor.rules.questions import still
from sneakdoor.rules.runs import current_run

Numbered = Literal["rez cost", "strength", "subroutine", "subtype"]


@dataclass(frozen=True, slots=True)
class StrengthOf(Amount):
    """The strength of a piece of ice (CR 2.7.1), as a cost."""

    what: Cards | Register

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        found = still(s, held(f, self.what)) if isinstance(self.what, str) else self.what.all(s, src)
        if any(is_rezzed(s, cid, False) for cid in found):
            return NO_LIMIT  # see the interpretations: no strength, so a cost of it has no value and cannot be paid
        return sum(max(0, strength(s, cid)) for cid in found)

    def say(self) -> str:
        return f"the strength of {'that ice' if isinstance(self.what, str) else self.what.say()}"


@dataclass(frozen=True, slots=True)
class BeingApproached(Cards):
    """Such a piece of ice, while the Runner is approaching it (CR 6.4.1 defines it)."""

    what: Cards

    def all(self, s: State, src: int) -> list[int]:
        run = current_run(s)
        ice = run.ice(s) if run is not None and any(frame.is_approach for frame in s.stack) else -1
        return [ice] if ice >= 0 and self.what.has(s, ice, src) else []

    def is_run_ice(self) -> bool:
        return True

    def say(self) -> str:
        return f"{self.what.say()} being approached"


@dataclass(frozen=True, slots=True)
class Outermost(Cards):
    """The outermost pieces of ice of some servers (CR 6.2.1)."""

    central: bool = False  # of central servers only
    attacked: bool = False  # of the server that is being run on only

    def all(self, s: State, src: int) -> list[int]:
        if self.attacked:
            run = current_run(s)
            return list(s.ice.get(run.server, ())[-1:]) if run is not None else []
        return [row[-1] for server, row in s.ice.items() if row and (server in CENTRALS or not self.central)]

    def had(self, s: State, change: Change, src: int) -> bool:
        if change.kind != "all broken":
            return self.has(s, change.cid, src)
        # CR 9.1.7: of ice that was broken, where it stood then is what counts.
        return change.amount == 0 and (change.server in CENTRALS or not self.central)

    def say(self) -> str:
        if self.attacked:
            return "the outermost piece of ice protecting the attacked server"
        return f"outermost piece of ice protecting a {'central ' if self.central else ''}server"


@dataclass(frozen=True, slots=True)
class IceWith(Cards):
    """Ice by a number: its rez cost (CR 1.15.7), strength (CR 2.7), subroutines (CR 3.4.7) or subtypes (CR 2.15)."""

    number: Numbered
    n: int
    exactly: bool = False  # and not more

    def has(self, s: State, cid: int, src: int) -> bool:
        if self.number == "rez cost":
            n = rez_cost(s, cid)
        elif self.number == "strength":
            n = strength(s, cid)
        elif self.number == "subroutine":
            n = len(subroutines(s, cid))  # broken ones are there all the same
        else:
            n = sum(has_subtype(s, cid, one) for one in ICE_SUBTYPES)
        return n == self.n if self.exactly else n >= self.n

    def all(self, s: State, src: int) -> list[int]:
        return [cid for row in s.ice.values() for cid in row if self.has(s, cid, src)]

    def say(self) -> str:
        n = f"exactly {self.n}" if self.exactly else f"{self.n} or more"
        if self.number in ("rez cost", "strength"):
            return f"piece of ice with a {self.number} of {n}"
        return f"piece of ice with {n} {self.number if self.n == 1 and self.exactly else several(self.number)}"


@dataclass(frozen=True, slots=True)
class FullyBroken(Cards):
    """Ice that is passed after an encounter in which the source broke all of its subroutines (CR 10.9.3).

    An encounter counts for the passing that follows it, and none of the subroutines may be the work of another card.
    Cards to come use it.
    """

    def has(self, s: State, cid: int, src: int) -> bool:
        return self._broken(s, s.journal.length, cid, src)

    def had(self, s: State, change: Change, src: int) -> bool:
        at = s.journal.entries.index(change, s.marks[0], s.journal.length)
        return self._broken(s, at + 1, change.cid, src)

    def all(self, s: State, src: int) -> list[int]:
        return [cid for row in s.ice.values() for cid in row if self.has(s, cid, src)]

    def _broken(self, s: State, end: int, cid: int, src: int) -> bool:
        before = s.journal.entries[s.marks[0] : end - 1]  # without the very passing that is asked about
        in_sequence = s.book.ruleset.in_sequence
        sid = -1
        mine = False
        for one in reversed(before):
            if sid < 0:
                if in_sequence and one.kind == "approach ice":
                    return False  # CR 26.03:6.1.3e: it was not encountered after that approach
                if one.kind == "passed" or (one.kind == "encounter ends" and (one.cid != cid or not one.cause)):
                    return False
                if isinstance(one, OfEncounter) and one.kind == "encounter ends":
                    sid = one.encounter
            elif in_sequence:
                # CR 26.03:6.1.3f: it fully broke the ice in that encounter, whatever was broken after that.
                if isinstance(one, OfEncounter) and one.kind == "all broken" and one.encounter == sid:
                    return one.src == src
            elif isinstance(one, SubroutineBroken) and one.encounter == sid:
                if one.src != src:
                    return False
                mine = True
            elif isinstance(one, OfEncounter) and one.kind == "encounter" and one.encounter == sid:
                return mine
        return False

    def say(self) -> str:
        return "piece of ice after an encounter in which this card broke all of its subroutines"
