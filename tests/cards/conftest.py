"""Settings for the tests of cards: nobody's own data folder is touched."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own."""
    folder = tmp_path / "data"
    monkeypatch.setenv("SNEAKDOOR_DATA", str(folder))
    monkeypatch.setenv("COLUMNS", "80")
    return folder
