"""What events of Reign and Reverie do."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, top

from sneakdoor.testing import Table


class TestGuineaPig:
    def test_the_grip_goes_and_ten_credits_come(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Guinea Pig", "Diesel", "Corroder")
            t.runner.play("Guinea Pig")
            t.settle()
            assert t.runner.titles("hand") == []
            assert t.runner.credits == 5 - 4 + 10

    def test_it_may_be_the_only_card(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Guinea Pig")
            t.runner.play("Guinea Pig")
            t.settle()
            assert t.runner.credits == 11


class TestHotPursuit:
    def test_a_successful_run_pays_nine_and_tags(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Hedge Fund")
            t.runner.hand("Hot Pursuit")
            t.runner.play("Hot Pursuit")
            t.finish_run()
            assert t.runner.credits == 5 - 2 + 9
            assert t.state.tags == 1
            assert t.happened("accessed") == 1

    def test_an_unsuccessful_one_does_neither(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.runner.hand("Hot Pursuit")
            t.runner.play("Hot Pursuit")
            t.finish_run()
            assert t.runner.credits == 3
            assert t.state.tags == 0


class TestOfficeSupplies:
    @pytest.mark.parametrize(("links", "cost"), [(0, 4), (2, 2), (5, 0)])
    def test_each_link_makes_it_cheaper(self, links: int, cost: int) -> None:
        with Table(turn="runner") as t:
            for _ in range(links):
                t.runner.put("Access to Globalsec")
            t.runner.hand("Office Supplies")
            t.runner.play("Office Supplies")
            t.runner.mode("4[credit]")
            t.settle()
            assert t.runner.credits == 5 - cost + 4

    def test_or_four_cards(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Office Supplies")
            t.runner.play("Office Supplies")
            t.runner.mode("Draw")
            t.settle()
            assert len(t.runner.titles("hand")) == 4
            assert t.runner.credits == 1


class TestDivideAndConquer:
    @pytest.mark.both
    def test_after_archives_a_card_of_hq_and_one_of_rnd_are_accessed(self) -> None:
        with Table(turn="runner") as t:
            t.corp.discard("Hedge Fund")
            t.corp.hand("Ice Wall", "Ice Wall").deck("Enigma", "Enigma")
            t.corp.put("Red Herrings", "HQ")
            t.runner.hand("Divide and Conquer")
            t.runner.play("Divide and Conquer")
            t.finish_run()
            assert accessed(t) == ["Hedge Fund", "Ice Wall", "Enigma"]

    @pytest.mark.both
    def test_an_unsuccessful_run_reaches_nothing(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Wall of Static", "Archives", rezzed=True)
            t.corp.hand("Ice Wall")
            t.runner.hand("Divide and Conquer")
            t.runner.play("Divide and Conquer")
            t.finish_run()
            assert accessed(t) == []


class TestInsight:
    def test_the_corp_may_order_four_cards_before_all_see_them(self) -> None:
        with Table(turn="runner") as t:
            t.corp.deck("Hedge Fund", "Ice Wall", "Enigma", "PAD Campaign", "Snare!")
            t.runner.hand("Insight")
            first = top(t, 0, 5)
            t.runner.play("Insight")
            t.corp.yes()
            order = [first[2], first[0], first[3], first[1]]
            t.corp.pick(*order[:-1])
            t.settle()
            assert top(t, 0, 5) == [*order, first[4]]
            assert t.happened("revealed") == 4
            assert t.runner.clicks == 2

    def test_the_corp_may_leave_them(self) -> None:
        with Table(turn="runner") as t:
            t.corp.deck("Hedge Fund", "Ice Wall", "Enigma", "PAD Campaign")
            t.runner.hand("Insight")
            first = top(t, 0, 4)
            t.runner.play("Insight")
            t.corp.no()
            t.settle()
            assert top(t, 0, 4) == first
            assert t.happened("revealed") == 4
