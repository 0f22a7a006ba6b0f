"""What abilities are made of: instructions (1.4:9.10), by topic."""

from sneakdoor.rules.instructions import (
    control,
    effects,
    hosting,
    identities,
    interrupts,
    moving,
    running,
    searching,
)

__all__ = ["control", "effects", "hosting", "identities", "interrupts", "moving", "running", "searching"]
