"""Worked examples of the rulebook with cards of Parhelion."""

from __future__ import annotations

import pytest
from tests.today import runner
from tests.verbs import removed, row, traced

from sneakdoor.rules.changes import blanked
from sneakdoor.rules.ice import subroutines
from sneakdoor.rules.quantities import has_subtype, strength


class TestThisServer:
    @pytest.mark.rule("26.03:4.6.6i", example=64)
    def test_zato_city_grid_resolves_border_control_for_the_server_it_left(self) -> None:
        with runner() as t:
            t.corp.put("ZATO City Grid", "Server 1", rezzed=True)
            t.corp.put("Enigma", "Server 1")
            t.corp.put("Hunter", "Server 1")
            t.corp.put("Border Control", "Server 1", rezzed=True)
            t.runner.run("Server 1")
            t.corp.act("subroutine", number=0)
            t.corp.accept()
            t.settle()
            assert t.corp.credits == 5 + 2
            t.finish_run()

    @pytest.mark.rule("26.03:4.6.6i", example=65)
    def test_nanisivik_grid_resolves_border_control_for_archives(self) -> None:
        with runner() as t:
            t.corp.put("Nanisivik Grid", "Server 1", rezzed=True)
            t.corp.put("Enigma", "Server 1")
            t.corp.put("Hunter", "Archives")
            t.corp.put("Ice Wall", "Archives")
            t.corp.discard("Border Control", faceup=False)
            t.runner.run("Server 1")
            t.corp.accept("Nanisivik Grid")
            t.corp.act("subroutine", number=0)
            t.settle()
            assert t.corp.credits == 5 + 2
            t.finish_run()


class TestNoPosition:
    @pytest.mark.rule("26.03:8.5.14", example=120)
    def test_bran_in_archives_has_no_place_to_install_from(self) -> None:
        with runner() as t:
            t.corp.put("Nanisivik Grid", "Server 1", rezzed=True)
            t.corp.put("Enigma", "Server 1")
            t.corp.hand("Hunter")
            t.corp.discard("Brân 1.0", faceup=False)
            t.runner.run("Server 1")
            t.corp.accept("Nanisivik Grid")
            t.corp.act("subroutine", number=0)
            t.corp.yes()
            t.corp.pick("Hunter")
            t.finish_run()
            assert t.happened("subroutine") == 1
            assert t.corp.titles("hand") == ["Hunter"]
            assert row(t, "Server 1") == ["Enigma"]
            assert t.happened("successful run") == 1


class TestUninstalled:
    @pytest.mark.rule("26.03:9.1.8g", example=138)
    def test_nanuq_leaves_the_game_from_the_top_of_the_stack(self) -> None:
        with runner() as t:
            t.runner.hand("Test Run").deck("Nanuq")
            t.runner.set(credits=9)
            t.runner.play("Test Run")
            t.settle()
            t.runner.pick("Nanuq")
            t.settle()
            assert t.card("Nanuq").installed
            t.end_turn()
            assert removed(t) == ["Nanuq"]


class TestLostAbilities:
    @pytest.mark.rule("26.03:9.12.1e", example=205)
    def test_hush_on_mother_goddess(self) -> None:
        with runner() as t:
            t.corp.put("Warden Fatuma", "Server 1", rezzed=True)
            t.corp.put("Ansel 1.0", "HQ", rezzed=True)
            t.corp.put("Mother Goddess", "R&D", rezzed=True)
            goddess, ansel = t.cid("Mother Goddess"), t.cid("Ansel 1.0")
            printed = len(subroutines(t.state, goddess)) - 1
            assert has_subtype(t.state, goddess, "Bioroid")
            t.runner.put("Hush", on="Mother Goddess")
            assert not has_subtype(t.state, goddess, "Bioroid")
            assert has_subtype(t.state, goddess, "Mythic")
            assert len(subroutines(t.state, goddess)) == printed
            assert len(subroutines(t.state, ansel)) == 3 + 1

    @pytest.mark.rule("26.03:9.12.1e", example=206)
    def test_hush_on_magnet_comes_before_magnet(self) -> None:
        with runner() as t:
            t.corp.put("Magnet", "HQ", rezzed=True)
            t.runner.put("Hush", on="Magnet")
            assert blanked(t.state, t.cid("Magnet"))
            assert not blanked(t.state, t.cid("Hush"))
            assert len(subroutines(t.state, t.cid("Magnet"))) == 1
            t.corp.put("Enigma", "R&D")
            assert t.runner.can("action", "Hush")

    @pytest.mark.rule("26.03:9.12.2e", example=213)
    def test_hush_leaves_surveyor_without_strength(self) -> None:
        with runner() as t:
            t.corp.put("Surveyor", "HQ", rezzed=True)
            t.corp.put("Enigma", "HQ")
            assert strength(t.state, t.cid("Surveyor")) == 4
            t.runner.put("Hush", on="Surveyor")
            assert strength(t.state, t.cid("Surveyor")) == 0

    @pytest.mark.rule("26.03:9.12.2e", example=212)
    def test_zato_city_grid_traces_with_nothing_for_a_trashed_surveyor(self) -> None:
        with runner() as t:
            t.corp.put("ZATO City Grid", "Server 1", rezzed=True)
            t.corp.put("Enigma", "Server 1")
            t.corp.put("Surveyor", "Server 1", rezzed=True)
            t.corp.set(credits=0)
            t.runner.run("Server 1")
            t.corp.act("subroutine", number=0)
            t.corp.accept()
            traced(t)
            t.finish_run()
            assert t.state.tags == 0


class TestTurnBegins:
    @pytest.mark.rule("26.03:9.6.5b", example=154)
    def test_what_comes_in_while_the_turn_begins_has_missed_it(self) -> None:
        with runner(corp="Ob Superheavy Logistics: Extract. Export. Excel.") as t:
            t.corp.put("Reaper Function", "Server 1", rezzed=True)
            t.corp.deck("Nico Campaign")
            t.runner.hand(*["Easy Mark"] * 3)
            t.end_turn()
            t.corp.accept("Reaper Function")
            t.corp.accept("Ob Superheavy Logistics: Extract. Export. Excel.")
            t.corp.pick("Nico Campaign")
            t.corp.destination("new")
            t.settle()
            nico = t.card("Nico Campaign")
            assert nico.rezzed
            assert (nico.tokens("credit"), t.corp.credits) == (9, 5)
            assert t.happened("damaged") == 1
