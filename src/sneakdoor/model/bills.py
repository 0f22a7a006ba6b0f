"""What has to be paid, and what for (CR 1.15)."""

from __future__ import annotations

from typing import Final, Literal, get_args

BasicKind = Literal[
    "advance", "credit", "draw", "install", "play", "purge", "remove tag", "run", "trash resource",
]  # fmt: skip
"""The basic actions (CR 5.2.7, 5.2.8)."""

BASIC_KINDS: Final[dict[str, BasicKind]] = {one: one for one in get_args(BasicKind)}
"""By a word that may be one: the basic action."""

PurposeKind = (
    BasicKind
    | Literal["", "ability", "access", "jack out", "nested", "permit", "psi", "rez", "steal", "trace", "trash", "use"]
)  # fmt: skip
"""What costs are paid for; nothing where it does not matter."""

Purpose = tuple[PurposeKind, int]
"""What a cost is paid for, and the card or server that this is about: some credits are for certain purposes only."""
