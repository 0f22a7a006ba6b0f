"""Effects and choices that outlast their instruction, and for how long (1.4:9.9; 1.4:9.8.9a)."""

from __future__ import annotations

import pytest
from tests.verbs import walk_to

from sneakdoor.cards.vocabulary import (
    ICE,
    TURN_BEGINS,
    DuringRun,
    Is,
    Modify,
    Remembered,
    RememberForTurn,
    Target,
    boost,
    hardware,
    program,
    when,
)
from sneakdoor.language.filters import THIS
from sneakdoor.model.enums import RUNNER as THE_RUNNER
from sneakdoor.rules.trashing import turn_facedown
from sneakdoor.testing import Table


class TestChoices:
    @pytest.mark.both
    @pytest.mark.rule("1.4:9.9.3", "1.4:9.9.3c")
    @pytest.mark.parametrize("inactive", [False, True])
    def test_a_choice_is_kept_for_another_ability_until_its_card_becomes_inactive(self, inactive: bool) -> None:
        """Femme Fatale knows the ice chosen as it was installed, unless it lay facedown since."""
        with Table("runner", clicks=6) as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Enigma", "R&D", rezzed=True)
            t.runner.set(credits=12).hand("Femme Fatale")
            t.runner.put("Assimilator")
            t.runner.install("Femme Fatale")
            t.runner.pick("Ice Wall")
            if inactive:
                turn_facedown(t.state, t.cid("Femme Fatale"), THE_RUNNER, t.cid("Femme Fatale"))
                t.runner.use("Assimilator")
                t.settle()
                assert t.card("Femme Fatale").thing.active
            t.runner.run("HQ")
            t.settle()
            if inactive:
                assert t.run is None  # Ice Wall has ended it
            else:
                t.runner.trigger("Femme Fatale")
                t.finish_run()
            assert t.happened("bypassed") == (0 if inactive else 1)

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.9.3b")
    def test_what_was_chosen_as_the_turn_began_is_forgotten_when_it_ends(self) -> None:
        scope = hardware(
            "Scope",
            "neutral_runner",
            when(TURN_BEGINS, Target(Is((ICE,))), RememberForTurn(), may=True),
            Modify("strength", -3, Remembered()),
            cost=0,
        )
        with Table("corp", cards=(scope,)) as t:
            wall = t.corp.put("Ice Wall", "HQ", rezzed=True)
            gate = t.corp.put("Enigma", "R&D", rezzed=True)
            t.runner.put("Scope")
            t.end_turn()
            t.runner.trigger("Scope")
            t.runner.pick("Ice Wall")
            assert (wall.strength, gate.strength) == (-2, 2)
            t.end_turn()
            assert (wall.strength, gate.strength) == (1, 2)
            t.end_turn()
            t.runner.pass_()  # nothing is chosen in this turn, so nothing was
            assert (wall.strength, gate.strength) == (1, 2)

    @pytest.mark.rule("1.4:9.9.3b")
    def test_or_when_its_card_becomes_inactive(self) -> None:
        scope = program(
            "Scope",
            "neutral_runner",
            when(TURN_BEGINS, Target(Is((ICE,))), RememberForTurn()),
            Modify("strength", -3, Remembered()),
            cost=0,
        )
        with Table("corp", cards=(scope,)) as t:
            wall = t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Enigma", "R&D", rezzed=True)
            t.runner.put("Scope")
            t.runner.put("Assimilator")
            t.end_turn()
            t.runner.pick("Ice Wall")
            assert wall.strength == -2
            turn_facedown(t.state, t.cid("Scope"), THE_RUNNER, t.cid("Scope"))
            assert wall.strength == 1
            t.runner.act("credit")
            t.runner.use("Assimilator")
            assert t.card("Scope").thing.active
            assert wall.strength == 1  # active again, it has to be told anew


class TestDurations:
    @pytest.mark.both
    @pytest.mark.rule("1.4:9.8.9a", "1.4:3.9.5c")
    def test_a_replaced_duration_is_back_when_the_replacement_goes_elsewhere(self) -> None:
        """The strength stays raised while Gebrselassie is there, and its own time is long over when it is not."""
        with Table("runner") as t:
            breaker = t.runner.put("Corroder")
            t.runner.put("Ninja")
            t.runner.put("Gebrselassie")
            t.runner.use("Gebrselassie", "host")
            t.runner.pick("Corroder")
            t.runner.use("Corroder", "strength")
            t.runner.act("credit")
            assert breaker.strength == 3
            t.runner.use("Gebrselassie", "host")  # on the other one
            assert breaker.strength == 2

    @pytest.mark.rule("1.4:9.8.9a")
    def test_an_effect_that_was_there_before_is_prolonged_too(self) -> None:
        """Hosted while the run is under way, it keeps what was raised in the encounter before."""
        slow = hardware("Slow", "neutral_runner", Modify("strength until the turn ends", 1, Is(("program",))), cost=0)
        with Table("runner", cards=(slow,)) as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            breaker = t.runner.put("Corroder")
            t.runner.run("HQ")
            walk_to(t, "6.9.3b", "runner")
            t.runner.use("Corroder", "strength")
            t.runner.put("Slow")
            t.runner.use("Corroder", "Break")
            t.finish_run()
            assert breaker.strength == 3
            t.end_turn()
            assert breaker.strength == 2

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.9.5")
    def test_what_a_static_ability_adds_has_no_duration_to_be_changed(self) -> None:
        keen = program(
            "Keen",
            "neutral_runner",
            Modify("strength", 3, THIS, DuringRun()),
            boost(1, 2),
            subtypes="Icebreaker - Fracter",
            cost=0,
            strength=1,
        )
        with Table("runner", cards=(keen,)) as t:
            breaker = t.runner.put("Keen")
            t.runner.put("Gebrselassie")
            t.runner.use("Gebrselassie", "host")
            t.runner.run("Archives")
            t.runner.use("Keen")
            assert breaker.strength == 1 + 3 + 2
            t.finish_run()
            assert breaker.strength == 1 + 2
            t.end_turn()
            assert breaker.strength == 1
