"""What agendas and Corp identities of the Ashes cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import damage, result, score, steal, top

from sneakdoor.cards.vocabulary import Clicks, LookAtTop, paid, resource
from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.rules.scoring import FORBIDDEN, refuse_score
from sneakdoor.testing import Table


def revealed(t: Table) -> list[str]:
    """The titles of what was revealed, in order."""
    return [t.state.card(one.cid).title for one in t.state.journal.since(0) if one.kind == "revealed"]


class TestArchitectDeploymentTest:
    def test_one_of_five_cards_is_installed_and_rezzed_for_nothing(self) -> None:
        with Table() as t:
            t.corp.deck("Tollbooth", "Enigma", "Hedge Fund", "Ice Wall", "Hedge Fund", "Adonis Campaign")
            t.corp.put("Wall of Static", "HQ")
            t.corp.set(credits=0)
            score(t, "Architect Deployment Test", 4)
            assert not t.corp.can("pick", "Tollbooth")  # the sixth card
            assert not t.corp.can("pick", "Hedge Fund")
            t.corp.pick("Enigma")
            t.corp.destination("HQ")
            t.corp.act("done")
            assert t.card("Enigma").rezzed
            assert t.corp.credits == 0
            assert top(t, CORP, 5) == ["Adonis Campaign", "Hedge Fund", "Ice Wall", "Hedge Fund", "Tollbooth"]

    def test_it_may_be_left(self) -> None:
        with Table() as t:
            t.corp.deck("Enigma")
            score(t, "Architect Deployment Test", 4)
            t.corp.decline()
            assert t.happened("installed") == 0


class TestMegaprixQualifier:
    @pytest.mark.parametrize("owner", ["corp", "runner"])
    def test_a_second_one_is_worth_two_points(self, owner: str) -> None:
        with Table() as t:
            (t.corp if owner == "corp" else t.runner).scored("Megaprix Qualifier")
            t.corp.put("Megaprix Qualifier", "Server 1", tokens={"advancement": 3})
            t.corp.score_agenda("Megaprix Qualifier")
            assert t.corp.score == (3 if owner == "corp" else 2)

    def test_the_first_one_gets_no_counter(self) -> None:
        with Table() as t:
            t.corp.scored("Hostile Takeover")
            t.corp.put("Megaprix Qualifier", "Server 1")
            first = t.corp.put("Megaprix Qualifier", "Server 2", tokens={"advancement": 3})
            t.corp.score_agenda(first)
            assert t.corp.score == 2
            assert first.tokens("agenda") == 0

    @pytest.mark.rule("3.2.3")
    def test_in_the_runners_score_area_a_counter_is_worth_nothing(self) -> None:
        with Table() as t:
            t.runner.scored("Hostile Takeover")
            t.corp.scored("Megaprix Qualifier").hand("Exchange of Information")
            t.runner.set(tags=1)
            second = t.corp.put("Megaprix Qualifier", "Server 1", tokens={"advancement": 3})
            t.corp.score_agenda(second)
            assert t.corp.score == 3
            t.corp.play("Exchange of Information")
            t.corp.pick(second)
            assert (t.corp.score, t.runner.score) == (2, 1)


class TestFlowerSermon:
    def test_once_each_turn_a_counter_shows_draws_and_puts_one_back(self) -> None:
        with Table() as t:
            t.corp.deck("Ice Wall", "Enigma", "Tollbooth").hand("PAD Campaign")
            score(t, "Flower Sermon", 4)
            assert t.card("Flower Sermon").tokens("agenda") == 5
            t.corp.use("Flower Sermon")
            t.corp.pick("PAD Campaign")
            assert revealed(t) == ["Tollbooth"]
            assert sorted(t.corp.titles("hand")) == ["Enigma", "Tollbooth"]
            assert top(t, CORP, 2) == ["PAD Campaign", "Ice Wall"]
            assert t.card("Flower Sermon").tokens("agenda") == 4
            assert not t.corp.can("use", "Flower Sermon")


class TestBellona:
    @pytest.mark.rule("7.7.3")
    def test_it_costs_the_runner_five_credits(self) -> None:
        with Table("runner") as t:
            t.runner.set(credits=6)
            steal(t, "Bellona")
            t.runner.act("steal")
            assert (t.runner.score, t.runner.credits) == (3, 1)

    def test_who_has_four_cannot_steal_it(self) -> None:
        with Table("runner") as t:
            t.runner.set(credits=4)
            steal(t, "Bellona")
            assert t.runner.score == 0

    def test_it_pays_the_corp_five_credits(self) -> None:
        with Table() as t:
            score(t, "Bellona", 5)
            assert t.corp.credits == 10


def test_remastered_edition_places_an_advancement_token_on_any_installed_card() -> None:
    with Table() as t:
        t.corp.put("PAD Campaign", "Server 1")
        t.runner.put("Corroder")
        score(t, "Remastered Edition", 4)
        assert t.card("Remastered Edition").tokens("agenda") == 1
        t.corp.use("Remastered Edition")
        assert t.corp.can("pick", "Corroder")
        t.corp.pick("PAD Campaign")
        assert t.card("PAD Campaign").tokens("advancement") == 1
        assert not t.corp.can("use", "Remastered Edition")


class TestCyberdexSandbox:
    @pytest.mark.rule("10.1.1a")
    def test_purging_as_it_is_scored_pays_for_it(self) -> None:
        with Table() as t:
            score(t, "Cyberdex Sandbox", 4)
            t.corp.accept()
            assert t.happened("purged") == 1
            assert t.corp.credits == 9

    def test_it_need_not_purge_and_then_pays_nothing(self) -> None:
        with Table() as t:
            score(t, "Cyberdex Sandbox", 4)
            t.corp.decline()
            assert (t.happened("purged"), t.corp.credits) == (0, 5)

    def test_only_the_first_purge_of_a_turn_pays(self) -> None:
        with Table(clicks=6) as t:
            t.corp.scored("Cyberdex Sandbox")
            t.corp.act("purge")
            assert t.corp.credits == 9
            t.corp.act("purge")
            assert t.corp.credits == 9


class TestVulnerabilityAudit:
    @pytest.mark.rule("1.2.2")
    def test_it_waits_for_another_turn_than_that_of_its_install(self) -> None:
        with Table(clicks=6) as t:
            t.corp.hand("Vulnerability Audit").set(credits=10)
            t.corp.install("Vulnerability Audit", "new")
            for _ in range(4):
                t.corp.advance("Vulnerability Audit")
            assert refuse_score(t.state, t.cid("Vulnerability Audit")) is FORBIDDEN
            t.end_turn()
            t.end_turn()
            t.corp.act("credit")
            t.corp.score_agenda("Vulnerability Audit")
            assert t.corp.score == 3

    def test_another_card_installed_that_turn_does_not_matter(self) -> None:
        with Table() as t:
            t.corp.hand("PAD Campaign")
            t.corp.install("PAD Campaign", "new")
            score(t, "Vulnerability Audit", 4)
            assert t.corp.score == 3


class TestDivestedTrust:
    def test_forfeiting_it_brings_a_stolen_agenda_back(self) -> None:
        with Table("runner") as t:
            t.corp.scored("Divested Trust", "Hostile Takeover")
            steal(t, "Priority Requisition")
            t.corp.accept()
            t.settle()
            assert t.corp.credits == 10
            assert t.corp.titles("hand") == ["Priority Requisition"]
            assert (t.corp.score, t.runner.score) == (1, 0)
            assert t.zone("Divested Trust") == "removed"

    def test_it_may_be_kept(self) -> None:
        with Table("runner") as t:
            t.corp.scored("Divested Trust")
            steal(t, "Priority Requisition")
            t.corp.decline()
            t.settle()
            assert (t.corp.score, t.runner.score, t.corp.credits) == (1, 3, 5)

    @pytest.mark.rule("1.7.2a")
    def test_it_is_too_late_to_stop_the_seventh_point(self) -> None:
        t = Table("runner")
        t.corp.scored("Divested Trust")
        t.runner.scored("Priority Requisition", "Hostile Takeover")
        steal(t, "Priority Requisition")
        assert t.outcome is not None

    def test_it_is_no_help_when_it_is_stolen_itself(self) -> None:
        with Table("runner") as t:
            steal(t, "Divested Trust")
            assert (t.runner.score, t.corp.credits) == (1, 5)


class TestSdsDroneDeployment:
    @pytest.mark.rule("1.15.9")
    def test_it_costs_the_runner_a_program(self) -> None:
        with Table("runner") as t:
            t.runner.put("Corroder")
            t.runner.put("Daily Casts")
            steal(t, "SDS Drone Deployment")
            t.runner.act("steal")
            t.settle()
            assert t.runner.titles("discard") == ["Corroder"]
            assert t.runner.score == 3

    def test_without_a_program_it_cannot_be_stolen(self) -> None:
        with Table("runner") as t:
            t.runner.put("Daily Casts")
            steal(t, "SDS Drone Deployment")
            assert t.runner.score == 0

    def test_scored_it_trashes_a_program(self) -> None:
        with Table() as t:
            t.runner.put("Corroder")
            t.runner.put("Gordian Blade")
            score(t, "SDS Drone Deployment", 5)
            t.corp.pick("Corroder")
            assert t.runner.titles("discard") == ["Corroder"]
            assert damage(t) == []


class TestHyoubuInstitute:
    @pytest.mark.parametrize("says", ["grip", "stack"])
    def test_a_click_shows_a_card_of_the_grip_or_of_the_stack(self, says: str) -> None:
        with Table(corp="Hyoubu Institute: Absolute Clarity") as t:
            t.runner.hand("Diesel").deck("Corroder")
            t.corp.use("Hyoubu Institute: Absolute Clarity")
            t.corp.mode(says)
            assert revealed(t) == ["Diesel" if says == "grip" else "Corroder"]
            assert (t.corp.credits, t.corp.clicks) == (6, 2)
            t.corp.use("Hyoubu Institute: Absolute Clarity")
            t.corp.mode(says)
            assert t.corp.credits == 6  # only the first time each turn

    def test_what_the_runner_reveals_does_not_pay(self) -> None:
        show = resource("Show", "neutral_runner", paid(Clicks(1), LookAtTop(1, RUNNER, reveal=True)), cost=0)
        with Table("runner", corp="Hyoubu Institute: Absolute Clarity", cards=(show,)) as t:
            t.runner.put("Show")
            t.runner.use("Show")
            assert revealed(t) != []
            assert t.corp.credits == 5

    def test_any_card_of_the_corp_that_reveals_pays(self) -> None:
        with Table(corp="Hyoubu Institute: Absolute Clarity") as t:
            t.corp.scored("Flower Sermon")
            score(t, "Project Atlas", 4)
            t.corp.use("Project Atlas")
            t.settle()
            assert t.corp.credits == 6


class TestProjectYagiUda:
    def test_each_token_beyond_the_third_is_a_counter(self) -> None:
        with Table() as t:
            score(t, "Project Yagi-Uda", 5)
            assert t.card("Project Yagi-Uda").tokens("agenda") == 2

    @pytest.mark.rule("10.11.2")
    def test_ice_in_hq_takes_the_place_of_ice_and_the_runner_may_leave(self) -> None:
        with Table() as t:
            score(t, "Project Yagi-Uda", 4)
            t.corp.put("Ice Wall", "R&D")
            t.corp.put("Enigma", "Archives")
            t.corp.hand("Tollbooth", "PAD Campaign")
            assert not t.corp.can("use", "Project Yagi-Uda")
            t.end_turn()
            t.runner.run("R&D")
            t.corp.use("Project Yagi-Uda")  # Enigma protects another server: this is the only pair
            t.runner.yes()
            t.settle()
            assert t.card("Tollbooth").server == "R&D"
            assert "Ice Wall" in t.corp.titles("hand")
            assert t.happened("jacked out") == 1

    def test_a_card_in_the_root_is_swapped_and_the_run_may_go_on(self) -> None:
        with Table() as t:
            score(t, "Project Yagi-Uda", 4)
            t.corp.put("Merger", "Server 1")
            t.corp.hand("PAD Campaign")
            t.end_turn()
            t.runner.run("Server 1")
            t.corp.use("Project Yagi-Uda")
            t.runner.no()
            t.finish_run()
            assert t.card("PAD Campaign").server == "Server 1"
            assert t.runner.score == 0


class TestSting:
    @pytest.mark.parametrize(("corps", "runners", "net"), [(0, 0, 1), (1, 0, 2), (0, 1, 1), (2, 0, 3)])
    def test_stealing_it_hurts_more_for_each_copy_the_corp_has(self, corps: int, runners: int, net: int) -> None:
        with Table("runner") as t:
            t.corp.scored(*["Sting!"] * corps)
            t.runner.scored(*["Sting!"] * runners).hand(*["Sure Gamble"] * 5)
            t.corp.put("Sting!", "Server 1")
            t.runner.run("Server 1")
            t.finish_run()
            assert damage(t) == [("net", net)]
            assert t.runner.score == runners + 1

    @pytest.mark.parametrize(("corps", "runners", "net"), [(0, 0, 1), (1, 0, 1), (0, 2, 3)])
    def test_scoring_it_hurts_more_for_each_copy_the_runner_has(self, corps: int, runners: int, net: int) -> None:
        with Table() as t:
            t.corp.scored(*["Sting!"] * corps)
            t.runner.scored(*["Sting!"] * runners).hand(*["Sure Gamble"] * 5)
            last = t.corp.put("Sting!", "Server 1", tokens={"advancement": 3})
            t.corp.score_agenda(last)
            assert damage(t) == [("net", net)]

    def test_another_agenda_does_not_sting(self) -> None:
        with Table() as t:
            t.corp.scored("Sting!")
            t.runner.hand("Sure Gamble")
            score(t, "Merger", 3)
            assert damage(t) == []


class TestTransportMonopoly:
    @pytest.mark.rule("6.7.2", "6.8.4")
    def test_the_run_is_neither_successful_nor_unsuccessful_and_cards_are_accessed(self) -> None:
        with Table() as t:
            score(t, "Transport Monopoly", 4)
            assert t.card("Transport Monopoly").tokens("agenda") == 2
            assert not t.corp.can("use", "Transport Monopoly")  # no run
            t.corp.hand("PAD Campaign")
            t.end_turn()
            t.runner.run("HQ")
            t.corp.use("Transport Monopoly")
            assert not t.corp.can("use", "Transport Monopoly")  # once per turn
            t.finish_run()
            assert result(t) == "neither"
            assert t.happened("accessed") == 1
            t.runner.run("HQ")
            t.finish_run()
            assert result(t) == "successful"


class TestGameNet:
    IDENTITY = "GameNET: Where Dreams are Real"

    def test_a_nested_cost_that_the_runner_pays_counts(self) -> None:
        with Table("runner", corp=self.IDENTITY) as t:
            t.corp.put("Pup", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble", "Sure Gamble")
            t.runner.run("HQ")
            t.runner.yes()
            t.runner.no()
            t.finish_run()
            assert (t.corp.credits, t.runner.credits) == (6, 4)

    def test_credits_that_are_lost_count_once_for_each_time_and_none_is_not_lost(self) -> None:
        for money, gained in ((5, 3), (0, 0), (2, 1)):
            with Table("runner", corp=self.IDENTITY) as t:
                t.corp.put("DNA Tracker", "HQ", rezzed=True)
                t.runner.hand(*["Sure Gamble"] * 4).set(credits=money)
                t.runner.run("HQ")
                t.finish_run()
                assert t.corp.credits == 5 + gained

    def test_an_additional_cost_to_steal_counts_once(self) -> None:
        with Table("runner", corp=self.IDENTITY) as t:
            t.runner.set(credits=5)
            steal(t, "Bellona")
            t.runner.act("steal")
            t.settle()
            assert t.corp.credits == 6

    def test_a_trash_cost_an_icebreaker_and_what_is_lost_without_a_run_do_not(self) -> None:
        with Table("runner", corp=self.IDENTITY) as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Ice Wall", "Server 1", rezzed=True)
            t.runner.put("Corroder")
            t.runner.set(credits=20)
            t.runner.run("Server 1")
            t.runner.break_subroutines("Corroder")
            t.runner.act("trash")
            t.finish_run()
            assert t.corp.credits == 5
            assert t.zone("PAD Campaign") == "Archives"
        with Table(corp=self.IDENTITY) as t:
            t.corp.put("Reversed Accounts", "Server 1", rezzed=True, tokens={"advancement": 1})
            t.corp.use("Reversed Accounts")
            assert (t.corp.credits, t.runner.credits) == (5, 1)
