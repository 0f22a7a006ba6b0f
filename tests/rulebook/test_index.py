"""The index of the rules: whole, in order, and in our own words."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import pytest

from sneakdoor.rulebook import (
    STEP_SECTIONS,
    Evidence,
    Kind,
    UnknownRule,
    Version,
    children,
    find,
    in_force,
    rules,
    ruleset_of,
    search,
    step_numbers,
)
from sneakdoor.rulebook.index import _order, _parent

ROOT = Path(__file__).resolve().parents[2]
OF_1_3 = 1351
OF_1_4 = 393


@pytest.fixture(scope="module")
def shared_list() -> list[dict[str, Any]]:
    """The list that the index was made from, where somebody has it."""
    for folder in (os.environ.get("SNEAKDOOR_SHARED"), ROOT.parent / "shared"):
        if folder and (path := Path(folder, "rules", "rules_index.json")).is_file():
            listed: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
            return listed
    pytest.skip("the list of 1.3's rules is not at hand: set SNEAKDOOR_SHARED to the folder that has rules/")


class TestWholeness:
    def test_every_rule_of_1_3_is_there(self, shared_list: list[dict[str, Any]]) -> None:
        ours = [number for number, rule in rules().items() if rule.version == "1.3"]

        assert sorted(ours) == sorted(listed["id"] for listed in shared_list)

    def test_sections_kinds_and_examples_are_those_of_the_list(self, shared_list: list[dict[str, Any]]) -> None:
        for listed in shared_list:
            rule = find(listed["id"])
            assert (rule.section, rule.kind, rule.heading) == (
                listed["section"],
                listed["kind"],
                listed.get("heading", False),
            )
            assert list(rule.examples) == listed.get("examples", [])

    def test_counts(self) -> None:
        versions = [rule.version for rule in rules().values()]

        assert (versions.count("1.3"), versions.count("1.4")) == (OF_1_3, OF_1_4)

    def test_the_worked_examples_are_numbered_without_gaps(self) -> None:
        assert sorted(number for rule in rules().values() for number in rule.examples) == list(range(1, 100))

    @pytest.mark.parametrize(
        "number",
        [
            "1.3.10",
            "1.5.4d",
            "1.6.1b",
            "1.8.5",
            "1.8.5a",
            "1.8.6",
            "1.8.7",
            "1.10.3c",
            "1.10.4d",
            "1.14.2",
            "1.15.4a",
            "1.15.4b",
            "1.15.10a",
            "1.15.10b",
            "1.16.3f",
            "1.17.3",
            "1.18.1a",
            "1.20.3",
            "2.10",
            "2.16.7",
            "2.17.3",
            "3.1.1a",
            "3.5.1c",
            "3.9.5b",
            "4.1.7",
            "4.2.2e",
            "4.7.8h",
            "4.8.2",
            "4.9.1",
            "6.7.3",
            "8.2.12",
            "8.3.6",
            "8.6.9",
            "8.4.4",
            "9.1.3",
            "9.1.6",
            "9.2.9c",
            "9.3.4",
            "9.4.1",
            "9.5.6h",
            "9.6.14g",
            "9.7.1",
            "9.8.1",
            "9.9.1",
            "9.10.3",
            "9.11.2c",
            "10.8.5",
            "10.9.1",
        ],
    )
    def test_what_1_4_adds_or_changes_has_its_own_entry(self, number: str) -> None:
        assert find(f"1.4:{number}").version == "1.4"


class TestEntries:
    def test_every_entry_is_well_formed(self) -> None:
        for number, rule in rules().items():
            assert number == rule.number
            assert number.startswith("1.4:") == (rule.version == "1.4")
            assert rule.version in get_args(Version)
            assert rule.kind in get_args(Kind)
            assert rule.evidence in get_args(Evidence)
            assert rule.title
            assert rule.summary
            assert rule.summary == rule.summary.strip()

    def test_every_section_is_a_heading(self) -> None:
        assert all(find(rule.section).heading for rule in rules().values())

    def test_the_order_is_the_rulebooks(self) -> None:
        assert list(rules()) == sorted(rules(), key=_order)

    def test_every_rule_but_the_chapters_stands_beneath_another(self) -> None:
        assert [number for number in rules() if _parent(number) is None] == [str(chapter) for chapter in range(1, 14)]

    def test_only_rules_of_1_3_are_replaced_and_only_by_those_of_1_4(self) -> None:
        for rule in rules().values():
            assert all(find(number).version == "1.3" for number in rule.replaces)
            assert rule.version == "1.4" or not rule.replaces

    def test_what_is_known_from_text_is_confirmed(self) -> None:
        assert {rule.evidence for rule in rules().values() if rule.version == "1.3"} == {"confirmed"}
        assert find("1.4:1.8.5").evidence == "confirmed"
        assert find("1.4:1.17.3").evidence == "stated"
        assert find("1.4:9.8.3a").evidence == "inferred"

    def test_rules_are_frozen(self) -> None:
        with pytest.raises(AttributeError):
            find("1.1.1").summary = "something else"  # type: ignore[misc]

    def test_the_mapping_cannot_be_changed(self) -> None:
        with pytest.raises(TypeError):
            rules()["0.0"] = find("1.1.1")  # type: ignore[index]


class TestFind:
    def test_a_bare_number_is_that_of_1_3(self) -> None:
        assert find("8.3.6").version == "1.3"
        assert find("1.4:8.3.6").version == "1.4"
        assert find("8.3.6").summary != find("1.4:8.3.6").summary

    @pytest.mark.parametrize(
        ("number", "meant"),
        [
            ("6.9.3e", "6.9.3d"),
            ("6.9.7", "6.9.6"),
            ("1.4:5.6.1a", "5.6.1a"),  # unchanged in 1.4, so it has one spelling
            ("9.9.1", "1.4:9.9.1"),
            ("1.4:8.3.9", "8.3.9"),
            ("99.1", ""),
            ("nonsense", ""),
            ("", ""),
        ],
    )
    def test_an_unknown_number_is_refused_with_the_nearest(self, number: str, meant: str) -> None:
        with pytest.raises(UnknownRule) as caught:
            find(number)

        assert caught.value.number == number
        assert all(find(near).number == near for near in caught.value.nearest)
        assert not meant or meant in caught.value.nearest
        assert meant in str(caught.value)

    @pytest.mark.parametrize("ask", [children, step_numbers])
    def test_so_is_it_by_whatever_takes_a_number(self, ask: Any) -> None:
        with pytest.raises(UnknownRule):
            ask("6.9.3e")


class TestChildren:
    def test_they_are_the_next_level_only(self) -> None:
        assert [rule.number for rule in children("6.9")] == [f"6.9.{phase}" for phase in range(1, 7)]
        assert [rule.number for rule in children("12.2.1.2b")] == ["12.2.1.2b.i", "12.2.1.2b.ii"]
        assert children("6.9.3c") == ()

    def test_what_1_4_adds_to_a_section_is_among_them(self) -> None:
        assert [rule.number for rule in children("4.7.8")][-2:] == ["4.7.8f", "1.4:4.7.8h"]

    def test_a_section_that_1_4_rewrote_keeps_its_own(self) -> None:
        assert {rule.version for rule in children("9.8")} == {"1.3"}
        assert {rule.version for rule in children("1.4:9.8")} == {"1.4"}


def lettered(section: str, last: str) -> tuple[str, ...]:
    return tuple(section + chr(letter) for letter in range(ord("a"), ord(last) + 1))


def counted(section: str, last: int) -> tuple[str, ...]:
    return tuple(f"{section}.{step}" for step in range(1, last + 1))


class TestSteps:
    @pytest.mark.parametrize(
        ("section", "steps"),
        [
            ("1.6", counted("1.6", 7)),
            ("5.4.3", lettered("5.4.3", "d")),
            ("5.6", lettered("5.6.1", "g") + lettered("5.6.2", "d") + lettered("5.6.3", "f")),
            ("5.6.2", lettered("5.6.2", "d")),
            ("5.7", lettered("5.7.1", "h") + lettered("5.7.2", "f")),
            ("6.9.1", lettered("6.9.1", "f")),
            ("6.9.2", lettered("6.9.2", "f")),
            ("6.9.3", lettered("6.9.3", "d")),
            ("6.9.4", lettered("6.9.4", "c")),
            ("6.9.5", lettered("6.9.5", "h")),
            ("6.9.6", lettered("6.9.6", "d")),
            ("7.6", counted("7.6", 7)),
            ("7.8", counted("7.8", 6)),
            ("8.3", counted("8.3", 9)),
            ("8.6", counted("8.6", 11)),
            ("9.5.6", lettered("9.5.6", "f")),
            ("9.6.7", lettered("9.6.7", "e")),
            ("10.3.1", lettered("10.3.1", "j")),
            ("10.8.6", lettered("10.8.6", "g")),
            ("1.4:8.3", counted("1.4:8.3", 6)),
            ("1.4:8.6", counted("1.4:8.6", 9)),
            ("1.4:9.5.6", lettered("1.4:9.5.6", "h")),
            ("1.4:9.6.14", lettered("1.4:9.6.14", "g")),
            ("1.4:9.7.2", lettered("1.4:9.7.2", "f")),
        ],
    )
    def test_the_steps_of_a_section(self, section: str, steps: tuple[str, ...]) -> None:
        assert step_numbers(section) == steps

    def test_a_run_is_its_six_phases(self) -> None:
        assert step_numbers("6.9") == sum((step_numbers(f"6.9.{phase}") for phase in range(1, 7)), ())

    @pytest.mark.parametrize("section", STEP_SECTIONS)
    def test_every_section_of_steps_has_some_and_each_is_a_rule(self, section: str) -> None:
        assert len(step_numbers(section)) > 1
        assert all(number in rules(ruleset_of(section)) for number in step_numbers(section))

    @pytest.mark.parametrize("section", ["1.2", "10.3", "9", "12.2.1"])
    def test_other_sections_have_no_steps(self, section: str) -> None:
        with pytest.raises(ValueError, match="not made of steps"):
            step_numbers(section)


class TestSearch:
    def test_a_number_finds_the_rule_and_what_is_beneath_it_first(self) -> None:
        assert [rule.number for rule in search("6.9.3")][:5] == ["6.9.3", "6.9.3a", "6.9.3b", "6.9.3c", "6.9.3d"]

    def test_titles_come_before_summaries(self) -> None:
        assert search("memory")[0].heading

    def test_all_words_must_occur_in_any_case(self) -> None:
        found = [rule.number for rule in search("Mandatory DRAW")]

        assert "5.6.1f" in found
        assert all("draw" in (find(number).title + find(number).summary).lower() for number in found)

    @pytest.mark.parametrize("text", ["", "   ", "xyzzy"])
    def test_nothing_finds_nothing(self, text: str) -> None:
        assert search(text) == []


class TestInForce:
    def test_what_1_4_replaces_is_gone_and_the_rest_stays(self) -> None:
        numbers = {rule.number for rule in in_force()}

        assert {"1.4:8.3.4", "6.9.3c", "9.2.8", "9.1.7"} <= numbers
        assert not {"8.3.5", "9.8.2a", "1.14.1", "10.9.2a"} & numbers


def test_importing_the_package_does_not_read_the_data() -> None:
    asked = "import sneakdoor, sneakdoor.rulebook.index as book; print(book._index.cache_info().currsize)"

    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "0"


def test_one_rule_stands_on_each_line_of_the_data() -> None:
    lines = (ROOT / "src/sneakdoor/rulebook/rules.json").read_text(encoding="utf-8").splitlines()

    assert [json.loads(line.rstrip(","))["number"] for line in lines[1:-1]] == list(rules())
