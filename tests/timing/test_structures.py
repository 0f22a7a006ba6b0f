"""The timing structures as data: against the charts of the rules and the turn page, and against what games do."""

from __future__ import annotations

import os
import random
import re
from pathlib import Path
from typing import Any

import pytest
from tests.laws.games import positions, start

from sneakdoor.kernel.frames import END, StepTable, tables
from sneakdoor.rulebook import children, find, ruleset_of, step_numbers
from sneakdoor.testing import Table as Position
from sneakdoor.timing import NoSuchStructure, Step, between, find_step, structure, structures
from sneakdoor.timing.structures import ACTION, PAID, RUN_PHASES_2603, TURN_PHASES, WINDOWS

ROOT = Path(__file__).parents[2]
SHARED = Path(os.environ.get("SNEAKDOOR_SHARED") or ROOT.parent / "shared") / "rules"

PHASES = {
    "5.6": ("corp-draw", "corp-actions", "corp-discard"),
    "5.7": ("runner-actions", "runner-discard"),
    "6.9": ("run-initiation", "approach-ice", "encounter-ice", "pass-ice", "approach-server", "run-ends"),
}


def shared(name: str) -> str:
    path = SHARED / name
    if not path.is_file():
        pytest.skip(f"{name} is not beside this checkout (SNEAKDOOR_SHARED names its folder)")
    return path.read_text(encoding="utf-8")


def step(number: str) -> Step:
    found = find_step(number)
    assert found is not None, number
    return found[1]


# --------------------------------------------------------------------------------------------------- version 26.03


TODAY = "26.03"
WHOLE = (
    *("corp-turn", "corp-draw", "corp-actions", "corp-discard", "runner-turn", "runner-actions", "runner-discard"),
    *("run", "run-initiation", "approach-ice", "encounter-ice", "movement", "success", "run-ends"),
    *("breach", "access", "draw", "trace", "checkpoint", "paid-ability", "conditional-ability", "play-ability"),
)
"""Structures of 26.03 whose steps are all the rules beneath one rule, in order."""


class TestVersion2603:
    @pytest.mark.parametrize("key", WHOLE)
    def test_every_step_of_its_rule_is_there_in_order(self, key: str) -> None:
        one = structures(TODAY)[key]
        assert [step.number for step in one.steps] == [rule.number for rule in children(one.rule)]

    def test_steps_are_numbered_and_worded_by_it(self) -> None:
        for one in structures(TODAY).values():
            assert [step.words for step in one.steps] == [find(step.number).summary for step in one.steps]
            assert {ruleset_of(step.number) for step in one.steps} == {TODAY}

    def test_windows_open_where_the_rules_say_so_and_nowhere_else(self) -> None:
        for key in (*TURN_PHASES, *RUN_PHASES_2603):
            for step in structures(TODAY)[key].steps:
                said = "Paid ability window" in step.words
                assert (step.window is not None and step.window.kind == PAID) == said, step.number

    def test_a_run_goes_on_from_phase_to_phase(self) -> None:
        ways = {
            step.number.removeprefix("26.03:"): [(way.step.removeprefix("26.03:"), way.back) for way in step.branches]
            for step in structures(TODAY)["run"].steps
        }
        assert ways == {
            "6.9.1": [("6.9.2", False), ("6.9.4", False)],
            "6.9.2": [("6.9.3", False), ("6.9.4", False)],
            "6.9.3": [("6.9.4", False)],
            "6.9.4": [("6.9.6", False), ("6.9.2", True), ("6.9.5", False)],
            "6.9.5": [("6.9.6", False)],
            "6.9.6": [],
        }

    def test_the_tables_are_those_that_games_walk(self) -> None:
        """The step at which a random game is, with its table on the stack, is a step of what is shown."""
        shown = {step.number for one in structures(TODAY).values() for step in one.steps}
        walked = {
            stage.step
            for game in positions(3, rules=TODAY, most=200)
            for stage in game.glance(None).stages
            if stage.what != "ability"
        }
        assert len(walked) > 15
        assert walked <= shown


