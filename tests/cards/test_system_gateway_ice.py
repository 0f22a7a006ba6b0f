"""What ice of System Gateway does."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


def runner(**how: object) -> Table:
    return Table("runner", rules="26.03", **how)  # type: ignore[arg-type]


class TestBioroids:
    def test_the_runner_loses_clicks_to_break_ansel(self) -> None:
        with runner() as t:
            t.corp.put("Ansel 1.0", "Archives", rezzed=True)
            t.runner.put("Corroder")
            t.corp.hand("PAD Campaign")
            t.runner.run("Archives")
            t.runner.use("Ansel 1.0")
            t.runner.act("subroutine", number=0)
            assert t.runner.clicks == 2
            assert t.happened("clicks lost") == 1
            t.corp.pick("PAD Campaign")
            t.corp.destination("new")
            t.finish_run()
            assert t.card("Corroder").installed
            assert t.card("PAD Campaign").installed

    def test_ansel_lets_nothing_be_stolen_or_trashed(self) -> None:
        with runner() as t:
            t.corp.put("Ansel 1.0", "Server 1", rezzed=True)
            t.corp.put("Offworld Office", "Server 1")
            t.runner.put("Corroder")
            t.runner.run("Server 1")
            t.finish_run()
            assert t.zone("Corroder") == "the heap"
            assert t.happened("successful run") == 1
            assert t.runner.score == 0
            t.runner.run("Server 1")
            t.runner.use("Ansel 1.0")
            t.runner.act("subroutine", number=2)
            t.finish_run()
            assert t.runner.score == 2

    @pytest.mark.parametrize("place", ["hand", "discard"])
    def test_bran_installs_ice_behind_itself(self, place: str) -> None:
        with runner() as t:
            bran = t.corp.put("Brân 1.0", "R&D", rezzed=True)
            getattr(t.corp, place)("Ice Wall")
            t.runner.run("R&D")
            t.corp.yes()
            t.corp.act("done")  # trash no ice for it
            t.finish_run()
            assert [t.state.card(cid).title for cid in t.state.ice[1]] == ["Ice Wall", "Brân 1.0"]
            assert t.happened("successful run") == 0
            assert bran.rezzed


class TestDamage:
    @pytest.mark.parametrize(("card", "ends"), [("Sure Gamble", True), ("Easy Mark", False), ("Corroder", False)])
    def test_diviner_ends_the_run_for_odd_costs(self, card: str, ends: bool) -> None:
        with runner() as t:
            t.corp.put("Diviner", "Archives", rezzed=True)
            t.runner.hand(card)
            t.runner.run("Archives")
            t.finish_run()
            assert t.runner.titles("discard") == [card]
            assert t.happened("successful run") == (not ends)

    @pytest.mark.parametrize("out", [True, False])
    def test_karuna_lets_the_runner_leave(self, out: bool) -> None:
        with runner() as t:
            t.corp.put("Karunā", "Archives", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 5)
            t.runner.run("Archives")
            t.runner.yes() if out else t.runner.no()
            t.finish_run()
            assert len(t.runner.titles("hand")) == (3 if out else 1)
            assert t.happened("successful run") == (not out)

    def test_tithe_hurts_and_pays(self) -> None:
        with runner() as t:
            t.corp.put("Tithe", "Archives", rezzed=True)
            t.runner.hand("Sure Gamble", "Easy Mark")
            t.runner.run("Archives")
            t.finish_run()
            assert len(t.runner.titles("hand")) == 1
            assert t.corp.credits == 6


class TestTags:
    @pytest.mark.parametrize("takes", [True, False])
    def test_funhouse_wants_a_tag_at_once(self, takes: bool) -> None:
        with runner() as t:
            t.corp.put("Funhouse", "Archives", rezzed=True)
            t.runner.run("Archives")
            t.runner.yes() if takes else t.runner.no()
            if takes:
                t.runner.yes()
            t.finish_run()
            assert t.state.tags == takes
            assert t.runner.credits == (1 if takes else 5)
            assert t.happened("successful run") == takes

    @pytest.mark.parametrize("server", ["HQ", "R&D"])
    def test_ping_tags_as_it_is_rezzed_in_a_run_there(self, server: str) -> None:
        with runner() as t:
            t.corp.put("Ping", server)
            t.runner.run(server)
            t.corp.rez("Ping")
            t.finish_run()
            assert t.state.tags == 1
            assert t.happened("successful run") == 0

    def test_ping_tags_only_in_a_run_on_its_server(self) -> None:
        with Table("corp", rules="26.03") as t:
            t.corp.put("Ping", "HQ")
            t.corp.put("Send a Message", "Server 1", tokens={"advancement": 5})
            t.corp.score_agenda("Send a Message")
            t.corp.accept()
            assert t.card("Ping").rezzed
            assert t.state.tags == 0

    def test_pharos_tags_and_grows_with_three_counters(self) -> None:
        with runner() as t:
            pharos = t.corp.put("Pharos", "Archives", rezzed=True, tokens={"advancement": 2})
            assert pharos.strength == 5
            t.runner.run("Archives")
            t.finish_run()
            assert t.state.tags == 1
            assert t.happened("successful run") == 0
        with runner() as t:
            assert t.corp.put("Pharos", "Archives", rezzed=True, tokens={"advancement": 3}).strength == 10


class TestOthers:
    @pytest.mark.parametrize(("server", "strength"), [("HQ", 2), ("Server 1", 4)])
    def test_palisade_is_stronger_before_remote_servers(self, server: str, strength: int) -> None:
        with runner() as t:
            assert t.corp.put("Palisade", server, rezzed=True).strength == strength
            t.runner.run(server)
            t.finish_run()
            assert t.happened("successful run") == 0

    @pytest.mark.parametrize(("have", "ends"), [(9, True), (10, False)])
    def test_whitespace_stops_the_poor(self, have: int, ends: bool) -> None:
        with runner() as t:
            t.corp.put("Whitespace", "Archives", rezzed=True)
            t.runner.set(credits=have)
            t.runner.run("Archives")
            t.finish_run()
            assert t.runner.credits == have - 3
            assert t.happened("successful run") == (not ends)

    @pytest.mark.parametrize("mode", ["Trash", "End"])
    def test_ballista_trashes_a_program_or_ends_the_run(self, mode: str) -> None:
        with runner() as t:
            t.corp.put("Ballista", "Archives", rezzed=True)
            t.runner.put("Corroder")
            t.runner.run("Archives")
            t.corp.mode(mode)
            t.finish_run()
            assert t.card("Corroder").installed == (mode == "End")
            assert t.happened("successful run") == (mode == "Trash")
