"""Actions (CR 5.2)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.verbs import act, every_window, kinds, last, let_pass, now, story

from sneakdoor.language.instructions.run_changes import TakeAction
from sneakdoor.model.changes import OfAbility
from sneakdoor.rules.abilities import Resolve
from sneakdoor.rules.actions import refuse_action
from sneakdoor.testing import Table, TableError


def choose_ice(t: Table) -> None:
    """Name the two pieces of ice to swap; the second is the only one left."""
    t.settle()
    if now(t).kind == "choose":
        t.corp.act("pick", "Ice Wall")
    t.settle()


class TestActions:
    @pytest.mark.both
    @pytest.mark.rule("26.03:5.2.1")
    @pytest.mark.rule("5.2.1")
    def test_an_ability_with_a_click_in_its_cost_is_an_action(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Magnum Opus")
            assert kinds(every_window(t)) == {"pass"}  # not in a paid ability window
            let_pass(t)
            let_pass(t)
            assert t.runner.can("action", "Magnum Opus")
            t.runner.use("Magnum Opus")
            assert t.runner.credits == 7
            assert t.runner.clicks == 3

    @pytest.mark.both
    @pytest.mark.rule("26.03:5.2.1a")
    @pytest.mark.rule("5.2.1")
    def test_spending_a_click_on_a_bioroid_is_no_action(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Eli 1.0", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.use("Eli 1.0")
            t.runner.act("subroutine", number=0)
            assert t.runner.clicks == 2
            assert t.happened("action") == 1  # the run

    @pytest.mark.both
    @pytest.mark.rule("5.2.2")
    def test_an_action_is_initiated_by_paying_all_of_its_cost(self) -> None:
        with Table() as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.set(credits=1)
            t.corp.advance("Ice Wall")
            assert (t.corp.clicks, t.corp.credits) == (2, 0)
            assert not t.corp.can("advance")

    @pytest.mark.both
    @pytest.mark.rule("5.2.2a")
    def test_no_other_action_before_this_one_is_complete(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.set(credits=5)
            t.runner.run("HQ")
            assert "credit" not in kinds(t)
            assert t.happened("action complete") == 0
            t.finish_run()
            assert t.happened("action complete") == 1

    @pytest.mark.rule("5.2.2a")
    def test_nobody_can_act_in_the_middle_of_a_plain_action(self) -> None:
        t = every_window(Table())
        t.corp.put("PAD Campaign", "Server 1")
        act(t, "draw")
        assert now(t).rule == "5.6.2a"  # the next question is already the window after it
        assert t.happened("action complete") == 1

    @pytest.mark.both
    @pytest.mark.rule("5.2.2b", example=39)
    @pytest.mark.rule("26.03:5.2.2b", example=70)
    def test_stimhack_is_complete_only_after_run_damage_and_trash(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Stimhack", "Sure Gamble", "Sure Gamble")
            t.runner.play("Stimhack")
            t.runner.act("server", server="Archives")
            t.finish_run()
            order = story(t, "run ends", "damaged", "trashed", "action complete")
            assert order[0] == "run ends"
            assert order[-1] == "action complete"
            assert order.index("damaged") < order.index("action complete")
            assert t.zone("Stimhack") == "the heap"
            assert t.runner.credits == 5  # the hosted credits are gone

    @pytest.mark.rule("5.2.4")
    def test_an_action_that_could_change_nothing_is_not_offered(self) -> None:
        with Table(turn="runner", deck=0) as t:
            assert not t.runner.can("draw")
            assert refuse_action(t.state, 1, "draw", -1) is not None
            assert not t.runner.can("remove tag")

    @pytest.mark.both
    @pytest.mark.rule("5.2.5")
    def test_actions_are_taken_in_the_own_action_phase_only(self) -> None:
        t = every_window(Table())
        t.runner.put("Magnum Opus")
        t.corp.put("Melange Mining Corp.", "Server 1", rezzed=True)
        seen = set()
        for _ in range(60):
            d = now(t)
            if d.side.name == "RUNNER":
                seen |= {option.kind for option in d.options}
            if t.state.active == 1:
                break
            if d.kind == "action":
                act(t, "credit")
            elif d.kind == "discard":
                t.game.choose(d.options[0])
            else:
                let_pass(t)
        assert seen == {"pass"}

    @pytest.mark.both
    @pytest.mark.rule("5.2.6a", "5.2.6b")
    def test_the_journal_knows_same_and_different_actions(self) -> None:
        with Table(clicks=4) as t:
            t.corp.hand("Hedge Fund", "Green Level Clearance")
            t.corp.put("Melange Mining Corp.", "Server 1", rezzed=True)
            t.corp.set(credits=9)
            t.corp.play("Hedge Fund")
            first: Any = last(t, "action")
            t.corp.play("Green Level Clearance")
            second: Any = last(t, "action")
            assert first.cause == second.cause == "play"  # one basic action, whatever was played
            t.corp.act("credit")
            assert last(t, "action").cause == "credit"  # type: ignore[attr-defined]

    @pytest.mark.rule("5.2.6b")
    def test_equal_abilities_of_two_cards_are_different_actions(self) -> None:
        with Table(turn="runner") as t:
            one = t.runner.put("Magnum Opus")
            two = t.runner.put("Magnum Opus")
            for seen in (one, two):
                handle = seen.thing.handle
                t.runner.act("action", "Magnum Opus", handle=handle)
            acts = [one for one in t.state.journal.entries if isinstance(one, OfAbility) and one.kind == "action"]
            assert acts[0].ability == acts[1].ability
            assert acts[0].ref != acts[1].ref


class TestCorpActions:
    @pytest.mark.both
    @pytest.mark.rule("5.2.7b")
    def test_a_click_for_a_credit(self) -> None:
        with Table() as t:
            t.corp.act("credit")
            assert (t.corp.credits, t.corp.clicks) == (6, 2)

    @pytest.mark.both
    @pytest.mark.rule("5.2.7c")
    def test_a_click_for_a_card(self) -> None:
        with Table() as t:
            t.corp.act("draw")
            assert len(t.state.hand[0]) == 1
            assert t.corp.clicks == 2

    @pytest.mark.both
    @pytest.mark.rule("5.2.7d")
    def test_a_click_to_install_any_kind_of_corp_card(self) -> None:
        with Table(clicks=4) as t:
            t.corp.hand("Nisei MK II", "PAD Campaign", "Hokusai Grid", "Ice Wall", "Hedge Fund")
            t.corp.act("install", "Nisei MK II")  # a new remote server is the only place for it
            t.corp.install("PAD Campaign", "new")
            t.corp.install("Hokusai Grid", "HQ")
            assert not t.corp.can("install", "Hedge Fund")
            t.corp.install("Ice Wall", "R&D")
            assert t.corp.clicks == 0
            assert t.card("Nisei MK II").server == "Server 1"
            assert t.card("PAD Campaign").server == "Server 2"

    @pytest.mark.both
    @pytest.mark.rule("5.2.7e")
    def test_a_click_to_play_an_operation(self) -> None:
        with Table() as t:
            t.corp.hand("Hedge Fund", "Ice Wall")
            assert not t.corp.can("play", "Ice Wall")
            t.corp.play("Hedge Fund")
            assert (t.corp.credits, t.corp.clicks) == (9, 2)

    @pytest.mark.both
    @pytest.mark.rule("5.2.7f")
    def test_a_click_and_a_credit_to_advance(self) -> None:
        with Table() as t:
            t.corp.put("Nisei MK II", "Server 1")
            t.corp.put("PAD Campaign", "Server 2")
            t.settle()
            assert not t.corp.can("advance", "PAD Campaign")
            t.corp.advance("Nisei MK II")
            assert t.card("Nisei MK II").tokens("advancement") == 1
            assert (t.corp.credits, t.corp.clicks) == (4, 2)

    @pytest.mark.rule("5.2.7g")
    def test_a_click_and_two_credits_to_trash_a_resource_of_a_tagged_runner(self) -> None:
        with Table() as t:
            t.runner.put("Daily Casts", tokens={"credit": 8})
            t.runner.put("Magnum Opus")
            t.runner.set(tags=1)
            t.settle()
            assert not t.corp.can("trash resource", "Magnum Opus")
            t.corp.act("trash resource", "Daily Casts")
            assert t.zone("Daily Casts") == "the heap"
            assert (t.corp.credits, t.corp.clicks) == (3, 2)

    @pytest.mark.rule("5.2.7g")
    def test_without_a_tag_resources_are_safe(self) -> None:
        with Table() as t:
            t.runner.put("Daily Casts", tokens={"credit": 8})
            t.settle()
            assert not t.corp.can("trash resource")
            refusal = refuse_action(t.state, 0, "trash resource", t.cid("Daily Casts"))
            assert refusal is not None
            assert refusal.rule == "10.5.3"

    @pytest.mark.both
    @pytest.mark.rule("5.2.7h")
    def test_three_clicks_to_purge(self) -> None:
        with Table() as t:
            t.runner.put("Medium", tokens={"virus": 3})
            t.corp.act("purge")
            assert t.card("Medium").tokens("virus") == 0
            assert t.corp.clicks == 0

    @pytest.mark.rule("5.2.7h")
    def test_two_clicks_do_not_purge(self) -> None:
        with Table(clicks=2) as t:
            t.settle()
            assert not t.corp.can("purge")

    @pytest.mark.both
    @pytest.mark.rule("5.2.3", "5.2.7a", "5.2.8a")
    def test_each_side_has_its_own_basic_actions(self) -> None:
        with Table() as t:
            t.runner.set(tags=1)
            t.settle()
            assert not t.corp.can("run")
            assert not t.corp.can("remove tag")
            for kind in ("run", "remove tag"):
                refusal = refuse_action(t.state, 0, kind, 0)
                assert refusal is not None
                assert refusal.rule == "5.2.3"
        with Table(turn="runner") as t:
            t.settle()
            assert not t.runner.can("purge")
            assert not t.runner.can("advance")


class TestRunnerActions:
    @pytest.mark.both
    @pytest.mark.rule("5.2.8b", "5.2.8c")
    def test_clicks_for_a_credit_and_for_a_card(self) -> None:
        with Table(turn="runner") as t:
            t.runner.act("credit")
            t.runner.act("draw")
            assert t.runner.credits == 6
            assert len(t.state.hand[1]) == 1
            assert t.runner.clicks == 2

    @pytest.mark.both
    @pytest.mark.rule("5.2.8d")
    def test_a_click_to_install_programs_resources_and_hardware(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=20)
            t.runner.hand("Corroder", "Daily Casts", "Desperado", "Sure Gamble")
            for title in ("Corroder", "Daily Casts", "Desperado"):
                t.runner.install(title)
                assert t.card(title).installed
            assert not t.runner.can("install", "Sure Gamble")
            assert t.runner.clicks == 1

    @pytest.mark.both
    @pytest.mark.rule("5.2.8e")
    def test_a_click_to_play_an_event(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Sure Gamble")
            t.runner.play("Sure Gamble")
            assert (t.runner.credits, t.runner.clicks) == (9, 3)

    @pytest.mark.both
    @pytest.mark.rule("5.2.8f")
    def test_a_click_to_run_any_server(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.settle()
            for server in ("HQ", "R&D", "Archives", "Server 1"):
                assert t.runner.can("run", server=server)
            assert not t.runner.can("run", server="Server 2")
            t.runner.run("Server 1")
            assert t.runner.clicks == 3
            t.finish_run()

    @pytest.mark.both
    @pytest.mark.rule("5.2.8g")
    def test_a_click_and_two_credits_to_remove_a_tag(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(tags=2)
            t.runner.act("remove tag")
            assert t.state.tags == 1
            assert (t.runner.credits, t.runner.clicks) == (3, 3)


def test_a_table_refuses_an_action_of_the_other_side() -> None:
    t = Table()
    with pytest.raises(TableError):
        t.runner.act("credit")


class TestSameAndDifferentActions:
    @pytest.mark.both
    @pytest.mark.rule("5.2.6b", example=40)
    @pytest.mark.rule("26.03:5.2.5b", example=71)
    def test_two_operations_are_the_same_action_so_mirrormorph_stays_quiet(self) -> None:
        with Table(corp="MirrorMorph: Endless Iteration") as t:
            t.corp.hand("Hedge Fund", "Lateral Growth")
            t.corp.play("Hedge Fund")
            t.corp.play("Lateral Growth")
            t.corp.act("credit")
            t.settle()
            assert not t.corp.can("trigger")
            assert t.state.active == 1

    @pytest.mark.rule("5.2.6", "5.2.6a", "5.2.6b")
    def test_three_different_ones_give_a_fourth_for_a_click_less(self) -> None:
        with Table(corp="MirrorMorph: Endless Iteration") as t:
            t.corp.hand("Hedge Fund", "PAD Campaign", "Ice Wall")
            t.corp.put("Enigma", "HQ")
            t.corp.put("Ice Wall", "HQ")
            t.corp.play("Hedge Fund")
            t.corp.install("PAD Campaign", "new")
            t.corp.act("credit")
            t.corp.trigger("MirrorMorph: Endless Iteration")
            t.corp.mode("action")
            assert now(t).rule == "5.2.5"
            assert not t.corp.can("credit")  # it must be different from all three
            assert not t.corp.can("install")
            t.corp.act("draw")
            t.settle()
            assert t.corp.clicks == 0
            assert t.state.active == 1
            assert t.happened("action") == 4

    @pytest.mark.rule("5.2.6b", "5.2.2")
    def test_only_one_click_less_of_a_dearer_action(self) -> None:
        with Table(corp="MirrorMorph: Endless Iteration", clicks=5) as t:
            t.corp.hand("PAD Campaign")
            t.corp.install("PAD Campaign", "new")
            t.corp.act("credit")
            t.corp.act("draw")
            t.corp.trigger("MirrorMorph: Endless Iteration")
            t.corp.mode("action")
            t.corp.act("purge")
            t.settle()
            assert t.happened("purged") == 1
            assert t.corp.clicks == 0 or t.state.active == 1

    @pytest.mark.rule("5.4.3c", "5.4.3d", "5.2.5")
    def test_a_third_action_that_ends_the_phase_is_complete_and_leaves_the_credit(self) -> None:
        with Table(corp="MirrorMorph: Endless Iteration", clicks=4) as t:
            t.corp.set(credits=20).hand("IPO")
            t.corp.act("credit")
            t.corp.act("draw")
            t.corp.play("IPO")
            assert story(t, "action phase ended", "action complete")[-2:] == ["action complete", "action phase ended"]
            before = t.corp.credits
            t.corp.trigger("MirrorMorph: Endless Iteration")
            assert t.corp.credits == before + 1  # actions are taken in the action phase only, so nothing else is left
            t.settle()
            assert t.happened("action") == 3
            assert t.state.active == 1

    @pytest.mark.both
    @pytest.mark.rule("5.4.3c", "5.2.6b")
    def test_no_action_completes_that_was_never_taken(self) -> None:
        with Table(corp="MirrorMorph: Endless Iteration", clicks=4) as t:
            t.corp.set(credits=20).hand("IPO")
            t.corp.act("credit")
            t.corp.play("IPO")
            t.settle()
            assert t.happened("action complete") == 2
            assert t.state.active == 1

    @pytest.mark.rule("5.2.6b")
    def test_or_a_credit(self) -> None:
        with Table(corp="MirrorMorph: Endless Iteration") as t:
            t.corp.hand("PAD Campaign")
            t.corp.install("PAD Campaign", "new")
            t.corp.act("draw")
            t.corp.act("credit")
            t.corp.trigger("MirrorMorph: Endless Iteration")
            t.corp.mode("Gain")
            assert t.corp.credits == 7

    @pytest.mark.rule("5.2.6a", "5.2.6b")
    def test_as_a_different_action_only_another_copy_of_the_card_will_do(self) -> None:
        with Table(corp="MirrorMorph: Endless Iteration") as t:
            for server in ("Server 1", "Server 2"):
                t.corp.put("Tenma Line", server, rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "HQ")
            one, two = (t.card("Tenma Line", n).thing.handle for n in range(2))
            t.corp.act("action", "Tenma Line", handle=one)
            choose_ice(t)
            t.corp.act("credit")
            t.corp.act("draw")
            t.corp.trigger("MirrorMorph: Endless Iteration")
            t.corp.mode("action")
            assert t.corp.can("action", "Tenma Line", handle=two)
            assert not t.corp.can("action", "Tenma Line", handle=one)
            t.corp.act("action", "Tenma Line", handle=two)
            choose_ice(t)
            t.settle()

    @pytest.mark.rule("5.2.6a", "5.2.6b")
    def test_the_ability_of_another_copy_is_a_different_action(self) -> None:
        with Table(corp="MirrorMorph: Endless Iteration", clicks=4) as t:
            t.corp.put("Tenma Line", "Server 1", rezzed=True)
            t.corp.put("Tenma Line", "Server 2", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "HQ")
            for n in range(2):
                t.corp.act("action", "Tenma Line", handle=t.card("Tenma Line", n).thing.handle)
                choose_ice(t)
            t.corp.act("credit")
            assert t.corp.can("trigger", "MirrorMorph: Endless Iteration")
            t.corp.pass_()

    @pytest.mark.rule("5.2.5")
    def test_outside_the_action_phase_an_action_cannot_be_taken(self) -> None:
        with Table(turn="runner", corp="MirrorMorph: Endless Iteration") as t:
            t.settle()
            take = TakeAction(1)
            assert not take.could_change(t.state, Resolve(side=0))
            assert take.could_change(t.state, Resolve(side=1))
            stack = len(t.state.stack)
            take.run(t.state, Resolve(side=0))
            assert len(t.state.stack) == stack
