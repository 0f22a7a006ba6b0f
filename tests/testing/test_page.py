"""The page of the test table tells every word of it."""

import inspect
from pathlib import Path

import pytest

from sneakdoor import testing
from sneakdoor.testing import Player, Seen, Table

PAGE = (Path(__file__).parents[2] / "docs" / "testing.md").read_text(encoding="utf-8")
INNER = (
    "act answer before changing choose cid corp game handle runner seen side state table thing title".split()  # noqa: SIM905
)


@pytest.mark.parametrize("kind", [Player, Seen, Table])
def test_every_public_word_is_on_the_page(kind: type) -> None:
    words = [name for name, _ in inspect.getmembers(kind) if not name.startswith("_") and name not in INNER]

    assert words
    assert [word for word in words if f"`{word}" not in PAGE and f"`t.{word}" not in PAGE] == []


def test_every_public_name_is_where_it_always_was() -> None:
    names = ["BLANK_CORP", "BLANK_RUNNER", "FILLER", "Player", "Seen", "Table", "TableError", "said"]

    assert names == testing.__all__
    assert [name for name in names if not hasattr(testing, name)] == []
