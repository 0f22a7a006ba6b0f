"""What official rulings say of the Runner's other cards of the cycles."""

from __future__ import annotations

import pytest
from tests.verbs import encounter, now, story

from sneakdoor.cards.vocabulary import (
    ICE,
    MEAT,
    NET,
    PROGRAM,
    RUNNER,
    Credits,
    Damage,
    DoToChosen,
    Is,
    event,
    operation,
    paid,
    play,
    resource,
)
from sneakdoor.testing import Table

SLUMS = "Salsette Slums"
INFORMANT = "Aeneas Informant"
STEVE = "Steve Cambridge: Master Grifter"
PRICK = operation("Prick", "jinteki", play(Damage(1, NET)), cost=0)
PUNCH = operation("Punch", "weyland_consortium", play(Damage(1, MEAT)), cost=0)
VOLLEY = operation("Volley", "jinteki", play(Damage(3, NET)), cost=0)
MISHAP = resource(
    "Mishap",
    "neutral_runner",
    paid(Credits(0), DoToChosen("trash", Is((PROGRAM,), side=RUNNER))),
    cost=0,
    influence=0,
)
FUSE = resource(
    "Fuse", "neutral_runner", paid(Credits(0), DoToChosen("derez", Is((ICE,), rezzed=True))), cost=0, influence=0
)
CLEARANCE = event(
    "Clearance", "neutral_runner", play(DoToChosen("trash", Is(side=RUNNER, other=True))), cost=0, influence=0
)


class TestGuruDavinder:
    @pytest.mark.rule("1.4:9.8.5c")
    def test_he_leaves_nothing_for_a_net_shield(self) -> None:
        with Table(cards=(PRICK,)) as t:
            t.corp.hand("Prick")
            t.runner.put("Guru Davinder")
            t.runner.put("Net Shield")
            t.runner.hand("Sure Gamble")
            t.corp.play("Prick")
            t.runner.yes()
            assert (t.runner.credits, len(t.runner.titles("hand"))) == (1, 1)

    @pytest.mark.rule("1.4:9.8.5c", "1.4:9.2.9b")
    def test_nor_for_a_bodysuit_that_would_have_been_enough(self) -> None:
        """An older ruling had the Runner choose among the two; now one of them is an interrupt."""
        with Table(cards=(PUNCH,)) as t:
            t.corp.hand("Punch")
            t.runner.put("Guru Davinder")
            t.runner.put("Muresh Bodysuit")
            t.runner.hand("Sure Gamble")
            t.corp.play("Punch")
            t.runner.no()
            assert t.zone("Guru Davinder") == "the heap"
            assert len(t.runner.titles("hand")) == 1


