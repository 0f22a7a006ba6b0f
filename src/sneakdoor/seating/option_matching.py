"""Find the option that typed words mean: each word must begin a word of the option."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sneakdoor import Option, View
from sneakdoor.grammar.typed_words import begins, fold, matching

NEW: Final = "new"
_SHORT: Final = {"rd": "R&D", "r d": "R&D", "rnd": "R&D", "r": "R&D", "h": "HQ", "a": "Archives", "arch": "Archives"}

Labelled = tuple[str, Option]
"""An option with the words it has at this table."""


class Unclear(Exception):
    """Words that mean nothing here, or too much; the message says what would do."""


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


__all__ = ["NEW", "Labelled", "Unclear", "begins", "fold", "matching", "one_title", "server_named"]
