"""A Gymnasium environment for one learner against a bot."""

from __future__ import annotations

import random
from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from sneakdoor import Game, Option, Side
from sneakdoor.bots import Bot, answer, find, leave
from sneakdoor.env.aec import RENDER_MODES, known_render_mode
from sneakdoor.env.episode import (
    CORP_DECK,
    MOST_CHOICES,
    RUNNER_DECK,
    Decks,
    IllegalAction,
    LearnersTable,
    LegalActions,
    Observation,
    SpaceName,
    observation_space,
)
from sneakdoor.env.rewards import Reward
from sneakdoor.rulebook import DEFAULT_RULES

ILLEGAL: Final = ("lose", "raise")
"""What comes of an action that is not legal: the game is lost, or the caller is told by an exception."""


def side_named(wanted: Side | str) -> Side:
    """A side by its name.

    >>> side_named("runner"), side_named(Side.CORP)
    (<Side.RUNNER: 1>, <Side.CORP: 0>)
    """
    if isinstance(wanted, Side):
        return wanted
    named = {side.name.lower(): side for side in Side}
    if wanted.lower() not in named:
        raise ValueError(f"there is no side {wanted!r}; there are {', '.join(named)}")
    return named[wanted.lower()]


class NetrunnerGym(gymnasium.Env[Any, Any]):
    """One learner on a side ("corp" or "runner") against a bot, named as for every command: see `sneakdoor.bots.find`.

    The rest is as for `aec_env`. `info["action_mask"]` and `info["legal_actions"]` say what is legal; `action_masks()`
    is the mask as sb3-contrib asks for it. Rewards come with the next question to the learner, with all that was earned
    since. An action that is not legal loses the game, and `info["illegal"]` says why; with `illegal="raise"` it is an
    error.

    >>> env = gym_env("corp", "greedy")
    >>> observation, info = env.reset(seed=1)
    >>> int(info["action_mask"].sum())
    2
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  (Gymnasium's form)

    def __init__(
        self,
        side: Side | str = Side.RUNNER,
        opponent: str = "random",
        corp: Decks = CORP_DECK,
        runner: Decks = RUNNER_DECK,
        *,
        reward: str | Reward = "win",
        skip_forced: bool = True,
        passing: bool = False,
        most_choices: int = MOST_CHOICES,
        rules: str = DEFAULT_RULES,
        space: SpaceName = "flat",
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        if illegal not in ILLEGAL:
            raise ValueError(f'there is no way "{illegal}" to take an illegal action; there are {", ".join(ILLEGAL)}')
        self.illegal = illegal
        self.side = side_named(side)
        self.render_mode = known_render_mode(render_mode)
        self.opponent: Bot = find(opponent)
        self.table = LearnersTable(
            corp,
            runner,
            reward=reward,
            skip_forced=skip_forced,
            passing=(self.side,) if passing else (),
            most_choices=most_choices,
            rules=rules,
            space=space,
        )
        self.observation_space = observation_space(space)
        self.action_space = LegalActions(self.table)
        self._luck = random.Random(0)

    @property
    def game(self) -> Game:
        """The full game, including hidden information."""
        return self.table.game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game: that of this seed, or one drawn from the chance that the last seed began."""
        super().reset(seed=seed)
        self.close()  # of a game that was left in its middle the bot is told
        self.table.begin(seed, self.np_random)
        self._luck = random.Random(int(self.np_random.integers(2**31)))
        self._let_the_other_play()
        return self._observed()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """An answer. Gymnasium lets any action be tried: one that is not legal loses the game, and `info` says why."""
        wrong = ""
        try:
            self.table.act(int(action))
        except IllegalAction as refused:
            if self.illegal == "raise" or self.table.asked is None:
                raise
            wrong = str(refused)
            self.table.choose(Option("concede", number=int(self.side)))
        self._let_the_other_play()
        reward = self.table.earned[self.side]
        self.table.earned = [0.0, 0.0]
        observation, info = self._observed()
        if wrong:
            info["illegal"] = wrong
        return observation, reward, self.table.over, self.table.stopped, info

    def _let_the_other_play(self) -> None:
        table = self.table
        while table.asked == self.side.other:
            table.choose(answer(self.opponent, table.game, self._luck))
        if table.asked is None:
            leave(self.opponent, table.game)

    def _observed(self) -> tuple[Observation, dict[str, Any]]:
        info = self.table.legal()
        outcome = self.game.outcome
        if outcome is not None:
            info["winner"] = None if outcome.winner is None else Side(outcome.winner).name.lower()
            info["how"] = outcome.how
        return self.table.observe(self.side), info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of legal actions, as sb3-contrib expects it."""
        return self.table.mask().astype(bool)

    def render(self) -> str | None:
        """The board as text, as the learner may know it."""
        return self.text() if self.render_mode == "ansi" else None

    def text(self) -> str:
        """Return what the learner may know as text, for a language model: see `sneakdoor.seating.board_text`."""
        return self.table.text(self.side)

    def close(self) -> None:
        """Let a bot go that is a program; to close twice does no harm."""
        if self.table.begun:
            leave(self.opponent, self.table.game)


gym_env: Final = NetrunnerGym
"""The name beside `aec_env`."""
