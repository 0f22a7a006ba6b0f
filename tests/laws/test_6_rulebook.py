"""Law 6: every citation exists in the index, and every step table is complete and in order."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.laws.games import finish, start

import sneakdoor.rules.procedures  # noqa: F401  (makes the tables)
from sneakdoor.kernel.frames import StepTable, tables
from sneakdoor.log import QUIET
from sneakdoor.log_sentences import SENTENCES
from sneakdoor.model.kinds import Happened, names
from sneakdoor.rulebook import UnknownRule, find, step_numbers
from sneakdoor.rulebook.citations import check

ROOT = Path(__file__).parents[2]

OWNERS: dict[str, tuple[str, ...]] = {
    "1.6": ("Setup",),
    "5.6": ("CorpDraw", "CorpActions", "CorpDiscard"),
    "5.7": ("RunnerActions", "RunnerDiscard"),
    "6.9": ("Initiation", "ApproachIce", "EncounterIce", "PassIce", "ApproachServer", "RunEnds"),
    "7.6": ("AccessSet",),
    "7.8": ("AccessCard",),
    "1.4:8.3": ("Install",),
    "1.4:8.6": ("PlayCard",),
    "1.4:9.5.6": ("UsePaid", "Resolve", "Imminent"),
    "1.4:9.6.14": ("ReactionWindow", "Resolve", "Imminent"),
    "1.4:9.7.2": ("Resolve", "Imminent"),
    "10.3.1": ("Checkpoint",),
    "10.8.6": ("Trace",),
}
"""Which frames carry out which section."""

GOING_ROUND = frozenset({"1.4:9.5.6", "1.4:9.6.14", "1.4:9.7.2"})
"""Instructions are frames of their own and come one after the other; games show their order (test_09_steps)."""


def gaps(section: str, owners: list[StepTable]) -> list[str]:
    """Steps of a section that no frame carries out, and steps out of order."""
    wanted = step_numbers(section)
    out: list[str] = []
    found: list[str] = []
    for owner in owners:
        mine = [rule for rules in owner.carried for rule in rules if rule in wanted]
        if section not in GOING_ROUND and mine != sorted(mine, key=wanted.index):
            out.append(f"{owner.owner} is out of order: {mine}")
        found += mine
    out.extend(f"{number} is missing" for number in wanted if number not in found)
    out.extend(f"{number} stands twice" for number in wanted if found.count(number) > 1)
    if len(owners) > 1 and section not in GOING_ROUND and found != sorted(found, key=wanted.index):
        out.append(f"the frames of {section} are out of order")
    return out


@pytest.mark.parametrize("section", OWNERS)
def test_step_tables_are_complete_and_in_order(section: str) -> None:
    assert gaps(section, [tables[owner] for owner in OWNERS[section]]) == []


def test_every_step_of_every_table_exists() -> None:
    for made in tables.values():
        for rules in made.carried:
            assert [find(rule) for rule in rules]


def test_citations_exist() -> None:
    assert [str(one) for one in check([ROOT / "src", ROOT / "tests"])] == []


def test_what_happens_in_games_cites_rules_that_exist() -> None:
    for seed in range(8):
        for change in finish(start(seed, skip_forced=True), seed).state.journal.since(0):
            find(change.rule)
            assert change.kind in SENTENCES or change.kind in {*QUIET, "drawn"} or change.kind.startswith("would ")


def test_every_kind_of_change_is_told_or_meant_to_be_quiet() -> None:
    told = set(SENTENCES) | {"drawn"}
    assert names(Happened) == told | QUIET
    assert not told & QUIET


class TestPlanted:
    """Defects that the law must find."""

    def table(self, *rules: str) -> StepTable:
        return StepTable("Planted", [((rule,), f"step{n}", lambda frame, s: None) for n, rule in enumerate(rules)])

    def test_a_missing_step(self) -> None:
        assert gaps("7.8", [self.table("7.8.1", "7.8.2", "7.8.3", "7.8.5", "7.8.6")]) == ["7.8.4 is missing"]

    def test_steps_out_of_order(self) -> None:
        assert gaps("7.8", [self.table("7.8.1", "7.8.2", "7.8.4", "7.8.3", "7.8.5", "7.8.6")])

    def test_frames_out_of_order(self) -> None:
        assert gaps("5.7", [tables["RunnerDiscard"], tables["RunnerActions"]])

    def test_a_rule_that_does_not_exist(self, tmp_path: Path) -> None:
        (tmp_path / "wrong.py").write_text("x = 1  # CR 6.99.3: nobody wrote this\n")  # CR none: made up
        assert [*check([tmp_path])]
        with pytest.raises(UnknownRule):
            find("6.99.3")
