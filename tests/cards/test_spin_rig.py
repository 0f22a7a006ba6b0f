"""What hardware of the Spin cycle does."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, encounter, now, top

from sneakdoor.model.enums import CORP
from sneakdoor.testing import Table


class TestLockpick:
    @pytest.mark.parametrize(
        ("title", "ice", "pays"), [("Gordian Blade", "Enigma", True), ("Corroder", "Ice Wall", False)]
    )
    def test_its_credit_pays_for_decoders_alone(self, title: str, ice: str, pays: bool) -> None:
        with Table("runner") as t:
            t.runner.put("Lockpick")
            t.runner.put(title)
            t.runner.set(credits=0)
            t.corp.put(ice, "HQ", rezzed=True)
            assert t.card("Lockpick").tokens("credit") == 1
            t.runner.run("HQ")
            assert t.runner.can("use", title) is pays
            if pays:
                t.runner.break_subroutines(title, 1)
                assert t.card("Lockpick").tokens("credit") == 0
            t.finish_run()

    def test_it_is_filled_again_when_the_turn_begins(self) -> None:
        with Table("runner") as t:
            t.runner.put("Lockpick", tokens={"credit": 0})
            t.end_turn()
            t.end_turn()
            assert t.card("Lockpick").tokens("credit") == 1

    def test_its_credit_is_a_stealth_credit(self) -> None:
        with Table("runner") as t:
            t.runner.put("Lockpick")
            t.runner.put("Houdini")
            t.runner.set(credits=5)
            t.corp.put("Enigma", "HQ", rezzed=True)
            encounter(t, "HQ")
            assert t.runner.can("use", "Houdini", says="strength")
            t.finish_run()


class TestRecordReconstructor:
    def table(self) -> Table:
        t = Table("runner")
        t.runner.put("Record Reconstructor")
        t.corp.discard("Hedge Fund", "Ice Wall").hand("Enigma")
        return t

    def test_a_faceup_card_goes_on_top_of_rnd_instead_of_the_access(self) -> None:
        with self.table() as t:
            t.corp.discard("Snare!", faceup=False)
            t.runner.run("Archives")
            t.runner.accept()
            assert len(now(t).options) == 2  # and not the card that lies facedown
            t.runner.pick("Ice Wall")
            t.settle()
            assert top(t, CORP) == ["Ice Wall"]
            assert accessed(t) == []
            assert sorted(t.corp.titles("discard")) == ["Hedge Fund", "Snare!"]

    def test_it_may_be_left(self) -> None:
        with self.table() as t:
            t.runner.run("Archives")
            t.runner.decline()
            t.finish_run()
            assert sorted(accessed(t)) == ["Hedge Fund", "Ice Wall"]

    def test_not_on_another_server(self) -> None:
        with self.table() as t:
            t.runner.run("HQ")
            t.finish_run()
            assert accessed(t) == ["Enigma"]
