"""Looking at a side of the table."""

from __future__ import annotations

from sneakdoor.rules.quantities import hand_size, link, memory_limit, memory_used, score_of
from sneakdoor.testing.seat import Seat


class Looking(Seat):
    """What a test may want to know of a side."""

    @property
    def credits(self) -> int:
        return self.table.state.credits[self.side]

    @property
    def clicks(self) -> int:
        return self.table.state.clicks[self.side]

    @property
    def score(self) -> int:
        return score_of(self.table.state, self.side)

    @property
    def link(self) -> int:
        return link(self.table.state)

    @property
    def hand_size(self) -> int:
        return hand_size(self.table.state, self.side)

    @property
    def memory(self) -> tuple[int, int]:
        return memory_used(self.table.state), memory_limit(self.table.state)

    def titles(self, zone: str) -> list[str]:
        """Titles in hand, deck, discard or score."""
        s = self.table.state
        return sorted(s.card(cid).title for cid in getattr(s, zone)[self.side])
