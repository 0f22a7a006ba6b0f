"""Upgrades of Reign and Reverie."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, entries, go_on

from sneakdoor.testing import Table


class TestDaruma:
    def approach(self, *cards: str) -> Table:
        t = Table("runner")
        t.corp.put("Daruma", "Server 1", rezzed=True)
        for title in cards:
            t.corp.put(title, "Server 1")
        return t

    @pytest.mark.rule("9.1.7")
    def test_a_card_here_for_one_in_another_server(self) -> None:
        with self.approach("Hostile Takeover") as t:
            t.corp.put("Snare!", "Server 2")
            t.corp.put("Prisec", "HQ")
            t.runner.run("Server 1")
            t.corp.accept("Daruma")
            t.settle()
            assert t.zone("Daruma") == "Archives"
            assert (t.card("Hostile Takeover").server, t.card("Snare!").server) == ("Server 2", "Server 1")
            t.corp.decline()
            go_on(t)
            t.finish_run()
            assert accessed(t) == ["Snare!"]
            assert not entries(t, "installed")

    def test_or_for_one_from_hq(self) -> None:
        with self.approach("Hostile Takeover") as t:
            t.corp.hand("PAD Campaign", "Hedge Fund", "Ice Wall")
            t.runner.run("Server 1")
            t.corp.accept("Daruma")
            t.settle()
            assert sorted(t.corp.titles("hand")) == ["Hedge Fund", "Hostile Takeover", "Ice Wall"]
            go_on(t)
            t.finish_run()
            assert accessed(t) == ["PAD Campaign"]

    def test_the_corp_chooses_which(self) -> None:
        with self.approach("Hostile Takeover", "Prisec") as t:
            t.corp.hand("PAD Campaign", "Hokusai Grid").put("Snare!", "Server 2")
            t.runner.run("Server 1")
            t.corp.accept("Daruma")
            for title in ("Hostile Takeover", "Prisec", "PAD Campaign", "Hokusai Grid", "Snare!"):
                assert t.corp.can("pick", title)
            t.corp.pick("Hostile Takeover", "PAD Campaign")
            t.runner.jack_out()
            assert sorted(t.corp.titles("hand")) == ["Hokusai Grid", "Hostile Takeover"]

    def test_it_may_stay(self) -> None:
        with self.approach("Hostile Takeover") as t:
            t.corp.hand("PAD Campaign")
            t.runner.run("Server 1")
            t.corp.decline()
            t.runner.jack_out()
            assert t.card("Daruma").installed

    @pytest.mark.rule("1.2.5", "4.7.7c")
    def test_not_without_a_card_beside_it_nor_in_a_root(self) -> None:
        with self.approach() as t:
            t.corp.hand("PAD Campaign")
            t.runner.run("Server 1")
            go_on(t)
            t.finish_run()
            assert accessed(t) == ["Daruma"]
        with Table("runner") as t:
            t.corp.put("Daruma", "HQ", rezzed=True)
            t.corp.put("Prisec", "HQ")
            t.corp.put("Hostile Takeover", "Server 1")
            t.corp.put("Prisec", "Server 1")
            t.runner.run("HQ")
            t.runner.jack_out()
            assert t.card("Daruma").installed

    def test_nothing_goes_into_a_root(self) -> None:
        with self.approach("Prisec") as t:
            t.corp.put("Hokusai Grid", "HQ")
            t.runner.run("Server 1")
            t.runner.jack_out()
            assert t.card("Daruma").installed

    def test_nor_in_a_run_on_another_server(self) -> None:
        with self.approach("Hostile Takeover") as t:
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.run("Server 2")
            go_on(t)
            t.finish_run()
            assert t.card("Daruma").installed


class TestArellaSalvatore:
    def scored(self, server: str = "Server 1") -> Table:
        t = Table()
        t.corp.put("Arella Salvatore", "Server 1", rezzed=True)
        t.corp.put("Private Security Force", server, tokens={"advancement": 4})
        t.corp.hand("PAD Campaign", "Ice Wall", "Hedge Fund").set(credits=0)
        t.corp.put("Vanilla", "HQ")
        t.corp.score_agenda("Private Security Force")
        return t

    def test_a_card_from_hq_is_installed_with_a_token(self) -> None:
        with self.scored() as t:
            t.corp.accept("Arella Salvatore")
            assert not t.corp.can("pick", "Hedge Fund")
            t.corp.pick("PAD Campaign")
            t.corp.destination("new")
            assert (t.card("PAD Campaign").tokens("advancement"), t.corp.clicks) == (1, 3)
            assert not entries(t, "advanced")

    @pytest.mark.rule("1.15.5")
    def test_costs_are_ignored(self) -> None:
        with self.scored() as t:
            t.corp.set(credits=0)
            t.corp.accept("Arella Salvatore")
            t.corp.pick("Ice Wall")
            t.corp.destination("HQ")
            t.corp.act("done")
            assert (t.card("Ice Wall").tokens("advancement"), t.corp.credits) == (1, 0)

    def test_it_may_be_left(self) -> None:
        with self.scored() as t:
            t.corp.decline()
            assert len(t.corp.titles("hand")) == 3

    def test_not_for_an_agenda_of_another_server(self) -> None:
        with self.scored("Server 2") as t:
            assert len(t.corp.titles("hand")) == 3

    def test_nor_for_a_stolen_one(self) -> None:
        with Table("runner") as t:
            t.corp.put("Arella Salvatore", "Server 1", rezzed=True)
            t.corp.put("Hostile Takeover", "Server 1")
            t.corp.hand("PAD Campaign")
            t.runner.run("Server 1")
            t.finish_run()
            assert (t.runner.score, t.corp.titles("hand")) == (1, ["PAD Campaign"])
