"""The closed list of answers: what the first word of a move can be, whatever frame asks."""

from __future__ import annotations

from typing import Literal

from sneakdoor.model.causes import BasicActionKind

MoveKind = (
    BasicActionKind
    | Literal[
        "access", "action", "continue", "decline", "done", "go on", "host", "instead", "jack out", "mode", "name",
        "no", "normally", "number", "pass", "permit", "pick", "rez", "rig", "score", "server", "steal", "subroutine",
        "trash", "trigger", "use", "yes",
    ]
)  # fmt: skip
"""Basic actions, and everything else that somebody can answer."""

OptionKind = MoveKind | Literal["concede"]
"""The kinds of all options that a game offers or takes: answers, and giving up, which nobody has to be asked for."""
