"""More ice of the Core Set."""

from __future__ import annotations

import pytest
from tests.ice import against
from tests.verbs import damage, encounter, got_in, traced

from sneakdoor.testing import Table


class TestDataMine:
    def test_it_does_damage_and_is_gone(self) -> None:
        with against("Data Mine") as t:
            assert got_in(t)
            assert damage(t) == [("net", 1)]
            assert t.zone("Data Mine") == "Archives"

    def test_it_has_a_strength_of_two_and_stays_if_it_is_broken(self) -> None:
        with against("Data Mine", "Crypsis", credits=9) as t:
            encounter(t)
            t.runner.use("Crypsis", "strength")
            assert not t.runner.can("use", "Crypsis", says="Break")
            t.runner.use("Crypsis", "strength")
            t.runner.break_subroutines("Crypsis")
            t.finish_run()
            assert t.card("Data Mine").rezzed
            assert damage(t) == []


class TestMatrixAnalyzer:
    def test_a_credit_for_a_token_at_each_encounter(self) -> None:
        with against("Matrix Analyzer", corp=2, run=False) as t:
            wall = t.corp.put("Ice Wall", "R&D")
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.set(credits=2).run("HQ")
            t.corp.accept("Matrix Analyzer")
            t.settle()
            assert (wall.tokens("advancement"), t.happened("advanced")) == (1, 0)  # it was the only card
            traced(t, 0, 2)
            assert got_in(t)
            assert (t.corp.credits, t.state.tags) == (1, 0)

    @pytest.mark.parametrize(("spent", "tags"), [(1, 1), (2, 0)])
    def test_the_trace_comes_either_way(self, spent: int, tags: int) -> None:
        with against("Matrix Analyzer", corp=1, run=False, credits=3) as t:
            wall = t.corp.put("Ice Wall", "R&D")
            t.runner.run("HQ")
            t.corp.decline()
            traced(t, 0, spent)
            assert got_in(t)
            assert (wall.tokens("advancement"), t.state.tags, t.corp.credits) == (0, tags, 1)

    def test_other_ice_asks_nothing(self) -> None:
        with against("Ice Wall", also="Matrix Analyzer", corp=5) as t:
            t.finish_run()
            assert t.corp.credits == 5

    def test_not_without_a_credit_nor_without_a_card(self) -> None:
        with against("Matrix Analyzer", run=False) as t:
            t.corp.put("Ice Wall", "R&D")
            t.runner.run("HQ")
            traced(t)
            t.finish_run()
        with against("Matrix Analyzer", corp=1) as t:
            traced(t)
            t.finish_run()
            assert t.corp.credits == 1

    def test_the_corp_chooses_among_all_that_can_be_advanced(self) -> None:
        with against("Matrix Analyzer", corp=1, run=False) as t:
            t.corp.put("Ice Wall", "R&D")
            agenda = t.corp.put("Hostile Takeover", "Server 1")
            t.corp.put("Enigma", "Archives")
            t.runner.run("HQ")
            t.corp.accept("Matrix Analyzer")
            assert not t.corp.can("pick", "Enigma")
            t.corp.pick("Hostile Takeover")
            traced(t)
            t.finish_run()
            assert agenda.tokens("advancement") == 1


def test_the_strengths() -> None:
    with Table() as t:
        assert t.corp.put("Matrix Analyzer", "HQ", rezzed=True).strength == 3
