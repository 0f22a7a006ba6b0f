"""The rounds of a search end when more tries would change nothing, and not before."""

import random

from sneakdoor.bots.rounds import ALIKE, ENOUGH, is_likely_settled, is_settled, standing
from sneakdoor.bots.tree import Attempt
from sneakdoor.options import Option


def attempts(chance: random.Random, tries: int) -> list[Attempt]:
    """Some answers after so many tries."""
    made = []
    for n in range(chance.randint(2, 5)):
        one = Attempt(Option("credit", number=n), chance.choice([0.0, 0.01, 0.3, 1.0]))
        low = chance.random()
        for _ in range(tries):
            one.add(chance.uniform(low, 1.0))
        made.append(one)
    return made


def best(branches: list[Attempt]) -> Attempt:
    return max(branches, key=standing)


def test_whatever_comes_the_leading_answer_stays() -> None:
    chance, settled = random.Random(1), 0
    for _ in range(2000):
        tries, left = chance.randint(1, 12), chance.randint(1, 8)
        branches = attempts(chance, tries)
        if not is_settled(branches, left):
            continue
        settled += 1
        leading = best(branches)
        for _ in range(left):
            for one in branches:
                one.add(0.0 if one is leading else chance.choice([1.0, 1.0, chance.random()]))
            assert best(branches) is leading
    assert settled > 50


def test_as_long_as_it_can_be_overtaken_it_goes_on() -> None:
    chance, overtaken = random.Random(2), 0
    for _ in range(2000):
        tries, left = chance.randint(1, 12), chance.randint(1, 8)
        branches = attempts(chance, tries)
        if is_settled(branches, left):
            continue
        leading = best(branches)
        for one in branches:
            for _ in range(left):
                one.add(0.0 if one is leading else 1.0)
        assert best(branches) is not leading
        overtaken += 1
    assert overtaken > 200


def told(one: Attempt, results: list[float]) -> list[float]:
    for result in results:
        one.add(result)
    return results


def test_with_a_clock_a_steady_lead_is_enough() -> None:
    def settled(leads: list[float], left: float) -> bool:
        first, second = (Attempt(Option("credit", number=n), 0.5) for n in range(2))
        went = [told(first, [0.5 + one for one in leads]), told(second, [0.5] * len(leads))]
        return is_likely_settled([first, second], went, left)

    steady, wild = [0.1, 0.12] * 10, [0.5, -0.28] * 10
    assert settled(steady, 200)
    assert settled(steady[:ENOUGH], 20)
    assert not settled(steady[: ENOUGH - 2], 20)  # too few to tell
    assert not settled(wild, 200)
    assert settled(wild, 3)  # what is left comes to little
    assert settled([0.0] * 20, 200)  # one is as good as the other
    assert not settled([0.3, -0.3] * 10, 200)  # nobody knows


def test_a_clock_may_miss_what_is_hardly_better() -> None:
    chance, lost, settled = random.Random(3), list[float](), 0
    for _ in range(1500):
        branches = [Attempt(Option("credit", number=n), 0.5) for n in range(2)]
        better = chance.uniform(-0.1, 0.1)
        went: list[list[float]] = [[], []]
        stopped: Attempt | None = None
        for left in range(79, -1, -1):
            luck = chance.gauss(0.5, 0.2)
            for n, result in enumerate((luck + chance.gauss(better, 0.1), luck + chance.gauss(0.0, 0.1))):
                went[n].append(result)
                branches[n].add(result)
            if stopped is None and left > 5 and is_likely_settled(branches, went, left):
                stopped = best(branches)
        settled += stopped is not None
        if stopped is not None:
            lost.append(best(branches).chance - stopped.chance)
    assert settled > 1200
    assert sum(lost) / settled < ALIKE / 10
    assert sum(one > 3 * ALIKE for one in lost) < 0.02 * settled
