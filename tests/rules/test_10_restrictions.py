"""Cards where they may not be, and too many of them, at a checkpoint (CR 10.3.1e)."""

from __future__ import annotations

import pytest

from sneakdoor.cards.vocabulary import CORP, RUNNER
from sneakdoor.rules.restrictions import chooser
from sneakdoor.testing import Table


def decision_is(t: Table, side: int, *titles: str) -> None:
    """The open question is this side's, and these are the cards it may pick."""
    d = t.decision
    assert d is not None
    assert (d.side, d.rule) == (side, "10.3.1e")
    assert sorted(option.card for option in d.options) == sorted(titles)


class TestPlacesInServers:
    @pytest.mark.rule("10.3.1e", "8.2.5b")
    def test_of_two_regions_in_a_server_the_corp_keeps_one(self) -> None:
        with Table("runner") as t:
            t.corp.put("Crisium Grid", "Server 1", rezzed=True)
            t.corp.put("Red Herrings", "Server 1")
            t.corp.put("Hokusai Grid", "Server 1")
            decision_is(t, CORP, "Crisium Grid", "Hokusai Grid")
            t.corp.pick("Crisium Grid")
            assert t.zone("Crisium Grid") == "Archives"
            assert t.card("Hokusai Grid").installed
            assert t.card("Red Herrings").installed

    @pytest.mark.rule("10.3.1e")
    def test_of_three_regions_two_go(self) -> None:
        with Table("runner") as t:
            for title in ("Crisium Grid", "Hokusai Grid", "Ruhr Valley"):
                t.corp.put(title, "HQ")
            decision_is(t, CORP, "Crisium Grid", "Hokusai Grid", "Ruhr Valley")
            t.corp.pick("Crisium Grid", "Ruhr Valley")
            assert t.corp.titles("discard") == ["Crisium Grid", "Ruhr Valley"]
            assert t.card("Hokusai Grid").installed

    @pytest.mark.rule("10.3.1e", "8.2.5b")
    def test_regions_of_different_servers_do_not_mind_each_other(self) -> None:
        with Table("runner") as t:
            t.corp.put("Crisium Grid", "Server 1")
            t.corp.put("Hokusai Grid", "Server 2")
            assert t.corp.titles("discard") == []
            t.settle()
            assert t.decision is not None
            assert t.decision.kind == "action"

    @pytest.mark.rule("10.3.1e", "8.2.5a")
    def test_an_agenda_beside_an_asset_is_one_too_many(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.corp.put("Hostile Takeover", "Server 1")
            decision_is(t, CORP, "PAD Campaign", "Hostile Takeover")
            t.corp.pick("Hostile Takeover")
            assert t.zone("Hostile Takeover") == "Archives"
            assert t.card("PAD Campaign").rezzed

    @pytest.mark.rule("10.3.1e", "8.2.1b")
    def test_an_asset_in_a_central_server_goes_without_a_question(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "HQ", rezzed=True)
            t.settle()
            assert t.zone("PAD Campaign") == "Archives"

    @pytest.mark.rule("10.3.1e", "1.18.1")
    def test_nobody_trashed_it(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "HQ", rezzed=True)
            t.settle()
            trashed = [one for one in t.state.journal.since(0) if one.kind == "trashed"]
            assert [(one.side, one.cause) for one in trashed] == [(2, "location")]


class TestHosts:
    @pytest.mark.rule("10.3.1e", "1.12.4")
    def test_who_controls_the_host_says_which_surplus_card_goes(self) -> None:
        with Table("corp") as t:
            t.runner.put("Leprechaun")
            for title in ("Corroder", "Gordian Blade", "Ninja"):
                t.runner.put(title, on="Leprechaun")
            decision_is(t, RUNNER, "Corroder", "Gordian Blade", "Ninja")
            t.runner.pick("Ninja")
            assert t.zone("Ninja") == "the heap"
            assert len(t.card("Leprechaun").thing.hosted) == 2

    @pytest.mark.rule("10.3.1e", "1.12.5a")
    def test_a_card_of_the_wrong_kind_goes(self) -> None:
        with Table("corp") as t:
            t.runner.put("Off-Campus Apartment")
            t.runner.put("Data Dealer", on="Off-Campus Apartment")
            t.runner.put("Corroder", on="Off-Campus Apartment")
            t.settle()
            assert t.zone("Corroder") == "the heap"
            assert t.card("Data Dealer").installed

    @pytest.mark.rule("1.12.5c", "10.3.1e")
    def test_a_card_that_brought_its_own_permission_stays_on_ice_that_is_derezzed(self) -> None:
        with Table("corp") as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.put("Egret", on="Ice Wall")
            t.settle()
            assert not t.card("Ice Wall").rezzed
            assert t.card("Egret").thing.host == t.cid("Ice Wall")

    @pytest.mark.rule("10.3.1e")
    def test_a_surplus_program_and_too_little_memory_are_corrected_one_after_the_other(self) -> None:
        with Table("corp") as t:
            t.runner.put("Leprechaun")
            for title in ("Corroder", "Gordian Blade", "Ninja"):
                t.runner.put(title, on="Leprechaun")
            for _ in range(4):
                t.runner.put("Datasucker")
            t.runner.pick("Corroder")
            decision_is(t, RUNNER, "Datasucker", "Datasucker", "Datasucker", "Datasucker", "Leprechaun")
            t.runner.pick("Datasucker")
            assert t.runner.memory == (4, 4)
            assert t.runner.titles("discard") == ["Corroder", "Datasucker"]

    @pytest.mark.rule("1.12.4", "1.12.7")
    def test_cards_stay_on_a_host_that_was_turned_facedown(self) -> None:
        with Table("runner") as t:
            t.runner.put("Leprechaun")
            t.runner.put("Corroder", on="Leprechaun")
            t.runner.hand("Apocalypse").set(credits=9)
            for server in ("HQ", "R&D", "Archives"):
                t.runner.run(server)
                t.finish_run()
            t.runner.play("Apocalypse")
            t.settle()
            assert t.card("Corroder").thing.host == t.cid("Leprechaun")
            assert t.card("Leprechaun").thing.hosted == (t.cid("Corroder"),)


class TestWhoChooses:
    @pytest.mark.rule("10.3.1e")
    def test_cards_of_both_players_are_a_matter_for_the_active_one(self) -> None:
        with Table("corp") as t:
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.runner.put("Corroder")
            t.settle()
            pad, corroder = t.cid("PAD Campaign"), t.cid("Corroder")
            assert chooser(t.state, ((pad,), (corroder,))) == CORP
            assert chooser(t.state, ((corroder,),)) == RUNNER
            t.state.active = RUNNER
            assert chooser(t.state, ((pad,), (corroder,))) == RUNNER
            t.state.active = CORP


class TestConsoles:
    def with_two(self, faceup: str, facedown: str, *others: str) -> Table:
        """Assimilator has turned a console faceup beside another one."""
        t = Table("runner")
        t.runner.put("Assimilator")
        t.runner.put(faceup)
        t.runner.put(facedown, facedown=True)
        for title in others:
            t.runner.put(title)
        t.runner.use("Assimilator")
        return t

    @pytest.mark.rule("3.8.5a", "3.8.5c", "10.3.1e")
    @pytest.mark.parametrize(("gone", "kept"), [("Desperado", "Grimoire"), ("Grimoire", "Desperado")])
    def test_of_two_active_consoles_the_runner_keeps_one(self, gone: str, kept: str) -> None:
        with self.with_two("Desperado", "Grimoire") as t:
            decision_is(t, RUNNER, "Desperado", "Grimoire")
            t.runner.pick(gone)
            assert t.zone(gone) == "the heap"
            assert t.card(kept).thing.active

    @pytest.mark.rule("3.8.5a", "10.3.1e")
    def test_the_memory_that_went_with_it_is_looked_at_afterwards(self) -> None:
        programs = ("Corroder", "Mimic", "Datasucker", "Imp", "Gordian Blade", "Ninja")
        with self.with_two("Grimoire", "Desperado", *programs) as t:
            assert t.runner.memory == (6, 7)
            t.runner.pick("Grimoire")
            assert t.runner.memory == (6, 5)
            decision_is(t, RUNNER, *programs)
            t.runner.pick("Imp")
            assert t.runner.memory == (5, 5)

    @pytest.mark.both
    @pytest.mark.rule("3.8.5b", "10.3.1e")
    def test_a_console_and_other_hardware_stay(self) -> None:
        with Table("runner") as t:
            t.runner.put("Assimilator")
            t.runner.put("Desperado")
            t.runner.put("HQ Interface", facedown=True)
            t.runner.use("Assimilator")
            assert t.card("HQ Interface").thing.active
            assert t.runner.titles("discard") == []
