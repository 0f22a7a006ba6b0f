"""Upgrades of Terminal Directive."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, damage, elsewhere, go_on, result, who

from sneakdoor.model.enums import RUNNER
from sneakdoor.testing import Table


class TestBlackLevelClearance:
    def inside(self, server: str = "HQ", *, rezzed: bool = True) -> Table:
        t = Table("runner", cards=(elsewhere(),))
        t.corp.put("Black Level Clearance", "HQ", rezzed=rezzed)
        t.corp.hand("Hedge Fund").set(credits=0)
        t.runner.hand(*["Sure Gamble"] * 3).run(server)
        return t

    def test_brain_damage_and_the_run_goes_on(self) -> None:
        with self.inside() as t:
            t.settle()
            t.runner.mode("amage")
            assert (damage(t), who(t, "damaged")) == ([("brain", 1)], [RUNNER])
            t.runner.act("access", "Black Level Clearance")
            t.runner.act("go on")
            t.finish_run()
            assert (t.corp.credits, t.card("Black Level Clearance").installed) == (0, True)
            assert "Hedge Fund" in accessed(t)

    def test_or_the_runner_jacks_out_and_the_corp_is_paid(self) -> None:
        with self.inside() as t:
            t.settle()
            t.runner.mode("ack out")
            assert (damage(t), accessed(t), t.corp.credits) == ([], [], 5)
            assert len(t.corp.titles("hand")) == 2
            assert t.zone("Black Level Clearance") == "Archives"
            assert result(t) == "successful"  # it was declared so before

    def test_who_jacked_out_before_that_pays_nothing(self) -> None:
        with self.inside() as t:
            t.runner.jack_out()
            assert (t.corp.credits, t.card("Black Level Clearance").installed) == (0, True)

    def test_who_cannot_jack_out_suffers(self) -> None:
        with Table("runner") as t:
            t.corp.put("Black Level Clearance", "Server 1", rezzed=True)
            t.corp.put("Whirlpool", "Server 1", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 3).run("Server 1")
            t.settle()
            assert damage(t) == [("brain", 1)]
            go_on(t)
            t.finish_run()

    @pytest.mark.parametrize(("server", "rezzed"), [("R&D", True), ("HQ", False)])
    def test_not_elsewhere_and_not_unrezzed(self, server: str, rezzed: bool) -> None:
        with self.inside(server, rezzed=rezzed) as t:
            t.settle()
            if t.runner.can("access"):
                t.runner.act("access", handle=0) if t.runner.can("access", handle=0) else None
            t.finish_run()
            assert (damage(t), t.corp.credits) == ([], 0)

    def test_a_success_without_an_access_will_do(self) -> None:
        with Table("runner", cards=(elsewhere(),)) as t:
            t.corp.put("Black Level Clearance", "HQ", rezzed=True)
            t.runner.put("Averted Eyes")
            t.runner.hand(*["Sure Gamble"] * 3).run("HQ")
            t.settle()
            t.runner.mode("amage")
            t.finish_run()
            assert damage(t) == [("brain", 1)]


class TestKPLynn:
    def passing(self, server: str = "Server 1", *ice: str) -> Table:
        t = Table("runner")
        t.corp.put("K. P. Lynn", "Server 1", rezzed=True)
        for title in ice:
            t.corp.put(title, server)
        t.corp.set(credits=0)
        t.runner.run(server)
        t.settle()
        return t

    @pytest.mark.parametrize("ice", [(), ("Ice Wall", "Enigma")])
    def test_a_tag_or_the_end_of_the_run(self, ice: tuple[str, ...]) -> None:
        with self.passing("Server 1", *ice) as t:
            t.runner.mode("ag")
            go_on(t)
            t.finish_run()
            assert (t.state.tags, result(t), who(t, "tagged")) == (1, "successful", [RUNNER])
        with self.passing("Server 1", *ice) as t:
            t.runner.mode("nd the run")
            assert (t.state.tags, result(t)) == (0, "unsuccessful")

    def test_not_elsewhere(self) -> None:
        with self.passing("R&D") as t:
            go_on(t)
            t.finish_run()
            assert (t.state.tags, result(t)) == (0, "successful")
