"""What the Corp installs in servers: agendas, assets, upgrades, regions (CR 3.2, 3.3, 3.6)."""

from __future__ import annotations

import pytest

from sneakdoor.model.enums import CENTRALS
from sneakdoor.rules.installing import destinations
from sneakdoor.rules.rezzing import refuse_rez
from sneakdoor.testing import Table


def servers(t: Table, title: str) -> set[int]:
    return {move[1] for move in destinations(t.state, t.cid(title))}


class TestAgendasAndAssets:
    @pytest.mark.both
    @pytest.mark.rule("3.2.1", "3.3.1", "4.7.5a", "26.03:3.2.1", "26.03:3.3.1")
    def test_they_are_installed_in_remote_servers_only(self) -> None:
        with Table() as t:
            t.corp.hand("Nisei MK II", "PAD Campaign")
            for title in ("Nisei MK II", "PAD Campaign"):
                assert not servers(t, title) & set(CENTRALS)

    @pytest.mark.both
    @pytest.mark.rule("3.2.1", "3.3.1", "4.7.8a", "26.03:3.2.1", "26.03:3.3.1")
    def test_one_agenda_or_asset_in_a_server(self) -> None:
        with Table() as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.hand("Nisei MK II")
            t.corp.install("Nisei MK II", "Server 1")
            t.settle()
            if t.corp.can("trash"):
                t.corp.act("trash")
            assert t.zone("PAD Campaign") == "Archives"
            assert t.card("Nisei MK II").server == "Server 1"

    @pytest.mark.rule("3.2.3")
    def test_agendas_cannot_be_rezzed(self) -> None:
        with Table() as t:
            t.corp.put("Nisei MK II", "Server 1")
            assert t.decision is not None
            refusal = refuse_rez(t.state, t.cid("Nisei MK II"))
            assert refusal is not None
            assert refusal.rule == "3.2.3"
            assert not t.card("Nisei MK II").thing.active

    @pytest.mark.both
    @pytest.mark.rule("3.2.3")
    def test_rezzing_is_offered_for_the_upgrade_beside_an_agenda_and_not_for_the_agenda(self) -> None:
        with Table() as t:
            t.corp.put("Nisei MK II", "Server 1")
            t.corp.put("Ash 2X3ZB9CY", "Server 1")
            assert t.corp.can("rez", "Ash 2X3ZB9CY")
            assert not t.corp.can("rez", "Nisei MK II")

    @pytest.mark.rule("3.2.3", "4.6.4")
    def test_a_scored_agenda_is_active_and_a_stolen_one_is_not(self) -> None:
        with Table() as t:
            t.corp.scored("Private Security Force")
            t.runner.set(tags=1).hand("Sure Gamble")
            assert t.corp.can("action", "Private Security Force")
        with Table() as t:
            t.runner.set(tags=1).hand("Sure Gamble").scored("Private Security Force")
            assert not t.corp.can("action", "Private Security Force")

    @pytest.mark.both
    @pytest.mark.rule("3.2.3b", "9.1.6d")
    def test_an_agenda_that_costs_something_to_steal_does_so_wherever_it_is(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Fetal AI")
            t.runner.set(credits=1).hand("Sure Gamble", "Sure Gamble", "Sure Gamble")
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.score == 0


class TestUpgradesAndRegions:
    @pytest.mark.both
    @pytest.mark.rule("3.6.1", "4.7.7c", "26.03:3.6.1")
    def test_upgrades_go_into_remote_servers_and_the_roots_of_central_ones(self) -> None:
        with Table() as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.hand("Embolus")
            assert servers(t, "Embolus") >= {*CENTRALS, 3}

    @pytest.mark.both
    @pytest.mark.rule("3.6.2", "4.7.7c")
    def test_any_number_of_upgrades(self) -> None:
        with Table() as t:
            t.corp.put("Embolus", "HQ")
            t.corp.put("Caprice Nisei", "HQ")
            t.corp.hand("Ash 2X3ZB9CY")
            t.corp.install("Ash 2X3ZB9CY", "HQ")
            t.corp.act("done")
            assert len(t.state.root[0]) == 3

    @pytest.mark.both
    @pytest.mark.rule("3.6.5a", "3.6.5c", "3.6.5d", "4.7.7d", "8.2.5b")
    def test_a_second_region_makes_the_first_one_go_even_unrezzed(self) -> None:
        with Table() as t:
            t.corp.put("Crisium Grid", "HQ")
            t.corp.hand("Hokusai Grid")
            t.corp.install("Hokusai Grid", "HQ")
            assert not t.corp.can("done")
            if t.corp.can("trash"):
                t.corp.act("trash")
            assert t.zone("Crisium Grid") == "Archives"
            assert t.card("Hokusai Grid").installed

    @pytest.mark.both
    @pytest.mark.rule("3.6.5b")
    def test_a_region_in_another_server_does_not_matter(self) -> None:
        with Table() as t:
            t.corp.put("Crisium Grid", "R&D")
            t.corp.hand("Hokusai Grid")
            t.corp.install("Hokusai Grid", "HQ")
            assert t.card("Crisium Grid").installed
            assert t.card("Hokusai Grid").installed
