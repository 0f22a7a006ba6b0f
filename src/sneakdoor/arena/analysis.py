"""Analyse a recorded game: win chances over time, turning points and better choices.

At every turn (or click, or decision) games are played on from tables that each side could not tell from its own, and
the curve is how many of them the Corp wins. Where it turns, the losing side's questions are asked again: every
option is tried on the same tables, and the one that looks best is held against the one that was taken on fresh ones.
All of it follows from the record and a seed. Nothing that a side could not know speaks for or against its choices.

The work is a plan that yields tasks with their jobs and is sent the results, so that any executor can run it.
"""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from typing import Any, Final

from sneakdoor import Record, Side
from sneakdoor.arena.analysis_tasks import (
    Better,
    Chances,
    Depth,
    Duelling,
    Judging,
    Passed,
    Walking,
    Weighed,
    Weighing,
)
from sneakdoor.arena.workers import spread

STEPS: Final = ("turn", "click", "decision")
LEAST_SWING: Final = 0.1
"""What the chances have to change by to be called a turn of the game."""
CLEAR: Final = 2.5
"""Minimum z-score of a turning point; with many positions, some would seem to turn by chance."""
MOST_QUESTIONS: Final = 10
MOST_DUELS: Final = 3
SHARES: Final = (0.0, 0.02, 0.5, 0.8, 1.0)
"""How much is done before each stage, and after the last: roughly."""

Stage = tuple[Callable[[Any], Any], Sequence[Any]]
Plan = Generator[Stage, list[Any], "Analysis"]
Tell = Callable[[float], None]


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turning point of the game, and a better choice for the loser if one was found."""

    before: Chances
    after: Chances
    better: Better | None = None

    @property
    def loser(self) -> Side:
        return Side.CORP if self.after.chance < self.before.chance else Side.RUNNER

    def as_json(self) -> dict[str, Any]:
        return {
            "turn": self.before.turn,
            "active": self.before.active,
            "first_choice": self.before.choice,
            "last_choice": self.after.choice,
            "corp_chance_before": round(self.before.chance, 4),
            "corp_chance_after": round(self.after.chance, 4),
            "against": self.loser.name.lower(),
            "better": self.better.as_json() if self.better is not None else None,
        }


@dataclass(frozen=True, slots=True)
class Analysis:
    """The curve and its turning points, in the order of the game."""

    depth: Depth
    curve: tuple[Chances, ...]
    turning: tuple[TurningPoint, ...] = ()

    def as_json(self) -> dict[str, Any]:
        depth = self.depth
        return {
            "by": depth.by,
            "playouts": depth.playouts,
            "seed": depth.seed,
            "curve": [one.as_json() for one in self.curve],
            "turning_points": [one.as_json() for one in self.turning],
        }


def analyse(
    record: Record,
    depth: Depth | None = None,
    *,
    workers: int = 1,
    cluster: str | None = None,
    tell: Tell | None = None,
) -> Analysis:
    """Analyse a game on several processes; `tell` receives the progress from 0 to 1."""
    plan = planned(record, depth or Depth())
    results: Any = None  # a plan begins with nothing
    for low, high in (*pairwise(SHARES), (1.0, 1.0)):
        try:
            task, jobs = plan.send(results)
        except StopIteration as done:
            found: Analysis = done.value
            return found
        judged: dict[Any, Any] = {}
        for job, result in spread(task, jobs, workers=workers, cluster=cluster):
            judged[job] = result
            if tell is not None:
                tell(low + (high - low) * len(judged) / len(jobs))
        results = [judged[job] for job in jobs]
    raise AssertionError("a plan has four stages")


def planned(record: Record, depth: Depth) -> Plan:
    """Four stages: the moments of the game, the chances at some of them, the questions again, and the duels."""
    [walked] = yield Walking(record, depth), [0]
    marks = thinned(marks_of(walked, depth.by), depth.marks)
    curve: list[Chances] = yield Judging(record, depth), marks
    points = turning_points(curve, depth.turning)
    questions = [questions_of(walked, point) for point in points]
    weighed: list[Weighed] = yield Weighing(record, depth), sorted({n for asked in questions for n in asked})
    by_number = {one.choice: one for one in weighed}
    candidates = [
        sorted((by_number[n] for n in asked if by_number[n].gain > 0), key=lambda one: (-one.gain, one.choice))
        for asked in questions
    ]
    duels = sorted({(one.choice, one.best) for found in candidates for one in found[:MOST_DUELS]})
    fought: list[Better | None] = yield Duelling(record, depth), duels
    results = dict(zip(duels, fought, strict=True))
    turning = []
    for point, found in zip(points, candidates, strict=True):
        better = [results[one.choice, one.best] for one in found[:MOST_DUELS]]
        clear = [one for one in better if one is not None]
        best = max(clear, key=lambda one: one.better_chance - one.taken_chance, default=None)
        turning.append(TurningPoint(point.before, point.after, best))
    return Analysis(depth, tuple(curve), tuple(turning))


# ------------------------------------------------------------------------------------------------------ going through


def marks_of(walked: Sequence[Passed], by: str) -> list[int]:
    """After how many choices to look: at the beginning, wherever a step begins, and at the end."""
    last = len(walked) - 1
    if by == "decision":
        return list(range(last + 1))
    if by == "click":
        found = [n for n, one in enumerate(walked) if one.kind == "action"]
    else:
        found = [n for n in range(1, last) if walked[n].turn > walked[n - 1].turn]
    return sorted({0, last, *found})


def thinned(marks: list[int], most: int) -> list[int]:
    """Pick at most n of them, the first and the last included.

    >>> thinned([0, 3, 7, 9, 12], 3), thinned([0, 3], 0)
    ([0, 7, 12], [0, 3])
    """
    if not most or len(marks) <= most:
        return marks
    return sorted({marks[round(n * (len(marks) - 1) / max(1, most - 1))] for n in range(most)})


def turning_points(curve: Sequence[Chances], most: int) -> list[TurningPoint]:
    """The largest changes of the chances that chance alone would not make, in the order of the game."""
    found = []
    for before, after in pairwise(curve):
        swing = abs(after.chance - before.chance)
        if swing >= LEAST_SWING and swing >= CLEAR * sqrt(before.variance + after.variance):
            found.append(TurningPoint(before, after))
    found.sort(key=lambda one: (-abs(one.after.chance - one.before.chance), one.before.choice))
    return sorted(found[:most], key=lambda one: one.before.choice)


def questions_of(walked: Sequence[Passed], point: TurningPoint) -> list[int]:
    """The losing side's questions with several answers; actions first where there are many."""
    span = range(point.before.choice, point.after.choice)
    asked = [
        n for n in span
        if walked[n].side == point.loser and walked[n].options > 1 and walked[n].taken is not None
    ]  # fmt: skip
    return sorted(sorted(asked, key=lambda n: walked[n].kind != "action")[:MOST_QUESTIONS])
