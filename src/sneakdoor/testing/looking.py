"""Looking at a side of the table."""

from __future__ import annotations

from sneakdoor.rules.quantities import hand_size, link, memory_limit, memory_used, score_of
from sneakdoor.testing.seat import TableSide


class Looking(TableSide):
    """What a test may want to know of a side."""

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

    def titles(self, zone: str) -> list[str]:
        """Titles in hand, deck, discard or score."""
        s = self.table.seen
        return sorted(s.card(cid).title for cid in getattr(s, zone)[self.side])
