"""Netrunner as an executable rulebook.

This is the public interface of the engine. The names in `__all__` are stable: docs/api.md says what that promises.
They are loaded on first use, so `import sneakdoor` is fast.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

__version__ = "0.2.0"

if TYPE_CHECKING:
    from sneakdoor.aftermath import Aftermath
    from sneakdoor.decks import Deck
    from sneakdoor.game import CannotPlay, Game, IllegalChoice, NothingToUndo, Rollout, UnclearChoice
    from sneakdoor.log import LogEntry, LogEntryJson
    from sneakdoor.model.declare import CardDef
    from sneakdoor.model.enums import Side, SideWord
    from sneakdoor.model.moves import MOVE_KINDS, QUESTION_KINDS, OptionKind, QuestionKind
    from sneakdoor.model.refusal import Refusal
    from sneakdoor.model.roles import StepRole
    from sneakdoor.model.state import Outcome
    from sneakdoor.option import OptionJson
    from sneakdoor.options import Decision, Option
    from sneakdoor.record import BadRecord, DeckList, Record
    from sneakdoor.rulebook.index import UnknownRuleset
    from sneakdoor.view import Card, PlayerView, Question, Server, View

_HOMES = {
    "QuestionKind": "model.moves",
    "OptionKind": "model.moves",
    "QUESTION_KINDS": "model.moves",
    "MOVE_KINDS": "model.moves",
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
    "LogEntryJson": "log",
    "NothingToUndo": "game",
    "Option": "options",
    "OptionJson": "option",
    "Outcome": "model.state",
    "PlayerView": "view",
    "Question": "view",
    "Record": "record",
    "Refusal": "model.refusal",
    "Rollout": "game",
    "Server": "view",
    "Side": "model.enums",
    "SideWord": "model.enums",
    "StepRole": "model.roles",
    "UnclearChoice": "game",
    "UnknownRuleset": "rulebook.index",
    "View": "view",
}

__all__ = [
    "QuestionKind",
    "OptionKind",
    "QUESTION_KINDS",
    "MOVE_KINDS",
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
    "LogEntryJson",
    "NothingToUndo",
    "Option",
    "OptionJson",
    "Outcome",
    "PlayerView",
    "Question",
    "Record",
    "Refusal",
    "Rollout",
    "Server",
    "Side",
    "SideWord",
    "StepRole",
    "UnclearChoice",
    "UnknownRuleset",
    "View",
    "__version__",
    "compiled",
]


def compiled() -> bool:
    """Return whether the engine is the compiled one. Both play the same games."""
    found = find_spec("sneakdoor.kernel.frames")
    return found is not None and not str(found.origin).endswith(".py")


def __getattr__(name: str) -> Any:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'sneakdoor' has no attribute {name!r}")
    return getattr(import_module(f"sneakdoor.{home}"), name)


def __dir__() -> list[str]:
    return sorted(__all__)
