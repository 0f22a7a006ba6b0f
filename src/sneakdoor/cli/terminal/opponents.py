"""The bots offered as opponents."""

from sneakdoor.bots import LEVELS, Opponent, anything

DEFAULT = "greedy"
NAMES = tuple(LEVELS)

__all__ = ["DEFAULT", "NAMES", "Opponent", "anything"]
