"""The numbers of the NBN cards of the cycles: each exactly, and what they leave alone."""

from __future__ import annotations

import pytest
from tests.verbs import facing, got_in, who

from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.rules.quantities import trash_cost
from sneakdoor.testing import Table


class TestArchangel:
    @pytest.mark.parametrize(("spends", "caught"), [(5, True), (6, False)])
    def test_it_traces_with_six_to_take_a_card_back_to_the_grip(self, spends: int, caught: bool) -> None:
        with Table("runner") as t:
            t.corp.put("Archangel", "HQ", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.set(credits=0)
            t.runner.put("Corroder")
            t.runner.put("Mimic")
            t.runner.set(credits=6)
            t.runner.run("HQ")
            t.runner.number(spends)
            if caught:
                assert not t.corp.can("pick", "PAD Campaign")
                t.corp.pick("Mimic")
            t.finish_run()
            assert t.runner.titles("hand") == (["Mimic"] if caught else [])

    @pytest.mark.parametrize(("credit", "can"), [(2, False), (3, True)])
    def test_accessed_it_is_encountered_for_three_credits(self, credit: int, can: bool) -> None:
        with Table("runner") as t:
            t.corp.hand("Archangel").set(credits=credit)
            t.runner.run("HQ")
            if can:
                t.corp.accept()
                assert t.corp.credits == 0
                t.runner.number(0)
            t.settle()
            assert t.happened("traced") == int(can)


@pytest.mark.parametrize(("spends", "tags"), [(3, 4), (4, 0)])
def test_hard_hitting_news_traces_with_four_after_any_run(spends: int, tags: int) -> None:
    with Table("runner", clicks=1) as t:
        t.corp.put("Wall of Static", "HQ", rezzed=True)
        t.corp.hand("Hard-Hitting News").set(credits=3)
        t.runner.run("HQ")
        t.finish_run()
        t.corp.play("Hard-Hitting News")
        t.runner.number(spends)
        t.settle()
        assert t.state.tags == tags


@pytest.mark.parametrize(("spends", "caught"), [(1, True), (2, False)])
def test_troll_traces_with_two_and_the_runner_chooses(spends: int, caught: bool) -> None:
    with facing("Troll") as t:
        t.runner.number(spends)
        if caught:
            t.runner.mode("click")
        assert got_in(t)
        assert t.runner.clicks == (2 if caught else 3)


class TestExchangeOfInformation:
    def table(self, tags: int) -> Table:
        t = Table("corp")
        t.corp.hand("Exchange of Information").scored("TGTBT")
        t.corp.put("Priority Requisition", "Server 1")
        t.runner.scored("Project Beale").set(tags=tags)
        return t

    def test_agendas_of_the_two_score_areas_change_places(self) -> None:
        with self.table(1) as t:
            t.corp.play("Exchange of Information")
            t.settle()
            assert (t.corp.titles("score"), t.runner.titles("score")) == (["Project Beale"], ["TGTBT"])

    def test_the_runner_has_to_be_tagged(self) -> None:
        with self.table(0) as t:
            assert not t.corp.can("play", "Exchange of Information")


class TestKeeganLane:
    @pytest.mark.parametrize(("server", "can"), [("HQ", True), ("R&D", False)])
    def test_he_trashes_a_program_in_a_run_on_his_server(self, server: str, can: bool) -> None:
        with Table("runner") as t:
            t.corp.put("Keegan Lane", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.set(tags=2)
            assert not t.corp.can("use", "Keegan Lane")
            t.runner.run(server)
            assert t.corp.can("use", "Keegan Lane") == can
            if can:
                t.corp.use("Keegan Lane")
                assert t.state.tags == 1
                assert t.runner.titles("discard") == ["Corroder"]
            t.finish_run()


def test_the_credits_of_a_primary_transmission_dish_are_for_traces_alone() -> None:
    with Table("corp") as t:
        t.corp.put("Primary Transmission Dish", "Server 1", rezzed=True)
        t.corp.hand("Hedge Fund").set(credits=4)
        assert not t.corp.can("play", "Hedge Fund")


@pytest.mark.parametrize("tags", [0, 1])
def test_the_all_seeing_i_needs_a_tag_and_trashes_every_resource(tags: int) -> None:
    with Table("corp") as t:
        t.corp.hand("The All-Seeing I")
        for title in ("Ice Carver", "Underworld Contact", "Corroder"):
            t.runner.put(title)
        t.runner.set(tags=tags)
        assert t.corp.can("play", "The All-Seeing I") == bool(tags)
        if tags:
            t.corp.play("The All-Seeing I")
            t.settle()
            assert t.runner.titles("discard") == ["Ice Carver", "Underworld Contact"]


class TestCastingCall:
    def table(self) -> Table:
        t = Table("corp", clicks=1)
        t.corp.hand("Casting Call", "TGTBT", "PAD Campaign")
        t.corp.put("Adonis Campaign", "Server 1")
        t.corp.play("Casting Call")
        t.corp.destination("new")  # nothing but the agenda can be chosen
        t.settle()
        return t

    def test_who_accesses_the_agenda_takes_two_tags(self) -> None:
        with self.table() as t:
            assert t.card("TGTBT").server == "Server 2"
            t.runner.run("Server 2")
            t.settle()
            while t.runner.can("trigger", "Casting Call") or t.corp.can("trigger", "TGTBT"):
                t.corp.trigger("TGTBT")
            t.settle()
            assert t.state.tags == 3  # one of them is TGTBT's
            assert sorted(who(t, "tagged")) == [CORP, RUNNER]

    def test_another_card_gives_none(self) -> None:
        with self.table() as t:
            t.runner.run("Server 1")
            t.finish_run()
            assert t.state.tags == 0


def test_a_franchise_city_becomes_an_agenda_for_an_agenda_alone() -> None:
    with Table("runner") as t:
        t.corp.put("Franchise City", "Server 1", rezzed=True)
        t.corp.put("PAD Campaign", "Server 2")
        t.corp.put("Hostile Takeover", "Server 3")
        t.runner.run("Server 2")
        t.finish_run()
        assert (t.corp.score, t.card("Franchise City").installed) == (0, True)
        t.runner.run("Server 3")
        t.settle()
        assert (t.corp.score, t.runner.score) == (1, 1)


@pytest.mark.parametrize("title", ["Hostile Takeover", "PAD Campaign"])
def test_a_franchise_city_reveals_agendas_alone_in_rnd(title: str) -> None:
    t = Table("runner")
    t.corp.put("Franchise City", "Server 1", rezzed=True)
    t.corp.deck(title)
    t.runner.run("R&D")
    t.settle()
    [access] = [one for one in t.state.journal.since(0) if one.kind == "accessed"]
    assert (access.seen == 3) == (title == "Hostile Takeover")


@pytest.mark.parametrize(("spends", "tags", "accessed"), [((3, 1), 1, 1), ((4, 1), 0, 1), ((3, 2), 1, 2)])
def test_sync_bre_traces_with_four_for_a_tag_and_with_two_for_an_access(
    spends: tuple[int, int], tags: int, accessed: int
) -> None:
    with Table("runner") as t:
        t.corp.put("SYNC BRE", "R&D", rezzed=True)
        t.corp.set(credits=0)
        t.runner.hand("The Maker's Eye").set(credits=9)
        t.runner.play("The Maker's Eye")
        t.runner.number(spends[0])
        t.runner.number(spends[1])
        t.finish_run()
        assert t.state.tags == tags
        assert t.happened("accessed") == accessed + 1


@pytest.mark.parametrize(("spends", "tags"), [(0, 1), (1, 0)])
def test_threat_level_alpha_traces_with_one(spends: int, tags: int) -> None:
    with Table("corp") as t:
        t.corp.hand("Threat Level Alpha").set(credits=3)
        t.corp.play("Threat Level Alpha")
        t.runner.number(spends)
        assert t.state.tags == tags


def test_media_blitz_cannot_choose_what_film_critic_hosts() -> None:
    with Table("runner", clicks=1) as t:
        t.runner.put("Film Critic")
        t.runner.scored("TGTBT")
        t.corp.put("Hostile Takeover", "Server 1")
        t.corp.hand("Media Blitz")
        t.runner.run("Server 1")
        t.runner.accept()
        t.settle()
        t.corp.play("Media Blitz")
        t.settle()  # there was but one to choose
        assert t.decision is not None
        assert t.decision.kind == "action"


class TestFullImmersionRecStudio:
    def table(self) -> Table:
        t = Table("corp", clicks=3)
        t.corp.put("Full Immersion RecStudio", "Server 1", rezzed=True)
        t.corp.put("Adonis Campaign", "Server 2")
        t.corp.hand("PAD Campaign", "TGTBT", "Marilyn Campaign", "Ash 2X3ZB9CY", "Enigma")
        return t

    def test_it_hosts_two_agendas_or_assets_and_each_makes_it_dearer_to_trash(self) -> None:
        with self.table() as t:
            studio = t.card("Full Immersion RecStudio")
            assert trash_cost(t.state, studio.cid) == 3
            t.corp.install("PAD Campaign", on="Full Immersion RecStudio")
            assert trash_cost(t.state, studio.cid) == 6
            t.corp.install("TGTBT", on="Full Immersion RecStudio")
            t.corp.act("done")  # nothing is trashed first
            assert trash_cost(t.state, studio.cid) == 9
            assert trash_cost(t.state, t.cid("PAD Campaign")) == 4
            assert trash_cost(t.state, t.cid("Adonis Campaign")) == 3
            t.corp.install("Marilyn Campaign", on="Full Immersion RecStudio")
            t.corp.act("trash", "PAD Campaign")  # there is no room for three
            t.corp.act("done")
            assert len(studio.thing.hosted) == 2

    def test_an_upgrade_is_not_hosted(self) -> None:
        with self.table() as t:
            t.corp.act("install", "Ash 2X3ZB9CY")
            assert not t.corp.can("host", "Full Immersion RecStudio")
            t.corp.destination("HQ")
