"""Operations of Creation and Control about runs that failed, and about bioroids."""

from __future__ import annotations

from tests.ice import BREAKS_ALL
from tests.last_turns import after
from tests.verbs import break_once, encounter

from sneakdoor.testing import Table


class TestSuccessfulDemonstration:
    def test_seven_credits_after_a_run_that_failed(self) -> None:
        with Table("runner", clicks=1) as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.hand("Successful Demonstration").set(credits=5)
            t.runner.run("HQ")
            t.finish_run()
            t.corp.play("Successful Demonstration")
            assert t.corp.credits == 10

    def test_not_after_one_that_succeeded_or_none(self) -> None:
        for run in ("Archives", ""):
            with after(run=run, hand=("Successful Demonstration",)) as t:
                assert not t.corp.can("play", "Successful Demonstration")


class TestBioroidEfficiencyResearch:
    def researched(self) -> Table:
        t = Table(cards=(BREAKS_ALL,))
        t.corp.put("Heimdall 1.0", "HQ")
        t.corp.put("Enigma", "R&D")
        t.corp.put("Eli 1.0", "R&D", rezzed=True)
        t.corp.hand("Bioroid Efficiency Research").set(credits=3)
        t.runner.put("Breaks All")
        t.corp.play("Bioroid Efficiency Research")
        t.settle()
        return t

    def test_an_unrezzed_bioroid_is_rezzed_for_nothing(self) -> None:
        with self.researched() as t:
            assert (t.card("Heimdall 1.0").rezzed, t.corp.credits) == (True, 0)
            assert t.state.things[t.cid("Bioroid Efficiency Research")].host == t.cid("Heimdall 1.0")

    def test_broken_altogether_it_is_derezzed_again(self) -> None:
        with self.researched() as t:
            t.end_turn()
            encounter(t, "HQ")
            break_once(t, "Breaks All")
            t.settle()
            assert (t.card("Heimdall 1.0").installed, t.card("Heimdall 1.0").rezzed) == (True, False)
            assert t.zone("Bioroid Efficiency Research") == "Archives"
            t.finish_run()

    def test_a_subroutine_that_is_left_leaves_it_as_it_is(self) -> None:
        with self.researched() as t:
            t.end_turn()
            encounter(t, "HQ")
            t.runner.use("Heimdall 1.0")
            t.runner.act("subroutine", number=0)
            t.finish_run()
            assert t.card("Heimdall 1.0").rezzed
            assert t.zone("Bioroid Efficiency Research") != "Archives"

    def test_other_ice_that_is_broken_is_nothing_to_it(self) -> None:
        with self.researched() as t:
            t.end_turn()
            encounter(t, "R&D")
            break_once(t, "Breaks All")
            t.finish_run()
            assert t.card("Heimdall 1.0").rezzed
            assert t.zone("Bioroid Efficiency Research") != "Archives"

    def test_without_a_bioroid_to_rez_it_is_not_played(self) -> None:
        with Table() as t:
            t.corp.put("Enigma", "HQ")
            t.corp.put("Eli 1.0", "HQ", rezzed=True)
            t.corp.hand("Bioroid Efficiency Research")
            assert not t.corp.can("play", "Bioroid Efficiency Research")
