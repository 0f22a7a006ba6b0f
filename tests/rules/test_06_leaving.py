"""Leaving a phase or a run early, and how runs end (CR 6.1.4, 6.1.5, 6.8)."""

from __future__ import annotations

import pytest
from tests.verbs import entries, every_window, kinds, let_pass, now, result, story, walk_to

from sneakdoor.cards.vocabulary import (
    ENCOUNTER_THIS,
    NET,
    Credits,
    Damage,
    EndRun,
    MoveRun,
    On,
    asset,
    ice,
    paid,
    sub,
    when,
)
from sneakdoor.rules.runs import ApproachServer, RunEnds, refuse_jack_out
from sneakdoor.testing import Table


class TestEndingTheRun:
    @pytest.mark.rule("6.1.4")
    def test_the_phase_ends_without_its_remaining_steps(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            assert story(t, "run ended", "passed", "approach server", "run ends") == ["run ended", "run ends"]

    @pytest.mark.rule("6.8.2a", example=52)
    def test_a_paid_ability_window_closes(self) -> None:
        t = every_window(Table(turn="runner"))
        t.corp.scored("Nisei MK II")
        t.state.things[t.cid("Nisei MK II")].tokens = {"agenda": 1}
        t.corp.set(bad_publicity=2)
        t.runner.set(credits=0)
        t.runner.put("Self-modifying Code")
        t.runner.deck("Corroder")
        t.corp.put("Ice Wall", "HQ")
        t.runner.run("HQ")
        walk_to(t, "6.9.2b", "corp")
        t.corp.use("Nisei MK II")
        assert t.run is None
        assert now(t).rule == "5.7.1e"  # no more window of the run, and its credits are gone
        assert t.runner.credits == 0
        assert not any(option.card == "Self-modifying Code" for option in now(t).options)

    @pytest.mark.rule("6.8.2b", "6.5.5a", example=53)
    def test_no_more_subroutines_resolve(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Little Engine", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.credits == 5
            assert t.happened("subroutine") == 1

    @pytest.mark.rule("6.8.2b")
    def test_all_of_them_resolve_if_the_ending_ones_are_broken(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Little Engine", "HQ", rezzed=True)
            t.runner.put("Gordian Blade")
            t.runner.set(credits=9)
            t.runner.run("HQ")
            every_window(t)
            walk_to(t, "6.9.3b", "runner")
            t.state.forced = True
            for _ in range(5):
                t.runner.use("Gordian Blade", "strength")
            t.runner.break_subroutines("Gordian Blade", 0, 1)
            t.finish_run()
            assert t.runner.credits == 9 - 7 + 5

    @pytest.mark.rule("6.8.2c", "9.2.8f", example=54)
    def test_a_reaction_window_of_the_phases_beginning_closes(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Tollbooth", "HQ", rezzed=True)
            t.runner.put("Security Nexus")
            t.runner.run("HQ")
            t.settle()
            t.runner.trigger("Security Nexus")
            t.corp.number(5)
            t.runner.number(0)
            t.settle()
            assert t.run is None
            assert t.state.tags == 1
            assert t.runner.credits == 5  # the toll was never asked for
            assert result(t) == "unsuccessful"

    @pytest.mark.both
    @pytest.mark.rule("6.5.3a", "9.2.8f")
    def test_and_so_it_does_if_the_trace_fails_and_the_ice_is_bypassed(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Tollbooth", "HQ", rezzed=True)
            t.runner.put("Security Nexus")
            t.runner.set(credits=9)
            t.runner.run("HQ")
            t.settle()
            t.runner.trigger("Security Nexus")
            t.corp.number(0)
            t.runner.number(9)
            t.finish_run()
            assert t.happened("bypassed") == 1
            assert t.happened("successful run") == 1

    @pytest.mark.rule("6.8.2d", "6.9.6a", example=55)
    def test_any_other_window_is_completed_in_the_last_phase(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Giordano Memorial Field", "HQ", rezzed=True)
            t.corp.put("Embolus", "HQ", rezzed=True, tokens={"power": 2})
            t.corp.hand("Hedge Fund")
            t.runner.scored("Nisei MK II")
            t.runner.set(credits=1)
            t.runner.run("HQ")
            t.settle()
            t.corp.trigger("Giordano Memorial Field")
            t.finish_run()
            assert t.happened("run ended") == 1
            assert t.card("Embolus").tokens("power") == 1
            assert t.happened("accessed") == 0
            assert story(t, "run ended", "tokens removed", "run ends") == ["run ended", "tokens removed", "run ends"]
            assert result(t) == "successful"  # it was declared so before

    @pytest.mark.rule("6.8.2d", "6.9.6a", "6.1.4")
    def test_by_then_the_phase_that_opened_it_is_over(self) -> None:
        t = every_window(Table(turn="runner"))
        t.corp.put("Giordano Memorial Field", "HQ", rezzed=True)
        t.corp.put("Embolus", "HQ", rezzed=True, tokens={"power": 2})
        t.runner.scored("Nisei MK II")
        t.runner.set(credits=1)
        t.runner.run("HQ")
        while now(t).kind != "reaction":
            let_pass(t)
        t.corp.trigger("Giordano Memorial Field")
        while now(t).kind != "reaction":
            t.game.choose(now(t).options[0])
        assert t.corp.can("trigger", "Embolus")
        assert t.state.find(ApproachServer) is None
        assert t.state.find(RunEnds) is not None

    @pytest.mark.rule("6.8.2d")
    def test_it_is_completed_by_those_who_have_not_passed_yet(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Giordano Memorial Field", "HQ", rezzed=True)
            t.corp.put("Embolus", "HQ", rezzed=True, tokens={"power": 2})
            t.runner.scored("Nisei MK II")
            t.runner.set(credits=1)
            t.runner.run("HQ")
            t.settle()
            t.corp.trigger("Embolus")
            t.settle()
            assert t.happened("run ended") == 1  # then Giordano, the last one waiting
            assert t.card("Embolus").tokens("power") == 1

    @pytest.mark.rule("6.9.6a", "6.8.1")
    def test_the_last_phase_is_not_ended_again(self) -> None:
        t = every_window(Table(turn="runner"))
        t.corp.scored("Nisei MK II")
        t.state.things[t.cid("Nisei MK II")].tokens = {"agenda": 2}
        t.runner.run("HQ")
        walk_to(t, "6.9.5b", "corp")
        t.corp.use("Nisei MK II")
        assert t.run is None
        assert t.happened("run ended") == 1
        assert t.happened("run ends") == 1

    @pytest.mark.both
    @pytest.mark.rule("6.8.1")
    def test_what_would_end_the_run_in_its_last_phase_does_not(self) -> None:
        alarm = asset("Alarm", "neutral_corp", when(On("rezzed"), EndRun()), cost=0, trash=1)
        with Table(turn="runner", cards=(alarm,)) as t:
            first = t.corp.put("Alarm", "Server 1", rezzed=True)
            t.corp.put("Alarm", "Server 2", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            t.corp.trigger(first)
            t.settle()
            # The other Alarm was completed in the last phase, where there is nothing left to end.
            assert t.run is None
            assert story(t, "run ended", "run ends") == ["run ended", "run ends"]


class TestJackingOut:
    @pytest.mark.both
    @pytest.mark.rule("6.1.5", "6.1.5a", "6.9.5c")
    def test_at_the_server(self) -> None:
        with Table(turn="runner") as t:
            t.runner.run("HQ")
            t.runner.jack_out()
            assert t.run is None
            assert t.happened("successful run") == 0
            assert story(t, "jacked out", "run ended") == ["jacked out"]
            assert result(t) == "unsuccessful"

    @pytest.mark.rule("6.1.5a", "6.9.2d")
    def test_at_the_second_piece_of_ice(self) -> None:
        t = every_window(Table(turn="runner"))
        t.corp.put("Ice Wall", "HQ")
        t.corp.put("Enigma", "HQ")
        t.runner.run("HQ")
        walk_to(t, "6.9.2d", "runner")
        assert t.happened("approach ice") == 2
        t.runner.jack_out()
        assert t.run is None

    @pytest.mark.rule("6.1.5")
    def test_a_card_may_forbid_it(self) -> None:
        t = every_window(Table(turn="runner"))
        t.corp.put("Ice Wall", "HQ")
        t.corp.put("Whirlpool", "HQ", rezzed=True)
        t.runner.run("HQ")
        walk_to(t, "6.9.2d", "runner")
        assert t.zone("Whirlpool") == "Archives"
        assert kinds(t) == {"continue"}
        refusal = refuse_jack_out(t.state)
        assert refusal is not None
        assert refusal.rule == "1.2.2"
        walk_to(t, "6.9.5c", "runner")
        assert kinds(t) == {"continue"}

    @pytest.mark.both
    @pytest.mark.rule("6.1.5")
    def test_only_for_that_run(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Whirlpool", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            t.runner.run("HQ")
            t.runner.jack_out()
            assert t.run is None

    @pytest.mark.rule("6.1.5")
    def test_susanoo_forbids_it_until_after_the_next_encounter(self) -> None:
        t = every_window(Table(turn="runner"))
        t.corp.put("Susanoo-no-Mikoto", "HQ", rezzed=True)
        t.corp.put("Pup", "Archives")
        t.corp.put("Yagura", "Archives", rezzed=True)
        t.corp.put("Hunter", "Archives")
        t.runner.hand("Sure Gamble", "Sure Gamble")
        t.runner.run("HQ")
        walk_to(t, "6.9.2d", "runner")
        assert t.run.server == 2
        assert kinds(t) == {"continue"}  # at Hunter
        let_pass(t)
        walk_to(t, "6.9.2d", "runner")
        assert kinds(t) == {"continue"}  # at Yagura
        walk_to(t, "6.9.3b", "runner")
        while now(t).rule != "6.9.2d":
            if len(now(t).options) == 1:
                t.game.choose(now(t).options[0])
            else:
                let_pass(t)
        assert kinds(t) == {"jack out", "continue"}  # at Pup, after Yagura

    @pytest.mark.both
    @pytest.mark.rule("6.1.5", "1.15.9")
    def test_an_additional_cost_is_paid_before_the_run_ends(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Port Anson Grid", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.put("Mimic")
            t.runner.run("HQ")
            t.runner.jack_out()
            t.runner.pick("Mimic")
            assert t.zone("Mimic") == "the heap"
            assert t.card("Corroder").installed
            assert story(t, "trashed", "jacked out") == ["trashed", "jacked out"]

    @pytest.mark.rule("6.1.5", "1.15.9")
    def test_who_cannot_pay_cannot_jack_out(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Port Anson Grid", "HQ", rezzed=True)
            every_window(t)
            t.runner.run("HQ")
            walk_to(t, "6.9.5c", "runner")
            assert kinds(t) == {"continue"}
            t.state.forced = True
            t.finish_run()
            t.runner.run("R&D")
            t.runner.jack_out()  # another server

    @pytest.mark.both
    @pytest.mark.rule("6.1.5")
    def test_a_card_may_allow_it_elsewhere(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Neural Katana", "HQ", rezzed=True)
            t.runner.hand("Recon", "Sure Gamble")
            t.runner.play("Recon")
            t.runner.act("server", server="HQ")
            t.settle()
            t.runner.yes()
            assert t.run is None
            assert t.happened("jacked out") == 1
            assert t.happened("damaged") == 0

    @pytest.mark.both
    @pytest.mark.rule("6.1.5")
    def test_or_not(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Hunter", "HQ", rezzed=True)
            t.runner.hand("Recon")
            t.runner.play("Recon")
            t.runner.act("server", server="HQ")
            t.settle()
            t.runner.no()
            t.settle()
            t.corp.number(0)
            t.runner.number(3)
            t.finish_run()
            assert t.happened("successful run") == 1


class TestMovingToAnotherPhase:
    @pytest.mark.rule("6.1.3c", "6.5.5")
    def test_subroutines_that_are_left_are_dropped(self) -> None:
        portal = ice(
            "Double Portal", "jinteki", sub(MoveRun("")), sub(Damage(1, NET)), subtypes="Code Gate", cost=0, strength=0
        )
        with Table(turn="runner", cards=(portal,)) as t:
            t.corp.put("Double Portal", "HQ", rezzed=True)
            t.runner.put("Gordian Blade")
            t.runner.set(credits=9)
            t.runner.hand("Sure Gamble")
            t.runner.run("HQ")
            every_window(t)
            while t.happened("approach ice") < 2:
                let_pass(t)
            assert t.happened("damaged") == 0
            t.runner.jack_out()

    @pytest.mark.rule("6.1.3c")
    def test_an_open_paid_ability_window_is_completed_first(self) -> None:
        detour = asset("Detour", "jinteki", paid(Credits(1), MoveRun(server=2)), cost=0, trash=1)
        t = every_window(Table(turn="runner", cards=(detour,)))
        t.corp.put("Detour", "Server 1", rezzed=True)
        t.corp.put("Ice Wall", "Archives")
        t.runner.run("HQ")
        walk_to(t, "6.9.5b", "corp")
        t.corp.use("Detour")
        assert t.run.server == 2
        assert now(t).rule == "6.9.5b"  # both have to pass in a row before the Runner goes on
        assert t.happened("approach ice") == 0
        let_pass(t)
        let_pass(t)
        assert now(t).rule == "6.9.2b"
        assert t.happened("approach ice") == 1

    @pytest.mark.rule("6.1.3c", "9.2.8f")
    def test_a_window_of_the_beginning_of_the_left_phase_closes(self) -> None:
        portal = ice(
            "Trapdoor",
            "jinteki",
            when(ENCOUNTER_THIS, MoveRun("")),
            when(ENCOUNTER_THIS, Damage(1, NET)),
            cost=0,
            strength=0,
        )
        with Table(turn="runner", cards=(portal,)) as t:
            t.corp.put("Trapdoor", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble")
            t.runner.run("HQ")
            t.settle()
            t.corp.trigger("Trapdoor", "outermost")
            assert t.happened("damaged") == 0
            assert t.happened("approach ice") == 2
            t.runner.jack_out()


class TestHowRunsEnd:
    @pytest.mark.rule("6.8.4", "6.9.6c")
    def test_a_run_that_did_not_reach_the_server_is_unsuccessful(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("unsuccessful run") == 1

    @pytest.mark.rule("6.8.4a", example=56)
    def test_with_crisium_grid_it_is_neither(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Crisium Grid", "HQ", rezzed=True)
            t.corp.hand("Hedge Fund")
            t.runner.put("Desperado")
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("successful run") == 0
            assert t.happened("unsuccessful run") == 0
            assert t.happened("accessed") == 2  # cards are accessed all the same
            assert t.runner.credits == 5

    @pytest.mark.rule("6.8.4a")
    def test_crisium_grid_is_about_its_own_server(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Crisium Grid", "HQ", rezzed=True)
            t.runner.run("R&D")
            t.finish_run()
            assert t.happened("successful run") == 1

    @pytest.mark.rule("6.8.4b", "4.7.8f", "8.2.7")
    def test_if_the_server_ceases_to_exist_it_is_neither(self) -> None:
        t = every_window(Table(turn="runner"))
        t.corp.put("Himitsu-Bako", "Server 1", rezzed=True)
        t.runner.put("John Masanori")
        t.runner.run("Server 1")
        walk_to(t, "6.9.2b", "corp")
        t.corp.use("Himitsu-Bako")
        assert 3 not in t.state.ice
        assert now(t).rule == "6.9.2b"  # the window is completed first
        t.state.forced = True
        t.settle()
        assert t.run is None
        assert result(t) == "neither"
        assert t.happened("unsuccessful run") == 0
        assert t.state.tags == 0

    @pytest.mark.rule("6.8.4")
    def test_a_successful_run_that_is_ended_stays_successful(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Giordano Memorial Field", "HQ", rezzed=True)
            t.runner.scored("Nisei MK II")
            t.runner.set(credits=0)
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("run ended") == 1
            assert t.happened("unsuccessful run") == 0
            assert result(t) == "successful"

    @pytest.mark.rule("6.8.5", "10.3.5", example=57)
    def test_the_tag_of_john_masanori_comes_after_the_run(self) -> None:
        with Table(turn="runner", runner="Jesminder Sareen: Girl Behind the Curtain") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("John Masanori")
            t.runner.run("HQ")
            t.finish_run()
            assert t.state.tags == 1

    @pytest.mark.rule("6.8.5")
    def test_jesminder_avoids_a_tag_during_the_run(self) -> None:
        with Table(turn="runner", runner="Jesminder Sareen: Girl Behind the Curtain") as t:
            t.corp.put("Data Raven", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            t.runner.mode("tag")
            assert t.state.tags == 0
            t.corp.number(0)
            t.runner.number(5)
            t.finish_run()

    @pytest.mark.rule("6.8.5")
    def test_run_ends_is_met_when_the_run_is_no_more(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Dirty Laundry")
            t.runner.set(credits=2)
            t.runner.play("Dirty Laundry")
            t.runner.act("server", server="Archives")
            t.finish_run()
            assert t.runner.credits == 5
            assert story(t, "run ends", "credits gained") == ["run ends", "credits gained"]

    @pytest.mark.rule("6.8.5")
    def test_an_unsuccessful_run_earns_nothing(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.hand("Dirty Laundry")
            t.runner.set(credits=2)
            t.runner.play("Dirty Laundry")
            t.runner.act("server", server="HQ")
            t.finish_run()
            assert t.runner.credits == 0

    @pytest.mark.both
    @pytest.mark.rule("6.9.6d", "6.8.1")
    def test_the_game_returns_to_where_the_run_was_made(self) -> None:
        with Table(turn="runner") as t:
            t.runner.run("Archives")
            t.finish_run()
            assert len(entries(t, "run ends")) == 1
            assert now(t).kind == "action"
