"""Candidate answers of a search, and when one is dropped.

All of them are tried equally often and in the same worlds. What is known of a lead after some worlds is its mean and
how far it went up and down; from these follows what it may be worth to go on, as a win chance: how much better the
other answer may still turn out, times how likely. Where that is next to nothing the other answer is dropped.
"""

from math import erfc, exp, pi, sqrt
from typing import Final

from sneakdoor.bots.tree import Attempt

CAUTION: Final = 0.012  # by so much answers are overrated that did not seem to be the best
LITTLE: Final = 0.0007  # a win chance that is not worth the time it takes to find it
USUAL_SPREAD: Final = 0.14**2  # how leads go up and down from world to world, and
USUAL_TRIES: Final = 4  # how many worlds it takes to be believed as much as what was seen


def standing(branch: Attempt) -> tuple[float, float]:
    """The score of an answer: its results so far, plus a small share of its prior."""
    return branch.chance + CAUTION * branch.favour, branch.prior


def still_to_gain(leads: list[float], ahead: float, left: float) -> float:
    """The expected gain in win chance from `left` more tries, given these leads.

    It grows where the other one turns out to be better. `ahead` is what speaks for the leading one besides.

    >>> round(still_to_gain([0.1, -0.1] * 8, 0.0, 16), 3), round(still_to_gain([0.11, 0.09] * 8, 0.0, 16), 3)
    (0.008, 0.0)
    """
    tried = len(leads)
    mean = sum(leads) / tried
    seen = sum((one - mean) ** 2 for one in leads)
    spread = (seen + USUAL_TRIES * USUAL_SPREAD) / (tried - 1 + USUAL_TRIES)
    # The mean after all tries will be off from the one so far by about this much.
    deviation = sqrt(spread * left / (tried * (tried + left)))
    if not deviation:
        return 0.0
    lead = (mean + ahead) / deviation
    return deviation * (exp(-lead * lead / 2) / sqrt(2 * pi) - lead * erfc(lead / sqrt(2)) / 2)


def in_the_race(branches: list[Attempt], went: dict[Attempt, list[float]], left: float) -> list[Attempt]:
    """The leading answer, and those that may be worth more, if there are `left` tries for each."""
    leading = max(branches, key=standing)

    def may_win(one: Attempt) -> bool:
        leads = [ours - theirs for ours, theirs in zip(went[leading], went[one], strict=True)]
        return still_to_gain(leads, CAUTION * (leading.favour - one.favour), left) > LITTLE

    return [one for one in branches if one is leading or may_win(one)]


__all__ = ["in_the_race", "standing", "still_to_gain"]
