"""Roles: what a step or a window is for, by a name that survives when a new version of the rules renumbers it.

Steps declare their role in the step table (`step(..., role=...)`); a window has the role of the step that opened it.
Code asks for roles where it means a step, and uses rule numbers only to cite.
"""

from __future__ import annotations

from typing import Final, Literal

from sneakdoor.model.kinds import names

PermitRole = Literal["break", "mid-access"]
"""Steps in which a card can permit something (CR 9.1.3)."""

SetupRole = Literal["set up", "before starting hands", "before first turn"]
"""Steps of the set-up in which identities have a say."""

StepRole = (
    PermitRole
    | SetupRole
    | Literal[
        "",
        "before corp turn", "before corp action", "corp action", "before corp turn ends",
        "before runner turn", "before runner action", "runner action", "before runner turn ends",
        "approach ice", "jack out", "rez ice",
        "approach server", "last jack out", "last before server",
        "access",
        "run begins", "passed ice",
    ]
)  # fmt: skip
"""In the order of a round; most steps, and the questions of cards, have none."""

TURN_WINDOWS: Final[frozenset[StepRole]] = frozenset({
    "before corp turn", "before corp action", "before corp turn ends",
    "before runner turn", "before runner action", "before runner turn ends",
})  # fmt: skip
"""Paid ability windows in the course of a turn, outside of runs."""

APPROACHING_ICE: Final[frozenset[StepRole]] = frozenset({"approach ice", "jack out", "rez ice"})
"""Windows and questions while a piece of ice is approached."""

ROLES: Final = names(StepRole)
