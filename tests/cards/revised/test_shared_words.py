"""Older cards that work in another way under 26.03 because a word that they share does."""

from __future__ import annotations

import pytest
from tests.verbs import damage, encounter, now

from sneakdoor.testing import Table

RULES = "26.03"

BIOROIDS = (
    "Eli 1.0", "Eli 2.0", "Enforcer 1.0", "Fairchild 1.0", "Fairchild 2.0", "Fairchild 3.0", "Heimdall 1.0",
    "Heimdall 2.0", "Hudson 1.0", "Ichi 1.0", "Ichi 2.0", "Janus 1.0", "Kamali 1.0", "Markus 1.0", "Najja 1.0",
    "Nerine 2.0", "Ravana 1.0", "Sherlock 1.0", "Sherlock 2.0", "Týr", "Vikram 1.0", "Viktor 1.0", "Viktor 2.0",
    "Zed 1.0", "Zed 2.0",
)  # fmt: skip


class TestLosingClicksToBreak:
    @pytest.mark.rule("26.03:1.11.3")
    @pytest.mark.parametrize("title", BIOROIDS)
    def test_the_runner_loses_clicks_and_uses_an_ability_of_the_ice(self, title: str) -> None:
        with Table("runner", rules=RULES, clicks=8) as t:
            t.corp.put(title, "HQ", rezzed=True)
            t.runner.hand(*["Diesel"] * 5)
            t.settle()
            t.runner.run("HQ")
            encounter(t)
            t.runner.use(title)
            while now(t).kind == "break":
                t.game.choose(now(t).options[0])
            assert t.happened("broken") >= 1
            assert t.happened("clicks lost") == 1
            assert t.happened("action") <= 1  # the run
            assert t.state.active == 1

    def test_negotiator_takes_credits(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.put("Negotiator", "HQ", rezzed=True)
            encounter(t, "HQ")
            t.runner.use("Negotiator")
            if now(t).kind == "break":
                t.game.choose(now(t).options[0])
            assert t.runner.credits == 3
            t.finish_run()

    def test_the_host_of_adjusted_matrix_must_be_strong_enough(self) -> None:
        for strong in (True, False):
            with Table("runner", rules=RULES) as t:
                t.corp.put("Ice Wall" if strong else "Heimdall 1.0", "HQ", rezzed=True)
                breaker = t.runner.put("Corroder")
                t.runner.put("Adjusted Matrix", on=breaker)
                encounter(t, "HQ")
                assert t.runner.can("use", "Corroder", says="Lose [click]") == strong
                t.finish_run()

    def test_always_be_running_once_per_turn(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.put("Heimdall 1.0", "HQ", rezzed=True)
            t.runner.put("Always Be Running")
            t.runner.hand(*["Diesel"] * 3)
            encounter(t, "HQ")
            t.runner.break_subroutines("Always Be Running", 2)
            assert (t.happened("clicks lost"), t.state.clicks[1]) == (1, 1)
            assert not t.runner.can("use", "Always Be Running")
            t.finish_run()

    @pytest.mark.parametrize("loses", [True, False])
    def test_zed_asks_for_a_lost_click(self, loses: bool) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.put("Zed 1.0", "HQ", rezzed=True)
            t.runner.hand(*["Diesel"] * 3)
            encounter(t, "HQ")
            if loses:
                t.runner.break_subroutines("Zed 1.0", 0)
            t.finish_run()
            assert len(damage(t)) == (1 if loses else 0)
