"""The record of an interpretation: an open question, our reading of it, and why."""

from __future__ import annotations

from sneakdoor.kernel.values import dataclass


@dataclass(frozen=True, slots=True)
class Reading:
    """A question, the answer taken, the reason, and the rules it is about."""

    name: str
    question: str
    answer: str
    reason: str
    rules: tuple[str, ...]
