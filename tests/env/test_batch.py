"""The batched environment: the same games and arrays as one environment for each, and words for what is wrong."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sneakdoor import Side
from sneakdoor.env import IllegalAction, NetrunnerAEC, aec_env, batch_env
from sneakdoor.env.aec import AGENTS
from sneakdoor.env.entities import MORE


class Single:
    """One AEC environment that starts anew when its game is over, as a row of a batch does."""

    def __init__(self, seed: int, **settings: Any) -> None:
        self.env: NetrunnerAEC = aec_env(space="options", **settings)
        self.env.reset(seed=seed)

    def observed(self) -> dict[str, Any]:
        agent = self.env.agent_selection
        return {**self.env.observe(agent), "side": AGENTS.index(agent)}

    def step(self, action: int) -> tuple[list[float], bool, bool]:
        self.env.step(action)
        rewards = [self.env.rewards[agent] for agent in AGENTS]
        over, stopped = self.env.terminations[AGENTS[0]], self.env.truncations[AGENTS[0]]
        if over or stopped:
            self.env.reset()
        return rewards, over, stopped


def same(batch: dict[str, Any], n: int, single: dict[str, Any]) -> bool:
    assert batch.keys() == single.keys()
    return all(np.array_equal(batch[name][n], single[name]) for name in single)


@pytest.mark.parametrize(
    ("settings", "steps"),
    [({"reward": "points"}, 330), ({"most_choices": 30}, 60), ({"passing": True}, 90), ({"rules": "26.03"}, 40)],
    ids=["points", "short", "passing", "26.03"],
)
def test_a_batch_is_its_games_side_by_side(settings: dict[str, Any], steps: int) -> None:
    seeds = [3, 11, 12]
    env = batch_env(len(seeds), **settings)
    observation = env.reset(seeds)
    singles = [Single(seed, **settings) for seed in seeds]
    chance, ended = random.Random(1), 0
    for _ in range(steps):
        for n, single in enumerate(singles):
            assert same(observation, n, single.observed())
        actions = [chance.choice(np.flatnonzero(mask).tolist()) for mask in observation["option_mask"]]
        observation, rewards, terminated, truncated = env.step(actions)
        for n, single in enumerate(singles):
            earned, over, stopped = single.step(actions[n])
            assert np.allclose(rewards[n], earned)
            assert (terminated[n], truncated[n]) == (over, stopped)
            ended += over or stopped
    assert ended or "rules" in settings


def test_observations_are_in_their_space_and_not_written_again() -> None:
    env = batch_env(2)
    first = env.reset(5)
    assert env.observation_space.contains(first)
    kept = {name: part.copy() for name, part in first.items()}
    env.step(np.array([0, 1]))
    assert all(np.array_equal(first[name], part) for name, part in kept.items())


def test_seeds_from_a_number_on_and_going_on() -> None:
    one, other = batch_env(2), batch_env(2)
    assert same(one.reset(5), 1, {name: part[1] for name, part in other.reset([5, 6]).items()})
    going_on, same_again = one.reset(), other.reset()
    assert all(np.array_equal(part, same_again[name]) for name, part in going_on.items())
    assert [game.seed for game in one.games] != [5, 6]


def test_an_illegal_action_changes_no_game() -> None:
    env = batch_env(2)
    env.reset([1, 2])
    with pytest.raises(IllegalAction, match=r"game 1: 100 is no answer to .* 0 \(No\), 1 \(Yes\)"):
        env.step([0, 100])
    with pytest.raises(IllegalAction, match=r"game 0: -1 is no action"):
        env.step([-1, 0])
    with pytest.raises(IllegalAction, match="game 1"):
        env.step([0, MORE])
    assert [len(game.choices) for game in env.games] == [0, 0]
    assert [game.decision.side for game in env.games if game.decision] == [Side.CORP, Side.CORP]


def test_wrong_numbers_are_refused() -> None:
    with pytest.raises(ValueError, match="a batch of 0 games is none"):
        batch_env(0)
    env = batch_env(2)
    with pytest.raises(ValueError, match="there are 3 seeds for 2 games"):
        env.reset([1, 2, 3])
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        env.step([0, 0])
    env.reset(1)
    with pytest.raises(ValueError, match="there are 1 actions for 2 games"):
        env.step([0])


def test_making_a_batch_takes_less_than_a_millisecond_a_game() -> None:
    batch_env(1)
    start = time.process_time()
    batch_env(200)
    assert time.process_time() - start < 0.2


def test_the_comparison_with_single_environments_runs() -> None:
    script = Path(__file__).parents[2] / "examples" / "batch_speed.py"
    command = [sys.executable, str(script), "--games", "2", "--steps", "3", "--rounds", "1"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert [line.partition(":")[0] for line in ran.stdout.splitlines()] == ["aec_env", "batch_env", "ratio"]
