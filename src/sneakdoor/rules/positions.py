"""Ice changes its position (CR 6.2.4, 10.11.3), and what that means for a run."""

from __future__ import annotations

from sneakdoor.model.objects import ICE_SLOT, ROOT
from sneakdoor.model.state import State
from sneakdoor.rules.changes import happen
from sneakdoor.rules.encounters import EncounterIce
from sneakdoor.rules.hooks import HOOKS
from sneakdoor.rules.moving import relocate
from sneakdoor.rules.windows import PaidWindow


def move_ice(s: State, cid: int, server: int, by: int, src: int = -1, *, inward: int = -1) -> None:
    """Move installed ice to another position: outermost, or `inward` counted from the server."""
    for frame in list(s.stack):
        frame.ice_leaves(s, cid)
    relocate(s, s.things[cid], server, ICE_SLOT, inward)
    happen(s, "moved", by, cid, src=src, server=server, rule="4.1.2")
    _follow(s, cid)


def swap_ice(s: State, one: int, two: int) -> None:
    """Each takes the other's position; a run follows the ice it encounters and keeps the place it approaches."""
    first, second = s.things[one], s.things[two]
    # CR 26.03:6.2.1a: ice that is hosted has no place.
    # CR 26.03:6.2.2f: places are exchanged, and none is made.
    if ROOT in (first.slot, second.slot):
        return  # CR 10.11.2: what is hosted has no position that could be exchanged
    places = {}
    for thing, other in ((first, second), (second, first)):
        places[thing.cid] = (other.server, s.ice[other.server].index(other.cid))
    for cid, (server, at) in places.items():
        row = list(s.ice[server])
        row[at] = cid
        s.ice[server] = tuple(row)
    first.server, second.server = second.server, first.server
    _follow(s, one)
    _follow(s, two)
    for frame in s.stack:
        if isinstance(frame, PaidWindow) and frame.approached in (one, two):
            frame.approached = HOOKS.run(s).ice(s)  # CR 6.2.4d: now approaching what is there instead.


def _follow(s: State, cid: int) -> None:
    """CR 6.2.4c: the run continues from the current position of the encountered ice."""
    for frame in s.stack:
        if isinstance(frame, EncounterIce) and frame.ice == cid and not frame.forced:
            HOOKS.run(s).follow(s, cid)
