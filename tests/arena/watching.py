"""What tests of the arena look at while something plays."""

import time
from pathlib import Path

import pytest


def wait_for_rows(file: Path, rows: int) -> None:
    """Until a table has so many lines."""
    for _ in range(3000):
        if file.exists() and file.read_bytes().count(b"\n") >= rows:
            return
        time.sleep(0.02)
    pytest.fail("no games were played")
