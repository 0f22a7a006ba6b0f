"""What events of the Spin cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import damaged, entries, strike, told, top

from sneakdoor.cards.vocabulary import hardware
from sneakdoor.model.enums import MEAT, RUNNER
from sneakdoor.testing import Table


@pytest.mark.rule("1.15.9")
@pytest.mark.parametrize(
    "title",
    ["Frame Job", "Executive Wiretaps", "Lawyer Up", "Lucky Find", "Eureka!", "Power Nap", "Running Interference"],
)
def test_a_double_costs_a_second_click(title: str) -> None:
    with Table("runner") as t:
        t.runner.hand(title).scored("Hostile Takeover").set(credits=20, tags=1)
        t.corp.hand("Ice Wall")
        t.runner.act("credit")
        t.runner.act("credit")
        assert t.runner.can("play", title)
        t.runner.act("credit")
        assert not t.runner.can("play", title)


class TestFrameJob:
    def test_a_forfeited_agenda_gives_the_corp_one_bad_publicity(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Frame Job").scored("Hostile Takeover", "Priority Requisition")
            t.runner.play("Frame Job")
            t.runner.pick("Hostile Takeover")
            t.settle()
            assert t.state.bad_publicity == 1
            assert "give the Corp" in t.state.card(t.cid("Frame Job")).text
            assert t.runner.score == 3
            assert t.runner.clicks == 2

    def test_without_an_agenda_it_is_not_played(self) -> None:
        with Table("runner") as t:
            t.corp.scored("Hostile Takeover")
            t.runner.hand("Frame Job")
            assert not t.runner.can("play", "Frame Job")


class TestExecutiveWiretaps:
    def test_both_see_all_of_hq(self) -> None:
        with Table("runner") as t:
            t.corp.hand("Ice Wall", "Hedge Fund")
            t.runner.hand("Executive Wiretaps")
            t.runner.play("Executive Wiretaps")
            t.settle()
            assert "Ice Wall" in told(t, RUNNER)
            assert "Hedge Fund" in told(t, RUNNER)
            assert sorted(t.corp.titles("hand")) == ["Hedge Fund", "Ice Wall"]

    def test_there_has_to_be_a_card_in_hq(self) -> None:
        with Table("runner") as t:
            t.corp.hand()
            t.runner.hand("Executive Wiretaps")
            assert not t.runner.can("play", "Executive Wiretaps")


class TestLawyerUp:
    @pytest.mark.parametrize(("n", "left"), [(2, 1), (1, 2), (0, 3)])
    def test_up_to_two_tags_go_and_three_cards_come(self, n: int, left: int) -> None:
        with Table("runner") as t:
            t.runner.hand("Lawyer Up").deck(*["Diesel"] * 5).set(tags=3)
            t.runner.play("Lawyer Up")
            assert not t.runner.can("number", number=3)
            t.runner.number(n)
            t.settle()
            assert t.state.tags == left
            assert t.runner.titles("hand") == ["Diesel"] * 3

    def test_one_half_is_enough(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Lawyer Up", "Lawyer Up").deck("Diesel", "Inject", "Corroder")
            t.runner.play("Lawyer Up")
            t.settle()
            assert sorted(t.runner.titles("hand")) == ["Corroder", "Diesel", "Inject", "Lawyer Up"]

    def test_with_neither_tags_nor_cards_it_is_not_played(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Lawyer Up")
            with t.changing() as s:
                s.deck[RUNNER].clear()
            assert not t.runner.can("play", "Lawyer Up")


class TestBlackmail:
    def table(self, bad_publicity: int = 1) -> Table:
        t = Table("runner")
        t.corp.put("Ice Wall", "HQ")
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.set(credits=9, bad_publicity=bad_publicity)
        t.runner.hand("Blackmail")
        return t

    def test_no_ice_is_rezzed_during_the_run_and_other_cards_are(self) -> None:
        with self.table() as t:
            t.runner.play("Blackmail")
            t.runner.act("server", server="HQ")
            assert not t.corp.can("rez", "Ice Wall")
            t.corp.rez("PAD Campaign")
            assert t.run is not None
            t.finish_run()
            assert t.happened("successful run") == 1
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            t.finish_run()
            assert t.happened("successful run") == 1

    def test_not_without_bad_publicity(self) -> None:
        with self.table(0) as t:
            assert not t.runner.can("play", "Blackmail")

    @pytest.mark.rule("1.9.4")
    def test_bad_publicity_that_is_only_considered_to_be_there_will_do(self) -> None:
        with self.table(0) as t:
            t.runner.hand("Blackmail", "Corporate Scandal")
            t.runner.play("Corporate Scandal")
            t.settle()
            assert t.runner.can("play", "Blackmail")


def test_lucky_find_pays_nine() -> None:
    with Table("runner") as t:
        t.runner.hand("Lucky Find").set(credits=3)
        t.runner.play("Lucky Find")
        t.settle()
        assert (t.runner.credits, t.runner.clicks) == (9, 2)


class TestEureka:
    @pytest.mark.parametrize(("cost", "rest"), [(9, 0), (10, 0), (11, 1), (14, 4)])
    def test_the_top_card_is_installed_for_ten_less(self, cost: int, rest: int) -> None:
        with Table("runner", cards=(hardware("Colossus", "neutral_runner", cost=cost),)) as t:
            t.runner.hand("Eureka!").deck("Colossus").set(credits=3 + rest)
            t.runner.play("Eureka!")
            t.runner.pick("Colossus")
            t.settle()
            assert t.card("Colossus").installed
            assert t.runner.credits == 0

    def test_what_cannot_be_paid_is_trashed(self) -> None:
        with Table("runner", cards=(hardware("Colossus", "neutral_runner", cost=11),)) as t:
            t.runner.hand("Eureka!").deck("Colossus").set(credits=3)
            t.runner.play("Eureka!")
            t.settle()
            assert t.zone("Colossus") == "the heap"

    def test_who_declines_trashes_it(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Eureka!").deck("Corroder")
            t.runner.play("Eureka!")
            t.runner.pick()
            t.settle()
            assert t.zone("Corroder") == "the heap"
            assert len(entries(t, "revealed")) == 1

    def test_an_event_is_trashed(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Eureka!").deck("Corroder", "Diesel")
            t.runner.play("Eureka!")
            t.settle()
            assert sorted(t.runner.titles("discard")) == ["Diesel", "Eureka!"]
            assert top(t, RUNNER) == ["Corroder"]

    def test_an_empty_stack_has_no_top_card(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Eureka!")
            with t.changing() as s:
                s.deck[RUNNER].clear()
            assert not t.runner.can("play", "Eureka!")


@pytest.mark.parametrize(("heap", "gained"), [((), 2), (("Lucky Find",), 3), (("Queen's Gambit", "Drive By"), 4)])
def test_power_nap_pays_for_doubles_in_the_heap(heap: tuple[str, ...], gained: int) -> None:
    with Table("runner") as t:
        t.runner.hand("Power Nap").discard("Diesel", *heap).set(credits=0)
        t.corp.discard("Red Level Clearance")
        t.runner.play("Power Nap")
        t.settle()
        assert t.runner.credits == gained


class TestLeverage:
    def table(self) -> Table:
        t = Table("runner", cards=(strike(2, MEAT),))
        t.runner.hand("Leverage", *["Diesel"] * 4)
        t.corp.hand("Strike", "Strike")
        return t

    def test_the_corp_may_take_two_bad_publicity_and_damage_is_done_as_ever(self) -> None:
        with self.table() as t:
            assert not t.runner.can("play", "Leverage")
            t.runner.run("HQ")
            t.finish_run()
            t.runner.play("Leverage")
            t.corp.yes()
            t.settle()
            assert t.state.bad_publicity == 2
            t.end_turn()
            t.corp.play("Strike")
            t.settle()
            assert damaged(t) == 2

    @pytest.mark.rule("1.4:9.9")
    def test_or_no_damage_is_done_until_the_runners_next_turn_begins(self) -> None:
        with self.table() as t:
            t.runner.run("HQ")
            t.finish_run()
            t.runner.play("Leverage")
            t.corp.no()
            t.settle()
            assert t.state.bad_publicity == 0
            t.corp.put("Neural Katana", "R&D", rezzed=True)
            t.runner.run("R&D")
            t.finish_run()
            t.end_turn()
            t.corp.play("Strike")
            t.settle()
            assert damaged(t) == 0
            assert t.outcome is None
            t.end_turn()
            t.runner.run("R&D")
            t.finish_run()
            assert damaged(t) == 3

    @pytest.mark.rule("1.15.1b")
    def test_what_is_prevented_cannot_be_paid(self) -> None:
        with self.table() as t:
            t.runner.put("Zer0")
            assert t.runner.can("use", "Zer0")
            t.runner.run("HQ")
            t.finish_run()
            t.runner.play("Leverage")
            t.corp.no()
            t.settle()
            assert not t.runner.can("use", "Zer0")

    def test_a_run_on_another_server_will_not_do(self) -> None:
        with self.table() as t:
            t.runner.run("R&D")
            t.finish_run()
            assert not t.runner.can("play", "Leverage")


class TestRunningInterference:
    def table(self, corp: int) -> Table:
        t = Table("runner")
        t.corp.put("Enigma", "HQ")
        t.corp.put("Ash 2X3ZB9CY", "Server 1")
        t.corp.set(credits=corp)
        t.runner.hand("Running Interference").set(credits=4)
        return t

    def test_each_ice_costs_its_rez_cost_twice(self) -> None:
        with self.table(6) as t:
            t.runner.play("Running Interference")
            t.runner.act("server", server="HQ")
            t.corp.rez("Enigma")
            t.settle()
            t.finish_run()
            assert t.card("Enigma").rezzed
            assert t.corp.credits == 0
            assert t.runner.clicks == 2 - 1  # the first subroutine takes one

    def test_who_cannot_pay_both_does_not_rez(self) -> None:
        with self.table(5) as t:
            t.runner.play("Running Interference")
            t.runner.act("server", server="HQ")
            assert not t.corp.can("rez", "Enigma")
            t.corp.rez("Ash 2X3ZB9CY")
            assert t.corp.credits == 3
            assert t.run is not None
            t.finish_run()
            t.runner.run("HQ")
            t.corp.rez("Enigma")
            assert t.corp.credits == 0
            t.finish_run()
