"""The numbers of the NBN cards of the core sets: each exactly, and what they leave alone."""

from __future__ import annotations

import pytest
from tests.verbs import damage, facing, got_in

from sneakdoor.testing import Table


def test_tollbooth_asks_for_its_toll_alone_and_not_that_of_other_ice() -> None:
    with Table("runner") as t:
        t.corp.put("Tollbooth", "HQ", rezzed=True)
        t.corp.put("Pup", "HQ", rezzed=True)
        t.runner.set(credits=9).hand("Sure Gamble", "Sure Gamble")
        t.runner.run("HQ")
        t.runner.no()
        t.runner.no()
        t.settle()
        assert t.runner.credits == 6
        assert t.run is None


@pytest.mark.parametrize(("spends", "counters"), [(2, 1), (3, 0)])
def test_data_raven_traces_with_three_for_a_power_counter(spends: int, counters: int) -> None:
    with facing("Data Raven") as t:
        t.runner.mode("tag")
        t.runner.number(spends)
        assert got_in(t)
        assert t.card("Data Raven").tokens("power") == counters
        assert t.state.tags == 1


@pytest.mark.parametrize(("spends", "hit"), [(5, True), (6, False)])
def test_flare_traces_with_six(spends: int, hit: bool) -> None:
    with Table("runner") as t:
        t.corp.put("Flare", "HQ", rezzed=True)
        t.corp.set(credits=0)
        t.runner.put("Plascrete Carapace")
        t.runner.hand(*["Sure Gamble"] * 3).set(credits=6)
        t.runner.run("HQ")
        t.runner.number(spends)
        assert got_in(t) != hit
        assert damage(t) == ([("meat", 2)] if hit else [])
        assert t.card("Plascrete Carapace").installed != hit


def test_the_credits_of_making_news_are_for_traces_alone() -> None:
    with Table("corp", corp="NBN: Making News") as t:
        t.corp.hand("Hedge Fund", "SEA Source").set(credits=4)
        assert not t.corp.can("play", "Hedge Fund")


@pytest.mark.parametrize(("spends", "tags"), [(4, 1), (5, 0)])
def test_bernice_mai_traces_with_five_and_is_trashed_if_that_fails(spends: int, tags: int) -> None:
    with Table("runner") as t:
        t.corp.put("Bernice Mai", "HQ", rezzed=True)
        t.corp.set(credits=0)
        t.runner.run("HQ")
        t.runner.number(spends)
        t.finish_run()
        assert t.state.tags == tags
        assert t.card("Bernice Mai").installed == (tags == 1)


def test_a_project_beale_is_worth_more_for_its_own_counters_alone() -> None:
    with Table("corp") as t:
        t.corp.scored("Hostile Takeover")
        t.corp.put("Project Beale", "Server 1", tokens={"advancement": 5})
        t.corp.score_agenda("Project Beale")
        assert t.card("Project Beale").tokens("agenda") == 1
        assert t.corp.score == 4


def test_a_project_beale_gets_no_counter_for_another_agenda() -> None:
    with Table("corp") as t:
        t.corp.scored("Project Beale")
        t.corp.put("TGTBT", "Server 1", tokens={"advancement": 7})
        t.corp.score_agenda("TGTBT")
        assert (t.card("Project Beale").tokens("agenda"), t.corp.score) == (0, 3)


@pytest.mark.parametrize(("spends", "tags"), [(2, 1), (3, 0)])
def test_sea_source_traces_with_three_for_a_tag(spends: int, tags: int) -> None:
    with Table("runner", clicks=1) as t:
        t.corp.hand("SEA Source").set(credits=2)
        t.runner.run("Archives")
        t.finish_run()
        t.corp.play("SEA Source")
        t.runner.number(spends)
        assert t.state.tags == tags


class TestWraparound:
    def test_it_alone_is_stronger_without_a_fracter(self) -> None:
        with Table("corp") as t:
            t.corp.put("Wraparound", "HQ", rezzed=True)
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.runner.put("Mimic")
            assert t.decision is not None
            assert (t.card("Wraparound").strength, t.card("Wall of Static").strength) == (7, 3)
            t.runner.put("Corroder")
            assert t.card("Wraparound").strength == 0

    def test_it_ends_the_run(self) -> None:
        with facing("Wraparound") as t:
            assert not got_in(t)
