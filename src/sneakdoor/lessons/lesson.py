"""What a lesson is made of. Its words are elsewhere: clients look them up by lesson id and step key."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from sneakdoor import Decision, Option, Side
from sneakdoor.testing.position import Laid, Position

CORP_IDENTITY: Final = "The Shadow: Pulling the Strings"
RUNNER_IDENTITY: Final = "The Masque: Cyber General"
"""Identities without abilities, so that nothing happens that a lesson does not explain."""

IDLE: Final = ("pass", "continue", "done", "go on", "no", "credit", "draw")
"""What the partner in a lesson answers when its script says nothing, most preferred first."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A kind of choice: what a step asks for, or what the partner does."""

    kind: str
    card: str = ""
    server: str = ""
    words: str = ""  # part of the option's words, where a card has several abilities

    def matches(self, option: Option) -> bool:
        return (
            option.kind == self.kind
            and self.card in ("", option.card)
            and self.server in ("", option.server)
            and self.words in str(option)
        )


_USES: Final = {"strength": "boost", "Break": "break"}
"""Abilities of icebreakers, by the part of their words that a wish names."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """One thing to read or to do.

    Without a wish the player only reads. With `refused` the step is done when the player has tried the wish and was
    told why it is not possible.
    """

    key: str
    wish: Wish | None = None
    at: str = ""  # what a coach mark points at: "hand:Sure Gamble", "server:HQ", "card:Corroder", "credits", "clicks" …
    refused: bool = False

    @property
    def deed(self) -> str:
        """The kind of deed for a list of goals: that of the wish, or "boost", "break" or "try"; empty: only read."""
        if self.wish is None:
            return ""
        if self.refused:
            return "try"
        return _USES.get(self.wish.words, self.wish.kind)


@dataclass(frozen=True, slots=True)
class Script:
    """The partner: what it does with its actions, in order, and what it answers whenever it can."""

    actions: tuple[Wish, ...] = ()
    always: tuple[Wish, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position, the steps to take in it, and a partner for the other side."""

    id: str
    side: Side
    position: Position
    steps: tuple[Exercise, ...]
    script: Script = field(default_factory=Script)


def lay(side: str, verb: str, *titles: str, **how: Any) -> Laid:
    return Laid(side, verb, titles, how)


def position(turn: str, *laid: Laid, clicks: int | None = None) -> Position:
    return Position(turn, laid, CORP_IDENTITY, RUNNER_IDENTITY, clicks)


def idle_answer(decision: Decision) -> Option:
    """The answer that changes least."""
    by_kind: Mapping[str, Option] = {option.kind: option for option in reversed(decision.options)}
    return next((by_kind[kind] for kind in IDLE if kind in by_kind), decision.options[0])


__all__ = ["Lesson", "Script", "Exercise", "Wish", "idle_answer", "lay", "position"]
