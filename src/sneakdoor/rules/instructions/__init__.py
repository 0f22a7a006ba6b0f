"""What abilities are made of: instructions (1.4:9.10), by topic."""

from sneakdoor.rules.instructions import (
    accessing,
    breaking,
    control,
    drawing,
    effects,
    hosting,
    identities,
    installs,
    interrupts,
    moving,
    playing,
    resolving,
    running,
    searching,
    swapping,
    text,
)

__all__ = [
    "accessing",
    "breaking",
    "playing",
    "control",
    "drawing",
    "effects",
    "hosting",
    "identities",
    "installs",
    "interrupts",
    "moving",
    "resolving",
    "running",
    "searching",
    "swapping",
    "text",
]
