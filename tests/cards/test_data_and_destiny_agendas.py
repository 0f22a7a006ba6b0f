"""What agendas and Corp identities of Data and Destiny do."""

from __future__ import annotations

import pytest
from tests.verbs import score, steal

from sneakdoor.rules.quantities import has_subtype
from sneakdoor.testing import Table

SYNC = "SYNC: Everything, Everywhere"


class TestFifteenMinutes:
    def test_a_click_shuffles_it_into_the_deck(self) -> None:
        with Table() as t:
            score(t, "15 Minutes", 2)
            assert t.corp.score == 1
            t.corp.use("15 Minutes")
            assert (t.corp.score, t.corp.clicks) == (0, 2)
            assert "15 Minutes" in t.corp.titles("deck")
            assert t.happened("shuffled in") == 1

    def test_the_corp_takes_it_back_from_the_runner(self) -> None:
        with Table("runner") as t:
            steal(t, "15 Minutes")
            assert t.runner.score == 1
            assert not t.runner.can("use", "15 Minutes")
            t.end_turn()
            t.corp.use("15 Minutes")
            assert (t.runner.score, t.corp.clicks) == (0, 2)
            assert "15 Minutes" in t.corp.titles("deck")

    def test_installed_it_stays(self) -> None:
        with Table() as t:
            t.corp.put("15 Minutes", "Server 1")
            assert not t.corp.can("use", "15 Minutes")


class TestImprovedTracers:
    def test_tracer_ice_is_stronger_and_other_ice_is_not(self) -> None:
        with Table() as t:
            t.corp.put("Data Raven", "HQ", rezzed=True)
            t.corp.put("Enigma", "HQ", rezzed=True)
            before, other = t.card("Data Raven").strength, t.card("Enigma").strength
            t.corp.scored("Improved Tracers")
            assert (t.card("Data Raven").strength, t.card("Enigma").strength) == (before + 1, other)

    @pytest.mark.parametrize(("scored", "pays", "tags"), [(0, 3, 0), (1, 3, 1), (1, 4, 0)])
    def test_traces_of_subroutines_are_stronger(self, scored: int, pays: int, tags: int) -> None:
        with Table("runner") as t:
            t.corp.put("Hunter", "HQ", rezzed=True)
            t.corp.scored(*["Improved Tracers"] * scored)
            t.runner.run("HQ")
            t.corp.number(0)
            t.runner.number(pays)
            t.finish_run()
            assert t.state.tags == tags

    def test_other_traces_are_not(self) -> None:
        with Table() as t:
            t.corp.scored("Improved Tracers", "Restructured Datapool")
            t.corp.use("Restructured Datapool")
            t.corp.number(0)
            t.runner.number(2)
            assert t.state.tags == 0


class TestRebrandingTeam:
    def test_all_assets_are_advertisements(self) -> None:
        with Table() as t:
            t.corp.hand("Snare!", "Hostile Takeover", "Celebrity Gift")
            t.corp.put("Melange Mining Corp.", "Server 2")
            t.corp.put("Ash 2X3ZB9CY", "Server 2")
            t.corp.put("Ice Wall", "HQ", rezzed=True)

            s = t.state
            others = ("Hostile Takeover", "Celebrity Gift", "Ash 2X3ZB9CY", "Ice Wall")
            plain = ("Snare!", "Melange Mining Corp.", *others)
            cids = {s.card(cid).title: cid for cid in range(len(s.code)) if s.card(cid).title in plain}
            assert [has_subtype(s, cids[one], "Advertisement") for one in plain] == [False] * 6
            t.corp.scored("Rebranding Team")
            assert [has_subtype(s, cids[one], "Advertisement") for one in plain] == [True, True, *[False] * 4]

    def test_spark_agency_is_paid_for_any_of_them(self) -> None:
        with Table(corp="Spark Agency: Worldswide Reach") as t:
            t.corp.scored("Rebranding Team").put("Melange Mining Corp.", "Server 2")
            t.corp.rez("Melange Mining Corp.")
            assert t.runner.credits == 4


