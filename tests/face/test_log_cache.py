"""The log is put into words once, and reads as if it were told anew each time."""

import random

import pytest
from tests.laws.games import mixed

from sneakdoor import Game, Side
from sneakdoor.log import log

VIEWERS = (Side.CORP, Side.RUNNER, None)


@pytest.mark.parametrize("seed", range(6))
def test_whoever_listens_all_along_hears_what_is_told_at_the_end(seed: int) -> None:
    """Seed 1 has an identity that turns over: earlier lines name it by its front then."""
    game = Game.new(corp=mixed(seed, Side.CORP), runner=mixed(seed, Side.RUNNER), seed=seed)
    chance = random.Random(seed)
    for n in range(300):
        if game.decision is None:
            break
        for side in VIEWERS:
            assert len(game.log(side)) >= 0
        if n % 40 == 0:
            for side in VIEWERS:
                assert game.log(side) == log(game.state, side)
        game.choose(chance.choice(game.decision.options))
    for side in VIEWERS:
        assert game.log(side) == log(game.state, side)
        assert game.log(side, 5) == log(game.state, side, 5)


def test_what_was_taken_back_is_not_in_the_log() -> None:
    game = Game.new(corp=mixed(3, Side.CORP), runner=mixed(3, Side.RUNNER), seed=3)
    before = game.log(Side.CORP)
    assert game.decision is not None
    game.choose(game.decision.options[0])
    assert len(game.log(Side.CORP)) >= len(before)
    game.undo()
    assert game.log(Side.CORP) == before
