"""Turns by version 26.03 (CR 26.03:5): windows in order, the formal end of the action phase, discarding in one act."""

from __future__ import annotations

import pytest
from tests.verbs import act, entries, every_window, kinds, let_pass, now, story, walk_to, windows

from sneakdoor.cards.vocabulary import Clicks, EndActionPhase, Gain, On, asset, operation, paid, play, resource, when
from sneakdoor.testing import Table

RULES = "26.03"

WAITS = asset("Waits", "neutral_corp", when(On("action phase ends"), Gain(1), may=True), cost=0, trash=0)
HALT = operation("Halt", "neutral_corp", play(EndActionPhase(), Gain(9)), cost=0)
CLICKER = asset("Clicker", "neutral_corp", paid(Clicks(1), Gain(1)), cost=0, trash=0)


def each(rule: str, first: str) -> list[tuple[str, str]]:
    """A window of both players."""
    sides = ("corp", "runner") if first == "corp" else ("runner", "corp")
    return [(f"26.03:{rule}", side) for side in sides]


class TestWindowsOfAWholeTurn:
    @pytest.mark.rule(
        "26.03:5.6.1b",
        "26.03:5.6.1f",
        "26.03:5.6.2a",
        "26.03:5.6.2b",
        "26.03:5.6.2c",
        "26.03:5.6.2e",
        "26.03:5.6.3b",
        "26.03:5.6.3e",
    )
    def test_of_the_corp(self) -> None:
        t = every_window(Table(turn="runner", clicks=1, rules=RULES))
        t.corp.deck(*["Hedge Fund"] * 3)
        act(t, "credit")
        walk_to(t, "26.03:5.6.1b", "corp")
        seen = windows(t)
        for _ in range(3):
            act(t, "credit")
            seen += [("action", "corp"), *windows(t)]
        expected = [*each("5.6.1b", "corp"), *each("5.6.2a", "corp")]
        for _ in range(3):
            expected += [("action", "corp"), *each("5.6.2a", "corp")]
        expected += [*each("5.6.3b", "corp"), *each("5.7.1b", "runner"), *each("5.7.1e", "runner")]
        assert seen == expected

    @pytest.mark.rule(
        "26.03:5.7.1b",
        "26.03:5.7.1e",
        "26.03:5.7.1f",
        "26.03:5.7.1g",
        "26.03:5.7.1i",
        "26.03:5.7.2",
        "26.03:5.7.2b",
        "26.03:5.7.2e",
    )
    def test_of_the_runner(self) -> None:
        t = every_window(Table(clicks=1, rules=RULES))
        t.corp.deck(*["Hedge Fund"] * 3)
        act(t, "credit")
        walk_to(t, "26.03:5.7.1b", "runner")
        seen = windows(t)
        for _ in range(4):
            act(t, "credit")
            seen += [("action", "runner"), *windows(t)]
        expected = [*each("5.7.1b", "runner"), *each("5.7.1e", "runner")]
        for _ in range(4):
            expected += [("action", "runner"), *each("5.7.1e", "runner")]
        expected += [*each("5.7.2b", "runner"), *each("5.6.1b", "corp"), *each("5.6.2a", "corp")]
        assert seen == expected


