"""Fit the evaluation weights: `.venv/bin/python tools/fit_evaluation.py [--games N] [--seed S] [--write]`.

Greedy plays itself over all pairs of starter decks. Its games are disturbed by random actions, some of them often, to
reach positions that Greedy avoids. The features at the start of every turn and the winner are fitted by a logistic
regression, one for the turns of each side, whose weights keep to the signs that the evaluation declares and to a few
least values. A fifth of the games is held out for validation.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from pathlib import Path

import numpy as np

from sneakdoor import Game, Side
from sneakdoor.bots import answer, find
from sneakdoor.bots.evaluation import NAMES, SIGNS, density, numbers
from sneakdoor.decks import decks_for

ODD = (0.02, 0.08, 0.25)
"""Shares of random actions, game by game."""
DAMPING = 3.0
LEAST = {
    "points soon or scored": 0.3, "corp points": 0.5, "hq safety": 0.2, "hq bare": -0.2, "rnd bare": -0.2,
    "archives open points": -0.3, "tags": 0.1, "rig credits": -0.1, "more accesses": -0.2,
}  # fmt: skip
"""Weights that are at least this strong: what every player knows, and what games of Greedy show too rarely."""
HERE = Path(__file__).parent.parent / "src/sneakdoor/bots/weights.py"
Row = tuple[int, int, tuple[float, ...], float]


def played(number: int, seed: int) -> list[Row]:
    """Return the positions of a game: game number, active side, features, and 1.0 if the Corp won."""
    corps, runners = decks_for(Side.CORP), decks_for(Side.RUNNER)
    corp, runner = corps[number % len(corps)], runners[number // len(corps) % len(runners)]
    chance = random.Random(f"{seed} {number}")  # noqa: S311  (games, no secrets)
    game = Game.new(corp=corp, runner=runner, seed=chance.randrange(2**32), skip_forced=True)
    greedy, share = find("greedy"), chance.choice(ODD)
    found: list[tuple[int, tuple[float, ...]]] = []
    turn = -1
    while (decision := game.decision) is not None:
        if decision.kind == "action" and (now := game.turn) != turn:
            turn = now
            corp_view = game.glance(Side.CORP)
            rnd = density(game, corp_view)
            found.append((int(decision.side), numbers(corp_view, game.glance(Side.RUNNER), rnd)))
        odd = decision.kind == "action" and chance.random() < share
        game.choose(chance.choice(decision.options) if odd else answer(greedy, game, chance))
    assert game.outcome is not None
    won = 0.5 if game.outcome.winner is None else float(game.outcome.winner == Side.CORP)
    return [(number, side, one, won) for side, one in found]


def fitted(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Fit a ridge logistic regression by Newton's method; weights with the wrong sign are held at zero.

    The first feature is the constant and not penalised.
    """
    signs = np.array([SIGNS[name] for name in NAMES])
    weights = np.zeros(x.shape[1])
    damping = np.full(x.shape[1], DAMPING)
    damping[0] = 0.0
    free = np.ones(x.shape[1], dtype=bool)
    for _ in range(60):
        p = 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))
        gradient = x.T @ (y - p) - damping * weights
        # A weight at zero is set free again if the data pull it to the right side.
        free = (weights * signs > 0) | (gradient * signs > 0) | (signs == 0)
        hessian = (x * (p * (1 - p))[:, None]).T @ x + np.diag(damping + 1e-6)
        step = np.zeros(x.shape[1])
        step[free] = np.linalg.solve(hessian[np.ix_(free, free)], gradient[free])
        weights = weights + 0.7 * step
        weights[weights * signs < 0] = 0.0
    return weights


def raised(weights: np.ndarray) -> np.ndarray:
    """Raise weights that are weaker than their least value to it."""
    least = np.array([LEAST.get(name, 0.0) for name in NAMES])
    return np.where(np.abs(weights) < np.abs(least), least, weights)


def loss(x: np.ndarray, y: np.ndarray, weights: np.ndarray) -> tuple[float, float]:
    """Return the mean log loss in bits, and the accuracy."""
    p = np.clip(1 / (1 + np.exp(-np.clip(x @ weights, -30, 30))), 1e-6, 1 - 1e-6)
    surprise = -(y * np.log(p) + (1 - y) * np.log(1 - p)).mean() / math.log(2)
    return float(surprise), float(((p > 0.5) == (y > 0.5)).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write the weights into the module")
    told = parser.parse_args()
    rows: list[Row] = []
    for number in range(told.games):
        rows += played(number, told.seed)
    columns: list[np.ndarray] = []
    for side in Side:
        mine = [one for one in rows if one[1] == side]
        x, y = np.array([one[2] for one in mine]), np.array([one[3] for one in mine])
        kept = np.array([one[0] % 5 == 0 for one in mine])
        weights = raised(fitted(x[~kept], y[~kept]))
        bits, right = loss(x[kept], y[kept], weights)
        print(f"{side.name}: {len(mine)} positions, {bits:.3f} bits, {right:.1%} right", file=sys.stderr)  # noqa: T201
        columns.append(raised(fitted(x, y)))
    for name, ours, theirs in zip(NAMES, *columns, strict=True):
        print(f"{name:26} {ours:8.3f} {theirs:8.3f}")  # noqa: T201
    if told.write:
        HERE.write_text(module(columns))


def module(columns: list[np.ndarray]) -> str:
    lines = ['"""Weights of the evaluation, fitted by `tools/fit_evaluation.py`."""']
    lines += ["", "from typing import Final", "", "WEIGHTS: Final = ("]
    for column in columns:
        lines.append("    (")
        lines += [f"        {weight:.3f},  # {name}" for name, weight in zip(NAMES, column, strict=True)]
        lines.append("    ),")
    lines += [")", '"""For the turns of the Corp, and for those of the Runner."""', ""]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
