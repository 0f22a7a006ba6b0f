"""What tests show of cards and rules, and replays of the worked examples."""

from __future__ import annotations

import ast

import pytest
from tools import evidence as tool

from sneakdoor.catalogue import cards
from sneakdoor.reference import evidence
from sneakdoor.reference.rule_pages import example_page
from sneakdoor.rulebook import find, rules
from sneakdoor.rulebook.ledger import ledger

SHORT = """
import pytest

GEIST = 'Armand "Geist" Walker: Tech Lord'


@pytest.mark.rule("1.2.5")
class TestIt:
    @pytest.mark.rule("9.1.2", example=3)
    def test_one(self):
        t.runner.put("Forger")
        Table(runner=GEIST)

    def helper(self):
        return "Corroder"


def test_other():
    assert "Nobody of that name"
"""


def test_titles_and_marks_are_found_with_those_of_the_class() -> None:
    found = dict(tool.shown_by_tests(ast.parse(SHORT), set(cards())))
    assert found == {
        "TestIt::test_one": (['Armand "Geist" Walker: Tech Lord', "Forger"], ["1.2.5", "9.1.2"]),
        "test_other": ([], []),
    }


def test_every_rule_and_card_that_is_named_exists() -> None:
    assert {rule for one in evidence.tests() for rule in one.rules} <= {*rules(), *rules("26.03")}
    assert {title for one in evidence.tests() for title in one.titles} <= set(cards())


def test_nearly_every_worked_example_has_a_replay() -> None:
    shown = ledger().examples
    without = [number for number, tests in shown.items() if not any(evidence.replays(test) for test in tests)]
    # Those about building decks have no table, and some ask only what could be done.
    assert len(without) <= 20
    assert len(shown) == 99


def test_a_replay_tells_the_table_each_choice_and_what_followed() -> None:
    test = next(test for test in ledger().examples[4] if "avoids_a_tag" in test)
    (replay,) = evidence.replays(test)
    assert "HQ: ice: Data Raven" in replay.laid
    first = replay.steps[0]
    assert (first.side, first.asked, first.rule, first.words) == ("Runner", "action", "5.7.1f", "Run HQ")
    assert first.log[0].startswith("The Runner spends a click")


def test_cards_know_the_cards_they_are_tested_with_from_both_sides() -> None:
    beside = dict(evidence.met_with("Data Raven"))
    assert beside["Forger"] == dict(evidence.met_with("Forger"))["Data Raven"]


class TestWithoutReplays:
    """As a checkout builds it that has no pytest."""

    @pytest.fixture(autouse=True)
    def built_without_pytest(self, monkeypatch: pytest.MonkeyPatch) -> None:
        data = {**evidence._data(), "replays": None}
        monkeypatch.setattr(evidence, "_data", lambda: data)

    def test_the_pages_of_examples_say_why_there_are_none(self) -> None:
        number, tests = next(iter(ledger().examples.items()))
        page = example_page(number, [find(rule) for rule in rules() if number in find(rule).examples], tests)

        assert not evidence.has_replays()
        assert all(evidence.replays(test) == [] for test in tests)
        assert "pytest, which was not installed" in page.body
