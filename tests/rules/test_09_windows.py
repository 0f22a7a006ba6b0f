"""Priority windows, chain reactions, lingering effects (CR 9.2, 9.3; 1.4:9.9)."""

from __future__ import annotations

import pytest
from tests.verbs import go_to

from sneakdoor.cards.vocabulary import (
    INSTALL_THIS,
    SUCCESS_HERE,
    TURN_BEGINS,
    Draw,
    EndRun,
    Gain,
    Lose,
    On,
    asset,
    resource,
    upgrade,
    when,
)
from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.testing import Table


def asked(t: Table) -> tuple[int, str]:
    d = t.decision
    assert d is not None
    return d.side, d.kind


SCRAP = resource("Scrap", "neutral_runner", when(TURN_BEGINS, Gain(1)), cost=0)
TITHE = asset("Tithe", "neutral_corp", when(On("turn begins", by=RUNNER), Gain(1)), cost=0, trash=1)


class TestActionWindow:
    @pytest.mark.both
    @pytest.mark.rule("9.2.6a", "9.2.6b")
    def test_only_the_active_player_acts_and_must(self) -> None:
        with Table("corp") as t:
            t.settle()
            assert asked(t) == (CORP, "action")
            assert not t.corp.can("pass")

    @pytest.mark.both
    @pytest.mark.rule("9.2.6c")
    def test_it_closes_after_one_action(self) -> None:
        with Table("corp") as t:
            t.runner.put("Fall Guy")
            t.corp.act("credit")
            assert asked(t) == (RUNNER, "paid ability window")

    @pytest.mark.both
    @pytest.mark.rule("9.2.6")
    def test_without_clicks_there_is_none(self) -> None:
        with Table("corp", clicks=1) as t:
            t.corp.act("credit")
            t.settle()
            assert asked(t) == (RUNNER, "action")


class TestPaidAbilityWindow:
    @pytest.mark.both
    @pytest.mark.rule("9.2.7a", "9.2.1")
    def test_the_active_player_comes_first_then_the_other(self) -> None:
        with Table("corp") as t:
            t.game.state.forced = False
            assert asked(t) == (CORP, "paid ability window")
            t.corp.pass_()
            assert asked(t) == (RUNNER, "paid ability window")
            t.runner.pass_()
            assert asked(t) == (CORP, "action")

    @pytest.mark.both
    @pytest.mark.rule("9.2.7a")
    def test_it_goes_on_until_a_pass_follows_a_pass(self) -> None:
        with Table("corp") as t:
            t.runner.put("Fall Guy")
            t.game.state.forced = False
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.pass_()
            t.runner.use("Fall Guy", "Gain")
            assert asked(t) == (RUNNER, "paid ability window")
            t.runner.pass_()
            assert asked(t) == (CORP, "paid ability window")
            t.corp.rez("PAD Campaign")
            t.corp.pass_()
            assert asked(t) == (RUNNER, "paid ability window")
            t.runner.pass_()
            assert asked(t) == (CORP, "action")

    @pytest.mark.both
    @pytest.mark.rule("9.2.4b", "9.2.7f")
    def test_who_did_something_has_priority_again(self) -> None:
        with Table("corp") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Adonis Campaign", "Server 2")
            t.corp.set(credits=9)
            t.corp.rez("PAD Campaign")
            assert asked(t) == (CORP, "paid ability window")
            t.corp.rez("Adonis Campaign")
            t.settle()
            assert t.corp.credits == 3

    @pytest.mark.both
    @pytest.mark.rule("9.2.7d")
    def test_agendas_are_scored_only_where_it_is_allowed(self) -> None:
        with Table("runner") as t:
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            for _ in range(4):
                assert not t.corp.can("score", "Hostile Takeover")
                t.runner.act("credit")
            t.corp.score_agenda("Hostile Takeover")
            assert t.state.active == CORP
            assert t.corp.score == 1

    @pytest.mark.both
    @pytest.mark.rule("9.2.7c", "9.2.7e")
    def test_only_the_approached_ice_may_be_rezzed_as_it_is_approached(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "HQ")
            t.runner.run("HQ")
            go_to(t, "6.9.2e")
            assert t.corp.can("rez", "Enigma")
            assert not t.corp.can("rez", "Ice Wall")
            t.finish_run()


