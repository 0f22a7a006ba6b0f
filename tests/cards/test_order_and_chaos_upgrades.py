"""Upgrades of Order and Chaos."""

from __future__ import annotations

import pytest
from tests.verbs import go_on, told

from sneakdoor.model.words import CORP
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