@pytest.mark.parametrize("rules", ["1.4", TODAY])
def test_what_a_step_leads_to_is_there(rules: str) -> None:
    known = structures(rules)
    for one in known.values():
        for step in one.steps:
            assert set(step.opens) <= set(known), step.number
            for way in step.branches:
                assert not way.structure or way.structure in known, (step.number, way)
                assert not way.step or one.step(way.step) is not None, (step.number, way)


# ------------------------------------------------------------------------------------------------- the charts of 1.3


def charts(text: str) -> dict[str, dict[str, list[str]]]:
    """Chapter 12: for each section the steps by number, each with its line and the lines beneath it."""
    chapter = text[text.rindex("12.2. Timing Structure of Turns") : text.rindex("13. Appendix")]
    out: dict[str, dict[str, list[str]]] = {}
    section = phase = number = ""
    for line in chapter.splitlines():
        if found := re.match(r"[- ]*12\.[\d.]+ .*[Ss]ection (\d+\.\d+)", line.replace("<u>", "")):
            section, phase = found[1], ""
            out[section] = {}
        elif found := re.match(r"(\d)\) ", line):
            phase = found[1]
        elif found := re.match(r" +- i+\) (.*)", line):
            out[section][number].append(found[1])
        elif found := re.match(r" ?- ([a-z])\) (.*)", line):
            number = f"{section}.{phase}{found[1]}" if phase else f"{section}.{ord(found[1]) - ord('a') + 1}"
            out[section][number] = [found[2]]
    return out


@pytest.fixture(scope="module")
def chart() -> dict[str, dict[str, list[str]]]:
    return charts(shared("cr-1.3-complete.txt"))


class TestTheChartsOfTheRules:
    def test_they_were_read(self, chart: dict[str, dict[str, list[str]]]) -> None:
        assert {section: len(steps) for section, steps in chart.items()} == {
            "5.6": 15, "5.7": 13, "6.9": 31, "7.6": 7, "7.8": 5,
        }  # fmt: skip

    @pytest.mark.parametrize("section", PHASES)
    def test_the_steps_are_the_same_and_in_the_same_order(
        self, chart: dict[str, dict[str, list[str]]], section: str
    ) -> None:
        ours = [one.number for key in PHASES[section] for one in structures()[key].steps]
        left_out = [number for number in ours if number not in chart[section]]

        assert [number for number in ours if number in chart[section]] == list(chart[section])
        # Where a phase only comes to its end, the chart has no line for it.
        assert all("complete" in step(number).words for number in left_out)

    @pytest.mark.parametrize("section", PHASES)
    def test_windows_stand_at_the_same_steps_with_the_same_letters(
        self, chart: dict[str, dict[str, list[str]]], section: str
    ) -> None:
        for number, (line, *_) in chart[section].items():
            window = step(number).window
            if "Paid ability window" not in line:
                assert window is None or window.kind != PAID, number
                continue
            assert window is not None, number
            assert window.kind == PAID
            assert list(window.letters) == re.findall(r"\(([PRS])\)", line), number
            assert ("approached ice" in window.also) == ("ice can be rezzed" in line), number
            assert ("break" in window.also) == ("subroutines can be broken" in line), number

    @pytest.mark.parametrize("section", ["5.6", "5.7", "6.9", "7.6", "7.8"])
    def test_checkpoints_stand_at_the_same_steps(self, chart: dict[str, dict[str, list[str]]], section: str) -> None:
        for number, (line, *_) in chart[section].items():
            assert (step(number).kind == "checkpoint") == (line == "Checkpoint."), number

    @pytest.mark.parametrize("section", PHASES)
    def test_branches_lead_to_the_same_places(self, chart: dict[str, dict[str, list[str]]], section: str) -> None:
        for number, lines in chart[section].items():
            phase = number[:-1]
            for line in lines:
                found = re.search(r"(?:[Gg]o|[Ss]kip|[Rr]eturn) to \((\w)\)", line)
                if found is None:
                    continue
                if found[1].isdigit():
                    assert self.leads_out(number, f"{section}.{found[1]}"), (number, line)
                else:
                    target = f"{phase}{found[1]}"
                    assert any(branch.step == target for branch in step(number).branches), (number, line)

    def leads_out(self, number: str, rule: str) -> bool:
        """To another phase: by a branch, or because the rest of this phase is only its end."""
        one = step(number)
        if any(branch.structure and structures()[branch.structure].rule == rule for branch in one.branches):
            return True
        ends = [branch.step for branch in one.branches if "complete" in step(branch.step).words]
        return bool(ends) and "on to" in step(ends[0]).words

    def test_accessing_has_the_same_steps(self, chart: dict[str, dict[str, list[str]]]) -> None:
        assert list(chart["7.6"]) == [one.number for one in structure("accessing").steps]
        # 7.8.5 is a step of the section that its chart leaves out.
        assert len(chart["7.8"]) == len(structure("access").steps) - 1


