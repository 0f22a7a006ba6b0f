"""Fit the weights of `bots/beliefs.py`: `.venv/bin/python tools/fit_beliefs.py [--games N] [--seed S]`.

Greedy plays itself over all pairs of starter decks. At some actions the true game is compared with sampled worlds, and
a conditional logit model learns to tell it from the others. A quarter of the games is held out to measure the surprise
of the true world among the others, in bits.
"""

from __future__ import annotations

import argparse
import math
import random
import sys

import numpy as np

from sneakdoor import Game, Side
from sneakdoor.bots import answer, find
from sneakdoor.bots.beliefs import belief_features, weights_for
from sneakdoor.decks import decks_for

NOW_AND_THEN = 0.08
OTHERS = 10
DAMPING = 2.0
Positions = list[np.ndarray]  # a row per world, the true one first


def positions(side: Side, games: range, seed: int) -> Positions:
    """Return the features of the worlds of some games."""
    corps, runners = decks_for(Side.CORP), decks_for(Side.RUNNER)
    greedy = find("greedy")
    found: Positions = []
    for number in games:
        chance = random.Random(f"{seed} {number}")  # noqa: S311  (games, no secrets)
        game = Game.new(corp=chance.choice(corps), runner=chance.choice(runners), seed=chance.randrange(2**32))
        while (decision := game.decision) is not None:
            if decision.side == side and decision.kind == "action" and chance.random() < NOW_AND_THEN:
                worlds = [game, *(game.sample(side, n) for n in range(OTHERS))]
                found.append(np.array([list(belief_features(world, side).values()) for world in worlds]))
            game.choose(answer(greedy, game, chance))
    return found


def likelihoods(rows: np.ndarray, weights: np.ndarray) -> np.ndarray:
    sums = rows @ weights
    shares = np.exp(sums - sums.max())
    return np.asarray(shares / shares.sum())


def fitted(found: Positions) -> tuple[np.ndarray, np.ndarray]:
    """Return the maximum likelihood weights by Newton's method, and their standard errors."""
    many = found[0].shape[1]
    weights = np.zeros(many)
    information = np.eye(many)
    for _ in range(12):
        gradient, information = -DAMPING * weights, DAMPING * np.eye(many)
        for rows in found:
            shares = likelihoods(rows, weights)
            away = rows - shares @ rows
            gradient = gradient + away[0]
            information = information + (away * shares[:, None]).T @ away
        weights = weights + np.linalg.solve(information, gradient)
    return weights, np.sqrt(np.diag(np.linalg.inv(information)))


def surprise(found: Positions, weights: np.ndarray) -> float:
    return -sum(math.log2(likelihoods(rows, weights)[0]) for rows in found) / len(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for side in Side:
        kept = given.games // 4
        learnt = positions(side, range(kept, given.games), given.seed)
        others = positions(side, range(kept), given.seed)
        weights, off = fitted(learnt)
        print(f"as the {side.name}: {len(learnt)} positions", file=sys.stderr)  # noqa: T201
        print(f"  {surprise(others, weights):.3f} bits, {math.log2(OTHERS + 1):.3f} without", file=sys.stderr)  # noqa: T201
        for name, weight, error in zip(weights_for(side), weights, off, strict=True):
            print(f'    "{name}": {weight:.2f},  # ± {error:.2f}')  # noqa: T201


if __name__ == "__main__":
    main()
