"""What agendas and Corp identities of the Genesis cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import score

from sneakdoor.testing import Table


class TestMandatoryUpgrades:
    def test_each_turn_of_the_corp_has_a_click_more(self) -> None:
        with Table("runner") as t:
            t.corp.scored("Mandatory Upgrades")
            t.end_turn()
            assert t.corp.clicks == 4
            t.end_turn()
            assert t.runner.clicks == 4

    @pytest.mark.rule("1.11.2")
    def test_clicks_are_allotted_as_the_turn_begins(self) -> None:
        with Table() as t:
            score(t, "Mandatory Upgrades", 6)
            assert (t.corp.clicks, t.corp.score) == (3, 2)

    def test_with_the_runner_it_is_no_use(self) -> None:
        with Table() as t:
            t.runner.scored("Mandatory Upgrades")
            t.end_turn()
            assert t.runner.clicks == 4
            t.end_turn()
            assert t.corp.clicks == 3


class TestRestructuredDatapool:
    @pytest.mark.parametrize("pays", [1, 2])
    def test_a_click_traces_for_a_tag(self, pays: int) -> None:
        with Table() as t:
            t.corp.scored("Restructured Datapool")
            t.corp.use("Restructured Datapool")
            t.corp.number(0)
            t.runner.number(pays)
            assert t.state.tags == 2 - pays
            assert t.corp.clicks == 2


class TestTheWorldIsYours:
    def test_the_corp_keeps_one_more_card(self) -> None:
        with Table(corp="NBN: The World is Yours*") as t:
            assert (t.corp.hand_size, t.runner.hand_size) == (6, 5)


class TestCorporateWar:
    @pytest.mark.parametrize(("before", "after"), [(0, 0), (6, 0), (7, 14), (9, 16)])
    def test_seven_credits_bring_seven_and_fewer_are_lost(self, before: int, after: int) -> None:
        with Table() as t:
            t.corp.set(credits=before)
            score(t, "Corporate War", 4)
            assert t.corp.credits == after
            assert t.runner.credits == 5


class TestExecutiveRetreat:
    def test_hq_is_shuffled_in_and_five_cards_come_for_the_counter(self) -> None:
        with Table() as t:
            t.corp.hand("Snare!", "Ice Wall")
            score(t, "Executive Retreat", 5)
            assert t.corp.titles("hand") == []
            assert {"Snare!", "Ice Wall"} <= set(t.corp.titles("deck"))
            assert t.card("Executive Retreat").tokens("agenda") == 1
            t.corp.use("Executive Retreat")
            assert len(t.corp.titles("hand")) == 5
            assert t.corp.clicks == 2
            assert not t.corp.can("use", "Executive Retreat")

    def test_an_empty_hand_is_no_reason_against_the_counter(self) -> None:
        with Table() as t:
            score(t, "Executive Retreat", 5)
            assert t.card("Executive Retreat").tokens("agenda") == 1


class TestGovernmentContracts:
    def test_two_clicks_are_four_credits(self) -> None:
        with Table() as t:
            t.corp.scored("Government Contracts")
            t.corp.use("Government Contracts")
            assert (t.corp.credits, t.corp.clicks) == (9, 1)
            assert not t.corp.can("use", "Government Contracts")

    def test_with_the_runner_nobody_has_them(self) -> None:
        with Table() as t:
            t.runner.scored("Government Contracts")
            assert not t.corp.can("use", "Government Contracts")


class TestBecauseWeBuiltIt:
    TITLE = "Weyland Consortium: Because We Built It"

    def test_a_credit_each_turn_is_there_for_advancing_ice(self) -> None:
        with Table("runner", corp="Weyland Consortium: Because We Built It") as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Vanity Project", "Server 1")
            t.corp.set(credits=0)
            t.end_turn()
            assert t.card(self.TITLE).tokens("credit") == 1
            assert not t.corp.can("advance", "Vanity Project")
            t.corp.advance("Ice Wall")
            assert t.card("Ice Wall").tokens("advancement") == 1
            assert (t.card(self.TITLE).tokens("credit"), t.corp.credits) == (0, 0)
            assert not t.corp.can("advance", "Ice Wall")
            t.end_turn()
            t.end_turn()
            assert t.card(self.TITLE).tokens("credit") == 1

    def test_it_is_for_nothing_else(self) -> None:
        with Table("runner", corp="Weyland Consortium: Because We Built It") as t:
            t.corp.put("Melange Mining Corp.", "Server 1")
            t.corp.set(credits=0)
            t.end_turn()
            assert t.card(self.TITLE).tokens("credit") == 1
            t.corp.act("credit")
            t.corp.rez("Melange Mining Corp.")
            assert (t.card(self.TITLE).tokens("credit"), t.corp.credits) == (1, 0)
