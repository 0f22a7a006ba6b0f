"""Helpers for tests of the commands of the arena: what a refusal says, and waiting for rows of a table."""

import time
from pathlib import Path

import pytest

from sneakdoor.cli import main


def refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a command says, in the one line that it has for those who ask for something wrong."""
    monkeypatch.setattr("sys.argv", ["sneakdoor", *words])
    monkeypatch.delenv("SNEAKDOOR_DEBUG", raising=False)
    assert main() == 1
    (line,) = capsys.readouterr().err.splitlines()
    return line


def wait_for_rows(file: Path, rows: int) -> None:
    """Wait until a table has this number of lines."""
    for _ in range(3000):
        if file.exists() and file.read_bytes().count(b"\n") >= rows:
            return
        time.sleep(0.02)
    pytest.fail("no games were played")
