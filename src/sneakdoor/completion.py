"""Find the options that a typed title can mean."""

from __future__ import annotations

import unicodedata

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
    begins = [option for title, option in titles if title.startswith(wanted)]
    inside = [option for title, option in titles if _has_words(title.split(), wanted.split())]
    return tuple(dict.fromkeys([*begins, *inside]))


def folded(text: str) -> str:
    """Text for comparing: small letters without accents, and figures."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    kept = (one if one.isalnum() else " " for one in plain if not unicodedata.combining(one) and one not in "'’‘")
    return " ".join("".join(kept).split())


def _has_words(title: list[str], wanted: list[str]) -> bool:
    rest = iter(title)
    return all(any(one.startswith(word) for one in rest) for word in wanted)


__all__ = ["completions", "folded"]
