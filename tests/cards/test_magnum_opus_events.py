"""What events of Magnum Opus do."""

from __future__ import annotations

from sneakdoor.testing import Table


class TestLaborRights:
    def test_three_go_to_the_heap_three_come_back_and_one_is_drawn(self) -> None:
        with Table(turn="runner") as t:
            t.runner.deck("Corroder", "Diesel", "Easy Mark", "Sure Gamble")
            t.runner.discard("Ninja")
            t.runner.hand("Labor Rights")
            t.runner.play("Labor Rights")
            t.runner.pick("Ninja", "Diesel", "Easy Mark")
            t.settle()
            assert t.zone("Labor Rights") == "removed"
            assert t.happened("shuffled in") == 3
            assert len(t.runner.titles("hand")) == 1
            assert len(t.runner.titles("discard")) == 1
