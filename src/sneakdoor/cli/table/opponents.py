"""The bots that can sit opposite."""

from sneakdoor.bots import BOTS, Opponent, anything

DEFAULT = "greedy"
NAMES = tuple(sorted(BOTS))

__all__ = ["DEFAULT", "NAMES", "Opponent", "anything"]
