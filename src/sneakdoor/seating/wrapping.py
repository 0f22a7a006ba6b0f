"""Wrapping of text for tables and prompts."""

import textwrap
from collections import Counter
from collections.abc import Iterable

GLUE = "\N{NO-BREAK SPACE}"


def fit(text: str, width: int, indent: str = "", hang: str | None = None) -> list[str]:
    """Wrap a text to this width; later lines are indented."""
    later = indent + "  " if hang is None else hang
    whole = text.replace("CR ", f"CR{GLUE}")
    lines = textwrap.wrap(
        whole, width, initial_indent=indent, subsequent_indent=later, break_long_words=True, break_on_hyphens=False
    )
    return [line.replace(GLUE, " ") for line in lines]


def titles(cards: Iterable[str]) -> str:
    """List titles with their number of copies: "Hedge Fund x2, Snare!"."""
    return ", ".join(f"{title} x{n}" if n > 1 else title for title, n in Counter(cards).items())
