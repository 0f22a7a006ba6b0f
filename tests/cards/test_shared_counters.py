"""Hivemind's counters count as hosted on every other virus program, for every effect."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


@pytest.mark.rule("1.9.4")
def test_contaminate_finds_counters_on_every_virus_program() -> None:
    with Table("runner") as t:
        t.runner.put("Hivemind", tokens={"virus": 1})
        t.runner.put("Darwin")
        t.runner.put("Corroder")
        t.runner.put("Bank Job")
        t.runner.hand("Contaminate")
        t.runner.play("Contaminate")
        assert not t.runner.can("pick", "Darwin")
        assert not t.runner.can("pick", "Hivemind")
        t.runner.pick("Corroder")
        assert t.card("Corroder").tokens("virus") == 3


@pytest.mark.rule("1.9.4")
def test_virus_breeding_ground_moves_a_counter_to_a_virus_without_its_own() -> None:
    with Table("runner") as t:
        t.runner.put("Virus Breeding Ground", tokens={"virus": 1})
        hive = t.runner.put("Hivemind", tokens={"virus": 1})
        t.runner.put("Darwin")
        t.runner.put("Corroder")
        t.runner.use("Virus Breeding Ground")
        assert not t.runner.can("pick", "Corroder")
        t.runner.pick("Darwin")
        assert (t.card("Darwin").tokens("virus"), hive.tokens("virus")) == (1, 1)


@pytest.mark.rule("1.9.4", "1.12.10")
def test_consume_is_paid_for_all_of_them_and_removes_all_of_them() -> None:
    with Table("runner") as t:
        hive = t.runner.put("Hivemind", tokens={"virus": 2})
        consume = t.runner.put("Consume", tokens={"virus": 2})
        t.runner.use("Consume")
        assert t.runner.credits == 5 + 8
        assert (consume.tokens("virus"), hive.tokens("virus")) == (0, 0)


@pytest.mark.rule("1.9.4")
def test_crypsis_removes_its_own_counter_first() -> None:
    for own, left in ((1, (0, 1)), (0, (0, 0))):
        with Table("runner") as t:
            hive = t.runner.put("Hivemind", tokens={"virus": 1})
            crypsis = t.runner.put("Crypsis", tokens={"virus": own})
            t.corp.put("Pop-up Window", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.break_subroutines("Crypsis")
            t.runner.mode("remove")
            t.finish_run()
            assert (crypsis.tokens("virus"), hive.tokens("virus")) == left
