"""What events of Order and Chaos do."""

from __future__ import annotations

import pytest
from tests.verbs import damage

from sneakdoor.testing import Table


class TestAmpedUp:
    def test_three_clicks_for_a_brain_damage(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Amped Up", "Diesel")
            t.runner.play("Amped Up")
            t.settle()
            assert t.runner.clicks == 6
            assert damage(t) == [("brain", 1)]
            assert t.runner.hand_size == 4

    def test_the_damage_cannot_be_prevented(self) -> None:
        with Table("runner") as t:
            t.runner.put("Feedback Filter")
            t.runner.hand("Amped Up", "Diesel")
            t.runner.play("Amped Up")
            t.settle()
            assert t.card("Feedback Filter").installed
            assert damage(t) == [("brain", 1)]

    def test_without_another_card_it_kills(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Amped Up")
            t.runner.play("Amped Up")
            t.settle()
            assert t.outcome is not None


class TestDayJob:
    def test_it_takes_all_four_clicks_and_pays_ten(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Day Job").set(credits=2)
            t.runner.play("Day Job")
            t.settle()
            assert (t.runner.credits, t.runner.clicks) == (10, 0)

    def test_three_clicks_are_not_enough(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Day Job").set(credits=9)
            t.runner.act("credit")
            assert not t.runner.can("play", "Day Job")


class TestItinerantProtesters:
    def test_each_bad_publicity_takes_one_from_the_corps_hand_size(self) -> None:
        with Table("runner") as t:
            t.corp.set(bad_publicity=2)
            t.runner.hand("Itinerant Protesters")
            t.runner.play("Itinerant Protesters")
            t.settle()
            assert t.corp.hand_size == 3
            assert t.runner.hand_size == 5
            with t.changing() as s:
                s.bad_publicity = 3
            assert t.corp.hand_size == 2
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.end_turn(stop="paid ability window")
            t.corp.score_agenda("Hostile Takeover")
            t.settle()
            assert t.corp.hand_size == 5

    def test_a_negative_hand_size_costs_the_corp_all_cards_and_not_the_game(self) -> None:
        with Table("runner") as t:
            t.corp.set(bad_publicity=7)
            t.corp.hand("Ice Wall")
            t.runner.hand("Itinerant Protesters")
            t.runner.play("Itinerant Protesters")
            t.settle()
            assert t.corp.hand_size == -2
            t.end_turn()
            t.end_turn()
            assert t.outcome is None
            assert t.corp.titles("hand") == []


class TestUninstall:
    @pytest.mark.parametrize("title", ["Corroder", "Desperado"])
    def test_a_program_or_piece_of_hardware_comes_back_to_the_grip(self, title: str) -> None:
        with Table("runner") as t:
            t.runner.put("Corroder")
            t.runner.put("Desperado")
            t.runner.put("Kati Jones")
            t.runner.hand("Uninstall")
            t.runner.play("Uninstall")
            assert not t.runner.can("pick", "Kati Jones")
            t.runner.pick(title)
            t.settle()
            assert t.runner.titles("hand") == [title]

    def test_a_resource_alone_is_nothing_for_it(self) -> None:
        with Table("runner") as t:
            t.runner.put("Kati Jones")
            t.runner.hand("Uninstall")
            assert not t.runner.can("play", "Uninstall")
