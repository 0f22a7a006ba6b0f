"""What hardware of the SanSan cycle does."""

from __future__ import annotations

import pytest
from tests.verbs import damage, encounter, who

from sneakdoor.model.enums import RUNNER, Side
from sneakdoor.testing import Table


@pytest.mark.parametrize(
    ("title", "kind", "n"), [("Skulljack", "brain", 1), ("Brain Cage", "brain", 1), ("Net-Ready Eyes", "meat", 2)]
)
def test_it_hurts_its_runner_as_it_is_installed_and_never_again(title: str, kind: str, n: int) -> None:
    with Table("runner") as t:
        t.runner.hand(title, *["Diesel"] * 4).set(credits=9)
        t.runner.install(title)
        t.settle()
        assert damage(t) == [(kind, n)]
        assert who(t, "damaged") == [RUNNER]
        t.runner.hand("Akamatsu Mem Chip")
        t.runner.install("Akamatsu Mem Chip")
        t.settle()
        assert damage(t) == [(kind, n)]


class TestSkulljack:
    def test_it_hurts_as_it_is_installed_and_lowers_trash_costs(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.hand("Skulljack", "Diesel", "Diesel").set(credits=9)
            t.runner.install("Skulljack")
            t.settle()
            assert damage(t) == [("brain", 1)]
            assert t.runner.hand_size == 4
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.settle()
            assert t.runner.credits == 9 - 2 - 3
            t.finish_run()

    def test_the_damage_can_be_prevented(self) -> None:
        with Table("runner") as t:
            t.runner.put("Feedback Filter")
            t.runner.hand("Skulljack", "Diesel").set(credits=2)
            t.runner.install("Skulljack")
            t.runner.use("Feedback Filter")
            t.runner.number(1)
            t.settle()
            assert damage(t) == []

    def test_cards_in_hq_are_cheaper_too_and_others_lower_the_cost_beside_it(self) -> None:
        with Table("runner") as t:
            t.corp.hand("PAD Campaign")
            t.runner.put("Skulljack")
            t.runner.put("Demolisher")
            t.runner.set(credits=2)
            t.runner.run("HQ")
            t.runner.act("trash")
            t.settle()
            assert t.runner.credits == 2 - (4 - 1 - 1) + 1


class TestBrainCage:
    def test_it_hurts_and_the_hand_size_is_three_larger(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Brain Cage", "Diesel").set(credits=1)
            t.runner.install("Brain Cage")
            t.settle()
            assert damage(t) == [("brain", 1)]
            assert t.runner.hand_size == 5 - 1 + 3


class TestBookmark:
    def table(self, *hand: str) -> Table:
        t = Table("runner")
        t.runner.put("Bookmark")
        t.runner.hand(*hand)
        return t

    @pytest.mark.parametrize("n", [1, 3])
    def test_up_to_three_cards_are_hosted_and_come_back_for_a_click(self, n: int) -> None:
        with self.table("Corroder", "Diesel", "Inject", "Medium") as t:
            t.runner.use("Bookmark", "host")
            for title in ["Corroder", "Diesel", "Inject"][:n]:
                t.runner.act("pick", title)
            if n < 3:
                t.runner.act("done")
            t.settle()
            assert len(t.runner.titles("hand")) == 4 - n
            assert t.runner.clicks == 3
            assert not t.runner.can("install", "Corroder")
            t.runner.use("Bookmark", "[click]: Add")
            t.settle()
            assert sorted(t.runner.titles("hand")) == ["Corroder", "Diesel", "Inject", "Medium"]
            assert t.runner.clicks == 2
            assert t.card("Bookmark").installed

    def test_only_their_owner_knows_them(self) -> None:
        with self.table("Corroder", "Diesel") as t:
            t.runner.use("Bookmark", "host")
            t.runner.pick("Corroder")
            t.settle()
            assert "Corroder" in str(t.game.view(Side.RUNNER).as_dict())
            assert "Corroder" not in str(t.game.view(Side.CORP).as_dict())

    def test_trashing_it_gives_them_back_without_a_click_in_the_corps_turn_too(self) -> None:
        with self.table("Corroder", "Diesel", "Inject") as t:
            t.runner.use("Bookmark", "host")
            t.runner.pick("Corroder", "Diesel")
            t.settle()
            t.end_turn(stop="paid ability window")
            t.runner.use("Bookmark", "[trash]")
            t.settle()
            assert sorted(t.runner.titles("hand")) == ["Corroder", "Diesel", "Inject"]
            assert t.zone("Bookmark") == "the heap"

    def test_with_nothing_hosted_there_is_nothing_to_add(self) -> None:
        with self.table("Corroder") as t:
            assert not t.runner.can("use", "Bookmark", says="Add")
            assert t.runner.can("use", "Bookmark", says="host")

    @pytest.mark.rule("1.12.11")
    def test_what_it_hosts_is_trashed_with_it(self) -> None:
        with self.table("Corroder") as t:
            t.runner.use("Bookmark", "host")
            t.runner.pick("Corroder")
            t.settle()
            t.runner.set(tags=1)
            t.corp.hand("Best Defense").set(credits=9)
            t.end_turn()
            t.corp.play("Best Defense")
            t.settle()
            assert t.zone("Bookmark") == "the heap"
            assert t.zone("Corroder") == "the heap"


class TestNetReadyEyes:
    def test_it_hurts_and_an_icebreaker_is_stronger_for_the_run(self) -> None:
        with Table("runner") as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.hand("Net-Ready Eyes", "Diesel", "Diesel")
            t.runner.put("Gordian Blade")
            t.runner.put("Corroder")
            t.runner.put("Medium")
            t.runner.install("Net-Ready Eyes")
            t.settle()
            assert damage(t) == [("meat", 2)]
            t.runner.run("HQ")
            assert not t.runner.can("pick", "Medium")
            t.runner.pick("Gordian Blade")
            encounter(t)
            assert (t.card("Gordian Blade").strength, t.card("Corroder").strength) == (3, 2)
            t.finish_run()
            assert t.card("Gordian Blade").strength == 2

    def test_without_an_icebreaker_the_run_goes_on(self) -> None:
        with Table("runner") as t:
            t.runner.put("Net-Ready Eyes")
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("successful run") == 1


class TestDormComputer:
    @pytest.mark.both
    def test_four_counters_each_make_a_run_in_which_no_tag_is_taken(self) -> None:
        with Table("runner") as t:
            t.corp.hand("Snare!")
            t.corp.set(credits=4)
            t.runner.hand("Dorm Computer", *["Diesel"] * 4)
            t.runner.install("Dorm Computer")
            t.settle()
            assert t.card("Dorm Computer").tokens("power") == 4
            t.runner.use("Dorm Computer")
            t.runner.act("server", server="HQ")
            t.corp.accept()
            t.settle()
            t.finish_run()
            assert damage(t) == [("net", 3)]
            assert t.state.tags == 0
            assert t.card("Dorm Computer").tokens("power") == 3
            assert t.runner.clicks == 2

    @pytest.mark.both
    def test_another_piece_of_hardware_brings_no_counters(self) -> None:
        with Table("runner") as t:
            t.runner.put("Dorm Computer", tokens={"power": 1})
            t.runner.hand("Akamatsu Mem Chip")
            t.runner.install("Akamatsu Mem Chip")
            t.settle()
            assert t.card("Dorm Computer").tokens("power") == 1

    @pytest.mark.both
    def test_after_the_run_tags_are_taken_as_ever(self) -> None:
        with Table("runner") as t:
            t.runner.put("Dorm Computer", tokens={"power": 1})
            t.runner.use("Dorm Computer")
            t.runner.act("server", server="Archives")
            t.finish_run()
            assert t.card("Dorm Computer").installed
            assert not t.runner.can("use", "Dorm Computer")
            t.runner.hand("Hot Pursuit").set(credits=2)
            t.runner.play("Hot Pursuit")
            t.finish_run()
            assert t.state.tags == 1


class TestComet:
    def table(self, *hand: str) -> Table:
        t = Table("runner")
        t.runner.put("Comet")
        t.runner.hand(*hand).set(credits=9)
        return t

    @pytest.mark.rule("3.8.5")
    def test_it_is_a_console_with_memory(self) -> None:
        with self.table("Desperado") as t:
            assert t.runner.memory == (0, 5)
            assert not t.runner.can("install", "Desperado")
            assert "Limit 1 console" in t.state.card(t.cid("Comet")).text

    def test_after_the_first_event_another_one_takes_no_click(self) -> None:
        with self.table("Diesel", "Easy Mark", "Sure Gamble", "Corroder") as t:
            t.runner.play("Easy Mark")
            t.runner.accept()
            assert not t.runner.can("pick", "Corroder")
            t.runner.pick("Sure Gamble")
            t.settle()
            assert t.runner.credits == 9 + 3 - 5 + 9
            assert t.runner.clicks == 3
            t.runner.play("Diesel")
            t.settle()
            assert t.runner.clicks == 2

    def test_it_may_be_left_and_comes_again_next_turn(self) -> None:
        with self.table("Diesel", "Easy Mark", "Easy Mark") as t:
            t.runner.play("Easy Mark")
            t.runner.decline()
            t.settle()
            t.end_turn()
            t.end_turn()
            t.runner.play("Easy Mark")
            t.runner.accept()
            t.settle()
            assert t.zone("Diesel") == "the heap"
            assert t.runner.clicks == 3

    @pytest.mark.rule("9.6.2c")
    def test_an_event_played_before_it_came_was_the_first(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Easy Mark", "Easy Mark", "Comet", "Diesel").set(credits=9)
            t.runner.play("Easy Mark")
            t.runner.install("Comet")
            t.runner.play("Easy Mark")
            t.settle()
            assert t.runner.clicks == 1

    def test_a_double_still_costs_its_second_click(self) -> None:
        with self.table("Lucky Find", "Easy Mark") as t:
            t.runner.play("Easy Mark")
            t.runner.accept()
            t.settle()
            assert t.zone("Lucky Find") == "the heap"
            assert t.runner.clicks == 2

    def test_an_event_played_in_the_middle_of_another_is_not_the_first(self) -> None:
        with self.table("Planned Assault", "Easy Mark") as t:
            t.runner.deck("Dirty Laundry")
            t.runner.play("Planned Assault")
            t.runner.pick("Dirty Laundry")
            t.runner.act("server", server="Archives")
            t.settle()
            assert t.zone("Planned Assault") == "the heap"
            t.runner.accept()
            t.settle()
            assert t.runner.credits == 9 - 2 - 2 + 5 + 3
