"""What ice of Magnum Opus does."""

from __future__ import annotations

import pytest
from tests.ice import against
from tests.verbs import break_once, encounter, got_in

from sneakdoor.testing import Table


class TestBorderControl:
    def test_it_ends_a_run_on_its_server_even_after_it_was_passed(self) -> None:
        with against("Border Control", "Corroder", credits=9) as t:
            encounter(t)
            t.runner.break_subroutines("Corroder")
            t.runner.act("continue")
            t.corp.use("Border Control")
            assert not got_in(t)
            assert t.corp.titles("discard") == ["Border Control"]
            assert t.corp.credits == 0

    def test_not_outside_a_run_nor_in_one_on_another_server(self) -> None:
        with against("Border Control", run=False) as t:
            assert not t.corp.can("use", "Border Control")
            t.runner.run("R&D")
            assert not t.corp.can("use", "Border Control")
            assert got_in(t)

    @pytest.mark.parametrize("others", [0, 2])
    def test_it_pays_for_each_piece_of_ice_on_its_server_and_ends_the_run(self, others: int) -> None:
        with Table("runner") as t:
            for _ in range(others):
                t.corp.put("Vanilla", "HQ")
            t.corp.put("Border Control", "HQ", rezzed=True)
            t.corp.put("Vanilla", "R&D", rezzed=True)
            t.corp.set(credits=0)
            t.runner.put("Corroder")
            encounter(t, "HQ")
            assert not got_in(t)
            assert t.corp.credits == 1 + others

    def test_its_second_subroutine_alone_ends_the_run(self) -> None:
        with against("Border Control", "Corroder") as t:
            encounter(t)
            break_once(t, "Corroder")
            assert not got_in(t)
            assert t.corp.credits == 0
