"""What programs of the Red Sand cycle do."""

from __future__ import annotations

import pytest
from tests.cards.trials import break_once, trial
from tests.cards.walking import encounter

from sneakdoor.testing import Table


class TestBerserker:
    @pytest.mark.parametrize(("kind", "subs", "strength"), [("Barrier", 3, 5), ("Barrier", 1, 3), ("Sentry", 3, 2)])
    def test_the_subroutines_of_a_barrier_make_it_stronger(self, kind: str, subs: int, strength: int) -> None:
        t = Table("runner", cards=(trial(kind, 0, subs),), skip_forced=False)
        t.corp.put("Trial", "HQ", rezzed=True)
        berserker = t.runner.put("Berserker")
        t.runner.run("HQ")
        if kind == "Barrier":
            t.runner.trigger("Berserker")
        encounter(t)
        assert berserker.strength == strength
        t.finish_run()
        assert berserker.strength == 2


class TestGodOfWar:
    def test_a_tag_may_be_taken_for_two_counters(self) -> None:
        with Table("corp", clicks=1) as t:
            god = t.runner.put("God of War")
            t.end_turn()
            t.runner.accept("God of War")
            assert (god.tokens("virus"), t.state.tags) == (2, 1)
            t.end_turn()
            t.end_turn()
            t.runner.decline()
            assert (god.tokens("virus"), t.state.tags) == (2, 1)

    @pytest.mark.rule("1.15.1a")
    def test_a_tag_that_is_a_cost_is_not_avoided(self) -> None:
        with Table("corp", clicks=1) as t:
            god = t.runner.put("God of War")
            t.runner.put("Forger")
            t.end_turn()
            t.runner.accept("God of War")
            assert t.card("Forger").installed
            assert (god.tokens("virus"), t.state.tags) == (2, 1)

    @pytest.mark.rule("1.15.1b")
    def test_a_tag_that_would_be_avoided_only_in_runs_can_be_paid(self) -> None:
        with Table("corp", clicks=1, runner="Jesminder Sareen: Girl Behind the Curtain") as t:
            t.runner.put("God of War")
            t.end_turn()
            t.runner.accept("God of War")  # she avoids tags in runs only
            assert t.state.tags == 1

    def test_each_counter_breaks_a_subroutine_of_any_ice(self) -> None:
        t = Table("runner", cards=(trial("Trap", 0),), skip_forced=False)
        t.corp.put("Trial", "HQ", rezzed=True)
        god = t.runner.put("God of War", tokens={"virus": 1})
        encounter(t, "HQ")
        break_once(t, "God of War")
        assert (god.tokens("virus"), t.runner.credits) == (0, 5)
        assert not t.runner.can("use", "God of War", says="Break", at="6.9.3b")


def test_maven_is_as_strong_as_there_are_programs() -> None:
    with Table("runner") as t:
        maven = t.runner.put("Maven")
        assert maven.strength == 1
        t.runner.put("Imp")
        t.runner.put("Clone Chip")
        assert maven.strength == 2


def test_nanotk_counts_the_ice_of_the_attacked_server() -> None:
    t = Table("runner", cards=(trial("Sentry", 0),))
    t.corp.put("Trial", "HQ", rezzed=True)
    t.corp.put("Trial", "HQ")
    t.corp.put("Trial", "R&D")
    nanotk = t.runner.put("Na'Not'K")
    assert nanotk.strength == 1
    encounter(t, "HQ")
    assert nanotk.strength == 3
    t.runner.set(credits=9)
    t.runner.use("Na'Not'K", "+2")
    assert (nanotk.strength, t.runner.credits) == (5, 6)
    t.finish_run()
    assert nanotk.strength == 1
