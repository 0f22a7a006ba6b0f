"""Explain what the search bot considered, in words."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sneakdoor import Option, Side

CLOSE: Final = 0.02
"""Chances closer than this are called equal: a short search cannot tell them apart."""


@dataclass(frozen=True, slots=True)
class Considered:
    """One of the options: how often it was tried, and how likely its side wins with it, as far as was seen."""

    option: Option
    words: str
    visits: int
    chance: float
    prior: float  # how likely it seemed before anything was tried


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why an answer was given."""

    side: Side
    kind: str  # of the question
    turn: int
    considered: tuple[Considered, ...]  # the one that was taken first
    iterations: int
    seconds: float

    @property
    def chosen(self) -> Considered:
        return self.considered[0]

    def lines(self, most: int = 8) -> Iterator[str]:
        """The explanation for a terminal."""
        side = self.side.name.capitalize()
        yield f"The {side} looked {self.iterations} times at what could come of {len(self.considered)} answers:"
        for one in self.considered[:most]:
            mark = "→" if one is self.chosen else " "
            yield f"{mark} {one.chance:4.0%}  {one.words}  ({one.visits} tries)"

    def advice(self) -> str:
        """The recommended answer in a sentence, with the best alternative for comparison."""
        chosen, others = self.chosen, self.considered[1:]
        best = max((one for one in others if one.visits), key=lambda one: one.chance, default=None)
        expected = f"{chosen.words}: the bot expects to win {chosen.chance:.0%} of the games from here."
        if best is None:
            return expected
        if chosen.chance - best.chance < CLOSE:
            return f"{expected} It hardly differs from {best.words} ({best.chance:.0%})."
        return f"{expected} With {best.words} it would be {best.chance:.0%}."

    def __str__(self) -> str:
        return "\n".join(self.lines())
