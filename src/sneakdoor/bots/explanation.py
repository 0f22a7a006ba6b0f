"""Explain what the search bot considered, in words."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sneakdoor import Option, Side

CLOSE: Final = 0.02
"""Chances closer than this are called equal: a short search cannot tell them apart."""
TRIED_SHARE: Final = 4
"""An alternative needs the chosen answer's tries divided by this to be compared with it."""


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
    plan: tuple[str, ...] = ()  # own answers that would follow
    turning_fact: str = ""  # something hidden with which another answer would be better

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
        yield from self.reasons()

    def reasons(self) -> Iterator[str]:
        """Plan, and what would change its mind, in sentences."""
        if self.plan:
            yield f"The plan: {self.chosen.words.rstrip('.')}, then {', then '.join(self.plan)}."
        if self.turning_fact and self.alternative is not None:
            yield f"{self.alternative.words} would be better if {self.turning_fact}."

    @property
    def alternative(self) -> Considered | None:
        """The best of the other answers."""
        return max((one for one in self.considered[1:] if one.visits), key=lambda one: one.chance, default=None)

    @property
    def _compared(self) -> Considered | None:
        """The best of the other answers that were tried often enough for their figure to mean something."""
        often = (one for one in self.considered[1:] if one.visits * TRIED_SHARE >= self.chosen.visits)
        return max(often, key=lambda one: one.chance, default=None)

    def advice(self) -> str:
        """The recommended answer in sentences: the best alternative, the plan, and what would change its mind."""
        chosen, best = self.chosen, self._compared
        sentences = [f"{chosen.words}: the bot expects to win {chosen.chance:.0%} of the games from here."]
        if best is not None and best.chance - chosen.chance >= CLOSE:
            pass  # the search has not finished comparing them: a higher figure would contradict the recommendation
        elif best is not None and chosen.chance - best.chance < CLOSE:
            sentences.append(f"It hardly differs from {best.words} ({best.chance:.0%}).")
        elif best is not None:
            sentences.append(f"With {best.words} it would be {best.chance:.0%}.")
        return " ".join([*sentences, *self.reasons()])

    def __str__(self) -> str:
        return "\n".join(self.lines())
