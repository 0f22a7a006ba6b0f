"""The registry takes every card that a module makes, and refuses to lose one."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from sneakdoor.cards.registry import DeclaredTwice, gather

HEAD = "from sneakdoor.cards.vocabulary import *\n\n"
CARD = '{} = operation("{}", "nbn", play(Gain(1)), cost=0)\n'


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "made_up_cards", raising=False)
    return tmp_path / "made_up_cards.py"


def test_cards_come_in_the_order_of_the_module(written: Path) -> None:
    written.write_text(HEAD + CARD.format("ONE", "One") + CARD.format("TWO", "Two"), encoding="utf-8")

    assert [card.title for card in gather("made_up_cards")] == ["One", "Two"]


@pytest.mark.interpreted
def test_a_name_that_is_bound_twice_is_refused(written: Path) -> None:
    written.write_text(HEAD + CARD.format("ONE", "One") + CARD.format("ONE", "Another"), encoding="utf-8")

    with pytest.raises(DeclaredTwice, match=r"bound twice.*: One$"):
        gather("made_up_cards")
