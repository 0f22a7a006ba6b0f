"""Words that fit a width."""

import textwrap
from collections import Counter
from collections.abc import Iterable

from sneakdoor.seating import fold

NARROWEST = 40
WIDEST = 120
GLUE = "\N{NO-BREAK SPACE}"


def fit(text: str, width: int, indent: str = "", hang: str | None = None) -> list[str]:
    """A text as lines of at most this width; later lines are set in."""
    later = indent + "  " if hang is None else hang
    whole = text.replace("CR ", f"CR{GLUE}")
    lines = textwrap.wrap(
        whole, width, initial_indent=indent, subsequent_indent=later, break_long_words=True, break_on_hyphens=False
    )
    return [line.replace(GLUE, " ") for line in lines]


def counted(number: int, word: str, several: str = "") -> str:
    return f"{number} {word}" if number == 1 else f"{number} {several or word + 's'}"


def titles(cards: Iterable[str]) -> str:
    """Titles with how many of each: "Hedge Fund x2, Snare!"."""
    return ", ".join(f"{title} x{n}" if n > 1 else title for title, n in Counter(cards).items())


def number_in(words: str) -> int | None:
    """The number that is written here in plain figures, if it is one of a sensible size."""
    return int(words) if words.isascii() and words.isdigit() and len(words) <= 9 else None


__all__ = ["GLUE", "NARROWEST", "WIDEST", "counted", "fit", "fold", "number_in", "titles"]
