"""Positions by version 26.03 (CR 26.03:6.2): elements of a sequence, which may be vacant, and moves between them."""

from __future__ import annotations

import pytest
from tests.verbs import (
    approached,
    encounter,
    every_window,
    kinds,
    last,
    let_pass,
    now,
    passed,
    result,
    row,
    score,
    walk_to,
)

from sneakdoor.cards.vocabulary import (
    HQ,
    ICE,
    ApproachNew,
    ChooseServer,
    Credits,
    Is,
    MoveIce,
    MoveRun,
    SwapIce,
    Target,
    asset,
    ice,
    paid,
)
from sneakdoor.testing import Table

RULES = "26.03"

SWAPPER = asset("Swapper", "neutral_corp", paid(Credits(0), Target(Is((ICE,)), 2), SwapIce()), cost=0, trash=0)
OUTWARD = asset("Outward", "neutral_corp", paid(Credits(0), MoveRun("")), cost=0, trash=0)
DRIFTER = ice("Drifter", "neutral_corp", paid(Credits(0), ChooseServer(), MoveIce()), cost=0, strength=1)
LURE = asset("Lure", "neutral_corp", paid(Credits(0), Target(Is((ICE,))), ApproachNew("targets")), cost=0, trash=0)


def at_hq(*ice: str, cards: tuple[object, ...] = (), rezzed: str = "") -> Table:
    """A table at which the Runner may run HQ, protected by this ice, innermost first; every window is seen."""
    t = every_window(Table(turn="runner", rules=RULES, cards=cards))  # type: ignore[arg-type]
    for title in ice:
        t.corp.put(title, "HQ", rezzed=title == rezzed)
    for made in cards:
        t.corp.put(made.title, "Server 9", rezzed=True)  # type: ignore[attr-defined]
    return t


def offered(t: Table) -> list[str]:
    return [str(option) for option in now(t).options]


def finish(t: Table) -> None:
    t.state.forced = True
    t.finish_run()


class TestEnteringAndLeaving:
    @pytest.mark.rule("26.03:6.2.5a", "26.03:6.9.1d", "26.03:6.9.1e", "26.03:6.2.5")
    def test_the_runner_has_the_outermost_position_in_the_window_of_the_initiation_phase(self) -> None:
        t = at_hq("Enigma", "Ice Wall")
        t.runner.run("HQ")
        assert (now(t).rule, t.run.position) == ("26.03:6.9.1e", 1)
        assert t.happened("approach ice") == 0

    @pytest.mark.rule("26.03:6.2.5a", "26.03:6.9.1f")
    def test_without_ice_there_is_none(self) -> None:
        t = at_hq()
        t.runner.run("HQ")
        assert (now(t).rule, t.run.position) == ("26.03:6.9.1e", -1)

    @pytest.mark.rule("26.03:6.2.5b", "26.03:6.2.1")
    def test_position_by_position_inward(self) -> None:
        t = at_hq("Ice Wall", "Enigma", "Hunter")
        t.runner.run("HQ")
        finish(t)
        assert approached(t) == passed(t) == ["Hunter", "Enigma", "Ice Wall"]

    @pytest.mark.rule("26.03:6.2.5c", "26.03:6.9.4d")
    def test_inward_from_the_innermost_position_there_is_none(self) -> None:
        t = at_hq("Ice Wall")
        t.runner.run("HQ")
        walk_to(t, "26.03:6.9.4b")
        assert t.run.position == 0
        walk_to(t, "26.03:6.9.4e")
        assert t.run.position == -1

    @pytest.mark.rule("26.03:6.2.5c", "26.03:6.2.8a")
    def test_later_in_that_phase_an_ability_can_still_move_the_runner_to_one(self) -> None:
        t = at_hq("Ice Wall", cards=(LURE,))
        t.runner.run("HQ")
        walk_to(t, "26.03:6.9.4e", "corp")
        t.corp.use("Lure")
        t.corp.pick("Ice Wall")
        finish(t)
        assert approached(t) == ["Ice Wall", "Ice Wall"]

    @pytest.mark.rule("26.03:6.2.5d", "26.03:6.2.8c", example=78)
    def test_cell_portal_met_during_the_breach_does_not_move_the_runner(self) -> None:
        with Table(turn="runner", rules=RULES) as t:
            t.corp.put("Ganked!", "Server 1")
            t.corp.put("Cell Portal", "Server 1", rezzed=True)
            t.runner.put("Gordian Blade")
            t.runner.set(credits=20)
            encounter(t, "Server 1")
            for _ in range(5):
                t.runner.use("Gordian Blade", "strength")
            t.runner.break_subroutines("Gordian Blade")
            t.settle()
            t.corp.accept("Ganked!")
            t.settle()
            assert t.happened("encounter") == 2
            t.runner.no()  # the Runner may jack out all the same
            t.settle()
            assert not t.card("Cell Portal").rezzed  # its subroutine has resolved
            t.finish_run()
            assert approached(t) == ["Cell Portal"]
            assert t.happened("run moved") == 0
            assert result(t) == "successful"


