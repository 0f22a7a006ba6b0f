"""Loops that somebody could leave (CR 10.10.2): they have to be left, and why not is said."""

from __future__ import annotations

from random import Random

import pytest

from sneakdoor.cards.vocabulary import (
    CORP,
    ICE,
    POWER,
    RUNNER,
    Credits,
    Is,
    On,
    Place,
    Remove,
    Swap,
    asset,
    paid,
    program,
    when,
)
from sneakdoor.model.declare import CardDef
from sneakdoor.options import Option
from sneakdoor.rules.loops import ENOUGH, PATIENCE, again, forget_rounds, position, worn
from sneakdoor.testing import Table

TURN = asset("Turn", "neutral_corp", paid(Credits(0), Swap(Is((ICE,)))), cost=0, trash=1)
GROW = program("Grow", "anarch", paid(Credits(0), Place(POWER, 1)), cost=0, memory=0)


def chain(title: str, *, may: bool) -> CardDef:
    """Whenever a counter comes, take it off; whenever one goes, put one on."""
    return asset(
        title,
        "neutral_corp",
        when(On("tokens placed"), Remove(POWER, 1), may=may),
        when(On("tokens removed"), Place(POWER, 1), may=may),
        paid(Credits(1), Place(POWER, 1)),
        cost=0,
        trash=1,
    )


class TestWindows:
    @pytest.mark.rule("10.10.2")
    def test_why_not_names_the_rule(self) -> None:
        with Table("corp", cards=(TURN,), skip_forced=False) as t:
            t.corp.put("Turn", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "R&D")
            use = next(o for o in _options(t) if o.kind == "use")
            while use in _options(t):
                t.game.choose(use)
                while _kind(t) != "paid ability window":
                    t.game.choose(_options(t)[0])
            assert [o.kind for o in _options(t)] == ["pass"]
            assert "10.10.2" in [one.rule for one in t.game.why_not(use)]

    @pytest.mark.both
    @pytest.mark.rule("10.10.2")
    def test_what_grows_without_end_is_bounded_too(self) -> None:
        with Table("runner", cards=(GROW,)) as t:
            t.runner.put("Grow")
            uses = 0
            while t.decision is not None and t.decision.kind == "paid ability window":
                t.runner.use("Grow")
                uses += 1
                assert uses <= ENOUGH + 1
            assert t.card("Grow").tokens("power") == uses > ENOUGH - 1


