"""Ice of Data and Destiny."""

from __future__ import annotations

import pytest
from tests.ice import against
from tests.verbs import break_once, damage, encounter, got_in, next_encounter, result, traced, trial

from sneakdoor.rules.ice import subroutines
from sneakdoor.testing import Table


class TestResistor:
    @pytest.mark.parametrize("tags", [0, 1, 3])
    def test_as_strong_as_the_runner_has_tags(self, tags: int) -> None:
        with Table() as t:
            resistor = t.corp.put("Resistor", "HQ", rezzed=True)
            t.runner.set(tags=tags)
            assert (resistor.strength, t.corp.put("Ice Wall", "R&D", rezzed=True).strength) == (tags, 1)

    @pytest.mark.parametrize(("spent", "inside"), [(3, False), (4, True)])
    def test_a_trace_that_ends_the_run(self, spent: int, inside: bool) -> None:
        with against("Resistor", credits=5) as t:
            traced(t, 0, spent)
            assert got_in(t) == inside


class TestSpecialOffer:
    def test_five_credits_and_it_is_gone(self) -> None:
        with against("Special Offer") as t:
            assert got_in(t)
            assert (t.corp.credits, t.zone("Special Offer")) == (5, "Archives")

    def test_broken_it_pays_nothing(self) -> None:
        with against("Special Offer", "Crypsis", credits=9) as t:
            encounter(t)
            for _ in range(3):
                t.runner.use("Crypsis", "strength")
            t.runner.break_subroutines("Crypsis")
            t.finish_run()
            assert (t.corp.credits, t.card("Special Offer").rezzed) == (0, True)


class TestTurnpike:
    @pytest.mark.parametrize(("spent", "tags"), [(4, 1), (5, 0)])
    def test_a_credit_is_lost_before_the_trace(self, spent: int, tags: int) -> None:
        with against("Turnpike", credits=6) as t:
            t.settle()
            assert t.runner.credits == 5
            traced(t, 0, spent)
            assert got_in(t)
            assert t.state.tags == tags

    def test_other_ice_takes_nothing(self) -> None:
        with against("Ice Wall", also="Turnpike", credits=6) as t:
            t.finish_run()
            assert t.runner.credits == 6

    def test_who_has_none_loses_none(self) -> None:
        with against("Turnpike", credits=0) as t:
            assert got_in(t)
            assert (t.runner.credits, t.state.tags) == (0, 1)


class TestAssassin:
    def test_two_traces_for_damage_and_a_program(self) -> None:
        with against("Assassin", "Corroder", "Desperado", credits=0) as t:
            assert got_in(t)
            assert damage(t) == [("net", 3)]
            assert t.zone("Corroder") == "the heap"

    @pytest.mark.parametrize(("first", "second", "hurt", "kept"), [(4, 4, 3, True), (5, 3, 0, False)])
    def test_each_has_its_own_strength(self, first: int, second: int, hurt: int, kept: bool) -> None:
        with against("Assassin", "Corroder", credits=9) as t:
            traced(t, 0, first)
            traced(t, 0, second)
            assert got_in(t)
            assert sum(n for _, n in damage(t)) == hurt
            assert t.card("Corroder").installed == kept


class TestNewsHound:
    def test_without_a_current_it_only_traces(self) -> None:
        with against("News Hound", credits=3) as t:
            traced(t, 0, 2)
            assert got_in(t)
            assert t.state.tags == 1

    def test_three_credits_are_enough_against_the_trace(self) -> None:
        with against("News Hound", credits=3) as t:
            traced(t, 0, 3)
            assert got_in(t)
            assert t.state.tags == 0

    def test_with_a_current_of_the_corp_it_ends_the_run_after_that(self) -> None:
        with Table(clicks=1) as t:
            t.corp.put("News Hound", "HQ", rezzed=True)
            t.corp.hand("Lag Time").play("Lag Time")
            t.runner.set(credits=0).run("HQ")
            t.corp.number(0)
            t.finish_run()
            assert (t.state.tags, result(t)) == (1, "unsuccessful")

    def test_a_current_of_the_runner_will_do_too(self) -> None:
        with Table("runner") as t:
            t.corp.put("News Hound", "HQ", rezzed=True)
            t.corp.set(credits=0)
            t.runner.hand("Employee Strike").play("Employee Strike")
            t.runner.set(credits=0).run("HQ")
            t.finish_run()
            assert result(t) == "unsuccessful"

    def test_a_current_that_is_not_active_is_none(self) -> None:
        with Table("runner") as t:
            t.corp.put("News Hound", "HQ", rezzed=True)
            t.corp.hand("Lag Time").discard("Lag Time").set(credits=0)
            t.runner.hand("Employee Strike").set(credits=0).run("HQ")
            t.runner.act("go on") if t.runner.can("go on") else None
            t.finish_run()
            assert result(t) == "successful"