class TestAddedAndRemoved:
    @pytest.mark.rule("26.03:6.2.6", "26.03:6.2.6b", "26.03:6.2.4")
    def test_ice_that_leaves_further_in_leaves_the_runner_where_they_are(self) -> None:
        t = at_hq("Himitsu-Bako", "Ice Wall", "Enigma", rezzed="Himitsu-Bako")
        t.runner.run("HQ")
        walk_to(t, "26.03:6.9.2b", "corp")
        t.corp.use("Himitsu-Bako")
        assert t.run.ice(t.state) == t.cid("Enigma")
        finish(t)
        assert approached(t) == ["Enigma", "Ice Wall"]

    @pytest.mark.rule("26.03:6.2.6", "26.03:6.2.4")
    def test_ice_that_leaves_further_out_changes_nothing(self) -> None:
        t = at_hq("Enigma", "Ice Wall", "Himitsu-Bako", rezzed="Himitsu-Bako")
        t.runner.put("Corroder")
        t.runner.run("HQ")
        walk_to(t, "26.03:6.9.3b", "runner")
        t.runner.break_subroutines("Corroder")
        while len(approached(t)) < 2:
            let_pass(t)
        walk_to(t, "26.03:6.9.2b", "corp")
        t.corp.use("Himitsu-Bako")
        assert t.run.ice(t.state) == t.cid("Ice Wall")
        finish(t)
        assert approached(t) == ["Himitsu-Bako", "Ice Wall", "Enigma"]

    @pytest.mark.rule("26.03:6.2.6a", "26.03:6.2.2a", "26.03:6.2.4", example=79)
    def test_ice_that_drafter_installs_is_outward_even_if_it_trashes_all_the_other_ice(self) -> None:
        with Table(turn="runner", rules=RULES) as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Drafter", "HQ", rezzed=True)
            t.corp.hand("Enigma")
            t.runner.run("HQ")
            t.settle()
            t.corp.pick("Enigma")
            t.corp.act("server", server="HQ")
            t.corp.act("trash", "Ice Wall")
            t.corp.act("trash", "Drafter")
            assert row(t, "HQ") == ["Enigma"]
            t.finish_run()
            assert approached(t) == ["Drafter"]
            assert result(t) == "successful"


