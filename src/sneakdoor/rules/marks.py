"""The mark (CR 26.03:10.11): a central server that is designated for the rest of a turn."""

from __future__ import annotations

from typing import Final

from sneakdoor.model.changes import Change
from sneakdoor.model.enums import CENTRALS, NOWHERE
from sneakdoor.model.objects import Lingering
from sneakdoor.model.state import State
from sneakdoor.rules.changes import happen

# CR 26.03:10.11.1: a designation and nothing else; only abilities ask for it.
THE_MARK: Final = "mark"
"""The key of the lingering effect that designates a server."""


def mark(s: State) -> int:
    """The server that is the mark, or NOWHERE; all cards share it (CR 26.03:10.11.1a)."""
    for one in s.lingering:
        if one.key == THE_MARK:
            return one.amount
    return NOWHERE


def identify_mark(s: State, side: int, src: int) -> None:
    """CR 26.03:10.11.2: a random central server, unless there is a mark already (CR 26.03:10.11.3)."""
    turn = next((frame.structure() for frame in s.stack if frame.is_turn), NOWHERE)
    if mark(s) != NOWHERE or turn == NOWHERE:
        return
    server = CENTRALS[s.chance.below(len(CENTRALS))]  # CR 26.03:10.11.2a: each with the same probability
    # CR 26.03:10.11.4: a lingering effect for the rest of the turn.
    effect = Lingering(THE_MARK, src=src, side=side, amount=server, until=turn, serial=s.fresh())
    s.lingering = (*s.lingering, effect)
    happen(s, "mark identified", side, src=src, server=server, rule="26.03:10.11.2")


def on_mark(s: State, change: Change) -> bool:
    """Did it happen on the mark, since that was designated (CR 26.03:10.11.5)?"""
    if change.server == NOWHERE or change.server != mark(s):
        return False
    for one in s.journal.since(s.marks[0]):
        if one.kind == "mark identified":
            return True
        if one is change:
            return False
    return False
