"""What resources of the Magnum Opus expansion do."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


class TestCrowdfunding:
    def test_a_credit_each_turn_and_a_card_when_it_is_empty(self) -> None:
        with Table("corp") as t:
            fund = t.runner.put("Crowdfunding", tokens={"credit": 2})
            t.end_turn()
            assert (fund.tokens("credit"), t.runner.credits, t.runner.titles("hand")) == (1, 6, [])
            t.end_turn()
            t.end_turn()
            assert t.zone("Crowdfunding") == "the heap"
            assert t.runner.titles("hand") == ["Sure Gamble"]

    def test_it_is_loaded_with_three(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Crowdfunding")
            t.runner.install("Crowdfunding")
            t.runner.hand("Access to Globalsec")
            t.runner.install("Access to Globalsec")
            assert t.card("Crowdfunding").tokens("credit") == 3

    @pytest.mark.parametrize("takes", [True, False])
    def test_three_successful_runs_may_bring_it_back_from_the_heap(self, takes: bool) -> None:
        with Table("runner", clicks=3) as t:
            t.runner.discard("Crowdfunding")
            t.runner.set(credits=0)
            for server in ("HQ", "R&D", "Archives"):
                t.runner.run(server)
                t.finish_run()
            t.end_turn()
            t.runner.accept("Crowdfunding") if takes else t.runner.decline()
            t.settle()
            assert (t.zone("Crowdfunding") == "the play area") is takes

    def test_two_are_too_few_and_from_the_grip_it_does_not_come(self) -> None:
        with Table("runner", clicks=3) as t:
            t.runner.discard("Crowdfunding")
            t.runner.run("HQ")
            t.finish_run()
            t.runner.run("HQ")
            t.finish_run()
            t.end_turn()
            assert t.zone("Crowdfunding") == "the heap"
        with Table("runner", clicks=3) as t:
            t.runner.hand("Crowdfunding")
            for _ in range(3):
                t.runner.run("HQ")
                t.finish_run()
            t.settle()
            assert t.zone("Crowdfunding") == "the grip"
