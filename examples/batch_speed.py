"""Compare the batched environment with single ones: steps per CPU second, with an observation for every step.

    python examples/batch_speed.py --games 64 --steps 100

Both play random legal actions in the space of options. The two take turns, and the median of the rounds counts.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time

import numpy as np

from sneakdoor.env import aec_env, batch_env


class Batched:
    """A batch of games, with a random legal action for each."""

    def __init__(self, games: int) -> None:
        self.chance = np.random.default_rng(1)
        self.env = batch_env(games)
        self.masks = self.env.reset(1)["option_mask"]

    def steps(self, many: int) -> int:
        for _ in range(many):
            legal = self.masks.sum(axis=1)  # they are numbered from 0 on, on every page
            observation, *_ = self.env.step((self.chance.random(len(legal)) * legal).astype(int))
            self.masks = observation["option_mask"]
        return many * len(self.env)


class Single:
    """The same number of steps in one environment for two learners."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.chance = random.Random(1)
        self.env = aec_env(space="options")
        self.env.reset(seed=1)

    def steps(self, many: int) -> int:
        env = self.env
        for _ in range(many * self.games):
            agent = env.agent_selection
            env.observe(agent)
            env.step(self.chance.choice(env.infos[agent]["legal_actions"]))
            if env.terminations[agent] or env.truncations[agent]:
                env.reset()
        return many * self.games


def rate(runner: Batched | Single, many: int) -> float:
    start = time.process_time()
    return runner.steps(many) / (time.process_time() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=64, help="games in the batch")
    parser.add_argument("--steps", type=int, default=50, help="steps of each game in a round")
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    runners: dict[str, Batched | Single] = {"aec_env": Single(given.games), "batch_env": Batched(given.games)}
    found: dict[str, list[float]] = {name: [] for name in runners}
    for _ in range(given.rounds):
        for name, runner in runners.items():
            found[name].append(rate(runner, given.steps))
    for name, rates in found.items():
        print(f"{name}: {statistics.median(rates):.0f} steps per CPU second")
    print(f"ratio: {statistics.median(found['batch_env']) / statistics.median(found['aec_env']):.2f}")


if __name__ == "__main__":
    main()
