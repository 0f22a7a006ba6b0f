"""What official rulings say of the Runner's cards in the core sets: Anarch, Criminal and neutral."""

from __future__ import annotations

import pytest
from tests.verbs import now, story, walk_to

from sneakdoor.cards.vocabulary import (
    ICE,
    PROGRAM,
    RND,
    RUNNER,
    Credits,
    DoToChosen,
    Is,
    MoveRun,
    TrashThis,
    event,
    paid,
    play,
    resource,
)
from sneakdoor.rules.installing import destinations
from sneakdoor.testing import Table

LIGHTS_OUT = event(
    "Lights Out", "neutral_runner", play(DoToChosen("derez", Is((ICE,), rezzed=True))), cost=0, influence=0
)
FUSE = resource(
    "Fuse", "neutral_runner", paid(Credits(0), DoToChosen("derez", Is((ICE,), rezzed=True))), cost=0, influence=0
)
DETOUR = resource("Detour", "neutral_runner", paid(Credits(0), MoveRun(server=int(RND))), cost=0, influence=0)
RECALL = event(
    "Recall", "neutral_runner", play(DoToChosen("to hand", Is((PROGRAM,), side=RUNNER))), cost=0, influence=0
)
REMOVAL = event("Removal", "neutral_runner", play(DoToChosen("to hand", Is((ICE,)))), cost=0, influence=0)
ONCE_MORE = resource("Once More", "neutral_runner", paid(TrashThis(), MoveRun("")), cost=0, influence=0)
MISHAP = resource(
    "Mishap", "neutral_runner", paid(Credits(0), DoToChosen("trash", Is((PROGRAM,), side=RUNNER))), cost=0, influence=0
)


def results(t: Table, kind: str) -> list[int]:
    """The servers of all changes of a kind."""
    return [one.server for one in t.state.journal.entries[: t.state.journal.length] if one.kind == kind]


