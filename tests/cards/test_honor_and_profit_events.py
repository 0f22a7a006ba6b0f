"""What events of Honor and Profit do."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, now, told

from sneakdoor.model.enums import CORP, Side
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


class TestFeint:
    def table(self, ice: int) -> Table:
        t = Table("runner")
        for _ in range(ice):
            t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.corp.hand("Hostile Takeover")
        t.runner.hand("Feint").set(credits=2)
        t.runner.play("Feint")
        return t

    @pytest.mark.parametrize(("ice", "success"), [(0, 1), (1, 1), (2, 1), (3, 0)])
    def test_two_pieces_of_ice_are_bypassed_and_no_more(self, ice: int, success: int) -> None:
        with self.table(ice) as t:
            t.finish_run()
            assert t.happened("bypassed") == min(ice, 2)
            assert t.happened("successful run") == success

    def test_no_card_is_accessed(self) -> None:
        with self.table(1) as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.finish_run()
            assert accessed(t) == []
            t.runner.run("Server 1")
            t.finish_run()
            assert accessed(t) == ["PAD Campaign"]

    def test_the_next_run_bypasses_nothing(self) -> None:
        with self.table(1) as t:
            t.finish_run()
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("successful run") == 1


class TestPlannedAssault:
    def table(self, *deck: str, money: int = 4) -> Table:
        t = Table("runner")
        t.runner.hand("Planned Assault").deck(*deck).set(credits=money)
        t.runner.play("Planned Assault")
        return t

    def test_a_run_event_is_found_and_played_for_its_cost(self) -> None:
        with self.table("Dirty Laundry", "Sure Gamble") as t:
            assert not t.runner.can("pick", "Sure Gamble")
            t.runner.pick("Dirty Laundry")
            t.runner.act("server", server="Archives")
            t.settle()
            assert t.runner.credits == 4 - 2 - 2 + 5
            assert t.runner.clicks == 2
            assert t.zone("Dirty Laundry") == "the heap"

    def test_additional_costs_are_ignored(self) -> None:
        with self.table("Running Interference", money=6) as t:
            t.runner.pick("Running Interference")
            t.runner.act("server", server="Archives")
            t.settle()
            assert t.runner.credits == 0
            assert t.runner.clicks == 2

    def test_so_it_is_found_where_no_click_is_left_for_them(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Planned Assault").deck("Running Interference").set(credits=9)
            t.runner.act("credit")
            t.runner.act("credit")
            t.runner.play("Planned Assault")
            t.runner.pick("Running Interference")
            t.runner.act("server", server="Archives")
            t.settle()
            assert t.happened("successful run") == 1

    def test_what_cannot_be_paid_is_not_found(self) -> None:
        with self.table("Dirty Laundry", money=3) as t:
            t.settle()
            assert t.zone("Dirty Laundry") == "the stack"
            assert t.happened("shuffled") == 1

    @pytest.mark.rule("1.11.3")
    def test_a_priority_event_cannot_be_played_so(self) -> None:
        with self.table("Early Bird") as t:
            t.settle()
            assert t.zone("Early Bird") == "the stack"

    @pytest.mark.rule("8.5.1a")
    def test_an_x_is_chosen_and_paid(self) -> None:
        with self.table("Bribery", money=6) as t:
            t.runner.pick("Bribery")
            t.runner.number(3)
            t.runner.act("server", server="Archives")
            t.settle()
            assert t.runner.credits == 1

    @pytest.mark.rule("1.15.9")
    def test_it_costs_a_second_click_itself(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Planned Assault").deck("Dirty Laundry").set(credits=9)
            for _ in range(3):
                t.runner.act("credit")
            assert not t.runner.can("play", "Planned Assault")


class TestPushYourLuck:
    def table(self, money: int = 7) -> Table:
        t = Table("runner")
        t.runner.hand("Push Your Luck").set(credits=money)
        t.runner.play("Push Your Luck")
        return t

    @pytest.mark.parametrize(
        ("spent", "guess", "left"), [(5, 0, 10), (5, 1, 0), (4, 1, 9), (4, 0, 1), (0, 1, 5), (0, 0, 5)]
    )
    def test_a_wrong_guess_doubles_what_was_spent(self, spent: int, guess: int, left: int) -> None:
        with self.table() as t:
            assert not t.runner.can("number", number=6)
            t.runner.number(spent)
            assert len(now(t).options) == 2
            t.corp.number(guess)
            t.settle()
            assert t.runner.credits == left
            assert "guess was wrong" in t.state.card(t.cid("Push Your Luck")).text
            assert "even" in told(t, CORP) or "odd" in told(t, CORP)

    @pytest.mark.rule("1.10.3c")
    def test_the_corp_does_not_see_what_is_spent(self) -> None:
        seen = []
        for spent in (1, 4):
            with self.table() as t:
                t.runner.number(spent)
                seen.append(str(t.game.view(Side.CORP).as_dict()))
                t.corp.number(0)
                t.settle()
        assert seen[0] == seen[1]

    def test_what_cannot_be_spent_in_secret_cannot_be_spent_here(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Government Investigations", "Push Your Luck").set(credits=7)
            t.runner.play("Government Investigations")
            t.runner.play("Push Your Luck")
            assert t.runner.can("number", number=3)
            assert not t.runner.can("number", number=2)
            t.runner.number(3)
            t.corp.number(0)
            t.settle()
            assert t.runner.credits == 8
