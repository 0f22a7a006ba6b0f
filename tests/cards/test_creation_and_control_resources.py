"""What resources of Creation and Control do."""

from __future__ import annotations

from sneakdoor.rules.quantities import advancement_requirement
from sneakdoor.testing import Table


class TestTheSource:
    def test_agendas_need_one_advancement_more(self) -> None:
        with Table("corp") as t:
            t.runner.put("The Source")
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            assert not t.corp.can("score", "Hostile Takeover")
            t.corp.advance("Hostile Takeover")
            t.corp.score_agenda("Hostile Takeover")
            assert t.corp.score == 1
            assert t.zone("The Source") == "the heap"

    def test_so_do_those_that_are_not_installed(self) -> None:
        with Table("corp") as t:
            t.corp.hand("Hostile Takeover")
            t.runner.put("The Source")
            assert advancement_requirement(t.state, t.card("Hostile Takeover").cid) == 3

    def test_stealing_costs_three_credits(self) -> None:
        with Table("runner") as t:
            source = t.runner.put("The Source")
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.set(credits=2)
            t.runner.run("Server 1")
            t.finish_run()
            assert (t.runner.score, source.installed) == (0, True)
            t.runner.set(credits=4)
            t.runner.run("Server 1")
            t.runner.act("steal")
            t.finish_run()
            assert (t.runner.score, t.runner.credits) == (1, 1)
            assert source.zone == "the heap"

    def test_the_price_may_be_refused(self) -> None:
        with Table("runner") as t:
            t.runner.put("The Source")
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.run("Server 1")
            t.runner.decline()
            t.finish_run()
            assert (t.runner.score, t.runner.credits) == (0, 5)


def test_borrowed_satellite_is_a_link_and_a_card() -> None:
    with Table("runner") as t:
        t.runner.put("Borrowed Satellite")
        assert (t.runner.link, t.runner.hand_size, t.corp.hand_size) == (1, 6, 5)
