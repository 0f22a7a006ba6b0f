"""What hardware of Terminal Directive does."""

from __future__ import annotations

import pytest

from sneakdoor.model.enums import RUNNER
from sneakdoor.testing import Table


class TestPolyhistor:
    def table(self) -> Table:
        t = Table("runner")
        t.runner.put("Polyhistor")
        t.runner.set(credits=9)
        return t

    @pytest.mark.rule("3.8.5")
    def test_it_is_a_console_with_memory_and_link(self) -> None:
        with self.table() as t:
            assert (t.runner.memory, t.runner.link) == ((0, 5), 1)
            t.runner.hand("Desperado")
            assert not t.runner.can("install", "Desperado")
            assert "Limit 1 console" in t.state.card(t.cid("Polyhistor")).text

    def test_passing_all_ice_of_hq_makes_both_draw_once_a_turn(self) -> None:
        with self.table() as t:
            t.runner.put("Corroder")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.run("R&D")
            t.finish_run()
            mine, theirs = len(t.runner.titles("hand")), len(t.corp.titles("hand"))
            t.runner.run("HQ")
            t.runner.break_subroutines("Corroder")
            t.runner.accept()
            t.finish_run()
            assert len(t.runner.titles("hand")) == mine + 1
            assert len(t.corp.titles("hand")) == theirs + 1
            t.runner.run("HQ")
            t.runner.break_subroutines("Corroder")
            t.finish_run()
            assert len(t.runner.titles("hand")) == mine + 1

    def test_the_last_card_of_the_stack_is_enough_and_it_happens_before_any_access(self) -> None:
        with self.table() as t:
            with t.changing() as s:
                del s.deck[RUNNER][1:]
            t.runner.run("HQ")
            t.runner.accept()
            assert t.happened("drawn") == 2
            assert t.happened("access begins") == 0
            assert t.run is not None
            t.runner.jack_out()
            t.settle()

    def test_it_may_be_left(self) -> None:
        with self.table() as t:
            t.runner.run("HQ")
            t.runner.decline()
            t.finish_run()
            assert t.happened("drawn") == 0

    def test_ice_that_ends_the_run_is_not_passed(self) -> None:
        with self.table() as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("drawn") == 0

    def test_who_cannot_draw_cannot_force_the_corp(self) -> None:
        with self.table() as t:
            with t.changing() as s:
                s.deck[RUNNER].clear()
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("drawn") == 0
