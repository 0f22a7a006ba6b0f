"""Operations of the SanSan cycle."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, result, told

from sneakdoor.model.enums import RUNNER
from sneakdoor.testing import Table

OFFER = "An Offer You Can’t Refuse"


class TestAnOffer:
    def made(self, server: str = "R&D", *ice: str) -> Table:
        t = Table()
        t.corp.hand(OFFER).put("PAD Campaign", "Server 1")
        for title in ice:
            t.corp.put(title, server)
        t.corp.play(OFFER)
        assert not t.corp.can("server", server="Server 1")
        t.corp.act("server", server=server)
        return t

    def test_declined_it_is_an_agenda(self) -> None:
        with self.made() as t:
            t.runner.no()
            assert (t.corp.score, t.corp.titles("score"), t.happened("run begins")) == (1, [OFFER], 0)
            assert (t.corp.credits, t.corp.clicks) == (1, 2)

    def test_accepted_it_is_a_run_on_that_server_without_a_way_out(self) -> None:
        with self.made("R&D", "Ice Wall") as t:
            t.runner.yes()
            asked = []
            while t.run is not None:
                d = t.decision
                assert d is not None
                asked.append(d.kind)
                t.game.choose(d.options[-1])
            assert "jack out" not in asked
            assert (t.corp.score, result(t), len(accessed(t))) == (0, "successful", 1)
            assert t.zone(OFFER) == "Archives"
            assert t.corp.clicks == 2

    def test_the_runner_spends_no_click(self) -> None:
        with self.made("Archives") as t:
            t.runner.yes()
            t.finish_run()
            assert t.happened("clicks spent") == 1
            assert result(t) == "successful"

    def test_the_next_run_has_a_way_out_again(self) -> None:
        with self.made("Archives") as t:
            t.runner.yes()
            t.finish_run()
            t.end_turn()
            t.runner.run("HQ")
            t.runner.jack_out()
            assert result(t) == "unsuccessful"


class TestRecruitingTrip:
    @pytest.mark.parametrize("x", [1, 2])
    def test_as_many_different_sysops_as_were_paid_for(self, x: int) -> None:
        with Table() as t:
            t.corp.hand("Recruiting Trip").deck("Ryon Knight", "Ryon Knight", "Marcus Batty", "Simone Diego", "Enigma")
            t.corp.play("Recruiting Trip")
            t.corp.number(x)
            assert not t.corp.can("pick", "Enigma")
            t.corp.pick(*("Ryon Knight", "Marcus Batty")[:x])
            assert t.corp.titles("hand") == sorted(("Ryon Knight", "Marcus Batty")[:x])
            assert (t.corp.credits, t.happened("shuffled")) == (5 - x, 1)
            assert "Ryon Knight" in told(t, RUNNER)

    def test_never_two_of_a_name_and_fewer_will_do(self) -> None:
        with Table() as t:
            t.corp.hand("Recruiting Trip").deck("Ryon Knight", "Ryon Knight", "Marcus Batty")
            t.corp.play("Recruiting Trip")
            t.corp.number(3)
            t.corp.act("pick", "Ryon Knight")
            assert not t.corp.can("pick", "Ryon Knight")
            t.corp.act("done")
            assert t.corp.titles("hand") == ["Ryon Knight"]
