"""Summary statistics of many games."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from sneakdoor import Side
from sneakdoor.arena.blunders import Blunders, total
from sneakdoor.arena.match import Played

Z = 1.959964  # two-sided 95 % quantile of the normal distribution


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a rate (Wilson's, which stays sensible near 0 and 1).

    >>> [round(end, 3) for end in interval(90, 100)]
    [0.826, 0.945]
    """
    if games == 0:
        return 0.0, 1.0
    rate, spread = wins / games, Z * Z / games
    middle = rate + spread / 2
    half = Z * sqrt(rate * (1 - rate) / games + spread / (4 * games))
    low, high = (middle - half) / (1 + spread), (middle + half) / (1 + spread)
    return max(0.0, min(low, rate)), min(1.0, max(high, rate))


@dataclass(slots=True)
class Summary:
    """Counts and means over the games that were played."""

    played: list[Played] = field(default_factory=list)
    seconds: float = 0.0
    cpu_s: float = 0.0
    fresh: int = 0  # how many were played now, and not found finished
    interrupted: bool = False
    failed: Exception | None = None  # a bot that failed, and ended it early

    @property
    def games(self) -> int:
        return len(self.played)

    @property
    def corp_wins(self) -> int:
        return sum(one.winner == "corp" for one in self.played)

    @property
    def runner_wins(self) -> int:
        return sum(one.winner == "runner" for one in self.played)

    @property
    def draws(self) -> int:
        return self.games - self.corp_wins - self.runner_wins

    @property
    def ends(self) -> dict[str, int]:
        return dict(sorted(Counter(one.how for one in self.played).items()))

    @property
    def corp_win_rate(self) -> float:
        return self.corp_wins / self.games if self.games else 0.0

    def ways(self, winner: str) -> dict[str, int]:
        """How the games that a side won ended ("" for draws), the commonest first."""
        return dict(Counter(one.how for one in self.played if one.winner == winner).most_common())

    def mean(self, name: str) -> float:
        return mean(getattr(one, name) for one in self.played)

    @property
    def blunders(self) -> Blunders:
        return total(one.blunders for one in self.played)

    def as_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "corp_wins": self.corp_wins,
            "runner_wins": self.runner_wins,
            "draws": self.draws,
            "corp_win_rate": self.corp_win_rate,
            "ci95": list(interval(self.corp_wins, self.games)),
            "ends": self.ends,
            "mean_turns": self.mean("turns"),
            "mean_decisions": self.mean("decisions"),
            "blunders": {side.word: self.blunders.of(side) for side in Side},
            "games_per_s": self.fresh / self.seconds if self.seconds else 0.0,
            "cpu_s": self.cpu_s,
        }


def mean(numbers: Iterable[float]) -> float:
    found = list(numbers)
    return sum(found) / len(found) if found else 0.0
