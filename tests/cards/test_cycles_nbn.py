"""What NBN cards of the cycles do."""

from __future__ import annotations

import pytest

from sneakdoor.model.enums import CORP
from sneakdoor.rules.visibility import remembered
from sneakdoor.testing import Table


@pytest.mark.parametrize("named", ["Sure Gamble", "Corroder", "Diesel"])
def test_targeted_marketing_pays_for_copies_of_the_named_card_played_or_installed(named: str) -> None:
    with Table() as t:
        t.corp.hand("Targeted Marketing")
        t.runner.hand("Sure Gamble", "Corroder")
        t.corp.play("Targeted Marketing")
        t.corp.act("name", named)
        t.end_turn()
        before = t.corp.credits
        t.runner.play("Sure Gamble")
        assert t.corp.credits == before + (10 if named == "Sure Gamble" else 0)
        t.runner.install("Corroder")
        assert t.corp.credits == before + (0 if named == "Diesel" else 10)


def test_near_earth_hub_draws_for_the_first_server_of_a_turn_only() -> None:
    with Table(corp="Near-Earth Hub: Broadcast Center") as t:
        t.corp.hand("PAD Campaign", "Ice Wall", "Ice Wall")
        t.corp.install("Ice Wall", "HQ")
        assert t.happened("drawn") == 0
        t.corp.install("PAD Campaign", "new")
        assert t.happened("drawn") == 1
        t.corp.install("Ice Wall", "new")
        assert t.happened("drawn") == 1


@pytest.mark.rule("3.2.3a")
def test_casting_call_installs_an_agenda_faceup_and_makes_accessing_it_dear() -> None:
    with Table() as t:
        t.corp.hand("Casting Call", "Hostile Takeover")
        t.corp.play("Casting Call")
        agenda = t.card("Hostile Takeover").thing
        assert agenda.faceup
        assert not agenda.active
        assert agenda.hosted == (t.cid("Casting Call"),)
        t.end_turn()
        t.runner.run("Server 1")
        t.finish_run()
        assert t.state.tags == 2
        assert t.runner.score == 1
        assert t.zone("Casting Call") == "Archives"


class TestFranchiseCity:
    @pytest.mark.rule("7.2.2", "10.1.3", "1.16.3f")
    def test_an_accessed_agenda_makes_it_an_agenda_of_the_corp(self) -> None:
        with Table("runner") as t:
            t.corp.put("Franchise City", "Server 1", rezzed=True)
            t.corp.deck("Hostile Takeover")
            t.runner.run("R&D")
            t.finish_run()
            assert t.corp.titles("score") == ["Franchise City"]
            assert t.corp.score == 1
            assert t.runner.score == 1
            assert t.happened("scored") == 0

    def test_another_card_leaves_it_where_it_is(self) -> None:
        with Table("runner") as t:
            t.corp.put("Franchise City", "Server 1", rezzed=True)
            t.corp.deck("Hedge Fund")
            t.runner.run("R&D")
            t.finish_run()
            assert t.card("Franchise City").installed

    @pytest.mark.both
    @pytest.mark.rule("7.2.2")
    @pytest.mark.parametrize("rezzed", [True, False])
    def test_the_corp_sees_the_agenda_while_it_is_accessed(self, rezzed: bool) -> None:
        with Table("runner") as t:
            t.corp.put("Franchise City", "Server 1", rezzed=rezzed)
            t.corp.put("Old Hollywood Grid", "R&D", rezzed=True)
            t.corp.deck("Hostile Takeover")
            t.runner.run("R&D")
            t.runner.act("access", server="R&D")
            t.settle()
            cid = t.state.deck[0][-1]
            assert remembered(t.state, cid, CORP) == rezzed
            t.finish_run()


@pytest.mark.rule("11.2.22", "1.2.2", "7.7.3")
class TestOldHollywoodGrid:
    @pytest.mark.both
    def test_an_agenda_accessed_from_its_server_cannot_be_stolen(self) -> None:
        with Table("runner") as t:
            t.corp.put("Old Hollywood Grid", "Server 1", rezzed=True)
            t.corp.put("Hostile Takeover", "Server 1")
            t.corp.hand("Nisei MK II")
            t.runner.run("Server 1")
            t.finish_run()
            assert t.runner.titles("score") == []
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.titles("score") == ["Nisei MK II"]

    @pytest.mark.both
    def test_an_agenda_that_the_runner_has_a_copy_of_is_stolen(self) -> None:
        with Table("runner") as t:
            t.corp.put("Old Hollywood Grid", "Server 1", rezzed=True)
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.scored("Hostile Takeover")
            t.runner.run("Server 1")
            t.finish_run()
            assert t.runner.score == 2

    @pytest.mark.both
    def test_it_goes_on_in_the_run_in_which_it_is_trashed(self) -> None:
        with Table("runner") as t:
            t.corp.put("Old Hollywood Grid", "Server 1", rezzed=True)
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.run("Server 1")
            t.runner.act("access", "Old Hollywood Grid")
            t.runner.act("trash")
            t.finish_run()
            assert t.happened("accessed") == 2
            assert t.runner.titles("score") == []
            t.runner.run("Server 1")
            t.finish_run()
            assert t.runner.titles("score") == ["Hostile Takeover"]


