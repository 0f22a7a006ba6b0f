"""The phases of a run as a whole, and their checkpoints (CR 6.9.1 to 6.9.6, 6.1.2, 6.2.4, 6.8.2)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.verbs import every_window, last, let_pass, now, story, walk_to

from sneakdoor.cards.vocabulary import (
    CORP,
    ICE,
    RUN,
    RUNNER,
    Adjust,
    Body,
    Choose,
    Credits,
    Do,
    EndRun,
    Gain,
    Is,
    Lose,
    MakeRun,
    On,
    SwapIce,
    Target,
    asset,
    event,
    paid,
    play,
    when,
)
from sneakdoor.model.enums import ARCHIVES, HQ, RND
from sneakdoor.rules.encounters import PassIce
from sneakdoor.rules.runs import Initiation, RunEnds
from sneakdoor.testing import Table
from sneakdoor.view import view


def told(t: Table, section: str) -> list[str]:
    """The rules by which the changes of a section happened, in order, each once in a row."""
    rules = [one.rule for one in t.state.journal.since(0) if one.rule.startswith(section)]
    return [rule for n, rule in enumerate(rules) if n == 0 or rules[n - 1] != rule]


class TestPhases:
    @pytest.mark.rule("6.9.1", "6.9.2", "6.9.3", "6.9.4", "6.9.5", "6.9.6", "6.1.1")
    def test_a_run_past_rezzed_ice_goes_through_all_six(self) -> None:
        with Table("runner") as t:
            t.state.bad_publicity = 1
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.hand("Hedge Fund")
            t.runner.put("Corroder")
            t.runner.run("HQ")
            t.runner.use("Corroder", "Break")
            t.finish_run()
            assert told(t, "6.9.") == [
                "6.9.1c",
                "6.9.1d",
                "6.9.2a",
                "6.9.3a",
                "6.9.3d",
                "6.9.4a",
                "6.9.5a",
                "6.9.5e",
                "6.9.6d",
            ]

    @pytest.mark.rule("6.9.2", "6.9.3", "6.9.4")
    def test_unrezzed_ice_leaves_out_the_encounter(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.run("HQ")
            t.finish_run()
            assert told(t, "6.9.") == ["6.9.1d", "6.9.2a", "6.9.4a", "6.9.5a", "6.9.5e", "6.9.6d"]

    @pytest.mark.rule("6.9.1f", "6.9.2", "6.9.4", "6.9.5")
    def test_without_ice_nothing_is_approached_or_passed(self) -> None:
        with Table("runner") as t:
            t.runner.run("HQ")
            t.finish_run()
            assert told(t, "6.9.") == ["6.9.1d", "6.9.5a", "6.9.5e", "6.9.6d"]

    @pytest.mark.rule("6.9.3", "6.9.4", "6.9.5", "6.9.6")
    def test_a_run_that_ice_ends_goes_from_the_encounter_to_the_last_phase(self) -> None:
        with Table("runner") as t:
            t.state.bad_publicity = 1
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert told(t, "6.9.")[3:] == ["6.9.3a", "6.9.3c", "6.9.3d", "6.9.6b", "6.9.6d"]
            assert t.happened("passed") == t.happened("approach server") == 0


class TestTheAttackedServer:
    @pytest.mark.both
    @pytest.mark.rule("6.1.2", "6.1.2a", "6.3.2")
    @pytest.mark.parametrize(("name", "server"), [("HQ", HQ), ("R&D", RND), ("Archives", ARCHIVES), ("Server 1", 3)])
    def test_it_is_the_one_that_the_runner_declares(self, name: str, server: int) -> None:
        with Table("runner") as t:
            t.corp.hand("Hedge Fund").discard("Hedge Fund")
            t.corp.put("PAD Campaign", "Server 1")
            for one in ("HQ", "R&D", "Archives", "Server 1"):
                assert t.runner.can("run", server=one)
            t.runner.run(name)
            for side in (CORP, RUNNER, None):
                (run,) = (stage for stage in view(t.state, side).stages if stage.what == "run")
                assert run.details["server"] == name
            t.finish_run()
            reached: Any = last(t, "successful run")
            accessed: Any = last(t, "accessed")
            assert reached.server == accessed.server == server

    @pytest.mark.rule("6.3.2")
    def test_a_card_may_leave_only_some_of_them(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.hand("Demolition Run")
            t.runner.play("Demolition Run")
            assert {o.server for o in now(t).options} == {"HQ", "R&D"}
            t.runner.act("server", server="R&D")
            assert t.run.server == RND
            t.finish_run()


class TestCheckpointsOfTheInitiation:
    @pytest.mark.rule("6.9.1b")
    def test_the_first_comes_before_the_credits_of_bad_publicity(self) -> None:
        """What is wrong once the server is declared is put right there."""
        shrinks = Body((Adjust("[mu]", -4, RUN, None),))
        strain = event("Strain", "anarch", play(MakeRun(linked=(shrinks,))), cost=0, influence=0)
        with Table("runner", cards=(strain,)) as t:
            t.state.bad_publicity = 1
            t.runner.put("Corroder")
            t.runner.hand("Strain")
            t.runner.play("Strain")
            t.runner.act("server", server="HQ")
            assert t.zone("Corroder") == "the heap"
            t.finish_run()
            assert story(t, "trashed", "credits gained", "run begins")[:3] == [
                "trashed",
                "credits gained",
                "run begins",
            ]

    @pytest.mark.rule("6.9.1e", "6.9.1d")
    def test_what_the_beginning_of_the_run_has_met_resolves_in_this_phase(self) -> None:
        asks = asset(
            "Asks",
            "neutral_corp",
            when(On("run begins"), Choose(((Gain(1),), (Lose(1, RUNNER),)))),
            cost=0,
            trash=1,
        )
        with Table("runner", cards=(asks,)) as t:
            t.corp.put("Asks", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.runner.run("HQ")
            assert now(t).side == CORP
            phase = t.state.find(Initiation)
            assert phase is not None
            assert phase.step_rule() == "6.9.1e"
            assert t.run.position == -1  # nowhere yet: that comes with the phase's end
            t.game.choose(now(t).options[0])
            assert t.state.find(Initiation) is None
            assert t.run.position == 0
            t.finish_run()

    @pytest.mark.both
    @pytest.mark.rule("6.8.2c")
    def test_ended_there_the_run_takes_what_else_was_waiting_with_it(self) -> None:
        ends = asset("Ends", "neutral_corp", when(On("run begins"), EndRun()), cost=0, trash=1)
        earns = asset("Earns", "neutral_corp", when(On("run begins"), Gain(3)), cost=0, trash=1)
        with Table("runner", cards=(ends, earns)) as t:
            t.corp.put("Ends", "Server 1", rezzed=True)
            t.corp.put("Earns", "Server 2", rezzed=True)
            t.runner.run("HQ")
            t.corp.trigger("Ends")
            t.settle()
            assert t.run is None
            assert t.corp.credits == 5
            assert t.happened("approach server") == 0


class TestTheCheckpointOfPassing:
    @pytest.mark.rule("6.9.4b", "6.9.4a")
    def test_what_passing_has_met_resolves_before_the_runner_goes_on(self) -> None:
        asks = asset(
            "Asks",
            "neutral_corp",
            when(On("passed"), Choose(((Gain(1),), (Lose(1, RUNNER),)))),
            cost=0,
            trash=1,
        )
        with Table("runner", cards=(asks,)) as t:
            t.corp.put("Asks", "Server 1", rezzed=True)
            t.corp.put("Enigma", "HQ")
            t.corp.put("Ice Wall", "HQ")
            t.runner.run("HQ")
            t.settle()
            assert now(t).side == CORP
            phase = t.state.find(PassIce)
            assert phase is not None
            assert phase.step_rule() == "6.9.4b"
            assert t.run.position == 1  # still at the ice that was passed
            t.game.choose(now(t).options[0])
            assert t.run.position == 0
            t.settle()
            t.game.choose(now(t).options[0])
            t.finish_run()


class TestTheIceInTheRunnersPosition:
    @pytest.mark.rule("6.2.4", "6.2.4c", "6.2.4d")
    @pytest.mark.parametrize(("window", "position"), [("6.9.2b", 1), ("6.9.3b", 0)])
    def test_the_same_swap_means_one_thing_in_an_approach_and_another_in_an_encounter(
        self, window: str, position: int
    ) -> None:
        swapper = asset(
            "Test Swapper",
            "neutral_corp",
            paid(Credits(0), Target(Is((ICE,)), 2), SwapIce()),
            cost=0,
            trash=0,
        )
        t = every_window(Table("runner", cards=(swapper,)))
        t.corp.put("Enigma", "HQ")
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.corp.put("Test Swapper", "Server 1", rezzed=True)
        t.runner.run("HQ")
        walk_to(t, window, "corp")
        assert t.run.position == 1
        t.corp.use("Test Swapper")
        t.corp.pick("Enigma", "Ice Wall")
        # Approaching, the Runner keeps the place; encountering, the Runner keeps to the ice.
        assert t.run.position == position
        assert t.run.ice(t.state) == t.cid("Enigma" if position else "Ice Wall")

    @pytest.mark.rule("6.2.4e")
    def test_ice_that_is_uninstalled_while_it_is_passed_is_passed_all_the_same(self) -> None:
        breaks = asset(
            "Brittle",
            "neutral_corp",
            when(On("passed", what=Is((ICE,), advanced=True)), Do("trash", "subject")),
            cost=0,
            trash=1,
        )
        with Table("runner", cards=(breaks,)) as t:
            t.corp.put("Brittle", "Server 1", rezzed=True)
            t.corp.put("Enigma", "HQ")
            t.corp.put("Ice Wall", "HQ", tokens={"advancement": 1})
            t.corp.put("Hunter", "HQ")
            t.runner.run("HQ")
            t.finish_run()
            assert t.zone("Ice Wall") == "Archives"
            approached = [one.cid for one in t.state.journal.since(0) if one.kind == "approach ice"]
            # What lay outside moved up into the position that was passed, and is not met again.
            assert approached == [t.cid("Hunter"), t.cid("Ice Wall"), t.cid("Enigma")]

    @pytest.mark.rule("6.2.3", "6.2.3a", "6.2.3c")
    @pytest.mark.parametrize(("inside", "position"), [(True, 0), (False, 1)])
    def test_ice_that_leaves_matters_only_if_it_lay_further_in(self, inside: bool, position: int) -> None:
        t = every_window(Table("runner"))
        t.corp.put("Himitsu-Bako" if inside else "Enigma", "HQ", rezzed=inside)
        t.corp.put("Ice Wall", "HQ")
        if not inside:
            t.corp.put("Himitsu-Bako", "HQ", rezzed=True)
            t.runner.put("Corroder")
        t.runner.run("HQ")
        if not inside:
            walk_to(t, "6.9.3b", "runner")
            t.runner.break_subroutines("Corroder")
        while t.run.ice(t.state) != t.cid("Ice Wall") or now(t).rule != "6.9.2b" or now(t).side != CORP:
            let_pass(t)
        assert t.run.position == 1
        t.corp.use("Himitsu-Bako")
        assert t.run.position == position
        assert t.run.ice(t.state) == t.cid("Ice Wall")


class TestTheLastPhase:
    @pytest.mark.rule("6.8.2", "6.9.6a", "6.9.6b")
    def test_open_windows_are_dealt_with_before_anything_else_in_it(self) -> None:
        """The reaction window that is left is completed while the credits of bad publicity are still there."""
        t = every_window(Table("runner"))
        t.state.bad_publicity = 2
        t.corp.put("Giordano Memorial Field", "HQ", rezzed=True)
        t.corp.put("Embolus", "HQ", rezzed=True, tokens={"power": 2})
        t.runner.scored("Nisei MK II")
        t.runner.set(credits=0).run("HQ")
        while now(t).kind != "reaction":
            let_pass(t)
        t.corp.trigger("Giordano Memorial Field")
        if any(option.kind == "no" for option in now(t).options):
            t.runner.no()
        while now(t).kind != "reaction":
            t.game.choose(now(t).options[0])
        assert t.corp.can("trigger", "Embolus")
        assert t.state.find(RunEnds) is not None
        assert t.runner.credits == 2
        t.corp.trigger("Embolus")
        t.state.forced = True
        t.settle()
        assert t.run is None
        assert t.runner.credits == 0
        assert story(t, "run ended", "tokens removed", "credits lost", "run ends") == [
            "run ended",
            "tokens removed",
            "credits lost",
            "run ends",
        ]
