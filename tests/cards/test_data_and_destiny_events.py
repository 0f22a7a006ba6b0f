"""What neutral events of Data and Destiny do."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


class TestWindfall:
    @pytest.mark.rule("1.15.5")
    @pytest.mark.parametrize(("title", "gained"), [("Femme Fatale", 9), ("Kati Jones", 2), ("Sure Gamble", 0)])
    def test_the_install_cost_of_the_trashed_card_is_gained(self, title: str, gained: int) -> None:
        with Table("runner") as t:
            with t.changing() as s:
                s.deck[1].clear()
            t.runner.hand("Windfall").deck(title).set(credits=0)
            t.runner.play("Windfall")
            t.settle()
            assert t.runner.credits == gained
            assert title in t.runner.titles("discard")
            assert t.happened("shuffled") == 1

    def test_the_stack_is_shuffled_first(self) -> None:
        found = set()
        for seed in range(12):
            with Table("runner", seed=seed) as t:
                with t.changing() as s:
                    s.deck[1].clear()
                t.runner.hand("Windfall").deck("Femme Fatale", "Corroder")
                t.runner.play("Windfall")
                t.settle()
                found.add(t.runner.credits)
        assert len(found) == 2
