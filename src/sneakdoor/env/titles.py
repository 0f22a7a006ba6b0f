"""Titles as numbers, the same in every game."""

from functools import cache
from typing import Final

from sneakdoor.catalogue import cards

NOTHING: Final = 0
UNSEEN: Final = 1
"""A card is there, and its front is not seen."""


@cache
def titles() -> tuple[str, ...]:
    """Every title that a card can have, in order of the alphabet; backs of cards have titles of their own."""
    found = set(cards())
    for entry in cards().values():
        if entry.declared is not None:
            found.update(back.title for back in entry.declared.backs)
    return tuple(sorted(found))


@cache
def numbers() -> dict[str, int]:
    """The place of each title among all titles."""
    return {title: n for n, title in enumerate(titles())}


@cache
def codes() -> dict[str, int]:
    """What stands for a title in an observation: 0 is no card, 1 one whose front is not seen, titles follow."""
    return {"": UNSEEN, **{title: n + 2 for title, n in numbers().items()}}


def title_of(code: int) -> str:
    """The title that a number in an observation stands for; nothing for 0 and 1.

    >>> title_of(codes()["Ice Wall"])
    'Ice Wall'
    """
    return titles()[code - 2] if code >= 2 else ""
