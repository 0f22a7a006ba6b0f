"""The WebSockets of this process by the session that opened them: when a session ends, they are closed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from collections.abc import Set as AbstractSet
from contextlib import contextmanager
from typing import Final

ENDED: Final = 4401
Close = Callable[[int, str], None]


class OpenSockets:
    """How to close each socket, by person and session."""

    def __init__(self) -> None:
        self._open: defaultdict[str, dict[int, tuple[str, Close]]] = defaultdict(dict)

    @contextmanager
    def opened(self, person: str, session: str, close: Close) -> Iterator[None]:
        """As long as a socket is open."""
        mine = self._open[person]
        mine[id(close)] = (session, close)
        try:
            yield
        finally:
            mine.pop(id(close), None)
            if not mine:
                self._open.pop(person, None)

    def close_ended(self, person: str, living: AbstractSet[str]) -> None:
        """Close the sockets of somebody whose sessions are none of these."""
        for session, close in list(self._open.get(person, {}).values()):
            if session not in living:
                close(ENDED, "you were signed out here")


__all__ = ["ENDED", "OpenSockets"]
