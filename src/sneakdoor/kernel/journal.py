"""An append-only list that copies share until they part."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

_Entry = TypeVar("_Entry")


class Journal(Generic[_Entry]):
    """What happened, in order. A copy costs two words; the one that writes first after a parting pays."""

    __slots__ = ("entries", "length")

    def __init__(self, entries: list[_Entry] | None = None, length: int = 0) -> None:
        self.entries: list[_Entry] = [] if entries is None else entries
        self.length = length

    def clone(self) -> Journal[_Entry]:
        return Journal(self.entries, self.length)

    def append(self, entry: _Entry) -> None:
        entries, length = self.entries, self.length
        if len(entries) != length:
            entries = self.entries = entries[:length]
        entries.append(entry)
        self.length = length + 1

    def since(self, start: int) -> list[_Entry]:
        return self.entries[start : self.length]

    def __len__(self) -> int:
        return self.length

    def __reduce__(self) -> tuple[Any, ...]:
        return (Journal, (self.entries[: self.length], self.length))
