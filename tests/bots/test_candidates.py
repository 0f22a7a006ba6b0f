"""Answers leave the race when it is hardly worth trying them on, and not before."""

import random

import pytest

from sneakdoor.bots.candidates import FEWEST, LITTLE, affordable, in_the_race, ranked, standing, still_to_gain
from sneakdoor.bots.tree import Attempt
from sneakdoor.options import Option


class Race:
    """Answers with what came of them."""

    def __init__(self, *priors: float) -> None:
        self.branches = [
            Attempt(Option("credit", number=n), prior, prior / max(priors)) for n, prior in enumerate(priors)
        ]
        self.went: dict[Attempt, list[float]] = {one: [] for one in self.branches}

    def tell(self, *chances: float) -> None:
        for one, chance in zip(self.branches, chances, strict=True):
            one.add(chance)
            self.went[one].append(chance)

    def stay(self, left: float) -> list[int]:
        return [one.option.number for one in in_the_race(self.branches, self.went, left)]


def raced(leads: list[float], left: float, *priors: float) -> list[int]:
    """Who is left of two, if the first leads by these."""
    race = Race(*(priors or (0.5, 0.5)))
    for lead in leads:
        race.tell(0.5 + lead, 0.5)
    return race.stay(left)


def test_a_steady_lead_is_enough() -> None:
    assert raced([0.1, 0.12] * 10, 200) == [0]
    assert raced([-0.1, -0.12] * 10, 200) == [1]


def test_a_lead_that_goes_up_and_down_is_not() -> None:
    assert raced([0.5, -0.28] * 10, 200) == [0, 1]
    assert raced([0.3, -0.3] * 10, 200) == [0, 1]


def test_what_is_left_must_be_able_to_make_a_difference() -> None:
    wild = [0.3, -0.26] * 10
    assert raced(wild, 200) == [0, 1]
    assert raced(wild, 1) == [0]


def test_two_that_are_alike_need_no_choice() -> None:
    assert raced([0.0] * 200, 60) == [0]


def test_one_world_says_little() -> None:
    assert raced([0.15], 50) == [0, 1]
    assert raced([0.5] * (FEWEST - 1), 50) == [0, 1]
    assert raced([0.5] * FEWEST, 50) == [0]


def test_what_seemed_unlikely_has_more_to_make_up_for() -> None:
    level = [0.02, -0.02] * 12
    assert raced(level, 100) == [0, 1]
    assert raced(level, 100, 0.99, 0.0001) == [0]
    assert raced(level, 100, 0.0001, 0.99) == [1]


def test_greedys_answer_stays_until_it_is_overruled() -> None:
    noisy, steady = [0.2, -0.17] * 12, [0.05, 0.03] * 12
    for leads, first, stay in ((noisy, 1, [0, 1]), (steady, 0, [0])):
        race = Race(0.2, 0.8)  # the second is Greedy's
        for lead in leads:
            race.tell(0.5 + lead, 0.5)
        assert race.stay(100) == stay
        assert ranked(race.branches, race.went)[0].option.number == first


def test_few_tries_are_left_for_few_answers() -> None:
    race = Race(0.4, 0.3, 0.2, 0.1)
    assert [len(affordable(race.branches, tries)) for tries in (5, 3 * FEWEST, 1000)] == [2, 3, 4]


@pytest.mark.parametrize("spread", [0.0, 0.05, 0.3])
def test_what_may_be_gained_falls_with_the_lead_and_grows_with_the_tries(spread: float) -> None:
    def gain(lead: float, left: float) -> float:
        return still_to_gain([lead + spread, lead - spread] * 6, 0.0, left)

    assert [gain(lead, 20) for lead in (0.0, 0.02, 0.05, 0.1)] == sorted(
        (gain(lead, 20) for lead in (0.0, 0.02, 0.05, 0.1)), reverse=True
    )
    assert gain(0.01, 1) < gain(0.01, 10) < gain(0.01, 100)
    assert gain(0.01, 0) == 0.0
    assert gain(-0.02, 20) == pytest.approx(gain(0.02, 20) + 0.02)  # who is behind has that to gain at once


def test_little_is_lost_by_what_is_dropped() -> None:
    chance, tries, lost = random.Random(3), 0, list[float]()
    for _ in range(400):
        good = [chance.gauss(0.0, 0.04) for _ in range(6)]
        race = Race(*([1 / 6] * 6))
        alive, left = race.branches, 60.0 * 6
        while len(alive) > 1 and left >= len(alive):
            luck = chance.gauss(0.5, 0.2)  # of this world, the same for all
            for one in alive:
                result = luck + chance.gauss(good[one.option.number], 0.075)
                one.add(result)
                race.went[one].append(result)
            left -= len(alive)
            alive = in_the_race(alive, race.went, left / len(alive))
        tries += 360 - int(left)
        lost.append(max(good) - good[max(alive, key=standing).option.number])

    assert tries / 400 < 180  # half of them
    assert sum(lost) / 400 < 4 * LITTLE
