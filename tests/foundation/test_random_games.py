"""The sweep of random games: what it plays, and that it notices what goes wrong."""

from __future__ import annotations

from typing import Any

import pytest
from tests.laws.games import start
from tools import random_games

from sneakdoor.model.state import State


@pytest.mark.parametrize("checked", [False, True])
def test_a_sound_game_has_no_fault(checked: bool) -> None:
    assert random_games.first_fault(7, checked=checked) == ""


class TestPlanted:
    """Faults that the sweep must find."""

    def test_a_card_that_vanished(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(random_games, "broken", lambda s: ["card 3 is in 0 places"])
        assert random_games.first_fault(7, checked=True) == "card 3 is in 0 places"
        assert random_games.first_fault(7, checked=False) == ""

    def test_a_replay_that_goes_elsewhere(self, monkeypatch: pytest.MonkeyPatch) -> None:

        def other(seed: int, **more: Any) -> Any:
            game = start(seed, **more)
            game.state.credits[0] += 1
            return game

        monkeypatch.setattr(random_games, "start", other)
        assert random_games.first_fault(7, checked=True).startswith("replay: ")

    def test_an_exception(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def fail(s: State) -> list[str]:
            raise KeyError("lost")

        monkeypatch.setattr(random_games, "broken", fail)
        assert random_games.first_fault(7, checked=True) == "KeyError: 'lost'"

    def test_the_command_fails_with_it(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(random_games, "broken", lambda s: ["card 3 is in 0 places"])
        assert random_games.main(["--games", "2", "--checked", "1", "--first", "7"]) == 1
        assert "game 7: card 3 is in 0 places" in capsys.readouterr().out
