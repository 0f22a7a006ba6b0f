"""What hardware of the Genesis cycle does."""

from __future__ import annotations

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
