"""How much a seat spares its player: lines typed in a whole game, beside the questions that the rules put."""

from __future__ import annotations

import pytest
from tests.seating.commanding import played
from tests.seating.playing import pairs

from sneakdoor import Side

THIRD = 1 / 3
REAL = 0.35


def share(games: int, side: Side, *, planning: bool) -> float:
    told = [played(game, side, planning=planning) for game in pairs(games)]
    return sum(len(one.lines) for one in told) / sum(one.questions for one in told)


@pytest.mark.parametrize("side", list(Side))
def test_a_whole_game_takes_a_third_of_the_lines_that_it_has_questions(side: Side) -> None:
    assert share(1, side, planning=True) <= THIRD


@pytest.mark.slow
@pytest.mark.parametrize("side", list(Side))
@pytest.mark.parametrize("planning", [True, False])
def test_over_a_hundred_games(side: Side, planning: bool) -> None:
    found = share(100, side, planning=planning)
    assert found <= (THIRD if planning else REAL), f"{found:.3f}"
