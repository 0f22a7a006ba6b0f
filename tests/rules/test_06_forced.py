"""Forced encounters (CR 6.5.2)."""

from __future__ import annotations

import pytest
from tests.verbs import every_window, let_pass, now, result, story, walk_to

from sneakdoor.cards.vocabulary import RUNNER, Cards, EndRun, ForceEncounter, Gain, ice, sub
from sneakdoor.model.state import State
from sneakdoor.rules.encounters import EncounterIce
from sneakdoor.testing import Table


class _Named(Cards):
    """The installed card of a title."""

    __slots__ = ("title",)

    def __init__(self, title: str) -> None:
        self.title = title

    def has(self, s: State, cid: int, src: int) -> bool:
        return s.card(cid).title == self.title

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in s.things if self.has(s, cid, src)]

    def say(self) -> str:
        return self.title


class TestForcedEncounters:
    @pytest.mark.both
    @pytest.mark.rule("6.5.2", "6.5.2a", "6.1.3b", "6.5.2c", "1.4:9.1.8h")
    def test_in_a_run_it_leaves_position_and_timing_alone(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Chrysalis")
            t.runner.hand("Sure Gamble", "Sure Gamble", "Sure Gamble")
            t.runner.run("HQ")
            t.settle()
            if now(t).kind == "access":
                t.game.choose(now(t).options[0])
                t.settle()
            assert t.happened("damaged") == 1
            assert t.happened("encounter") == 1
            assert t.happened("approach ice") == 0
            assert t.happened("passed") == 0
            assert now(t).kind == "accessed card"  # back in the access
            assert t.runner.can("trash")
            t.runner.act("trash")
            t.settle()
            assert result(t) == "successful"

    @pytest.mark.rule("6.5.2a", example=47)
    def test_chrysalis_inside_shiro(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Shiro", "HQ", rezzed=True)
            t.corp.deck("Chrysalis")
            t.corp.set(credits=0)
            t.runner.hand("Sure Gamble", "Sure Gamble", "Sure Gamble")
            every_window(t)
            t.runner.run("HQ")
            walk_to(t, "6.9.3b", "runner")
            seen: list[int] = []
            while now(t).kind != "accessed card":
                seen.append(sum(isinstance(frame, EncounterIce) for frame in t.state.stack))
                if now(t).kind == "paid ability window":
                    let_pass(t)
                else:
                    t.game.choose(now(t).options[0])  # the order of R&D stays, Chrysalis is accessed
            assert max(seen) == 2
            assert len(t.state.hand[1]) == 1
            let_pass(t)
            walk_to(t, "6.9.5b", "runner")
            assert story(t, "encounter", "damaged", "encounter ends", "passed") == [
                "encounter",
                "encounter",
                "damaged",
                "encounter ends",
                "encounter ends",
                "passed",
            ]

    @pytest.mark.both
    @pytest.mark.rule("6.5.2b", "6.5.2a", example=48)
    @pytest.mark.rule("26.03:6.5.9b", example=88)
    def test_the_twins_make_the_runner_encounter_the_passed_ice_again(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("The Twins", "HQ", rezzed=True)
            t.corp.put("Enigma", "HQ")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.hand("Ice Wall", "Hunter")
            t.runner.put("Corroder")
            t.runner.run("HQ")
            t.runner.use("Corroder", "Break")
            t.settle()
            t.corp.trigger("The Twins")
            t.settle()
            # The subroutine of the second encounter ended the run: encounter and pass ice phase are both over.
            assert t.run is None
            assert story(t, "encounter", "passed", "run ended") == ["encounter", "passed", "encounter", "run ended"]
            assert t.happened("approach ice") == 1
            assert result(t) == "unsuccessful"
            assert "Ice Wall" in t.corp.titles("discard")

    @pytest.mark.rule("6.5.2a")
    def test_broken_again_the_run_goes_on_from_the_pass_ice_phase(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("The Twins", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.hand("Ice Wall", "Ice Wall")
            t.runner.put("Corroder")
            t.runner.run("HQ")
            t.runner.use("Corroder", "Break")
            t.settle()
            t.corp.trigger("The Twins")
            t.runner.use("Corroder", "Break")
            t.finish_run()
            assert t.happened("passed") == 1  # no second pass, so no second chance for The Twins
            assert t.happened("successful run") == 1

    @pytest.mark.interpreted
    @pytest.mark.rule("6.5.2a", "6.1.3b")
    def test_ice_further_in_that_was_met_before_its_turn_is_approached_all_the_same(self) -> None:
        inner = ice("Inner", "jinteki", sub(Gain(1, RUNNER)), cost=0, strength=0)
        outer = ice("Outer", "jinteki", sub(ForceEncounter(_Named("Inner"))), cost=0, strength=0)
        with Table(turn="runner", cards=(inner, outer)) as t:
            t.corp.put("Inner", "HQ", rezzed=True)
            t.corp.put("Enigma", "HQ")
            t.corp.put("Outer", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("approach ice") == 3
            assert t.happened("passed") == 3
            assert t.runner.credits == 7  # Inner was encountered twice

    @pytest.mark.interpreted
    @pytest.mark.rule("6.5.2b")
    def test_ending_the_run_ends_both(self) -> None:
        inner = ice("Inner", "jinteki", sub(EndRun()), cost=0, strength=0, subtypes="Sentry")
        outer = ice("Outer", "jinteki", sub(ForceEncounter(_Named("Inner"))), sub(Gain(3, RUNNER)), cost=0, strength=0)
        with Table(turn="runner", cards=(inner, outer)) as t:
            t.corp.put("Outer", "HQ", rezzed=True)
            t.corp.put("Inner", "R&D", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            assert t.run is None
            assert t.runner.credits == 5
            assert t.happened("encounter ends") == 2
            assert result(t) == "unsuccessful"

    @pytest.mark.rule("6.5.2b")
    def test_in_an_access_of_a_run_it_ends_the_access_too(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Chrysalis", "Chrysalis")
            t.corp.scored("Nisei MK II")
            t.state.things[t.cid("Nisei MK II")].tokens = {"agenda": 1}
            t.runner.hand("Legwork")
            t.runner.play("Legwork")
            every_window(t)
            while not any(isinstance(frame, EncounterIce) for frame in t.state.stack):
                t.game.choose(now(t).options[0]) if now(t).kind in ("access", "reaction") else let_pass(t)
            t.corp.use("Nisei MK II")
            assert t.run is None
            assert t.happened("accessed") == 1
            assert t.happened("damaged") == 0
            assert result(t) == "successful"

    @pytest.mark.rule("6.5.2b")
    def test_outside_a_run_it_only_ends_the_encounter(self) -> None:
        t = Table()
        t.corp.put("Private Security Force", "Server 1", tokens={"advancement": 4})
        t.corp.hand("Chrysalis")
        t.corp.scored("Nisei MK II")
        t.state.things[t.cid("Nisei MK II")].tokens = {"agenda": 1}
        t.runner.put("Gang Sign")
        t.runner.hand("Sure Gamble", "Sure Gamble", "Sure Gamble")
        every_window(t)
        t.corp.score_agenda("Private Security Force")
        while not any(isinstance(frame, EncounterIce) for frame in t.state.stack):
            t.game.choose(now(t).options[0]) if now(t).kind in ("access", "reaction") else let_pass(t)
        assert t.run is None
        t.corp.use("Nisei MK II")
        assert not any(isinstance(frame, EncounterIce) for frame in t.state.stack)
        assert t.happened("damaged") == 0
        assert now(t).kind == "accessed card"  # back to what called for the encounter
        assert t.happened("run ends") == 0

    @pytest.mark.both
    @pytest.mark.rule("6.5.2a", "1.4:9.1.8h")
    def test_outside_a_run_it_resolves_like_any_other(self) -> None:
        t = Table()
        t.corp.put("Private Security Force", "Server 1", tokens={"advancement": 4})
        t.corp.hand("Chrysalis")
        t.runner.put("Gang Sign")
        t.runner.hand("Sure Gamble", "Sure Gamble", "Sure Gamble")
        t.corp.score_agenda("Private Security Force")
        t.settle()
        if now(t).kind == "access":
            t.game.choose(now(t).options[0])
            t.settle()
        assert len(t.state.hand[1]) == 1
        assert now(t).kind == "accessed card"

    @pytest.mark.interpreted
    @pytest.mark.rule("6.5.2a", "6.2.4b")
    def test_ice_that_leaves_in_a_forced_encounter_ends_only_that(self) -> None:
        outer = ice(
            "Outer", "jinteki", sub(ForceEncounter(_Named("Himitsu-Bako"))), sub(Gain(3, RUNNER)), cost=0, strength=0
        )
        t = every_window(Table(turn="runner", cards=(outer,)))
        t.corp.put("Outer", "HQ", rezzed=True)
        t.corp.put("Himitsu-Bako", "R&D", rezzed=True)
        t.runner.run("HQ")
        while sum(isinstance(frame, EncounterIce) for frame in t.state.stack) < 2:
            let_pass(t)
        t.corp.use("Himitsu-Bako")
        t.state.forced = True
        t.finish_run()
        assert t.happened("run ended") == 0
        assert t.runner.credits == 8  # Outer's second subroutine
        assert t.happened("successful run") == 1
