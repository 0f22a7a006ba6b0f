"""Ice of Honor and Profit."""

from __future__ import annotations

import pytest
from tests.ice import against
from tests.verbs import damage, encounter, got_in, next_encounter, result

from sneakdoor.testing import Table


class TestKomainu:
    @pytest.mark.parametrize("cards", [0, 1, 4])
    def test_a_subroutine_for_each_card_in_the_grip(self, cards: int) -> None:
        with against("Komainu", hand=cards) as t:
            assert got_in(t)
            assert damage(t) == [("net", 1)] * cards

    def test_what_it_has_gained_stays_for_the_run(self) -> None:
        with against("Komainu", "Ninja", hand=2, credits=9) as t:
            encounter(t)
            t.runner.use("Ninja", "strength")
            t.runner.break_subroutines("Ninja", 0)
            assert got_in(t)
            assert damage(t) == [("net", 1)]

    def test_in_the_next_run_it_counts_anew(self) -> None:
        with against("Komainu", hand=3) as t:
            assert got_in(t)
            assert damage(t) == [("net", 1)] * 3
            t.runner.hand("Sure Gamble").run("HQ")
            t.finish_run()
            assert damage(t) == [("net", 1)] * 4

    @pytest.mark.both
    @pytest.mark.rule("6.5.3b")
    def test_bypassed_at_once_it_never_bites(self) -> None:
        with Table("runner") as t:
            t.corp.put("Komainu", "HQ", rezzed=True)
            t.runner.hand("Inside Job", *["Sure Gamble"] * 3).play("Inside Job")
            t.runner.act("server", server="HQ")
            t.finish_run()
            assert (damage(t), result(t)) == ([], "successful")


class TestRainbow:
    @pytest.mark.parametrize("breaker", ["Corroder", "Gordian Blade", "Ninja"])
    def test_each_kind_of_icebreaker_breaks_it(self, breaker: str) -> None:
        with against("Rainbow", breaker, credits=9) as t:
            encounter(t)
            while not t.runner.can("use", breaker, says="Break"):
                t.runner.use(breaker, "strength")
            t.runner.break_subroutines(breaker)
            assert got_in(t)

    def test_it_ends_the_run_at_strength_four(self) -> None:
        with against("Rainbow") as t:
            assert t.card("Rainbow").strength == 4
            assert not got_in(t)


class TestGuard:
    @pytest.mark.rule("1.2.2")
    def test_it_is_not_bypassed(self) -> None:
        with Table("runner") as t:
            guard = t.corp.put("Guard", "HQ", rezzed=True)
            t.runner.hand("Inside Job").play("Inside Job")
            t.runner.act("server", server="HQ")
            t.finish_run()
            assert (guard.strength, result(t), t.happened("bypassed")) == (2, "unsuccessful", 0)

    def test_other_ice_beside_it_is(self) -> None:
        with Table("runner") as t:
            t.corp.put("Guard", "R&D", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.hand("Inside Job").play("Inside Job")
            t.runner.act("server", server="HQ")
            t.finish_run()
            assert (result(t), t.happened("bypassed")) == ("successful", 1)

    def test_nobody_pays_for_a_bypass_that_could_not_be(self) -> None:
        with Table("runner", clicks=2) as t:
            t.corp.put("Guard", "HQ")
            t.runner.hand("Femme Fatale").set(credits=20).install("Femme Fatale")
            t.corp.set(credits=4)
            t.runner.run("HQ")
            t.corp.rez("Guard")
            t.finish_run()
            assert (t.runner.credits, result(t)) == (20 - 9, "unsuccessful")


class TestInazuma:
    def run_at(self, *behind: str, breaker: str = "Corroder") -> Table:
        t = Table("runner")
        for title in behind:
            t.corp.put(title, "HQ", rezzed=True)
        t.corp.put("Inazuma", "HQ", rezzed=True)
        t.corp.set(credits=0)
        t.runner.put(breaker)
        t.runner.put("Gordian Blade")
        t.runner.hand(*["Sure Gamble"] * 5).set(credits=20)
        encounter(t, "HQ")
        return t

    def test_nothing_is_broken_on_the_next_ice(self) -> None:
        with self.run_at("Ice Wall") as t:
            next_encounter(t)
            assert not t.runner.can("use", "Corroder", says="Break")
            assert t.runner.can("use", "Corroder", says="strength")
            t.finish_run()
            assert (result(t), t.happened("broken")) == ("unsuccessful", 0)

    def test_nor_by_spending_clicks(self) -> None:
        with self.run_at("Eli 1.0") as t:
            next_encounter(t)
            assert not t.runner.can("use", "Eli 1.0")
            t.finish_run()
            assert result(t) == "unsuccessful"

    def test_the_next_ice_bites_and_the_one_after_that_can_be_broken(self) -> None:
        with self.run_at("Ice Wall", "Neural Katana") as t:
            t.runner.use("Corroder", "Break")
            assert damage(t) == [("net", 3)]
            assert got_in(t)

    def test_after_one_encounter_both_are_over(self) -> None:
        with self.run_at("Ice Wall", "Pup", breaker="Corroder") as t:
            t.settle()
            t.runner.yes()
            t.runner.yes()
            t.runner.use("Corroder", "Break")
            t.runner.jack_out()
            assert result(t) == "unsuccessful"

    def test_no_way_out_before_the_next_encounter_is_over(self) -> None:
        with self.run_at("Pup") as t:
            t.settle()
            assert t.happened("encounter") == 2  # nobody was asked before that
            t.runner.no()
            t.runner.no()
            t.runner.jack_out()

    def test_broken_it_lets_the_runner_go(self) -> None:
        with self.run_at("Ice Wall") as t:
            t.runner.use("Gordian Blade", "strength")
            t.runner.use("Gordian Blade", "strength")
            t.runner.use("Gordian Blade", "strength")
            t.runner.break_subroutines("Gordian Blade")
            t.runner.jack_out()
            assert result(t) == "unsuccessful"

    def test_one_broken_subroutine_leaves_the_other(self) -> None:
        with self.run_at("Ice Wall") as t:
            for _ in range(3):
                t.runner.use("Gordian Blade", "strength")
            t.runner.break_subroutines("Gordian Blade", 0)
            next_encounter(t)
            t.runner.use("Corroder", "Break")
            assert got_in(t)

    def test_without_more_ice_there_is_no_way_out_at_all(self) -> None:
        with self.run_at() as t:
            asked = []
            while t.run is not None:
                d = t.decision
                assert d is not None
                asked.append(d.kind)
                t.game.choose(d.options[-1])
            assert "jack out" not in asked
            assert result(t) == "successful"
