"""How much a seat spares its player: lines typed in a whole game, beside the questions that the rules put."""

from __future__ import annotations

import pytest
from tests.seating.greedy_games import pairs
from tests.seating.typing_player import played

from sneakdoor import Side

MOST = {Side.CORP: 0.35, Side.RUNNER: 1 / 3}
"""What a Corp does with its clicks is a third of its questions, and each of those is a decision."""

ONE_BY_ONE = {Side.CORP: 0.6, Side.RUNNER: 0.35}
"""The same for somebody who says each click by itself."""

A_FEW = {Side.CORP: 3, Side.RUNNER: 2}
FEW_GAMES = 0.04
"""Single games lie anywhere between two and seven lines for ten questions, so a few of them may lie above the mean."""


def share(games: int, side: Side, *, planning: bool) -> float:
    told = [played(game, side, planning=planning) for game in pairs(games)]
    return sum(one.typed for one in told) / sum(one.questions for one in told)


@pytest.mark.parametrize("side", list(Side))
def test_a_whole_game_takes_far_fewer_lines_than_it_has_questions(side: Side) -> None:
    assert share(A_FEW[side], side, planning=True) <= MOST[side] + FEW_GAMES


@pytest.mark.slow
@pytest.mark.parametrize("side", list(Side))
@pytest.mark.parametrize("planning", [True, False])
def test_over_a_hundred_games(side: Side, planning: bool) -> None:
    found = share(100, side, planning=planning)
    assert found <= (MOST if planning else ONE_BY_ONE)[side], f"{found:.3f}"
