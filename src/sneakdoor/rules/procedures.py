"""Load every rules module, so that each part and each late call is bound."""

from sneakdoor.rules import (
    access,
    damage,
    drawing,
    flags,
    installing,
    playing,
    rulesets,
    runs,
    setup,
    tags,
    targets,
    traces,
    trashing,
    turns,
)

__all__ = [
    "access",
    "damage",
    "drawing",
    "flags",
    "installing",
    "playing",
    "rulesets",
    "runs",
    "setup",
    "tags",
    "targets",
    "traces",
    "trashing",
    "turns",
]
