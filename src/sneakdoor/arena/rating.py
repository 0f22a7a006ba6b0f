"""Bradley-Terry ratings from game results, with an advantage for the side.

The chance of the Corp is that of a coin whose log-odds are the sum of the Corp's side, its bot and its deck, less the
Runner's bot and deck. A draw counts as half a game won. Ratings are told in points of the usual scale: 400 points more
mean ten games won for one lost. Those of the bots are on average 0, and so are those of the Corp's and of the Runner's
decks: only differences mean something.

A weak prior (each rating lies within 1,400 points of the average with 95 % probability) keeps the ratings of those
finite who have won all their games or none. Intervals come from the curvature of the likelihood at its highest place.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Any, Final

from sneakdoor.arena.summary import Z

POINTS: Final = 400 / log(10)
"""How many points a difference of 1 in log-odds is."""
PRIOR: Final = 4.0
"""The standard deviation of ratings before any game was played, in log-odds."""
MOST_STEPS: Final = 100
ENOUGH: Final = 1e-9

Row = list[float]
Matrix = list[Row]


@dataclass(frozen=True, slots=True)
class Cell:
    """The results of one pairing."""

    corp_bot: str
    corp_deck: str
    runner_bot: str
    runner_deck: str
    games: int
    corp_wins: int
    draws: int = 0

    @property
    def score(self) -> float:
        """Games won by the Corp, and half the drawn ones."""
        return self.corp_wins + self.draws / 2


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating in points, with its 95 % interval; how many games it rests on, and how many of them were won."""

    name: str
    points: float
    low: float
    high: float
    games: int
    won: float

    def as_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "rating": round(self.points, 1),
            "ci95": [round(self.low, 1), round(self.high, 1)],
            "games": self.games,
            "won": self.won,
        }


@dataclass(frozen=True, slots=True)
class Ratings:
    """The best first. `side` is the Corp's advantage: what it has over an equal Runner, before any deck."""

    bots: tuple[Rating, ...]
    corps: tuple[Rating, ...]
    runners: tuple[Rating, ...]
    side: Rating

    @property
    def corp_chance(self) -> float:
        """How often the Corp wins between equal bots with average decks."""
        return chance_of(self.side.points)

    def as_json(self) -> dict[str, Any]:
        side = {name: value for name, value in self.side.as_json().items() if name != "name"}
        return {
            "bots": [one.as_json() for one in self.bots],
            "corp_decks": [one.as_json() for one in self.corps],
            "runner_decks": [one.as_json() for one in self.runners],
            "corp_side": side | {"corp_chance": round(self.corp_chance, 4)},
        }


def chance_of(points: float) -> float:
    """The win probability for a difference in rating.

    >>> round(chance_of(400), 3), chance_of(0)
    (0.909, 0.5)
    """
    return sigmoid(points / POINTS)


def sigmoid(x: float) -> float:
    return 1 / (1 + exp(-x)) if x >= 0 else exp(x) / (1 + exp(x))


def rate(cells: Sequence[Cell]) -> Ratings:
    """Ratings of all bots and decks in these results, and of the side."""
    names = sorted(
        {("bot", one.corp_bot) for one in cells}
        | {("bot", one.runner_bot) for one in cells}
        | {("corp", one.corp_deck) for one in cells}
        | {("runner", one.runner_deck) for one in cells}
    )
    places = {name: n for n, name in enumerate([("side", "corp"), *names])}
    rows = [_row(one, places) for one in cells]
    best, spread = _fitted(rows, [(one.games, one.score) for one in cells], len(places))

    groups = {kind: [place for (of, _), place in places.items() if of == kind] for kind in ("bot", "corp", "runner")}
    ratings: dict[str, list[Rating]] = {"bot": [], "corp": [], "runner": []}
    for (kind, name), place in places.items():
        if kind != "side":
            weights = {place: 1.0}
            for other in groups[kind]:
                weights[other] = weights.get(other, 0.0) - 1 / len(groups[kind])
            ratings[kind].append(_rating(name, weights, best, spread, *_played(kind, name, cells)))
    # What all decks of a side have in common is the side's.
    weights = {0: 1.0}
    weights |= {place: 1 / len(groups["corp"]) for place in groups["corp"]}
    weights |= {place: -1 / len(groups["runner"]) for place in groups["runner"]}
    all_games = (sum(one.games for one in cells), sum(one.score for one in cells))
    side = _rating("the Corp's side", weights, best, spread, *all_games)
    bots, corps, runners = (
        tuple(sorted(ratings[kind], key=lambda one: (-one.points, one.name))) for kind in ("bot", "corp", "runner")
    )
    return Ratings(bots, corps, runners, side)


