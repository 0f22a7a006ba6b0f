"""Names that people give themselves: cleaned for display, and compared by how they look.

Two names are the same if they differ only in case, in compatibility forms (fullwidth letters) or in characters that
Unicode's table of confusables (UTS 39) calls alike, so that nobody can pass for somebody else.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

LONGEST: Final = 40
DELETED: Final = "Deleted account"
"""Shown in games whose player has deleted their account."""
RESERVED: Final = (DELETED, "Sneakdoor", "Server", "Admin", "Administrator", "Moderator", "Corp", "Runner")
GUEST: Final = re.compile(r"guest \S*")
MOST_MARKS: Final = 2
"""Combining marks on one letter."""

# Code points without a shape that Python counts as printable (Default_Ignorable_Code_Point of Unicode).
_INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\uffa0\ufe00-\ufe0f\U000e0000-\U000e0fff]"
)


class BadName(ValueError):
    """A name that nobody can have, and why."""


def shown(given: str) -> str:
    """A name as it is shown to others.

    >>> shown("  Ａｎｎａ \\t of  Kyiv ")
    'Anna of Kyiv'
    """
    plain = unicodedata.normalize("NFKC", given)
    name = " ".join("".join(one if one.isprintable() else " " for one in plain).split())
    if not 1 <= len(name) <= LONGEST:
        raise BadName(f"a name has 1 to {LONGEST} characters")
    if _INVISIBLE.search(name):
        raise BadName("a name cannot have invisible characters in it")
    if not any(one.isalnum() for one in name):
        raise BadName("a name needs a letter or a digit")
    if _most_marks(name) > MOST_MARKS:
        raise BadName(f"a letter can have at most {MOST_MARKS} marks on it")
    return name


def _most_marks(name: str) -> int:
    most = run = 0
    for one in unicodedata.normalize("NFD", name):
        run = run + 1 if unicodedata.combining(one) else 0
        most = max(most, run)
    return most


def folded(name: str) -> str:
    """A name as somebody types it to log in: without case and compatibility forms."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def keys(name: str) -> frozenset[str]:
    """What a name looks like; names that have a key in common are taken for each other.

    Confusables depend on case (I and l, but not i and l), so there is a key for the name as it is written and
    one for the name in lower case.

    >>> bool(keys("Paypal") & keys("PAYPAL")), bool(keys("Paypal") & keys("PaypaI")), bool(keys("Anna") & keys("Аnnа"))
    (True, True, True)
    >>> bool(keys("Anna") & keys("Hanna"))
    False
    """
    plain = unicodedata.normalize("NFKC", name)
    return frozenset(skeleton(one).casefold() for one in (plain, plain.casefold()))


def is_reserved(name: str) -> bool:
    """Would a name be taken for the server's own words, or for a guest who has not chosen one?"""
    return any(GUEST.fullmatch(one) for one in keys(name)) or any(keys(name) & keys(one) for one in RESERVED)


def skeleton(text: str) -> str:
    """UTS 39's skeleton: every character replaced by the one that stands for all that look like it."""
    table = _prototypes()
    mapped = "".join(table.get(one, one) for one in unicodedata.normalize("NFD", _INVISIBLE.sub("", text)))
    return unicodedata.normalize("NFD", mapped).replace("vv", "w")  # a pair that Unicode's table does not have


@cache
def _prototypes() -> dict[str, str]:
    """Each confusable character, and what stands for it.

    The library's table lists for every prototype all that look like it, and for each of those the prototype alone.
    """
    from confusable_homoglyphs.confusables import confusables_data  # noqa: PLC0415  (takes a while to load)

    alike = {one: [found["c"].strip("\u200e") for found in there] for one, there in confusables_data.items()}
    out: dict[str, str] = {}
    for one, others in alike.items():
        if len(one) != 1 or len(others) != 1:
            continue
        prototype = others[0]
        if len(alike.get(prototype, ())) > 1 or (prototype, one) < (one, prototype):
            out[one] = prototype
    return out


__all__ = ["DELETED", "LONGEST", "BadName", "folded", "is_reserved", "keys", "shown", "skeleton"]
