"""What tests of accesses look at."""

from __future__ import annotations

from sneakdoor.rules.access import AccessSet
from sneakdoor.testing import Table


def accessed(t: Table) -> list[str]:
    """The titles of what was accessed, in order."""
    s = t.state
    return [s.card(one.cid).title for one in s.journal.entries[: s.journal.length] if one.kind == "accessed"]


def left(t: Table) -> int:
    """How many accesses the current set still has."""
    frame = t.state.find(AccessSet)
    return frame.left if frame is not None else 0


def go_on(t: Table) -> None:
    """Leave the accessed card; where that is the only answer the table gave it already."""
    t.settle()
    if t.runner.can("go on"):
        t.runner.act("go on")


def changes(t: Table, *kinds: str) -> list[str]:
    """The changes of these kinds, in order."""
    s = t.state
    return [one.kind for one in s.journal.entries[: s.journal.length] if one.kind in kinds]
