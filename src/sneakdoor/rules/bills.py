"""What has to be paid, as plain data: items with the cards and numbers of this moment (CR 1.15)."""

from __future__ import annotations

from sneakdoor.model.declare import Bill, Item
from sneakdoor.model.state import State

__all__ = ["Bill", "Item", "holders"]


def holders(s: State, side: int, kind: str, asked: tuple[int, ...] = ()) -> list[tuple[int, int]]:
    """The installed cards of a side that host tokens of a kind, with how many there are."""
    mine = (cid for cid, thing in s.things.items() if thing.installed and thing.controller == side)
    return [(cid, n) for cid in mine if cid not in asked and (n := s.tokens(cid, kind))]
