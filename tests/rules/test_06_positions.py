"""The Runner's position, and ice that comes, goes and moves during a run (CR 6.2, 6.1.2, 6.1.3)."""

from __future__ import annotations

import pytest
from tests.verbs import approached, entries, every_window, kinds, last, let_pass, now, passed, row, story, walk_to

from sneakdoor.cards.vocabulary import ICE, ChooseServer, Credits, Is, MoveIce, SwapIce, Target, asset, ice, paid
from sneakdoor.rules.structures import tell_lost
from sneakdoor.testing import Table


class TestPosition:
    @pytest.mark.rule("6.2.1", "6.2.2")
    def test_the_runner_goes_inward_piece_by_piece(self) -> None:
        with Table(turn="runner") as t:
            for title in ("Ice Wall", "Enigma", "Hunter"):
                t.corp.put(title, "HQ")
            t.runner.run("HQ")
            t.finish_run()
            assert approached(t) == ["Hunter", "Enigma", "Ice Wall"]

    @pytest.mark.both
    @pytest.mark.rule("6.2.3a", example=41)
    def test_ice_that_architect_adds_outside_is_not_approached(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Architect", "HQ", rezzed=True)
            t.corp.hand("Ice Wall")
            t.runner.run("HQ")
            t.settle()
            t.corp.pick("Ice Wall")  # R&D has nothing to install
            t.corp.act("server", server="HQ")
            t.finish_run()
            assert row(t, "HQ") == ["Architect", "Ice Wall"]
            assert approached(t) == ["Architect"]

    @pytest.mark.rule("6.2.3b", example=42)
    def test_ice_that_howler_adds_inside_will_be_approached(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Howler", "HQ", rezzed=True)
            t.corp.hand("Eli 1.0")
            t.runner.run("HQ")
            t.settle()
            t.corp.yes()
            t.settle()
            if t.corp.can("done"):
                t.corp.act("done")
            assert row(t, "HQ") == ["Eli 1.0", "Howler"]
            t.finish_run()
            assert approached(t) == ["Howler", "Eli 1.0"]
            assert last(t, "run ends").cause == "unsuccessful"  # type: ignore[attr-defined]
            # After the run the new ice is derezzed and Howler trashed.
            assert not t.card("Eli 1.0").rezzed
            assert t.zone("Howler") == "Archives"

    @pytest.mark.rule("6.2.3b", "4.7.9e")
    def test_the_runner_shifts_outward_with_the_ice(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Howler", "HQ", rezzed=True)
            t.corp.hand("Eli 1.0")
            t.runner.run("HQ")
            t.settle()
            assert t.run.position == 1
            t.corp.yes()
            while now(t).kind == "trash like cards":
                t.corp.act("done")
            assert row(t, "HQ") == ["Ice Wall", "Eli 1.0", "Howler"]
            t.finish_run()
            assert approached(t) == ["Howler", "Eli 1.0"]

    @pytest.mark.rule("6.2.3c", "4.7.9e")
    def test_ice_that_leaves_further_in_shifts_the_runner_inward(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Himitsu-Bako", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            every_window(t)
            t.runner.run("HQ")
            walk_to(t, "6.9.2b", "corp")
            assert t.run.position == 1
            t.corp.use("Himitsu-Bako")
            assert t.run.position == 0
            assert row(t, "HQ") == ["Ice Wall"]
            t.state.forced = True
            t.finish_run()
            assert approached(t) == ["Ice Wall"]

    @pytest.mark.rule("6.2.3a")
    def test_ice_that_leaves_further_out_changes_nothing(self) -> None:
        t = every_window(Table(turn="runner"))
        t.corp.put("Enigma", "HQ")
        t.corp.put("Ice Wall", "HQ")
        t.corp.put("Himitsu-Bako", "HQ", rezzed=True)
        t.runner.put("Corroder")
        t.runner.run("HQ")
        walk_to(t, "6.9.3b", "runner")
        t.runner.use("Corroder", "Break")
        walk_to(t, "6.9.2b", "corp")
        assert t.run.position == 1
        t.corp.use("Himitsu-Bako")
        assert t.run.position == 1
        t.state.forced = True
        t.finish_run()
        assert approached(t) == ["Himitsu-Bako", "Ice Wall", "Enigma"]


class TestIceInTheRunnersPosition:
    @pytest.mark.rule("6.2.4a", "8.2.9", example=43)
    def test_approached_ice_that_is_uninstalled_is_passed(self) -> None:
        t = every_window(Table(turn="runner"))
        t.corp.put("Himitsu-Bako", "HQ", rezzed=True)
        t.corp.put("Enigma", "HQ")
        t.corp.put("Ice Wall", "HQ")
        t.runner.run("HQ")
        while approached(t)[-1] != "Himitsu-Bako":
            let_pass(t)
        walk_to(t, "6.9.2b", "corp")
        t.corp.use("Himitsu-Bako")
        assert now(t).rule == "6.9.2b"  # the open window is completed first
        assert row(t, "HQ") == ["Enigma", "Ice Wall"]
        walk_to(t, "6.9.5b", "runner")
        assert approached(t) == ["Ice Wall", "Enigma", "Himitsu-Bako"]  # nothing is approached again
        assert passed(t) == ["Ice Wall", "Enigma", ""]  # a position, not one of the pieces that moved up
        assert t.happened("passed all ice") == 1

    @pytest.mark.rule("6.2.4a", "8.2.9")
    def test_no_further_step_of_the_approach_follows(self) -> None:
        t = every_window(Table(turn="runner"))
        t.corp.put("Himitsu-Bako", "HQ", rezzed=True)
        t.runner.run("HQ")
        walk_to(t, "6.9.2b", "corp")
        t.corp.use("Himitsu-Bako")
        seen = []
        while now(t).rule != "6.9.5b":
            seen.append(now(t).rule)
            let_pass(t)
        assert set(seen) == {"6.9.2b"}
        assert t.happened("encounter") == 0

    @pytest.mark.rule("6.1.5b", "6.2.4a")
    def test_an_approach_cut_short_was_still_the_first(self) -> None:
        t = every_window(Table(turn="runner"))
        t.corp.put("Ice Wall", "HQ")
        t.corp.put("Himitsu-Bako", "HQ", rezzed=True)
        t.runner.run("HQ")
        walk_to(t, "6.9.2b", "corp")
        t.corp.use("Himitsu-Bako")
        walk_to(t, "6.9.2d", "runner")
        assert kinds(t) == {"jack out", "continue"}

    @pytest.mark.rule("6.2.4b", "8.2.9")
    def test_encountered_ice_that_is_uninstalled_is_passed_without_its_subroutines(self) -> None:
        t = every_window(Table(turn="runner"))
        t.corp.put("Enigma", "HQ")
        t.corp.put("Himitsu-Bako", "HQ", rezzed=True)
        t.runner.run("HQ")
        walk_to(t, "6.9.3b", "corp")
        t.corp.use("Himitsu-Bako")
        assert now(t).rule == "6.9.3b"
        walk_to(t, "6.9.2b", "runner")
        assert t.happened("subroutine") == 0
        assert approached(t) == ["Himitsu-Bako", "Enigma"]
        assert t.run.position == 0

    @pytest.mark.rule("6.2.4b")
    def test_outward_ice_is_not_approached_again(self) -> None:
        t = every_window(Table(turn="runner"))
        t.corp.put("Enigma", "HQ")
        t.corp.put("Himitsu-Bako", "HQ", rezzed=True)
        t.corp.put("Ice Wall", "HQ")
        t.runner.run("HQ")
        walk_to(t, "6.9.3b", "corp")
        t.corp.use("Himitsu-Bako")
        t.state.forced = True
        t.finish_run()
        assert approached(t) == ["Ice Wall", "Himitsu-Bako", "Enigma"]
        assert passed(t) == ["Ice Wall", "", "Enigma"]

    @pytest.mark.rule("6.2.4b")
    def test_ice_trashed_by_parasite_in_its_own_encounter(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Parasite", on="Ice Wall")
            t.runner.put("Datasucker", tokens={"virus": 1})
            t.runner.run("HQ")
            every_window(t)
            walk_to(t, "6.9.3b", "runner")
            t.runner.use("Datasucker")
            while now(t).kind == "reaction":
                t.game.choose(now(t).options[0])
            assert t.zone("Ice Wall") == "Archives"
            t.state.forced = True
            t.finish_run()
            assert t.happened("run ended") == 0
            assert t.happened("successful run") == 1

    @pytest.mark.rule("6.2.4b")
    def test_encountered_ice_that_is_derezzed_is_passed(self) -> None:
        t = every_window(Table(turn="runner"))
        t.corp.put("Neural Katana", "HQ", rezzed=True)
        t.runner.put("Flashbang")
        t.runner.set(credits=20)
        t.runner.run("HQ")
        walk_to(t, "6.9.3b", "runner")
        for _ in range(3):
            t.runner.use("Flashbang", "strength")
        t.runner.use("Flashbang", "Derez")
        assert not t.card("Neural Katana").rezzed
        t.state.forced = True
        t.finish_run()
        assert t.happened("damaged") == 0
        assert passed(t) == ["Neural Katana"]
        assert t.happened("successful run") == 1

    @pytest.mark.rule("6.2.4a")
    def test_derezzing_while_approached_only_means_no_encounter(self) -> None:
        # No ability of the game derezzes approached ice with other rules than these: it stays approached.
        t = every_window(Table(turn="runner"))
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.runner.run("HQ")
        walk_to(t, "6.9.2b", "runner")
        cid = t.cid("Ice Wall")
        tell_lost(t.state, [cid], derezzed=True)
        walk_to(t, "6.9.2e", "runner")
        assert t.run.ice(t.state) == cid


class TestMovedAndSwapped:
    @pytest.mark.both
    @pytest.mark.rule("6.2.4c", "6.1.2b", example=44)
    @pytest.mark.rule("26.03:6.2.7d", example=81)
    def test_the_runner_stays_with_bullfrog(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Bullfrog", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Hunter", "Archives")
            t.corp.put("Enigma", "Archives")
            t.runner.run("Server 1")
            t.settle()
            t.corp.number(1)
            t.runner.number(0)
            assert not t.corp.can("server", server="Server 1")  # another server
            t.corp.act("server", server="Archives")
            assert row(t, "Archives") == ["Hunter", "Enigma", "Bullfrog"]
            assert t.run.server == 2
            t.finish_run()
            assert approached(t) == ["Bullfrog", "Enigma", "Hunter"]
            assert entries(t, "successful run")[0].server == 2  # type: ignore[attr-defined]

    @pytest.mark.rule("6.2.4c")
    def test_equal_bids_leave_it_where_it_is(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Bullfrog", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            t.corp.number(1)
            t.runner.number(1)
            assert row(t, "HQ") == ["Bullfrog"]
            t.finish_run()
            assert t.happened("run moved") == 0

    @pytest.mark.rule("6.2.4c", "6.2.4b")
    def test_sand_storm_is_trashed_at_its_new_place_and_the_run_goes_on_there(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Sand Storm", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "R&D")
            t.runner.run("HQ")
            t.settle()
            t.corp.act("server", server="R&D")
            t.settle()
            t.finish_run()
            assert t.zone("Sand Storm") == "Archives"
            assert approached(t) == ["Sand Storm", "Ice Wall"]
            assert entries(t, "successful run")[0].server == 1  # type: ignore[attr-defined]

    @pytest.mark.rule("6.2.4c", "4.7.8f")
    def test_a_remote_server_emptied_by_the_move_does_not_end_the_run(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Bullfrog", "Server 1", rezzed=True)
            t.runner.run("Server 1")
            t.settle()
            t.corp.number(2)
            t.runner.number(0)
            t.corp.act("server", server="HQ")
            assert 3 not in t.state.ice
            t.finish_run()
            assert last(t, "run ends").cause == "successful"  # type: ignore[attr-defined]

    @pytest.mark.rule("6.2.4c")
    def test_encountered_ice_swapped_inward_takes_the_runner_along(self) -> None:
        t = every_window(Table(turn="runner"))
        t.corp.put("Enigma", "HQ")
        t.corp.put("Wall of Static", "HQ", rezzed=True)
        t.runner.put("Surfer")
        t.runner.put("Corroder")
        t.runner.set(credits=20)
        t.runner.run("HQ")
        walk_to(t, "6.9.3b", "runner")
        assert t.run.position == 1
        t.runner.use("Surfer")
        if now(t).kind == "choose":
            t.game.choose(now(t).options[0])
        assert row(t, "HQ") == ["Wall of Static", "Enigma"]
        assert t.run.position == 0
        assert now(t).rule == "6.9.3b"  # still encountering it
        t.runner.use("Corroder", "strength")
        t.state.forced = True
        t.runner.use("Corroder", "Break")
        t.finish_run()
        assert approached(t) == ["Wall of Static"]  # Enigma lies outside now
        assert t.happened("successful run") == 1

    @pytest.mark.rule("6.2.4d")
    def test_approached_ice_that_is_swapped_leaves_the_runner_in_place(self) -> None:
        # No printed card swaps installed ice while it is approached, so the test brings one.
        swapper = asset(
            "Test Swapper",
            "neutral_corp",
            paid(Credits(0), Target(Is((ICE,)), 2), SwapIce()),
            cost=0,
            trash=0,
        )
        t = every_window(Table(turn="runner", cards=(swapper,)))
        t.corp.put("Ice Wall", "HQ")
        t.corp.put("Enigma", "R&D")
        t.corp.put("Test Swapper", "Server 1", rezzed=True)
        t.runner.run("HQ")
        walk_to(t, "6.9.2e", "corp")
        assert t.corp.can("rez", "Ice Wall")
        t.corp.use("Test Swapper")
        t.corp.pick("Ice Wall", "Enigma")
        assert row(t, "HQ") == ["Enigma"]
        assert (t.run.server, t.run.position) == (0, 0)
        walk_to(t, "6.9.2e", "corp")
        assert t.corp.can("rez", "Enigma")  # now this one is approached
        assert not t.corp.can("rez", "Ice Wall")
        t.corp.rez("Enigma")
        walk_to(t, "6.9.3b", "runner")
        assert last(t, "encounter").cid == t.cid("Enigma")  # type: ignore[attr-defined]

    @pytest.mark.rule("6.2.4e")
    def test_ice_swapped_while_it_is_passed_does_not_move_the_runner(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Hunter", "HQ")
            t.corp.put("Thimblerig", "HQ", rezzed=True)
            t.corp.put("Enigma", "R&D")
            t.runner.put("Gordian Blade")
            t.runner.run("HQ")
            t.runner.use("Gordian Blade", "Break")
            t.settle()
            t.corp.trigger("Thimblerig")
            t.corp.pick("Hunter")
            assert row(t, "HQ") == ["Thimblerig", "Hunter"]
            t.settle()
            # The inner position was not passed: there is Thimblerig again.
            assert approached(t)[:2] == ["Thimblerig", "Thimblerig"]

    @pytest.mark.rule("6.2.4e")
    def test_swapped_away_the_run_goes_on_from_the_position_passed(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Hunter", "HQ")
            t.corp.put("Thimblerig", "HQ", rezzed=True)
            t.corp.put("Enigma", "R&D")
            t.runner.put("Gordian Blade")
            t.runner.run("HQ")
            t.runner.use("Gordian Blade", "Break")
            t.settle()
            t.corp.trigger("Thimblerig")
            t.corp.pick("Enigma")
            assert row(t, "HQ") == ["Hunter", "Enigma"]
            t.finish_run()
            assert approached(t) == ["Thimblerig", "Hunter"]


class TestChangesOfServerAndPhase:
    @pytest.mark.both
    @pytest.mark.rule("6.1.2c", "6.1.3")
    def test_without_a_position_the_outermost_ice_of_the_new_server_is_approached(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Susanoo-no-Mikoto", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "Archives")
            t.corp.put("Enigma", "Archives")
            t.runner.run("HQ")
            t.settle()
            t.finish_run()
            assert approached(t) == ["Susanoo-no-Mikoto", "Enigma", "Ice Wall"]
            assert "Susanoo-no-Mikoto" not in passed(t)  # instead of passing it
            assert entries(t, "successful run")[0].server == 2  # type: ignore[attr-defined]

    @pytest.mark.rule("6.1.2c")
    def test_without_ice_the_server_is_approached(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Susanoo-no-Mikoto", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            t.finish_run()
            assert entries(t, "approach server")[0].server == 2  # type: ignore[attr-defined]
            assert t.happened("passed all ice") == 0  # CR 6.9.5a: not reached from the initiation phase

    @pytest.mark.rule("6.1.2b")
    def test_susanoo_on_archives_changes_nothing(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Susanoo-no-Mikoto", "Archives", rezzed=True)
            t.runner.run("Archives")
            t.finish_run()
            assert t.happened("run moved") == 0
            assert passed(t) == ["Susanoo-no-Mikoto"]

    @pytest.mark.rule("6.1.3a", "6.4.2", "6.4.2a")
    def test_an_instruction_to_approach_moves_the_run_to_the_beginning_of_that_phase(self) -> None:
        t = every_window(Table(turn="runner"))
        t.corp.put("Cell Portal", "HQ", rezzed=True)
        t.corp.put("Ice Wall", "HQ")
        t.runner.run("HQ")
        while approached(t) != ["Ice Wall", "Cell Portal", "Ice Wall"]:
            if len(now(t).options) == 1:
                t.game.choose(now(t).options[0])
            else:
                let_pass(t)
        assert now(t).rule == "6.9.2b"
        assert t.run.position == 1
        assert not t.card("Cell Portal").rezzed  # its ability went on to the end
        assert "Cell Portal" not in passed(t)
        t.state.forced = True
        t.finish_run()
        assert passed(t) == ["Ice Wall", "Ice Wall", "Cell Portal"]

    @pytest.mark.rule("6.4.2", "6.4.2b", "6.1.3a")
    def test_approaching_ice_of_another_server_changes_the_attacked_server(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Hunter", "HQ", rezzed=True)
            t.corp.put("Enigma", "R&D")
            t.corp.put("Wall of Static", "R&D")
            t.corp.put("Pup", "R&D")
            t.runner.put("Slipstream")
            t.runner.put("Mimic")
            t.runner.put("Datasucker", tokens={"virus": 1})
            t.runner.run("HQ")
            every_window(t)
            walk_to(t, "6.9.3b", "runner")
            t.runner.use("Datasucker")
            t.state.forced = True
            t.runner.use("Mimic", "Break")
            t.settle()
            t.runner.trigger("Slipstream")
            t.runner.act("pick", handle=t.card("Wall of Static").thing.handle)
            assert t.run.server == 1
            assert t.run.position == 1
            t.finish_run()
            assert approached(t) == ["Hunter", "Wall of Static", "Enigma"]

    @pytest.mark.rule("6.1.3a", "6.4.2", "6.2.3b")
    def test_mti_puts_ice_in_front_of_the_server(self) -> None:
        with Table(turn="runner", corp="Mti Mwekundu: Life Improved") as t:
            t.corp.hand("Ice Wall")
            t.corp.put("Enigma", "HQ")
            t.runner.run("HQ")
            t.settle()
            t.corp.trigger("Mti Mwekundu: Life Improved")
            while now(t).kind == "trash like cards":
                t.corp.act("done")
            assert row(t, "HQ") == ["Ice Wall", "Enigma"]
            assert t.run.position == 0
            t.corp.rez("Ice Wall")
            t.settle()
            assert approached(t) == ["Enigma", "Ice Wall"]
            assert t.happened("run ended") == 1
            assert last(t, "run ends").cause == "unsuccessful"  # type: ignore[attr-defined]

    @pytest.mark.rule("6.1.3c", "6.1.3a")
    def test_the_phase_that_was_left_does_not_go_on(self) -> None:
        with Table(turn="runner", corp="Mti Mwekundu: Life Improved") as t:
            t.corp.hand("Ice Wall")
            t.runner.run("HQ")
            t.settle()
            t.corp.trigger("Mti Mwekundu: Life Improved")
            t.settle()
            t.finish_run()
            assert story(t, "approach server", "approach ice", "passed", "successful run") == [
                "approach server",
                "approach ice",
                "passed",
                "approach server",
                "successful run",
            ]
            assert not t.corp.can("trigger")  # once each turn


HOPPER = ice("Hopper", "jinteki", paid(Credits(0), ChooseServer(other=True), MoveIce()), cost=0, strength=0)
"""No printed card moves installed ice while it is approached or passed, so these tests bring one."""


class TestMovedElsewhere:
    @pytest.mark.rule("6.2.4a")
    def test_approached_ice_moved_to_another_server_is_left_behind(self) -> None:
        t = every_window(Table(turn="runner", cards=(HOPPER,)))
        t.corp.put("Enigma", "HQ")
        t.corp.put("Hopper", "HQ", rezzed=True)
        t.corp.put("Ice Wall", "HQ")
        t.runner.run("HQ")
        while approached(t)[-1] != "Hopper":
            let_pass(t)
        walk_to(t, "6.9.2b", "corp")
        t.corp.use("Hopper")
        t.corp.act("server", server="R&D")
        assert t.run.server == 0
        assert row(t, "HQ") == ["Enigma", "Ice Wall"]
        t.state.forced = True
        t.finish_run()
        assert approached(t) == ["Ice Wall", "Hopper", "Enigma"]
        assert passed(t) == ["Ice Wall", "", "Enigma"]

    @pytest.mark.rule("6.2.3c")
    def test_ice_moved_away_from_further_in_shifts_the_runner(self) -> None:
        t = every_window(Table(turn="runner", cards=(HOPPER,)))
        t.corp.put("Hopper", "HQ", rezzed=True)
        t.corp.put("Ice Wall", "HQ")
        t.runner.run("HQ")
        walk_to(t, "6.9.2b", "corp")
        t.corp.use("Hopper")
        t.corp.act("server", server="Archives")
        assert t.run.position == 0
        t.state.forced = True
        t.finish_run()
        assert approached(t) == ["Ice Wall"]

    @pytest.mark.rule("6.2.3a")
    def test_ice_moved_to_the_outside_of_the_attacked_server_is_not_approached(self) -> None:
        t = every_window(Table(turn="runner", cards=(HOPPER,)))
        t.corp.put("Hopper", "R&D", rezzed=True)
        t.corp.put("Ice Wall", "HQ")
        t.runner.run("HQ")
        walk_to(t, "6.9.2b", "corp")
        t.corp.use("Hopper")
        t.corp.act("server", server="HQ")
        assert row(t, "HQ") == ["Ice Wall", "Hopper"]
        t.state.forced = True
        t.finish_run()
        assert approached(t) == ["Ice Wall"]
