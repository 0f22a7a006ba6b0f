"""The current step of a game: the structures under way and the step of each, as far as a side may see it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from typing import Any, Final

from sneakdoor.game import Game
from sneakdoor.log import tell
from sneakdoor.timing.structures import (
    RUN_PHASES,
    RUN_PHASES_2603,
    TURN_PHASES,
    Step,
    find_step,
    step_with_role,
    structures,
)
from sneakdoor.view import View


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """One structure under way, and the step that lights up in its drawing."""

    structure: str
    step: str
    words: str
    details: dict[str, Any] = field(default_factory=dict)


def where(view: View) -> list[Whereabouts]:
    """From the turn down to the innermost step that this side may know of.

    A view knows which structures are open; so nothing is told here that the side could not see.
    """
    out: list[Whereabouts] = []
    for stage in view.stages:
        found = find_step(stage.step)
        if found is None:
            continue
        key, step = found
        if out and out[-1].step == step.number:
            continue  # a window is at the step of the phase that opened it
        out.append(Whereabouts(key, step.number, step.words, dict(stage.details)))
    for at, (outer, inner) in enumerate(pairwise(out)):
        phase = _phase_of(outer.structure, inner.structure, view.rules)
        if phase is not None:  # which phase a run is in, the phase itself says
            out[at] = Whereabouts(outer.structure, phase.number, phase.words, outer.details)
    asked = view.asked_by()
    found = find_step(asked) if asked else None
    if found is not None and found[1].number not in [one.step for one in out]:
        out.append(Whereabouts(found[0], found[1].number, found[1].words))
    return out


@cache
def _phase_of(outer: str, inner: str, rules: str) -> Step | None:
    """The step of one structure that opens another."""
    known = structures(rules)
    return known[outer].step(known[inner].rule)


_COURSE: Final = frozenset({
    "corp-turn", "runner-turn", *TURN_PHASES, "run", *RUN_PHASES, *RUN_PHASES_2603, "breach", "accessing", "access",
})  # fmt: skip
_ACTIONS: Final = ("corp action", "runner action")  # roles of the steps at which the Corp and the Runner take actions


def step_of(game: Game, number: int) -> str:
    """The step of a turn, a run or an access in which the entry with this number came into the log; "" before all."""
    s = game.state
    changes = s.journal.since(0)
    low, high = 0, len(changes)
    while low < high:  # the fewest changes that produce this many entries
        middle = (low + high) // 2
        if len(tell(s, changes[: middle + 1], None, s.code)) > number:
            high = middle
        else:
            low = middle + 1
    cite = s.book.ruleset.cite
    for one in reversed(changes[: low + 1]):
        if one.kind == "action":
            return step_with_role(_ACTIONS[one.side], game.rules).number
        rule = cite(one.rule)
        found = find_step(rule) if rule else None
        if found is not None and found[0] in _COURSE:
            return rule
    return ""
