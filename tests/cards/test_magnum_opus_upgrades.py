"""The upgrade of Magnum Opus."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


class TestHiredHelp:
    def guarded(self, *stolen: str) -> Table:
        t = Table("runner")
        t.corp.put("Hired Help", "Server 1", rezzed=True)
        t.runner.scored(*stolen)
        return t

    @pytest.mark.rule("1.15.9")
    def test_a_run_here_costs_an_agenda(self) -> None:
        with self.guarded("Hostile Takeover", "Private Security Force") as t:
            t.runner.run("Server 1")
            t.runner.pick("Hostile Takeover")
            t.finish_run()
            assert (t.zone("Hostile Takeover"), t.runner.score) == ("Archives", 2)

    def test_without_one_there_is_no_run_here(self) -> None:
        with self.guarded() as t:
            t.corp.scored("Hostile Takeover")
            assert not t.runner.can("run", server="Server 1")
            assert t.runner.can("run", server="R&D")

    def test_not_after_a_success_on_hq_this_turn(self) -> None:
        with self.guarded() as t:
            t.runner.run("HQ")
            t.runner.jack_out()
            t.runner.run("R&D")
            t.finish_run()
            assert not t.runner.can("run", server="Server 1")
            t.runner.run("HQ")
            t.finish_run()
            t.runner.run("Server 1")
            t.finish_run()

    def test_the_next_turn_asks_anew(self) -> None:
        with self.guarded("Hostile Takeover") as t:
            t.runner.run("HQ")
            t.finish_run()
            t.end_turn()
            t.end_turn()
            t.runner.run("Server 1")
            t.finish_run()
            assert t.runner.score == 0

    def test_unrezzed_it_asks_nothing(self) -> None:
        with Table("runner") as t:
            t.corp.put("Hired Help", "Server 1")
            assert t.runner.can("run", server="Server 1")
