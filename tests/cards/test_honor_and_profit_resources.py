"""What resources of Honor and Profit do."""

from __future__ import annotations

import pytest
from tests.verbs import damage, strike, told

from sneakdoor.testing import Table


class TestTheophiliusBagbiter:
    def test_all_credits_are_lost_as_it_comes(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Theophilius Bagbiter").set(credits=9)
            t.runner.install("Theophilius Bagbiter")
            assert (t.runner.credits, t.corp.credits) == (0, 5)

    def test_other_cards_take_their_price_alone(self) -> None:
        with Table("runner") as t:
            t.runner.put("Theophilius Bagbiter")
            t.runner.hand("Corroder").set(credits=9)
            t.runner.install("Corroder")
            assert t.runner.credits == 7

    def test_the_hand_size_is_the_number_of_credits(self) -> None:
        with Table("runner") as t:
            t.runner.put("Theophilius Bagbiter")
            for have in (0, 3, 12):
                t.runner.set(credits=have)
                assert t.runner.hand_size == have
            assert t.corp.hand_size == 5

    @pytest.mark.rule("5.5.3b")
    def test_brain_damage_and_other_cards_change_it_still(self) -> None:
        with Table("runner") as t:
            t.runner.put("Theophilius Bagbiter")
            t.runner.set(credits=6, brain=2)
            assert t.runner.hand_size == 4
            t.runner.put("Public Sympathy")
            assert t.runner.hand_size == 6


class TestTriMafContact:
    def test_a_click_is_two_credits_once_each_turn(self) -> None:
        with Table("runner") as t:
            t.runner.put("Tri-maf Contact")
            t.runner.put("Liberated Account", tokens={"credit": 4})
            t.runner.use("Tri-maf Contact")
            assert t.runner.can("use", "Liberated Account")
            assert (t.runner.credits, t.runner.clicks) == (7, 3)
            assert not t.runner.can("use", "Tri-maf Contact")
            t.end_turn()
            t.end_turn()
            assert t.runner.can("use", "Tri-maf Contact")

    def test_trashed_it_hurts(self) -> None:
        with Table("corp") as t:
            t.runner.put("Tri-maf Contact")
            t.runner.set(tags=1).hand(*["Sure Gamble"] * 4)
            t.corp.act("trash resource", "Tri-maf Contact")
            assert damage(t) == [("meat", 3)]
            assert len(t.runner.titles("hand")) == 1
            assert [one.side for one in t.state.journal.since(0) if one.kind == "damaged"] == [1]

    def test_other_cards_that_are_trashed_do_not(self) -> None:
        with Table("runner") as t:
            t.runner.put("Tri-maf Contact")
            t.runner.put("Sports Hopper")
            t.runner.use("Sports Hopper")
            assert damage(t) == []

    def test_from_the_grip_it_does_not(self) -> None:
        with Table("corp", cards=(strike(1),)) as t:
            t.runner.hand("Tri-maf Contact")
            t.corp.hand("Strike")
            t.corp.play("Strike")
            assert damage(t) == [("meat", 1)]


class TestDonutTaganes:
    def test_events_cost_one_more(self) -> None:
        with Table("runner") as t:
            t.runner.put("Donut Taganes")
            t.runner.hand("Sure Gamble", "Corroder").set(credits=6)
            t.runner.play("Sure Gamble")
            assert t.runner.credits == 9
            t.runner.install("Corroder")
            assert t.runner.credits == 7

    def test_so_do_operations(self) -> None:
        with Table("corp") as t:
            t.runner.put("Donut Taganes")
            t.corp.hand("Hedge Fund")
            assert not t.corp.can("play", "Hedge Fund")
            t.corp.set(credits=6)
            t.corp.play("Hedge Fund")
            assert t.corp.credits == 9


class TestOracleMay:
    def test_a_card_of_the_named_type_is_drawn_with_two_credits(self) -> None:
        with Table("runner") as t:
            t.runner.put("Oracle May")
            t.runner.put("Liberated Account", tokens={"credit": 4})
            t.runner.deck("Corroder")
            t.runner.use("Oracle May")
            t.runner.mode("program")
            t.settle()
            assert t.runner.can("use", "Liberated Account")
            assert (t.runner.titles("hand"), t.runner.credits, t.runner.clicks) == (["Corroder"], 7, 3)
            assert "Corroder" in told(t, 0)
            assert not t.runner.can("use", "Oracle May")

    def test_any_other_is_trashed(self) -> None:
        with Table("runner") as t:
            t.runner.put("Oracle May")
            t.runner.deck("Corroder")
            t.runner.use("Oracle May")
            t.runner.mode("event")
            t.settle()
            assert (t.runner.titles("hand"), t.runner.titles("discard")) == ([], ["Corroder"])
            assert t.runner.credits == 5
            t.end_turn()
            t.end_turn()
            assert t.runner.can("use", "Oracle May")
