"""What conditional abilities wait for (CR 9.6.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sneakdoor.model.declare import Cards, Event
from sneakdoor.model.objects import Change
from sneakdoor.model.state import State
from sneakdoor.model.words import CENTRALS
from sneakdoor.rules.access import current_access
from sneakdoor.rules.runs import Run, current_run, may_choose
from sneakdoor.rules.selectors import server_of

MINE: Final = -1
THEIRS: Final = -2
ANYONE: Final = -3


@dataclass(frozen=True, slots=True)
class On(Event):
    """A change of a kind, by someone, to something, somewhere."""

    kind: str
    words: str
    by: int = ANYONE
    what: Cards | None = None
    server: str = ""  # "this", "central", "remote", or a server's number
    cause: str = ""
    causes: tuple[str, ...] = ()  # any of these
    not_cause: str = ""
    src_is_this: bool = False
    zone: int = -1  # where the card was (accessed, trashed, …)
    not_zone: int = -1
    also: str = ""  # a second kind with the same conditions
    permitted: bool = False  # only if the run could have chosen this server (CR 6.7.3a)
    in_run: bool = False  # only while a run was under way
    accessing: bool = False  # only while the very card was being accessed

    def kinds(self) -> tuple[str, ...]:
        return (self.kind, self.also) if self.also else (self.kind,)

    def met(self, s: State, change: Change, src: int) -> bool:
        if self.accessing and not accessing(s, change.cid):
            return False
        if change.cid >= 0 and s.ref[change.cid] != change.ref:
            return self.was(s, change, src)  # CR 9.1.7: it is about a card that is gone, as that last was
        return self._around(s, change, src) and (
            self.what is None or (change.cid >= 0 and self.what.has(s, change.cid, src))
        )

    def was(self, s: State, change: Change, src: int) -> bool:
        return self._around(s, change, src) and (
            self.what is None or (change.cid >= 0 and self.what.had(s, change, src))
        )

    def _around(self, s: State, change: Change, src: int) -> bool:
        """Everything but the card itself: by whom, where, from what cause."""
        if self.by != ANYONE:
            mine = s.things[src].controller if src in s.things else s.owner[src]
            who = mine if self.by == MINE else 1 - mine if self.by == THEIRS else self.by
            if change.side != who:
                return False  # CR 1.13.6a: somebody else has carried it out
        if self.cause and change.cause != self.cause:
            return False
        if self.causes and change.cause not in self.causes:
            return False
        if self.not_cause and change.cause == self.not_cause:
            return False
        if self.zone >= 0 and change.amount != self.zone:
            return False
        if self.not_zone >= 0 and change.amount == self.not_zone:
            return False
        if self.src_is_this and change.src != src:
            return False
        if self.server and not self._server(s, change, src):
            return False
        if self.in_run and not during_run(s, change):
            return False
        if self.permitted:
            run = current_run(s)
            if run is None or not may_choose(run, change.server):
                return False
        return True

    def _server(self, s: State, change: Change, src: int) -> bool:
        if self.server == "this":
            here = server_of(s, src)
            return here >= 0 and change.server == here
        if self.server == "central":
            return change.server in CENTRALS
        if self.server == "remote":
            return change.server > CENTRALS[-1]
        return change.server == int(self.server)

    def say(self) -> str:
        return self.words


def accessing(s: State, cid: int) -> bool:
    """Is this card, as the object it is, the one being accessed (CR 7.7.1)?"""
    access = current_access(s)
    return access is not None and access.cid == cid


def during_run(s: State, change: Change) -> bool:
    """Did it happen between the formal beginning and the end of a run (CR 6.3.2c, 6.8.5)?"""
    running = False
    for one in s.journal.since(s.marks[0]):
        if one.kind in ("run begins", "run ends"):
            running = one.kind == "run begins"
        if one is change:
            break
    return running


__all__ = ["On", "Run"]
