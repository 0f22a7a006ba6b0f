"""Upgrades of Order and Chaos."""

from __future__ import annotations

import pytest
from tests.verbs import go_on, told

from sneakdoor.model.enums import CORP
from sneakdoor.testing import Table


class TestCyberdexVirusSuite:
    def accessed(self, place: str) -> Table:
        t = Table("runner")
        t.runner.put("Datasucker", tokens={"virus": 2})
        if place == "Server 1":
            t.corp.put("Cyberdex Virus Suite", place)
        elif place == "Archives":
            t.corp.discard("Cyberdex Virus Suite")
        else:
            (t.corp.hand if place == "HQ" else t.corp.deck)("Cyberdex Virus Suite")
        t.corp.set(credits=0)
        t.runner.run(place)
        return t

    @pytest.mark.parametrize("place", ["Server 1", "HQ", "R&D", "Archives"])
    def test_the_corp_may_purge_wherever_it_is_accessed(self, place: str) -> None:
        for purges in (True, False):
            with self.accessed(place) as t:
                t.corp.accept("Cyberdex Virus Suite") if purges else t.corp.decline()
                go_on(t)
                t.finish_run()
                assert t.happened("purged") == int(purges)

    def test_from_rnd_it_is_shown(self) -> None:
        with self.accessed("R&D") as t:
            t.corp.decline()
            assert "Cyberdex Virus Suite" in told(t, CORP)
            go_on(t)
            t.finish_run()

    def test_rezzed_it_is_trashed_for_a_purge(self) -> None:
        with Table("runner") as t:
            t.corp.put("Cyberdex Virus Suite", "HQ", rezzed=True)
            sucker = t.runner.put("Datasucker", tokens={"virus": 2})
            t.runner.run("R&D")
            t.corp.use("Cyberdex Virus Suite")
            assert (sucker.tokens("virus"), t.zone("Cyberdex Virus Suite")) == (0, "Archives")
            t.finish_run()

    def test_not_while_it_is_unrezzed(self) -> None:
        with Table() as t:
            t.corp.put("Cyberdex Virus Suite", "HQ")
            t.corp.set(credits=2)
            assert not t.corp.can("use", "Cyberdex Virus Suite")


class TestDedicatedTechnicianTeam:
    def test_two_credits_for_ice_that_protects_its_server(self) -> None:
        with Table() as t:
            team = t.corp.put("Dedicated Technician Team", "Server 1", rezzed=True)
            for _ in range(2):
                t.corp.put("Ice Wall", "Server 1")
            t.corp.hand("Enigma").set(credits=0).install("Enigma", "Server 1")
            t.corp.act("done")
            assert (team.tokens("credit"), t.card("Enigma").server) == (0, "Server 1")
            t.end_turn()
            t.end_turn()
            assert team.tokens("credit") == 2

    def test_for_no_other_server_and_no_more_than_there_are(self) -> None:
        with Table() as t:
            team = t.corp.put("Dedicated Technician Team", "Server 1", rezzed=True)
            for server in ("Server 1", "Server 1", "Server 1", "HQ"):
                t.corp.put("Ice Wall", server)
            t.corp.hand("Enigma").set(credits=0).install("Enigma", "HQ")
            assert t.corp.titles("discard") == ["Ice Wall"]  # the other piece had to go
            assert (team.tokens("credit"), t.card("Enigma").server) == (2, "HQ")

    def test_not_for_rezzing(self) -> None:
        with Table("runner") as t:
            t.corp.put("Dedicated Technician Team", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "Server 1")
            t.corp.set(credits=0)
            t.runner.run("Server 1")
            assert not t.corp.can("rez", "Ice Wall")
            t.runner.jack_out()
