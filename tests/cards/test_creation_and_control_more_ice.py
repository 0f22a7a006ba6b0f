"""Neutral ice of Creation and Control."""

from __future__ import annotations

import pytest
from tests.ice import against
from tests.verbs import encounter, got_in, result


def test_bastion_ends_the_run_unless_it_is_broken() -> None:
    with against("Bastion", "Corroder", credits=9) as t:
        assert not got_in(t)
        encounter(t, "HQ")
        assert not t.runner.can("use", "Corroder", says="Break")  # 2 against 4
        t.runner.use("Corroder", "strength")
        t.runner.use("Corroder", "strength")
        t.runner.break_subroutines("Corroder")
        assert got_in(t)


class TestDatapike:
    def test_two_credits_are_paid_if_they_are_there(self) -> None:
        with against("Datapike", "Gordian Blade", credits=9) as t:
            encounter(t)
            t.runner.break_subroutines("Gordian Blade", 1)  # the one that just ends the run
            assert got_in(t)
            assert t.runner.credits == 9 - 1 - 2

    def test_who_cannot_pay_gets_no_further(self) -> None:
        with against("Datapike", "Gordian Blade", credits=2) as t:
            encounter(t)
            t.runner.break_subroutines("Gordian Blade", 1)
            t.finish_run()
            assert (t.runner.credits, result(t)) == (1, "unsuccessful")  # nothing is paid in part

    @pytest.mark.parametrize(("purse", "left"), [(5, 3), (1, 1)])
    def test_the_second_subroutine_ends_the_run_whatever_was_paid(self, purse: int, left: int) -> None:
        with against("Datapike", credits=purse) as t:
            t.finish_run()
            assert (t.runner.credits, result(t)) == (left, "unsuccessful")

    def test_broken_it_costs_nothing_more(self) -> None:
        with against("Datapike", "Gordian Blade", credits=2) as t:
            encounter(t)
            t.runner.break_subroutines("Gordian Blade")
            assert got_in(t)
            assert t.runner.credits == 0
