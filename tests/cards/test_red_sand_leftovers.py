"""Counter Surveillance, Rosetta 2.0 and Network Exchange."""

from __future__ import annotations

import pytest
from tests.verbs import accessed

from sneakdoor.testing import Table


class TestCounterSurveillance:
    def start(self, t: Table, server: str, tags: int, money: int = 5) -> None:
        t.runner.put("Counter Surveillance")
        t.runner.set(tags=tags, credits=money)
        t.runner.use("Counter Surveillance")
        t.runner.act("server", server=server)

    @pytest.mark.parametrize(("tags", "number", "seen"), [(3, 3, 3), (3, 2, 2), (2, 0, 0)])
    def test_a_credit_for_each_tag_is_an_access_for_each_at_the_most(self, tags: int, number: int, seen: int) -> None:
        with Table("runner") as t:
            t.corp.deck("Hedge Fund", "Enigma", "Ice Wall", "Wall of Static")
            self.start(t, "R&D", tags)
            t.settle()
            assert t.runner.credits == 5 - tags
            assert not t.runner.can("number", number=tags + 1)
            t.runner.number(number)
            t.finish_run()
            assert len(accessed(t)) == seen
            assert (t.runner.clicks, t.zone("Counter Surveillance")) == (3, "the heap")

    def test_who_cannot_pay_for_all_tags_accesses_nothing(self) -> None:
        with Table("runner") as t:
            self.start(t, "R&D", 3, money=2)
            t.finish_run()
            assert (accessed(t), t.runner.credits) == ([], 2)

    def test_without_a_tag_nothing_is_paid_and_nothing_accessed(self) -> None:
        with Table("runner") as t:
            self.start(t, "R&D", 0)
            t.finish_run()
            assert (accessed(t), t.runner.credits) == ([], 5)

    @pytest.mark.both
    def test_of_a_remote_server_it_may_be_some_of_the_cards(self) -> None:
        with Table("runner") as t:
            t.corp.put("Red Herrings", "Server 1")
            t.corp.put("Hostile Takeover", "Server 1")
            self.start(t, "Server 1", 1)
            t.runner.number(1)
            t.runner.act("access", t.card("Hostile Takeover"))
            t.finish_run()
            assert (accessed(t), t.runner.score) == (["Hostile Takeover"], 1)

    @pytest.mark.both
    def test_the_root_of_a_central_server_counts_and_need_not_be_accessed(self) -> None:
        with Table("runner") as t:
            t.corp.put("Red Herrings", "HQ")
            t.corp.hand("Hedge Fund", "Hedge Fund", "Hedge Fund")
            self.start(t, "HQ", 2)
            t.runner.number(2)
            t.runner.act("access", server="HQ")
            t.settle()
            t.runner.act("access", server="HQ")
            t.finish_run()
            assert accessed(t) == ["Hedge Fund", "Hedge Fund"]

    @pytest.mark.rule("7.1.2")
    def test_what_adds_to_accesses_adds_to_these(self) -> None:
        with Table("runner") as t:
            t.runner.put("R&D Interface")
            t.corp.deck("Hedge Fund", "Enigma", "Ice Wall", "Wall of Static")
            self.start(t, "R&D", 2)
            t.runner.number(3)
            t.finish_run()
            assert len(accessed(t)) == 3

    def test_archives_is_turned_faceup_all_the_same(self) -> None:
        with Table("runner") as t:
            t.corp.discard("Hostile Takeover", "Hedge Fund", "Snare!", faceup=False)
            self.start(t, "Archives", 1)
            t.runner.number(1)
            t.runner.act("access", "Hostile Takeover")
            t.finish_run()
            assert (t.runner.score, len(accessed(t))) == (1, 1)

    def test_a_run_that_fails_costs_no_credit(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            self.start(t, "R&D", 3)
            t.finish_run()
            assert (accessed(t), t.runner.credits) == ([], 5)


class TestRosetta:
    def test_a_program_makes_way_for_another_that_costs_so_much_less(self) -> None:
        with Table("runner") as t:
            t.runner.put("Rosetta 2.0")
            t.runner.put("Corroder")  # 2
            t.runner.put("Ninja")
            t.runner.deck("Gordian Blade", "Medium", "Sure Gamble")
            t.runner.use("Rosetta 2.0")
            t.runner.pick("Corroder")
            assert not t.runner.can("pick", "Medium")
            t.runner.pick("Gordian Blade")  # 4
            t.runner.act("done")
            assert t.card("Gordian Blade").installed
            assert (t.runner.credits, t.runner.clicks) == (3, 3)
            assert t.zone("Corroder") == "removed"
            assert t.happened("shuffled") == 1

    def test_the_memory_of_what_was_removed_is_free(self) -> None:
        with Table("runner") as t:
            t.runner.put("Rosetta 2.0")
            for title in ("Corroder", "Ninja", "Mimic", "Crypsis"):
                t.runner.put(title)
            t.runner.deck("Gordian Blade")
            t.runner.use("Rosetta 2.0")
            t.runner.pick("Crypsis")  # 5
            t.runner.pick("Gordian Blade")
            t.runner.act("done")
            assert (t.runner.memory, t.runner.credits) == ((4, 4), 5)

    def test_what_would_still_be_too_dear_is_not_found(self) -> None:
        with Table("runner") as t:
            t.runner.put("Rosetta 2.0")
            t.runner.put("Corroder")
            t.runner.set(credits=1)
            t.runner.deck("Gordian Blade", "Mimic")
            t.runner.use("Rosetta 2.0")
            t.settle()
            assert not t.runner.can("pick", "Gordian Blade")
            t.runner.pick("Mimic")
            t.settle()
            assert (t.card("Mimic").installed, t.runner.credits) == (True, 0)

    def test_without_a_program_it_cannot_be_paid(self) -> None:
        with Table("runner") as t:
            t.runner.put("Rosetta 2.0")
            t.runner.put("Plascrete Carapace")
            t.runner.hand("Corroder")
            t.runner.deck("Gordian Blade")
            assert not t.runner.can("use", "Rosetta 2.0")


class TestNetworkExchange:
    @pytest.mark.rule("6.2.1")
    def test_ice_outside_of_other_ice_costs_one_more(self) -> None:
        with Table("corp") as t:
            t.runner.put("Network Exchange")
            t.corp.hand("Ice Wall", "Enigma", "Wall of Static")
            t.corp.install("Ice Wall", "HQ")
            assert t.corp.credits == 5
            t.corp.install("Enigma", "HQ")
            t.corp.act("done")
            assert t.corp.credits == 3
            t.corp.install("Wall of Static", "HQ")
            t.corp.act("done")
            assert t.corp.credits == 0

    def test_a_new_server_and_other_cards_cost_what_they_did(self) -> None:
        with Table("corp") as t:
            t.runner.put("Network Exchange")
            t.corp.put("Ice Wall", "HQ")
            t.corp.hand("Enigma", "PAD Campaign")
            t.corp.install("Enigma", "new")
            t.corp.install("PAD Campaign", "Server 1")
            assert t.corp.credits == 5

    @pytest.mark.rule("8.2.5c")
    def test_who_trashes_the_only_ice_there_is_innermost(self) -> None:
        with Table("corp") as t:
            t.runner.put("Network Exchange")
            t.corp.set(credits=1).put("Ice Wall", "HQ")
            t.corp.hand("Enigma")
            t.corp.install("Enigma", "HQ")  # nothing else could be done there
            assert (t.corp.credits, t.zone("Ice Wall"), t.card("Enigma").installed) == (1, "Archives", True)

    def test_two_of_them_add_up(self) -> None:
        with Table("corp") as t:
            t.runner.put("Network Exchange")
            t.runner.put("Network Exchange")
            t.corp.put("Ice Wall", "HQ")
            t.corp.hand("Enigma")
            t.corp.install("Enigma", "HQ")
            t.corp.act("done")
            assert t.corp.credits == 2
