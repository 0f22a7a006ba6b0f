"""Settings for the tests of cards: nobody's own data folder is touched."""

from dataclasses import replace
from pathlib import Path

import pytest

from sneakdoor.catalogue import entries


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own."""
    folder = tmp_path / "data"
    monkeypatch.setenv("SNEAKDOOR_DATA", str(folder))
    monkeypatch.setenv("COLUMNS", "80")
    return folder


@pytest.fixture
def undeclared(monkeypatch: pytest.MonkeyPatch) -> str:
    """The title of a card that the catalogue takes for one without a declaration."""
    title, known = "The Masque A", dict(entries.cards())
    known[title] = replace(known[title], declared=None)
    monkeypatch.setattr(entries, "cards", lambda rules="1.4": known)
    return title
