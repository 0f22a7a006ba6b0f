"""Titles as numbers, the same in every game and by every version of the rules.

Numbers are only ever added: the titles of 1.4 come first, those that later rules have follow.
"""

from functools import cache
from typing import Final

from sneakdoor.catalogue import cards
from sneakdoor.rulebook import DEFAULT_RULES, LATEST_RULES

NOTHING: Final = 0
UNSEEN: Final = 1
"""A card is there, and its front is not seen."""


@cache
def titles(rules: str = DEFAULT_RULES) -> tuple[str, ...]:
    """Every title that a card can have by these rules, in order of the alphabet; backs have titles of their own.

    By 26.03 these are the titles of 1.4, then the newer ones, then their backs.

    >>> titles("26.03")[: len(titles())] == titles()
    True
    """
    backs = {
        back.title for entry in cards(rules).values() if entry.declared is not None for back in entry.declared.backs
    }
    if rules == DEFAULT_RULES:
        return tuple(sorted(backs.union(cards())))
    old = titles()
    newer = sorted(set(cards(rules)).difference(old))
    return (*old, *newer, *sorted(backs.difference(old, newer)))


@cache
def numbers() -> dict[str, int]:
    """The place of each title among all titles."""
    return {title: n for n, title in enumerate(titles(LATEST_RULES))}


@cache
def codes() -> dict[str, int]:
    """The number of a title in an observation: 0 is no card, 1 one whose front is not seen, titles follow."""
    return {"": UNSEEN, **{title: n + 2 for title, n in numbers().items()}}


def title_of(code: int) -> str:
    """The title of a number in an observation; nothing for 0 and 1.

    >>> title_of(codes()["Ice Wall"])
    'Ice Wall'
    """
    return titles(LATEST_RULES)[code - 2] if code >= 2 else ""
