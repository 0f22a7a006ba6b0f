"""Filters by the course of a run: encountered, accessed, attacked, passed."""

from __future__ import annotations

from typing import Final

from sneakdoor.grammar.nouns import a
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.filters import is_rezzed
from sneakdoor.model.changes import OfRun
from sneakdoor.model.declare import Cards
from sneakdoor.model.enums import CENTRALS
from sneakdoor.model.kinds import ChangeKind
from sneakdoor.model.phrasing import token
from sneakdoor.model.state import State
from sneakdoor.rules.access import current_access
from sneakdoor.rules.encounters import encountered
from sneakdoor.rules.marks import mark
from sneakdoor.rules.quantities import counters
from sneakdoor.rules.runs import current_run


@dataclass(frozen=True, slots=True)
class Encountered(Cards):
    """The piece of ice being encountered; ice that is encountered while it is accessed is not rezzed (CR 8.1.3)."""

    rezzed: bool = False

    def all(self, s: State, src: int) -> list[int]:
        ice = encountered(s)
        return [ice] if ice >= 0 and (not self.rezzed or is_rezzed(s, ice, True)) else []

    def is_run_ice(self) -> bool:
        return True

    def say(self) -> str:
        return "the rezzed ice being encountered" if self.rezzed else "the encountered ice"


@dataclass(frozen=True, slots=True)
class ProtectingMark(Cards):
    """The ice that protects the mark (26.03:10.11.1 defines it)."""

    def all(self, s: State, src: int) -> list[int]:
        return list(s.ice.get(mark(s), ()))

    def say(self) -> str:
        return "piece of ice protecting your mark"


@dataclass(frozen=True, slots=True)
class InAttackedServer(Cards):
    """The cards installed in the server that is being run on; ice protects a server and is not in it (CR 4.7.6).

    With a kind of token: such cards that have one, and the ice that protects it.
    """

    tokens: str = ""

    def all(self, s: State, src: int) -> list[int]:
        run = current_run(s)
        if run is None:
            return []
        # CR 4.7.7c: what is in the root of a central server is not in that server.
        inside = s.root.get(run.server, ()) if run.server not in CENTRALS else ()
        if not self.tokens:
            return list(inside)
        return [cid for cid in (*s.ice.get(run.server, ()), *inside) if counters(s, cid, self.tokens)]

    def say(self) -> str:
        return (
            f"card in or protecting that server with {a(token(self.tokens))}"
            if self.tokens
            else "all cards in that server"
        )


@dataclass(frozen=True, slots=True)
class ProtectingAttacked(Cards):
    """The pieces of ice protecting the server that is being run on (CR 6.2.1)."""

    rezzed: bool | None = None  # only those that are, or are not

    def all(self, s: State, src: int) -> list[int]:
        run = current_run(s)
        ice = s.ice.get(run.server, ()) if run is not None else ()
        return [cid for cid in ice if self.rezzed is None or is_rezzed(s, cid, self.rezzed)]

    def say(self) -> str:
        face = "" if self.rezzed is None else "rezzed " if self.rezzed else "unrezzed "
        return f"{face}piece of ice protecting the attacked server"


@dataclass(frozen=True, slots=True)
class Innermost(Cards):
    """The innermost piece of ice protecting the server that is being run on, or any server (CR 6.2.1)."""

    attacked: bool = True  # of that server only

    def all(self, s: State, src: int) -> list[int]:
        if not self.attacked:
            return [row[0] for row in s.ice.values() if row]
        run = current_run(s)
        return list(s.ice.get(run.server, ())[:1]) if run is not None else []

    def say(self) -> str:
        if not self.attacked:
            return "innermost piece of ice protecting a server"
        return "the innermost piece of ice protecting that server"


@dataclass(frozen=True, slots=True)
class InItsRun(Cards):
    """Cards to which something happened in the run that the source has made, over by now or not (CR 6.8.5)."""

    kind: ChangeKind
    what: Cards
    own: bool = False  # only if the source itself brought it about
    last: bool = False  # in the last run of this turn instead, whatever made it

    def all(self, s: State, src: int) -> list[int]:
        found: dict[int, None] = {}
        sid = -1
        for one in s.journal.since(s.marks[0]):
            if isinstance(one, OfRun) and one.kind == "run begins":
                if self.last or one.src == src:
                    found.clear()
                    sid = one.run
            elif isinstance(one, OfRun) and one.kind == "run ends" and one.run == sid:
                sid = -1
            elif sid >= 0 and one.kind == self.kind and one.cid >= 0 and s.ref[one.cid] == one.ref:
                if (not self.own or one.src == src) and self.what.has(s, one.cid, src):
                    found[one.cid] = None
        return list(found)

    def say(self) -> str:
        done = "that you used" if self.kind == "used" else self.kind
        own = " by this card" if self.own else ""
        run = "the last run this turn" if self.last else "that run"
        return f"{self.what.say()} {done}{own} during {run}"


@dataclass(frozen=True, slots=True)
class UsedToBreak(Cards):
    """Such cards with which a subroutine was broken in the run that is under way (CR 6.5.4 defines it)."""

    what: Cards

    def all(self, s: State, src: int) -> list[int]:
        run = current_run(s)
        if run is None:
            return []
        found: dict[int, None] = {}
        for one in s.journal.since(s.marks[0]):
            if isinstance(one, OfRun) and one.kind == "run begins" and one.run == run.sid:
                found.clear()
            elif one.kind == "broken" and self.what.has(s, one.src, src):
                found[one.src] = None
        return list(found)

    def say(self) -> str:
        return f"{self.what.say()} that was used to break a subroutine during this run"


@dataclass(frozen=True, slots=True)
class Accessed(Cards):
    """The card being accessed."""

    def all(self, s: State, src: int) -> list[int]:
        frame = current_access(s)
        return [frame.cid] if frame is not None else []

    def say(self) -> str:
        return "the accessed card"


ENCOUNTERED: Final = Encountered()


ENCOUNTERED_REZZED: Final = Encountered(rezzed=True)
