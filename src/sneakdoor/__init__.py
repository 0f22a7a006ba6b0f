"""Netrunner as an executable rulebook.

The public face of the engine: what clients import, they import from here. Names are loaded when they are
first used, so that `import sneakdoor` costs next to nothing.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from sneakdoor.aftermath import Aftermath
    from sneakdoor.decks import Deck
    from sneakdoor.game import CannotPlay, Game, IllegalChoice, NothingToUndo, Rollout
    from sneakdoor.log import LogEntry
    from sneakdoor.model.declare import CardDef
    from sneakdoor.model.refusal import Refusal
    from sneakdoor.model.state import Outcome
    from sneakdoor.model.words import Side
    from sneakdoor.options import Decision, Option
    from sneakdoor.record import BadRecord, DeckList, Record
    from sneakdoor.view import Card, PlayerView, Question, Server, View

_HOMES = {
    "Aftermath": "aftermath",
    "BadRecord": "record",
    "CannotPlay": "game",
    "Card": "view",
    "CardDef": "model.declare",
    "Decision": "options",
    "Deck": "decks",
    "DeckList": "record",
    "Game": "game",
    "IllegalChoice": "game",
    "LogEntry": "log",
    "NothingToUndo": "game",
    "Option": "options",
    "Outcome": "model.state",
    "PlayerView": "view",
    "Question": "view",
    "Record": "record",
    "Refusal": "model.refusal",
    "Rollout": "game",
    "Server": "view",
    "Side": "model.words",
    "View": "view",
}

__all__ = [
    "Aftermath",
    "BadRecord",
    "CannotPlay",
    "Card",
    "CardDef",
    "Decision",
    "Deck",
    "DeckList",
    "Game",
    "IllegalChoice",
    "LogEntry",
    "NothingToUndo",
    "Option",
    "Outcome",
    "PlayerView",
    "Question",
    "Record",
    "Refusal",
    "Rollout",
    "Server",
    "Side",
    "View",
    "__version__",
    "compiled",
]


def compiled() -> bool:
    """Is the engine that runs here compiled? Both play the same games."""
    found = find_spec("sneakdoor.kernel.frames")
    return found is not None and not str(found.origin).endswith(".py")


def __getattr__(name: str) -> Any:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'sneakdoor' has no attribute {name!r}")
    return getattr(import_module(f"sneakdoor.{home}"), name)


def __dir__() -> list[str]:
    return sorted(__all__)
