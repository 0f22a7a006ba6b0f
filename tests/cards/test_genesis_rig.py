"""What hardware of the Genesis cycle does."""

from __future__ import annotations

import pytest
from tests.verbs import entries

from sneakdoor.testing import Table


class TestReplicator:
    def test_a_copy_of_the_installed_hardware_comes_to_the_grip(self) -> None:
        with Table("runner") as t:
            t.runner.put("Replicator")
            t.runner.hand("Clone Chip").deck("Clone Chip", "Desperado").set(credits=9)
            t.runner.install("Clone Chip")
            t.runner.accept()
            assert not t.runner.can("pick", "Desperado")
            t.runner.pick("Clone Chip")
            t.settle()
            assert t.runner.titles("hand") == ["Clone Chip"]
            assert len(entries(t, "revealed")) == 1
            assert t.happened("shuffled") == 1

    def test_it_finds_its_own_copies(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Replicator").deck("Replicator").set(credits=9)
            t.runner.install("Replicator")
            t.runner.accept()
            t.runner.pick("Replicator")
            t.settle()
            assert t.runner.titles("hand") == ["Replicator"]

    def test_it_may_be_left_and_programs_do_not_count(self) -> None:
        with Table("runner") as t:
            t.runner.put("Replicator")
            t.runner.hand("Corroder", "Clone Chip").deck("Corroder", "Clone Chip").set(credits=9)
            t.runner.install("Corroder")
            t.settle()
            t.runner.install("Clone Chip")
            t.runner.decline()
            t.settle()
            assert t.runner.titles("hand") == []
            assert t.happened("shuffled") == 0


class TestCortezChip:
    def table(self, corp: int) -> Table:
        t = Table("runner")
        t.corp.put("Enigma", "HQ")
        t.corp.put("Wall of Static", "R&D")
        t.corp.set(credits=corp)
        t.runner.put("Cortez Chip")
        t.runner.use("Cortez Chip")
        t.runner.pick(t.card("Enigma"))
        return t

    @pytest.mark.rule("1.4:9.9")
    def test_the_chosen_ice_costs_two_more_this_turn(self) -> None:
        with self.table(8) as t:
            assert t.zone("Cortez Chip") == "the heap"
            t.runner.run("R&D")
            t.corp.rez("Wall of Static")
            assert t.corp.credits == 5
            t.finish_run()
            t.runner.run("HQ")
            t.corp.rez("Enigma")
            assert t.corp.credits == 0
            t.finish_run()

    def test_who_cannot_pay_does_not_rez(self) -> None:
        with self.table(4) as t:
            t.runner.run("HQ")
            assert not t.corp.can("rez", "Enigma")
            t.finish_run()

    def test_the_next_turn_it_costs_no_more(self) -> None:
        with self.table(4) as t:
            t.settle()
            t.end_turn()
            t.end_turn()
            t.corp.set(credits=3)
            t.runner.run("HQ")
            t.corp.rez("Enigma")
            assert t.corp.credits == 0
            t.finish_run()
