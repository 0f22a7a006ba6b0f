"""Operations of the Ashes cycle."""

from __future__ import annotations

import pytest
from tests.last_turns import after
from tests.verbs import encounter, every_window

from sneakdoor.testing import Table


class TestNextActivationCommand:
    def locked(self, ice: str, runner: str = "Blank Runner") -> Table:
        t = Table(runner=runner)
        t.corp.put(ice, "HQ", rezzed=True)
        t.corp.hand("NEXT Activation Command", "SYNC Rerouting")
        t.corp.play("NEXT Activation Command")
        assert not t.corp.can("play", "SYNC Rerouting")
        t.end_turn()
        return t

    def test_ice_is_stronger_until_the_corps_next_turn(self) -> None:
        with self.locked("Ice Wall") as t:
            assert t.card("Ice Wall").strength == 3
            t.end_turn()
            assert t.card("Ice Wall").strength == 1
            assert t.zone("NEXT Activation Command") == "Archives"

    @pytest.mark.parametrize(
        ("ice", "runner", "card"),
        [("Ice Wall", "Quetzal: Free Spirit", "Quetzal: Free Spirit"), ("Eli 1.0", "Blank Runner", "Eli 1.0")],
    )
    def test_only_icebreakers_break(self, ice: str, runner: str, card: str) -> None:
        with self.locked(ice, runner) as t:
            encounter(every_window(t), "HQ")
            assert not t.runner.can("use", card)
            t.finish_run()
        with Table("runner", runner=runner) as t:
            t.corp.put(ice, "HQ", rezzed=True)
            encounter(t, "HQ")
            assert t.runner.can("use", card)
            t.finish_run()

    def test_icebreakers_still_do(self) -> None:
        with self.locked("Ice Wall") as t:
            t.runner.put("Corroder")
            encounter(t, "HQ")
            t.runner.use("Corroder", "strength")
            t.runner.break_subroutines("Corroder")
            t.finish_run()
            assert t.happened("successful run") == 1


class TestScapenet:
    def net(self, spent: int) -> Table:
        t = after(run="HQ", hand=("Scapenet",))
        t.runner.set(credits=9).put("Ghost Runner", tokens={"credit": 3})
        t.runner.put("Akamatsu Mem Chip")
        t.runner.put("Desperado")
        t.corp.play("Scapenet")
        t.corp.number(0)
        t.runner.number(spent)
        return t

    def test_a_chip_or_virtual_card_leaves_the_game(self) -> None:
        for title in ("Ghost Runner", "Akamatsu Mem Chip"):
            with self.net(6) as t:
                assert not t.corp.can("pick", "Desperado")
                t.corp.pick(title)
                assert [t.state.card(cid).title for cid in t.state.removed] == [title]

    def test_a_trace_that_fails_does_nothing(self) -> None:
        with self.net(7) as t:
            assert list(t.state.removed) == []

    def test_it_needs_a_successful_run(self) -> None:
        with after(hand=("Scapenet",)) as t:
            t.runner.put("Akamatsu Mem Chip")
            assert not t.corp.can("play", "Scapenet")


class TestSyncRerouting:
    def rerouted(self, money: int) -> Table:
        t = Table()
        t.corp.hand("SYNC Rerouting")
        t.corp.play("SYNC Rerouting")
        t.end_turn()
        t.runner.set(credits=money).run("Archives")
        return t

    def test_a_run_costs_four_credits_or_a_tag(self) -> None:
        with self.rerouted(5) as t:
            t.runner.mode("pay")
            assert (t.runner.credits, t.state.tags) == (1, 0)
            t.finish_run()
        with self.rerouted(5) as t:
            t.runner.mode("tag")
            assert (t.runner.credits, t.state.tags) == (5, 1)
            t.finish_run()

    @pytest.mark.rule("9.8.5b")
    def test_who_cannot_pay_takes_the_tag(self) -> None:
        with self.rerouted(3) as t:
            assert t.state.tags == 1
            t.finish_run()

    def test_it_is_gone_in_the_corps_next_turn(self) -> None:
        with self.rerouted(3) as t:
            t.finish_run()
            t.end_turn()
            assert t.zone("SYNC Rerouting") == "Archives"
