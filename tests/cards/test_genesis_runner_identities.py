"""What a Runner identity of the Genesis cycle does."""

from __future__ import annotations

from sneakdoor.testing import Table

WHIZZARD = "Whizzard: Master Gamer"


class TestWhizzard:
    def test_three_credits_each_turn_pay_trash_costs(self) -> None:
        with Table("runner", runner=WHIZZARD) as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.set(credits=1)
            t.runner.run("Server 1")
            t.runner.accept()
            t.finish_run()
            assert (t.runner.credits, t.corp.titles("discard")) == (0, ["PAD Campaign"])
            t.end_turn()
            t.end_turn()
            t.runner.set(credits=0)
            t.runner.run("Server 2")
            assert not t.runner.can("trash")  # 4 are one too many
            t.finish_run()

    def test_they_pay_for_nothing_else(self) -> None:
        with Table("runner", runner=WHIZZARD) as t:
            t.runner.hand("Corroder", "Sure Gamble").set(credits=1)
            assert not t.runner.can("install", "Corroder")
            assert not t.runner.can("play", "Sure Gamble")

    def test_they_come_back_with_the_turn(self) -> None:
        with Table("runner", runner=WHIZZARD) as t:
            t.corp.put("PAD Campaign", "Server 1")
            who = t.state.things[next(cid for cid in t.state.things if t.state.card(cid).title == WHIZZARD)].cid
            assert t.state.tokens(who, "credit") == 3
            t.runner.set(credits=1)
            t.runner.run("Server 1")
            t.runner.accept()
            t.finish_run()
            assert t.state.tokens(who, "credit") == 0
            t.end_turn()
            t.end_turn()
            assert t.state.tokens(who, "credit") == 3
