"""What hardware and Runner identities of Reign and Reverie do."""

from __future__ import annotations

import pytest
from tests.verbs import accessed

from sneakdoor.testing import Table

AKIKO = "Akiko Nisei: Head Case"
GNAT = 'Nathaniel "Gnat" Hall: One-of-a-Kind'


class TestHijackedRouter:
    def test_each_new_server_costs_the_corp_a_credit(self) -> None:
        with Table("corp") as t:
            t.runner.put("Hijacked Router")
            t.corp.hand("PAD Campaign", "Ice Wall", "Melange Mining Corp.")
            t.corp.install("PAD Campaign", "new")
            assert t.corp.credits == 4
            t.corp.install("Ice Wall", "Server 1")
            assert t.corp.credits == 4
            t.corp.install("Melange Mining Corp.", "new")
            assert t.corp.credits == 3

    def test_a_successful_run_on_archives_may_cost_three_for_itself(self) -> None:
        with Table("runner") as t:
            t.runner.put("Hijacked Router")
            t.runner.run("HQ")
            t.finish_run()
            t.runner.run("Archives")
            t.runner.decline()
            t.finish_run()
            assert t.corp.credits == 5
            t.runner.run("Archives")
            before = t.happened("access begins")
            t.settle()
            assert t.happened("access begins") == before
            t.runner.accept("Hijacked Router")
            t.finish_run()
            assert (t.corp.credits, t.zone("Hijacked Router")) == (2, "the heap")


class TestGnat:
    @pytest.mark.parametrize(("cards", "has"), [(0, 6), (2, 6), (3, 5)])
    def test_with_two_cards_or_fewer_a_turn_begins_with_a_credit(self, cards: int, has: int) -> None:
        with Table("corp", runner=GNAT) as t:
            t.runner.hand(*["Diesel"] * cards)
            t.corp.hand(*["Hedge Fund"] * 5)
            t.end_turn()
            assert t.runner.credits == has

    def test_not_the_corps_turn(self) -> None:
        with Table("runner", runner=GNAT) as t:
            t.end_turn()
            assert t.runner.credits == 9


class TestAkiko:
    @pytest.mark.parametrize(("corp", "runner", "cards"), [(1, 1, 2), (0, 0, 2), (2, 1, 1), (0, 2, 1)])
    def test_the_same_bids_are_one_more_access_from_rnd(self, corp: int, runner: int, cards: int) -> None:
        with Table("runner", runner=AKIKO) as t:
            t.runner.run("R&D")
            t.corp.number(corp)
            t.runner.number(runner)
            t.finish_run()
            assert (len(accessed(t)), t.corp.credits, t.runner.credits) == (cards, 5 - corp, 5 - runner)
            assert t.runner.link == 1

    def test_hq_is_no_matter(self) -> None:
        with Table("runner", runner=AKIKO) as t:
            t.corp.hand("Hedge Fund", "Hedge Fund")
            t.runner.run("HQ")
            t.finish_run()
            assert len(accessed(t)) == 1

    def test_every_time(self) -> None:
        with Table("runner", runner=AKIKO) as t:
            for _ in range(2):
                t.runner.run("R&D")
                t.corp.number(0)
                t.runner.number(0)
                t.finish_run()
            assert len(accessed(t)) == 4


class TestMindsEye:
    def test_it_is_a_console_with_memory(self) -> None:
        with Table("runner") as t:
            t.runner.put("Mind's Eye")
            assert t.runner.memory == (0, 5)
            assert any("console" in one.say() for one in t.state.card(t.cid("Mind's Eye")).abilities)
            t.runner.hand("Desperado")
            assert not t.runner.can("install", "Desperado")

    @pytest.mark.both
    def test_successful_runs_on_rnd_may_bring_counters(self) -> None:
        with Table("runner") as t:
            eye = t.runner.put("Mind's Eye")
            t.runner.run("R&D")
            t.settle()
            assert t.happened("access begins") == 0
            t.runner.accept("Mind's Eye")
            t.finish_run()
            t.runner.run("R&D")
            t.runner.decline()
            t.finish_run()
            t.runner.run("HQ")
            t.finish_run()
            assert eye.tokens("power") == 1

    @pytest.mark.both
    def test_three_of_them_and_a_click_access_the_top_card(self) -> None:
        with Table("runner") as t:
            eye = t.runner.put("Mind's Eye", tokens={"power": 3})
            t.corp.deck("Hostile Takeover")
            t.corp.put("Crisium Grid", "R&D")
            t.runner.use("Mind's Eye")
            t.settle()
            assert (accessed(t), t.runner.score, t.runner.clicks, eye.tokens("power")) == (
                ["Hostile Takeover"],
                1,
                3,
                0,
            )
            assert t.happened("run begins") == 0

    @pytest.mark.both
    def test_two_are_too_few(self) -> None:
        with Table("runner") as t:
            t.runner.put("Mind's Eye", tokens={"power": 2})
            assert not t.runner.can("use", "Mind's Eye")


class TestMache:
    def test_the_first_accessed_card_that_is_trashed_may_bring_its_trash_cost(self) -> None:
        with Table("runner") as t:
            mache = t.runner.put("Mâché")
            t.runner.set(credits=20)
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.hand("Melange Mining Corp.")
            t.runner.run("Server 1")
            t.settle()
            t.runner.act("trash")
            t.runner.accept("Mâché")
            assert mache.tokens("power") == 4
            t.runner.run("HQ")
            t.settle()
            t.runner.act("trash")
            t.settle()
            assert mache.tokens("power") == 4

    def test_a_card_from_hq_counts_and_it_may_be_left(self) -> None:
        with Table("runner") as t:
            mache = t.runner.put("Mâché")
            t.corp.hand("Adonis Campaign")
            t.runner.run("HQ")
            t.settle()
            t.runner.act("trash")
            t.runner.decline()
            assert mache.tokens("power") == 0
        with Table("runner") as t:
            mache = t.runner.put("Mâché")
            t.corp.hand("Adonis Campaign")
            t.runner.run("HQ")
            t.settle()
            t.runner.act("trash")
            t.runner.accept("Mâché")
            assert mache.tokens("power") == 3

    def test_what_is_trashed_otherwise_does_not_count(self) -> None:
        with Table("runner") as t:
            mache = t.runner.put("Mâché")
            t.runner.put("Sports Hopper")
            t.runner.use("Sports Hopper")
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.runner.hand("Drive By")
            t.corp.put("Adonis Campaign", "Server 2")
            t.runner.play("Drive By")
            t.settle()
            assert mache.tokens("power") == 0

    def test_three_counters_draw_a_card(self) -> None:
        with Table("runner") as t:
            mache = t.runner.put("Mâché", tokens={"power": 4})
            t.runner.use("Mâché")
            assert (len(t.runner.titles("hand")), mache.tokens("power")) == (1, 1)
            assert not t.runner.can("use", "Mâché")
