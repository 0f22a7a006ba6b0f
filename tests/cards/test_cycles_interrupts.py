"""What cards of the cycles do about what is imminent, and some that wait for a turn, a run or an action."""

from __future__ import annotations

import pytest
from tests.verbs import told

from sneakdoor.model import parts
from sneakdoor.model.enums import RULES, RUNNER
from sneakdoor.rules.imminence import apply_now
from sneakdoor.testing import Table


def trash(t: Table, title: str) -> None:
    cid = t.cid(title)
    apply_now(t.state, [parts.Trash(RULES, cid, ref=t.state.ref[cid])])


# -- purging -------------------------------------------------------------------------------------------


@pytest.mark.rule("10.1.1", "1.4:9.8.5", "1.4:9.6.8b")
def test_progenitor_keeps_one_virus_counter_on_the_program_it_hosts() -> None:
    with Table() as t:
        t.runner.put("Progenitor")
        t.runner.put("Medium", on="Progenitor", tokens={"virus": 3})
        t.runner.put("Datasucker", tokens={"virus": 2})
        t.corp.act("purge")
        assert t.card("Medium").tokens("virus") == 1
        assert t.card("Datasucker").tokens("virus") == 0


@pytest.mark.rule("1.12.5a")
def test_progenitor_hosts_one_virus_that_takes_no_memory() -> None:
    with Table(turn="runner") as t:
        t.runner.set(credits=9).put("Progenitor")
        t.runner.hand("Medium", "Datasucker")
        t.runner.act("install", "Medium")
        t.runner.act("host", "Progenitor")
        assert t.runner.memory[0] == 0
        t.runner.act("install", "Datasucker")  # on the daemon there is room only if the other goes
        t.runner.act("rig")
        t.runner.act("done")
        assert t.runner.memory[0] == 1
        assert t.card("Medium").thing.host == t.cid("Progenitor")


def test_progenitor_has_nothing_to_keep_without_counters() -> None:
    with Table() as t:
        t.runner.put("Progenitor")
        t.runner.put("Medium", on="Progenitor")
        t.corp.act("purge")
        assert t.happened("prevented") == 0


# -- exposing ------------------------------------------------------------------------------------------


@pytest.mark.rule("9.1.6c", "1.4:9.1.8", "1.4:9.8.3d")
def test_zaibatsu_loyalty_is_rezzed_as_an_interrupt_and_keeps_a_card_hidden() -> None:
    with Table(turn="runner") as t:
        t.corp.put("Zaibatsu Loyalty", "Server 1")
        t.corp.put("Snare!", "Server 2")
        t.runner.hand("Infiltration")
        t.runner.play("Infiltration")
        t.runner.mode("expose")
        t.runner.act("pick", handle=t.card("Snare!").thing.handle)
        t.corp.trigger("Zaibatsu Loyalty")
        assert t.card("Zaibatsu Loyalty").rezzed
        t.corp.use("Zaibatsu Loyalty", "1[credit]")
        assert t.corp.credits == 4
        assert t.happened("exposed") == 0
        assert "Snare!" not in told(t, RUNNER)


@pytest.mark.rule("1.4:9.8.3a", "8.1.5a")
def test_zaibatsu_loyalty_saves_one_card_of_two() -> None:
    with Table(turn="runner") as t:
        t.corp.put("Zaibatsu Loyalty", "Server 1", rezzed=True)
        t.corp.put("Snare!", "Server 2")
        t.corp.put("PAD Campaign", "Server 3")
        t.corp.set(credits=0)
        t.runner.hand("Satellite Uplink")
        t.runner.play("Satellite Uplink")
        t.runner.act("pick", handle=t.card("Snare!").thing.handle)
        t.runner.act("pick", handle=t.card("PAD Campaign").thing.handle)
        t.corp.use("Zaibatsu Loyalty", "[trash]")
        t.corp.pick("Snare!")
        assert t.zone("Zaibatsu Loyalty") == "Archives"
        assert "PAD Campaign" in told(t, RUNNER)
        assert "Snare!" not in told(t, RUNNER)


