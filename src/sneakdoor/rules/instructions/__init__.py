"""What abilities are made of: instructions (1.4:9.10), by topic."""

from sneakdoor.rules.instructions import control, effects, interrupts, moving, running, searching

__all__ = ["control", "effects", "interrupts", "moving", "running", "searching"]
