"""Secret bids follow the mixed strategy of the matrix game, and do not empty the pool."""

import random
from collections import Counter

import pytest

from sneakdoor.bots import Greedy, answer
from sneakdoor.bots.bids import equilibrium, guessed_mix, matching_mix
from sneakdoor.testing import Table


def value(payoffs: tuple[tuple[float, ...], ...], mix: tuple[float, ...]) -> float:
    """What the mix gets against the best answer to it."""
    return min(sum(p * row[j] for p, row in zip(mix, payoffs, strict=True)) for j in range(len(payoffs[0])))


@pytest.mark.parametrize(
    ("payoffs", "worth"),
    [
        (((0.0, -1.0, 1.0), (1.0, 0.0, -1.0), (-1.0, 1.0, 0.0)), 0.0),  # rock, paper, scissors
        (((2.0, 0.0), (1.0, 3.0)), 1.5),
        (((3.0, 3.0), (1.0, 9.0)), 3.0),  # a saddle point
    ],
)
def test_a_mix_cannot_be_exploited(payoffs: tuple[tuple[float, ...], ...], worth: float) -> None:
    assert value(payoffs, equilibrium(payoffs)) == pytest.approx(worth, abs=0.05)


def test_who_wants_a_match_bids_less_often_high() -> None:
    corp, runner = (matching_mix((0, 1, 2), (0, 1, 2), 12, corp=side) for side in (True, False))

    assert all(share > 0.1 for share in (*corp, *runner))  # none can be left out
    assert runner[0] > runner[2]
    assert matching_mix((0,), (0, 1, 2), 12, corp=False) == (1.0,)


def test_little_is_risked_on_a_guess() -> None:
    mix = guessed_mix(tuple(range(9)), 8)

    assert sum(mix[:4]) > 0.9
    assert mix[0] < 0.9
    assert mix[1] > 0.1


def test_greedy_mixes_its_bids_and_keeps_its_credits() -> None:
    bids: Counter[int] = Counter()
    for seed in range(40):
        t = Table("runner", seed=seed + 1)
        t.runner.set(credits=9).hand("Push Your Luck")
        t.settle()
        t.game.choose("play Push")
        decision = t.game.decision
        assert decision is not None
        assert decision.kind == "secretly spend"
        bids[answer(Greedy(), t.game, random.Random(seed)).number] += 1

    assert len(bids) > 1
    assert sum(number * many for number, many in bids.items()) / 40 < 3


def test_a_run_worth_more_is_bid_for_like_one() -> None:
    cheap, dear = (matching_mix((0, 1, 2), (0, 1, 2), stake, corp=True) for stake in (2, 30))

    assert dear[2] > cheap[2]
