"""Upgrades of Data and Destiny."""

from __future__ import annotations

import pytest
from tests.verbs import got_in, traced

from sneakdoor.testing import Table


class TestRutherfordGrid:
    @pytest.mark.parametrize(
        ("server", "rezzed", "spent", "tags"),
        [("Server 1", True, 6, 1), ("Server 1", True, 7, 0), ("HQ", True, 5, 0), ("Server 1", False, 5, 0)],
    )
    def test_traces_in_runs_here_begin_two_higher(self, server: str, rezzed: bool, spent: int, tags: int) -> None:
        with Table("runner") as t:
            t.corp.put("Rutherford Grid", "Server 1", rezzed=rezzed)
            t.corp.put("Turnpike", server, rezzed=True)
            t.corp.set(credits=0)
            t.runner.set(credits=9).run(server)
            traced(t, 0, spent)
            assert got_in(t)
            assert t.state.tags == tags

    def test_not_outside_of_runs(self) -> None:
        with Table() as t:
            t.corp.put("Rutherford Grid", "HQ", rezzed=True)
            t.runner.put("Kati Jones")
            t.runner.set(credits=3)
            t.corp.hand("Snatch and Grab").set(credits=0).play("Snatch and Grab")
            traced(t, 0, 3)
            assert t.card("Kati Jones").installed
