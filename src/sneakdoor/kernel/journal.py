"""An append-only list that copies share until they part."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

_Entry = TypeVar("_Entry")


class Journal(Generic[_Entry]):
    """What happened, in order. A copy costs two words; each of those that share a list pays when it writes."""

    __slots__ = ("entries", "shared")

    def __init__(self, entries: list[_Entry] | None = None, shared: bool = False) -> None:
        self.entries: list[_Entry] = [] if entries is None else entries
        self.shared = shared  # others read the same list, so that nobody may write in it

    @property
    def length(self) -> int:
        return len(self.entries)

    def clone(self) -> Journal[_Entry]:
        self.shared = True
        return Journal(self.entries, shared=True)

    def part(self) -> None:
        """Have a list of its own from now on."""
        self.entries = self.entries.copy()
        self.shared = False

    def append(self, entry: _Entry) -> None:
        if self.shared:
            self.part()
        self.entries.append(entry)

    def since(self, start: int) -> list[_Entry]:
        return self.entries[start:]

    def __len__(self) -> int:
        return len(self.entries)

    def __reduce__(self) -> tuple[Any, ...]:
        return (Journal, (self.entries.copy(),))