class TestSameOldThing:
    @pytest.mark.rule("1.11.3")
    def test_it_plays_no_priority_event(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Same Old Thing")
            t.runner.discard("Early Bird")
            t.settle()
            assert not t.runner.can("action", "Same Old Thing")


class TestCorporateScandal:
    @pytest.mark.rule("1.9.4", "10.6.3")
    def test_its_bad_publicity_is_not_there_to_be_removed(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Decoy")
            t.runner.set(credits=9, tags=1).hand("Corporate Scandal")
            t.corp.hand("The All-Seeing I")
            t.runner.play("Corporate Scandal")
            t.end_turn()
            t.corp.play("The All-Seeing I")
            t.settle()
            assert t.zone("Decoy") == "the heap"


class TestBiometricSpoofing:
    @pytest.mark.rule("1.2.4", "9.8.3a")
    def test_it_prevents_a_single_point(self) -> None:
        with Table(cards=(PRICK,)) as t:
            t.corp.hand("Prick")
            t.runner.put("Biometric Spoofing")
            t.runner.hand("Sure Gamble")
            t.corp.play("Prick")
            t.runner.use("Biometric Spoofing")
            t.settle()
            assert len(t.runner.titles("hand")) == 1


class TestIveHadWorse:
    @pytest.mark.rule("10.4.3", "9.6.2")
    def test_all_damage_is_done_before_cards_are_drawn(self) -> None:
        with Table(cards=(VOLLEY,)) as t:
            t.corp.hand("Volley")
            t.runner.hand("I've Had Worse", "Diesel", "Easy Mark")
            t.corp.play("Volley")
            t.settle()
            assert t.runner.titles("hand") == ["Sure Gamble"] * 3
            assert len(t.runner.titles("discard")) == 3

    @pytest.mark.rule("1.7.2b", "10.4.4")
    def test_it_does_not_save_who_has_too_few_cards(self) -> None:
        with Table(cards=(VOLLEY,)) as t:
            t.corp.hand("Volley")
            t.runner.hand("I've Had Worse")
            t.corp.play("Volley")
            assert t.outcome is not None
            assert t.outcome.how == "flatline"


class TestEater:
    @pytest.mark.rule("7.4.1", "7.6.4")
    def test_archives_are_turned_faceup_and_nothing_is_accessed(self) -> None:
        with Table(turn="runner") as t:
            t.corp.discard("Hostile Takeover", faceup=False)
            t.corp.put("Ice Wall", "Archives", rezzed=True)
            t.runner.put("Eater")
            encounter(t, "Archives")
            t.runner.break_subroutines("Eater")
            t.finish_run()
            assert (t.happened("successful run"), t.happened("accessed")) == (1, 0)
            assert t.cid("Hostile Takeover") not in t.state.down


class TestDisrupter:
    @pytest.mark.rule("10.8.6", "1.4:9.8.3")
    def test_once_the_corp_has_spent_its_credits_it_is_too_late(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Hunter", "HQ", rezzed=True)
            t.runner.put("Disrupter")
            t.runner.run("HQ")
            t.settle()
            assert t.runner.can("use", "Disrupter")  # the trace is about to be initiated
            t.runner.pass_()
            t.corp.number(1)
            assert not t.runner.can("use", "Disrupter")
            t.runner.number(0)
            t.finish_run()
            assert t.state.tags == 1


class TestTurntable:
    @pytest.mark.rule("10.11.3", "1.13.2b")
    def test_counters_stay_and_the_text_is_asleep(self) -> None:
        with Table(turn="runner") as t:
            t.corp.scored("Nisei MK II")
            t.state.things[t.cid("Nisei MK II")].tokens = {"agenda": 1}
            t.corp.hand("Hostile Takeover")
            t.runner.put("Turntable")
            t.runner.run("HQ")
            t.runner.trigger("Turntable")
            t.finish_run()
            assert t.runner.score == 2
            assert t.card("Nisei MK II").tokens("agenda") == 1
            assert not t.card("Nisei MK II").thing.active


class TestSalsetteSlums:
    @pytest.mark.rule("7.7.2")
    def test_a_card_that_is_not_being_accessed_is_out_of_its_reach(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put(SLUMS)
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.hand("Drive By")
            t.runner.play("Drive By")
            t.settle()
            assert t.zone("PAD Campaign") == "Archives"

    @pytest.mark.rule("7.7.2")
    def test_it_may_be_kept_for_the_second_card(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=8).put(SLUMS)
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.runner.run("Server 2")
            t.runner.use(SLUMS)
            t.settle()
            assert len(t.state.removed) == 1
            assert t.corp.titles("discard") == ["PAD Campaign"]

    @pytest.mark.rule("7.8.5", "4.7.8f")
    def test_what_waits_for_the_access_sees_it_although_the_server_is_gone(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=4).put(SLUMS)
            t.runner.put(INFORMANT)
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.runner.use(SLUMS)
            assert t.happened("server gone") == 1
            t.runner.trigger(INFORMANT)
            t.settle()
            assert t.runner.credits == 1
            assert story(t, "removed from game", "run ends") == ["removed from game", "run ends"]

    @pytest.mark.rule("7.8.5")
    def test_in_a_server_that_stays_it_is_the_same(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=4).put(SLUMS)
            t.runner.put(INFORMANT)
            t.corp.hand("PAD Campaign")
            t.runner.run("HQ")
            t.runner.use(SLUMS)
            t.runner.trigger(INFORMANT)
            t.finish_run()
            assert t.runner.credits == 1
            assert t.happened("after access") == 1

    @pytest.mark.rule("7.8.5", "4.7.8f")
    def test_a_card_that_is_trashed_with_its_server_was_not_left(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put(INFORMANT)
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.settle()
            assert t.runner.credits == 1
            assert now(t).kind == "action"


class TestAeneasInformant:
    def test_a_rezzed_card_is_revealed_too(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=0).put(INFORMANT)
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.runner.run("Server 1")
            t.settle()
            t.runner.trigger(INFORMANT)
            t.finish_run()
            assert t.runner.credits == 1


class TestKeyhole:
    def looking(self, *rig: str) -> Table:
        t = Table(turn="runner", cards=(MISHAP,))
        t.corp.deck("Snare!", "Ice Wall", "Enigma")
        t.runner.put("Keyhole")
        for one in rig:
            t.runner.put(one)
        t.runner.use("Keyhole")
        return t

    @pytest.mark.rule("1.18.4")
    def test_the_card_is_trashed_faceup(self) -> None:
        with self.looking() as t:
            t.runner.pick("Snare!")
            t.finish_run()
            assert t.zone("Snare!") == "Archives"
            assert t.cid("Snare!") not in t.state.down

    @pytest.mark.rule("1.4:9.9.1")
    def test_trashed_during_its_run_it_still_shows_the_cards(self) -> None:
        with self.looking("Mishap") as t:
            t.runner.use("Mishap")
            t.runner.pick("Snare!")
            t.finish_run()
            assert (t.zone("Keyhole"), t.zone("Snare!")) == ("the heap", "Archives")
            assert t.happened("accessed") == 0


class TestSeverniusStimImplant:
    IMPLANT = "Severnius Stim Implant"

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.9.4")
    def test_cards_are_trashed_before_the_run_and_count_in_this_run_only(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand(*["Hedge Fund"] * 4)
            t.runner.put(self.IMPLANT)
            t.runner.hand("Diesel", "Easy Mark")
            t.runner.use(self.IMPLANT)
            t.runner.pick("Diesel")  # and the other one: it takes at least two
            t.runner.act("server", server="HQ")
            t.finish_run()
            assert story(t, "trashed", "run begins") == ["trashed", "trashed", "run begins"]
            assert t.happened("accessed") == 2
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("accessed") == 3


class TestAdjustedMatrix:
    @pytest.mark.rule("3.9.5f")
    @pytest.mark.parametrize(("breaker", "strong"), [("Mimic", True), ("Ninja", False)])
    def test_the_host_must_be_strong_enough(self, breaker: str, strong: bool) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.put(breaker)
            t.runner.put("Adjusted Matrix", on=breaker)
            encounter(t, "HQ")
            assert t.runner.can("permit", breaker) is strong
            t.finish_run()


class TestFlashbang:
    @pytest.mark.rule("3.9.5f", "3.9.5d")
    def test_it_derezzes_only_what_it_is_strong_enough_for(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Rototurret", "HQ", rezzed=True)
            t.corp.put("Hunter", "R&D", rezzed=True)
            t.runner.set(credits=20).put("Flashbang")
            encounter(t, "R&D")  # strength 4
            assert not t.runner.can("use", "Flashbang", ability=0)
            for _ in range(4):
                t.runner.use("Flashbang", "+1")
            t.runner.use("Flashbang", "Derez")
            t.finish_run()
            assert not t.card("Hunter").rezzed


class TestRecon:
    @pytest.mark.both
    @pytest.mark.rule("6.9.3a", "6.1.5")
    def test_the_first_ice_that_is_encountered_need_not_be_the_outermost(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Enigma", "HQ")
            t.runner.hand("Recon")
            t.runner.play("Recon")
            t.runner.act("server", server="HQ")
            t.settle()
            t.runner.yes()
            t.settle()
            assert t.happened("jacked out") == 1
            assert t.happened("encounter") == 1


class TestOnTheLam:
    @pytest.mark.rule("1.12.5d", "8.1.2")
    def test_street_peddler_does_not_install_it(self) -> None:
        with Table(turn="runner", deck=0) as t:
            t.runner.deck("On the Lam", "Diesel", "Datasucker")
            t.runner.hand("Street Peddler")
            t.runner.install("Street Peddler")
            t.runner.use("Street Peddler")
            t.settle()
            assert t.card("Datasucker").installed
            assert t.zone("On the Lam") == "the heap"


class TestSlipstream:
    def passing(self, *, fuse: bool = False) -> Table:
        t = Table(turn="runner", cards=(FUSE,))
        t.runner.set(credits=9).put("Slipstream")
        t.runner.put("Corroder")
        if fuse:
            t.runner.put("Fuse")
        t.corp.put("Ice Wall", "Server 1", rezzed=True)
        t.corp.put("Enigma", "HQ")
        t.corp.put("Wall of Static", "HQ")
        encounter(t, "Server 1")
        if fuse:
            t.runner.use("Fuse")
        else:
            t.runner.use("Corroder", "Break")
        t.settle()
        return t

    @pytest.mark.rule("6.2.1", "6.6.1")
    def test_the_new_ice_is_as_far_from_the_server(self) -> None:
        with self.passing() as t:
            t.runner.trigger("Slipstream")
            t.settle()
            t.finish_run()
            approached = [one.cid for one in t.state.journal.since(0) if one.kind == "approach ice"]
            assert approached == [t.cid("Ice Wall"), t.cid("Enigma")]

    @pytest.mark.both
    @pytest.mark.rule("6.2.4", "9.6.2d")
    def test_ice_that_was_derezzed_in_its_encounter_is_not_passed_rezzed(self) -> None:
        with self.passing(fuse=True) as t:
            t.finish_run()
            assert t.card("Slipstream").installed
            assert t.happened("passed") == 1


class TestTheClassAct:
    @pytest.mark.rule("9.6.5")
    def test_uninstalled_in_the_same_turn_it_draws_nothing(self) -> None:
        with Table(turn="runner", cards=(CLEARANCE,), clicks=2) as t:
            t.runner.hand("The Class Act", "Clearance")
            t.runner.install("The Class Act")
            t.runner.play("Clearance")
            t.settle()
            assert t.runner.titles("hand") == []

    @pytest.mark.rule("5.5.1", "5.7.2")
    def test_its_cards_come_after_the_discarding(self) -> None:
        with Table(turn="runner", clicks=1) as t:
            t.runner.hand("The Class Act", *["Diesel"] * 6)
            t.runner.install("The Class Act")
            assert t.runner.titles("discard") == ["Diesel"]
            t.runner.pick("Sure Gamble")  # to the bottom: this is its first draw of the turn too
            assert t.runner.titles("hand") == ["Diesel"] * 5 + ["Sure Gamble"] * 4


class TestBugOutBag:
    @pytest.mark.rule("1.15.3", "1.15.3a")
    def test_what_is_paid_for_x_is_what_counts(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Career Fair", "Bug Out Bag")
            t.runner.play("Career Fair")
            t.runner.number(4)
            assert (t.card("Bug Out Bag").tokens("power"), t.runner.credits) == (4, 1)


class TestFeedbackImplants:
    @pytest.mark.rule("9.6.2", "1.4:9.1.2a")
    def test_a_click_and_two_credits_break_all_of_a_bioroid(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Viktor 1.0", "HQ", rezzed=True)
            t.runner.put("e3 Feedback Implants")
            encounter(t, "HQ")
            t.runner.use("Viktor 1.0")
            t.runner.act("subroutine", number=0)
            t.runner.trigger("e3 Feedback Implants")
            t.finish_run()
            assert (t.runner.credits, t.happened("successful run")) == (4, 1)

    @pytest.mark.rule("9.6.2", "10.3.1a")
    def test_two_subroutines_broken_at_once_are_two_occasions(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Heimdall 1.0", "HQ", rezzed=True)
            t.runner.set(credits=20).put("e3 Feedback Implants")
            t.runner.put("Battering Ram")
            encounter(t, "HQ")
            for _ in range(3):
                t.runner.use("Battering Ram", "+1")
            t.runner.use("Battering Ram", "Break")
            t.runner.act("subroutine", number=0)
            t.runner.act("subroutine", number=1)
            assert sum(one.kind == "trigger" for one in now(t).options) == 2
            t.runner.trigger("e3 Feedback Implants")
            t.finish_run()
            assert t.happened("successful run") == 1


class TestTheBlackFile:
    @pytest.mark.rule("10.3.1c", "1.7.1a")
    def test_with_seven_points_each_the_runner_wins(self) -> None:
        with Table(turn="runner") as t:
            t.corp.scored(*["Priority Requisition"] * 3)
            t.runner.scored(*["Priority Requisition"] * 2)
            t.corp.hand("Hostile Takeover")
            t.runner.put("The Black File")
            t.runner.run("HQ")
            t.finish_run()
            assert t.outcome is not None
            assert (t.outcome.winner, t.outcome.how) == (RUNNER, "points")


class TestFlipSwitch:
    @pytest.mark.both
    @pytest.mark.rule("1.15.9", "1.15.9a", "6.1.5")
    @pytest.mark.parametrize("pays", [True, False])
    def test_jacking_out_costs_what_it_always_costs_there(self, pays: bool) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "Server 1", rezzed=True)
            t.corp.put("Port Anson Grid", "Server 1", rezzed=True)
            t.runner.put("Flip Switch")
            t.runner.put("Mimic")
            encounter(t, "Server 1")
            t.runner.use("Flip Switch", "Jack out")
            if pays:
                t.runner.yes()
            else:
                t.runner.no()
            t.settle()
            assert t.card("Mimic").installed is not pays
            assert t.happened("jacked out") == int(pays)
            t.finish_run()

    @pytest.mark.rule("1.4:9.1.6")
    def test_its_answer_to_a_trace_is_a_trash_ability(self) -> None:
        with Table(turn="runner", runner='Armand "Geist" Walker: Tech Lord') as t:
            t.corp.put("Hunter", "HQ", rezzed=True)
            t.runner.put("Flip Switch")
            t.runner.run("HQ")
            t.runner.use("Flip Switch", "trace")
            t.corp.number(0)
            t.runner.number(0)
            t.finish_run()
            assert len(t.runner.titles("hand")) == 1
            assert t.state.tags == 0
