from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for what a sitting keeps."""
    folder = tmp_path / "data"
    monkeypatch.setenv("SNEAKDOOR_DATA", str(folder))
    return folder
