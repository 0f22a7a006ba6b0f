"""Alterations of cards that make no other game of them, with the reason; `dev.py mutate --cards` leaves them out."""

from typing import Final

EQUIVALENT: Final[dict[tuple[str, str], str]] = {}
"""By title and by what is altered, as `mutate --cards` tells it."""
