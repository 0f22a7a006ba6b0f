"""What programs of the Flashpoint cycle do."""

from __future__ import annotations

import pytest
from tests.cards.walking import top

from sneakdoor.model.words import CORP
from sneakdoor.testing import Table


class TestReaver:
    def test_the_first_installed_card_that_you_trash_draws_a_card(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.set(credits=9)
            t.runner.deck(*["Sure Gamble"] * 3)
            t.runner.put("Reaver")
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.settle()
            assert t.runner.titles("hand") == ["Sure Gamble"]
            t.runner.run("Server 2")
            t.runner.act("trash")
            t.settle()
            assert t.runner.titles("hand") == ["Sure Gamble"]

    @pytest.mark.rule("9.6.2c")
    def test_a_card_trashed_from_elsewhere_is_not_the_first(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.hand("PAD Campaign")
            t.runner.set(credits=12).hand("Sure Gamble")
            t.runner.deck(*["Diesel"] * 3)
            t.runner.put("Reaver")
            t.runner.play("Sure Gamble")  # an event is not installed
            t.runner.run("HQ")
            t.runner.act("trash")
            t.settle()
            assert t.runner.titles("hand") == []
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.settle()
            assert t.runner.titles("hand") == ["Diesel"]

    def test_own_cards_count_and_what_the_corp_trashes_does_not(self) -> None:
        with Table("runner") as t:
            t.runner.deck(*["Diesel"] * 3)
            t.runner.put("Reaver")
            t.runner.put("All-nighter")
            t.runner.use("All-nighter")
            t.settle()
            assert t.runner.titles("hand") == ["Diesel"]
        with Table("corp") as t:
            t.runner.deck(*["Diesel"] * 3)
            t.runner.put("Reaver")
            t.runner.put("All-nighter")
            t.runner.set(tags=1)
            t.corp.act("trash resource", "All-nighter")
            t.settle()
            assert t.runner.titles("hand") == []


class TestTapwrm:
    @pytest.mark.parametrize(("pool", "gained"), [(4, 0), (5, 1), (14, 2), (15, 3)])
    def test_a_credit_for_every_five_of_the_corp(self, pool: int, gained: int) -> None:
        with Table("corp", clicks=1) as t:
            t.corp.set(credits=pool - 1)
            t.runner.put("Tapwrm")
            t.end_turn()
            assert t.runner.credits == 5 + gained

    def test_it_is_installed_after_a_run_on_a_central_server_only(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.hand("Tapwrm")
            assert not t.runner.can("install", "Tapwrm")
            t.runner.run("Server 1")
            t.finish_run()
            assert not t.runner.can("install", "Tapwrm")
            t.runner.run("Archives")
            t.finish_run()
            assert t.runner.can("install", "Tapwrm")

    def test_a_purge_trashes_it(self) -> None:
        with Table("corp") as t:
            t.runner.put("Tapwrm")
            t.corp.act("purge")
            t.settle()
            assert t.zone("Tapwrm") == "the heap"


class TestEquivocation:
    def table(self) -> Table:
        t = Table("runner")
        t.corp.deck("Ice Wall", "Enigma", "Hedge Fund")
        t.runner.put("Equivocation")
        return t

    def test_the_top_card_may_be_revealed_and_then_drawn_by_the_corp(self) -> None:
        with self.table() as t:
            t.runner.run("R&D")
            t.runner.accept("Equivocation")
            assert t.happened("revealed") == 1
            t.runner.yes()
            assert t.corp.titles("hand") == ["Hedge Fund"]
            t.finish_run()
            assert top(t, CORP) == ["Enigma"]

    def test_it_may_stay_there(self) -> None:
        with self.table() as t:
            t.runner.run("R&D")
            t.runner.accept("Equivocation")
            t.runner.no()
            t.finish_run()
            assert (t.corp.titles("hand"), top(t, CORP)) == ([], ["Hedge Fund"])

    def test_nothing_has_to_be_revealed_and_other_servers_do_not_count(self) -> None:
        with self.table() as t:
            t.runner.run("R&D")
            t.runner.decline()
            t.finish_run()
            t.runner.run("Archives")
            t.finish_run()
            assert (t.corp.titles("hand"), t.happened("revealed")) == ([], 0)
