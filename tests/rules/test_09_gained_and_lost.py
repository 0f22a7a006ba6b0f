"""Abilities that cards gain, lose, or have in one zone only (1.4:9.1.3, 1.4:9.1.8, 1.4:9.1.9; 1.4:9.4)."""

from __future__ import annotations

import pytest
from tests.verbs import now, walk_to

from sneakdoor.cards.vocabulary import (
    HARDWARE,
    ICE,
    POWER,
    RESOURCE,
    DuringRun,
    Gain,
    Grant,
    Is,
    Modify,
    On,
    Place,
    Subtype,
    TrashThis,
    hardware,
    paid,
    resource,
    when,
)
from sneakdoor.model.constants import Blank
from sneakdoor.testing import Table

GIVER = resource("Giver", "neutral_runner", Grant(Is((HARDWARE,)), paid(TrashThis(), Gain(3))), cost=0)
TEACHER = resource(
    "Teacher",
    "neutral_runner",
    Grant(Is((HARDWARE,)), when(On("successful run"), Place(POWER, 1))),
    cost=0,
)
HUSH = resource("Hush", "neutral_runner", Blank(Is((RESOURCE,))), cost=0)
DEAF = resource("Deaf", "neutral_runner", Blank(Is((HARDWARE,))), cost=0)


class TestGained:
    @pytest.mark.both
    @pytest.mark.rule("1.4:9.1.3b", "1.4:9.1.9")
    def test_a_gained_paid_ability_is_used_by_the_card_that_gained_it(self) -> None:
        with Table("runner", cards=(GIVER,)) as t:
            t.runner.put("Giver")
            t.runner.put("Desperado")
            assert not t.runner.can("use", "Giver")
            t.runner.use("Desperado")
            t.settle()
            assert t.zone("Desperado") == "the heap"
            assert t.card("Giver").installed
            assert t.runner.credits == 8

    @pytest.mark.rule("1.4:9.1.3b", "1.4:9.1.9")
    def test_a_gained_conditional_ability_acts_on_the_card_that_gained_it(self) -> None:
        with Table("runner", cards=(TEACHER,)) as t:
            t.runner.put("Teacher")
            t.runner.put("Desperado")
            t.runner.run("Archives")
            t.settle()
            t.runner.trigger("Desperado", "Place")
            t.finish_run()
            assert t.card("Desperado").tokens("power") == 1
            assert t.card("Teacher").tokens("power") == 0

    @pytest.mark.rule("1.4:9.1.9")
    def test_it_is_lost_with_the_card_that_granted_it(self) -> None:
        with Table("corp", cards=(GIVER,)) as t:
            t.runner.set(tags=1).put("Giver")
            t.runner.put("Desperado")
            assert t.runner.can("use", "Desperado")
            t.corp.act("trash resource", "Giver")
            assert not t.runner.can("use", "Desperado")


class TestLost:
    @pytest.mark.both
    @pytest.mark.rule("1.4:9.1.9a", "1.4:9.1.9")
    @pytest.mark.parametrize("lost", [True, False])
    def test_a_lost_static_ability_changes_nothing(self, lost: bool) -> None:
        chip = hardware("Chip", "neutral_runner", Modify("[mu]", 2), cost=0)
        with Table("runner", cards=(chip, DEAF)) as t:
            t.runner.put("Chip")
            if lost:
                t.runner.put("Deaf")
            assert t.runner.memory == (0, 4 if lost else 6)

    @pytest.mark.rule("1.4:9.1.9a")
    @pytest.mark.parametrize("lost", [True, False])
    def test_who_lost_its_text_grants_nothing(self, lost: bool) -> None:
        with Table("runner", cards=(GIVER, HUSH)) as t:
            t.runner.put("Giver")
            t.runner.put("Desperado")
            if lost:
                t.runner.put("Hush")
            assert t.runner.can("use", "Desperado") == (not lost)

    @pytest.mark.rule("1.4:9.1.9a")
    @pytest.mark.parametrize("points", [0, 3, 5])
    def test_lost_subroutines_neither_resolve_nor_are_there_to_be_broken(self, points: int) -> None:
        """Hive loses one for each agenda point; with none left all of them count as broken."""
        with Table("runner") as t:
            t.corp.put("Hive", "HQ", rezzed=True)
            t.corp.scored(*["Hostile Takeover"] * points)
            t.runner.set(credits=20).put("Corroder")
            t.runner.run("HQ")
            walk_to(t, "6.9.3b", "runner")
            t.runner.use("Corroder", "strength")
            for n in range(5 - points):
                t.runner.use("Corroder", "Break")
                if n < 4 - points:
                    t.runner.act("subroutine", number=n)
            t.finish_run()
            assert t.happened("broken") == 5 - points
            assert t.happened("all broken") == 1
            assert t.happened("successful run") == 1


