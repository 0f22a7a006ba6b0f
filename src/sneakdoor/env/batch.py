"""Many games in one call, with NumPy arrays out, in the space of `entities`.

In each game one side is asked at a time, and the row of that game is what this side may know. A game that ends starts
anew at once: the observation is that of the next game already, `terminated` or `truncated` says that one ended, and
the rewards are those of its last choice (Gymnasium calls this same-step autoreset).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sneakdoor import Game, Side
from sneakdoor.env import entities
from sneakdoor.env.episode import CORP_DECK, MOST_CHOICES, RUNNER_DECK, Decks, IllegalAction, LearnersTable
from sneakdoor.env.rewards import Reward
from sneakdoor.rulebook import DEFAULT_RULES

Flags = NDArray[np.bool_]
Rewards = NDArray[np.float32]
Step = tuple[entities.Observation, Rewards, Flags, Flags]
SIDES: Final = len(Side)


class BatchEnv:
    """A number of games, each with two learners; the arguments are those of `aec_env`.

    Observations are the arrays of `space="options"` with the games as first axis, and `side`: the side that is asked
    (0 Corp, 1 Runner). Game n with seed s is the game of `aec_env` after `reset(seed=s)`, and its next game is that
    of `reset()`.

    >>> env = batch_env(3)
    >>> observation = env.reset([7, 8, 9])
    >>> observation["options"].shape, observation["side"].tolist()
    ((3, 128, 146), [0, 0, 0])
    >>> observation, rewards, terminated, truncated = env.step([0, 0, 0])
    >>> observation["side"].tolist(), rewards.shape, bool(terminated.any())
    ([1, 1, 1], (3, 2), False)
    """

    def __init__(
        self,
        games: int,
        corp: Decks = CORP_DECK,
        runner: Decks = RUNNER_DECK,
        *,
        reward: str | Reward = "win",
        skip_forced: bool = True,
        passing: bool = False,
        most_choices: int = MOST_CHOICES,
        rules: str = DEFAULT_RULES,
    ) -> None:
        if games < 1:
            raise ValueError(f"a batch of {games} games is none: it must have 1 or more")

        def table(corp: Decks, runner: Decks) -> LearnersTable:
            seats = tuple(Side) if passing else ()
            return LearnersTable(
                corp,
                runner,
                reward=reward,
                skip_forced=skip_forced,
                passing=seats,
                most_choices=most_choices,
                rules=rules,
                space="options",
            )

        first = table(corp, runner)
        self.tables = [first, *(table(*first.decks) for _ in range(games - 1))]  # decks are read once
        self._chances = [seeding.np_random(None)[0] for _ in self.tables]
        self.single_action_space = spaces.Discrete(entities.MOST_OPTIONS)

    def __len__(self) -> int:
        return len(self.tables)

    # Spaces are made on demand: a Box holds both limits of every number.

    @cached_property
    def single_observation_space(self) -> spaces.Dict:
        """The space of one row of an observation."""
        return spaces.Dict({**entities.entity_space().spaces, "side": spaces.Box(0, SIDES - 1, (), np.int8)})

    @cached_property
    def observation_space(self) -> spaces.Space[Any]:
        """The space of what `reset` and `step` return."""
        return batch_space(self.single_observation_space, len(self))

    @cached_property
    def action_space(self) -> spaces.Space[Any]:
        """The space of what `step` takes; it knows nothing of masks."""
        return batch_space(self.single_action_space, len(self))

    @property
    def games(self) -> list[Game]:
        """The full games, including hidden information."""
        return [table.game for table in self.tables]

    def reset(self, seeds: Sequence[int] | int | None = None) -> entities.Observation:
        """Start all games anew: with these seeds, with seeds from this number on, or as the last seeds go on."""
        if isinstance(seeds, int):
            seeds = range(seeds, seeds + len(self))
        if seeds is not None and len(seeds) != len(self):
            raise ValueError(f"there are {len(seeds)} seeds for {len(self)} games")
        for n in range(len(self)):
            self._begin(n, None if seeds is None else int(seeds[n]))
        return self._observe()

    def _begin(self, n: int, seed: int | None = None) -> None:
        if seed is not None:
            self._chances[n], _ = seeding.np_random(seed)
        self.tables[n].begin(seed, self._chances[n])

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> Step:
        """Answer the open question of every game; no game is changed if an action is illegal.

        Return observations, rewards (games × sides), and which games were terminated or truncated.
        """
        wanted = [int(action) for action in actions]
        if len(wanted) != len(self):
            raise ValueError(f"there are {len(wanted)} actions for {len(self)} games")
        for n, (table, action) in enumerate(zip(self.tables, wanted, strict=True)):
            if not table.is_legal(action):
                raise IllegalAction(f"game {n}: {table.refusal(action)}")
        rewards = np.zeros((len(self), SIDES), np.float32)
        terminated, truncated = np.zeros(len(self), np.bool_), np.zeros(len(self), np.bool_)
        for n, (table, action) in enumerate(zip(self.tables, wanted, strict=True)):
            table.act(action)
            rewards[n] = table.earned
            table.earned = [0.0, 0.0]
            if table.asked is None:
                terminated[n], truncated[n] = table.over, table.stopped
                self._begin(n)
        return self._observe(), rewards, terminated, truncated

    def _observe(self) -> entities.Observation:
        tables = entities.Tables(len(self))
        sides = np.zeros(len(self), np.int8)
        for n, table in enumerate(self.tables):
            asked = table.asked
            assert asked is not None, "a game that ends starts anew"
            sides[n] = asked
            tables.write(n, table.game.glance(asked), table.pages)
        return {**tables.finish(), "side": sides}


batch_env: Final = BatchEnv
"""The name beside `aec_env` and `gym_env`."""
