"""Causes of changes: why or how something happened, as closed lists.

They are Literal types, so the checker finds wrong ones. `CAUSES` lists those that each kind of change can have; books
refuse a card that waits for any other.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from sneakdoor.model.enums import BRAIN, MEAT, NET, DamageKind
from sneakdoor.model.kinds import ChangeKind, Happened, PartKind, names

ByDamage = Literal["net damage", "meat damage", "brain damage"]
"""What trashed a card, if it was damage (CR 10.4.2)."""

Limit = Literal["console", "host", "location", "memory"]
"""The restriction that was broken, if a checkpoint trashed a card for that (CR 10.3.1e)."""

TrashCause = (
    Literal[
        "ability", "converted", "cost", "current", "destroyed", "host gone", "install", "limit", "not installed",
        "played", "sabotage", "trash cost", "unique",
    ]
    | Limit
    | ByDamage
)  # fmt: skip
"""Why a card was trashed, or moved in another way."""

UseCause = Literal["conditional", "credits", "paid", "permission", "trash ability"]
"""How a card was used (CR 9.1.3)."""

BasicActionKind = Literal[
    "advance", "credit", "draw", "install", "play", "purge", "remove tag", "run", "trash resource",
]  # fmt: skip
"""Basic actions (CR 5.2.7, 5.2.8)."""

PurposeKind = (
    Literal[
        "", "ability", "access", "jack out", "nested", "permit", "psi", "rez", "score", "steal", "trace", "trash", "use"
    ]
    | BasicActionKind
)
"""What something is paid for (CR 1.10.4b)."""

DrawCause = Literal["basic action", "from the bottom", "mandatory draw"]
RunResult = Literal["successful", "unsuccessful", "neither"]
TraceResult = Literal["successful", "unsuccessful"]
Answered = DamageKind | PartKind | Literal["play", "install"]
"""What was prevented, raised or replaced: a kind of damage, cost or effect."""

Other = Literal["all broken", "bad publicity", "not trashed", "printed", "rezzed", "subroutine"]
"""That all subroutines were broken; that credits came from bad publicity; that an accessed card was left, neither
trashed nor stolen; that a broken subroutine was printed on the ice; that passed ice was rezzed; that it was a
subroutine."""

Cause = (
    Literal[""]
    | TrashCause
    | UseCause
    | PurposeKind
    | DrawCause
    | RunResult
    | DamageKind
    | Answered
    | Other
    | Happened  # the kind of change that met an ability
)

BY_DAMAGE: Final[dict[DamageKind, ByDamage]] = {NET: "net damage", MEAT: "meat damage", BRAIN: "brain damage"}
"""Cause of trashing a card, by kind of damage."""

LIMITS: Final[dict[str, Limit]] = {one: one for one in get_args(Limit)}
"""Restrictions by name."""

BASIC_ACTIONS: Final[dict[str, BasicActionKind]] = {one: one for one in get_args(BasicActionKind)}
"""Basic actions by name."""

_OF_CARDS: Final = names(TrashCause)

CAUSES: Final[dict[ChangeKind, frozenset[str]]] = {
    "action": names(BasicActionKind),
    "after access": frozenset({"not trashed", "stolen"}),
    "bad publicity removed": frozenset({"cost"}),
    "broken": frozenset({"printed"}),
    "clicks lost": frozenset({"use"}),
    "clicks spent": names(PurposeKind),
    "credits gained": frozenset({"bad publicity", "basic action"}),
    "credits lost": frozenset({"bad publicity"}),
    "credits spent": names(PurposeKind),
    "damaged": names(DamageKind),
    "discarded": frozenset({"ability"}),  # and not to reach the maximum hand size
    "drawn": names(DrawCause),
    "encounter ends": frozenset({"all broken"}),
    "hand revealed": frozenset({"subroutine"}),
    "passed": frozenset({"rezzed"}),
    "prevented": names(Answered),
    "raised": names(Answered),
    "removed from game": frozenset({"destroyed"}),
    "replaced": names(Answered),
    "run ends": names(RunResult),
    "tags removed": frozenset({"cost"}),
    "traced": names(TraceResult),
    "trashed": _OF_CARDS,
    "used": names(UseCause),
    "would ability": names(Happened),
    "would access": frozenset({"run"}),
    "would cost": frozenset({"install", "play"}),
    "would damage": names(DamageKind),
    "would derez": _OF_CARDS,
    "would discard": _OF_CARDS,
    "would draw": names(DrawCause),
    "would draw card": names(DrawCause),
    "would expose": _OF_CARDS,
    "would host": _OF_CARDS,
    "would forfeit": _OF_CARDS,
    "would remove from game": _OF_CARDS,
    "would shuffle in": _OF_CARDS,
    "would tag": frozenset({"cost"}),
    "would to deck bottom": _OF_CARDS,
    "would to deck top": _OF_CARDS,
    "would to discard pile": _OF_CARDS,
    "would to hand": _OF_CARDS,
    "would trash": _OF_CARDS,
}
"""Possible causes by kind of change; other kinds have none."""
