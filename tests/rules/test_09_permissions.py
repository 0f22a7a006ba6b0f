"""What a card allows is not what it orders (CR 9.6.3)."""

import pytest
from tests.rules.accesses import accessed

from sneakdoor.testing import Table


class TestMoreAccesses:
    def run_with_medium(self, counters: int, *, deck: int = 12) -> Table:
        t = Table(turn="runner", deck=deck)
        t.runner.put("Medium", tokens={"virus": counters - 1})
        t.runner.run("R&D")
        t.settle()
        return t

    @pytest.mark.rule("9.6.3", "7.1.2")
    @pytest.mark.parametrize("more", [0, 1, 3])
    def test_the_runner_says_how_many_of_the_allowed_cards_to_access(self, more: int) -> None:
        with self.run_with_medium(4) as t:
            d = t.decision
            assert d is not None
            assert [option.number for option in d.options] == [3, 2, 1, 0]
            t.runner.number(more)
            t.finish_run()
            assert len(accessed(t)) == 1 + more

    @pytest.mark.rule("9.6.3")
    def test_nobody_is_asked_where_nothing_more_is_allowed(self) -> None:
        with self.run_with_medium(1) as t:
            assert t.decision is not None
            assert t.decision.kind == "action"
            assert len(accessed(t)) == 1

    @pytest.mark.rule("7.1.2")
    def test_no_more_is_offered_than_there_are_cards(self) -> None:
        with self.run_with_medium(4, deck=2) as t:
            assert t.decision is not None
            assert [option.number for option in t.decision.options] == [1, 0]
            t.runner.number(1)
            t.finish_run()

    @pytest.mark.rule("9.6.3")
    def test_each_card_that_allows_more_is_asked_about_and_orders_are_not(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Medium", tokens={"virus": 1})
            t.runner.put("Medium", tokens={"virus": 2})
            t.runner.put("R&D Interface")
            t.runner.run("R&D")
            t.settle()
            t.runner.act("trigger", "Medium")
            t.runner.number(0)
            t.runner.number(2)
            t.finish_run()
            assert len(accessed(t)) == 4  # one, one more by order, two by leave

    @pytest.mark.rule("9.1.3b", "9.6.3")
    @pytest.mark.parametrize(("more", "used"), [(0, False), (1, True)])
    def test_a_card_is_used_by_taking_what_it_allows(self, more: int, used: bool) -> None:
        with self.run_with_medium(2) as t:
            t.runner.number(more)
            assert (t.happened("used") == 1) is used
            t.finish_run()
