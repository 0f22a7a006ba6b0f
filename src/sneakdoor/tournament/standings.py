"""Standings: points, then the strength of the opponents, then that of theirs."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from sneakdoor.tournament.rounds import Pairing, Tournament


@dataclass(frozen=True, slots=True)
class Rank:
    """A line of the table. The strength of schedule is the average of what the opponents got a round."""

    place: int
    name: str
    points: int
    played: int
    schedule: float
    extended: float
    corp: tuple[int, int]  # games won and lost
    runner: tuple[int, int]
    dropped: bool

    def as_json(self) -> dict[str, Any]:
        return {
            "place": self.place,
            "name": self.name,
            "points": self.points,
            "rounds": self.played,
            "strength_of_schedule": round(self.schedule, 4),
            "extended_strength": round(self.extended, 4),
            "corp": {"won": self.corp[0], "lost": self.corp[1]},
            "runner": {"won": self.runner[0], "lost": self.runner[1]},
            "dropped": self.dropped,
        }


def standings(event: Tournament) -> list[Rank]:
    """The table after the Swiss rounds that are over, the best first; the cut comes before the rest."""
    names = [one.name for one in event.entrants]
    tables: dict[str, list[Pairing]] = {name: [] for name in names}
    for one in event.rounds:
        for table in one:
            if table.over:
                tables[table.first].append(table)
                if table.second:
                    tables[table.second].append(table)
    points = {name: sum(table.points(name) for table in tables[name]) for name in names}
    average = {name: points[name] / max(1, len(tables[name])) for name in names}
    schedule = {name: _mean([average[one] for one in _opponents(tables[name], name)]) for name in names}
    extended = {name: _mean([schedule[one] for one in _opponents(tables[name], name)]) for name in names}
    lots = names.copy()
    random.Random(f"{event.seed} lots").shuffle(lots)  # noqa: S311  (the same file always gives the same order)
    order = sorted(names, key=lambda name: (-points[name], -schedule[name], -extended[name], lots.index(name)))
    if event.seeds:
        order.sort(key=lambda name: _in_cut(event, name))
    gone = {one.name for one in event.entrants if one.dropped_after is not None}
    return [
        Rank(
            place, name, points[name], len(tables[name]), schedule[name], extended[name],
            _games(tables[name], name, "corp"), _games(tables[name], name, "runner"), name in gone,
        )
        for place, name in enumerate(order, 1)
    ]  # fmt: skip


def _opponents(tables: list[Pairing], name: str) -> list[str]:
    return [table.second if table.first == name else table.first for table in tables if table.second]


def _games(tables: list[Pairing], name: str, side: str) -> tuple[int, int]:
    own = [game for table in tables for game in table.games if (game.corp if side == "corp" else game.runner) == name]
    return sum(game.winner == name for game in own), sum(game.loser == name for game in own)


def _in_cut(event: Tournament, name: str) -> tuple[int, int]:
    """Before those who were not in it; the later out, the better; then the better seed."""
    if name not in event.seeds:
        return 1, 0
    rounds = [n for n, tables in enumerate(event.bracket) for table in tables for g in table.games if g.loser == name]
    last = rounds[-1] if name not in event.left() else len(event.bracket)
    return 0, -last


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
