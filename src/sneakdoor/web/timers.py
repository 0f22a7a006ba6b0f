"""Timers by name."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any


class Timers:
    """Timers by name: setting one again replaces it."""

    def __init__(self) -> None:
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def __len__(self) -> int:
        """How many timers are running."""
        return len(self._timers)

    def __contains__(self, name: str) -> bool:
        """Whether this timer is running."""
        return name in self._timers

    def set(self, name: str, seconds: float, do: Callable[[], Any], *, again: bool = True) -> None:
        """Call a function later; `again=False` leaves a timer that is running as it is."""
        if name in self._timers:
            if not again:
                return
            self._timers[name].cancel()

        def due() -> None:
            del self._timers[name]
            do()

        self._timers[name] = asyncio.get_running_loop().call_later(seconds, due)

    def stop(self, *names: str) -> None:
        """Stop these timers; without names all of them."""
        for name in names or tuple(self._timers):
            timer = self._timers.pop(name, None)
            if timer is not None:
                timer.cancel()


__all__ = ["Timers"]
