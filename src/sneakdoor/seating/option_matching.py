"""Which option is meant by words that somebody types: a number of words, each the beginning of one in the option's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sneakdoor import Option, View

NEW: Final = "new"
_SHORT: Final = {"rd": "R&D", "r d": "R&D", "rnd": "R&D", "r": "R&D", "h": "HQ", "a": "Archives", "arch": "Archives"}
_USED: Final = frozenset({"use", "action", "permit", "trigger"})

Told = tuple[str, Option]
"""An option with the words it has at this table."""


class Unclear(Exception):
    """Words that mean nothing here, or too much; the message says what would do."""


def fold(words: str) -> str:
    """Words for comparing: small letters and figures, single spaces."""
    kept = "".join(one if one.isalnum() or one == "#" else " " for one in words.casefold() if one not in "'’!")
    return " ".join(kept.split())


def matching(words: str, listed: Sequence[Told]) -> list[Told]:
    """The options that these words can mean; one alone if it is named in full."""
    wanted = fold(words)
    if not wanted:
        return []
    for exact in (
        [one for one in listed if wanted in (fold(one[0]), fold(str(one[1])))],
        [one for one in listed if wanted == fold(one[1].kind)],
    ):
        if len(exact) == 1:
            return exact
    return [one for one in listed if begins(wanted.split(), _spoken(one))]


def _spoken(told: Told) -> list[str]:
    """An option's words, and `use` before those of an ability: a player may say it or not."""
    words, option = told
    return fold(f"use {words}" if option.kind in _USED else words).split()


def begins(wanted: Sequence[str], there: Sequence[str]) -> bool:
    """Each word begins a word of the other, in order."""
    rest = iter(there)
    return all(any(one.startswith(word) for one in rest) for word in wanted)


def one_title(words: str, titles: Sequence[str], where: str) -> str:
    """The one of these titles that the words can mean."""
    known = list(dict.fromkeys(titles))
    wanted = fold(words)
    exact = [title for title in known if fold(title) == wanted]
    found = exact or [title for title in known if wanted and fold(title).startswith(wanted)]
    found = found or [title for title in known if wanted and begins(wanted.split(), fold(title).split())]
    if len(found) == 1:
        return found[0]
    if found:
        raise Unclear(f"“{words}” can be {', '.join(found)}")
    raise Unclear(f"“{words}” is not {where}")


def server_named(view: View, words: str) -> str:
    """A server by its name, its beginning or its number; `new` for a remote server that is still to come."""
    wanted = fold(words).removeprefix("remote ").removeprefix("server ")
    if wanted in {NEW, "new server", "new remote"}:
        return NEW
    known = [server.name for server in view.servers]
    if wanted.isdecimal():
        return f"Server {int(wanted)}"
    found = [name for name in known if fold(name) == wanted or name == _SHORT.get(wanted)]
    found = found or [name for name in known if wanted and fold(name).startswith(wanted)]
    if len(found) != 1:
        raise Unclear(f"which server is “{words}”? There are {', '.join(known)}")
    return found[0]


__all__ = ["NEW", "Told", "Unclear", "begins", "fold", "matching", "one_title", "server_named"]
