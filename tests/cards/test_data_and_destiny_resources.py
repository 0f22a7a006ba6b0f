"""What resources of Data and Destiny do."""

from __future__ import annotations

from sneakdoor.testing import Table


class TestTechnicalWriter:
    def test_hardware_and_programs_put_credits_on_it(self) -> None:
        with Table("runner") as t:
            writer = t.runner.put("Technical Writer")
            t.runner.hand("Corroder", "Sports Hopper", "Daily Casts").set(credits=9)
            for title, n in (("Corroder", 1), ("Sports Hopper", 2), ("Daily Casts", 2)):
                t.runner.install(title)
                assert writer.tokens("credit") == n

    def test_it_is_trashed_to_take_them(self) -> None:
        with Table("runner") as t:
            t.runner.put("Technical Writer", tokens={"credit": 4})
            t.runner.use("Technical Writer")
            assert (t.runner.credits, t.runner.clicks) == (9, 3)
            assert t.zone("Technical Writer") == "the heap"

    def test_cards_of_the_corp_do_not_count_and_without_credits_it_is_of_no_use(self) -> None:
        with Table("corp") as t:
            writer = t.runner.put("Technical Writer")
            t.corp.hand("PAD Campaign")
            t.corp.install("PAD Campaign", "new")
            assert writer.tokens("credit") == 0
            t.end_turn()
            assert not t.runner.can("use", "Technical Writer")