class TestGlobalFoodInitiative:
    def test_it_is_worth_less_to_the_runner(self) -> None:
        with Table("runner") as t:
            t.corp.scored("Global Food Initiative")
            assert t.corp.score == 3
            steal(t, "Global Food Initiative")
            assert (t.corp.score, t.runner.score) == (3, 2)


class TestNewAngelesSol:
    @pytest.mark.parametrize("pile", ["hand", "discard"])
    def test_scoring_lets_a_current_be_played_for_its_cost(self, pile: str) -> None:
        with Table(corp="New Angeles Sol: Your News") as t:
            (t.corp.hand if pile == "hand" else t.corp.discard)("Enhanced Login Protocol", "Hedge Fund")
            score(t, "Vanity Project", 6)
            t.corp.accept()
            assert t.zone("Enhanced Login Protocol") == "the play area"
            assert (t.corp.credits, t.corp.clicks) == (3, 3)

    def test_stealing_trashes_the_old_one_and_brings_it_back(self) -> None:
        with Table(corp="New Angeles Sol: Your News") as t:
            t.corp.hand("Enhanced Login Protocol").set(credits=4)
            t.corp.play("Enhanced Login Protocol")
            t.end_turn()
            steal(t, "Vanity Project")
            assert t.zone("Enhanced Login Protocol") == "Archives"
            t.corp.accept()
            assert t.zone("Enhanced Login Protocol") == "the play area"
            assert (t.corp.credits, t.runner.score) == (2, 4)

    def test_it_may_be_left_and_without_the_credits_there_is_nothing_to_do(self) -> None:
        with Table(corp="New Angeles Sol: Your News") as t:
            t.corp.hand("Enhanced Login Protocol")
            score(t, "Vanity Project", 6)
            t.corp.decline()
            assert t.corp.titles("hand") == ["Enhanced Login Protocol"]
        with Table(corp="New Angeles Sol: Your News") as t:
            t.corp.hand("Enhanced Login Protocol").set(credits=1)
            score(t, "Vanity Project", 6)
            assert t.corp.titles("hand") == ["Enhanced Login Protocol"]


class TestSYNC:
    @pytest.mark.rule("5.2.8g")
    def test_removing_a_tag_costs_a_credit_more(self) -> None:
        with Table("runner", corp=SYNC) as t:
            t.runner.set(tags=2, credits=5)
            t.runner.act("remove tag")
            assert (t.runner.credits, t.state.tags) == (2, 1)
            assert not t.runner.can("remove tag")

    @pytest.mark.rule("5.2.7g")
    def test_on_the_other_side_it_does_not_and_resources_are_trashed_for_nothing(self) -> None:
        with Table(corp=SYNC) as t:
            t.runner.put("Kati Jones")
            t.runner.set(tags=1)
            t.corp.set(credits=0)
            assert not t.corp.can("trash resource", "Kati Jones")
            t.corp.use(SYNC)
            t.corp.act("trash resource", "Kati Jones")
            assert t.corp.credits == 0
            assert t.runner.titles("discard") == ["Kati Jones"]
            t.end_turn()
            t.runner.act("remove tag")
            assert (t.runner.credits, t.state.tags) == (3, 0)

    def test_a_click_turns_it_back(self) -> None:
        with Table(corp=SYNC) as t:
            t.corp.use(SYNC)
            t.corp.use(SYNC)
            assert t.corp.clicks == 1
            t.runner.set(tags=1)
            t.end_turn()
            t.runner.act("remove tag")
            assert t.runner.credits == 2

    def test_what_a_card_adds_to_trashing_a_resource_is_paid(self) -> None:
        with Table(corp=SYNC) as t:
            t.runner.put("Wireless Net Pavilion")
            t.runner.set(tags=1)
            t.corp.use(SYNC)
            t.corp.act("trash resource", "Wireless Net Pavilion")
            assert t.corp.credits == 3

    def test_card_abilities_that_remove_tags_cost_what_they_say(self) -> None:
        with Table("runner", corp=SYNC) as t:
            t.runner.hand("Networking").set(tags=1, credits=5)
            t.runner.play("Networking")
            t.runner.decline()
            assert (t.state.tags, t.runner.credits) == (0, 5)
