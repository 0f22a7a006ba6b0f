"""Planting defects: what is planted, what can no longer be planted, and that a planted one is noticed."""

from __future__ import annotations

import argparse
import re
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest
from tools import mutate
from tools.anchors import Anchors, Stale
from tools.defects import DEFECTS, Defect
from tools.mutate import failing, planted, try_one
from tools.mutate_cards import declared, part, part_of, plant, spread, wanted_of

from sneakdoor.cards import all_cards, registry
from sneakdoor.rulebook import find
from sneakdoor.rulebook.survey import marked_tests

PACKAGE = Path(__file__).parents[2] / "src" / "sneakdoor"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A checkout with one source and one test, which passes."""
    (tmp_path / "src/sneakdoor").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    (tmp_path / "src/sneakdoor/sums.py").write_text("def double(x: int) -> int:\n    return x + x\n", encoding="utf-8")
    (tmp_path / "tests/test_sums.py").write_text(
        "import pathlib\n\nimport pytest\n\n\n"
        "@pytest.mark.rule('1.2.5')\ndef test_double():\n"
        "    names = {}\n"
        "    exec(pathlib.Path('src/sneakdoor/sums.py').read_text(), names)\n"
        "    assert names['double'](3) == 6\n\n\n"
        "@pytest.mark.rule('1.2.4')\ndef test_wrong():\n    assert False\n",
        encoding="utf-8",
    )
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = rule\n", encoding="utf-8")
    return tmp_path


def anchors(package: Path) -> Anchors:
    return Anchors(package / "src/sneakdoor")


def test_every_defect_breaks_a_rule_that_exists() -> None:
    assert len(DEFECTS) >= 60
    for defect in DEFECTS:
        find(defect.rule)
        assert defect.text != defect.instead
        assert defect.what


def test_a_defect_that_is_noticed(package: Path) -> None:
    defect = Defect("1.2.5", "three times", "double", "x + x", "x * 3")
    tests = marked_tests(package / "tests")["1.2.5"]

    assert try_one(defect, package, tests, anchors(package)) == ""
    assert "x + x" in (package / "src/sneakdoor/sums.py").read_text(encoding="utf-8")


def test_a_defect_that_lets_nothing_end_is_noticed(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutate, "MOST_SECONDS", 2)
    defect = Defect("1.2.5", "it never ends", "double", "x + x", "next(y for y in iter(int, 1) if y)")

    assert try_one(defect, package, marked_tests(package / "tests")["1.2.5"], anchors(package)) == ""


def test_a_defect_that_is_not(package: Path) -> None:
    defect = Defect("1.2.5", "the same", "double", "x + x", "2 * x")

    assert "all pass" in try_one(defect, package, marked_tests(package / "tests")["1.2.5"], anchors(package))
    assert "no test" in try_one(defect, package, [], anchors(package))


def test_tests_that_fail_anyway_are_known(package: Path) -> None:
    tests = [*marked_tests(package / "tests")["1.2.5"], *marked_tests(package / "tests")["1.2.4"]]

    assert failing(package, tests) == {"tests/test_sums.py::test_wrong"}


@pytest.mark.parametrize(
    ("where", "text", "words"),
    [
        ("double", "x - x", "its text is no longer there in sums.double"),
        ("double", "x", "its text is there 3 times"),
        ("sums.double", "x - x", "its text is no longer there"),
        ("triple", "x + x", "triple is no longer there"),
    ],
)
def test_what_is_gone_or_not_alone_is_an_error(package: Path, where: str, text: str, words: str) -> None:
    with pytest.raises(Stale, match=re.escape(words)):
        planted(Defect("1.2.5", "whatever", where, text, "y"), package / "src/sneakdoor", anchors(package))


def test_what_leaves_no_python_is_an_error(package: Path) -> None:
    """Or else the tests could not even be collected, which shows nothing about them."""
    (package / "src/sneakdoor/more.py").write_text("class More:\n    def half(self):\n        return 1\n")
    for where, text, instead in (("double", "return", "return)"), ("half", "return 1", "pass\n   1")):
        with pytest.raises(Stale, match=f"the result in .*{where} is not valid Python"):
            planted(Defect("1.2.5", "whatever", where, text, instead), package / "src/sneakdoor", anchors(package))
    planted(Defect("1.2.5", "two", "half", "return 1", "return 2"), package / "src/sneakdoor", anchors(package))


def test_a_defect_with_an_unknown_name_is_an_error(package: Path) -> None:
    """A test would fail with a NameError, whatever it is about."""
    with pytest.raises(Stale, match=re.escape("the result in sums.double uses unknown names: factor")):
        planted(
            Defect("1.2.5", "whatever", "double", "x + x", "x * factor"), package / "src/sneakdoor", anchors(package)
        )
    defect = Defect("1.2.5", "two of something", "double", "x + x", "sum(y for y in (x, 2))")
    planted(defect, package / "src/sneakdoor", anchors(package))


def test_no_defect_is_planted_twice() -> None:
    planted_so_far = Counter((one.rule, one.where, one.text, one.instead) for one in DEFECTS)

    assert [one for one, times in planted_so_far.items() if times > 1] == []


def test_a_name_that_stands_for_several_things_is_an_error(package: Path) -> None:
    (package / "src/sneakdoor/more.py").write_text("def double(x: int) -> int:\n    return x * 2\n", encoding="utf-8")

    with pytest.raises(Stale, match="double is there 2 times"):
        anchors(package).find("double")
    assert anchors(package).find("more.double").file == "more.py"


def test_every_defect_can_still_be_planted() -> None:
    known = Anchors(PACKAGE)
    for defect in DEFECTS:
        _, before, after = planted(defect, PACKAGE, known)
        assert before != after


def test_a_sample_of_alterations_has_its_part_of_all() -> None:
    assert spread(list(range(10)), 4) == [0, 2, 5, 7]
    assert spread([1, 2], 5) == spread([1, 2], 0) == [1, 2]


def test_the_parts_of_a_run_are_all_of_it() -> None:
    work = list(range(11))
    assert [one for k in (1, 2, 3) for one in part_of(work, *part(f"{k}/3"))] == work
    assert part_of(work, *part("1/1")) == work
    for wrong in ("0/3", "4/3", "1", "a/b"):
        with pytest.raises(argparse.ArgumentTypeError):
            part(wrong)


@pytest.mark.interpreted
def test_an_altered_card_is_the_one_that_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    module, name, card = declared()["Hedge Fund"]
    altered = wanted_of(card)[0]
    monkeypatch.setattr(all_cards, "BOOK", all_cards.BOOK)  # undone at the end, as is the card
    monkeypatch.setattr(import_module(module), name, card)

    try:
        plant(altered, module, name, card)
        book = registry.book()
        assert book.cards[book.by_title["Hedge Fund"]] is altered.card
    finally:
        monkeypatch.undo()
        registry.book.cache_clear()
    assert registry.book() is all_cards.BOOK
    assert registry.book().cards[registry.book().by_title["Hedge Fund"]] is card


def test_a_rule_without_a_defect_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert mutate.main(["6.9.99z", "--fast"]) == 2
    assert "--fast, 6.9.99z" in capsys.readouterr().err