def _row(cell: Cell, places: dict[tuple[str, str], int]) -> dict[int, float]:
    """The design row of a pairing; a bot against itself cancels out."""
    row = {0: 1.0, places["corp", cell.corp_deck]: 1.0, places["runner", cell.runner_deck]: -1.0}
    if cell.corp_bot != cell.runner_bot:
        row |= {places["bot", cell.corp_bot]: 1.0, places["bot", cell.runner_bot]: -1.0}
    return row


def _played(kind: str, name: str, cells: Sequence[Cell]) -> tuple[int, float]:
    """The games that somebody played against others, and how many of them were won."""
    games, won = 0, 0.0
    for one in cells:
        corp = (kind == "bot" and one.corp_bot == name) or (kind == "corp" and one.corp_deck == name)
        runner = (kind == "bot" and one.runner_bot == name) or (kind == "runner" and one.runner_deck == name)
        if corp != runner:
            games += one.games
            won += one.score if corp else one.games - one.score
    return games, won


def _rating(name: str, weights: dict[int, float], best: Row, spread: Matrix, games: int, won: float) -> Rating:
    value = sum(weight * best[n] for n, weight in weights.items())
    variance = sum(one * two * spread[n][m] for n, one in weights.items() for m, two in weights.items())
    half = Z * sqrt(max(0.0, variance))
    return Rating(name, POINTS * value, POINTS * (value - half), POINTS * (value + half), games, won)


# ------------------------------------------------------------------------------------------------------------ fitting


def _fitted(rows: list[dict[int, float]], results: list[tuple[int, float]], size: int) -> tuple[Row, Matrix]:
    """Maximise the likelihood by Newton's method; return the maximum and its covariance."""
    best = [0.0] * size
    height = _height(best, rows, results)
    for _ in range(MOST_STEPS):
        slope, curve = _slope(best, rows, results)
        step = solved(curve, [[value] for value in slope])
        part = 1.0
        while True:
            there = [one + part * move[0] for one, move in zip(best, step, strict=True)]
            higher = _height(there, rows, results)
            if higher >= height or part < ENOUGH:
                break
            part /= 2
        moved = max(abs(one - two) for one, two in zip(there, best, strict=True))
        best, height = there, higher
        if moved < ENOUGH:
            break
    _, curve = _slope(best, rows, results)
    return best, solved(curve, [[float(n == m) for m in range(size)] for n in range(size)])


def _height(best: Row, rows: list[dict[int, float]], results: list[tuple[int, float]]) -> float:
    """The logarithm of the likelihood, with the prior."""
    total = -sum(one * one for one in best) / (2 * PRIOR * PRIOR)
    for row, (games, score) in zip(rows, results, strict=True):
        odds = sum(weight * best[n] for n, weight in row.items())
        total += score * odds - games * (max(odds, 0.0) + log(1 + exp(-abs(odds))))
    return total


def _slope(best: Row, rows: list[dict[int, float]], results: list[tuple[int, float]]) -> tuple[Row, Matrix]:
    """The first derivatives of the height, and the second ones with their sign turned."""
    size = len(best)
    slope = [-one / (PRIOR * PRIOR) for one in best]
    curve = [[1 / (PRIOR * PRIOR) if n == m else 0.0 for m in range(size)] for n in range(size)]
    for row, (games, score) in zip(rows, results, strict=True):
        chance = sigmoid(sum(weight * best[n] for n, weight in row.items()))
        spread = games * chance * (1 - chance)
        for n, one in row.items():
            slope[n] += one * (score - games * chance)
            for m, two in row.items():
                curve[n][m] += spread * one * two
    return slope, curve


def solved(left: Matrix, right: Matrix) -> Matrix:
    """The X of `left` X = `right`, by Gauss's elimination.

    >>> solved([[2.0, 0.0], [1.0, 4.0]], [[2.0], [9.0]])
    [[1.0], [2.0]]
    """
    size = len(left)
    rows = [[*one, *two] for one, two in zip(left, right, strict=True)]
    for n in range(size):
        pivot = max(range(n, size), key=lambda m: abs(rows[m][n]))
        rows[n], rows[pivot] = rows[pivot], rows[n]
        rows[n] = [value / rows[n][n] for value in rows[n]]
        for m in range(size):
            if m != n and rows[m][n]:
                factor = rows[m][n]
                rows[m] = [one - factor * two for one, two in zip(rows[m], rows[n], strict=True)]
    return [row[size:] for row in rows]
