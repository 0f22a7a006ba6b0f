"""How turns end: the last window, unspent clicks, what waits for the end (CR 5.5 to 5.7)."""

from __future__ import annotations

import pytest
from tests.verbs import every_window, kinds, let_pass, now, story, walk_to

from sneakdoor.cards.vocabulary import (
    TURN_ENDS,
    EndActionPhase,
    Gain,
    On,
    corp_identity,
    event,
    play,
    resource,
    runner_identity,
    terminal,
    when,
)
from sneakdoor.rules.turns import CorpDiscard, RunnerDiscard
from sneakdoor.testing import Table

LATE_CORP = corp_identity("Late Corp", "neutral_corp", when(TURN_ENDS, Gain(1), may=True), min_deck=0)
LATE_RUNNER = runner_identity("Late Runner", "neutral_runner", when(TURN_ENDS, Gain(1), may=True), min_deck=0)
STOP = event("Test Stop", "neutral_runner", terminal(), play(Gain(1)), cost=0)


class TestTheLastWindow:
    @pytest.mark.rule("5.7.2b")
    def test_in_the_runners_last_window_abilities_are_used_and_cards_but_ice_are_rezzed(self) -> None:
        t = every_window(Table(turn="runner", clicks=1))
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.put("Ice Wall", "HQ")
        t.corp.put("Hostile Takeover", "Server 2", tokens={"advancement": 2})
        t.runner.put("Corroder")
        t.runner.act("credit")
        walk_to(t, "5.7.2b", "runner")
        assert kinds(t) == {"use", "pass"}
        let_pass(t)
        assert now(t).rule == "5.7.2b"
        assert kinds(t) == {"rez", "pass"}
        assert not t.corp.can("rez", "Ice Wall")
        t.corp.rez("PAD Campaign")
        assert t.card("PAD Campaign").rezzed


class TestUnspentClicks:
    @pytest.mark.both
    @pytest.mark.rule("5.7.2c", "5.4.3", "5.4.3a")
    def test_a_runner_whose_action_phase_was_ended_loses_the_clicks_that_are_left(self) -> None:
        t = every_window(Table(turn="runner", cards=(STOP,)))
        t.runner.hand("Test Stop")
        t.runner.play("Test Stop")
        walk_to(t, "5.7.2b", "runner")
        assert t.runner.clicks == 3  # not yet: the last window comes first
        walk_to(t, "5.6.1b", "corp")
        assert t.runner.clicks == 0
        assert story(t, "action phase ended", "clicks lost", "turn ends") == [
            "action phase ended",
            "clicks lost",
            "turn ends",
        ]

    @pytest.mark.rule("5.4.3c")
    def test_with_a_run_that_was_cut_short_its_credits_go(self) -> None:
        halt = resource("Test Halt", "neutral_runner", when(On("encounter"), EndActionPhase()), cost=0)
        t = Table(turn="runner", cards=(halt,))
        t.corp.set(bad_publicity=2).put("Ice Wall", "HQ", rezzed=True)
        t.runner.put("Test Halt")
        t.runner.run("HQ")
        t.settle()
        assert story(t, "credits gained", "action phase ended") == ["credits gained", "action phase ended"]
        assert t.run is None
        assert t.runner.credits == 5

    @pytest.mark.both
    @pytest.mark.rule("5.6.3f", "5.7.2f")
    def test_the_turns_take_turns(self) -> None:
        t = Table()
        order = []
        for _ in range(5):
            order.append(t.state.active)
            t.end_turn()
        assert order == [0, 1, 0, 1, 0]


class TestWhenTheTurnEnds:
    @pytest.mark.rule("5.6.3d", "5.6.3e", "5.6.3f")
    def test_what_waits_for_the_end_of_the_corps_turn_resolves_within_its_discard_phase(self) -> None:
        t = Table(clicks=1, corp="Late Corp", cards=(LATE_CORP,))
        t.corp.act("credit")
        t.settle()
        assert now(t).kind == "reaction"
        assert t.state.find(CorpDiscard) is not None
        assert story(t, "turn ends") == ["turn ends"]
        t.corp.trigger("Late Corp")
        t.settle()
        assert t.corp.credits == 7
        assert t.state.find(CorpDiscard) is None
        assert t.state.active == 1

    @pytest.mark.rule("5.7.2d", "5.7.2e", "5.7.2f")
    def test_what_waits_for_the_end_of_the_runners_turn_resolves_within_its_discard_phase(self) -> None:
        t = Table(turn="runner", clicks=1, runner="Late Runner", cards=(LATE_RUNNER,))
        t.runner.act("credit")
        t.settle()
        assert now(t).kind == "reaction"
        assert t.state.find(RunnerDiscard) is not None
        t.runner.trigger("Late Runner")
        t.settle()
        assert t.runner.credits == 7
        assert t.state.find(RunnerDiscard) is None
        assert t.state.active == 0
