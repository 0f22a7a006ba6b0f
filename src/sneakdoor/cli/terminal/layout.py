"""Wrapping and formatting of text."""

from sneakdoor.seating import fold
from sneakdoor.seating.wrapping import GLUE, fit, titles

NARROWEST = 40
WIDEST = 120


def number_in(words: str) -> int | None:
    """Parse a number in decimal digits; return None if it is not one or too long."""
    return int(words) if words.isascii() and words.isdigit() and len(words) <= 9 else None


__all__ = ["GLUE", "NARROWEST", "WIDEST", "fit", "fold", "number_in", "titles"]
