"""Worked examples of 26.03:4, 26.03:8 and 26.03:10 that version 1.4 did not have, or that run otherwise now."""

from __future__ import annotations

import pytest
from tests.verbs import encounter, every_window, now, row, traced, walk_to

from sneakdoor.cards.vocabulary import CORP, CREDIT, On, Tag, asset, psi, when
from sneakdoor.testing import Table

RULES = "26.03"


class TestZones:
    @pytest.mark.rule("26.03:4.8.3", example=67)
    def test_exile_sees_a_program_come_from_the_heap_that_test_run_set_aside(self) -> None:
        with Table("runner", runner="Exile: Streethawk", rules=RULES) as t:
            t.runner.hand("Test Run").discard("Corroder")
            t.runner.play("Test Run")
            t.runner.mode("heap")
            t.settle()
            assert t.happened("drawn") == 1

    @pytest.mark.rule("26.03:4.6.8f", example=66)
    def test_earth_station_has_no_second_remote_server(self) -> None:
        with Table("corp", corp="Earth Station: SEA Headquarters", rules=RULES) as t:
            t.corp.put("Enigma", "Server 1")
            t.corp.hand("PAD Campaign", "Ash 2X3ZB9CY")
            t.corp.act("install", "Ash 2X3ZB9CY")
            servers = {str(option.server) for option in now(t).options if option.kind == "server"}
            assert servers == {"HQ", "R&D", "Archives", "Server 1"}
            t.corp.destination("Server 1")
            while now(t).kind == "trash like cards":
                t.corp.act("done")

    @pytest.mark.rule("26.03:4.6.6i", example=63)
    def test_warroid_tracker_means_the_server_that_it_was_trashed_from(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.put("Warroid Tracker", "Server 1", rezzed=True)
            t.corp.set(credits=10)
            t.runner.set(credits=10)
            for title in ("Corroder", "Mimic"):
                t.runner.put(title)
            t.runner.run("Server 1")
            t.settle()
            t.runner.act("trash")
            assert now(t).kind == "trace: spend"
            traced(t, corp=5)
            t.runner.pick("Corroder", "Mimic")
            t.settle()
            assert not t.card("Corroder").installed


class TestMovements:
    @pytest.mark.rule("26.03:8.2.2", example=109)
    def test_harbinger_turned_facedown_was_trashed_all_the_same(self) -> None:
        with Table("corp", rules=RULES) as t:
            t.runner.put("Harbinger")
            t.runner.put("Wasteland")
            t.runner.put("Aesop's Pawnshop")
            t.end_turn()
            t.runner.accept("Aesop's Pawnshop")
            t.runner.pick("Harbinger")
            t.settle()
            assert t.card("Harbinger").installed
            assert not t.card("Harbinger").thing.faceup
            assert t.runner.credits == 5 + 3 + 1  # of Wasteland, too

    @pytest.mark.rule("26.03:8.8.3a", example=129)
    def test_ice_that_thimblerig_swaps_keeps_what_is_hosted_on_it(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.corp.put("Thimblerig", "R&D", rezzed=True)
            t.runner.put("Parasite", on="Wall of Static")
            t.end_turn()
            t.corp.accept("Thimblerig")
            t.settle()
            assert (row(t, "HQ"), row(t, "R&D")) == (["Thimblerig"], ["Wall of Static"])
            assert t.card("Parasite").thing.host == t.cid("Wall of Static")

    @pytest.mark.rule("26.03:8.7.2b", example=125)
    @pytest.mark.parametrize("cards", [0, 1])
    def test_patchwork_lets_self_modifying_code_find_imp_if_there_is_a_card_to_trash(self, cards: int) -> None:
        with Table("runner", rules=RULES, deck=0) as t:
            t.runner.put("Self-modifying Code")
            t.runner.put("Patchwork")
            t.runner.set(credits=2).deck("Imp", "Diesel").hand(*["Sure Gamble"] * cards)
            every_window(t)
            t.runner.act("credit")
            t.runner.set(credits=2)
            t.runner.use("Self-modifying Code")
            t.state.forced = True
            found = t.runner.can("pick", "Imp")
            assert found == bool(cards)
            if found:
                t.runner.pick("Imp")
                t.runner.use("Patchwork") if t.runner.can("use", "Patchwork") else None
            t.settle()
            assert t.card("Imp").installed == found


class TestCheckpoints:
    @pytest.mark.rule("26.03:10.3.1b", example=225)
    def test_a_boost_ends_with_the_encounter(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.runner.put("Corroder")
            encounter(t, "HQ")
            t.runner.use("Corroder", "strength")
            assert t.card("Corroder").strength == 3
            t.runner.break_subroutines("Corroder")
            every_window(t)
            walk_to(t, "26.03:6.9.4b")
            assert t.card("Corroder").strength == 2
            t.state.forced = True
            t.finish_run()

    @pytest.mark.rule("26.03:10.1.5", example=220)
    def test_kitsune_that_names_itself_means_this_ice(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.put("Kitsune", "HQ", rezzed=True)
            t.corp.put("Kitsune", "R&D", rezzed=True)
            t.corp.hand("Hedge Fund")
            here = t.state.ice[0][0]
            t.runner.run("HQ")
            t.settle()
            while here in t.state.things and now(t).kind != "action":
                d = now(t)
                wanted = next((o for o in d.options if o.kind in ("yes", "pick", "continue", "pass")), d.options[0])
                t.answer(wanted)
            assert here not in t.state.things
            assert row(t, "R&D") == ["Kitsune"]
            t.finish_run()


class TestNumbers:
    @pytest.mark.rule("26.03:10.8.5", example=234)
    @pytest.mark.parametrize(("corp", "runner", "cards"), [(0, 5, 0), (3, 0, 2), (3, 9, 1)])
    def test_gemini_has_two_abilities_that_depend_on_its_trace(self, corp: int, runner: int, cards: int) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.put("Gemini", "HQ", rezzed=True)
            t.corp.set(credits=9)
            t.runner.set(credits=9).hand("Diesel", "Diesel", "Diesel")
            t.runner.run("HQ")
            t.settle()
            traced(t, corp=corp, runner=runner)
            if now(t).kind == "reaction":
                t.answer(now(t).options[0])
            t.finish_run()
            assert len(t.runner.titles("hand")) == 3 - cards

    @pytest.mark.rule("26.03:10.9.2", "26.03:10.9.3", example=235)
    def test_crowdfunding_is_not_empty_before_it_was_loaded(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.runner.hand("Crowdfunding")
            t.runner.install("Crowdfunding")
            t.settle()
            assert t.card("Crowdfunding").installed
            assert t.card("Crowdfunding").tokens(CREDIT) == 3

    @pytest.mark.rule("26.03:10.14.3", example=243)
    def test_who_cannot_spend_credits_bids_nothing(self) -> None:
        """RSVP, and then a Psi game in the same run."""
        game = asset("Game", "neutral_corp", when(On("successful run"), *psi(Tag(1))), cost=0, trash=0)
        with Table("runner", cards=(game,), rules=RULES) as t:
            t.corp.put("RSVP", "HQ", rezzed=True)
            t.corp.put("Game", "Server 1", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            while now(t).kind != "secretly spend" or now(t).side == CORP:
                d = now(t)
                t.answer(next((o for o in d.options if o.kind in ("continue", "pass", "number")), d.options[0]))
                if t.happened("bids revealed"):
                    break
            assert t.happened("bids revealed") == 1  # the Runner had no choice
            assert t.runner.credits == 5
            t.finish_run()
