"""What events of Order and Chaos do."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, damage, who

from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.testing import Table


class TestAmpedUp:
    def test_three_clicks_for_a_brain_damage(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Amped Up", "Diesel")
            t.runner.play("Amped Up")
            t.settle()
            assert t.runner.clicks == 6
            assert damage(t) == [("brain", 1)]
            assert who(t, "damaged") == [RUNNER]
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


class TestKnifedAndSpooned:
    @pytest.mark.parametrize(
        ("title", "breaker", "ice", "other"),
        [("Knifed", "Corroder", "Ice Wall", "Enigma"), ("Spooned", "Gordian Blade", "Enigma", "Ice Wall")],
    )
    def test_the_first_ice_of_its_kind_that_is_broken_is_trashed(
        self, title: str, breaker: str, ice: str, other: str
    ) -> None:
        with Table("runner") as t:
            t.corp.put(ice, "HQ", rezzed=True)
            t.corp.put(ice, "HQ", rezzed=True)
            t.corp.put(other, "R&D", rezzed=True)
            t.runner.put("Corroder")
            t.runner.put("Gordian Blade")
            t.runner.hand(title).set(credits=20)
            t.runner.play(title)
            t.runner.act("server", server="HQ")
            t.runner.break_subroutines(breaker)
            t.runner.continue_run()
            t.runner.break_subroutines(breaker)
            t.finish_run()
            assert t.corp.titles("discard") == [ice]
            assert t.happened("successful run") == 1

    @pytest.mark.parametrize(
        ("title", "breaker", "ice"), [("Knifed", "Gordian Blade", "Enigma"), ("Spooned", "Corroder", "Ice Wall")]
    )
    def test_ice_of_another_kind_stays(self, title: str, breaker: str, ice: str) -> None:
        with Table("runner") as t:
            t.corp.put(ice, "HQ", rezzed=True)
            t.runner.put(breaker)
            t.runner.hand(title).set(credits=20)
            t.runner.play(title)
            t.runner.act("server", server="HQ")
            t.runner.break_subroutines(breaker)
            t.finish_run()
            assert t.corp.titles("discard") == []

    @pytest.mark.both
    def test_one_subroutine_left_saves_it(self) -> None:
        with Table("runner") as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.put("Gordian Blade")
            t.runner.hand("Spooned").set(credits=20)
            t.runner.play("Spooned")
            t.runner.act("server", server="HQ")
            t.runner.break_subroutines("Gordian Blade", 1)
            t.finish_run()
            assert t.card("Enigma").installed


class TestWantonDestruction:
    def table(self, *hand: str) -> Table:
        t = Table("runner")
        t.corp.hand(*hand)
        t.runner.hand("Wanton Destruction")
        t.runner.play("Wanton Destruction")
        return t

    @pytest.mark.parametrize("n", [0, 1, 3])
    def test_each_click_costs_the_corp_a_card_at_random(self, n: int) -> None:
        with self.table(*["Ice Wall"] * 5) as t:
            t.runner.accept()
            assert not t.runner.can("number", number=4)
            t.runner.number(n)
            t.finish_run()
            assert t.runner.clicks == 3 - n or t.runner.clicks == 0
            assert len(t.corp.titles("discard")) == n
            assert accessed(t) == []
            assert who(t, "trashed")[:n] == [CORP] * n

    def test_it_may_be_left_for_the_access(self) -> None:
        with self.table("Ice Wall") as t:
            t.runner.decline()
            t.finish_run()
            assert accessed(t) == ["Ice Wall"]
            assert t.corp.titles("discard") == []
            assert t.state.card(t.cid("Wanton Destruction")).text.count("you may") == 1
