"""Assets of Terminal Directive."""

from __future__ import annotations

from typing import Any

import pytest
from tests.corp_turns import before_turn
from tests.verbs import go_on, last

from sneakdoor.testing import Table


class TestEstelleMoon:
    def test_what_is_installed_in_a_server_is_a_counter(self) -> None:
        with Table(clicks=5) as t:
            estelle = t.corp.put("Estelle Moon", "Server 1", rezzed=True)
            t.corp.hand("PAD Campaign", "Ice Wall", "Ash 2X3ZB9CY", "Nisei MK II")
            t.corp.install("PAD Campaign", "new")
            assert estelle.tokens("power") == 1
            t.corp.install("Ice Wall", "HQ")
            assert estelle.tokens("power") == 1
            t.corp.install("Ash 2X3ZB9CY", "HQ")  # CR 4.7.7c: its root is not in it
            assert estelle.tokens("power") == 1
            t.corp.install("Nisei MK II", "new")
            assert estelle.tokens("power") == 2

    def test_each_counter_is_a_card_and_two_credits(self) -> None:
        with Table("runner") as t:
            t.corp.put("Estelle Moon", "Server 1", rezzed=True, tokens={"power": 3})
            t.runner.run("Server 1")
            t.corp.use("Estelle Moon")
            assert (len(t.corp.titles("hand")), t.corp.credits, t.zone("Estelle Moon")) == (3, 11, "Archives")
            t.finish_run()

    def test_the_runners_installs_are_none_of_hers(self) -> None:
        with Table("runner") as t:
            estelle = t.corp.put("Estelle Moon", "Server 1", rezzed=True)
            t.runner.hand("Corroder").install("Corroder")
            assert estelle.tokens("power") == 0

    def test_unrezzed_she_counts_nothing(self) -> None:
        with Table() as t:
            estelle = t.corp.put("Estelle Moon", "Server 1")
            t.corp.hand("PAD Campaign").install("PAD Campaign", "new")
            assert estelle.tokens("power") == 0


class TestHoneyfarm:
    @pytest.mark.parametrize("server", ["Server 1", "HQ", "R&D", "Archives"])
    def test_it_costs_a_credit_wherever_it_is_accessed(self, server: str) -> None:
        with Table("runner") as t:
            if server == "Server 1":
                t.corp.put("Honeyfarm", server)
            else:
                {"HQ": t.corp.hand, "R&D": t.corp.deck, "Archives": t.corp.discard}[server]("Honeyfarm")
            t.runner.run(server)
            t.settle()
            assert (t.runner.credits, t.corp.credits) == (4, 5)
            access: Any = last(t, "accessed")
            assert access.seen == 3  # CR 7.2.2: in R&D too
            go_on(t)
            t.finish_run()


class TestLongTermInvestment:
    def test_two_credits_each_turn(self) -> None:
        with before_turn("Long-Term Investment", credit=4) as t:
            t.end_turn()
            t.settle()
            assert (t.card("Long-Term Investment").tokens("credit"), t.corp.credits) == (6, 5)
            assert not t.corp.can("use", "Long-Term Investment")

    def test_from_eight_on_a_click_takes_any_number(self) -> None:
        with Table() as t:
            fund = t.corp.put("Long-Term Investment", "Server 1", rezzed=True, tokens={"credit": 8})
            t.corp.use("Long-Term Investment")
            assert t.corp.can("number", number=8)
            t.corp.number(5)
            assert (fund.tokens("credit"), t.corp.credits, t.corp.clicks) == (3, 10, 2)
            assert not t.corp.can("use", "Long-Term Investment")

    def test_seven_are_too_few(self) -> None:
        with Table() as t:
            t.corp.put("Long-Term Investment", "Server 1", rezzed=True, tokens={"credit": 7})
            assert not t.corp.can("use", "Long-Term Investment")


class TestIllegalArmsFactory:
    def test_a_credit_and_a_card_each_turn(self) -> None:
        with before_turn("Illegal Arms Factory") as t:
            t.end_turn()
            t.settle()
            assert (t.corp.credits, len(t.corp.titles("hand"))) == (6, 2)

    def trashed(self, *, rezzed: bool) -> Table:
        t = Table("runner")
        t.corp.put("Illegal Arms Factory", "Server 1", rezzed=rezzed)
        t.runner.set(credits=6).run("Server 1")
        t.runner.act("trash")
        t.finish_run()
        return t

    def test_the_runner_who_trashes_it_brings_it_to_light(self) -> None:
        with self.trashed(rezzed=True) as t:
            assert t.state.bad_publicity == 1

    def test_unrezzed_nobody_learns_of_it(self) -> None:
        with self.trashed(rezzed=False) as t:
            assert t.state.bad_publicity == 0

    def test_other_cards_may_be_trashed_in_silence(self) -> None:
        with Table("runner") as t:
            t.corp.put("Illegal Arms Factory", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 2", rezzed=True)
            t.runner.run("Server 2")
            t.runner.act("trash")
            t.finish_run()
            assert t.state.bad_publicity == 0

    def test_the_corp_may_get_rid_of_it(self) -> None:
        with Table() as t:
            t.corp.put("Illegal Arms Factory", "Server 1", rezzed=True)
            t.corp.hand("Liquidation").set(credits=1).play("Liquidation")
            t.corp.pick("Illegal Arms Factory")
            assert (t.zone("Illegal Arms Factory"), t.state.bad_publicity) == ("Archives", 0)
