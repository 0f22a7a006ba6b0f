"""The bots offered as opponents."""

from sneakdoor.bots import LEVELS, Opponent, anything

DEFAULT = "vesper"
NAMES = tuple(LEVELS)

__all__ = ["DEFAULT", "NAMES", "Opponent", "anything"]
