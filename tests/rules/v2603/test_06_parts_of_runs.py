"""Parts of runs by version 26.03 (CR 26.03:6): where new ice is, what waits for an approach, ends outside of runs."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, approached, every_window, kinds, let_pass, now, result, row, walk_to

from sneakdoor.cards.vocabulary import (
    CORP,
    ICE,
    IN_HAND,
    THIS,
    THIS_ICE,
    AccessServer,
    Credits,
    EndRun,
    ForceEncounter,
    Gain,
    InstallIce,
    Is,
    On,
    asset,
    ice,
    operation,
    paid,
    play,
    resource,
    sub,
    when,
)
from sneakdoor.options import Option
from sneakdoor.testing import Table

RULES = "26.03"


class TestEndingWithoutARun:
    @pytest.mark.rule("26.03:6.1.4b")
    def test_a_forced_encounter_ends_and_its_other_subroutines_do_not_resolve(self) -> None:
        snag = ice("Snag", "neutral_corp", sub(EndRun()), sub(Gain(5)), cost=0, strength=1)
        trap = asset("Trap", "neutral_corp", paid(Credits(0), ForceEncounter(Is((ICE,))), Gain(1)), cost=0, trash=0)
        with Table("corp", rules=RULES, cards=(snag, trap)) as t:
            t.corp.put("Snag", "HQ", rezzed=True)
            t.corp.put("Trap", "Server 1", rezzed=True)
            t.corp.use("Trap")
            t.settle()
            assert t.happened("encounter") == t.happened("encounter ends") == t.happened("subroutine") == 1
            assert t.corp.credits == 6  # the ability that forced it goes on
            assert t.happened("run ends") == 0

    @pytest.mark.rule("26.03:6.1.4b")
    def test_an_access_around_the_encounter_goes_on(self) -> None:
        snag = ice("Snag", "neutral_corp", when(On("accessed", what=THIS), ForceEncounter(THIS)), sub(EndRun()), cost=0)
        probe = resource("Probe", "neutral_runner", paid(Credits(0), AccessServer(2)), cost=0)
        with Table("runner", rules=RULES, cards=(snag, probe)) as t:
            t.corp.discard("Snag", "Hedge Fund")
            t.runner.put("Probe")
            t.runner.use("Probe")
            while now(t).kind != "action":
                t.settle()
                if now(t).kind == "action":
                    break
                t.game.choose(now(t).options[-1])
            assert t.happened("encounter") == 1
            assert sorted(accessed(t)) == ["Hedge Fund", "Snag"]

    @pytest.mark.rule("26.03:6.1.4c")
    def test_with_neither_run_nor_encounter_nothing_happens(self) -> None:
        stop = operation("Stop", "neutral_corp", play(EndRun(), Gain(1)), cost=0)
        with Table("corp", rules=RULES, cards=(stop,)) as t:
            t.corp.hand("Stop")
            t.corp.play("Stop")
            assert t.corp.credits == 6
            assert t.happened("run ended") == 0


class TestNewPositions:
    @pytest.mark.rule("26.03:6.2.1a")
    def test_hosted_ice_has_no_position(self) -> None:
        t = Table("runner", rules=RULES)
        t.corp.put("Awakening Center", "Server 1", rezzed=True)
        t.corp.put("Ichi 1.0", on="Awakening Center")
        assert row(t, "Server 1") == []
        t.runner.run("Server 1")
        t.settle()
        assert approached(t) == []
        assert t.happened("successful run") == 1

    @pytest.mark.both
    @pytest.mark.rule("26.03:6.2.2", "26.03:6.2.2a")
    def test_installed_ice_is_the_outermost(self) -> None:
        with Table("corp") as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.hand("Enigma").set(credits=9)
            t.corp.install("Enigma", "HQ")
            t.corp.act("done")
            assert row(t, "HQ") == ["Ice Wall", "Enigma"]

    @pytest.mark.both
    @pytest.mark.rule("26.03:6.2.2b", "26.03:6.2.2c", "26.03:6.2.6b")
    @pytest.mark.parametrize("behind", [True, False])
    def test_ice_in_the_innermost_position_or_directly_inward_is_still_to_come(self, behind: bool) -> None:
        new = InstallIce(Is((ICE,), zone=IN_HAND, side=CORP), behind=THIS_ICE if behind else None)
        opens = ice("Opens", "neutral_corp", sub(new), cost=0, strength=1)
        with Table("runner", cards=(opens,)) as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Opens", "HQ", rezzed=True)
            t.corp.hand("Enigma")
            t.runner.run("HQ")
            t.settle()
            t.corp.act("done")
            expected = ["Ice Wall", "Enigma", "Opens"] if behind else ["Enigma", "Ice Wall", "Opens"]
            assert row(t, "HQ") == expected
            t.finish_run()
            assert approached(t) == expected[::-1]

    @pytest.mark.both
    @pytest.mark.rule("26.03:6.2.2d")
    @pytest.mark.parametrize("inside", [0, 1, 2])
    def test_in_any_position_is_where_the_corp_likes(self, inside: int) -> None:
        new = InstallIce(Is((ICE,), zone=IN_HAND, side=CORP), anywhere=True)
        plan = operation("Plan", "neutral_corp", play(new), cost=0)
        with Table("corp", cards=(plan,)) as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Hunter", "HQ")
            t.corp.hand("Plan", "Enigma")
            t.corp.play("Plan")
            t.corp.act("server", server="HQ")
            t.corp.number(inside)
            t.corp.act("done")
            assert row(t, "HQ").index("Enigma") == inside

    @pytest.mark.both
    @pytest.mark.rule("26.03:6.2.2e")
    def test_mutate_puts_the_new_ice_where_the_trashed_ice_was(self) -> None:
        with Table("corp") as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("Hunter", "HQ")
            t.corp.hand("Mutate").deck("Wall of Static", "Hedge Fund").set(credits=9)
            t.corp.play("Mutate")
            t.corp.act("done")
            assert row(t, "HQ") == ["Ice Wall", "Wall of Static", "Hunter"]


class TestApproaching:
    @pytest.mark.rule("26.03:6.4.2")
    def test_what_waits_for_the_approach_is_lost_when_the_run_is_ended_there(self) -> None:
        """CR 26.03:9.2.8f: the approach is the beginning of a phase."""
        ends = asset("Ends", "neutral_corp", when(On("approach ice"), EndRun()), cost=0, trash=0)
        pays = asset("Pays", "neutral_corp", when(On("approach ice"), Gain(3)), cost=0, trash=0)
        for first in ("Ends", "Pays"):
            with Table("runner", rules=RULES, cards=(ends, pays)) as t:
                t.corp.put("Ice Wall", "HQ")
                t.corp.put("Ends", "Server 1", rezzed=True)
                t.corp.put("Pays", "Server 2", rezzed=True)
                t.runner.run("HQ")
                t.settle()
                t.corp.trigger(first)
                t.settle()
                assert t.corp.credits == (5 if first == "Ends" else 8)
                assert result(t) == "unsuccessful"


class TestRunOnAServerThatIsGone:
    @pytest.mark.rule("26.03:6.8.4b")
    def test_it_is_neither_successful_nor_unsuccessful(self) -> None:
        t = every_window(Table("runner", rules=RULES))
        t.corp.put("Himitsu-Bako", "Server 1", rezzed=True)
        t.runner.put("John Masanori")
        t.runner.run("Server 1")
        walk_to(t, "26.03:6.9.2b", "corp")
        t.corp.use("Himitsu-Bako")
        t.state.forced = True
        t.settle()
        assert result(t) == "neither"
        assert t.happened("unsuccessful run") == 0
        assert t.state.tags == 0


class TestPriority:
    @pytest.mark.rule("26.03:9.2.2", "26.03:9.2.3", "26.03:9.2.4", "26.03:9.2.4b")
    def test_one_player_at_a_time_has_it_and_the_game_goes_on_when_the_window_closes(self) -> None:
        t = every_window(Table("runner", rules=RULES))
        t.corp.put("PAD Campaign", "Server 1")
        t.runner.run("HQ")
        first = walk_to(t, "26.03:6.9.4e")
        assert first.side.name == "RUNNER"
        assert "rez" not in kinds(t)
        assert t.game.why_not(Option("rez", "PAD Campaign"))
        let_pass(t)
        assert (now(t).rule, now(t).side.name) == ("26.03:6.9.4e", "CORP")
        assert {"pass", "rez"} <= kinds(t)
        let_pass(t)
        assert now(t).rule != "26.03:6.9.4e"

    @pytest.mark.rule("26.03:9.2.4a", "26.03:9.2.4c")
    def test_with_priority_a_player_uses_abilities_of_theirs_and_no_others(self) -> None:
        well = asset("Well", "neutral_corp", paid(Credits(1), Gain(3)), cost=0, trash=1)
        pond = resource("Pond", "neutral_runner", paid(Credits(1), Gain(2)), cost=0)
        t = every_window(Table("runner", rules=RULES, cards=(well, pond)))
        t.corp.put("Well", "Server 1", rezzed=True)
        t.runner.put("Pond")
        t.runner.run("HQ")
        d = walk_to(t, "26.03:6.9.4b", "runner")
        assert {option.card for option in d.options if option.kind == "use"} == {"Pond"}
        t.runner.use("Pond")
        t.runner.use("Pond")
        assert t.runner.credits == 7
        let_pass(t)
        assert {option.card for option in now(t).options if option.kind == "use"} == {"Well"}