# ----------------------------------------------------------------------------------------------------- the turn page


class TestTheTurnPage:
    @pytest.fixture
    def page(self) -> list[str]:
        return [line.strip(" •") for line in shared("turn-timing-page.txt").splitlines()]

    def test_each_window_has_the_same_letters_and_the_same_player_first(self, page: list[str]) -> None:
        found = [
            (f"{one[1]}{one[2]}", one[3], re.findall(r"\(([PRS])\)", one[0]))
            for line in page
            if (one := re.match(r"(5\.[67]\.\d)\.(\w) (Corp|Runner)'s paid ability window .*", line))
        ]
        assert len(found) == 6
        for number, first, letters in found:
            window = step(number).window
            assert window is not None, number
            assert (list(window.letters), window.first) == (letters, first), number

    def test_priority_goes_round_as_it_shows(self, page: list[str]) -> None:
        for line in page:
            if not (found := re.match(r"Go back to (5\.[67]\.\d)\.(\w) if the (runner|corp) has used", line)):
                continue
            window = step(f"{found[1]}{found[2]}").window
            assert window is not None
            first, closing, second, back = window.passing()
            assert first.startswith(f"The {window.first} has priority")
            assert "closes" in closing
            assert second.startswith(f"The {found[3].capitalize()} has priority")
            assert back.startswith(f"The {found[3].capitalize()} passes")
            assert "back to the first line" in back

    def test_the_corp_may_score_only_where_it_says_so(self, page: list[str]) -> None:
        text = "\n".join(page)
        for number in ("5.6.3b", "5.7.1b", "5.7.1e", "5.7.2b"):
            assert "cannot score" in text[text.index(f"{number[:-1]}.{number[-1]} ") :][:700]
            window = step(number).window
            assert window is not None
            assert window.allows("Corp") == ["use paid abilities (P)", "rez cards that are not ice (R)"]
            assert window.allows("Runner") == ["use paid abilities (P)"]

    def test_the_same_number_of_clicks_is_allotted(self, page: list[str]) -> None:
        for number, line in (("5.6.1a", "The Corp gains"), ("5.7.1a", "The Runner gains")):
            default = next(one for one in page if one.startswith(line)).count("[click]")
            assert step(number).gives == f"{default} clicks"


# ------------------------------------------------------------------------------------------------ what the engine does


@pytest.mark.rule("1.11.2a", "1.11.2b")
def test_the_clicks_that_a_step_gives_are_those_that_a_player_gets() -> None:
    table = Position("corp")
    table.end_turn()
    assert step("5.7.1a").gives == f"{table.runner.clicks} clicks"
    table.end_turn()
    assert step("5.6.1a").gives == f"{table.corp.clicks} clicks"


