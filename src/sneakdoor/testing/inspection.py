"""Inspect a side of the table."""

from __future__ import annotations

from typing import Final

from sneakdoor.rules.memory import installed_programs, memory_limit, memory_used, restricted_memory
from sneakdoor.rules.quantities import hand_size, link, memory_cost, score_of
from sneakdoor.testing.errors import TableError
from sneakdoor.testing.table_side import TableSide

ZONES: Final = ("hand", "deck", "discard", "score")
"""Zones that belong to a side."""


class Looking(TableSide):
    """Queries about a side of the table."""

    @property
    def credits(self) -> int:
        return self.table.seen.credits[self.side]

    @property
    def clicks(self) -> int:
        return self.table.seen.clicks[self.side]

    @property
    def score(self) -> int:
        return score_of(self.table.seen, self.side)

    @property
    def link(self) -> int:
        return link(self.table.seen)

    @property
    def hand_size(self) -> int:
        return hand_size(self.table.seen, self.side)

    @property
    def memory(self) -> tuple[int, int]:
        return memory_used(self.table.seen), memory_limit(self.table.seen)

    @property
    def restricted_memory(self) -> dict[str, tuple[int, int]]:
        """Memory that only some programs can use, by the card that gives it: how much is used, and the limit."""
        s = self.table.seen
        costs = {cid: memory_cost(s, cid) for cid in installed_programs(s)}
        out: dict[str, tuple[int, int]] = {}
        for decl, src, room in restricted_memory(s):
            fitting = [cid for cid in costs if decl.on is not None and decl.on.has(s, cid, src)]
            used = min(room, sum(costs[cid] for cid in fitting))
            before = out.get(s.card(src).title, (0, 0))
            out[s.card(src).title] = (before[0] + used, before[1] + room)
        return out

    def titles(self, zone: str) -> list[str]:
        """Titles in hand, deck, discard or score."""
        s = self.table.seen
        if zone not in ZONES:
            raise TableError(f"there are no titles of {zone!r}, only of {', '.join(ZONES)}")
        return sorted(s.card(cid).title for cid in getattr(s, zone)[self.side])