class TestOneZone:
    @pytest.mark.rule("1.4:9.1.8b", "9.1.6b")
    def test_what_works_in_archives_works_no_more_when_its_card_has_left_them(self) -> None:
        with Table("runner") as t:
            t.corp.discard("Subliminal Messaging")
            t.end_turn()
            t.corp.trigger("Subliminal Messaging")
            t.settle()
            assert "Subliminal Messaging" in t.corp.titles("hand")
            t.end_turn()
            t.end_turn()  # again the Runner has made no run
            assert (now(t).kind, now(t).side.name) == ("action", "CORP")
            assert t.happened("added to hand") == 1


class TestStaticConditions:
    @pytest.mark.both
    @pytest.mark.rule("1.4:9.4.2", "9.7.3")
    def test_a_static_ability_counts_just_while_its_condition_holds(self) -> None:
        keen = hardware("Keen", "neutral_runner", Modify("[link]", 2, only=DuringRun()), cost=0)
        with Table("runner", cards=(keen,)) as t:
            t.runner.put("Keen")
            t.corp.put("Ice Wall", "HQ")
            assert t.runner.link == 0
            t.runner.run("HQ")
            assert t.runner.link == 2
            t.finish_run()
            assert t.runner.link == 0

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.4.1", "9.7.2")
    def test_it_changes_the_game_from_the_moment_it_is_active_until_it_is_not(self) -> None:
        weak = resource("Weak", "neutral_runner", Modify("strength", -1, Is((ICE,))), cost=0)
        with Table("corp", cards=(weak,)) as t:
            wall = t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.set(tags=1).put("Weak")
            assert wall.strength == 1
            t.corp.act("trash resource", "Weak")
            assert wall.strength == 2

    @pytest.mark.rule("1.4:9.11.1a", "9.3.2")
    @pytest.mark.parametrize(
        "titles", [("Weak", "Even", "Tough"), ("Tough", "Even", "Weak"), ("Even", "Weak", "Tough")]
    )
    def test_a_value_is_set_then_raised_then_lowered_whatever_came_first(self, titles: tuple[str, ...]) -> None:
        weak = resource("Weak", "neutral_runner", Modify("strength", -1, Is((ICE,))), cost=0)
        even = resource("Even", "neutral_runner", Modify("strength", 7, Is((ICE,)), op="set"), cost=0)
        tough = resource("Tough", "neutral_runner", Modify("strength", 3, Is((ICE,))), cost=0)
        with Table("corp", cards=(weak, even, tough)) as t:
            gate = t.corp.put("Enigma", "HQ", rezzed=True)
            for title in titles:
                t.runner.put(title)
            assert gate.strength == 7 + 3 - 1

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.11.1a")
    def test_what_cannot_be_lowered_is_raised_all_the_same(self) -> None:
        weak = resource("Weak", "neutral_runner", Modify("strength", -1, Is((ICE,))), cost=0)
        tough = resource("Tough", "neutral_runner", Modify("strength", 3, Is((ICE,))), cost=0)
        with Table("corp", cards=(weak, tough)) as t:
            field, gate = t.corp.put("Lotus Field", "HQ", rezzed=True), t.corp.put("Enigma", "R&D", rezzed=True)
            t.runner.put("Weak")
            assert (field.strength, gate.strength) == (4, 1)
            t.runner.put("Tough")
            assert (field.strength, gate.strength) == (7, 4)


class TestSubtypes:
    @pytest.mark.both
    @pytest.mark.rule("1.4:9.11.1b", "2.15.5")
    @pytest.mark.parametrize(("takers", "gate"), [(0, True), (1, True), (2, False)])
    def test_instances_given_and_taken_are_counted_against_each_other(self, takers: int, gate: bool) -> None:
        """Enigma is printed as a code gate, and Tinkering makes it one more time."""
        taker = resource("Taker", "neutral_runner", Subtype("Code Gate", -1, Is((ICE,))), cost=0)
        with Table("runner", cards=(taker,)) as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            for _ in range(takers):
                t.runner.put("Taker")
            t.runner.put("Gordian Blade")
            t.runner.set(credits=9).hand("Tinkering")
            t.runner.play("Tinkering")
            t.settle()
            t.runner.run("HQ")
            walk_to(t, "6.9.3b", "runner")
            assert any(o.kind == "use" and "Break" in o.words for o in now(t).options) == gate
            t.finish_run()
