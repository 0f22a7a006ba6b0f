"""An append-only list with copy on write."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

_Entry = TypeVar("_Entry")


class Journal(Generic[_Entry]):
    """What happened, in order. Clones share the list of entries until one of them appends."""

    __slots__ = ("entries", "shared")

    def __init__(self, entries: list[_Entry] | None = None, shared: bool = False) -> None:
        self.entries: list[_Entry] = [] if entries is None else entries
        self.shared = shared  # a clone reads the same list: copy it before writing

    @property
    def length(self) -> int:
        return len(self.entries)

    def clone(self) -> Journal[_Entry]:
        self.shared = True
        return Journal(self.entries, shared=True)

    def part(self) -> None:
        """Copy on write."""
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
