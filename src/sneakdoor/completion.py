"""Find the options that a typed title can mean."""

from __future__ import annotations

import unicodedata

from sneakdoor.grammar.typed_words import begins
from sneakdoor.option import Option


def completions(options: tuple[Option, ...], typed: str) -> tuple[Option, ...]:
    """Options by the beginning of their titles, or of words in them; accents, capitals and marks do not count."""
    wanted = folded(typed)
    if not wanted:
        return ()
    titles = [(folded(option.card), option) for option in options if option.card]
    exact = tuple(option for title, option in titles if title == wanted)
    if exact:
        return exact
    first = [option for title, option in titles if title.startswith(wanted)]
    inside = [option for title, option in titles if begins(wanted.split(), title.split())]
    return tuple(dict.fromkeys([*first, *inside]))


def folded(text: str) -> str:
    """Text for comparing: small letters without accents, and figures."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    kept = (one if one.isalnum() else " " for one in plain if not unicodedata.combining(one) and one not in "'’‘")
    return " ".join("".join(kept).split())


__all__ = ["completions", "folded"]
