"""Functions for worker processes in tests."""

from __future__ import annotations

import os
import time


def forever() -> None:
    while True:
        time.sleep(1)


def where() -> int:
    return os.getpid()


def die(mark: str) -> int:
    """Kill the worker the first time; a file remembers that it happened."""
    if not os.path.exists(mark):  # noqa: PTH110
        open(mark, "w").close()  # noqa: PTH123
        os.kill(os.getpid(), 9)
    return 1
