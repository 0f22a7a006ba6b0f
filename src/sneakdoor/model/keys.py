"""Keys of the index, under which active abilities and lingering effects are filed.

They are closed lists of Literal types: no key is composed at run time, and books refuse a card that would be filed
under any other. `model/declaration_keys.py` has the class of declarations for each key that has only one.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from sneakdoor.model.kinds import ChangeKind, PartKind, names
from sneakdoor.model.quantity_phrases import Quantity

CannotKey = Literal[
    "cannot:access", "cannot:access from top", "cannot:access others", "cannot:advance", "cannot:be broken",
    "cannot:be broken by Runner cards", "cannot:breach", "cannot:break", "cannot:bypass", "cannot:corp draw",
    "cannot:corp trash", "cannot:corp win by points", "cannot:draw", "cannot:end the run", "cannot:expose",
    "cannot:install", "cannot:jack out", "cannot:leave heap", "cannot:new remote", "cannot:play", "cannot:rez",
    "cannot:run", "cannot:runner trash", "cannot:score", "cannot:spend 2 in secret", "cannot:spend credits",
    "cannot:steal", "cannot:success", "cannot:trash", "cannot:trash with this", "cannot:use",
    "cannot:use paid", "cannot:use pool",
]  # fmt: skip
"""By what is forbidden (CR 1.2.2)."""

CostKey = Literal[
    "cost:access", "cost:advance", "cost:basic run", "cost:break", "cost:install", "cost:jack out", "cost:play",
    "cost:rez", "cost:run", "cost:score", "cost:steal", "cost:trash", "cost:trash resource", "cost:use",
]  # fmt: skip
"""By what costs more (CR 1.15.9)."""

CapKey = Literal[
    "cap:[link]", "cap:[mu]", "cap:access Archives", "cap:access HQ", "cap:access R&D", "cap:access that server",
    "cap:accesses", "cap:advancement requirement", "cap:agenda points", "cap:base link strength",
    "cap:base trace strength", "cap:clicks", "cap:clicks to play", "cap:considered advancement",
    "cap:cost to remove a tag", "cap:cost to trash a resource", "cap:considered bad publicity", "cap:considered tags",
    "cap:considered virus", "cap:corp clicks", "cap:corp hand size", "cap:corp points to win", "cap:hand size",
    "cap:install cost", "cap:install cost of outer ice", "cap:memory cost", "cap:memory exempt", "cap:play cost",
    "cap:points to win", "cap:rez cost", "cap:strength", "cap:strength until the run ends",
    "cap:strength until the turn ends", "cap:subroutines", "cap:trash cost",
]  # fmt: skip
"""By the quantity that is capped for a while."""

ReplaceKey = Literal[
    "replace:ability", "replace:access", "replace:access card", "replace:access from Archives",
    "replace:access from HQ", "replace:access from R&D", "replace:access installed", "replace:add to score area",
    "replace:advance", "replace:approach server", "replace:bad publicity", "replace:break", "replace:cost",
    "replace:damage", "replace:derez", "replace:discard", "replace:draw", "replace:draw card", "replace:end the run",
    "replace:expose", "replace:forfeit", "replace:half", "replace:host", "replace:jack out", "replace:pass",
    "replace:purge", "replace:remove from game", "replace:remove tags", "replace:resolve subroutine", "replace:rez",
    "replace:score", "replace:shuffle", "replace:shuffle in", "replace:steal", "replace:strengthen", "replace:success",
    "replace:tag", "replace:to deck bottom", "replace:to deck top", "replace:to discard pile", "replace:to hand",
    "replace:trace", "replace:trash",
]  # fmt: skip
"""By the effect that is replaced (CR 9.8.4b)."""

MayReplaceKey = Literal[
    "replace?:ability", "replace?:access", "replace?:access card", "replace?:access from Archives",
    "replace?:access from HQ", "replace?:access from R&D", "replace?:access installed", "replace?:add to score area",
    "replace?:advance", "replace?:approach server", "replace?:bad publicity", "replace?:break", "replace?:cost",
    "replace?:damage", "replace?:derez", "replace?:discard", "replace?:draw", "replace?:draw card",
    "replace?:end the run", "replace?:expose", "replace?:forfeit", "replace?:half", "replace?:host",
    "replace?:jack out", "replace?:pass", "replace?:purge", "replace?:remove from game", "replace?:remove tags",
    "replace?:resolve subroutine", "replace?:rez", "replace?:score", "replace?:shuffle", "replace?:shuffle in",
    "replace?:steal", "replace?:strengthen", "replace?:success", "replace?:tag", "replace?:to deck bottom",
    "replace?:to deck top", "replace?:to discard pile", "replace?:to hand", "replace?:trace", "replace?:trash",
]  # fmt: skip
"""By the effect that a player may replace."""

PaidKey = Literal["action:0", "action:1", "break:0", "break:1", "mid-access", "paid:0", "paid:1"]
CreditsKey = Literal["credits:0", "credits:1", "pooled:0", "pooled:1"]
MustActKey = Literal["must act:0", "must act:1"]
RecurringKey = Literal["recurring:0", "recurring:1"]
SideKey = PaidKey | CreditsKey | MustActKey | RecurringKey
"""By the side that has it: paid abilities, usable credits, obligations, recurring credits."""

PermitKey = Literal["permit:break", "permit:mid-access"]
"""By the step in which a card permits something (CR 9.1.3)."""

Filed = Literal[
    "blank", "break limit", "cannot host", "choose damage", "current", "gains text", "grant", "host", "host limit",
    "keeps publicity", "lockdown", "also second", "as in hand", "limit remotes", "no extra costs", "open hand",
    "ordered heap", "persists", "replaced subroutines", "reveal from R&D", "shares tokens", "subroutine order",
    "subtype", "tagged anyway", "threat", "trace order", "trash to", "while", "install faceup",
]  # fmt: skip
"""Keys of other constant abilities."""

LastingKey = Literal[
    "access limit", "chosen", "draw more", "gained ability", "gained subroutine", "gained subtype", "ignored",
    "less clicks", "mark", "must:trash",
    "next encounter", "prevented subroutine", "skip discard", "skipped subroutines", "chooses accessed",
]  # fmt: skip
"""Keys of lingering effects only."""

Key = (
    ChangeKind
    | PartKind
    | Quantity
    | CannotKey
    | CostKey
    | CapKey
    | ReplaceKey
    | MayReplaceKey
    | SideKey
    | PermitKey
    | Filed
    | LastingKey
)

KEYS: Final = names(Key)

ACTION: Final[tuple[PaidKey, PaidKey]] = ("action:0", "action:1")
BREAK: Final[tuple[PaidKey, PaidKey]] = ("break:0", "break:1")
CREDITS: Final[tuple[CreditsKey, CreditsKey]] = ("credits:0", "credits:1")
MUST_ACT: Final[tuple[MustActKey, MustActKey]] = ("must act:0", "must act:1")
MID_ACCESS: Final[PaidKey] = "mid-access"
PAID: Final[tuple[PaidKey, PaidKey]] = ("paid:0", "paid:1")
POOLED: Final[tuple[CreditsKey, CreditsKey]] = ("pooled:0", "pooled:1")
RECURRING: Final[tuple[RecurringKey, RecurringKey]] = ("recurring:0", "recurring:1")
PERMIT: Final[dict[str, PermitKey]] = {"break": "permit:break", "mid-access": "permit:mid-access"}
CAP_ON: Final[dict[Quantity, CapKey]] = dict(zip(get_args(Quantity), get_args(CapKey), strict=True))
REPLACING: Final[dict[PartKind, ReplaceKey]] = dict(zip(get_args(PartKind), get_args(ReplaceKey), strict=True))
MAY_REPLACE: Final[dict[PartKind, MayReplaceKey]] = dict(zip(get_args(PartKind), get_args(MayReplaceKey), strict=True))
"""Keys by side, step, quantity or effect."""

REPLACEMENTS: Final = names(ReplaceKey, MayReplaceKey)
"""Keys of all replacements."""