class TestPeepingTom:
    @pytest.mark.rule("1.15.10", "3.4.7", "11.2.55")
    def test_it_gains_a_subroutine_for_each_card_of_the_named_type(self) -> None:
        with Table("runner") as t:
            t.corp.put("Peeping Tom", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble", "Diesel", "Corroder")
            t.runner.run("HQ")
            t.corp.mode("event")
            t.runner.yes()
            t.runner.no()
            t.settle()
            assert t.state.tags == 1
            assert t.run is None
            assert t.happened("accessed") == 0

    @pytest.mark.rule("1.15.1a")
    def test_a_tag_that_is_paid_cannot_be_avoided(self) -> None:
        with Table("runner") as t:
            t.corp.put("Peeping Tom", "HQ", rezzed=True)
            t.runner.put("Decoy")
            t.runner.hand("Sure Gamble")
            t.runner.run("HQ")
            t.corp.mode("event")
            t.runner.yes()
            t.finish_run()
            assert t.state.tags == 1
            assert t.card("Decoy").installed

    @pytest.mark.rule("6.5.3c")
    def test_without_such_a_card_it_has_no_subroutine(self) -> None:
        with Table("runner") as t:
            t.corp.put("Peeping Tom", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble")
            t.runner.run("HQ")
            t.corp.mode("program")
            t.finish_run()
            assert t.happened("subroutine") == 0
            assert t.happened("all broken") == 1

    @pytest.mark.rule("11.2.55", "1.4:9.9.1")
    def test_the_subroutines_are_gone_with_the_run(self) -> None:
        with Table("runner") as t:
            t.corp.put("Peeping Tom", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble")
            t.runner.run("HQ")
            t.corp.mode("event")
            t.runner.no()
            t.settle()
            t.runner.run("HQ")
            t.corp.mode("agenda")
            t.finish_run()
            assert t.state.tags == 0
            assert t.happened("accessed") == 0  # HQ is empty


@pytest.mark.rule("7.1.2", "11.2.30")
@pytest.mark.parametrize(("server", "accessed"), [("HQ", 0), ("R&D", 0), ("Archives", 1), ("Server 1", 0)])
def test_sync_bre_takes_a_card_from_every_access_of_the_run(server: str, accessed: int) -> None:
    with Table("runner") as t:
        t.corp.put("SYNC BRE", server, rezzed=True)
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.hand("Hedge Fund").deck("Hedge Fund").discard("Hedge Fund", "Hedge Fund")
        t.runner.run(server)
        t.corp.number(0)
        t.runner.number(4)
        t.corp.number(0)
        t.runner.number(0)
        t.finish_run()
        assert t.state.tags == 0
        assert t.happened("accessed") == accessed


@pytest.mark.rule("10.5.1", "11.2.42")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (3, 6)])
def test_threat_level_alpha_doubles_the_tags_or_gives_one(before: int, after: int) -> None:
    with Table("corp") as t:
        t.corp.hand("Threat Level Alpha")
        t.runner.set(tags=before, credits=0)
        t.corp.play("Threat Level Alpha")
        t.corp.number(0)
        t.settle()
        assert t.state.tags == after
        assert t.corp.clicks == 1


@pytest.mark.rule("10.5.2", "11.2.19")
@pytest.mark.parametrize(("tags", "left"), [(0, 4), (2, 0)])
def test_universal_connectivity_fee_takes_all_from_a_tagged_runner_once(tags: int, left: int) -> None:
    with Table("runner") as t:
        t.corp.put("Universal Connectivity Fee", "HQ", rezzed=True)
        t.runner.set(tags=tags, credits=5)
        t.runner.run("HQ")
        t.finish_run()
        assert t.runner.credits == left
        assert (t.zone("Universal Connectivity Fee") == "Archives") == bool(tags)