class TestReactionWindow:
    @pytest.mark.both
    @pytest.mark.rule("9.2.8b")
    def test_the_active_players_abilities_come_first(self) -> None:
        with Table("corp", cards=(SCRAP, TITHE)) as t:
            t.runner.put("Scrap")
            t.corp.put("Tithe", "Server 1", rezzed=True)
            t.end_turn()
            gains = [one.side for one in t.state.journal.since(t.state.marks[0]) if one.kind == "credits gained"]
            assert gains == [RUNNER, CORP]

    @pytest.mark.both
    @pytest.mark.rule("9.2.8d")
    def test_a_player_orders_their_own(self) -> None:
        with Table("corp") as t:
            t.runner.put("Daily Casts", tokens={"credit": 8})
            t.runner.put("Drug Dealer")
            for _ in range(3):
                t.corp.act("credit")
            t.settle()
            assert asked(t) == (RUNNER, "reaction")
            assert t.runner.can("trigger", "Daily Casts")
            assert t.runner.can("trigger", "Drug Dealer")
            t.runner.trigger("Drug Dealer")
            t.settle()
            assert t.runner.credits == 6

    @pytest.mark.both
    @pytest.mark.rule("9.2.8e")
    def test_optional_abilities_are_lost_when_passed_over(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.put("Bank Job", tokens={"credit": 8})
            t.runner.run("Server 1")
            t.settle()
            t.runner.pass_()
            t.settle()
            assert t.runner.credits == 5
            t.runner.act("go on")
            t.settle()

    @pytest.mark.both
    @pytest.mark.rule("26.03:9.2.8f", example=140)
    @pytest.mark.rule("9.2.8f", "9.6.6", example=67)
    def test_the_window_closes_with_the_encounter_that_opened_it(self) -> None:
        """Femme Fatale bypasses the Tollbooth: nothing is paid and the run goes on."""
        with Table("runner") as t:
            t.corp.put("Tollbooth", "HQ", rezzed=True)
            t.runner.hand("Femme Fatale").set(credits=20)
            t.runner.install("Femme Fatale")
            t.settle()
            t.runner.run("HQ")
            t.runner.trigger("Femme Fatale")
            t.settle()
            assert t.runner.credits == 10
            t.finish_run()
            assert t.happened("successful run") == 1

    @pytest.mark.rule("9.2.8f")
    def test_otherwise_the_tollbooth_has_to_be_paid(self) -> None:
        with Table("runner") as t:
            t.corp.put("Tollbooth", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            assert t.runner.credits == 2
            assert t.run is None

    @pytest.mark.both
    @pytest.mark.rule("9.2.8a", "9.3.4", "9.2.4c")
    def test_what_becomes_pending_meanwhile_is_resolved_first(self) -> None:
        """A chain: the second ability is met by the first and comes before the third."""
        first = resource("First", "neutral_runner", when(TURN_BEGINS, Draw(1)), cost=0)
        second = resource("Second", "neutral_runner", when(On("drawn", by=RUNNER), Gain(1)), cost=0)
        third = resource("Third", "neutral_runner", when(TURN_BEGINS, Lose(9)), cost=0)
        with Table("corp", cards=(first, second, third)) as t:
            for title in ("First", "Second", "Third"):
                t.runner.put(title)
            for _ in range(3):
                t.corp.act("credit")
            t.runner.trigger("First")
            t.settle()
            kinds = [
                one.kind
                for one in t.state.journal.since(t.state.marks[0])
                if one.kind in ("drawn", "credits gained", "credits lost")
            ]
            assert kinds == ["drawn", "credits gained", "credits lost"]

    @pytest.mark.both
    @pytest.mark.rule("9.2.8")
    def test_each_instance_is_triggered_by_itself(self) -> None:
        with Table("runner") as t:
            t.corp.put("Hostile Infrastructure", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.hand(*["Sure Gamble"] * 3).set(credits=9)
            t.runner.run("Server 2")
            t.runner.act("trash")
            t.settle()
            assert t.happened("damaged") == 1

    @pytest.mark.rule("9.2.4d", "10.3.3")
    def test_a_checkpoint_comes_before_priority(self) -> None:
        """Ice at strength 0 is gone before anybody can use it in the window."""
        with Table("corp") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Parasite", on="Ice Wall", tokens={"virus": 1})
            t.corp.act("credit")
            assert t.zone("Ice Wall") == "Archives"

    @pytest.mark.rule("9.6.2b")
    def test_an_inactive_card_does_not_notice_its_own_install(self) -> None:
        late = asset("Late", "neutral_corp", when(INSTALL_THIS, Gain(9)), cost=0, trash=1)
        with Table("corp", cards=(late,)) as t:
            t.corp.hand("Late")
            t.corp.install("Late", "new")
            t.settle()
            assert t.corp.credits == 5


class TestSuccessWindow:
    @pytest.mark.both
    @pytest.mark.rule("9.2.8b", "9.2.8c")
    def test_both_sides_react_to_a_successful_run(self) -> None:
        with Table("runner") as t:
            t.corp.put("Hokusai Grid", "HQ", rezzed=True)
            t.runner.put("Desperado")
            t.runner.hand("Sure Gamble")
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.credits == 6
            assert t.runner.titles("hand") == []

    @pytest.mark.both
    @pytest.mark.rule("9.2.8d")
    def test_the_run_may_be_ended_in_the_window_and_it_is_completed(self) -> None:
        stop = upgrade("Stop", "neutral_corp", when(SUCCESS_HERE, EndRun()), cost=0, trash=1)
        pay = upgrade("Pay", "neutral_corp", when(SUCCESS_HERE, Gain(1)), cost=0, trash=1)
        with Table("runner", cards=(stop, pay)) as t:
            t.corp.put("Stop", "HQ", rezzed=True)
            t.corp.put("Pay", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.corp.trigger("Stop")
            t.settle()
            assert t.run is None
            assert t.corp.credits == 6
            assert t.happened("accessed") == 0


class TestLingeringEffects:
    @pytest.mark.both
    @pytest.mark.rule("3.9.5b", "10.3.1b", "1.4:9.9.4")
    def test_a_boost_outside_an_encounter_ends_at_the_next_checkpoint(self) -> None:
        with Table("runner") as t:
            t.runner.put("Corroder")
            t.runner.use("Corroder", "strength")
            t.settle()
            assert t.card("Corroder").strength == 2
            assert t.runner.credits == 4

    @pytest.mark.rule("10.3.1b", "10.3.5", example=88)
    def test_a_boost_ends_with_the_encounter(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.run("HQ")
            go_to(t, "6.9.3b")
            t.runner.use("Corroder", "strength")
            assert t.card("Corroder").strength == 3
            t.runner.use("Corroder", "Break")
            go_to(t, "6.9.2b")
            assert t.card("Corroder").strength == 2
            t.finish_run()

    @pytest.mark.rule("10.3.1b")
    def test_a_boost_for_the_run_ends_with_the_run(self) -> None:
        with Table("runner") as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.put("Gordian Blade")
            t.runner.run("HQ")
            go_to(t, "6.9.3b")
            t.runner.use("Gordian Blade", "strength")
            t.runner.break_subroutines("Gordian Blade")
            assert t.card("Gordian Blade").strength == 3
            t.finish_run()
            assert t.card("Gordian Blade").strength == 2

    @pytest.mark.rule("10.3.1b")
    def test_an_effect_for_the_turn_lasts_until_its_end(self) -> None:
        with Table("corp") as t:
            t.runner.set(tags=1)
            t.corp.hand("Bad Times")
            t.corp.play("Bad Times")
            t.settle()
            assert t.runner.memory == (0, 2)
            t.end_turn()
            assert t.runner.memory == (0, 4)

    @pytest.mark.rule("3.9.5b")
    def test_a_weakening_of_ice_ends_with_the_encounter(self) -> None:
        with Table("runner") as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.put("Datasucker", tokens={"virus": 2})
            t.runner.run("HQ")
            go_to(t, "6.9.3b")
            t.runner.use("Datasucker")
            assert t.card("Enigma").strength == 1
            t.finish_run()
            assert t.card("Enigma").strength == 2
