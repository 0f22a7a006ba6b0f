"""Neutral Runner cards and Anarch cards of the core sets, by their numbers and by what they leave alone."""

from __future__ import annotations

import pytest
from tests.verbs import doers, encounter, now, trial

from sneakdoor.cards.vocabulary import (
    HQ,
    ICE,
    AccessServer,
    Do,
    Is,
    On,
    TrashThis,
    operation,
    paid,
    play,
    resource,
    trace,
    when,
)
from sneakdoor.testing import Table

SECOND_LOOK = resource("Second Look", "neutral_runner", when(On("run ends"), AccessServer(HQ)), cost=0)
SEARCH = operation("Search", "neutral_corp", play(*trace(9)), cost=0)


class TestNeutral:
    def test_infiltration_pays_2(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.hand("Infiltration")
            t.runner.play("Infiltration")
            t.runner.mode("ain")
            assert (t.runner.credits, t.happened("exposed")) == (7, 0)

    def test_john_masanori_draws_for_the_first_successful_run_of_a_turn(self) -> None:
        with Table("runner") as t:
            t.runner.put("John Masanori")
            t.runner.run("Archives")
            t.finish_run()
            assert len(t.runner.titles("hand")) == 1
            t.runner.run("R&D")
            t.finish_run()
            assert (len(t.runner.titles("hand")), t.state.tags) == (1, 0)

    def test_john_masanori_takes_a_tag_for_the_first_unsuccessful_run_of_a_turn(self) -> None:
        with Table("runner") as t:
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.runner.put("John Masanori")
            for _ in range(2):
                t.runner.run("HQ")
                t.finish_run()
                assert doers(t, "tagged") == ["RUNNER 1"]
            assert (t.state.tags, t.runner.titles("hand")) == (1, [])

    def test_kati_jones_is_used_once_a_turn_and_nothing_else_is_forbidden(self) -> None:
        t = Table("runner")
        kati = t.runner.put("Kati Jones")
        t.runner.put("Armitage Codebusting", tokens={"credit": 12})
        t.runner.use("Kati Jones", "lace")
        assert (kati.tokens("credit"), t.runner.clicks) == (3, 3)
        assert not t.runner.can("use", "Kati Jones")
        t.runner.use("Armitage Codebusting")
        assert t.runner.credits == 7

    def test_underworld_contact_pays_with_2_link_when_the_runners_turn_begins(self) -> None:
        t = Table("corp")
        t.runner.put("Underworld Contact")
        t.runner.put("Dyson Mem Chip")
        assert t.runner.memory == (0, 5)
        t.end_turn()
        assert (t.runner.link, t.runner.credits) == (1, 5)
        t.runner.put("Dyson Mem Chip")
        t.end_turn()
        before = t.runner.credits
        t.end_turn()
        assert (t.runner.link, t.runner.credits) == (2, before + 1)


class TestViruses:
    def test_datasucker_weakens_ice_for_one_encounter(self) -> None:
        t = Table("runner", cards=(trial("Barrier", 4),))
        first = t.corp.put("Trial", "HQ", rezzed=True)
        second = t.corp.put("Trial", "HQ", rezzed=True)
        sucker = t.runner.put("Datasucker", tokens={"virus": 2})
        encounter(t, "HQ")
        t.runner.use("Datasucker")
        assert (second.strength, first.strength, sucker.tokens("virus")) == (3, 4, 1)
        t.runner.pass_()
        encounter(t)
        assert (second.strength, first.strength) == (4, 4)

    def test_datasucker_does_nothing_to_ice_that_was_derezzed_meanwhile(self) -> None:
        t = Table("runner", cards=(trial("Sentry", 0),), skip_forced=False)
        ice = t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put("Datasucker", tokens={"virus": 2})
        t.runner.put("Flashbang")
        t.runner.set(credits=6)
        encounter(t, "HQ")
        t.runner.use("Flashbang", "erez")
        assert not ice.rezzed
        assert not t.runner.can("use", "Datasucker", at="6.9.3b")

    def test_parasite_weakens_its_host_and_no_other_ice(self) -> None:
        t = Table("corp", cards=(trial("Barrier", 4),))
        host = t.corp.put("Trial", "HQ", rezzed=True)
        other = t.corp.put("Trial", "HQ", rezzed=True)
        parasite = t.runner.put("Parasite", on=host)
        t.end_turn()
        assert (parasite.tokens("virus"), host.strength, other.strength) == (1, 3, 4)
        t.end_turn()
        assert (parasite.tokens("virus"), host.strength, other.strength) == (1, 3, 4)

    def test_grimoire_puts_a_counter_on_a_virus_program_and_on_nothing_else(self) -> None:
        with Table("runner") as t:
            t.runner.put("Grimoire")
            t.runner.set(credits=20).hand("Datasucker", "Corroder", "Magnum Opus", "Akamatsu Mem Chip")
            for title, counters in (("Datasucker", 1), ("Corroder", 0), ("Magnum Opus", 0), ("Akamatsu Mem Chip", 0)):
                t.runner.act("install", title)
                t.runner.act("done") if t.runner.can("done") else None
                assert t.card(title).tokens("virus") == counters

    def test_noise_makes_the_corp_trash_the_top_of_rnd_for_a_virus(self) -> None:
        with Table("runner", runner="Noise: Hacker Extraordinaire") as t:
            t.runner.hand("Datasucker", "Corroder")
            t.runner.install("Corroder")
            assert doers(t, "trashed") == []
            t.runner.install("Datasucker")
            t.runner.act("done")
            assert (len(t.corp.titles("discard")), len(t.corp.titles("deck"))) == (1, 11)
            assert [one[:4] for one in doers(t, "trashed")] == ["CORP"]

    @pytest.mark.both
    def test_imp_trashes_a_card_that_is_accessed_for_a_counter_once_a_turn(self) -> None:
        with Table("runner") as t:
            t.corp.hand("Hedge Fund")
            imp = t.runner.put("Imp", tokens={"virus": 2})
            t.runner.run("HQ")
            t.runner.use("Imp")
            assert (imp.tokens("virus"), t.corp.titles("discard")) == (1, ["Hedge Fund"])
            t.corp.hand("Hedge Fund")
            t.runner.run("HQ")
            t.finish_run()
            assert (imp.tokens("virus"), t.corp.titles("hand")) == (1, ["Hedge Fund"])


class TestEvents:
    @pytest.mark.both
    def test_demolition_run_trashes_nothing_that_is_accessed_after_the_run(self) -> None:
        with Table("runner", cards=(SECOND_LOOK,)) as t:
            t.corp.hand("Hedge Fund")
            t.runner.put("Second Look")
            t.runner.hand("Demolition Run")
            t.runner.play("Demolition Run")
            t.runner.act("server", server="R&D")
            t.settle()
            t.runner.use("Demolition Run")
            t.settle()
            assert now(t).kind == "action"  # nothing was offered for the second card
            assert (t.happened("accessed"), t.corp.titles("hand"), len(t.corp.titles("discard"))) == (
                2,
                ["Hedge Fund"],
                1,
            )

    def test_quest_completed_wants_a_successful_run_on_each_central_server(self) -> None:
        for missing in ("HQ", "R&D", "Archives"):
            with Table("runner") as t:
                t.corp.put("PAD Campaign", "Server 1")
                t.runner.hand("Quest Completed")
                for server in ("HQ", "R&D", "Archives"):
                    if server != missing:
                        t.runner.run(server)
                        t.finish_run()
                assert not t.runner.can("play", "Quest Completed")
                t.runner.run(missing)
                t.finish_run()
                t.runner.play("Quest Completed")
                t.runner.decline()
                assert t.happened("accessed") == 2

    def test_queens_gambit_places_up_to_3_counters_and_pays_2_for_each(self) -> None:
        with Table("runner") as t:
            campaign = t.corp.put("PAD Campaign", "Server 1")
            t.runner.hand("Queen's Gambit")
            t.runner.play("Queen's Gambit")
            assert t.decision is not None
            assert max(option.number for option in t.decision.options) == 3
            t.runner.number(3)
            assert (campaign.tokens("advancement"), t.runner.credits) == (3, 11)
            t.runner.run("Server 1")
            t.finish_run()
            assert t.happened("accessed") == 0


class TestCreditsOnCards:
    @pytest.mark.parametrize(("title", "n"), [("Cyberfeeder", 1), ("Spinal Modem", 2)])
    def test_its_credits_are_for_using_icebreakers_and_come_back(self, title: str, n: int) -> None:
        t = Table("corp")
        card = t.runner.put(title, tokens={"credit": 0})
        t.runner.put("Corroder")
        t.runner.put("Self-modifying Code")
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.end_turn()
        assert card.tokens("credit") == n
        t.runner.set(credits=0)
        assert not t.runner.can("use", "Self-modifying Code")
        t.runner.set(credits=2 - n)
        assert not t.runner.can("use", "Self-modifying Code")
        t.runner.set(credits=0)
        encounter(t, "HQ")
        t.runner.break_subroutines("Corroder")
        assert (card.tokens("credit"), t.runner.credits) == (n - 1, 0)

    @pytest.mark.parametrize(
        ("card", "installed", "can"),
        [
            ("Cyberfeeder", "Datasucker", True),
            ("Cyberfeeder", "Self-modifying Code", True),
            ("Cyberfeeder", "Wyrm", False),
            ("Cyberfeeder", "Akamatsu Mem Chip", False),
            ("Spinal Modem", "Datasucker", False),
            ("Spinal Modem", "Wyrm", False),
        ],
    )
    def test_what_it_pays_to_install(self, card: str, installed: str, can: bool) -> None:
        with Table("runner") as t:
            t.runner.put(card)
            t.runner.set(credits=0).hand(installed)
            assert t.runner.can("install", installed) == can

    def test_spinal_modem_does_a_brain_damage_for_a_successful_trace_in_a_run(self) -> None:
        with Table("runner") as t:
            t.corp.put("Hunter", "HQ", rezzed=True)
            t.runner.put("Spinal Modem")
            t.runner.hand("Sure Gamble", "Sure Gamble")
            t.runner.run("HQ")
            t.settle()
            t.corp.number(0)
            t.runner.number(0)
            t.finish_run()
            assert (t.state.brain, doers(t, "damaged"), t.state.tags) == (1, ["RUNNER 1"], 1)

    def test_spinal_modem_does_nothing_for_a_trace_outside_a_run(self) -> None:
        with Table("corp", cards=(SEARCH,)) as t:
            t.runner.put("Spinal Modem")
            t.runner.set(credits=0).hand("Sure Gamble", "Sure Gamble")
            t.corp.set(credits=0).hand("Search")
            t.corp.play("Search")
            t.settle()
            assert (t.happened("traced"), t.state.brain) == (1, 0)

    def test_scrubber_pays_2_of_what_trashing_costs_and_nothing_else(self) -> None:
        with Table("runner") as t:
            campaign = t.corp.put("PAD Campaign", "Server 1")
            scrubber = t.runner.put("Scrubber")
            t.runner.set(credits=2).hand("Corroder")
            t.runner.run("Server 1")
            t.runner.accept()
            assert (campaign.zone, scrubber.tokens("credit"), t.runner.credits) == ("Archives", 0, 0)


class TestIdentities:
    def test_quetzal_breaks_one_barrier_subroutine_a_turn_for_nothing(self) -> None:
        t = Table("runner", runner="Quetzal: Free Spirit", cards=(trial("Barrier", 9),), skip_forced=False)
        t.corp.put("Trial", "HQ", rezzed=True)
        encounter(t, "HQ")
        t.runner.set(credits=0)
        t.runner.use("Quetzal: Free Spirit", "Break")
        t.game.choose(t.decision.options[0]) if t.decision and t.decision.kind == "break" else None
        assert not t.runner.can("use", "Quetzal: Free Spirit", at="6.9.3b")
        t.finish_run()
        assert t.corp.credits == 7
        encounter(t, "HQ")
        assert not t.runner.can("use", "Quetzal: Free Spirit", at="6.9.3b")

    def test_quetzal_breaks_nothing_of_other_ice(self) -> None:
        t = Table("runner", runner="Quetzal: Free Spirit", cards=(trial("Sentry", 0),), skip_forced=False)
        t.corp.put("Trial", "HQ", rezzed=True)
        encounter(t, "HQ")
        assert not t.runner.can("use", "Quetzal: Free Spirit", at="6.9.3b")

    def test_reina_makes_the_first_ice_rezzed_in_a_turn_dearer(self) -> None:
        with Table("runner", runner="Reina Roja: Freedom Fighter") as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Ice Wall", "R&D")
            t.runner.run("HQ")
            t.corp.rez(t.card("Ice Wall", 0))
            assert t.corp.credits == 3
            t.finish_run()
            t.runner.run("R&D")
            t.corp.rez(t.card("Ice Wall", 1))
            assert t.corp.credits == 2
            t.finish_run()

    def test_reina_counts_ice_that_is_gone_since(self) -> None:
        hammer = resource("Hammer", "neutral_runner", paid(TrashThis(), Do("trash", Is((ICE,), rezzed=True))), cost=0)
        with Table("runner", runner="Reina Roja: Freedom Fighter", cards=(hammer,)) as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "R&D")
            t.runner.put("Hammer")
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            t.runner.use("Hammer")
            t.finish_run()
            assert (t.corp.titles("discard"), t.corp.credits) == (["Ice Wall"], 3)
            t.runner.run("R&D")
            t.corp.rez("Enigma")
            assert t.corp.credits == 0
            t.finish_run()

    def test_reina_makes_no_asset_dearer(self) -> None:
        with Table("corp", runner="Reina Roja: Freedom Fighter") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Ice Wall", "HQ")
            t.corp.rez("PAD Campaign")
            assert t.corp.credits == 3
