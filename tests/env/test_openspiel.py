"""The game in OpenSpiel. Most of it needs the extra `openspiel`, which the ordinary run does not have."""

from __future__ import annotations

import random

import numpy as np
import pytest

from sneakdoor import Side
from sneakdoor.env import openspiel
from sneakdoor.env.features import observe

pyspiel = openspiel.pyspiel


@pytest.mark.skipif(pyspiel is not None, reason="OpenSpiel is installed")
def test_without_the_extra_it_says_what_is_missing() -> None:
    with pytest.raises(ModuleNotFoundError, match="pip install 'sneakdoor"):
        openspiel.register()


@pytest.mark.slow
@pytest.mark.skipif(pyspiel is None, reason="needs the extra openspiel")
class TestInstalled:
    def test_random_games(self) -> None:
        pyspiel.random_sim_test(pyspiel.load_game("python_sneakdoor"), num_sims=3, serialize=False, verbose=False)

    def test_short_games_with_serialisation(self) -> None:
        game = pyspiel.load_game("python_sneakdoor(seeds=5,most_choices=12)")
        pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)

    def test_a_copy_goes_its_own_way_and_a_history_comes_back(self) -> None:
        game = pyspiel.load_game("python_sneakdoor", {"seeds": 3})
        state, luck = game.new_initial_state(), random.Random(1)
        state.apply_action(2)
        for _ in range(30):
            state.apply_action(luck.choice(state.legal_actions()))
        before = str(state.game.view(Side.CORP).as_dict())
        copy = state.clone()
        copy.apply_action(copy.legal_actions()[0])
        assert str(state.game.view(Side.CORP).as_dict()) == before
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert str(again.game.view(Side.CORP).as_dict()) == before
        tensor = np.asarray(state.observation_tensor(int(Side.RUNNER)), np.float32)
        assert np.array_equal(tensor, observe(state.game.view(Side.RUNNER)))

    def test_what_is_wrong_is_said(self) -> None:
        with pytest.raises(ValueError, match="must be 1 or more"):
            openspiel.SpielGame({"seeds": 0})
        with pytest.raises(LookupError, match="neither a file nor a deck"):
            openspiel.SpielGame({"corp": "Open Doors"})
        with pytest.raises(ValueError, match="no tensor of a whole history"):
            openspiel.SpielObserver(pyspiel.IIGObservationType(perfect_recall=True), None)
