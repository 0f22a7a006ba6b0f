"""The game for OpenSpiel (extra `openspiel`): `pyspiel.load_game("python_sneakdoor")` once this module is imported.

Chance is explicit and comes once: a game begins with a chance node that draws one of `seeds` seeds, each as likely as
the others, and all shuffles and later draws follow from that seed inside the engine. So a history is a seed and the
answers, and can be replayed to the same state. An algorithm that looks ahead in a copy of a state meets the draws that
will really come; for other draws use `Game.sample`. Nobody is asked where there is one answer.

Observations are those of `features`; there is no tensor of a whole history.
"""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module
from typing import Any, Final

import numpy as np

from sneakdoor import Game, Option, Side
from sneakdoor.env import features
from sneakdoor.env.actions import actions
from sneakdoor.env.episode import CORP_DECK, MOST_CHOICES, RUNNER_DECK, decks_named
from sneakdoor.rulebook import DEFAULT_RULES, PLAYED, UnknownRuleset

pyspiel: Any = None
with suppress(ModuleNotFoundError):
    pyspiel = import_module("pyspiel")

SHORT_NAME: Final = "python_sneakdoor"
SEEDS: Final = 1024
MISSING: Final = "OpenSpiel is missing, which the extra `openspiel` brings: pip install 'sneakdoor[openspiel]'"

_BASE_OF_GAMES: Any = object if pyspiel is None else pyspiel.Game
_BASE_OF_STATES: Any = object if pyspiel is None else pyspiel.State


def _game_type() -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=SHORT_NAME,
        long_name="Netrunner by Sneakdoor",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "corp": CORP_DECK,
            "runner": RUNNER_DECK,
            "seeds": SEEDS,
            "most_choices": MOST_CHOICES,
            "rules": DEFAULT_RULES,
        },
    )


class SpielGame(_BASE_OF_GAMES):  # type: ignore[misc]  # what OpenSpiel has is known where it is installed
    """Two decks by name, the number of seeds, the rules, and after how many choices a game is given up as drawn."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wanted = params or {}
        self.rules = str(wanted.get("rules", DEFAULT_RULES))
        if self.rules not in PLAYED:
            raise UnknownRuleset(self.rules)
        self.actions = actions(self.rules)
        self.decks = (
            decks_named(wanted.get("corp", CORP_DECK), Side.CORP, self.rules)[0],
            decks_named(wanted.get("runner", RUNNER_DECK), Side.RUNNER, self.rules)[0],
        )
        self.seeds = int(wanted.get("seeds", SEEDS))
        self.most_choices = int(wanted.get("most_choices", MOST_CHOICES))
        if self.seeds < 1 or self.most_choices < 1:
            raise ValueError("seeds and most_choices must be 1 or more")
        about = pyspiel.GameInfo(
            num_distinct_actions=self.actions.size,
            max_chance_outcomes=self.seeds,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.most_choices,
        )
        super().__init__(_game_type(), about, wanted)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(iig_obs_type, params)


class SpielState(_BASE_OF_STATES):  # type: ignore[misc]  # as above
    """A game, or the moment before its seed is drawn."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._decks = game.decks
        self._seeds = game.seeds
        self._most = game.most_choices
        self._rules = game.rules
        self._actions = game.actions
        self.game: Game | None = None

    def lines(self) -> dict[int, Option]:
        """The answers to the open question by their numbers."""
        return {} if self.game is None or self.is_terminal() else self._actions.lines(self.game)

    def current_player(self) -> int:
        if self.game is None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self.game.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None or self.is_terminal() else int(decision.side)

    def is_terminal(self) -> bool:
        game = self.game
        return game is not None and (game.outcome is not None or len(game.choices) >= self._most)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.lines())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / self._seeds) for seed in range(self._seeds)]

    def _apply_action(self, action: int) -> None:
        if self.game is None:
            corp, runner = self._decks
            self.game = Game.new(corp=corp, runner=runner, seed=action, skip_forced=True, rules=self._rules)
        else:
            self.game.choose(self.lines()[action])
        while not self.is_terminal():
            decision = self.game.decision
            if decision is None or len(decision.options) > 1:
                return
            self.game.choose(decision.options[0])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        option = self.lines().get(action)
        return f"{action}: {self._actions.meaning(action)}" if option is None else f"{action}: {option}"

    def returns(self) -> list[float]:
        outcome = self.game.outcome if self.game is not None else None
        if outcome is None or outcome.winner is None:
            return [0.0, 0.0]
        return [1.0, -1.0] if outcome.winner == Side.CORP else [-1.0, 1.0]

    def __str__(self) -> str:
        return "before the seed is drawn" if self.game is None else repr(self.game)


class SpielObserver:
    """What a player may know now, as numbers and as text."""

    def __init__(self, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters for an observation: {params}")
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise ValueError("an observation is of the moment: there is no tensor of a whole history")
        self.tensor = np.zeros(features.SIZE, np.float32)
        self.dict = {name: features.section(self.tensor, name) for name in features.SECTIONS}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0.0)
        if state.game is not None:
            self.tensor[:] = features.observe(state.game.glance(Side(player)))

    def string_from(self, state: SpielState, player: int) -> str:
        return str(state) if state.game is None else str(state.game.glance(Side(player)).as_dict(log=False))


def register() -> None:
    """Make the game known to OpenSpiel."""
    if pyspiel is None:
        raise ModuleNotFoundError(MISSING, name="pyspiel")
    if SHORT_NAME not in pyspiel.registered_names():
        pyspiel.register_game(_game_type(), SpielGame)


if pyspiel is not None:
    register()
