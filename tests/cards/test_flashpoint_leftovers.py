"""Temüjin Contract and Deuces Wild: a server that was chosen, and two of four things."""

from __future__ import annotations

import pytest
from tests.verbs import now

from sneakdoor.testing import Table


class TestTemujinContract:
    def test_each_successful_run_on_the_chosen_server_brings_four(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Temüjin Contract")
            t.runner.install("Temüjin Contract")
            t.runner.act("server", server="Archives")
            assert (t.runner.credits, t.card("Temüjin Contract").tokens("credit")) == (1, 20)
            t.runner.run("Archives")
            t.finish_run()
            assert (t.runner.credits, t.card("Temüjin Contract").tokens("credit")) == (5, 16)
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.credits == 5
            t.runner.run("Archives")
            t.finish_run()
            assert (t.runner.credits, t.card("Temüjin Contract").tokens("credit")) == (9, 12)

    def test_a_run_that_fails_brings_nothing(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Temüjin Contract")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.install("Temüjin Contract")
            t.runner.act("server", server="HQ")
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.credits == 1

    def test_with_the_last_credits_it_is_gone(self) -> None:
        with Table("runner", clicks=6) as t:
            t.runner.hand("Temüjin Contract")
            t.runner.install("Temüjin Contract")
            t.runner.act("server", server="R&D")
            for _ in range(5):
                assert t.card("Temüjin Contract").installed
                t.runner.run("R&D")
                t.finish_run()
            assert (t.zone("Temüjin Contract"), t.runner.credits) == ("the heap", 21)

    def test_the_credits_stay_when_the_chosen_server_is_gone(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Temüjin Contract")
            t.runner.set(credits=9)
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.install("Temüjin Contract")
            t.runner.act("server", server="Server 1")
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.finish_run()
            assert t.card("Temüjin Contract").tokens("credit") == 16
            assert not t.runner.can("run", server="Server 1")


class TestDeucesWild:
    @pytest.mark.parametrize(
        ("first", "second", "money", "cards", "tags"),
        [("gain", "draw", 6, 2, 1), ("draw", "remove", 3, 2, 0), ("remove", "gain", 6, 0, 0)],
    )
    def test_two_different_ones_in_any_order(self, first: str, second: str, money: int, cards: int, tags: int) -> None:
        with Table("runner") as t:
            t.runner.hand("Deuces Wild").set(tags=1)
            t.runner.play("Deuces Wild")
            t.runner.mode(first)
            assert not t.runner.can("mode", says=first)
            t.runner.mode(second)
            assert (t.runner.credits, len(t.runner.titles("hand")), t.state.tags) == (money, cards, tags)

    def test_ice_is_exposed_and_then_run_on(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Deuces Wild")
            t.corp.put("Enigma", "HQ")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.runner.play("Deuces Wild")
            t.runner.mode("gain")
            t.runner.mode("expose")
            assert t.runner.credits == 6
            t.settle()
            t.runner.act("server", server="Archives")
            assert t.happened("exposed") == 1
            assert t.run is not None
            t.finish_run()

    def test_after_the_run_the_other_one_is_chosen(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Deuces Wild")
            t.corp.put("Enigma", "R&D")
            t.runner.play("Deuces Wild")
            t.runner.mode("expose")
            t.runner.act("server", server="Archives")
            t.finish_run()
            t.runner.mode("draw")
            assert len(t.runner.titles("hand")) == 2

    @pytest.mark.rule("1.2.4")
    def test_what_cannot_be_done_may_be_chosen_all_the_same(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Deuces Wild")
            t.runner.play("Deuces Wild")
            t.runner.mode("remove")  # there is no tag
            t.runner.mode("expose")  # there is no ice, so the run alone is made
            t.runner.act("server", server="R&D")
            t.finish_run()
            assert (t.happened("run begins"), t.happened("accessed"), t.runner.credits) == (1, 1, 3)

    @pytest.mark.rule("1.4:1.14.1b")
    def test_the_server_is_declared_when_the_ice_has_been_exposed(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Deuces Wild")
            t.corp.put("Enigma", "HQ")
            t.runner.play("Deuces Wild")
            t.runner.mode("expose")
            assert (t.happened("exposed"), now(t).kind) == (1, "choose a server")
            t.runner.act("server", server="R&D")
            t.finish_run()
            t.runner.mode("gain")