class TestParasite:
    @pytest.mark.rule("3.4.4", "2.7.1")
    def test_ice_that_is_derezzed_has_no_strength_and_is_not_trashed(self) -> None:
        with Table(turn="runner", cards=(LIGHTS_OUT,)) as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Parasite", on="Ice Wall")
            t.runner.hand("Lights Out")
            t.runner.play("Lights Out")
            t.end_turn()
            t.end_turn()
            assert t.card("Parasite").tokens("virus") == 1  # it goes on growing
            assert t.card("Ice Wall").installed

    @pytest.mark.rule("3.4.4", "1.4:9.6.7")
    def test_until_it_is_rezzed_again(self) -> None:
        with Table(turn="runner") as t:
            t.corp.set(credits=9).put("Ice Wall", "HQ")
            t.runner.put("Parasite", on="Ice Wall", tokens={"virus": 2})
            t.settle()
            assert t.card("Ice Wall").installed
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            t.settle()
            assert (t.zone("Ice Wall"), t.zone("Parasite")) == ("Archives", "the heap")
            t.finish_run()

    @pytest.mark.rule("1.12.3", "1.12.5c")
    def test_a_daemon_does_not_host_it(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Progenitor")
            t.runner.hand("Parasite", "Datasucker")
            assert destinations(t.state, t.cid("Parasite")) == [("host", t.cid("Ice Wall"))]
            assert ("host", t.cid("Progenitor")) in destinations(t.state, t.cid("Datasucker"))


class TestScrubber:
    @pytest.mark.rule("1.10.5", "1.10.5c")
    def test_two_credits_at_once_and_as_many_again_before_each_turn(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.set(credits=4).hand("Scrubber")
            t.runner.install("Scrubber")
            assert t.card("Scrubber").tokens("credit") == 2
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.settle()
            assert (t.card("Scrubber").tokens("credit"), t.runner.credits) == (0, 0)
            t.end_turn()
            t.end_turn()
            assert t.card("Scrubber").tokens("credit") == 2

    @pytest.mark.both
    @pytest.mark.rule("1.10.4b")
    def test_its_credits_do_not_remove_a_card_from_the_game(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=3).put("Salsette Slums")
            t.runner.put("Scrubber")
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.settle()
            assert t.runner.can("trash")
            assert not t.runner.can("permit", "Salsette Slums")
            t.runner.act("go on")


class TestDemolitionRun:
    @pytest.mark.both
    @pytest.mark.rule("7.7.2b")
    def test_an_agenda_may_be_trashed_and_is_not_stolen(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Hostile Takeover")
            t.runner.hand("Demolition Run")
            t.runner.play("Demolition Run")
            t.runner.act("server", server="HQ")
            t.runner.use("Demolition Run")
            t.finish_run()
            assert (t.zone("Hostile Takeover"), t.runner.score) == ("Archives", 0)


class TestCyberfeederAndFemmeFatale:
    @pytest.mark.rule("1.10.4b", "1.4:9.1.6")
    def test_its_credit_pays_for_bypassing(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=9).put("Cyberfeeder")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.hand("Femme Fatale")
            t.runner.install("Femme Fatale")
            t.settle()
            assert t.runner.credits == 0
            t.runner.run("HQ")
            t.runner.trigger("Femme Fatale")
            t.finish_run()
            assert t.card("Cyberfeeder").tokens("credit") == 0
            assert t.happened("bypassed") == 1

    @pytest.mark.rule("3.9.5f")
    def test_she_bypasses_ice_of_any_strength(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=10)
            t.corp.put("Tollbooth", "HQ", rezzed=True)
            t.runner.hand("Femme Fatale")
            t.runner.install("Femme Fatale")
            t.runner.run("HQ")
            t.runner.trigger("Femme Fatale")
            t.finish_run()
            assert (t.runner.credits, t.happened("bypassed")) == (0, 1)

    @pytest.mark.rule("8.2.10")
    def test_installed_anew_she_knows_only_the_ice_chosen_last(self) -> None:
        with Table(turn="runner", cards=(RECALL,)) as t:
            t.runner.set(credits=30)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Enigma", "R&D", rezzed=True)
            t.runner.hand("Femme Fatale", "Recall")
            t.runner.install("Femme Fatale")
            t.runner.pick("Ice Wall")
            t.runner.play("Recall")
            t.runner.install("Femme Fatale")
            t.runner.pick("Enigma")
            t.runner.run("HQ")
            t.settle()
            assert now(t).kind != "reaction"
            t.finish_run()
            assert t.happened("bypassed") == 0

    @pytest.mark.rule("8.2.10")
    def test_ice_installed_anew_is_not_the_ice_that_was_chosen(self) -> None:
        with Table(turn="runner", cards=(REMOVAL,)) as t:
            t.runner.set(credits=30)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.hand("Femme Fatale", "Removal")
            t.runner.install("Femme Fatale")
            t.runner.play("Removal")
            t.end_turn()
            t.corp.install("Ice Wall", "HQ")
            t.end_turn()
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            t.settle()
            assert t.happened("bypassed") == 0
            t.finish_run()
            assert results(t, "unsuccessful run") == [0]


class TestIceCarver:
    @pytest.mark.rule("1.4:9.4.2", "9.7.2")
    def test_it_counts_before_anything_that_meets_the_encounter(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Tollbooth", "HQ", rezzed=True)
            t.runner.set(credits=9).put("Ice Carver")
            t.runner.put("Parasite", on="Tollbooth", tokens={"virus": 4})
            t.runner.run("HQ")
            t.finish_run()
            assert t.zone("Tollbooth") == "Archives"
            assert t.runner.credits == 9  # the toll was never asked for


class TestReinaRoja:
    @pytest.mark.rule("1.15.1c", "1.15.7")
    def test_what_she_adds_is_part_of_the_rez_cost_and_no_additional_cost(self) -> None:
        with Table(turn="runner", runner="Reina Roja: Freedom Fighter") as t:
            t.corp.set(credits=0).put("Ice Wall", "HQ")
            t.corp.scored("Braintrust")  # 2 less: from 1 and hers to nothing
            t.state.things[t.cid("Braintrust")].tokens = {"agenda": 2}
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            t.finish_run()
            assert t.card("Ice Wall").rezzed

    def test_ice_that_is_gone_again_was_the_first(self) -> None:
        with Table(turn="runner", runner="Reina Roja: Freedom Fighter") as t:
            t.corp.set(credits=2).put("Special Offer", "HQ")
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Ice Wall", "R&D")
            t.runner.run("HQ")
            t.runner.act("continue")
            t.corp.rez("Special Offer")
            t.finish_run()
            assert (t.zone("Special Offer"), t.corp.credits) == ("Archives", 5)
            t.runner.run("R&D")
            t.corp.rez("Ice Wall")
            t.finish_run()
            assert t.corp.credits == 4


class TestRunAmok:
    @pytest.mark.rule("1.4:9.6.13")
    def test_ice_that_was_rezzed_and_derezzed_during_the_run_is_trashed_too(self) -> None:
        with Table(turn="runner", cards=(FUSE,)) as t:
            t.corp.set(credits=9).put("Pop-up Window", "HQ")
            t.runner.put("Fuse")
            t.runner.hand("Run Amok")
            t.runner.play("Run Amok")
            t.runner.act("server", server="HQ")
            t.corp.rez("Pop-up Window")
            t.runner.use("Fuse")
            t.finish_run()
            assert t.zone("Pop-up Window") == "Archives"


class TestNoise:
    @pytest.mark.rule("4.5.2", "1.18.4")
    def test_the_card_lies_facedown_in_archives(self) -> None:
        with Table(turn="runner", runner="Noise: Hacker Extraordinaire") as t:
            t.corp.deck("Snare!")
            t.runner.hand("Datasucker")
            t.runner.install("Datasucker")
            assert t.zone("Snare!") == "Archives"
            assert t.cid("Snare!") in t.state.down


class TestAccountSiphon:
    @pytest.mark.rule("6.7.3b")
    def test_who_accesses_cards_takes_no_tags(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Hedge Fund")
            t.runner.hand("Account Siphon")
            t.runner.play("Account Siphon")
            t.runner.act("normally")
            t.finish_run()
            assert (t.state.tags, t.corp.credits, t.happened("accessed")) == (0, 5, 1)

    @pytest.mark.rule("1.4:6.7.3a")
    def test_a_run_that_ends_on_another_server_takes_no_credits(self) -> None:
        with Table(turn="runner", cards=(DETOUR,)) as t:
            t.runner.put("Detour")
            t.runner.hand("Account Siphon")
            t.runner.play("Account Siphon")
            t.runner.use("Detour")
            t.finish_run()
            assert results(t, "successful run") == [RND]
            assert (t.state.tags, t.corp.credits) == (0, 5)


class TestBankJob:
    @pytest.mark.rule("6.7.3b", "7.5.1")
    def test_a_server_with_nothing_in_it_will_do(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "Server 1")
            t.runner.put("Bank Job", tokens={"credit": 8})
            t.runner.run("Server 1")
            t.runner.trigger("Bank Job")
            t.runner.number(8)
            t.finish_run()
            assert t.runner.credits == 13


class TestForgedActivationOrders:
    @pytest.mark.rule("1.4:1.15.4a", "9.8.5b")
    def test_the_ice_is_paid_for_or_trashed(self) -> None:
        for money, zone in ((1, "HQ"), (0, "Archives")):
            with Table(turn="runner") as t:
                t.corp.set(credits=money).put("Ice Wall", "HQ")
                t.runner.hand("Forged Activation Orders")
                t.runner.play("Forged Activation Orders")
                if money:
                    t.corp.mode("rez")
                    assert (t.card("Ice Wall").rezzed, t.corp.credits) == (True, 0)
                else:
                    t.settle()
                    assert t.zone("Ice Wall") == zone

    @pytest.mark.rule("9.2.7")
    def test_nothing_else_is_rezzed_first(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.hand("Forged Activation Orders")
            t.runner.play("Forged Activation Orders")
            assert t.decision is not None
            assert {option.kind for option in t.decision.options} == {"mode"}
            t.corp.mode("trash")


class TestEmergencyShutdown:
    @pytest.mark.rule("6.7.2")
    def test_a_grid_that_was_trashed_does_not_make_the_run_successful(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=9)
            t.corp.put("Crisium Grid", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.runner.hand("Emergency Shutdown")
            t.runner.run("HQ")
            t.runner.act("trash")
            t.finish_run()
            assert t.zone("Crisium Grid") == "Archives"
            assert not t.runner.can("play", "Emergency Shutdown")


class TestLeelaPatel:
    @pytest.mark.rule("7.7.1", "10.3.2")
    def test_the_card_comes_to_hq_before_the_next_access(self) -> None:
        with Table(turn="runner", runner="Leela Patel: Trained Pragmatist") as t:
            t.runner.put("HQ Interface")
            t.corp.hand("Hostile Takeover", "Hostile Takeover")
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("HQ")
            t.finish_run()
            told = story(t, "accessed", "stolen", "added to hand")
            assert told[:4] == ["accessed", "stolen", "added to hand", "accessed"]


class TestSneakdoorBeta:
    @pytest.mark.both
    @pytest.mark.rule("1.4:9.9.1", "6.7.3")
    def test_trashed_during_its_run_it_still_leads_to_hq(self) -> None:
        with Table(turn="runner", cards=(MISHAP,)) as t:
            t.runner.put("Mishap")
            t.runner.put("Sneakdoor Beta")
            t.corp.hand("Hedge Fund")
            t.runner.use("Sneakdoor Beta")
            t.runner.use("Mishap")
            t.finish_run()
            assert t.zone("Sneakdoor Beta") == "the heap"
            assert results(t, "successful run") == [0]

    @pytest.mark.both
    @pytest.mark.rule("1.4:6.7.3a", "6.1.2b")
    def test_a_run_that_was_led_away_from_archives_stays_where_it_is(self) -> None:
        with Table(turn="runner", cards=(DETOUR,)) as t:
            t.runner.put("Detour")
            t.runner.put("Sneakdoor Beta")
            t.runner.use("Sneakdoor Beta")
            t.runner.use("Detour")
            t.finish_run()
            assert results(t, "successful run") == [RND]

    @pytest.mark.both
    @pytest.mark.rule("6.9.1a")
    def test_the_run_began_on_archives(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Sneakdoor Beta")
            t.runner.use("Sneakdoor Beta")
            t.finish_run()
            assert (results(t, "run begins"), results(t, "successful run")) == ([2], [0])


class TestSpearPhishing:
    @pytest.mark.rule("1.4:9.6.13b")
    def test_the_innermost_ice_is_bypassed_each_time(self) -> None:
        with Table(turn="runner", cards=(ONCE_MORE,)) as t:
            t.runner.put("Once More")
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.runner.hand("Spear Phishing")
            t.runner.play("Spear Phishing")
            t.runner.act("server", server="R&D")
            walk_to(t, "6.9.5b", "runner")
            t.runner.use("Once More")
            t.finish_run()
            assert (t.happened("encounter"), t.happened("bypassed")) == (2, 2)
            assert results(t, "successful run") == [RND]