def test_an_unrezzed_zaibatsu_loyalty_cannot_prevent_anything_itself() -> None:
    with Table(turn="runner") as t:
        t.corp.put("Zaibatsu Loyalty", "Server 1")
        t.corp.put("Snare!", "Server 2")
        t.runner.hand("Infiltration")
        t.runner.play("Infiltration")
        t.runner.mode("expose")
        t.runner.act("pick", handle=t.card("Snare!").thing.handle)
        assert not t.corp.can("use", "Zaibatsu Loyalty")
        t.corp.pass_()
        assert t.happened("exposed") == 1


# -- breaking ------------------------------------------------------------------------------------------


@pytest.mark.rule("6.5.4", "9.1.6c", "9.1.7", "1.4:9.8.3a")
def test_tyrs_hand_is_rezzed_in_time_and_prevents_one_break() -> None:
    with Table(turn="runner") as t:
        t.corp.put("Tyr's Hand", "HQ")
        t.corp.put("Ichi 1.0", "HQ", rezzed=True)
        t.runner.run("HQ")
        t.runner.act("permit", "Ichi 1.0")
        t.runner.act("subroutine", number=0)
        t.corp.trigger("Tyr's Hand")
        assert t.corp.credits == 4
        t.corp.use("Tyr's Hand")
        assert t.zone("Tyr's Hand") == "Archives"
        assert t.happened("broken") == 0
        t.runner.act("permit", "Ichi 1.0")  # another click for the same subroutine
        t.runner.act("subroutine", number=0)
        assert t.happened("broken") == 1
        assert t.runner.clicks == 1
        t.corp.number(0)  # of the rest only the trace matters
        t.runner.number(1)
        t.finish_run()


@pytest.mark.rule("1.4:9.8.3a", "9.8.3a")
def test_tyrs_hand_chooses_which_subroutine_of_several_stays_unbroken() -> None:
    with Table(turn="runner") as t:
        t.corp.put("Tyr's Hand", "HQ", rezzed=True)
        t.corp.put("Eli 1.0", "HQ", rezzed=True)
        t.runner.put("Battering Ram")
        t.runner.set(credits=20)
        t.runner.run("HQ")
        t.runner.use("Battering Ram", "strength")
        t.runner.use("Battering Ram", "Break")
        t.runner.act("subroutine", number=0)
        t.runner.act("subroutine", number=1)
        t.corp.use("Tyr's Hand")
        assert t.game.decision is not None
        assert sorted(option.number for option in t.game.decision.options) == [0, 1]
        t.corp.act("subroutine", number=1)
        assert t.happened("broken") == 1
        t.runner.use("Battering Ram", "Break")  # for the one that is left
        assert t.happened("all broken") == 1
        t.finish_run()


def test_tyrs_hand_does_not_care_about_other_ice() -> None:
    with Table(turn="runner") as t:
        t.corp.put("Tyr's Hand", "HQ", rezzed=True)
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.runner.put("Corroder")
        t.runner.run("HQ")
        t.runner.use("Corroder", "Break")
        assert t.happened("broken") == 1
        t.finish_run()


# -- strength ------------------------------------------------------------------------------------------


@pytest.mark.rule("3.9.5c", "1.4:9.8.9a", "1.4:9.8.5a")
def test_system_seizure_makes_the_first_icebreaker_stay_strong_for_the_run() -> None:
    with Table(turn="runner") as t:
        t.runner.set(credits=20).hand("System Seizure")
        t.runner.put("Corroder")
        t.runner.put("Mimic")
        t.runner.play("System Seizure")
        t.corp.put("Wall of Static", "HQ", rezzed=True)
        t.corp.put("Wall of Static", "HQ", rezzed=True)
        t.runner.run("HQ")
        t.runner.use("Corroder", "strength")
        t.runner.break_subroutines("Corroder")
        assert t.card("Corroder").strength == 3
        t.runner.continue_run()
        t.runner.break_subroutines("Corroder")  # still strong enough
        t.finish_run()
        assert t.card("Corroder").strength == 2
        t.runner.run("HQ")
        while t.decision is not None and t.decision.rule != "6.9.3b":
            t.runner.pass_() if t.decision.side == RUNNER else t.corp.pass_()
        t.runner.use("Corroder", "strength")  # not the first time this turn
        t.runner.break_subroutines("Corroder")
        t.runner.continue_run()
        assert t.card("Corroder").strength == 2
        t.finish_run()  # the second wall ends it
        assert t.happened("run ended") == 1


# -- traces --------------------------------------------------------------------------------------------


