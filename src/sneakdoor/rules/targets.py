"""Targets that have been announced, and whether they still fit (1.4:1.14)."""

from __future__ import annotations

from sneakdoor.model.game_frame import GameFrame
from sneakdoor.model.state import State
from sneakdoor.rules.abilities import Resolve
from sneakdoor.rules.hooks import HOOKS


def misfits(s: State, frame: GameFrame) -> list[tuple[int, int]]:
    """Targets of the current instruction that are no longer valid as it is about to resolve."""
    if not isinstance(frame, Resolve) or (frame.lki is None and frame.src >= 0 and s.ref[frame.src] != frame.ref):
        return []  # without its source, "this" and "here" refer to nothing
    program = s.book.abilities[frame.ability].program
    out: list[tuple[int, int]] = []
    # CR 1.4:1.14.3 + 1.4:1.14.4: only targets announced for this instruction matter, not earlier ones.
    at = frame.pc - 2
    while at >= 0 and (found := program[at].misfits(s, frame)) is not None:
        out.extend(found)
        at -= 1
    return out


HOOKS.misfits = misfits
