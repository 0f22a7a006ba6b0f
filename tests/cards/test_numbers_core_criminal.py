"""Criminal cards of the core sets, by their numbers and by what they leave alone."""

from __future__ import annotations

import pytest
from tests.verbs import back_to, detour, doers, encounter, now, trial

from sneakdoor.cards.vocabulary import HQ, RND
from sneakdoor.testing import Table


class TestRunEvents:
    def test_inside_job_bypasses_the_first_ice_only(self) -> None:
        with Table("runner", cards=(trial("Barrier"),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.hand("Inside Job")
            t.runner.play("Inside Job")
            t.runner.act("server", server="HQ")
            t.finish_run()
            assert (t.corp.credits, t.runner.credits, t.happened("bypassed")) == (8, 3, 1)

    def test_account_siphon_takes_up_to_5_and_pays_double_for_2_tags(self) -> None:
        with Table("runner") as t:
            t.corp.set(credits=9)
            t.runner.hand("Account Siphon")
            t.runner.play("Account Siphon")
            t.runner.act("instead")
            assert max(option.number for option in now(t).options) == 5
            t.runner.number(5)
            assert (t.corp.credits, t.runner.credits, t.state.tags) == (4, 15, 2)
            assert doers(t, "tagged") == ["RUNNER 2"]

    def test_legwork_adds_2_to_the_cards_accessed_from_hq_in_its_run(self) -> None:
        with Table("runner") as t:
            t.corp.hand(*["Hedge Fund"] * 5)
            t.runner.hand("Legwork")
            t.runner.play("Legwork")
            t.finish_run()
            assert t.happened("accessed") == 3
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("accessed") == 4

    @pytest.mark.parametrize(("title", "elsewhere"), [("Legwork", RND), ("The Maker’s Eye", HQ)])
    def test_more_cards_are_accessed_only_after_success_where_the_event_ran(self, title: str, elsewhere: int) -> None:
        with Table("runner", cards=(detour(elsewhere), back_to(1 - elsewhere))) as t:
            t.corp.hand(*["Hedge Fund"] * 5)
            t.runner.put("Detour")
            t.runner.put("Back")
            t.runner.hand(title)
            t.runner.play(title)
            t.runner.use("Detour")
            t.finish_run()
            assert t.happened("accessed") == 2


class TestResources:
    def test_bank_job_pays_what_is_chosen_and_is_trashed_when_it_is_empty(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.hand("Bank Job")
            t.runner.install("Bank Job")
            job = t.card("Bank Job")
            t.runner.run("Server 1")
            t.runner.accept()
            t.runner.number(3)
            assert (t.runner.credits, job.tokens("credit"), job.zone) == (7, 5, "the play area")
            t.runner.run("Server 1")
            t.runner.accept()
            t.runner.number(5)
            assert (t.runner.credits, job.zone, t.happened("accessed")) == (12, "the heap", 0)

    def test_bank_job_is_no_use_in_a_central_server(self) -> None:
        with Table("runner") as t:
            job = t.runner.put("Bank Job", tokens={"credit": 8})
            t.runner.run("Archives")
            t.finish_run()
            assert job.tokens("credit") == 8

    def test_crash_space_pays_2_to_remove_tags_and_nothing_else(self) -> None:
        with Table("runner") as t:
            space = t.runner.put("Crash Space")
            t.runner.set(credits=0, tags=1).hand("Corroder", "Special Order")
            assert not t.runner.can("install", "Corroder")
            assert not t.runner.can("play", "Special Order")
            t.runner.act("remove tag")
            assert (t.state.tags, space.tokens("credit"), t.runner.credits) == (0, 0, 0)

    def test_mr_li_looks_at_two_cards(self) -> None:
        with Table("runner") as t:
            t.runner.put("Mr. Li")
            t.runner.deck("Aurora", "Mimic", "Corroder")
            t.runner.use("Mr. Li")
            assert sorted(option.card for option in now(t).options) == ["Corroder", "Mimic"]
            t.runner.pick("Mimic")
            assert (t.runner.titles("hand"), t.state.card(t.state.deck[1][0]).title) == (["Corroder"], "Mimic")

    def test_pheromones_pays_nothing_outside_a_run_on_hq(self) -> None:
        with Table("runner") as t:
            t.runner.put("Pheromones", tokens={"virus": 2, "credit": 2})
            t.runner.set(credits=0).hand("Corroder")
            assert not t.runner.can("install", "Corroder")


class TestSearching:
    def test_special_order_takes_an_icebreaker_from_the_stack_for_everybody_to_see(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Special Order").deck("Corroder", "Magnum Opus")
            t.runner.play("Special Order")
            assert {option.card for option in now(t).options if option.card} == {"Corroder"}
            t.runner.pick("Corroder")
            assert (t.runner.titles("hand"), t.runner.credits, t.happened("revealed")) == (["Corroder"], 4, 1)

    def test_hostage_takes_a_connection_for_everybody_to_see_and_may_install_it(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Hostage").deck("Kati Jones", "Armitage Codebusting")
            t.runner.play("Hostage")
            assert {option.card for option in now(t).options if option.card} == {"Kati Jones"}
            t.runner.pick("Kati Jones")
            assert t.happened("revealed") == 1
            t.runner.decline()
            assert (t.runner.titles("hand"), t.runner.credits, t.runner.clicks) == (["Kati Jones"], 4, 2)


class TestForgedActivationOrders:
    def test_it_is_the_corp_that_trashes_the_ice(self) -> None:
        with Table("runner") as t:
            ice = t.corp.put("Ice Wall", "HQ")
            t.runner.hand("Forged Activation Orders")
            t.runner.play("Forged Activation Orders")
            t.corp.mode("rash")
            assert (ice.zone, t.runner.credits) == ("Archives", 4)
            assert [one.side for one in t.state.journal.since(0) if one.kind == "trashed" and one.cid == ice.cid] == [0]


class TestEncountering:
    def test_a_bypass_is_for_this_encounter(self) -> None:
        t = Table("runner", cards=(trial("Code Gate", 2),))
        t.corp.put("Trial", "HQ", rezzed=True)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put("Abagnale")
        encounter(t, "HQ")
        t.runner.use("Abagnale", "ypass")
        t.finish_run()
        assert t.corp.credits == 8
