"""A PettingZoo environment for two learners."""

from __future__ import annotations

from typing import Any, Final

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from sneakdoor import Game, Side
from sneakdoor.env.episode import (
    CORP_DECK,
    MOST_CHOICES,
    RUNNER_DECK,
    Decks,
    LearnersTable,
    LegalActions,
    Observation,
    SpaceName,
    observation_space,
)
from sneakdoor.env.rewards import Reward
from sneakdoor.rulebook import DEFAULT_RULES

AGENTS: Final = ("corp_0", "runner_0")
RENDER_MODES: Final = ("ansi",)


def side_of(agent: str) -> Side:
    """The side that an agent plays.

    >>> side_of("runner_0")
    <Side.RUNNER: 1>
    """
    if agent not in AGENTS:
        raise ValueError(f'there is no agent "{agent}"; there are {", ".join(AGENTS)}')
    return Side(AGENTS.index(agent))


class NetrunnerAEC(AECEnv):  # type: ignore[misc]  # PettingZoo says nothing about its types
    """A game of Netrunner as an AEC environment: `agent_selection` is the side to decide.

    `infos[agent]["action_mask"]` and `infos[agent]["legal_actions"]` say what is legal for an agent: nothing if it is
    not asked.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  (PettingZoo's own form)
        "name": "sneakdoor_v0", "render_modes": list(RENDER_MODES), "is_parallelizable": False,
    }  # fmt: skip

    def __init__(self, table: LearnersTable, render_mode: str | None = None) -> None:
        super().__init__()
        self.table = table
        self.render_mode = known_render_mode(render_mode)
        self.possible_agents = list(AGENTS)
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(table.space) for agent in AGENTS}
        self.action_spaces = {agent: LegalActions(table) for agent in AGENTS}
        self._chance, _ = seeding.np_random(None)

    @property
    def game(self) -> Game:
        """The full game, including hidden information."""
        return self.table.game

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> LegalActions:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: that of this seed, or one drawn from the chance that the last seed began."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self.table.begin(seed, self._chance)
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self._after()

    def _after(self) -> None:
        """Take over what the table says after a choice."""
        table = self.table
        over, stopped = table.over, table.stopped
        for side, agent in enumerate(AGENTS):
            self.rewards[agent] = table.earned[side]
        table.earned = [0.0, 0.0]
        self.terminations = dict.fromkeys(AGENTS, over)
        self.truncations = dict.fromkeys(AGENTS, stopped)
        asked = None if over or stopped else table.asked
        if asked is not None:
            self.agent_selection = AGENTS[asked]
        self.infos: dict[str, dict[str, Any]] = {
            agent: table.legal() if side == asked else table.nothing_legal() for side, agent in enumerate(AGENTS)
        }

    def step(self, action: int | None) -> None:
        """The answer of the agent that is asked; None of one for whom the game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and has to answer; None is for agents whose game is over")
        self.table.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._after()
        self._accumulate_rewards()
        if self.terminations[agent] or self.truncations[agent]:
            self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        return self.table.observe(side_of(agent))

    def render(self) -> str | None:
        """The board as text, as the agent that is asked may know it."""
        return self.text(self.agent_selection) if self.render_mode == "ansi" else None

    def text(self, agent: str) -> str:
        """Return what an agent may know as text, for a language model: see `sneakdoor.seating.board_text`."""
        return self.table.text(side_of(agent))

    def close(self) -> None:
        """There is nothing to let go."""

    def __str__(self) -> str:
        return "sneakdoor_v0"


def known_render_mode(wanted: str | None) -> str | None:
    if wanted is not None and wanted not in RENDER_MODES:
        raise ValueError(f'there is no render mode "{wanted}"; there is {", ".join(RENDER_MODES)}')
    return wanted


def aec_env(
    corp: Decks = CORP_DECK,
    runner: Decks = RUNNER_DECK,
    *,
    reward: str | Reward = "win",
    skip_forced: bool = True,
    passing: bool = False,
    most_choices: int = MOST_CHOICES,
    rules: str = DEFAULT_RULES,
    space: SpaceName = "flat",
    render_mode: str | None = None,
) -> NetrunnerAEC:
    """Two learners at one table.

    Decks are given as such or by name; of several each game takes one. `reward` is "win", "points" or a function.
    With `skip_forced` nobody is asked where there is one answer, and with `passing` neither where nothing useful can be
    done, as at the terminal table. A game with `most_choices` choices is given up. `rules` is their version,
    1.4 or 26.03. With `space="options"` an action is the number of a legal option, and an observation has a row for
    every visible card and every legal option (`sneakdoor.env.entities`).

    >>> env = aec_env("Closed Doors", "Inside People")
    >>> env.reset(seed=1)
    >>> env.agent_selection, env.game.decision.kind
    ('corp_0', 'mulligan')
    """
    seats = tuple(Side) if passing else ()
    table = LearnersTable(
        corp,
        runner,
        reward=reward,
        skip_forced=skip_forced,
        passing=seats,
        most_choices=most_choices,
        rules=rules,
        space=space,
    )
    return NetrunnerAEC(table, render_mode)
