"""Match typed words with what can be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol, TypeVar

_USED: Final = frozenset({"use", "action", "permit", "trigger"})


class OfKind(Protocol):
    """Something to choose, of a kind that has a name."""

    @property
    def kind(self) -> str: ...


Choice = TypeVar("Choice", bound=OfKind)


def fold(words: str) -> str:
    """Words for comparing: small letters and figures, single spaces."""
    kept = "".join(one if one.isalnum() or one == "#" else " " for one in words.casefold() if one not in "'’!")
    return " ".join(kept.split())


def matching(words: str, listed: Sequence[tuple[str, Choice]]) -> list[tuple[str, Choice]]:
    """The options that these words can mean; one alone if it is named in full."""
    wanted = fold(words)
    if not wanted:
        return []
    for exact in (
        [one for one in listed if wanted in (fold(one[0]), fold(str(one[1])))],
        [one for one in listed if wanted == fold(one[1].kind)],
    ):
        if len(exact) == 1:
            return exact
    return [one for one in listed if begins(wanted.split(), _spoken(*one))]


def _spoken(words: str, option: OfKind) -> list[str]:
    """An option's words, and `use` before those of an ability: a player may say it or not."""
    return fold(f"use {words}" if option.kind in _USED else words).split()


def begins(wanted: Sequence[str], there: Sequence[str]) -> bool:
    """Each word begins a word of the other, in order."""
    rest = iter(there)
    return all(any(one.startswith(word) for one in rest) for word in wanted)
