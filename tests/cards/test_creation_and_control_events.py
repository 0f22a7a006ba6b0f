"""What events of Creation and Control do."""

from __future__ import annotations

import pytest
from tests.verbs import removed

from sneakdoor.testing import Table


class TestFreelanceCodingContract:
    @pytest.mark.parametrize("n", [1, 5])
    def test_each_trashed_program_pays_two(self, n: int) -> None:
        with Table("runner") as t:
            t.runner.hand("Freelance Coding Contract", "Diesel", *["Corroder"] * 6).set(credits=0)
            t.runner.play("Freelance Coding Contract")
            assert not t.runner.can("pick", "Diesel")
            t.runner.pick(*["Corroder"] * n)
            t.settle()
            assert t.runner.credits == 2 * n
            assert t.runner.titles("discard").count("Corroder") == n

    def test_without_a_program_in_the_grip_it_is_not_played(self) -> None:
        with Table("runner") as t:
            t.runner.put("Corroder")
            t.runner.hand("Freelance Coding Contract", "Diesel")
            assert not t.runner.can("play", "Freelance Coding Contract")


class TestLevyARLabAccess:
    def test_grip_and_heap_become_a_new_stack_and_five_cards_are_drawn(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Levy AR Lab Access", "Corroder").discard("Diesel", "Inject").set(credits=5)
            before = len(t.runner.titles("deck"))
            t.runner.play("Levy AR Lab Access")
            t.settle()
            assert t.runner.titles("discard") == []
            assert len(t.runner.titles("hand")) == 5
            assert len(t.runner.titles("deck")) == before + 3 - 5
            assert removed(t) == ["Levy AR Lab Access"]
            assert t.happened("shuffled") + t.happened("shuffled in") > 0