@pytest.mark.rule("1.4:9.8.6d", "1.4:9.8.3b", "10.8.1")
def test_flip_switch_brings_the_base_strength_of_a_trace_to_nothing() -> None:
    with Table(turn="runner") as t:
        t.corp.put("Hunter", "HQ", rezzed=True)
        t.runner.put("Flip Switch")
        t.corp.set(credits=0)
        t.runner.run("HQ")
        t.runner.use("Flip Switch", "base trace strength")
        t.runner.number(0)
        assert t.state.tags == 0
        t.finish_run()


@pytest.mark.both
@pytest.mark.rule("6.1.5")
def test_flip_switch_jacks_out_where_the_runner_could_not() -> None:
    with Table(turn="runner") as t:
        t.corp.put("Wall of Static", "HQ", rezzed=True)
        t.runner.put("Flip Switch")
        t.runner.run("HQ")
        t.runner.use("Flip Switch", "Jack out")
        t.settle()
        assert t.run is None
        assert t.happened("jacked out") == 1


@pytest.mark.rule("1.2.2")
def test_flip_switch_removes_a_tag_but_not_in_the_corps_turn() -> None:
    with Table() as t:
        t.runner.put("Flip Switch")
        t.state.tags = 1
        t.corp.act("credit")
        assert not t.runner.can("use", "Flip Switch")
        t.corp.act("credit")
        t.corp.act("credit")
        t.runner.use("Flip Switch", "Remove")
        assert t.state.turn == 2
        assert t.state.tags == 0


@pytest.mark.rule("1.2.2")
def test_flip_switch_does_not_touch_a_trace_in_the_corps_turn() -> None:
    with Table() as t:
        t.runner.put("Flip Switch")
        t.corp.set(credits=9).hand("SEA Source")
        t.end_turn()
        t.runner.run("HQ")
        t.finish_run()
        t.end_turn()
        t.corp.play("SEA Source")
        t.corp.number(0)  # nobody was asked before
        t.runner.number(0)
        assert t.state.tags == 1


# -- what waits ----------------------------------------------------------------------------------------


@pytest.mark.rule("1.4:9.6.13b", "1.4:1.15.10a", "1.4:9.8.6a")
def test_qianju_pt_avoids_the_first_tag_for_a_lost_click() -> None:
    with Table(clicks=1) as t:
        t.runner.put("Qianju PT")
        t.corp.hand("SEA Source", "SEA Source")
        t.corp.act("credit")
        t.runner.trigger("Qianju PT")
        assert t.runner.clicks == 3
        assert t.happened("clicks lost") == 1
        t.runner.run("HQ")
        t.finish_run()
        t.end_turn()
        t.corp.set(credits=20)
        t.corp.play("SEA Source")
        t.corp.number(5)
        t.runner.number(0)
        assert t.state.tags == 0
        t.corp.play("SEA Source")  # only the first
        t.corp.number(5)
        t.runner.number(0)
        assert t.state.tags == 1


def test_qianju_pt_does_nothing_unless_the_click_is_lost() -> None:
    with Table(clicks=1) as t:
        t.runner.put("Qianju PT")
        t.corp.act("credit")
        t.runner.pass_()
        assert t.runner.clicks == 4


@pytest.mark.both
@pytest.mark.rule("1.4:9.9.3a", "9.8.4b", "1.4:9.8.11a")
def test_security_testing_pays_for_the_first_run_on_the_chosen_server() -> None:
    with Table(clicks=1) as t:
        t.runner.put("Security Testing")
        t.corp.act("credit")
        t.runner.trigger("Security Testing")
        t.runner.act("server", server="Archives")
        t.runner.run("HQ")
        t.finish_run()
        assert t.runner.credits == 5
        t.runner.run("Archives")
        t.finish_run()
        assert t.runner.credits == 7
        t.runner.run("Archives")
        t.finish_run()
        assert t.runner.credits == 7  # the first time only


@pytest.mark.rule("1.4:9.9.1")
def test_security_testing_keeps_its_word_without_the_card() -> None:
    with Table(clicks=1) as t:
        t.runner.put("Security Testing")
        t.corp.act("credit")
        t.runner.trigger("Security Testing")
        t.runner.act("server", server="Archives")
        trash(t, "Security Testing")
        t.runner.run("Archives")
        t.finish_run()
        assert t.runner.credits == 7


