"""Netrunner as an executable rulebook.

The public face of the engine: what clients import, they import from here.
"""

__version__ = "0.1.0"

from sneakdoor.game import CannotPlay, Game, IllegalChoice
from sneakdoor.model.refusal import Refusal
from sneakdoor.model.state import Outcome
from sneakdoor.model.words import Side
from sneakdoor.options import Decision, Option

__all__ = ["CannotPlay", "Decision", "Game", "IllegalChoice", "Option", "Outcome", "Refusal", "Side", "__version__"]
