"""What events of the SanSan cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, who

from sneakdoor.model.enums import CORP
from sneakdoor.rules.quantities import advancement_requirement
from sneakdoor.testing import Table


@pytest.mark.rule("1.11.3")
@pytest.mark.parametrize("title", ["Power to the People", "Fisk Investment Seminar"])
def test_a_priority_event_is_played_with_the_first_click(title: str) -> None:
    with Table("runner") as t:
        t.runner.hand(title)
        assert t.runner.can("play", title)
        assert "first [click]" in t.state.card(t.cid(title)).text
        t.runner.act("credit")
        assert not t.runner.can("play", title)


class TestPowerToThePeople:
    def test_the_first_agenda_that_is_accessed_pays_seven(self) -> None:
        with Table("runner") as t:
            t.corp.put("Hostile Takeover", "Server 1")
            t.corp.put("Priority Requisition", "Server 2")
            t.corp.put("PAD Campaign", "Server 3")
            t.runner.hand("Power to the People").set(credits=0)
            t.runner.play("Power to the People")
            t.runner.run("Server 3")
            t.finish_run()
            assert t.runner.credits == 0
            t.runner.run("Server 1")
            t.finish_run()
            assert t.runner.credits == 7
            t.runner.run("Server 2")
            t.finish_run()
            assert t.runner.credits == 7

    def test_an_agenda_in_hq_will_do(self) -> None:
        with Table("runner") as t:
            t.corp.hand("Hostile Takeover")
            t.runner.hand("Power to the People").set(credits=0)
            t.runner.play("Power to the People")
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.credits == 7

    def test_the_next_turn_is_too_late(self) -> None:
        with Table("runner") as t:
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.hand("Power to the People").set(credits=0)
            t.runner.play("Power to the People")
            t.settle()
            t.end_turn()
            t.end_turn()
            t.runner.set(credits=0)
            t.runner.run("Server 1")
            t.finish_run()
            assert t.runner.credits == 0

    @pytest.mark.rule("9.6.2c")
    def test_an_agenda_accessed_before_the_first_click_was_the_first(self) -> None:
        with Table("corp") as t:
            t.corp.put("Hostile Takeover", "Server 1")
            t.corp.put("Priority Requisition", "Server 2")
            t.runner.discard("Out of the Ashes").hand("Power to the People").set(credits=0)
            t.end_turn(stop="reaction")
            t.runner.act("trigger", "Out of the Ashes")
            t.runner.act("server", server="Server 1")
            t.settle()
            t.runner.play("Power to the People")
            t.runner.run("Server 2")
            t.finish_run()
            assert t.runner.score == 4
            assert t.runner.credits == 0


class TestFiskInvestmentSeminar:
    def test_each_player_draws_three_cards(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Fisk Investment Seminar").deck("Corroder", "Diesel", "Inject")
            t.corp.hand("Ice Wall").deck("Enigma", "Hedge Fund", "Snare!")
            t.runner.play("Fisk Investment Seminar")
            t.settle()
            assert sorted(t.runner.titles("hand")) == ["Corroder", "Diesel", "Inject"]
            assert sorted(t.corp.titles("hand")) == ["Enigma", "Hedge Fund", "Ice Wall", "Snare!"]

    def test_a_corp_with_too_few_cards_loses(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Fisk Investment Seminar")
            with t.changing() as s:
                del s.deck[0][2:]
            t.runner.play("Fisk Investment Seminar")
            t.settle()
            assert t.outcome is not None


class TestHacktivistMeeting:
    def table(self, *hand: str) -> Table:
        t = Table("runner")
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.put("Ice Wall", "HQ")
        t.corp.hand(*hand).set(credits=9)
        t.runner.hand("Hacktivist Meeting", "Hacktivist Meeting")
        t.runner.play("Hacktivist Meeting")
        t.settle()
        return t

    def test_what_is_no_ice_costs_a_card_of_hq_at_random(self) -> None:
        with self.table("Enigma", "Hedge Fund") as t:
            t.runner.run("HQ")
            t.corp.rez("PAD Campaign")
            assert len(t.corp.titles("hand")) == 1
            assert len(t.corp.titles("discard")) == 1
            assert who(t, "trashed") == [CORP]
            t.corp.rez("Ice Wall")
            t.finish_run()
            assert len(t.corp.titles("hand")) == 1

    def test_an_empty_hq_cannot_pay(self) -> None:
        with self.table() as t:
            t.runner.run("R&D")
            assert not t.corp.can("rez", "PAD Campaign")
            t.finish_run()

    @pytest.mark.rule("3.7.1b")
    def test_a_scored_agenda_ends_it(self) -> None:
        with self.table("Enigma", "Hedge Fund") as t:
            t.corp.put("Hostile Takeover", "Server 2", tokens={"advancement": 2})
            t.end_turn(stop="paid ability window")
            t.corp.score_agenda("Hostile Takeover")
            t.corp.rez("PAD Campaign")
            assert t.corp.titles("discard") == []
            assert t.zone("Hacktivist Meeting", 0) != t.zone("Hacktivist Meeting", 1)


class TestTrafficJam:
    def table(self) -> Table:
        t = Table("runner")
        t.corp.scored("Hostile Takeover", "Hostile Takeover")
        t.runner.scored("Priority Requisition")
        t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 3})
        t.corp.put("Priority Requisition", "Server 2", tokens={"advancement": 5})
        t.runner.hand("Traffic Jam")
        t.runner.play("Traffic Jam")
        t.settle()
        return t

    def test_each_scored_copy_asks_for_one_more(self) -> None:
        with self.table() as t:
            t.end_turn(stop="paid ability window")
            assert not t.corp.can("score", "Hostile Takeover")
            t.corp.advance(t.card("Hostile Takeover", 2))
            t.corp.score_agenda(t.card("Hostile Takeover", 2))
            t.settle()
            assert t.corp.score == 3

    def test_it_is_so_wherever_the_agenda_is(self) -> None:
        with self.table() as t:
            t.corp.hand("Hostile Takeover", "Priority Requisition")
            hand = {t.state.card(cid).title: advancement_requirement(t.state, cid) for cid in t.state.hand[CORP]}
            assert hand == {"Hostile Takeover": 4, "Priority Requisition": 5}

    def test_copies_that_the_runner_has_do_not_count_and_scoring_another_ends_it(self) -> None:
        with self.table() as t:
            t.end_turn(stop="paid ability window")
            t.corp.score_agenda("Priority Requisition")
            t.settle()
            assert t.zone("Traffic Jam") == "the heap"
            t.corp.act("credit")
            t.corp.score_agenda(t.card("Hostile Takeover", 2))
            t.settle()
            assert t.corp.score == 2 + 3 + 1


class TestGameDay:
    @pytest.mark.parametrize(("more", "brain"), [(0, 0), (3, 0), (1, 2)])
    def test_the_grip_is_filled_up_to_the_maximum_hand_size(self, more: int, brain: int) -> None:
        with Table("runner") as t:
            t.runner.hand("Game Day", *["Diesel"] * more)
            with t.changing() as s:
                s.brain = brain
            t.runner.play("Game Day")
            t.settle()
            assert len(t.runner.titles("hand")) == 5 - brain
            assert t.runner.clicks == 2

    def test_a_full_grip_has_no_use_for_it(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Game Day", *["Diesel"] * 5)
            assert not t.runner.can("play", "Game Day")


class TestImmolationScript:
    def table(self, *heap: str) -> Table:
        t = Table("runner")
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.corp.put("Ice Wall", "R&D")
        t.corp.put("Enigma", "HQ", rezzed=True)
        t.corp.discard(*heap)
        t.runner.hand("Immolation Script")
        t.runner.play("Immolation Script")
        return t

    def test_a_rezzed_copy_is_trashed_instead_of_one_access(self) -> None:
        with self.table("Ice Wall", "Hedge Fund") as t:
            t.runner.act("access", "Ice Wall")
            t.runner.act("access", "Hedge Fund")
            t.finish_run()
            assert accessed(t) == ["Hedge Fund"]
            assert t.corp.titles("discard").count("Ice Wall") == 2
            assert t.happened("trashed") == 2  # that ice, and the event itself
            assert t.card("Enigma").installed

    def test_only_one_access_is_replaced(self) -> None:
        with self.table("Ice Wall", "Enigma") as t:
            t.runner.act("access", "Enigma")
            t.runner.act("access", "Ice Wall")
            t.finish_run()
            assert accessed(t) == ["Ice Wall"]
            assert t.corp.titles("discard").count("Enigma") == 2
            assert t.corp.titles("discard").count("Ice Wall") == 1

    def test_ice_without_a_rezzed_copy_is_accessed(self) -> None:
        with self.table("Hadrian's Wall") as t:
            t.finish_run()
            assert accessed(t) == ["Hadrian's Wall"]

    def test_of_several_rezzed_copies_one_is_chosen(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.corp.discard("Ice Wall")
            t.runner.hand("Immolation Script")
            t.runner.play("Immolation Script")
            t.runner.pick(t.card("Ice Wall", 1))
            t.finish_run()
            assert t.card("Ice Wall", 0).installed
            assert t.zone("Ice Wall", 1) == "Archives"
            assert accessed(t) == []

    def test_a_later_run_is_as_any(self) -> None:
        with self.table("Hedge Fund") as t:
            t.finish_run()
            t.corp.discard("Ice Wall")
            t.runner.run("Archives")
            t.runner.act("access", "Ice Wall")
            t.finish_run()
            assert "Ice Wall" in accessed(t)
            assert t.card("Ice Wall", 0).installed
