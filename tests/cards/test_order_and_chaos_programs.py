"""What programs of Order and Chaos do."""

from __future__ import annotations

import pytest
from tests.verbs import who

from sneakdoor.model.enums import CORP
from sneakdoor.rules.quantities import counters
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
            assert who(t, "trashed") == [CORP]
            t.runner.use("Gravedigger")
            assert not t.runner.can("action", "Gravedigger")
            assert (len(t.corp.titles("discard")), digger.tokens("virus")) == (2, 0)


class TestHivemind:
    def test_it_comes_with_a_counter(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Hivemind")
            t.runner.install("Hivemind")
            assert t.card("Hivemind").tokens("virus") == 1
            t.runner.hand("Corroder")
            t.runner.install("Corroder")
            t.runner.act("done")
            assert t.card("Hivemind").tokens("virus") == 1

    @pytest.mark.rule("1.9.4")
    def test_other_viruses_count_its_counters(self) -> None:
        with Table("runner") as t:
            wall = t.corp.put("Archer", "HQ", rezzed=True)
            t.runner.put("Parasite", on=wall, tokens={"virus": 1})
            darwin = t.runner.put("Darwin", tokens={"virus": 1})
            assert (wall.strength, darwin.strength) == (5, 1)
            t.runner.put("Hivemind", tokens={"virus": 2})
            assert (wall.strength, darwin.strength) == (3, 3)
            assert (darwin.tokens("virus"), t.card("Hivemind").tokens("virus")) == (1, 2)

    @pytest.mark.both
    def test_neither_itself_nor_programs_that_are_no_viruses(self) -> None:
        with Table("runner") as t:
            hive = t.runner.put("Hivemind", tokens={"virus": 2})
            t.runner.put("Crescentus")
            assert counters(t.state, hive.cid, "virus") == 2
            assert counters(t.state, t.cid("Crescentus"), "virus") == 0
            assert counters(t.state, hive.cid, "power") == 0

    def test_power_counters_are_not_shared(self) -> None:
        with Table("runner") as t:
            t.runner.put("Hivemind", tokens={"virus": 0, "power": 3})
            darwin = t.runner.put("Darwin")
            assert counters(t.state, darwin.cid, "power") == 0

    @pytest.mark.parametrize(("own", "left"), [(1, (0, 1)), (0, (1, 0))])
    def test_they_can_be_spent_as_if_they_were_there(self, own: int, left: tuple[int, int]) -> None:
        with Table("runner") as t:
            sucker = t.runner.put("Cache", tokens={"virus": 1})
            hive = t.runner.put("Hivemind", tokens={"virus": 1})
            t.runner.use("Cache")
            t.runner.number(own)
            assert (sucker.tokens("virus"), hive.tokens("virus")) == left
            assert t.runner.credits == 6

    @pytest.mark.rule("1.9.4")
    def test_with_none_of_its_own_it_spends_those(self) -> None:
        with Table("runner") as t:
            t.runner.put("Gravedigger")
            hive = t.runner.put("Hivemind", tokens={"virus": 1})
            t.runner.use("Gravedigger")
            assert (hive.tokens("virus"), len(t.corp.titles("discard"))) == (0, 1)
            assert not t.runner.can("action", "Gravedigger")

    def test_two_counters_from_two_cards(self) -> None:
        with Table("runner") as t:
            bleed = t.runner.put("Hemorrhage", tokens={"virus": 1})
            hive = t.runner.put("Hivemind", tokens={"virus": 1})
            t.corp.hand("Hedge Fund")
            t.runner.use("Hemorrhage")
            assert (bleed.tokens("virus"), hive.tokens("virus"), t.corp.titles("hand")) == (0, 0, [])
            assert not t.runner.can("action", "Hemorrhage")

    @pytest.mark.rule("9.1.7")
    def test_a_card_that_is_trashed_for_it_is_looked_at_as_it_was(self) -> None:
        with Table("runner") as t:
            t.runner.put("Gorman Drip v1", tokens={"virus": 2})
            t.runner.put("Hivemind", tokens={"virus": 3})
            t.runner.use("Gorman Drip v1")
            assert t.runner.credits == 10

    def test_more_cards_are_accessed(self) -> None:
        with Table("runner") as t:
            t.corp.hand(*["Hedge Fund"] * 5)
            t.runner.put("Nerve Agent")
            t.runner.put("Hivemind", tokens={"virus": 2})
            t.runner.run("HQ")
            t.runner.number(2)
            t.finish_run()
            assert t.happened("accessed") == 3

    def test_a_purge_takes_them_once(self) -> None:
        with Table("corp") as t:
            wall = t.corp.put("Archer", "HQ", rezzed=True)
            t.runner.put("Parasite", on=wall, tokens={"virus": 1})
            t.runner.put("Hivemind", tokens={"virus": 2})
            t.corp.set(clicks=4)
            t.corp.act("purge")
            assert wall.strength == 6
