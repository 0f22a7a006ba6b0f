"""The concordance of 1.4 and 26.03: complete on both sides, and the same as the lists of what is gone and new."""

import json
from pathlib import Path

import pytest

from sneakdoor.rulebook import Rule, UnknownRule, UnknownRuleset, bare, find, in_force, rules
from sneakdoor.rulebook.concordance import VERDICTS, ancestors, became, fates, new_rules, translate
from sneakdoor.rulebook.index import TODAY, _is_at, successors
from sneakdoor.rulebook.ledger import executable, ledger

ROOT = Path(__file__).parents[2]

# Rules of 1.4 without a counterpart: nothing takes their place, or something different does.
_GONE = """
    1.2.2a 1.2.2b 1.2.5 5.2.4 9.1.3c 10.1.1a 1.3.2 3.4.7a 6.5.5 6.8.2b 3.8.5d 3.8.5e 3.9.5d 3.9.5e 4.1.2a 4.2.5
    4.4.9b 4.7.7b 4.7.7c 5.6.1e 5.6.3e 5.7.2e 6.9.1b 6.9.1e 6.9.4b 6.9.5f 7.6.2 7.8.2 10.8.6f 6.1.5b 6.9.2b 6.9.2c
    6.9.2d 6.2.3 6.3.3a 6.3.3b 6.3.3c 6.4.1 6.4.2 6.6 6.6.1 6.6.2 6.6.3 6.7.1 7.1.1 7.1.2 7.1.4 7.1.5 7.1.6 7.2
    7.2.1 7.2.2 7.2.3 7.3 7.3.1 7.3.2 7.4 7.4.1 7.4.2 7.5 7.5.1 7.6 7.6.1 7.6.3 7.6.4 7.6.5 7.6.6 7.6.7 7.7.2b
    8.2.10 8.4.3 9.1.7 9.2.2 9.6.2b 9.8.1 10.3.1e 10.5.5 10.6.3 10.12.2
"""
# Rules of 26.03 without a counterpart; what is below them too.
_NEW = """
    1.4.1a 1.5.2b 1.9.2a 1.9.2b 1.12 1.13.1a 1.13.3 1.13.7b 1.13.7c 1.13.7d 1.16.1c 1.16.2e 1.16.2f 1.16.4c 1.16.4d
    1.16.5 1.16.10c 1.16.11d 1.17.1a 1.19.4b 1.20.2a 1.20.4 2.18 3.4.4a 4.6.6i 4.6.6j 4.6.6k 4.7 5.1.4 5.2.2c 5.2.2d
    5.2.3a 5.4.3e 5.4.4 5.5.4d 5.6.2d 5.7.1h 6.1.3e 6.1.3f 6.2.1 6.2.2 6.2.4 6.2.5 6.2.6 6.2.8 6.5.7 6.5.9c 6.5.9d
    6.9.1d 6.9.1e 6.9.4b 6.9.4c 6.9.4d 6.9.4e 6.9.4f 7.1.4 7.1.5 7.1.9 7.1.10 7.3 7.4 7.5 8.2.1 8.3 8.4 8.5.13
    8.5.14 8.5.15 8.6.6 8.8.4d 9.1.8i 9.2.10 9.3.6 9.5.5 9.5.6 9.6.14 9.8 9.12.1d 9.12.1e 9.12.2c 9.12.5 9.12.6
    10.3.1i 10.3.1j 10.10 10.11 10.12 10.13 10.14
"""
# Below them, single rules that say what a rule of 1.4 said elsewhere.
OLD_AMONG_NEW = frozenset({"6.2.5a", "6.2.5b", "6.2.5e", "6.2.6a", "7.1.5b", "7.4.5", "8.6.6a", "9.8.5", "9.8.7c"})


def counted() -> list[Rule]:
    """The executable rules of 1.4 without the exceptions."""
    return [rule for rule in executable() if ledger().entries[rule.number].status != "not executable"]


class TestWholeness:
    def test_every_rule_in_force_has_a_verdict(self) -> None:
        assert list(fates()) == [rule.number for rule in in_force()]

    def test_the_911_executable_ones_are_among_them(self) -> None:
        assert len(counted()) == 911
        assert {rule.number for rule in counted()} <= set(fates())

    def test_every_number_exists(self) -> None:
        for fate in fates().values():
            assert fate.verdict in VERDICTS
            assert all(number in rules("26.03") for number in fate.to)
            assert len(set(fate.to)) == len(fate.to)

    def test_a_rule_is_gone_if_nothing_takes_its_place(self) -> None:
        assert all((fate.verdict == "gone") == (not fate.to) for fate in fates().values())

    def test_what_is_changed_or_gone_says_how_in_few_words(self) -> None:
        for fate in fates().values():
            assert bool(fate.note) == (fate.verdict in {"changed", "gone"}), fate
            assert len(fate.note) < 200, fate

    def test_every_rule_of_26_03_has_an_ancestor_or_is_new(self) -> None:
        new = {rule.number for rule in new_rules()}

        assert {rule.number for rule in in_force("26.03")} == new | {to for fate in fates().values() for to in fate.to}
        assert all(bool(ancestors(rule.number)) != (rule.number in new) for rule in in_force("26.03"))

    def test_one_rule_stands_on_each_line_of_the_data(self) -> None:
        lines = (ROOT / "src/sneakdoor/rulebook/concordance.json").read_text(encoding="utf-8").splitlines()

        assert [json.loads(line.rstrip(","))["rule"] for line in lines[1:-1]] == list(fates())


