"""The registry takes every card that a module makes, and refuses to lose one."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from sneakdoor.cards.registry import PACKAGE, DeclaredTwice, book, gather, module_names
from sneakdoor.cards.vocabulary import Gain, operation, play
from sneakdoor.kernel.values import dataclass
from sneakdoor.model.declare import Ability, Book
from sneakdoor.model.ruleset import V14, V2603, Ruleset

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


def test_modules_of_one_ruleset_are_not_in_the_book_of_another() -> None:
    assert not set(module_names()) & set(module_names("26.03"))
    assert all(name.startswith(f"{PACKAGE}.core.") for name in module_names() if "core" in name)


def test_only_revised_cards_take_the_place_of_older_ones() -> None:
    older = set(book().by_title)
    for name in module_names("26.03"):
        for card in gather(name):
            assert (card.title in older) == name.startswith(f"{PACKAGE}.revised."), (name, card.title)


@dataclass(frozen=True, slots=True)
class GainsByRules(Ability):
    """Gains 1 credit by version 1.4 and 2 by every other."""

    def under(self, ruleset: Ruleset) -> Ability:
        return play(Gain(1 if ruleset is V14 else 2))


def test_a_book_asks_each_ability_how_it_works_by_its_rules() -> None:
    card = operation("Two Versions", "nbn", GainsByRules(), cost=0)

    for ruleset, n in ((V14, 1), (V2603, 2)):
        made = Book([card], ruleset, sound=True)
        assert made.cards[0].abilities == (play(Gain(n)),)
        known = made.abilities[made.own[0][0]]
        assert made.numbers[id(known.decl)] == known.number
    assert isinstance(card.abilities[0], GainsByRules)
