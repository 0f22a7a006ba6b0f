"""The value of credits by pool size, and the income of cards."""

from functools import cache
from typing import Final

from sneakdoor import Card
from sneakdoor.catalogue import Traits, traits

STEPS: Final = ((3, 1.6), (6, 1.2), (10, 1.0), (15, 0.6), (20, 0.35))
"""(pool size, marginal value of a credit): the first buy what is needed, the twentieth is idle."""
BEYOND: Final = 0.15
ALWAYS: Final = 6  # how often an action is taken that a card offers for as long as it lies there


def _wealths() -> tuple[float, ...]:
    found, total = [0.0], 0.0
    for purse in range(60):
        total += next((worth for limit, worth in STEPS if purse < limit), BEYOND)
        found.append(total)
    return tuple(found)


_WEALTHS: Final = _wealths()


def wealth(purse: int) -> float:
    """The value of a credit pool."""
    if purse < 0:
        return STEPS[0][1] * purse
    last = len(_WEALTHS) - 1
    return _WEALTHS[purse] if purse <= last else _WEALTHS[last] + BEYOND * (purse - last)


def price(purse: int, cost: float) -> float:
    """The value of spending this cost from a pool.

    >>> round(price(5, 4), 1), round(price(30, 4), 1)
    (5.6, 0.6)
    """
    return wealth(purse) - wealth(purse - round(cost))


def gained(purse: int, gain: float) -> float:
    """The value of this gain to a pool.

    >>> round(gained(0, 2), 1), round(gained(25, 2), 1)
    (3.2, 0.3)
    """
    return wealth(purse + round(gain)) - wealth(purse)


@cache
def income(title: str) -> float:
    """The credits that a card will bring in a game: every turn, by clicks, or at once."""
    facts = traits(title)
    load = sum(deed.load for deed in facts.deeds)
    total = 2.5 * facts.recurring
    for deed in facts.deeds:
        if deed.sacrifices:
            continue
        if deed.load and deed.kind == "action":
            return 2.5 * (load - 1)  # filled by one click, emptied by another
        if deed.kind in {"when", "action", "paid"} and deed.gain and "stolen" not in deed.when:
            per_use = deed.gain + 0.7 * deed.draw - deed.credits - deed.clicks
            uses = load / deed.gain if load else 4 if "turn begins" in deed.when else 3
            if deed.kind == "action" and not load and not deed.spends and not deed.trashes_itself:
                uses = ALWAYS
            total += max(0.0, per_use) * uses
    return total


def is_spent(card: Card) -> bool:
    """Has an installed card that lived on its credits or counters none of them left?"""
    facts = traits(card.title)
    return _is_loaded(facts) and not any(card.tokens.values())


def _is_loaded(facts: Traits) -> bool:
    return any(deed.load and "installed" in deed.when for deed in facts.deeds)