TRIAL = trial("Barrier", subroutines=2)


class TestTLDR:
    def behind(self, *titles: str, rig: tuple[str, ...] = ()) -> Table:
        t = Table("runner", cards=(TRIAL,))
        for title in titles:
            t.corp.put(title, "HQ", rezzed=True)
        t.corp.put("TL;DR", "HQ", rezzed=True)
        t.corp.set(credits=0)
        for title in rig:
            t.runner.put(title)
        t.runner.hand(*["Sure Gamble"] * 8).set(credits=9)
        return t

    def test_each_subroutine_of_the_next_ice_is_there_twice(self) -> None:
        with self.behind("Trial") as t:
            t.runner.run("HQ")
            t.finish_run()
            assert t.corp.credits == 4

    def test_a_copy_stands_after_its_original(self) -> None:
        with self.behind("Wall of Thorns", rig=("Corroder",)) as t:
            t.runner.set(credits=20).run("HQ")
            t.settle()
            assert damage(t) == [("net", 2), ("net", 2)]
            assert result(t) == "unsuccessful"

    def test_the_ice_after_that_and_later_runs_have_what_they_had(self) -> None:
        with self.behind("Trial", "Pup") as t:
            t.runner.run("HQ")
            for _ in range(4):
                t.settle()
                t.runner.yes()
            t.finish_run()
            assert t.corp.credits == 2  # the inner one is as it was
            assert t.runner.credits == 5

    def test_breaking_takes_twice_as_much(self) -> None:
        with self.behind("Trial", rig=("Corroder",)) as t:
            t.runner.run("HQ")
            next_encounter(t)
            next_encounter(t)
            for _ in range(4):
                break_once(t, "Corroder")
            t.finish_run()
            assert (t.runner.credits, t.corp.credits, t.happened("all broken")) == (5, 0, 1)

    def test_what_the_ice_gains_as_it_is_encountered_may_be_doubled_as_well(self) -> None:
        for first, n in (("Komainu", 16), ("TL;DR", 8)):
            with self.behind("Komainu", rig=("Ninja",)) as t:
                t.runner.set(credits=40).run("HQ")
                t.settle()
                t.corp.trigger(first)
                assert len(subroutines(t.state, t.cid("Komainu"))) == n
                t.runner.use("Ninja", "strength")
                t.runner.break_subroutines("Ninja")
                t.finish_run()

    def test_in_the_next_run_it_is_over(self) -> None:
        with self.behind("Trial") as t:
            t.runner.run("HQ")
            t.finish_run()
            t.runner.run("R&D")
            t.finish_run()
            assert t.corp.credits == 4

    @pytest.mark.rule("3.4.7")
    def test_a_copy_is_not_a_printed_subroutine(self) -> None:
        with self.behind("Gold Farmer", rig=("Corroder",)) as t:
            t.runner.set(credits=12).run("HQ")
            t.runner.break_subroutines("Corroder", 0)
            assert t.runner.credits == 12 - 1 - 1
            t.runner.break_subroutines("Corroder", 1)
            assert t.runner.credits == 10 - 1  # nothing is lost for the copy
            t.runner.yes()
            t.runner.yes()
            t.finish_run()
            assert result(t) == "successful"