class TestChosenAgainAndAgain:
    @pytest.mark.rule("10.10.2")
    def test_the_corp_cannot_choose_the_other_wormhole_for_ever(self) -> None:
        with Table("runner") as t:
            t.corp.put("Wormhole", "HQ", rezzed=True)
            t.corp.put("Wormhole", "R&D", rezzed=True)
            t.corp.put("Ice Wall", "Archives", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            turns = 0
            while t.run is not None and any(o.card == "Wormhole" for o in _options(t) if o.kind == "pick"):
                t.corp.act("pick", "Wormhole")
                turns += 1
                assert turns < 5 * PATIENCE
            assert turns > PATIENCE
            t.settle()
            assert [one.cause for one in t.state.journal.since(0) if one.kind == "run ends"] == ["unsuccessful"]

    @pytest.mark.rule("10.10.2")
    def test_what_leaves_the_loop_is_still_offered_and_the_rest_is_refused_by_number(self) -> None:
        with Table("runner", skip_forced=False) as t:
            t.corp.put("Wormhole", "HQ", rezzed=True)
            t.corp.put("Wormhole", "R&D", rezzed=True)
            t.corp.put("Ice Wall", "Archives", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            while any(o.card == "Wormhole" for o in _options(t) if o.kind == "pick"):
                wormhole = t.corp.act("pick", "Wormhole")
                _skip_done(t)
            assert {o.card for o in _options(t) if o.kind == "pick"} == {"Ice Wall"}
            assert [one.rule for one in t.game.why_not(wormhole)] == ["10.10.2"]
            t.corp.act("pick", "Ice Wall")
            _skip_done(t)
            t.settle()
            assert t.run is None

    @pytest.mark.rule("10.10.2")
    def test_optional_abilities_that_trigger_each_other_are_withdrawn_in_the_end(self) -> None:
        with Table("corp", cards=(chain("Swing", may=True),)) as t:
            t.corp.put("Swing", "Server 1", rezzed=True)
            t.corp.use("Swing")
            turns = 0
            while t.corp.can("trigger", "Swing"):
                trigger = t.corp.trigger("Swing")
                turns += 1
                assert turns < 5 * PATIENCE
            assert turns > PATIENCE
            assert trigger.kind == "trigger"

    @pytest.mark.rule("10.10.1")
    def test_mandatory_ones_end_with_a_number_even_if_choices_lie_between(self) -> None:
        with Table("corp", cards=(chain("Swing", may=False),)) as t:
            t.corp.put("Swing", "Server 1", rezzed=True)
            t.corp.use("Swing")
            d = t.decision
            assert d is not None
            assert d.rule == "10.10.1"
            t.corp.number(3)
            t.settle()


class TestRuns:
    @pytest.mark.rule("10.10.2")
    def test_in_a_run_that_goes_round_the_runner_has_to_jack_out(self) -> None:
        with Table("runner", skip_forced=False) as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "HQ")
            t.runner.run("HQ")
            while _kind(t) != "jack out":
                t.game.choose(next(o for o in _options(t) if o.kind in ("pass", "continue")))
            # the position comes back as if ice had sent the Runner outwards again and again
            for _ in range(PATIENCE + 2):
                again(t.state)
            phase = t.state.stack[-1]
            phase.repeat()
            t.state.withdraw()
            t.game._decision = None
            t.state.advance()
            assert {o.kind for o in _options(t)} == {"jack out"}
            assert [one.rule for one in t.game.why_not(Option("continue"))] == ["10.10.2"]
            t.runner.jack_out()
            t.settle()
            assert t.run is None


class TestTakingNote:
    @pytest.mark.rule("10.10.2")
    def test_only_the_same_choice_in_the_same_position_wears_out(self) -> None:
        with Table("corp") as t:
            t.settle()
            s = t.state
            for _ in range(PATIENCE):
                assert not again(s, 1)
            assert position(s)
            assert [again(s, 1), again(s, 1), again(s, 1)] == [False, False, True]
            assert worn(s, 1, position(s))
            assert not worn(s, 2, position(s))
            s.credits[CORP] += 1
            assert not worn(s, 1, position(s))
            forget_rounds(s)
            assert not position(s)

    @pytest.mark.rule("10.10.2")
    def test_each_action_begins_anew(self) -> None:
        with Table("corp") as t:
            t.settle()
            for _ in range(PATIENCE + 3):
                again(t.state)
            t.corp.act("credit")
            assert t.state.rounds == (0, ())


class TestRandomPlayers:
    @pytest.mark.rule("10.10.1", "10.10.2")
    @pytest.mark.parametrize("seed", range(4))
    def test_they_never_go_on_for_ever(self, seed: int) -> None:
        t = Table("runner", cards=(TURN, GROW, chain("Swing", may=True)), seed=seed)
        for title, server in (("Wormhole", "HQ"), ("Wormhole", "R&D"), ("Ice Wall", "HQ"), ("Enigma", "R&D")):
            t.corp.put(title, server, rezzed=True)
        t.corp.put("Turn", "Server 1", rezzed=True)
        t.corp.put("Swing", "Server 2", rezzed=True)
        t.runner.put("Grow")
        rng = Random(seed)
        asked = 0
        while t.decision is not None and t.state.turn < 6:
            t.game.choose(rng.choice(t.decision.options))
            asked += 1
            assert asked < 20_000

    @pytest.mark.rule("10.10.2")
    def test_nor_does_one_who_always_prefers_to_act(self) -> None:
        t = Table("runner", cards=(TURN, GROW, chain("Swing", may=True)), clicks=1)
        for title, server in (("Wormhole", "HQ"), ("Wormhole", "R&D"), ("Ice Wall", "HQ")):
            t.corp.put(title, server, rezzed=True)
        t.corp.put("Turn", "Server 1", rezzed=True)
        t.corp.put("Swing", "Server 2", rezzed=True)
        asked = 0
        while t.decision is not None and t.state.active == RUNNER:
            t.game.choose(t.decision.options[0])
            asked += 1
            assert asked < 20_000


def _options(t: Table) -> tuple[Option, ...]:
    d = t.decision
    return () if d is None else d.options


def _kind(t: Table) -> str:
    d = t.decision
    return "" if d is None else d.kind


def _skip_done(t: Table) -> None:
    while any(o.kind == "done" for o in _options(t)) or (_kind(t) == "paid ability window"):
        t.game.choose(next(o for o in _options(t) if o.kind in ("done", "pass")))
