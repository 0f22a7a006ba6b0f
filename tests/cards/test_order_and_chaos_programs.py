"""What programs of Order and Chaos do."""

from __future__ import annotations

from sneakdoor.testing import Table


class TestGravedigger:
    def test_installed_corp_cards_that_are_trashed_give_counters(self) -> None:
        with Table("runner") as t:
            digger = t.runner.put("Gravedigger")
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.settle()
            assert digger.tokens("virus") == 1

    def test_whoever_trashes_them_and_ice_as_well(self) -> None:
        with Table("corp") as t:
            digger = t.runner.put("Gravedigger")
            t.corp.put("Ice Wall", "HQ")
            t.corp.hand("Enigma")
            t.corp.act("install", "Enigma")
            t.corp.act("server", server="HQ")
            t.corp.act("trash", "Ice Wall")
            assert (t.zone("Ice Wall"), digger.tokens("virus")) == ("Archives", 1)

    def test_neither_cards_from_elsewhere_nor_those_of_the_runner(self) -> None:
        with Table("runner") as t:
            digger = t.runner.put("Gravedigger")
            t.corp.hand("PAD Campaign")
            t.runner.run("HQ")
            t.runner.act("trash")
            t.settle()
            t.runner.put("Gorman Drip v1", tokens={"virus": 1})
            t.runner.use("Gorman Drip v1")
            assert digger.tokens("virus") == 0

    def test_a_click_and_a_counter_trash_the_top_of_rnd(self) -> None:
        with Table("runner") as t:
            digger = t.runner.put("Gravedigger", tokens={"virus": 2})
            t.runner.use("Gravedigger")
            assert (len(t.corp.titles("discard")), digger.tokens("virus"), t.runner.clicks) == (1, 1, 3)
            t.runner.use("Gravedigger")
            assert not t.runner.can("action", "Gravedigger")
            assert (len(t.corp.titles("discard")), digger.tokens("virus")) == (2, 0)
