"""Why something is not allowed: a rule and a sentence."""

from __future__ import annotations

from typing import Any


class Refusal:
    """A rule that forbids something now, with the reason."""

    __slots__ = ("rule", "words")

    def __init__(self, rule: str = "", words: str = "") -> None:
        self.rule = rule
        self.words = words

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and other.rule == self.rule and other.words == self.words

    def __hash__(self) -> int:
        return hash((self.rule, self.words))

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.words!r})"

    def __str__(self) -> str:
        return f"{self.words} (CR {self.rule})"

    def __reduce__(self) -> tuple[Any, ...]:
        return (Refusal, (self.rule, self.words))
