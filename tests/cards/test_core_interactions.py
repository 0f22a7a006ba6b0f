"""What players know of core cards that meet each other."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


def pass_to(t: Table, kind: str) -> None:
    """Let the run go on until this is asked."""
    while (d := t.decision) is not None and d.kind != kind:
        wanted = ("pass", "continue", "access")
        t.game.choose(next(option for option in d.options if option.kind in wanted))


class TestStrongbox:
    @pytest.mark.both
    @pytest.mark.rule("1.15.9")
    def test_stealing_from_its_server_costs_a_click(self) -> None:
        with Table("runner", clicks=2) as t:
            t.corp.put("Strongbox", "Server 1", rezzed=True)
            t.corp.put("Nisei MK II", "Server 1")
            t.runner.set(credits=0)
            t.runner.run("Server 1")
            t.runner.act("access", "")
            while t.runner.clicks and t.decision is not None and not t.runner.score:
                wanted = ("steal", "access", "go on")
                options = t.decision.options
                t.game.choose(next(o for kind in wanted for o in options if o.kind == kind))
            assert t.runner.score == 2
            assert t.runner.clicks == 0
            t.finish_run()

    @pytest.mark.both
    @pytest.mark.rule("1.15.9a")
    def test_without_a_click_left_it_stays(self) -> None:
        with Table("runner", clicks=1) as t:
            t.corp.put("Strongbox", "Server 1", rezzed=True)
            t.corp.put("Nisei MK II", "Server 1")
            t.runner.run("Server 1")
            t.finish_run()
            assert t.runner.score == 0


class TestSnare:
    @pytest.mark.rule("9.1.6a")
    def test_in_hq_it_can_be_sprung(self) -> None:
        with Table("runner") as t:
            t.corp.hand("Snare!")
            t.runner.hand(*["Sure Gamble"] * 4)
            t.runner.run("HQ")
            t.corp.trigger("Snare!")
            assert t.state.tags == 1
            assert t.runner.titles("hand") == ["Sure Gamble"]
            t.finish_run()

    @pytest.mark.rule("7.2.2")
    def test_in_rnd_it_is_revealed_and_can_be_sprung(self) -> None:
        with Table("runner") as t:
            t.corp.deck("Snare!")
            t.runner.hand(*["Sure Gamble"] * 4)
            t.runner.run("R&D")
            t.corp.trigger("Snare!")
            assert t.state.tags == 1
            t.finish_run()

    def test_installed_it_can_be_sprung_without_being_rezzed(self) -> None:
        with Table("runner") as t:
            t.corp.put("Snare!", "Server 1")
            t.runner.hand(*["Sure Gamble"] * 4)
            t.runner.run("Server 1")
            t.corp.trigger("Snare!")
            assert t.state.tags == 1
            t.finish_run()

    def test_in_archives_it_sleeps(self) -> None:
        with Table("runner") as t:
            t.corp.discard("Snare!", faceup=False)
            t.runner.hand(*["Sure Gamble"] * 4)
            t.runner.run("Archives")
            t.finish_run()
            assert t.state.tags == 0
            assert len(t.runner.titles("hand")) == 4

    @pytest.mark.rule("1.15.1")
    def test_without_four_credits_it_cannot_be_sprung(self) -> None:
        with Table("runner") as t:
            t.corp.hand("Snare!")
            t.corp.set(credits=3)
            t.runner.run("HQ")
            t.finish_run()
            assert t.state.tags == 0


class TestBankJobAndAsh:
    @pytest.mark.rule("9.8.4b")
    def test_the_bank_job_pays_whatever_ash_says(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ash 2X3ZB9CY", "Server 1", rezzed=True)
            t.corp.set(credits=0)
            t.runner.set(credits=0)
            t.runner.put("Bank Job", tokens={"credit": 8})
            t.runner.run("Server 1")
            t.runner.trigger("Bank Job")
            pass_to(t, "choose a number")
            assert t.run.successful
            t.runner.number(8)
            assert t.runner.credits == 8
            assert t.card("Bank Job").tokens("credit") == 0
            t.finish_run()


class TestStimhackAndTraces:
    @pytest.mark.rule("1.10.4c")
    def test_its_credits_count_towards_the_link_strength_during_the_run(self) -> None:
        with Table("runner") as t:
            t.corp.put("Hunter", "HQ", rezzed=True)
            t.corp.set(credits=2)
            t.runner.set(credits=0)
            t.runner.hand("Stimhack", "Sure Gamble", "Sure Gamble")
            t.runner.play("Stimhack")
            t.runner.act("server", server="HQ")
            t.corp.number(2)
            t.runner.number(5)
            t.finish_run()
            assert t.state.tags == 0
            assert t.state.brain == 1
