"""What resources of the Kitara cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import who

from sneakdoor.testing import Table


class TestCrypt:
    def test_successful_runs_on_archives_may_bring_counters(self) -> None:
        with Table("runner") as t:
            crypt = t.runner.put("Crypt")
            t.runner.run("Archives")
            t.runner.accept("Crypt")
            t.finish_run()
            assert crypt.tokens("virus") == 1
            t.runner.run("Archives")
            t.runner.decline()
            t.finish_run()
            t.runner.run("HQ")
            t.finish_run()
            assert crypt.tokens("virus") == 1

    def test_three_counters_find_a_virus_and_install_it_at_its_price(self) -> None:
        with Table("runner") as t:
            t.runner.put("Crypt", tokens={"virus": 3})
            t.runner.deck("Medium", "Corroder")
            t.runner.use("Crypt")
            t.runner.pick("Medium")
            t.settle()
            assert t.card("Medium").installed
            assert (t.runner.credits, t.runner.clicks) == (2, 3)
            assert t.zone("Crypt") == "the heap"
            assert t.happened("shuffled") == 1

    def test_a_virus_that_cannot_be_paid_is_not_found(self) -> None:
        with Table("runner") as t:
            t.runner.put("Crypt", tokens={"virus": 3})
            t.runner.set(credits=2)
            t.runner.deck("Medium", "Parasite")
            t.runner.use("Crypt")
            t.settle()
            assert not t.runner.can("pick", "Medium")
            t.runner.pick("Parasite") if t.runner.can("pick", "Parasite") else t.runner.pick()
            t.settle()

    def test_two_are_too_few(self) -> None:
        with Table("runner") as t:
            t.runner.put("Crypt", tokens={"virus": 2})
            t.runner.deck("Medium")
            assert not t.runner.can("use", "Crypt")


class TestLewiGuilherme:
    @pytest.mark.parametrize(("mode", "has", "zone"), [("lose", 4, "the play area"), ("trash", 5, "the heap")])
    def test_a_turn_begins_with_a_credit_or_without_him(self, mode: str, has: int, zone: str) -> None:
        with Table("corp") as t:
            t.runner.put("Lewi Guilherme")
            t.end_turn()
            t.runner.mode(mode)
            assert (t.runner.credits, t.zone("Lewi Guilherme")) == (has, zone)

    @pytest.mark.rule("9.8.5")
    def test_who_has_no_credit_to_lose_loses_him(self) -> None:
        with Table("corp") as t:
            t.runner.put("Lewi Guilherme")
            t.runner.set(credits=0)
            t.end_turn()
            t.settle()
            assert t.zone("Lewi Guilherme") == "the heap"

    def test_the_corp_keeps_one_card_fewer(self) -> None:
        with Table("corp") as t:
            t.runner.put("Lewi Guilherme")
            t.corp.hand(*["Hedge Fund"] * 5)
            t.end_turn()
            t.runner.mode("lose")
            assert len(t.corp.titles("hand")) == 4


class TestRogueTrading:
    def test_six_credits_and_a_tag_for_two_clicks(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Rogue Trading")
            t.runner.install("Rogue Trading")
            assert t.card("Rogue Trading").tokens("credit") == 18
            t.runner.use("Rogue Trading")
            assert (t.runner.credits, t.state.tags, t.runner.clicks) == (11, 1, 1)
            assert who(t, "tagged") == [1]

    def test_another_card_that_is_installed_loads_nothing(self) -> None:
        with Table("runner") as t:
            t.runner.put("Rogue Trading", tokens={"credit": 6})
            t.runner.hand("Corroder")
            t.runner.install("Corroder")
            assert t.card("Rogue Trading").tokens("credit") == 6

    def test_it_is_trashed_when_it_is_empty(self) -> None:
        with Table("runner") as t:
            t.runner.put("Rogue Trading", tokens={"credit": 6})
            t.runner.use("Rogue Trading")
            assert t.zone("Rogue Trading") == "the heap"


class TestReclaim:
    @pytest.mark.parametrize("title", ["Corroder", "Plascrete Carapace", "Ghost Runner"])
    def test_it_installs_from_the_heap_even_what_was_just_trashed_for_it(self, title: str) -> None:
        with Table("runner") as t:
            t.runner.put("Reclaim")
            t.runner.hand(title)
            t.runner.discard("Armitage Codebusting", "Sure Gamble", "Ninja")
            t.runner.use("Reclaim")
            t.settle()
            assert not t.runner.can("pick", "Armitage Codebusting")
            t.runner.pick(title)
            t.settle()
            assert t.card(title).installed
            assert t.runner.clicks == 3
            assert t.runner.credits == 5 - {"Corroder": 2, "Plascrete Carapace": 3, "Ghost Runner": 1}[title]
            assert t.zone("Reclaim") == "the heap"

    @pytest.mark.rule("1.2.5")
    def test_without_anything_to_install_in_the_heap_it_cannot_be_used(self) -> None:
        with Table("runner") as t:
            t.runner.put("Reclaim")
            t.runner.hand("Corroder")  # what would be trashed for it is not counted yet
            t.runner.discard("Armitage Codebusting")
            assert not t.runner.can("use", "Reclaim")

    def test_a_card_is_needed_to_pay_with(self) -> None:
        with Table("runner") as t:
            t.runner.put("Reclaim")
            t.runner.discard("Corroder")
            assert not t.runner.can("use", "Reclaim")
            t.runner.hand("Sure Gamble")
            t.runner.use("Reclaim")
            t.settle()
            assert t.card("Corroder").installed
