"""What programs of Reign and Reverie do."""

from __future__ import annotations

import pytest
from tests.verbs import break_once, encounter, now, trial

from sneakdoor.testing import Table


class TestAlgernon:
    @pytest.mark.parametrize(("server", "stays"), [("Archives", True), ("HQ", False)])
    def test_two_credits_buy_a_click_and_a_successful_run_keeps_it(self, server: str, stays: bool) -> None:
        with Table("corp", clicks=1) as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Algernon")
            t.end_turn()
            t.runner.accept("Algernon")
            assert (t.runner.credits, t.runner.clicks) == (3, 5)
            t.runner.run(server)
            t.finish_run()
            t.end_turn()
            assert (t.zone("Algernon") == "the heap") != stays

    def test_who_does_not_pay_keeps_it_all_the_same(self) -> None:
        with Table("corp", clicks=1) as t:
            algernon = t.runner.put("Algernon")
            t.end_turn()
            t.runner.decline()
            assert (t.runner.credits, t.runner.clicks) == (5, 4)
            t.end_turn()
            assert algernon.installed

    def test_one_credit_is_too_little(self) -> None:
        with Table("corp", clicks=1) as t:
            t.runner.put("Algernon")
            t.runner.set(credits=1)
            t.end_turn()
            assert t.runner.clicks == 4


def test_cradle_gets_weaker_by_the_cards_in_the_grip() -> None:
    with Table("runner") as t:
        cradle = t.runner.put("Cradle")
        assert cradle.strength == 5
        t.runner.hand("Sure Gamble", "Sure Gamble")
        assert cradle.strength == 3
        t.runner.hand(*["Sure Gamble"] * 4)
        assert cradle.strength == -1


class TestBankroll:
    @pytest.mark.rule("9.1.7")
    def test_runs_may_fill_it_and_its_trashing_empties_it(self) -> None:
        with Table("runner") as t:
            bankroll = t.runner.put("Bankroll")
            for _ in range(2):
                t.runner.run("Archives")
                t.runner.accept("Bankroll")
                t.finish_run()
            t.runner.run("Archives")
            t.runner.decline()
            t.finish_run()
            assert bankroll.tokens("credit") == 2
            t.runner.run("Archives")
            t.runner.use("Bankroll")
            assert (t.runner.credits, t.zone("Bankroll")) == (7, "the heap")
            t.finish_run()

    @pytest.mark.rule("1.2.5")
    def test_empty_it_is_not_trashed(self) -> None:
        with Table("runner", skip_forced=False) as t:
            t.runner.put("Bankroll")
            t.corp.put("Ice Wall", "HQ")
            t.runner.run("HQ")
            assert not t.runner.can("use", "Bankroll", at="6.9.2b")
            t.runner.decline()
            t.finish_run()


class TestTycoon:
    def test_the_corp_gains_two_credits_for_each_encounter_in_which_it_broke_something(self) -> None:
        with Table("runner", cards=(trial("Barrier", 0, 3),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Tycoon")
            encounter(t, "HQ")
            break_once(t, "Tycoon")
            break_once(t, "Tycoon")
            t.finish_run()
            assert t.corp.credits == 7
            t.runner.run("HQ")
            t.finish_run()
            assert t.corp.credits == 10  # three subroutines, and nothing for the breaker


class TestIka:
    def table(self, kind: str = "Sentry") -> Table:
        t = Table("runner", cards=(trial(kind, 2, 4),), skip_forced=False)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.corp.put("Ice Wall", "R&D")
        t.runner.put("Ika")
        t.runner.set(credits=9)
        return t

    def test_it_moves_to_ice_and_breaks_that_alone(self) -> None:
        with self.table() as t:
            encounter(t, "HQ")
            assert not t.runner.can("use", "Ika", says="Break", at="6.9.3b")
            t.runner.use("Ika", "Host")
            t.runner.pick("Trial")
            assert (t.card("Ika").thing.host, t.runner.credits) == (t.card("Trial").cid, 7)
            t.runner.use("Ika", "Break")
            t.runner.act("subroutine", number=0)
            t.runner.act("done")  # one of two
            assert t.runner.credits == 6
            break_once(t, "Ika")
            assert t.runner.credits == 5
            t.finish_run()
            assert t.corp.credits == 6  # two of the three that were left

    def test_it_does_not_move_to_where_it_is(self) -> None:
        with self.table() as t:
            t.runner.put("Ika", on="Trial")
            t.runner.use(t.runner.put("Ika", on="Trial"), "Host")
            assert len(now(t).options) == 1
            t.runner.pick(t.card("Ice Wall"))

    def test_a_host_that_is_no_sentry_is_not_broken(self) -> None:
        with self.table("Barrier") as t:
            t.runner.use("Ika", "Host")
            t.runner.pick("Trial")
            encounter(t, "HQ")
            assert not t.runner.can("use", "Ika", says="Break", at="6.9.3b")


class TestKyuban:
    def test_passing_its_host_gives_two_credits(self) -> None:
        with Table("runner", cards=(trial("Trap", 0),)) as t:
            host = t.corp.put("Trial", "HQ", rezzed=True)
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Kyuban", on=host)
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.credits == 7

    def test_unrezzed_ice_is_passed_as_well(self) -> None:
        with Table("runner") as t:
            host = t.corp.put("Ice Wall", "HQ")
            t.runner.put("Kyuban", on=host)
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.credits == 7

    def test_ice_that_ends_the_run_is_not_passed(self) -> None:
        with Table("runner") as t:
            host = t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Kyuban", on=host)
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.credits == 5

    def test_it_is_installed_on_ice_only(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Kyuban")
            assert not t.runner.can("install", "Kyuban")
            t.corp.put("Ice Wall", "HQ")
            assert t.runner.can("install", "Kyuban")
