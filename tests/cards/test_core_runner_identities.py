"""What a Runner identity of the Core Set does."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table

KATE = 'Kate "Mac" McCaffrey: Digital Tinker'


class TestKate:
    @pytest.mark.parametrize(("first", "cost"), [("Corroder", 2), ("Sports Hopper", 3)])
    def test_the_first_program_or_hardware_each_turn_costs_one_less(self, first: str, cost: int) -> None:
        with Table("runner", runner=KATE) as t:
            t.runner.hand(first, "Desperado", "Daily Casts").set(credits=20)
            t.runner.install("Daily Casts")
            assert t.runner.credits == 17
            t.runner.install(first)
            assert t.runner.credits == 17 - cost + 1
            t.runner.install("Desperado")
            assert t.runner.credits == 17 - cost + 1 - 3
            assert t.runner.link == (2 if first == "Sports Hopper" else 1)

    def test_the_next_turn_it_does_so_again(self) -> None:
        with Table("runner", runner=KATE) as t:
            t.runner.hand("Sports Hopper", "Desperado").set(credits=10)
            t.runner.install("Sports Hopper")
            assert t.runner.credits == 8
            t.end_turn()
            t.end_turn()
            before = t.runner.credits
            t.runner.install("Desperado")
            assert t.runner.credits == before - 2

    def test_a_free_card_is_the_first_all_the_same(self) -> None:
        with Table("runner", runner=KATE) as t:
            t.runner.hand("Pawn", "Corroder").set(credits=5)
            t.runner.install("Pawn")
            t.runner.install("Corroder")
            t.settle()
            if t.runner.can("done"):
                t.runner.act("done")
            assert t.runner.credits == 3

    def test_a_card_that_is_gone_again_was_the_first(self) -> None:
        with Table("runner", runner=KATE) as t:
            t.runner.hand("Sports Hopper", "Corroder").set(credits=5)
            t.runner.install("Sports Hopper")
            t.runner.use("Sports Hopper")
            t.runner.install("Corroder")
            assert t.runner.credits == 1

    def test_one_credit_is_enough_for_what_costs_two(self) -> None:
        with Table("runner", runner=KATE) as t:
            t.runner.hand("Corroder").set(credits=1)
            t.runner.install("Corroder")
            assert t.runner.credits == 0
