"""What events of the Flashpoint cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import detour

from sneakdoor.testing import Table


class TestInterdiction:
    def test_during_the_runners_turn_only_ice_is_rezzed(self) -> None:
        with Table(turn="runner") as t:
            t.corp.set(credits=20)
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Red Herrings", "HQ")
            t.corp.put("Ice Wall", "HQ")
            t.runner.hand("Interdiction")
            t.runner.play("Interdiction")
            t.settle()
            assert not t.corp.can("rez", "PAD Campaign")
            assert not t.corp.can("rez", "Red Herrings")
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            t.finish_run()
            t.end_turn(stop="paid ability window")
            assert t.corp.can("rez", "PAD Campaign")


class TestPeaceInOurTime:
    def test_both_sides_are_paid_and_nobody_runs(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Peace in Our Time", "Early Bird")
            t.runner.play("Peace in Our Time")
            t.settle()
            assert t.runner.credits == 5 - 1 + 10
            assert t.corp.credits == 10
            assert not t.runner.can("run", server="HQ")
            t.end_turn()
            t.end_turn()
            assert t.runner.can("run", server="HQ")

    @pytest.mark.parametrize("scores", [True, False])
    def test_an_agenda_scored_in_the_last_turn_forbids_it(self, scores: bool) -> None:
        with Table(turn="corp") as t:
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.runner.hand("Peace in Our Time")
            if scores:
                t.corp.score_agenda("Hostile Takeover")
            t.end_turn()
            assert t.runner.can("play", "Peace in Our Time") != scores

    def test_only_as_the_first_click(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Peace in Our Time")
            t.runner.act("credit")
            assert not t.runner.can("play", "Peace in Our Time")


class TestDataBreach:
    def test_a_successful_run_may_be_followed_by_another(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Data Breach")
            t.runner.play("Data Breach")
            t.runner.accept()
            t.finish_run()
            assert t.happened("successful run") == 2
            assert t.runner.clicks == 3
            assert t.run is None

    def test_it_may_be_left_at_one(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Data Breach")
            t.runner.play("Data Breach")
            t.runner.decline()
            t.settle()
            assert t.happened("run begins") == 1

    def test_an_unsuccessful_run_is_not_followed_by_another(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Wall of Static", "R&D", rezzed=True)
            t.runner.hand("Data Breach")
            t.runner.play("Data Breach")
            t.finish_run()
            assert t.happened("run begins") == 1

    @pytest.mark.rule("6.7.3a")
    def test_a_run_that_was_led_elsewhere_does_not_count(self) -> None:
        with Table(turn="runner", cards=(detour(0),)) as t:
            t.runner.put("Detour")
            t.runner.hand("Data Breach")
            t.runner.play("Data Breach")
            t.runner.use("Detour")
            t.finish_run()
            assert t.happened("successful run") == 1
            assert t.happened("run begins") == 1
