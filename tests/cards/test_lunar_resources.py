"""What resources of the Lunar cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import who

from sneakdoor.cards.registry import book
from sneakdoor.cards.vocabulary import Tag, operation, play
from sneakdoor.testing import Table

TAG = operation("Tag", "neutral_corp", play(Tag(1)), cost=0)


class TestDuggars:
    def test_four_clicks_are_ten_cards(self) -> None:
        with Table("runner") as t:
            t.runner.put("Duggar's")
            t.runner.use("Duggar's")
            assert [one.side for one in t.state.journal.since(0) if one.kind == "drawn"][:11].count(1) == 10

    def test_three_clicks_are_not_enough(self) -> None:
        with Table("runner", clicks=3) as t:
            t.runner.put("Duggar's")
            assert not t.runner.can("use", "Duggar's")


class TestFester:
    @pytest.mark.parametrize(("have", "left"), [(5, 3), (2, 0), (1, 1), (0, 0)])
    @pytest.mark.rule("1.2.3")
    def test_purging_costs_the_corp_two_credits_or_none(self, have: int, left: int) -> None:
        with Table("corp") as t:
            t.runner.put("Fester")
            t.corp.set(credits=have)
            t.corp.act("purge")
            assert t.corp.credits == left

    def test_each_of_them_counts(self) -> None:
        with Table("corp") as t:
            t.runner.put("Fester")
            t.runner.put("Fester")
            t.corp.set(credits=5)
            t.corp.act("purge")
            t.settle()
            if t.runner.can("trigger", "Fester"):
                t.runner.trigger(t.card("Fester"))
                t.settle()
            assert t.corp.credits == 1


class TestZonaSulShipping:
    def test_credits_gather_until_they_are_taken(self) -> None:
        with Table("corp") as t:
            shipping = t.runner.put("Zona Sul Shipping", tokens={"credit": 2})
            t.end_turn()
            assert shipping.tokens("credit") == 3
            t.runner.use("Zona Sul Shipping")
            assert (t.runner.credits, t.runner.clicks, shipping.tokens("credit")) == (8, 3, 0)
            assert shipping.installed

    def test_without_credits_there_is_nothing_to_take(self) -> None:
        with Table("runner") as t:
            t.runner.put("Zona Sul Shipping")
            assert not t.runner.can("use", "Zona Sul Shipping")

    def test_a_tag_is_the_end_of_it(self) -> None:
        with Table("corp", cards=(TAG,)) as t:
            shipping = t.runner.put("Zona Sul Shipping", tokens={"credit": 2})
            t.corp.hand("Tag")
            t.corp.act("credit")
            assert shipping.installed
            t.corp.play("Tag")
            assert shipping.zone == "the heap"


class TestUtopiaShard:
    @pytest.mark.parametrize("install", [True, False])
    def test_a_successful_run_on_hq_may_install_it_instead_of_accessing(self, install: bool) -> None:
        with Table("runner") as t:
            t.runner.hand("Utopia Shard").set(credits=0)
            t.corp.hand("Hedge Fund")
            t.runner.run("HQ")
            t.settle()
            t.runner.accept() if install else t.runner.decline()
            t.finish_run()
            assert t.card("Utopia Shard").installed == install
            assert t.happened("accessed") == int(not install)

    def test_no_other_server_will_do(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Utopia Shard")
            t.runner.run("R&D")
            t.finish_run()
            assert t.runner.titles("hand") == ["Utopia Shard"]

    @pytest.mark.parametrize("have", [1, 2, 4])
    def test_it_costs_the_corp_two_cards_of_hq(self, have: int) -> None:
        with Table("runner") as t:
            t.corp.hand(*["Hedge Fund"] * have)
            t.runner.put("Utopia Shard")
            t.runner.use("Utopia Shard")
            assert len(t.corp.titles("hand")) == max(0, have - 2)
            assert t.zone("Utopia Shard") == "the heap"
            assert set(who(t, "discarded")) == {0}

    def test_with_an_empty_hq_it_is_of_no_use(self) -> None:
        with Table("runner") as t:
            t.runner.put("Utopia Shard")
            assert not t.runner.can("use", "Utopia Shard")

    def test_a_deck_has_one_and_says_so(self) -> None:
        shelf = book()
        card = shelf.cards[shelf.by_title["Utopia Shard"]]
        assert card.text.endswith("Limit 1 per deck.")
        assert card.deck_limit == 1

    def test_steve_cambridge_brings_it_back_too_late(self) -> None:
        with Table("runner", runner="Steve Cambridge: Master Grifter") as t:
            t.runner.discard("Utopia Shard", "Sure Gamble")
            t.corp.hand("Hedge Fund")
            t.runner.run("HQ")
            t.settle()
            t.runner.accept()
            t.runner.pick("Utopia Shard")
            t.corp.pick("Sure Gamble")
            t.finish_run()
            assert t.runner.titles("hand") == ["Utopia Shard"]
            assert t.happened("accessed") == 1
