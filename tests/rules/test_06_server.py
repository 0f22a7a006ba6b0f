"""Passing ice and approaching the server (CR 6.6, 6.7)."""

from __future__ import annotations

import pytest
from tests.verbs import entries, every_window, kinds, last, now, story, walk_to

from sneakdoor.model.enums import HQ
from sneakdoor.testing import Table


class TestPassIce:
    @pytest.mark.rule("6.6.1", "6.9.4a")
    def test_passing_is_noticed_and_the_last_piece_of_ice_as_well(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "HQ")
            t.runner.run("HQ")
            t.finish_run()
            assert story(t, "passed", "passed all ice") == ["passed", "passed", "passed all ice"]

    @pytest.mark.rule("6.9.5a")
    def test_without_ice_all_ice_is_passed_at_the_server(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Caprice Nisei", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            t.corp.number(0)
            t.runner.number(0)
            t.finish_run()
            assert t.happened("passed all ice") == 1

    @pytest.mark.rule("6.9.4a", "6.9.4b")
    def test_caprice_waits_for_the_last_ice(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Caprice Nisei", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.runner.run("HQ")
            t.settle()
            t.corp.number(2)
            t.runner.number(0)
            t.settle()
            assert t.happened("approach server") == 0
            assert t.happened("unsuccessful run") == 1

    @pytest.mark.rule("6.9.5a")
    def test_a_run_that_was_moved_to_a_server_does_not_pass_all_ice_there(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Cell Portal", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            t.finish_run()
            assert t.happened("passed all ice") == 1


class TestApproachServer:
    @pytest.mark.rule("6.7.1", "6.7.2", "6.9.5e", "6.9.5g", "6.9.5h")
    def test_success_is_declared_before_cards_are_accessed(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Hedge Fund")
            t.runner.run("HQ")
            t.finish_run()
            order = story(t, "approach server", "successful run", "access begins", "accessed", "run ends")
            assert order == ["approach server", "successful run", "access begins", "accessed", "run ends"]

    @pytest.mark.rule("6.9.5b", "6.9.5d")
    def test_permissions_of_the_two_windows(self) -> None:
        t = every_window(Table(turn="runner"))
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.put("Private Security Force", "Server 2", tokens={"advancement": 4})
        t.corp.put("Ice Wall", "R&D")
        t.runner.run("HQ")
        walk_to(t, "6.9.5b", "corp")
        assert kinds(t) == {"pass"}
        walk_to(t, "6.9.5d", "corp")
        assert kinds(t) == {"rez", "pass"}
        assert [option.card for option in now(t).options if option.kind == "rez"] == ["PAD Campaign"]

    @pytest.mark.rule("6.9.5f")
    def test_successful_run_abilities_resolve_before_the_access(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Hedge Fund")
            t.runner.put("Desperado")
            t.runner.run("HQ")
            t.finish_run()
            assert story(t, "successful run", "credits gained", "accessed") == [
                "successful run",
                "credits gained",
                "accessed",
            ]

    @pytest.mark.rule("6.7.4", "6.7.4a", "6.7.4b")
    def test_what_is_accessed(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Hedge Fund")
            t.corp.put("Hokusai Grid", "HQ")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Crisium Grid", "Server 1")
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("accessed") == 2
            t.runner.run("Server 1")
            t.finish_run()
            assert t.happened("accessed") == 4

    @pytest.mark.both
    @pytest.mark.rule("6.7.3")
    def test_if_successful_is_about_the_run_the_card_made(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Hedge Fund", "Hedge Fund", "Hedge Fund")
            t.runner.hand("Legwork")
            t.runner.play("Legwork")
            t.finish_run()
            assert t.happened("accessed") == 3
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("accessed") == 4

    @pytest.mark.both
    @pytest.mark.rule("6.7.3a", example=50)
    @pytest.mark.rule("26.03:6.7.4a", example=89)
    def test_because_i_can_moved_to_another_remote_server_still_applies(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Sand Storm", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.hand("Because I Can")
            t.runner.play("Because I Can")
            t.runner.act("server", server="Server 1")
            t.settle()
            t.corp.act("server", server="Server 2")
            t.settle()
            t.runner.act("instead")
            assert t.zone("PAD Campaign") == "R&D"
            assert t.run is None
            assert last(t, "run ends").cause == "successful"  # type: ignore[attr-defined]

    @pytest.mark.both
    @pytest.mark.rule("6.7.3a", example=50)
    @pytest.mark.rule("26.03:6.7.4a", example=89)
    def test_because_i_can_moved_to_a_central_server_does_not(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Sand Storm", "Server 1", rezzed=True)
            t.corp.hand("Hedge Fund")
            t.runner.hand("Because I Can")
            t.runner.play("Because I Can")
            t.settle()
            t.corp.act("server", server="HQ")
            t.settle()
            t.finish_run()
            assert t.happened("accessed") == 1
            assert t.zone("Hedge Fund", 0) != "the play area"

    @pytest.mark.both
    @pytest.mark.rule("6.7.3b", "6.9.5f", example=51)
    @pytest.mark.rule("26.03:6.7.4c", example=90)
    def test_account_siphon_is_decided_after_the_trace_of_ash(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ash 2X3ZB9CY", "HQ", rezzed=True)
            t.corp.hand("Hedge Fund")
            t.runner.hand("Account Siphon")
            t.runner.play("Account Siphon")
            t.settle()
            while now(t).kind == "reaction":
                t.game.choose(now(t).options[0])
            t.corp.number(0)
            t.runner.number(0)
            t.settle()
            while now(t).kind == "reaction":
                t.game.choose(now(t).options[0])
            assert now(t).rule in ("6.7.3b", "26.03:6.7.4c")
            assert kinds(t) == {"normally", "instead"}
            t.runner.act("instead")
            t.runner.number(5)
            assert t.corp.credits == 0
            assert t.state.tags == 2


class TestSneakdoor:
    @pytest.mark.both
    @pytest.mark.rule("6.1.2b", "6.9.5e", "9.8.4", "1.4:9.10.2")
    def test_the_run_on_archives_is_declared_successful_on_hq(self) -> None:
        with Table(turn="runner", runner="Gabriel Santiago: Consummate Professional") as t:
            t.corp.hand("Hedge Fund")
            t.runner.put("Sneakdoor Beta")
            t.runner.use("Sneakdoor Beta")
            assert t.run.server == 2
            t.finish_run()
            won = entries(t, "successful run")
            assert [one.server for one in won] == [HQ]  # type: ignore[attr-defined]
            assert t.runner.credits == 7  # Gabriel saw a successful run on HQ
            assert t.happened("accessed") == 1

    @pytest.mark.rule("6.9.5e", "9.8.4")
    def test_where_no_success_is_imminent_nothing_is_replaced(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Crisium Grid", "Archives", rezzed=True)
            t.corp.hand("Hedge Fund")
            t.runner.put("Sneakdoor Beta")
            t.runner.use("Sneakdoor Beta")
            t.settle()
            assert t.run is None or t.run.server == 2
            t.finish_run()
            assert t.happened("successful run") == 0
            assert t.happened("run moved") == 0

    @pytest.mark.both
    @pytest.mark.rule("6.9.5e")
    def test_the_new_server_may_forbid_the_declaration(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Crisium Grid", "HQ", rezzed=True)
            t.corp.hand("Hedge Fund")
            t.runner.put("Sneakdoor Beta")
            t.runner.use("Sneakdoor Beta")
            t.finish_run()
            assert t.happened("run moved") == 1
            assert t.happened("successful run") == 0
            assert last(t, "run ends").cause == "neither"  # type: ignore[attr-defined]

    @pytest.mark.rule("6.9.5e")
    def test_a_plain_run_on_archives_stays_there(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Sneakdoor Beta")
            t.runner.run("Archives")
            t.finish_run()
            assert entries(t, "successful run")[0].server == 2  # type: ignore[attr-defined]
