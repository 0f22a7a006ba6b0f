"""Ice that is not rezzed has no strength, and no subroutines but the printed ones."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


class TestStrength:
    def hunting(self, *, rezzed: bool) -> Table:
        t = Table("runner")
        t.corp.put("Ice Wall", "HQ", rezzed=rezzed)
        t.runner.hand("Prey")
        t.runner.put("Bank Job")
        t.runner.put("Armitage Codebusting")
        t.runner.play("Prey")
        t.runner.act("server", server="HQ")
        return t

    @pytest.mark.rule("2.7.1")
    def test_prey_is_not_offered_for_unrezzed_ice_and_shows_no_strength(self) -> None:
        with self.hunting(rezzed=False) as t:
            t.finish_run()  # nothing was asked as the ice was passed
            assert t.happened("successful run") == 1
            assert t.zone("Ice Wall") == "the play area"


class TestSubroutines:
    @pytest.mark.rule("3.4.7")
    @pytest.mark.parametrize(
        ("title", "tokens", "left"),
        [("Masvingo", 2, 7), ("NEXT Silver", 0, 7), ("Ashigaru", 0, 1), ("Tour Guide", 0, 8)],
    )
    def test_hernando_cortez_counts_no_subroutines_that_unrezzed_ice_would_gain(
        self, title: str, tokens: int, left: int
    ) -> None:
        with Table("runner") as t:
            t.runner.put("Hernando Cortez")
            t.corp.set(credits=10)
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.corp.put("NEXT Bronze", "R&D", rezzed=True)
            t.corp.put(title, "HQ", tokens={"advancement": tokens})
            t.corp.hand("Hedge Fund")
            t.runner.run("HQ")
            t.corp.rez(title)
            assert t.corp.credits == left
            t.finish_run()

    @pytest.mark.rule("3.4.7")
    def test_nor_those_that_another_card_would_give_it(self) -> None:
        with Table("runner") as t:
            t.runner.put("Hernando Cortez")
            t.corp.set(credits=12)
            t.corp.put("Warden Fatuma", "HQ", rezzed=True)
            t.corp.put("Viktor 1.0", "HQ")
            t.runner.run("HQ")
            t.corp.rez("Viktor 1.0")
            assert t.corp.credits == 12 - 3 - 2
            t.runner.set(credits=9)
            t.finish_run()