class TestIceInTheRunnersPosition:
    @pytest.mark.rule("26.03:6.2.7a", "26.03:6.9.4a", "26.03:6.2.4", "26.03:8.5.10")
    def test_approached_ice_that_is_uninstalled_leaves_a_vacant_position_and_nothing_is_passed(self) -> None:
        t = at_hq("Enigma", "Himitsu-Bako", "Ice Wall", rezzed="Himitsu-Bako")
        t.runner.run("HQ")
        while len(approached(t)) < 2:
            let_pass(t)
        walk_to(t, "26.03:6.9.2b", "corp")
        t.corp.use("Himitsu-Bako")
        assert now(t).rule == "26.03:6.9.2b"  # the open window is completed first
        walk_to(t, "26.03:6.9.4c")
        finish(t)
        assert approached(t) == ["Ice Wall", "Himitsu-Bako", "Enigma"]
        assert passed(t) == ["Ice Wall", "Enigma"]
        assert t.happened("encounter") == 0

    @pytest.mark.rule("26.03:6.2.7a", "26.03:6.9.4a")
    def test_leaving_the_vacant_innermost_position_is_not_passing_all_ice(self) -> None:
        t = at_hq("Himitsu-Bako", rezzed="Himitsu-Bako")
        t.runner.run("HQ")
        walk_to(t, "26.03:6.9.2b", "corp")
        t.corp.use("Himitsu-Bako")
        finish(t)
        assert t.happened("passed all ice") == 0
        assert t.happened("successful run") == 1

    @pytest.mark.rule("26.03:6.2.7b")
    def test_approached_ice_that_is_swapped_leaves_phase_and_position_as_they_are(self) -> None:
        t = at_hq("Ice Wall", cards=(SWAPPER,))
        t.corp.put("Enigma", "R&D")
        t.runner.run("HQ")
        walk_to(t, "26.03:6.9.2b", "corp")
        t.corp.use("Swapper")
        t.corp.pick("Ice Wall", "Enigma")
        walk_to(t, "26.03:6.9.2b", "corp")
        assert (t.run.server, t.run.position) == (HQ, 0)
        assert t.corp.can("rez", "Enigma")
        assert not t.corp.can("rez", "Ice Wall")
        t.corp.rez("Enigma")
        walk_to(t, "26.03:6.9.3b")
        assert approached(t) == ["Ice Wall"]  # the new one is not approached anew
        assert last(t, "encounter").cid == t.cid("Enigma")  # type: ignore[attr-defined]

    @pytest.mark.rule("26.03:6.2.7c")
    def test_encountered_ice_that_is_uninstalled_ends_the_encounter(self) -> None:
        t = at_hq("Enigma", "Himitsu-Bako", "Ice Wall", rezzed="Himitsu-Bako")
        t.runner.run("HQ")
        walk_to(t, "26.03:6.9.3b", "corp")
        t.corp.use("Himitsu-Bako")
        finish(t)
        assert t.happened("subroutine") == 0
        assert approached(t) == ["Ice Wall", "Himitsu-Bako", "Enigma"]
        assert passed(t) == ["Ice Wall", "Enigma"]

    @pytest.mark.rule("26.03:6.2.7d")
    def test_encountered_ice_that_is_swapped_takes_the_runner_along(self) -> None:
        t = at_hq("Enigma", "Wall of Static", cards=(SWAPPER,), rezzed="Wall of Static")
        t.runner.run("HQ")
        walk_to(t, "26.03:6.9.3b", "corp")
        t.corp.use("Swapper")
        t.corp.pick("Enigma", "Wall of Static")
        assert row(t, "HQ") == ["Wall of Static", "Enigma"]
        assert t.run.position == 0
        assert now(t).rule == "26.03:6.9.3b"

    @pytest.mark.rule("26.03:6.2.7e", example=82)
    def test_ice_swapped_in_before_the_approach_is_approached(self) -> None:
        t = self.with_yagi_uda("Hunter", "Ice Wall")
        t.runner.run("R&D")
        assert now(t).rule == "26.03:6.9.1e"
        self.swap(t, "Ice Wall")
        finish(t)
        assert approached(t) == ["Enigma", "Hunter"]

    @pytest.mark.rule("26.03:6.2.7e", "26.03:6.2.2f", example=83)
    def test_ice_swapped_in_after_the_passing_is_neither_passed_nor_approached(self) -> None:
        t = self.with_yagi_uda("Hunter", "Ice Wall")
        t.runner.run("R&D")
        walk_to(t, "26.03:6.9.4b")
        self.swap(t, "Ice Wall")
        assert row(t, "R&D") == ["Hunter", "Enigma"]
        finish(t)
        assert approached(t) == passed(t) == ["Ice Wall", "Hunter"]

    @pytest.mark.rule("26.03:6.2.7b", "26.03:6.2.2f")
    def test_ice_of_the_hand_that_replaces_approached_ice_is_approached_without_a_new_approach(self) -> None:
        t = self.with_yagi_uda("Hunter", "Ice Wall")
        t.runner.run("R&D")
        walk_to(t, "26.03:6.9.2b")
        self.swap(t, "Ice Wall")
        walk_to(t, "26.03:6.9.2b", "corp")
        assert t.corp.can("rez", "Enigma")
        finish(t)
        assert approached(t) == ["Ice Wall", "Hunter"]
        assert passed(t) == ["Enigma", "Hunter"]

    def with_yagi_uda(self, *ice: str) -> Table:
        """R&D is protected by this ice; the Corp has Enigma in hand and a counter for a swap."""
        t = Table(rules=RULES)
        for title in ice:
            t.corp.put(title, "R&D")
        t.corp.hand("Enigma")
        score(t, "Project Yagi-Uda", 4)
        t.end_turn()
        return every_window(t)

    def swap(self, t: Table, one: str) -> None:
        """The Corp uses the counter to swap this ice with Enigma, and the Runner stays in the run."""
        while now(t).side.name != "CORP":
            let_pass(t)
        t.corp.use("Project Yagi-Uda")
        t.corp.pick(one)
        t.runner.no()

    @pytest.mark.rule("26.03:6.2.7e", "26.03:6.9.1f", "26.03:6.4.4")
    @pytest.mark.parametrize("how", ["uninstalled", "moved"])
    def test_ice_lost_in_the_initiation_phase_leaves_a_position_without_approach(self, how: str) -> None:
        t = every_window(Table(turn="runner", rules=RULES, cards=(DRIFTER,)))
        t.corp.put("Enigma", "HQ")
        lost = "Himitsu-Bako" if how == "uninstalled" else "Drifter"
        t.corp.put(lost, "HQ", rezzed=True)
        t.runner.run("HQ")
        walk_to(t, "26.03:6.9.1e", "corp")
        t.corp.use(lost)
        if how == "moved":
            t.corp.act("server", server="R&D")
        walk_to(t, "26.03:6.9.4b")
        assert approached(t) == passed(t) == []
        finish(t)
        assert approached(t) == ["Enigma"]

    @pytest.mark.rule("26.03:6.2.7e", "26.03:6.9.4f", "26.03:6.4.4")
    def test_ice_lost_just_before_its_approach_is_neither_approached_nor_passed(self) -> None:
        t = at_hq("Enigma", "Himitsu-Bako", "Ice Wall", rezzed="Himitsu-Bako")
        t.runner.run("HQ")
        walk_to(t, "26.03:6.9.4e", "corp")
        assert t.run.ice(t.state) == t.cid("Himitsu-Bako")
        t.corp.use("Himitsu-Bako")
        finish(t)
        assert approached(t) == passed(t) == ["Ice Wall", "Enigma"]


