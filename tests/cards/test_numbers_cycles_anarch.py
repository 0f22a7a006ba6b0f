"""Anarch cards of the cycles, by their numbers and by what they leave alone."""

from __future__ import annotations

import pytest
from tests.verbs import back_to, break_once, detour, doers, encounter, now, top, trial

from sneakdoor.cards.vocabulary import HQ, RND
from sneakdoor.testing import Table


class TestEvents:
    def test_inject_looks_at_4_cards_and_pays_for_programs(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Inject")
            t.runner.deck("Diesel", "Corroder", "Easy Mark", "Mimic", "Legwork")
            t.runner.play("Inject")
            assert sorted(t.runner.titles("hand")) == ["Easy Mark", "Legwork"]
            assert (t.runner.credits, top(t, 1)) == (5 - 1 + 2, ["Diesel"])
            assert sorted(t.runner.titles("discard")) == ["Corroder", "Inject", "Mimic"]

    def test_ive_had_worse_draws_3_when_it_is_played(self) -> None:
        with Table("runner") as t:
            t.runner.hand("I've Had Worse")
            t.runner.play("I've Had Worse")
            assert (len(t.runner.titles("hand")), t.runner.credits) == (3, 4)

    @pytest.mark.both
    @pytest.mark.parametrize(("kind", "title", "trashed"), [("Sentry", "Mimic", 1), ("Barrier", "Corroder", 0)])
    def test_forked_trashes_the_first_sentry_all_of_which_is_broken(self, kind: str, title: str, trashed: int) -> None:
        with Table("runner", cards=(trial(kind, 0, 1),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put(title)
            t.runner.hand("Forked")
            t.runner.play("Forked")
            t.runner.act("server", server="HQ")
            for _ in range(2):
                encounter(t)
                break_once(t, title)
                t.runner.pass_() if now(t).role == "break" else None
            t.finish_run()
            assert (len(t.corp.titles("discard")), t.happened("all broken"), t.corp.credits) == (trashed, 2, 5)

    @pytest.mark.both
    def test_forked_trashes_a_sentry_that_is_not_installed(self) -> None:
        with Table("runner") as t:
            t.corp.hand("Chrysalis")
            t.runner.put("Mimic")
            t.runner.hand("Forked", "Sure Gamble", "Sure Gamble")
            t.runner.play("Forked")
            t.runner.act("server", server="HQ")
            encounter(t)
            break_once(t, "Mimic")
            t.finish_run()
            assert (t.corp.titles("discard"), len(t.runner.titles("hand"))) == (["Chrysalis"], 2)

    def test_showing_off_accesses_from_the_bottom_in_its_run_only(self) -> None:
        with Table("runner", deck=0) as t:
            t.corp.deck("Ice Wall", "Enigma", "Hunter")
            t.runner.deck("Sure Gamble").hand("Showing Off")
            t.runner.play("Showing Off")
            t.finish_run()
            t.runner.run("R&D")
            t.finish_run()
            seen = [t.state.card(one.cid).title for one in t.state.journal.since(0) if one.kind == "accessed"]
            assert (seen, t.runner.credits) == (["Ice Wall", "Hunter"], 3)

    def test_showing_off_does_nothing_when_its_run_succeeds_elsewhere(self) -> None:
        with Table("runner", cards=(detour(HQ), back_to(RND)), deck=0) as t:
            t.corp.deck("Ice Wall", "Enigma", "Hunter").hand("Hedge Fund")
            t.runner.deck("Sure Gamble").hand("Showing Off")
            t.runner.put("Detour")
            t.runner.put("Back")
            t.runner.play("Showing Off")
            t.runner.use("Detour")
            t.finish_run()
            seen = [t.state.card(one.cid).title for one in t.state.journal.since(0) if one.kind == "accessed"]
            assert sorted(seen) == ["Hedge Fund", "Hunter"]

    def test_by_any_means_hurts_the_runner_by_the_runners_own_hand_and_not_in_archives(self) -> None:
        with Table("runner") as t:
            t.runner.hand("By Any Means", "Sure Gamble", "Sure Gamble", "Sure Gamble")
            t.corp.discard("Ice Wall").hand("Hedge Fund")
            t.runner.play("By Any Means")
            t.runner.run("Archives")
            t.finish_run()
            assert doers(t, "damaged") == []
            t.runner.run("HQ")
            t.finish_run()
            assert (doers(t, "damaged"), len(t.runner.titles("hand"))) == (["RUNNER 1"], 2)
            t.end_turn()
            t.end_turn()
            t.runner.run("R&D")
            t.finish_run()
            assert doers(t, "damaged") == ["RUNNER 1"]


class TestPrograms:
    def test_surfer_swaps_a_barrier_for_2(self) -> None:
        t = Table("runner", cards=(trial("Barrier", 0),))
        t.corp.put("Ice Wall", "HQ")
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put("Surfer")
        encounter(t, "HQ")
        t.runner.use("Surfer")
        t.settle()
        assert t.runner.credits == 3
        assert [t.state.card(cid).title for cid in t.state.ice[0]] == ["Trial", "Ice Wall"]

    def test_surfer_swaps_no_other_ice(self) -> None:
        t = Table("runner", cards=(trial("Sentry", 0),), skip_forced=False)
        t.corp.put("Ice Wall", "HQ")
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put("Surfer")
        encounter(t, "HQ")
        assert not t.runner.can("use", "Surfer", at="6.9.3b")

    def test_keyhole_trashes_one_of_3_cards_and_the_corp_shuffles_rnd(self) -> None:
        with Table("runner", deck=0) as t:
            t.corp.deck("Hedge Fund", "PAD Campaign", "Neural Katana", "Hunter", "Enigma", "Ice Wall")
            t.runner.deck("Sure Gamble", "Corroder", "Mimic", "Diesel", "Legwork")
            before = list(t.state.deck[1])
            t.runner.put("Keyhole")
            t.runner.use("Keyhole")
            t.settle()
            assert sorted(option.card for option in now(t).options) == ["Enigma", "Hunter", "Ice Wall"]
            t.runner.pick("Enigma")
            assert (t.corp.titles("discard"), t.happened("accessed"), t.runner.clicks) == (["Enigma"], 0, 3)
            assert list(t.state.deck[1]) == before
            assert top(t, 0, 5) != ["Ice Wall", "Hunter", "Neural Katana", "PAD Campaign", "Hedge Fund"]

    def test_keyhole_does_nothing_when_its_run_succeeds_elsewhere(self) -> None:
        with Table("runner", cards=(detour(HQ),)) as t:
            t.corp.hand("Enigma")
            t.runner.put("Detour")
            t.runner.put("Keyhole")
            t.runner.use("Keyhole")
            t.runner.use("Detour")
            t.finish_run()
            assert (t.happened("accessed"), t.corp.titles("discard")) == (1, [])

    def test_progenitor_saves_a_counter_of_its_own_program_only(self) -> None:
        with Table("corp") as t:
            progenitor = t.runner.put("Progenitor")
            inside = t.runner.put("Datasucker", tokens={"virus": 3}, on=progenitor)
            outside = t.runner.put("Medium", tokens={"virus": 3})
            assert t.runner.memory == (1, 4)
            t.corp.act("purge")
            assert (inside.tokens("virus"), outside.tokens("virus")) == (1, 0)

    def test_progenitor_that_hosts_nothing_saves_nothing(self) -> None:
        with Table("corp") as t:
            t.runner.put("Progenitor")
            outside = t.runner.put("Medium", tokens={"virus": 3})
            t.corp.act("purge")
            assert outside.tokens("virus") == 0

    def test_eater_keeps_the_runner_from_accessing_anything_in_that_run(self) -> None:
        t = Table("runner", cards=(trial("Trap", 0),))
        t.corp.hand("Hedge Fund").put("Trial", "HQ", rezzed=True)
        t.runner.put("Eater")
        encounter(t, "HQ")
        break_once(t, "Eater")
        t.finish_run()
        assert (t.happened("accessed"), t.happened("successful run")) == (0, 1)
        t.runner.run("R&D")
        t.finish_run()
        assert t.happened("accessed") == 1


class TestResources:
    def test_joshua_b_gives_a_click_and_the_runner_takes_a_tag_as_the_turn_ends(self) -> None:
        t = Table("corp")
        t.runner.put("Joshua B.")
        t.end_turn()
        t.runner.accept()
        assert (t.runner.clicks, t.state.tags) == (5, 0)
        t.end_turn()
        assert doers(t, "tagged") == ["RUNNER 1"]
        t.end_turn()
        t.runner.decline()
        assert t.runner.clicks == 4
        t.end_turn()
        assert t.state.tags == 1

    def test_street_peddler_hosts_the_top_3_cards_and_no_more_later(self) -> None:
        with Table("runner") as t:
            t.runner.deck("Diesel", "Corroder", "Mimic", "Easy Mark").hand("Street Peddler", "Akamatsu Mem Chip")
            t.runner.install("Street Peddler")
            hosted = [
                t.state.card(cid).title for cid, one in t.state.things.items() if one.host == t.cid("Street Peddler")
            ]
            assert sorted(hosted) == ["Corroder", "Easy Mark", "Mimic"]
            t.runner.install("Akamatsu Mem Chip")
            assert top(t, 1) == ["Diesel"]
            t.runner.use("Street Peddler")
            t.runner.pick("Mimic")
            assert (t.runner.credits, t.card("Mimic").installed, t.zone("Street Peddler")) == (
                5 - 1 - 2,
                True,
                "the heap",
            )

    @pytest.mark.both
    def test_salsette_slums_removes_a_card_for_its_trash_cost_once_a_turn(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.hand("PAD Campaign")
            t.runner.set(credits=9).put("Salsette Slums")
            t.runner.run("HQ")
            t.runner.use("Salsette Slums")
            assert (t.runner.credits, t.corp.titles("discard"), t.corp.titles("hand")) == (5, [], [])
            t.runner.run("Server 1")
            t.settle()
            assert not any(option.card == "Salsette Slums" for option in now(t).options)
            t.finish_run()

    @pytest.mark.both
    def test_salsette_slums_removes_nothing_in_archives(self) -> None:
        with Table("runner") as t:
            t.corp.discard("PAD Campaign")
            t.runner.set(credits=9).put("Salsette Slums")
            t.runner.run("Archives")
            t.finish_run()
            assert (t.corp.titles("discard"), t.happened("accessed"), t.runner.credits) == (["PAD Campaign"], 1, 9)


class TestHardware:
    def test_respirocytes_hurt_the_runner_by_the_runners_own_hand(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Respirocytes", "Sure Gamble", "Sure Gamble", "Akamatsu Mem Chip")
            t.runner.install("Respirocytes")
            assert doers(t, "damaged") == ["RUNNER 1"]
            assert t.card("Respirocytes").tokens("power") == 0

    def test_turntable_swaps_a_stolen_agenda_for_one_that_the_corp_has_scored(self) -> None:
        with Table("runner") as t:
            t.corp.scored("Private Security Force").put("Hostile Takeover", "Server 1")
            t.corp.put("Priority Requisition", "Server 2")
            t.runner.put("Turntable")
            t.runner.run("Server 1")
            t.settle()
            t.runner.act("steal") if t.runner.can("steal") else None
            t.runner.accept()
            assert now(t).kind == "action"  # there was one to swap it for, and no choice
            assert (t.runner.score, t.corp.score) == (2, 1)
            assert t.zone("Priority Requisition") == "the play area"


class TestIdentities:
    def test_hoshiko_turns_over_for_2_credits_after_a_turn_with_an_access_and_back_after_one_without(self) -> None:
        t = Table("runner", runner="Hoshiko Shiro: Untold Protagonist")
        t.runner.run("R&D")
        t.finish_run()
        assert (t.runner.credits, t.happened("flipped")) == (5, 0)
        t.end_turn()
        assert (t.runner.credits, t.runner.link) == (5 + 3 + 2, 1)
        t.end_turn()
        assert (t.runner.credits, len(t.runner.titles("hand")), t.runner.clicks) == (9, 1, 4)
        t.end_turn()
        assert (t.runner.credits, t.runner.link) == (13, 0)
        t.end_turn()
        assert (t.runner.credits, len(t.runner.titles("hand"))) == (13, 1)

    def test_hoshiko_stays_as_she_is_after_a_run_without_an_access(self) -> None:
        t = Table("runner", runner="Hoshiko Shiro: Untold Protagonist")
        t.runner.run("Archives")
        t.finish_run()
        t.end_turn()
        assert (t.runner.credits, t.runner.link, t.happened("accessed")) == (8, 0, 0)

    def test_alice_makes_the_corp_trash_a_card_for_the_first_run_on_archives_of_a_turn(self) -> None:
        with Table("runner", runner="Alice Merchant: Clan Agitator") as t:
            t.corp.hand("Hedge Fund", "Ice Wall")
            t.runner.run("HQ")
            t.finish_run()
            assert len(t.corp.titles("hand")) == 2
            t.runner.run("Archives")
            t.settle()
            t.corp.pick("Ice Wall")
            t.finish_run()
            assert t.corp.titles("hand") == ["Hedge Fund"]
            t.runner.run("Archives")
            t.finish_run()
            assert t.corp.titles("hand") == ["Hedge Fund"]

    @pytest.mark.both
    def test_freedom_khumalo_trashes_a_card_for_virus_counters_once_a_turn(self) -> None:
        with Table("runner", runner="Freedom Khumalo: Crypto-Anarchist") as t:
            t.corp.hand("Ice Wall")
            sucker = t.runner.put("Datasucker", tokens={"virus": 5})
            t.runner.run("HQ")
            t.settle()
            t.runner.use("Freedom Khumalo: Crypto-Anarchist")
            assert (t.corp.titles("discard"), sucker.tokens("virus")) == (["Ice Wall"], 5)
            t.corp.hand("Ice Wall")
            t.runner.run("HQ")
            t.finish_run()
            assert t.corp.titles("hand") == ["Ice Wall"]