class Watched:
    """Step tables that note which frames a step sets going, and to which step it leads."""

    FREE = frozenset({"Resolve", "Imminent"})  # these do whatever a card says
    ANYWHERE = frozenset({"Checkpoint", "ReactionWindow", "Imminent", "Ask", "Pick", "InfiniteLoop", "Destinations"})

    def __init__(self) -> None:
        self.opened: set[tuple[str, str, str]] = set()
        self.windows: set[tuple[str, str, tuple[bool, bool, bool]]] = set()
        self.led: set[tuple[str, str, str]] = set()
        self.last: dict[int, tuple[Any, int]] = {}

    def wrap(self, table: StepTable) -> tuple[Any, ...]:
        return tuple(self.noting(table, place, run) for place, run in enumerate(table.run))

    def noting(self, table: StepTable, place: int, run: Any) -> Any:
        def noted(frame: Any, s: Any) -> None:
            known = self.last.get(id(frame))
            if known is not None and known[0] is frame:
                self.led.add((table.owner, table.names[known[1]], table.names[place]))
            elif len(s.stack) > 1:
                self.begins(table, frame, s.stack[-2])
            self.last[id(frame)] = (frame, place)
            run(frame, s)

        return noted

    def begins(self, table: StepTable, frame: Any, below: Any) -> None:
        known = self.last.get(id(below))
        if known is None:
            return
        under = below.table()
        name = under.names[known[1]]
        self.opened.add((under.owner, name, table.owner))
        if table.owner == "PaidWindow":
            self.windows.add((under.owner, name, (frame.rez, frame.score, frame.approached >= 0)))


@pytest.fixture(scope="module")
def watched() -> Watched:
    seen = Watched()
    kept = {name: table.run for name, table in tables.items()}
    try:
        for table in tables.values():
            table.run = seen.wrap(table)
        for seed in range(40):
            seen.last.clear()
            chance = random.Random(seed)
            game = start(seed)
            while game.decision is not None:
                game.choose(chance.choice(game.decision.options))
    finally:
        for name, run in kept.items():
            tables[name].run = run
    return seen


def signs(owner: str, name: str) -> Any:
    table = tables[owner]
    return table.signs[table.places[name]]


@pytest.mark.interpreted
class TestWhatStepsSayIsWhatTheyDo:
    def test_nothing_opens_that_a_step_does_not_name(self, watched: Watched) -> None:
        unnamed = [
            (owner, name, inner)
            for owner, name, inner in watched.opened
            if inner not in signs(owner, name).opens
            and inner not in Watched.ANYWHERE
            and owner not in (*Watched.FREE, "Psi", "Setup", "Payment", "Destinations")
        ]
        assert unnamed == []

    def test_the_phases_and_windows_that_a_step_names_do_open(self, watched: Watched) -> None:
        never = [
            (owner, name, inner)
            for owner, table in tables.items()
            if not table.rules[0].startswith("26.03:")  # the games here are by 1.4
            for name, one in zip(table.names, table.signs, strict=True)
            for inner in one.opens
            if (inner in WINDOWS or inner in {"Run", "AccessSet", "AccessCard", "EncounterIce", "RunEnds"})
            and inner not in ("ReactionWindow", "InterruptWindow")
            and (owner, name, inner) not in watched.opened
        ]
        assert never == []

    def test_windows_allow_what_their_letters_say(self, watched: Watched) -> None:
        assert len({(owner, name) for owner, name, _ in watched.windows}) == 11
        for owner, name, (rez, score, approached) in watched.windows:
            lets = signs(owner, name).lets
            assert ("R" in lets, "S" in lets, "approached ice" in lets) == (rez, score, approached), (owner, name)

    def test_no_step_leads_where_it_does_not_say(self, watched: Watched) -> None:
        unsaid = [
            (owner, name, after)
            for owner, name, after in watched.led
            if tables[owner].places[after] != tables[owner].places[name] + 1
            and all(to != after for _, to in signs(owner, name).ways)
            and owner not in ("Pick", "Psi")
        ]
        assert unsaid == []

    def test_a_step_names_a_checkpoint_exactly_if_it_has_one(self) -> None:
        wrong = [
            (owner, name)
            for owner, table in tables.items()
            if owner not in ("UsePaid", "Setup", "Psi", "Destinations", "Selection")
            for name, run, one in zip(table.names, table.run, table.signs, strict=True)
            if ("checkpoint" in run.__code__.co_names) != ("Checkpoint" in one.opens)
            and (owner, name) != ("Rez", "pay_rez_cost")  # only by 26.03, and only where nothing is paid
        ]
        assert wrong == []

    def test_what_a_step_leads_to_exists(self) -> None:
        for owner, table in tables.items():
            for one in table.signs:
                assert all(inner in tables for inner in one.opens), owner
                assert all(to in table.places or to in tables or to == END for _, to in one.ways), owner