class TestMovesToAPosition:
    @pytest.mark.rule("26.03:6.2.8", "26.03:6.2.8a", "26.03:6.1.2c", "26.03:6.1.3a")
    def test_to_a_piece_of_ice_the_server_and_the_phase_follow(self) -> None:
        t = at_hq("Ice Wall", cards=(LURE,))
        t.corp.put("Enigma", "R&D")
        t.corp.put("Hunter", "R&D")
        t.runner.run("HQ")
        walk_to(t, "26.03:6.9.1e", "corp")
        t.corp.use("Lure")
        t.corp.pick("Enigma")
        walk_to(t, "26.03:6.9.2b")
        assert (t.run.server, t.run.position) == (1, 0)
        finish(t)
        assert approached(t) == ["Enigma"]

    @pytest.mark.rule("26.03:6.2.8b")
    def test_the_outermost_position_of_a_server_without_ice_leads_to_the_movement_phase(self) -> None:
        t = at_hq("Susanoo-no-Mikoto", rezzed="Susanoo-no-Mikoto")
        t.runner.run("HQ")
        walk_to(t, "26.03:6.9.4b")
        assert (t.run.server, t.run.position) == (2, -1)
        assert passed(t) == []

    @pytest.mark.rule("26.03:6.2.8d")
    def test_to_the_position_that_is_approached_already_it_does_nothing(self) -> None:
        t = at_hq("Ice Wall", cards=(OUTWARD,))
        t.runner.run("HQ")
        walk_to(t, "26.03:6.9.2b", "corp")
        t.corp.use("Outward")
        finish(t)
        assert approached(t) == ["Ice Wall"]
        assert t.happened("run moved") == 0

    @pytest.mark.rule("26.03:6.2.8d", "26.03:6.2.8b")
    def test_from_further_in_it_does(self) -> None:
        t = at_hq("Enigma", "Ice Wall", cards=(OUTWARD,))
        t.runner.run("HQ")
        while len(approached(t)) < 2:
            let_pass(t)
        walk_to(t, "26.03:6.9.2b", "corp")
        t.corp.use("Outward")
        finish(t)
        assert approached(t) == ["Ice Wall", "Enigma", "Ice Wall", "Enigma"]

    @pytest.mark.rule("26.03:6.1.2d", example=72)
    def test_a_change_of_the_attacked_server_alone_brings_no_ice(self) -> None:
        with Table(turn="runner", rules=RULES) as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Sneakdoor Beta")
            t.runner.use("Sneakdoor Beta")
            t.finish_run()
            assert last(t, "successful run").server == HQ  # type: ignore[attr-defined]
            assert t.happened("encounter") == 0

    @pytest.mark.rule("26.03:6.1.3d")
    def test_an_open_paid_ability_window_is_completed_before_the_new_phase(self) -> None:
        t = at_hq("Enigma", "Ice Wall", cards=(OUTWARD,))
        t.runner.run("HQ")
        while len(approached(t)) < 2:
            let_pass(t)
        walk_to(t, "26.03:6.9.2b", "corp")
        t.corp.use("Outward")
        assert now(t).rule == "26.03:6.9.2b"
        assert "rez" in kinds(t)
        assert approached(t) == ["Ice Wall", "Enigma"]