class TestFormalEndOfTheActionPhase:
    @pytest.mark.rule("26.03:5.6.2d", "26.03:5.6.2e", "26.03:5.1.4b")
    def test_it_comes_before_the_discard_phase_and_the_end_of_the_turn(self) -> None:
        with Table(clicks=1, rules=RULES) as t:
            t.corp.hand("Ice Wall", *["Hedge Fund"] * 5)
            t.corp.act("credit")
            t.settle()
            assert t.happened("action phase ends") == 1
            assert now(t).kind == "discard"
            assert t.happened("turn ends") == 0
            t.game.choose(now(t).options[0])
            order = ["action phase ends", "discarded", "turn ends"]
            assert story(t, *order)[:3] == order

    @pytest.mark.rule("26.03:5.7.1h", "26.03:5.7.1i")
    def test_the_runners_phase_has_one_too(self) -> None:
        with Table(turn="runner", clicks=1, rules=RULES) as t:
            t.corp.deck("Hedge Fund", "Hedge Fund")
            t.runner.act("credit")
            t.settle()
            assert story(t, "action phase ends", "turn ends") == ["action phase ends", "turn ends"]

    @pytest.mark.rule("26.03:5.7.2d", "26.03:5.1.4b")
    def test_the_runners_turn_ends_with_its_discard_phase(self) -> None:
        last = resource("Last", "neutral_runner", when(On("discard phase ends"), Gain(1)), cost=0)
        with Table(turn="runner", clicks=1, rules=RULES, cards=(last,)) as t:
            t.runner.put("Last")
            t.runner.act("credit")
            t.settle()
            assert t.runner.credits == 7
            ends = [(one.kind, one.rule) for one in t.state.journal.since(0) if one.kind.endswith(" ends")]
            assert ends[1:3] == [("turn ends", "26.03:5.7.2d"), ("discard phase ends", "26.03:5.7.2d")]

    @pytest.mark.rule("26.03:5.4.3d", "26.03:5.6.2d")
    def test_what_it_has_met_resolves_inside_the_phase_without_actions(self) -> None:
        t = every_window(Table(clicks=1, rules=RULES, cards=(WAITS, CLICKER)))
        t.corp.put("Waits", "Server 1", rezzed=True)
        t.corp.put("Clicker", "Server 2", rezzed=True)
        act(t, "credit")
        while now(t).kind != "reaction":
            let_pass(t)
        assert any(frame.is_action_phase for frame in t.state.stack)
        assert kinds(t) == {"trigger", "pass"}
        t.corp.trigger("Waits")
        assert t.corp.credits == 7

    @pytest.mark.rule("26.03:5.4.3", "26.03:5.4.3a", "26.03:5.4.3c", "26.03:5.4.3d", "26.03:5.4.3e")
    def test_a_phase_cut_short_ends_formally_as_well(self) -> None:
        with Table(clicks=3, rules=RULES, cards=(WAITS, HALT)) as t:
            t.corp.put("Waits", "Server 1", rezzed=True)
            t.corp.hand("Halt")
            t.corp.play("Halt")
            t.corp.trigger("Waits")
            assert t.corp.credits == 6  # what stands after the end of the phase in the text does not resolve
            t.settle()
            assert t.happened("action phase ends") == 1
            assert [one.amount for one in entries(t, "clicks lost")] == [2]  # type: ignore[attr-defined]


class TestDiscardStep:
    @pytest.mark.rule("26.03:5.5.4c", "26.03:5.6.3a")
    def test_all_surplus_cards_go_in_one_act(self) -> None:
        with Table(clicks=1, rules=RULES) as t:
            t.corp.hand(*["Hedge Fund"] * 3, *["Ice Wall"] * 4)
            t.corp.act("credit")
            t.settle()
            assert now(t).rule == "26.03:5.6.3a"
            t.corp.pick("Hedge Fund")
            assert len(t.corp.titles("hand")) == 7  # chosen, and not yet discarded
            t.corp.pick("Ice Wall")
            assert len(t.corp.titles("hand")) == 5
            assert t.happened("discarded") == 2

    @pytest.mark.rule("26.03:5.5.4b", "26.03:5.7.2a")
    def test_up_to_the_hand_size_nothing_happens(self) -> None:
        with Table(turn="runner", clicks=1, rules=RULES) as t:
            t.corp.deck("Hedge Fund", "Hedge Fund")
            t.runner.hand(*["Diesel"] * 5)
            t.runner.act("credit")
            t.settle()
            assert t.happened("discarded") == 0
            assert len(t.runner.titles("hand")) == 5

    @pytest.mark.rule("26.03:5.5.4a", "26.03:1.7.2b", "26.03:5.7.2a", "26.03:1.1.3")
    def test_a_negative_hand_size_is_a_flatline_in_this_step(self) -> None:
        t = Table(turn="runner", clicks=1, rules=RULES)
        t.runner.set(brain=6)
        t.runner.act("credit")
        assert t.outcome.how == "flatline"
        assert t.happened("action phase ends") == 1