# ------------------------------------------------------------------------------------------------------- as plain data


class TestTheData:
    def test_every_step_has_a_rule_with_words(self) -> None:
        for one in structures().values():
            for inner in one.steps:
                assert find(inner.number).summary == inner.words

    @pytest.mark.parametrize(
        "section", ["1.4:8.3", "1.4:8.6", "1.4:9.5.6", "1.4:9.6.14", "1.4:9.7.2", "10.3.1", "10.8.6"]
    )
    def test_procedures_have_every_step_of_their_section_in_order(self, section: str) -> None:
        assert [one.number for one in structure(section).steps] == list(step_numbers(section))

    def test_everything_that_the_rules_chart_is_there(self) -> None:
        keys = {"corp-turn", "runner-turn", "run", "accessing", "access", "install", "rez", "play", "paid-ability",
                "conditional-ability", "play-ability", "cost", "trace", "checkpoint", "action-window", "paid-window",
                "reaction-window", "interrupt-window"}  # fmt: skip
        assert keys <= set(structures())

    def test_what_stands_inside_is_found_from_both_sides(self) -> None:
        for one in structures().values():
            for inner in {key for each in one.steps for key in each.opens if key != one.key}:
                assert one.key in structures()[inner].inside

    def test_a_run_goes_back_as_long_as_there_is_ice(self) -> None:
        passing = structure("run").step("6.9.4")
        assert passing is not None
        assert [(branch.step, branch.back) for branch in passing.branches] == [("6.9.2", True), ("6.9.5", False)]

    def test_an_action_phase_has_an_action_window(self) -> None:
        window = step("5.6.2b").window
        assert window is not None
        assert (window.kind, window.first) == (ACTION, "Corp")

    def test_what_comes_between_two_steps(self) -> None:
        assert [one.number for _, one in between("5.6.3d", "5.7.1c")] == ["5.6.3e", "5.6.3f", "5.7.1a", "5.7.1b"]
        with pytest.raises(NoSuchStructure, match="does not come after"):
            between("5.6.1d", "5.6.1a")
        with pytest.raises(NoSuchStructure, match="not the number of a step"):
            between("5.6.1a", "6.9.2a")

    def test_a_wrong_name_is_answered_with_what_is_near(self) -> None:
        with pytest.raises(NoSuchStructure, match=r"nearest: .*corp-draw"):
            structure("corp-drow")


class TestNamesOfVersions:
    @pytest.mark.parametrize(
        ("name", "rules", "key"),
        [
            ("6.9.4c", TODAY, "movement"),
            ("6.9.4", TODAY, "movement"),
            ("26.03:6.9.4c", "", "movement"),
            ("26.03:6.9.4c", TODAY, "movement"),
            ("6.9.4b", "", "pass-ice"),
            ("6.9.4b", "1.4", "pass-ice"),
            ("Movement", TODAY, "movement"),
        ],
    )
    def test_a_bare_number_means_the_version_that_was_asked_for(self, name: str, rules: str, key: str) -> None:
        assert structure(name, rules).key == key

    @pytest.mark.parametrize(("name", "rules"), [("movement", ""), ("6.9.5f", TODAY), ("26.03:6.9.4c", "1.4")])
    def test_what_a_version_does_not_have_is_refused(self, name: str, rules: str) -> None:
        with pytest.raises(NoSuchStructure):
            structure(name, rules)
