"""What events of Honor and Profit do."""

from __future__ import annotations

from sneakdoor.testing import Table


class TestCallingInFavors:
    def test_each_installed_connection_pays_one(self) -> None:
        with Table("runner") as t:
            t.runner.put("Kati Jones")
            t.runner.put("Bhagat")
            t.runner.put("Daily Casts")
            t.runner.hand("Calling in Favors", "Kati Jones").set(credits=0)
            t.runner.play("Calling in Favors")
            t.settle()
            assert t.runner.credits == 2

    def test_without_connections_it_is_not_played(self) -> None:
        with Table("runner") as t:
            t.runner.put("Daily Casts")
            t.runner.hand("Calling in Favors")
            assert not t.runner.can("play", "Calling in Favors")


class TestExpressDelivery:
    def test_one_of_the_top_four_comes_to_the_grip_and_the_stack_is_shuffled(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Express Delivery").deck("Medium", "Corroder", "Diesel", "Inject", "Ninja")
            before = len(t.runner.titles("deck"))
            t.runner.play("Express Delivery")
            assert not t.runner.can("pick", "Medium")
            t.runner.pick("Corroder")
            t.settle()
            assert t.runner.titles("hand") == ["Corroder"]
            assert len(t.runner.titles("deck")) == before - 1
            assert t.happened("shuffled") == 1
            assert t.happened("revealed") == 0
