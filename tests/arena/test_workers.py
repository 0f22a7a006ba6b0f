"""What the processes are like in which games are played for others."""

import gc
from collections.abc import Callable

import pytest

from sneakdoor.arena import spread
from sneakdoor.arena.workers import RARELY
from sneakdoor.cli.bench import Netrunner, greedy_game, two_decks


def collector(_job: int) -> tuple[int, bool]:
    return gc.get_threshold()[0], gc.get_freeze_count() > 10_000


def test_a_worker_looks_for_rubbish_rarely_and_never_among_the_cards() -> None:
    before = gc.get_threshold()
    assert dict(spread(collector, [1, 2], workers=2)) == dict.fromkeys((1, 2), (RARELY, True))
    assert gc.get_threshold() == before  # here others decide


STARTER, PILE = Netrunner(*two_decks()), Netrunner()


@pytest.mark.parametrize("play", [STARTER.play, STARTER.roll_out, PILE.play, greedy_game])
def test_nothing_that_a_game_leaves_behind_hangs_together_in_a_circle(play: Callable[[int], object]) -> None:
    play(0)  # what is made once and kept is not left behind
    gc.collect()
    gc.disable()
    try:
        for seed in range(1, 4):
            play(seed)
        assert gc.collect() == 0
    finally:
        gc.enable()
