"""What agendas and Corp identities of the Mumbad cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import score, steal, who

from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.rules.visibility import visible
from sneakdoor.testing import Table


class TestAdvancedConceptHopper:
    @pytest.mark.parametrize("says", ["Draw", "Gain"])
    def test_the_first_run_of_a_turn_brings_a_card_or_a_credit(self, says: str) -> None:
        with Table("runner") as t:
            t.corp.scored("Advanced Concept Hopper")
            t.runner.run("Archives")
            t.corp.accept()
            t.corp.mode(says)
            t.finish_run()
            assert t.corp.credits == (5 if says == "Draw" else 6)
            assert len(t.corp.titles("hand")) == (1 if says == "Draw" else 0)
            t.runner.run("Archives")
            t.finish_run()
            assert t.happened("credits gained") + t.happened("drawn") == 1

    def test_it_may_be_left(self) -> None:
        with Table("runner") as t:
            t.corp.scored("Advanced Concept Hopper")
            t.runner.run("Archives")
            t.corp.decline()
            t.finish_run()
            assert (t.corp.credits, t.corp.titles("hand")) == (5, [])


class TestVotingMachineInitiative:
    def test_three_counters_take_a_click_each(self) -> None:
        with Table() as t:
            score(t, "Voting Machine Initiative", 5)
            assert t.card("Voting Machine Initiative").tokens("agenda") == 3
            t.end_turn()
            t.corp.accept()
            assert t.card("Voting Machine Initiative").tokens("agenda") == 2
            assert t.runner.clicks == 3

    def test_it_may_be_saved(self) -> None:
        with Table() as t:
            score(t, "Voting Machine Initiative", 5)
            t.end_turn()
            t.corp.decline()
            assert t.card("Voting Machine Initiative").tokens("agenda") == 3
            assert t.runner.clicks == 4


class TestImprovedProteinSource:
    def test_scored_it_pays_the_runner(self) -> None:
        with Table() as t:
            score(t, "Improved Protein Source", 4)
            assert (t.corp.credits, t.runner.credits) == (5, 9)

    def test_stolen_it_pays_the_runner(self) -> None:
        with Table("runner") as t:
            steal(t, "Improved Protein Source")
            assert (t.corp.credits, t.runner.credits) == (5, 9)

    def test_another_agenda_does_not(self) -> None:
        with Table() as t:
            t.corp.scored("Improved Protein Source")
            score(t, "Fly on the Wall", 3)
            assert t.runner.credits == 5


class TestPalanaFoods:
    def test_the_first_card_the_runner_draws_each_turn_pays(self) -> None:
        with Table("runner", corp="Pālanā Foods: Sustainable Growth") as t:
            t.runner.hand("Diesel")
            t.runner.act("draw")
            assert t.corp.credits == 6
            t.runner.play("Diesel")
            assert t.corp.credits == 6

    def test_three_at_once_are_one_time_and_the_corps_own_do_not_count(self) -> None:
        with Table(corp="Pālanā Foods: Sustainable Growth") as t:
            t.corp.act("draw")
            assert t.corp.credits == 5
            t.runner.hand("Diesel")
            t.end_turn()
            before = t.corp.credits
            t.runner.play("Diesel")
            assert t.corp.credits == before + 1


class TestPuppetMaster:
    def test_each_successful_run_may_advance_something(self) -> None:
        with Table("runner") as t:
            t.corp.scored("Puppet Master")
            t.corp.put("Ice Wall", "R&D")
            t.corp.put("Enigma", "R&D")
            for n in (1, 2):
                t.runner.run("Archives")
                t.corp.accept()
                t.finish_run()
                assert t.card("Ice Wall").tokens("advancement") == n

    def test_it_may_be_left_and_unsuccessful_runs_do_not_count(self) -> None:
        with Table("runner") as t:
            t.corp.scored("Puppet Master")
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.runner.run("Archives")
            t.corp.decline()
            t.finish_run()
            t.runner.run("R&D")
            t.finish_run()
            assert t.card("Ice Wall").tokens("advancement") == 0


def test_remote_data_farm_lets_the_corp_keep_two_more_cards() -> None:
    with Table() as t:
        assert t.corp.hand_size == 5
        score(t, "Remote Data Farm", 4)
        assert (t.corp.hand_size, t.runner.hand_size) == (7, 5)


def test_corporate_sales_team_pays_a_credit_as_each_turn_begins() -> None:
    with Table() as t:
        score(t, "Corporate Sales Team", 4)
        assert t.card("Corporate Sales Team").tokens("credit") == 10
        assert t.corp.credits == 5
        t.end_turn()
        assert t.corp.credits == 5 + 3 + 1
        assert t.card("Corporate Sales Team").tokens("credit") == 9
        t.end_turn()
        assert t.corp.credits == 5 + 3 + 2
        assert t.runner.credits == 5 + 4


class TestMerger:
    def test_it_is_worth_more_to_the_runner(self) -> None:
        with Table("runner") as t:
            steal(t, "Merger")
            assert t.runner.score == 3
        with Table() as t:
            score(t, "Merger", 3)
            assert t.corp.score == 2

    def test_swapped_it_is_worth_what_it_is_worth_where_it_is(self) -> None:
        with Table() as t:
            t.corp.scored("Merger").hand("Exchange of Information")
            t.runner.scored("Hostile Takeover").set(tags=1)
            t.corp.play("Exchange of Information")
            t.settle()
            assert (t.corp.score, t.runner.score) == (1, 3)


class TestPersonalityProfiles:
    @pytest.mark.rule("4.2.5")
    def test_a_search_costs_a_card_before_it_begins(self) -> None:
        with Table("runner") as t:
            t.corp.scored("Personality Profiles")
            t.runner.hand("Special Order", "Sure Gamble").deck("Corroder").set(credits=5)
            t.runner.play("Special Order")
            t.runner.pick("Corroder")
            t.settle()
            assert sorted(t.runner.titles("discard")) == ["Special Order", "Sure Gamble"]
            assert t.runner.titles("hand") == ["Corroder"]
            assert who(t, "trashed") == [RUNNER, RUNNER]

    def test_so_does_an_install_from_the_heap(self) -> None:
        with Table("runner") as t:
            t.corp.scored("Personality Profiles")
            t.runner.put("Clone Chip")
            t.runner.discard("Corroder").hand("Sure Gamble", "Gordian Blade").set(credits=20)
            t.runner.use("Clone Chip")
            t.settle()
            assert len(t.runner.titles("hand")) == 1
            assert who(t, "trashed") == [RUNNER, RUNNER]  # the chip and a card

    def test_a_search_of_the_heap_is_none_of_the_stack(self) -> None:
        with Table("runner") as t:
            t.corp.scored("Personality Profiles")
            t.runner.hand("Harmony AR Therapy", "Sure Gamble").discard("Corroder").set(credits=5)
            t.runner.play("Harmony AR Therapy")
            t.runner.pick("Corroder")
            t.settle()
            assert t.runner.titles("hand") == ["Sure Gamble"]

    def test_an_install_from_the_grip_and_a_search_of_the_corp_do_not(self) -> None:
        with Table() as t:
            t.corp.scored("Personality Profiles")
            t.runner.hand("Sure Gamble", "Corroder").set(credits=20)
            score(t, "Project Atlas", 4)
            t.corp.use("Project Atlas")
            t.settle()
            t.end_turn()
            t.runner.install("Corroder")
            t.settle()
            assert t.runner.titles("hand") == ["Sure Gamble"]


class TestNewConstruction:
    def test_advancing_it_may_install_a_card_in_a_new_server(self) -> None:
        with Table(clicks=5) as t:
            t.corp.hand("New Construction", "Enigma", "Adonis Campaign").set(credits=20)
            t.corp.install("New Construction", "new")
            assert t.card("New Construction").thing.faceup
            t.corp.advance("New Construction")
            t.corp.pick("Adonis Campaign")
            assert t.card("Adonis Campaign").server == "Server 2"
            assert not t.card("Adonis Campaign").rezzed
            t.corp.hand("PAD Campaign")
            t.corp.advance("New Construction")
            t.corp.decline()
            t.corp.put("Merger", "Server 5")
            t.corp.advance("Merger")
            assert t.corp.titles("hand") == ["Enigma", "PAD Campaign"]

    @pytest.mark.parametrize("tokens", [3, 4])
    def test_with_five_tokens_it_is_rezzed_for_nothing(self, tokens: int) -> None:
        with Table(clicks=7) as t:
            t.corp.hand("New Construction").set(credits=20)
            t.corp.install("New Construction", "new")
            for _ in range(tokens):
                t.corp.advance("New Construction")
            t.corp.hand("Adonis Campaign")
            before = t.corp.credits
            t.corp.advance("New Construction")
            t.corp.pick("Adonis Campaign")
            t.settle()
            assert t.card("Adonis Campaign").rezzed == (tokens == 4)
            assert t.corp.credits == before - 1


class TestHarishchandra:
    IDENTITY = "Harishchandra Ent.: Where You're the Star"

    @pytest.mark.rule("4.4.2")
    def test_the_grip_of_a_tagged_runner_lies_open(self) -> None:
        with Table("runner", corp=self.IDENTITY) as t:
            t.runner.hand("Sure Gamble").deck("Corroder").set(credits=5)
            cid = t.cid("Sure Gamble")
            assert not visible(t.state, cid, CORP)
            t.runner.set(tags=1)
            assert visible(t.state, cid, CORP)
            t.runner.act("draw")
            assert visible(t.state, t.cid("Corroder"), CORP)
            t.runner.act("remove tag")
            assert not visible(t.state, cid, CORP)

    @pytest.mark.rule("4.4.2")
    def test_hq_and_the_stack_stay_hidden(self) -> None:
        with Table("runner", corp=self.IDENTITY) as t:
            t.corp.hand("Merger")
            t.runner.deck("Corroder").set(tags=1)
            assert not visible(t.state, t.cid("Merger"), RUNNER)
            assert not visible(t.state, t.cid("Corroder"), CORP)