class TestAgreement:
    @pytest.mark.parametrize("number", _GONE.split())
    def test_a_rule_without_counterpart_is_gone_or_changed(self, number: str) -> None:
        for now in successors().get(number, (number,)):
            assert fates()[now].verdict in {"gone", "changed"}

    @pytest.mark.parametrize("number", ["1.2.5", "5.2.4", "5.6.1e", "6.9.5f", "7.6.2", "10.8.6f", "6.8.2b"])
    def test_the_potential_test_and_written_checkpoints_are_gone(self, number: str) -> None:
        assert became(number).verdict == "gone"

    @pytest.mark.parametrize("chapter", ["11", "13"])
    def test_so_are_errata_and_the_last_chapter(self, chapter: str) -> None:
        below = [fate for number, fate in fates().items() if _is_at(chapter, bare(number))]

        assert {fate.verdict for fate in below} == {"gone"}

    @pytest.mark.parametrize("number", _NEW.split())
    def test_a_new_rule_comes_at_most_from_one_that_changed(self, number: str) -> None:
        for rule in in_force("26.03"):
            if _is_at(TODAY + number, rule.number) and bare(rule.number) not in OLD_AMONG_NEW:
                assert all(fate.verdict == "changed" for fate in ancestors(rule.number)), rule.number

    def test_equal_rules_keep_their_kind(self) -> None:
        for fate in fates().values():
            if fate.verdict == "same" and not find(fate.rule).heading:
                assert find(fate.rule).kind == find(fate.number).kind or fate.rule == "2.2.1", fate


class TestSteps:
    """The tables of both versions side by side."""

    @pytest.mark.parametrize(
        ("old", "verdict", "new"),
        [
            ("5.6.1a", "reworded", "5.6.1a"),
            ("5.6.1b", "same", "5.6.1b"),
            ("5.6.1f", "same", "5.6.1e"),
            ("5.6.2d", "reworded", "5.6.2e"),
            ("5.6.3a", "changed", "5.6.3a"),
            ("5.6.3f", "reworded", "5.6.3e"),
            ("5.7.1h", "reworded", "5.7.1i"),
            ("6.9.1c", "changed", "6.9.1b"),
            ("6.9.1d", "reworded", "6.9.1c"),
            ("6.9.2d", "changed", "6.9.4c"),
            ("6.9.2e", "changed", "6.9.2b"),
            ("6.9.3b", "reworded", "6.9.3b"),
            ("6.9.3c", "changed", "6.9.3c"),
            ("6.9.4a", "changed", "6.9.4a"),
            ("6.9.5a", "changed", "6.9.4g"),
            ("6.9.5c", "changed", "6.9.4c"),
            ("6.9.5d", "changed", "6.9.4e"),
            ("6.9.5e", "reworded", "6.9.5a"),
            ("6.9.5g", "changed", "6.9.5b"),
            ("6.9.6a", "same", "6.9.6a"),
            ("7.6.5", "changed", "7.5.4"),
            ("7.8.1", "reworded", "7.2.1"),
            ("7.8.3", "changed", "7.2.2"),
            ("1.4:8.3.4", "reworded", "8.5.16d"),
            ("1.4:8.6.9", "reworded", "8.6.7i"),
            ("1.4:9.5.6b", "reworded", "9.5.7b"),
            ("1.4:9.6.14d", "reworded", "9.6.15d"),
            ("10.3.1a", "changed", "10.3.1a"),
            ("10.3.1i", "same", "10.3.1k"),
            ("10.3.1j", "same", "10.3.1l"),
            ("10.8.6g", "same", "10.8.6f"),
        ],
    )
    def test_where_a_step_went(self, old: str, verdict: str, new: str) -> None:
        assert (became(old).verdict, bare(became(old).number)) == (verdict, new)


class TestTranslate:
    @pytest.mark.parametrize(
        ("number", "ruleset", "expected"),
        [
            ("1.12.8", "26.03", "26.03:1.13.9"),
            ("1.12.8", "1.4", "1.12.8"),
            ("26.03:1.13.9", "1.4", "1.12.8"),
            ("26.03:1.13.9", "26.03", "26.03:1.13.9"),
            ("6.9.5f", "26.03", "6.9.5f"),  # gone: the old number says what is meant
            ("26.03:10.12.1", "1.4", "26.03:10.12.1"),  # new
            ("8.3.5", "26.03", "26.03:8.5.16d"),  # 1.4 replaced it by its own 8.3.4
            ("9.1.7", "26.03", "26.03:9.5.5"),
        ],
    )
    def test_the_number_under_a_ruleset(self, number: str, ruleset: str, expected: str) -> None:
        assert translate(number, ruleset) == expected

    def test_every_rule_can_be_translated_and_what_comes_out_exists(self) -> None:
        for number in (*rules(), *rules("26.03")):
            for ruleset in ("1.4", "26.03"):
                assert find(translate(number, ruleset)).number

    def test_a_step_comes_back(self) -> None:
        assert all(translate(f"26.03:6.9.3{letter}", "1.4") == f"6.9.3{letter}" for letter in "abc")

    @pytest.mark.parametrize("ask", [became, ancestors, lambda number: translate(number, "26.03")])
    def test_an_unknown_number_is_refused(self, ask: object) -> None:
        with pytest.raises(UnknownRule):
            ask("6.9.9z")  # type: ignore[operator]

    def test_so_is_an_unknown_ruleset(self) -> None:
        with pytest.raises(UnknownRuleset, match=r"there are 1\.4 and 26\.03"):
            translate("6.9.3c", "2.0")

    def test_a_rule_of_26_03_has_ancestors_not_a_fate(self) -> None:
        with pytest.raises(ValueError, match=r"rule of 26\.03"):
            became("26.03:6.9.3c")
