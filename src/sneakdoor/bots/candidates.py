"""Candidate answers of a search, and when one is dropped.

All of them are tried equally often and in the same worlds. What is known of a lead after some worlds is its mean and
how far it went up and down; from these follows what it may be worth to go on, as a win chance: how much better the
other answer may still turn out, times how likely. Where that is next to nothing the other answer is dropped.
"""

from math import erfc, exp, pi, sqrt
from typing import Final

from sneakdoor.bots.tree import Attempt

FEWEST: Final = 16  # tries before an answer can be dropped, or overrule Greedy
OVERRULES: Final = 1.0  # standard errors by which an answer must lead to overrule what Greedy would do
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
    mean, spread = mean_and_spread(leads)
    # The mean after all tries will be off from the one so far by about this much.
    deviation = sqrt(spread * left / (tried * (tried + left)))
    if not deviation:
        return 0.0
    lead = (mean + ahead) / deviation
    return deviation * (exp(-lead * lead / 2) / sqrt(2 * pi) - lead * erfc(lead / sqrt(2)) / 2)


def mean_and_spread(leads: list[float]) -> tuple[float, float]:
    """The mean of some leads, and their variance; a few usual ones are added so that two alike prove nothing."""
    tried = len(leads)
    mean = sum(leads) / tried
    seen = sum((one - mean) ** 2 for one in leads)
    return mean, (seen + USUAL_TRIES * USUAL_SPREAD) / (tried - 1 + USUAL_TRIES)


def overrules(leads: list[float]) -> bool:
    """Whether an answer leads Greedy's by more than the error of the comparison.

    >>> overrules([0.1] * 16), overrules([0.1, -0.08] * 8), overrules([0.5])
    (True, False, False)
    """
    if not leads:
        return False
    mean, spread = mean_and_spread(leads)
    return mean > OVERRULES * sqrt(spread / len(leads)) and len(leads) > 1


def leads_of(went: dict[Attempt, list[float]], one: Attempt, other: Attempt) -> list[float]:
    """By how much one answer went better than another, in the worlds in which both were tried."""
    return [ours - theirs for ours, theirs in zip(went.get(one, ()), went.get(other, ()), strict=False)]


def favourite_of(branches: list[Attempt]) -> Attempt | None:
    """What Greedy would do, if it is still among these."""
    return next((one for one in branches if one.favour >= 1.0), None)


def in_the_race(branches: list[Attempt], went: dict[Attempt, list[float]], left: float) -> list[Attempt]:
    """The leading answer, and those that may be worth more, if there are `left` tries for each.

    Nothing is dropped before it was tried `FEWEST` times, and Greedy's answer not before it is overruled.
    """
    leading, favourite = max(branches, key=standing), favourite_of(branches)

    def may_win(one: Attempt) -> bool:
        leads = leads_of(went, leading, one)
        if len(leads) < FEWEST or (one is favourite and not overrules(leads)):
            return True
        return still_to_gain(leads, CAUTION * (leading.favour - one.favour), left) > LITTLE

    return [one for one in branches if one is leading or may_win(one)]


def affordable(branches: list[Attempt], tries: float) -> list[Attempt]:
    """As many answers as can be tried often enough, those first that seem best; two at least.

    >>> from sneakdoor import Option
    >>> three = [Attempt(Option("credit", number=n), 0.3) for n in range(3)]
    >>> [len(affordable(three, tries)) for tries in (10, 33, 1000)]
    [2, 2, 3]
    """
    return branches[: max(2, int(tries // FEWEST))]


def ranked(branches: list[Attempt], went: dict[Attempt, list[float]]) -> list[Attempt]:
    """Answers from the best; what Greedy would do comes first unless another one leads it beyond the error."""
    found = sorted(branches, key=standing, reverse=True)
    favourite = favourite_of(branches)
    if favourite is None or found[0] is favourite or overrules(leads_of(went, found[0], favourite)):
        return found
    return [favourite, *(one for one in found if one is not favourite)]


__all__ = ["FEWEST", "affordable", "in_the_race", "leads_of", "overrules", "ranked", "standing", "still_to_gain"]