class TestSamePosition:
    @pytest.mark.rule("26.03:6.2.3", example=76)
    def test_rook_goes_to_ice_that_has_as_many_positions_inward(self) -> None:
        with Table(turn="runner", rules=RULES) as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "HQ")
            t.corp.put("Hunter", "R&D")
            t.corp.put("Wall of Static", "R&D")
            t.corp.put("Pop-up Window", "Archives")
            t.runner.put("Rook", on="Enigma")
            t.runner.use("Rook")
            # Ice is named from the outermost on; of HQ it may be any other.
            assert offered(t) == ["unrezzed ice 2 of 2 protecting HQ", "unrezzed ice 1 of 2 protecting R&D"]
            t.game.choose(now(t).options[1])
            assert t.card("Rook").thing.host == t.cid("Wall of Static")

    @pytest.mark.rule("26.03:6.2.3", example=77)
    def test_slipstream_from_the_innermost_position_leads_to_the_innermost_ice(self) -> None:
        with Table(turn="runner", rules=RULES) as t:
            t.corp.put("Vanilla", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "R&D")
            t.corp.put("Enigma", "R&D")
            t.runner.put("Slipstream")
            t.runner.put("Corroder")
            encounter(t, "HQ")
            t.runner.break_subroutines("Corroder")
            t.runner.trigger("Slipstream")
            assert offered(t) == ["Vanilla", "unrezzed ice 2 of 2 protecting R&D"]
            t.game.choose(now(t).options[1])
            t.runner.no()
            t.finish_run()
            assert approached(t) == ["Vanilla", "Ice Wall"]
