"""The index of version 26.03: whole, in order, in our own words, and apart from that of 1.4."""

import json
import os
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from sneakdoor.rulebook import (
    Evidence,
    Kind,
    UnknownRule,
    UnknownRuleset,
    bare,
    children,
    find,
    in_force,
    rules,
    ruleset_of,
    search,
    step_numbers,
)
from sneakdoor.rulebook.index import RULESETS, TODAY, _order, _parent

ROOT = Path(__file__).resolve().parents[2]
ENTRIES = 1551
EXAMPLES = 243


@pytest.fixture(scope="module")
def shared_list() -> list[dict[str, Any]]:
    """The list that the index was made from, where somebody has it."""
    for folder in (os.environ.get("SNEAKDOOR_SHARED"), ROOT.parent / "shared"):
        if folder and (path := Path(folder, "rules", "26.03", "rules_index_26.03.json")).is_file():
            listed: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
            return listed
    pytest.skip("the list of 26.03's rules is not at hand: set SNEAKDOOR_SHARED to the folder that has rules/")


class TestWholeness:
    def test_numbers_ids_and_examples_are_those_of_the_list(self, shared_list: list[dict[str, Any]]) -> None:
        ours = [(bare(rule.number), rule.id, len(rule.examples)) for rule in rules("26.03").values()]

        assert ours == [(listed["number"], listed["id"], listed["examples"]) for listed in shared_list]

    def test_chapters_and_sections_are_headings(self, shared_list: list[dict[str, Any]]) -> None:
        titled = {listed["number"] for listed in shared_list if listed["kind"] in {"chapter", "section"}}

        assert all(find(TODAY + number).heading for number in titled)

    def test_counts(self) -> None:
        assert len(rules("26.03")) == ENTRIES
        assert len(in_force("26.03")) == ENTRIES

    def test_ids_are_unique(self) -> None:
        assert len({rule.id for rule in rules("26.03").values()}) == ENTRIES

    def test_the_worked_examples_are_numbered_without_gaps(self) -> None:
        numbers = [number for rule in rules("26.03").values() for number in rule.examples]

        assert numbers == list(range(1, EXAMPLES + 1))

    def test_one_rule_stands_on_each_line_of_the_data(self) -> None:
        lines = (ROOT / "src/sneakdoor/rulebook/rules-26.03.json").read_text(encoding="utf-8").splitlines()

        assert [json.loads(line.rstrip(","))["number"] for line in lines[1:-1]] == list(rules("26.03"))


class TestEntries:
    def test_every_entry_is_well_formed(self) -> None:
        for number, rule in rules("26.03").items():
            assert number == rule.number
            assert number.startswith(TODAY)
            assert (rule.version, rule.evidence) == ("26.03", "confirmed")
            assert rule.kind in get_args(Kind)
            assert rule.evidence in get_args(Evidence)
            assert rule.title
            assert rule.summary
            assert rule.summary == rule.summary.strip()
            assert not rule.replaces

    def test_every_section_is_a_heading(self) -> None:
        assert all(find(rule.section).heading for rule in rules("26.03").values())

    def test_the_order_is_the_rulebooks(self) -> None:
        assert list(rules("26.03")) == sorted(rules("26.03"), key=_order)

    def test_every_rule_but_the_chapters_stands_beneath_another(self) -> None:
        alone = [number for number in rules("26.03") if _parent(number) is None]

        assert alone == [f"26.03:{chapter}" for chapter in range(1, 12)]

    def test_summaries_speak_of_counters_and_core_damage(self) -> None:
        old = [
            rule.number
            for rule in rules("26.03").values()
            if {"token", "tokens", "brain"} & set(rule.summary.casefold().split())
        ]

        # 1.9 is a title; 1.9.1a says that token means counter, 10.4.2c that brain damage means core damage.
        assert old == ["26.03:1.9", "26.03:1.9.1a", "26.03:10.4.2c"]

    @pytest.mark.parametrize(
        ("number", "name", "heading"),
        [("6.9.4c", "step_jack_out_choice", False), ("6.9.4", "rule_sec_run_movement_phase", True)],
    )
    def test_an_entry(self, number: str, name: str, heading: bool) -> None:
        rule = find(TODAY + number)

        assert (rule.id, rule.heading, rule.title) == (name, heading, "Movement Phase")

    def test_numbers_in_summaries_exist(self) -> None:
        for rule in rules("26.03").values():
            for number in re.findall(r"\b\d+\.\d+\.\d+[a-z]?\b", rule.summary):
                assert TODAY + number in rules("26.03"), rule


class TestApart:
    def test_rules_of_1_4_are_as_they_were(self) -> None:
        assert len(rules()) == len(rules("1.4")) == 1744
        assert len(in_force()) == 1528
        assert not any(number.startswith(TODAY) for number in rules())

    @pytest.mark.parametrize(("number", "ruleset"), [("6.9.4c", "1.4"), ("1.4:9.8.1", "1.4"), ("26.03:9.8.1", "26.03")])
    def test_the_prefix_names_the_ruleset(self, number: str, ruleset: str) -> None:
        assert ruleset_of(number) == ruleset
        assert number in rules(ruleset)

    def test_the_same_number_is_another_rule(self) -> None:
        assert find("26.03:6.9.4c").summary != find("6.9.4c").summary

    def test_children_and_steps_stay_in_their_version(self) -> None:
        assert [rule.number for rule in children("26.03:6.9")] == [f"26.03:6.9.{phase}" for phase in range(1, 7)]
        assert step_numbers("26.03:6.9.2") == ("26.03:6.9.2a", "26.03:6.9.2b", "26.03:6.9.2c")
        assert step_numbers("26.03:1.6") == tuple(f"26.03:1.6.{step}" for step in range(1, 8))
        assert len(step_numbers("26.03:10.3.1")) == 12


class TestSearch:
    def test_words_find_rules_of_the_ruleset_asked(self) -> None:
        assert "26.03:10.12.1" in [rule.number for rule in search("sabotage", "26.03")]
        assert search("sabotage") == []

    @pytest.mark.parametrize("text", ["6.9.4", "26.03:6.9.4"])
    def test_a_number_with_or_without_prefix_comes_first(self, text: str) -> None:
        assert [rule.number for rule in search(text, "26.03")][:2] == ["26.03:6.9.4", "26.03:6.9.4a"]


class TestBadInput:
    @pytest.mark.parametrize(
        ("number", "said"),
        [
            ("26.03:6.9.4z", "nearest: 26.03:6.9.4, 26.03:6.9.4g, 26.03:6.9.4h"),
            ("6.9.4h", "26.03:6.9.4h"),  # 1.3 has no such step
            ("26.03:6.8.2d", "6.8.2d"),
            ("22.12:6.9.3", "no prefix 22.12:, only 1.4: and 26.03: (numbers of 1.3 have none); nearest: 6.9.3"),
            ("1.3:6.9.3c", "nearest: 6.9.3c"),
            ("26.03:", "no rule '26.03:'"),
        ],
    )
    def test_an_unknown_number_is_refused_with_what_was_meant(self, number: str, said: str) -> None:
        with pytest.raises(UnknownRule) as caught:
            find(number)

        assert said in str(caught.value)

    @pytest.mark.parametrize("ask", [rules, in_force, lambda name: search("run", name)])
    def test_an_unknown_ruleset_is_refused_with_those_there_are(self, ask: Any) -> None:
        with pytest.raises(UnknownRuleset, match=f"no rules '2.0'; there are {' and '.join(RULESETS)}"):
            ask("2.0")
