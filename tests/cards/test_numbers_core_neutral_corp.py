"""The numbers of the neutral Corp cards of the core sets: each exactly, and what they leave alone."""

from __future__ import annotations

import pytest

from sneakdoor.model.enums import CORP
from sneakdoor.testing import Table


def test_a_hedge_fund_turns_five_credits_into_nine() -> None:
    with Table("corp") as t:
        t.corp.hand("Hedge Fund").set(credits=5)
        t.corp.play("Hedge Fund")
        assert (t.corp.credits, t.runner.credits) == (9, 5)


def test_pad_campaign_pays_one_credit_when_the_corps_turn_begins_and_none_in_the_runners() -> None:
    with Table("corp", clicks=1) as t:
        t.corp.put("PAD Campaign", "Server 1", rezzed=True)
        t.end_turn()  # with a click for a credit
        assert (t.corp.credits, t.runner.credits) == (6, 5)
        t.end_turn()
        assert (t.corp.credits, t.runner.credits) == (7, 9)


def test_melange_mining_corp_takes_three_clicks_for_seven_credits() -> None:
    with Table("corp", clicks=3) as t:
        t.corp.put("Melange Mining Corp.", "Server 1", rezzed=True)
        t.corp.use("Melange Mining Corp.")
        assert (t.corp.clicks, t.corp.credits) == (0, 12)


def test_melange_mining_corp_is_not_to_be_had_for_two_clicks() -> None:
    with Table("corp", clicks=2) as t:
        t.corp.put("Melange Mining Corp.", "Server 1", rezzed=True)
        assert not t.corp.can("use", "Melange Mining Corp.")


def test_enigma_costs_the_runner_one_click_and_ends_the_run() -> None:
    with Table("runner", clicks=4) as t:
        t.corp.put("Enigma", "HQ", rezzed=True)
        t.runner.run("HQ")
        t.finish_run()
        assert (t.runner.clicks, t.corp.clicks) == (2, 0)
        assert t.happened("successful run") == 0


def test_wall_of_static_ends_the_run_with_its_one_subroutine() -> None:
    with Table("runner") as t:
        t.corp.put("Wall of Static", "HQ", rezzed=True)
        t.runner.run("HQ")
        t.finish_run()
        assert t.happened("successful run") == 0
        assert t.card("Wall of Static").strength == 3


@pytest.mark.parametrize(("spends", "tags"), [(2, 1), (3, 0)])
def test_hunter_traces_with_three_for_a_tag(spends: int, tags: int) -> None:
    with Table("runner") as t:
        t.corp.put("Hunter", "HQ", rezzed=True)
        t.corp.set(credits=0)
        t.runner.run("HQ")
        t.runner.number(spends)
        t.finish_run()
        assert t.state.tags == tags
        assert t.happened("successful run") == 1


class TestPriorityRequisition:
    def table(self) -> Table:
        t = Table("corp")
        t.corp.put("Priority Requisition", "Server 1", tokens={"advancement": 5})
        t.corp.put("Hadrian's Wall", "HQ")
        t.corp.put("PAD Campaign", "Server 2")
        t.corp.put("Enigma", "R&D", rezzed=True)
        t.corp.set(credits=0)
        t.corp.score_agenda("Priority Requisition")
        return t

    def test_one_piece_of_ice_is_rezzed_for_nothing(self) -> None:
        with self.table() as t:
            t.corp.trigger("Priority Requisition")  # of all there is only one that can be chosen
            assert t.card("Hadrian's Wall").rezzed
            assert not t.card("PAD Campaign").rezzed
            assert t.corp.credits == 0

    def test_it_may_be_left(self) -> None:
        with self.table() as t:
            t.corp.decline()
            assert not t.card("Hadrian's Wall").rezzed

    def test_another_agenda_that_is_scored_rezzes_nothing(self) -> None:
        with Table("corp") as t:
            t.corp.scored("Priority Requisition", "Paper Trail")
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.corp.put("Hadrian's Wall", "HQ")
            t.runner.put("Underworld Contact")
            t.corp.score_agenda("Hostile Takeover")
            t.settle()  # neither that nor the trace of Paper Trail
            assert not t.card("Hadrian's Wall").rezzed
            assert t.card("Underworld Contact").installed


class TestPrivateSecurityForce:
    def test_each_click_is_one_meat_damage_while_the_runner_is_tagged(self) -> None:
        with Table("corp") as t:
            t.corp.scored("Private Security Force")
            t.runner.hand(*["Sure Gamble"] * 3).set(tags=1)
            t.corp.use("Private Security Force")
            assert len(t.runner.titles("hand")) == 2
            assert t.corp.clicks == 2
            [damage] = [one for one in t.state.journal.since(0) if one.kind == "damaged"]
            assert (damage.cause, damage.amount) == ("meat", 1)

    def test_without_a_tag_there_is_nothing_to_use(self) -> None:
        with Table("corp") as t:
            t.corp.scored("Private Security Force")
            t.runner.hand("Sure Gamble")
            assert not t.corp.can("use", "Private Security Force")


def test_an_ipo_costs_eight_and_pays_thirteen() -> None:
    with Table("corp") as t:
        t.corp.hand("IPO").set(credits=8)
        t.corp.play("IPO")
        t.settle()
        assert t.corp.credits == 13
        assert t.state.active != CORP


@pytest.mark.parametrize(("spends", "trashed"), [(5, ["Armitage Codebusting", "Underworld Contact"]), (6, [])])
def test_paper_trail_traces_with_six(spends: int, trashed: list[str]) -> None:
    with Table("corp") as t:
        t.corp.put("Paper Trail", "Server 1", tokens={"advancement": 4})
        for title in ("Underworld Contact", "Armitage Codebusting", "Ice Carver"):
            t.runner.put(title)
        t.corp.set(credits=0)
        t.runner.set(credits=6)
        t.corp.score_agenda("Paper Trail")
        t.runner.number(spends)
        assert t.runner.titles("discard") == trashed


def test_a_false_lead_needs_two_clicks_to_take_and_takes_the_runners() -> None:
    with Table("runner", clicks=3) as t:
        t.corp.scored("False Lead")
        t.corp.use("False Lead")
        assert (t.runner.clicks, t.corp.score) == (1, 0)
