"""Quotation marks in the titles of cards."""

from typing import Final

_STRAIGHT: Final = str.maketrans("“”‘’", "\"\"''")


def plain_quotes(title: str) -> str:
    """Replace the typographic quotes of some printings by those that people type."""
    return title.translate(_STRAIGHT)
