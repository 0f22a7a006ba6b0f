"""Closed lists of questions and answers: what a frame can ask, and the first word of a move."""

from __future__ import annotations

from typing import Final, Literal

from sneakdoor.model.causes import BasicActionKind
from sneakdoor.model.kinds import names

MoveKind = (
    BasicActionKind
    | Literal[
        "access", "action", "continue", "decline", "done", "go on", "host", "instead", "jack out", "mode", "name",
        "no", "normally", "number", "pass", "permit", "pick", "rez", "rig", "score", "server", "steal", "subroutine",
        "trash", "trigger", "use", "yes",
    ]
)  # fmt: skip
"""Basic actions, and every other answer to a question."""

OptionKind = MoveKind | Literal["concede"]
"""Kinds of options: answers, and conceding, which is possible without a question."""

QuestionKind = Literal[
    "access", "access it too", "accessed card", "action", "additional accesses", "arrange", "break", "choose",
    "choose X", "choose a number", "choose a server", "choose a subtype", "choose a version", "choose of them",
    "choose one", "credits from", "damage: trash", "deciding", "discard", "find", "guess even or odd",
    "guess how much was spent", "how many accesses", "infinite loop: how many times", "install", "install destination",
    "install faceup",
    "instead", "interrupt", "jack out", "keep a remote server", "keep from being broken", "keep from being exposed",
    "keep from being trashed", "look and select", "may", "more than one console: trash", "move tokens from",
    "move tokens to", "mulligan", "name a card", "name a card type", "not allowed there: trash",
    "over the memory limit: trash", "paid ability window", "pay", "pay X", "pay for", "pay instead of the rez cost",
    "pay which", "pay the additional cost", "pay the additional cost to access", "pay the additional cost to jack out",
    "pay the additional cost to run", "pay: derez", "pay: forfeit", "pay: remove from game", "pay: return",
    "pay: shuffle in", "pay: to deck bottom", "pay: to deck top", "pay: trash", "play", "prevent how much", "reaction",
    "resolve a subroutine", "secretly spend", "swap", "take off the install cost",
    "tokens from", "trace: spend", "trash like cards",
    "where the trashed card goes",
]  # fmt: skip
"""Everything that a player can be asked; "deciding" is all that the other side learns of a hidden question."""

MOVE_KINDS: Final = tuple(sorted(names(MoveKind)))
QUESTION_KINDS: Final = tuple(sorted(names(QuestionKind)))
