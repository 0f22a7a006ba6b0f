"""What events of Terminal Directive do."""

from __future__ import annotations

import pytest
from tests.verbs import accessed

from sneakdoor.model.enums import CORP
from sneakdoor.testing import Table


class TestCarefulPlanning:
    def table(self) -> Table:
        t = Table("runner")
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.put("Ice Wall", "Server 1")
        t.corp.put("Enigma", "HQ")
        t.corp.set(credits=9)
        t.runner.hand("Careful Planning").set(credits=3)
        return t

    @pytest.mark.parametrize(("title", "other"), [("PAD Campaign", "Ice Wall"), ("Ice Wall", "PAD Campaign")])
    def test_a_card_of_a_remote_server_is_not_rezzed_this_turn(self, title: str, other: str) -> None:
        with self.table() as t:
            t.runner.play("Careful Planning")
            assert not t.runner.can("pick", t.card("Enigma"))
            t.runner.pick(t.card(title))
            t.runner.run("Server 1")
            assert not t.corp.can("rez", title)
            t.corp.rez(other)
            t.finish_run()
            t.end_turn(stop="paid ability window")
            assert t.corp.can("rez", "PAD Campaign") is (title == "PAD Campaign")

    @pytest.mark.rule("1.11.3")
    def test_only_with_the_first_click_and_with_something_to_choose(self) -> None:
        with self.table() as t:
            assert t.runner.can("play", "Careful Planning")
            assert "first [click]" in t.state.card(t.cid("Careful Planning")).text
            t.runner.act("credit")
            assert not t.runner.can("play", "Careful Planning")
        with Table("runner") as t:
            t.corp.put("Enigma", "HQ")
            t.runner.hand("Careful Planning").set(credits=3)
            assert not t.runner.can("play", "Careful Planning")


class TestDeepDataMining:
    @pytest.mark.parametrize(("programs", "chips", "cards"), [(0, 0, 5), (1, 0, 4), (4, 0, 1), (0, 2, 5)])
    def test_each_unused_memory_unit_is_a_card_more(self, programs: int, chips: int, cards: int) -> None:
        with Table("runner") as t:
            for _ in range(programs):
                t.runner.put("Corroder")
            for _ in range(chips):
                t.runner.put("Akamatsu Mem Chip")
            t.corp.deck(*["Hedge Fund"] * 8)
            t.runner.hand("Deep Data Mining").set(credits=3)
            t.runner.play("Deep Data Mining")
            t.finish_run()
            assert len(accessed(t)) == cards

    def test_the_next_run_is_as_any(self) -> None:
        with Table("runner") as t:
            t.corp.deck(*["Hedge Fund"] * 8)
            t.runner.hand("Deep Data Mining").set(credits=3)
            t.runner.play("Deep Data Mining")
            t.finish_run()
            t.runner.run("R&D")
            t.finish_run()
            assert len(accessed(t)) == 6


class TestBruteForceHack:
    def table(self, money: int = 9) -> Table:
        t = Table("runner")
        t.corp.put("Enigma", "HQ", rezzed=True)
        t.corp.put("Hadrian's Wall", "R&D", rezzed=True)
        t.corp.put("Ice Wall", "Archives")
        t.runner.hand("Brute-Force-Hack").set(credits=money)
        return t

    def test_ice_that_costs_x_or_less_is_derezzed(self) -> None:
        with self.table() as t:
            t.runner.play("Brute-Force-Hack")
            t.runner.number(4)
            t.settle()
            assert t.card("Enigma").installed
            assert not t.card("Enigma").rezzed
            assert t.card("Hadrian's Wall").rezzed
            assert (t.runner.credits, t.runner.clicks) == (5, 2)

    def test_exactly_its_cost_is_enough_and_less_is_not(self) -> None:
        with self.table(3) as t:
            assert t.runner.can("play", "Brute-Force-Hack")
        with self.table(2) as t:
            assert not t.runner.can("play", "Brute-Force-Hack")

    def test_of_several_one_is_chosen(self) -> None:
        with self.table(10) as t:
            t.runner.play("Brute-Force-Hack")
            t.runner.number(10)
            t.runner.pick("Hadrian's Wall")
            t.settle()
            assert t.card("Enigma").rezzed
            assert not t.card("Hadrian's Wall").rezzed

    @pytest.mark.rule("1.15.9")
    def test_it_costs_a_second_click(self) -> None:
        with self.table() as t:
            for _ in range(3):
                t.runner.act("credit")
            assert not t.runner.can("play", "Brute-Force-Hack")


class TestSYNAttack:
    def table(self, *hand: str) -> Table:
        t = Table("runner")
        t.corp.hand(*hand)
        t.runner.hand("SYN Attack")
        t.runner.play("SYN Attack")
        return t

    def test_the_corp_discards_two_cards_of_its_choice(self) -> None:
        with self.table("Ice Wall", "Enigma", "Hedge Fund") as t:
            t.corp.mode("discard")
            t.corp.pick("Ice Wall", "Hedge Fund")
            t.settle()
            assert t.corp.titles("hand") == ["Enigma"]
            assert t.happened("discarded") == 2
            assert "trashed" not in [one.kind for one in t.state.journal.since(0) if one.side == CORP]
            assert t.runner.clicks == 2

    def test_or_draws_four(self) -> None:
        with self.table("Ice Wall", "Enigma", "Hedge Fund") as t:
            t.corp.mode("draw")
            t.settle()
            assert len(t.corp.titles("hand")) == 7

    @pytest.mark.rule("9.8.5b")
    def test_with_one_card_it_can_only_draw(self) -> None:
        with self.table("Ice Wall") as t:
            t.settle()
            assert len(t.corp.titles("hand")) == 5
