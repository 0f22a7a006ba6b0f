"""What a Runner identity of the Lunar cycle does."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table

NASIR = "Nasir Meidan: Cyber Explorer"


class TestNasirMeidan:
    def test_ice_that_was_just_rezzed_sets_the_credits_to_its_rez_cost(self) -> None:
        with Table("runner", runner=NASIR) as t:
            t.corp.put("Enigma", "HQ")
            t.corp.set(credits=20)
            t.runner.set(credits=9)
            t.runner.run("HQ")
            t.corp.rez("Enigma")
            t.finish_run()
            assert t.runner.credits == 3
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.credits == 3  # it was rezzed before
            assert t.runner.link == 1

    def test_ice_rezzed_at_another_time_does_not(self) -> None:
        with Table("runner", runner=NASIR) as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.set(credits=9)
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.credits == 9

    def test_an_inner_piece_that_was_rezzed_meanwhile_was_not_just_rezzed(self) -> None:
        with Table("runner", runner=NASIR) as t:
            rime = t.corp.put("Rime", "HQ")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.corp.set(credits=20)
            t.runner.set(credits=9)
            t.runner.run("HQ")
            t.corp.rez("Rime")  # during the approach of another piece
            t.runner.break_subroutines("Corroder")
            before = t.runner.credits
            t.finish_run()
            assert rime.rezzed
            assert t.runner.credits == before - 1  # what the subroutine takes

    def test_additional_costs_do_not_count(self) -> None:
        with Table("runner", runner=NASIR) as t:
            t.corp.put("Enigma", "HQ")
            t.corp.set(credits=20)
            t.runner.put("Hernando Cortez")
            t.runner.run("HQ")
            t.corp.rez("Enigma")
            t.finish_run()
            assert t.corp.credits == 20 - 3 - 2
            assert t.runner.credits == 3

    def test_a_raised_cost_is_more_credits(self) -> None:
        with Table("runner", runner=NASIR) as t:
            t.runner.put("Xanadu")
            t.corp.put("Enigma", "HQ")
            t.corp.set(credits=20)
            t.runner.run("HQ")
            t.corp.rez("Enigma")
            t.finish_run()
            assert t.runner.credits == 4

    def test_credits_from_bad_publicity_are_lost_too(self) -> None:
        with Table("runner", runner=NASIR) as t:
            t.corp.put("Enigma", "HQ")
            t.corp.set(credits=20, bad_publicity=2)
            t.runner.run("HQ")
            t.corp.rez("Enigma")
            t.finish_run()
            assert t.runner.credits == 3

    @pytest.mark.parametrize("have", [0, 1, 9])
    def test_poor_or_rich_the_runner_has_the_same(self, have: int) -> None:
        with Table("runner", runner=NASIR) as t:
            t.corp.put("Enigma", "HQ")
            t.runner.set(credits=have)
            t.runner.run("HQ")
            t.corp.rez("Enigma")
            t.finish_run()
            assert t.runner.credits == 3