@pytest.mark.rule("1.4:9.8.11", "1.4:9.8.11a")
def test_two_security_tests_of_one_server_leave_nothing_for_the_second() -> None:
    with Table(clicks=1) as t:
        t.runner.put("Security Testing")
        t.runner.put("Security Testing")
        t.corp.act("credit")
        for _ in range(2):
            t.runner.trigger("Security Testing")
            t.runner.act("server", server="Archives")
        t.runner.run("Archives")
        while (d := t.game.decision) is not None and d.kind != "action":
            t.game.choose(d.options[0] if d.kind != "paid ability window" else d.options[-1])
        assert t.runner.credits == 7


def test_museum_of_history_shuffles_a_card_back() -> None:
    with Table(turn="runner", clicks=1) as t:
        t.corp.put("Museum of History", "Server 1", rezzed=True)
        t.corp.discard("Ice Wall", "Enigma")
        t.runner.act("credit")
        t.corp.trigger("Museum of History")
        t.corp.pick("Enigma")
        t.settle()
        assert t.corp.titles("discard") == ["Ice Wall"]
        assert t.happened("shuffled in") == 1


@pytest.mark.rule("3.3.4", "1.16.3e")
def test_lady_liberty_adds_an_agenda_of_exactly_her_counters() -> None:
    with Table() as t:
        t.corp.put("Lady Liberty", "Server 1", rezzed=True, tokens={"power": 2})
        t.corp.hand("Hostile Takeover", "Priority Requisition", "Private Security Force")
        t.corp.act("action", "Lady Liberty")
        assert t.corp.titles("score") == ["Private Security Force"]
        assert t.corp.score == 2
        assert t.happened("scored") == 0


def test_lady_liberty_needs_a_fitting_agenda_and_counts_turns() -> None:
    with Table(turn="runner", clicks=1) as t:
        t.corp.put("Lady Liberty", "Server 1", rezzed=True)
        t.corp.hand("Priority Requisition")
        t.runner.act("credit")
        t.settle()
        assert t.card("Lady Liberty").tokens("power") == 1
        assert not t.corp.can("action", "Lady Liberty")


@pytest.mark.rule("3.3.4", "3.6.5")
def test_lady_liberty_and_another_region_do_not_fit_one_server() -> None:
    with Table() as t:
        t.corp.put("Lady Liberty", "Server 1", rezzed=True)
        t.corp.hand("Jinja City Grid")
        t.corp.install("Jinja City Grid", "Server 1")
        assert t.zone("Lady Liberty") == "Archives"
        assert t.card("Jinja City Grid").installed


@pytest.mark.rule("5.2.6a")
def test_jeeves_gives_a_click_for_three_on_the_same_basic_action() -> None:
    with Table(clicks=3) as t:
        t.corp.put("Jeeves Model Bioroids", "Server 1", rezzed=True)
        t.corp.act("credit")
        t.corp.act("credit")
        t.corp.act("credit")
        assert t.corp.clicks == 1
        t.corp.act("credit")
        assert t.happened("clicks gained") == 1


@pytest.mark.rule("5.2.6a")
def test_jeeves_counts_one_action_of_three_clicks() -> None:
    with Table(clicks=3) as t:
        t.corp.put("Jeeves Model Bioroids", "Server 1", rezzed=True)
        t.corp.act("purge")
        assert t.corp.clicks == 1


@pytest.mark.rule("5.2.6a")
def test_jeeves_counts_what_an_operation_costs_in_addition() -> None:
    with Table(clicks=3) as t:
        t.corp.put("Jeeves Model Bioroids", "Server 1", rezzed=True)
        t.corp.hand("Mushin No Shin", "PAD Campaign", "Hedge Fund")
        t.corp.play("Mushin No Shin")
        assert t.corp.clicks == 1
        t.corp.play("Hedge Fund")
        assert t.corp.clicks == 1


@pytest.mark.rule("5.2.6a", "5.2.6b")
def test_jeeves_does_not_add_up_different_actions() -> None:
    with Table(clicks=3) as t:
        t.corp.put("Jeeves Model Bioroids", "Server 1", rezzed=True)
        t.corp.act("credit")
        t.corp.act("draw")
        t.corp.act("credit")
        assert t.happened("clicks gained") == 0
