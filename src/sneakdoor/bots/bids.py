"""Secret bids: a small matrix game, answered by its mixed strategy.

Both sides name a number at the same time, and what happens depends on whether the numbers match; or one side spends,
and the other guesses. A fixed answer would be exploited and a uniform one wastes credits, so each number is bid as
often as in the equilibrium.
"""

from functools import lru_cache
from random import Random
from typing import Final

from sneakdoor import Option, Side, View
from sneakdoor.bots.economy import wealth
from sneakdoor.bots.outlook import CARD, TAG, Outlook, source_of
from sneakdoor.bots.protocol import Asked
from sneakdoor.bots.rigs import Rig
from sneakdoor.bots.runs import Runs
from sneakdoor.bots.server_defense import Guard
from sneakdoor.catalogue import traits

BID: Final = "secretly spend"
GUESSES: Final = ("guess even or odd", "guess how much was spent")
KINDS: Final = frozenset({BID, *GUESSES})
USUAL_STAKE: Final = 3.0  # credits that an effect is worth of which nothing is known
MOST: Final = 2  # credits in a usual bid
ROUNDS: Final = 400  # of the approximation of the equilibrium
Matrix = tuple[tuple[float, ...], ...]


def choose_bid(view: View, decision: Asked, rng: Random) -> Option:
    """Draw an answer from the mixed strategy of the side that is asked."""
    options = sorted(decision.options, key=lambda one: one.number)
    numbers = tuple(one.number for one in options)
    if decision.kind in GUESSES:
        return rng.choice(options)  # nothing is spent on a guess, and any habit would be used
    own, other = (view.corp, view.runner) if view.side == Side.CORP else (view.runner, view.corp)
    if max(numbers) > MOST or _is_guessed(view, decision):
        weights = guessed_mix(numbers, own.credits)
    else:
        theirs = tuple(range(min(MOST, other.credits) + 1))
        weights = matching_mix(numbers, theirs, round(stake(view, decision)), corp=view.side == Side.CORP)
    return rng.choices(options, weights)[0]


def _is_guessed(view: View, decision: Asked) -> bool:
    """Whether the Corp only guesses: then the card is the Runner's own."""
    source = source_of(decision) or Outlook(view).source
    return bool(source) and traits(source).side == Side.RUNNER


def stake(view: View, decision: Asked) -> float:
    """What the effect of unequal bids is worth, in credits: the rest of a run, damage, tags."""
    table = Outlook(view)
    deeds = traits(source_of(decision) or table.source).deeds
    worth = max((CARD * deed.damage + TAG * deed.tags + deed.drain for deed in deeds), default=0.0)
    server = table.server
    if server is not None and any(deed.ends_run for deed in deeds):
        prize = Guard(table).stake(server) if view.side == Side.CORP else Runs(table, Rig(table)).prize(server)
        worth += max(USUAL_STAKE, prize)
    return min(40.0, worth or USUAL_STAKE)


@lru_cache(500)
def matching_mix(own: tuple[int, ...], theirs: tuple[int, ...], at_stake: float, *, corp: bool) -> tuple[float, ...]:
    """How often to bid each number, if the Corp wants the bids to differ and the Runner wants them to match.

    >>> [round(one, 1) for one in matching_mix((0, 1, 2), (0, 1, 2), 12.0, corp=True)]
    [0.3, 0.3, 0.4]
    >>> [round(one, 1) for one in matching_mix((0,), (0, 1, 2), 12.0, corp=True)]
    [1.0]
    """
    sign = 1.0 if corp else -1.0
    return equilibrium(tuple(tuple(sign * at_stake * (i != j) - i + j for j in theirs) for i in own))


@lru_cache(500)
def guessed_mix(own: tuple[int, ...], purse: int) -> tuple[float, ...]:
    """How often to spend each number, if the other side guesses whether it is even or odd.

    A wrong guess brings twice the number. Losing the pool hurts more than doubling it helps, so little is risked.
    """
    now = wealth(purse)
    payoff = [(wealth(max(0, purse - n)) - now, wealth(purse + n) - now) for n in own]
    return equilibrium(
        tuple((lost, won) if n % 2 == 0 else (won, lost) for n, (lost, won) in zip(own, payoff, strict=True))
    )


def equilibrium(payoffs: Matrix) -> tuple[float, ...]:
    """The mixed strategy of the row player in a zero-sum game, approximated by regret matching.

    >>> [round(one, 1) for one in equilibrium(((1.0, -1.0), (-1.0, 1.0)))]
    [0.5, 0.5]
    """
    rows, columns = range(len(payoffs)), range(len(payoffs[0]))
    mine, theirs = [0.0] * len(rows), [0.0] * len(columns)
    total = [0.0] * len(rows)
    for number in range(1, ROUNDS + 1):
        ours, against = _played(mine), _played(theirs)
        values = [sum(payoffs[i][j] * against[j] for j in columns) for i in rows]
        costs = [sum(payoffs[i][j] * ours[i] for i in rows) for j in columns]
        value = sum(ours[i] * values[i] for i in rows)
        for i in rows:
            mine[i] = max(0.0, mine[i] + values[i] - value)
            total[i] += number * ours[i]  # later rounds count for more: they are closer to the equilibrium
        for j in columns:
            theirs[j] = max(0.0, theirs[j] + value - costs[j])
    return tuple(one / sum(total) for one in total)


def _played(regrets: list[float]) -> list[float]:
    """What regrets make a player do: each answer by how much it is regretted, any if none is."""
    over = sum(regrets)
    return [one / over for one in regrets] if over else [1.0 / len(regrets)] * len(regrets)


__all__ = ["KINDS", "choose_bid", "equilibrium", "guessed_mix", "matching_mix"]
