"""The rounds of a search: how many answers are tried in each, and when more tries would change nothing.

All answers of a round are tried in the same worlds. A try brings a chance between 0 and 1, so what the tries that are
left can make up for has a bound; with a number of tries the search ends where that bound is passed, and its answer is
the one that all tries would have given. With a clock it ends earlier: where the leading answer would stay ahead, or
hardly behind, in all likelihood, as far as its lead went up and down from world to world.
"""

from itertools import accumulate
from math import sqrt
from typing import Final

from sneakdoor.bots.tree import Attempt

TRUST: Final = 0.01  # how much of a win chance it takes to go against what seemed likely, for each power of e
SURE: Final = 3.0  # standard deviations of what may still come
ALIKE: Final = 0.005  # a win chance that is not worth the time it takes to find it
ENOUGH: Final = 16  # worlds that tell how much a lead goes up and down
ROUNDING: Final = 1e-9


def standing(branch: Attempt) -> tuple[float, float]:
    """How good an answer is: how it went, and a little of how likely it seemed."""
    return branch.chance + TRUST * branch.likely, branch.prior


def sizes_of(answers: int) -> list[int]:
    """How many answers are in each round: half of them stay.

    >>> sizes_of(8), sizes_of(5), sizes_of(2)
    ([8, 4, 2], [5, 3, 2], [2])
    """
    rounds = max(1, (answers - 1).bit_length())
    return list(accumulate(range(rounds - 1), lambda many, _: (many + 1) // 2, initial=answers))


def counts_of(sizes: list[int], iterations: int) -> list[int]:
    """How often each answer is tried in each round: a round has as many iterations as another.

    >>> counts_of([8, 4, 2], 60), counts_of([8, 4, 2], 10)
    ([2, 5, 10], [1, 1, 1])
    """
    return [max(1, iterations // len(sizes) // size) for size in sizes]


def is_settled(branches: list[Attempt], left: int) -> bool:
    """Would the leading one of answers that were tried equally often lead, however the tries that are left went?

    If it is ahead after all of them, it is ahead whenever half is dropped before: a try more weakens it by more than
    what seemed likely can make up for.
    """
    leading, *others = sorted(branches, key=standing, reverse=True)
    tries = leading.visits + left
    return all(
        leading.total - one.total + TRUST * (leading.likely - one.likely) * tries > left + ROUNDING for one in others
    )


def is_likely_settled(branches: list[Attempt], went: list[list[float]], left: float) -> bool:
    """Would the leading answer in all likelihood be the best, or hardly worse, if tries went on as they did so far?"""
    tried = min(len(one) for one in went)
    if tried < ENOUGH:
        return False
    leading = max(range(len(branches)), key=lambda n: standing(branches[n]))
    for n, branch in enumerate(branches):
        if n == leading:
            continue
        leads = [one - two for one, two in zip(went[leading], went[n], strict=False)]
        mean = sum(leads) / tried
        spread = sum((one - mean) ** 2 for one in leads) / (tried - 1)
        ahead = mean + TRUST * (branches[leading].likely - branch.likely)
        # What is ahead by `ahead` after all tries is off by what the mean is off, and by the luck of those to come.
        if ahead + ALIKE <= SURE * sqrt(spread * left / (tried * (tried + left))) + ROUNDING:
            return False
    return True
