"""Neutral Corp cards of the core sets."""

from __future__ import annotations

import pytest

from sneakdoor.model.enums import CORP
from sneakdoor.testing import Table


@pytest.mark.rule("5.4.3")
def test_an_ipo_pays_thirteen_credits_and_ends_the_action_phase() -> None:
    with Table("corp") as t:
        t.corp.hand("IPO").set(credits=8)
        t.corp.play("IPO")
        t.settle()
        assert t.corp.credits == 13
        assert t.state.active != CORP


class TestPaperTrail:
    def score(self, spends: int) -> Table:
        t = Table("corp")
        t.corp.put("Paper Trail", "Server 1", tokens={"advancement": 4})
        t.corp.set(credits=0)
        for title in ("Underworld Contact", "Armitage Codebusting", "Ice Carver"):
            t.runner.put(title)
        t.runner.set(credits=6)
        t.corp.score_agenda("Paper Trail")
        t.runner.number(spends)
        return t

    def test_a_successful_trace_trashes_connections_and_jobs(self) -> None:
        with self.score(0) as t:
            assert t.runner.titles("discard") == ["Armitage Codebusting", "Underworld Contact"]
            assert t.card("Ice Carver").installed

    def test_the_runner_may_beat_the_trace(self) -> None:
        with self.score(6) as t:
            assert t.runner.titles("discard") == []


class TestFalseLead:
    def table(self, clicks: int) -> Table:
        t = Table("runner", clicks=clicks)
        t.corp.scored("False Lead", "False Lead")
        return t

    @pytest.mark.rule("10.1.2")
    def test_it_is_forfeited_for_two_of_the_runners_clicks(self) -> None:
        with self.table(4) as t:
            t.runner.run("Archives")
            t.corp.use("False Lead")
            assert t.runner.clicks == 1
            assert t.corp.score == 1
            assert t.corp.titles("score") == ["False Lead"]
            t.finish_run()

    def test_no_other_agenda_is_forfeited(self) -> None:
        with Table("runner") as t:
            t.corp.scored("Hostile Takeover", "False Lead")
            t.runner.run("Archives")
            t.corp.use("False Lead")
            assert t.corp.titles("score") == ["Hostile Takeover"]
            t.finish_run()

    @pytest.mark.rule("1.2.3")
    def test_one_click_is_not_two(self) -> None:
        with self.table(2) as t:
            t.runner.run("Archives")
            assert not t.corp.can("use", "False Lead")
            t.finish_run()
