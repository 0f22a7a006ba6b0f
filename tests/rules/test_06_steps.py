"""Single steps of turns and encounters, and cards that became inactive (CR 1.8.4, 5.6.1, 6.9.3)."""

from __future__ import annotations

import pytest

from sneakdoor.model import parts
from sneakdoor.model.enums import RUNNER
from sneakdoor.rules.imminence import apply_now
from sneakdoor.testing import Table


@pytest.mark.both
@pytest.mark.rule("5.6.1c", "1.10.5c")
def test_recurring_credits_of_the_corp_are_back_when_its_turn_begins() -> None:
    with Table("runner", corp="NBN: Making News") as t:
        t.state.things[0].tokens = {"credit": 1}
        t.runner.act("credit")
        assert t.state.tokens(0, "credit") == 1
        t.end_turn()
        assert t.state.tokens(0, "credit") == 2


@pytest.mark.rule("6.9.3c", "6.5.5")
def test_only_unbroken_subroutines_resolve() -> None:
    with Table("runner") as t:
        t.corp.put("Rototurret", "Archives", rezzed=True)
        t.runner.put("Mimic")
        t.runner.run("Archives")
        t.runner.break_subroutines("Mimic", 1)  # the one that would end the run
        t.finish_run()
        assert t.zone("Mimic") == "the heap"
        assert t.happened("subroutine") == 1
        assert t.happened("successful run") == 1


@pytest.mark.both
@pytest.mark.rule("1.8.4", "4.5.4")
def test_a_card_that_was_trashed_does_nothing_more() -> None:
    with Table("runner", clicks=1) as t:
        t.corp.put("PAD Campaign", "Server 1", rezzed=True)
        t.runner.run("Server 1")
        t.runner.act("trash")
        t.settle()
        t.end_turn()  # into the Corp's turn
        assert t.state.turn == 3
        assert t.zone("PAD Campaign") == "Archives"
        assert t.corp.credits == 5


@pytest.mark.rule("1.8.4")
def test_nor_does_it_add_anything_more() -> None:
    with Table("runner") as t:
        t.runner.put("Dyson Mem Chip")
        assert t.decision is not None
        assert (t.runner.memory, t.runner.link) == ((0, 5), 1)
        apply_now(t.state, [parts.Trash(RUNNER, t.cid("Dyson Mem Chip"))])
        assert (t.runner.memory, t.runner.link) == ((0, 4), 0)
