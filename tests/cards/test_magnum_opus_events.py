"""What events of Magnum Opus do."""

from __future__ import annotations

from sneakdoor.testing import Table


class TestLaborRights:
    def test_three_go_to_the_heap_three_come_back_and_one_is_drawn(self) -> None:
        with Table(turn="runner") as t:
            t.runner.deck("Corroder", "Diesel", "Easy Mark", "Sure Gamble")
            t.runner.discard("Ninja")
            t.runner.hand("Labor Rights")
            t.runner.play("Labor Rights")
            t.runner.pick("Ninja", "Diesel", "Easy Mark")
            t.settle()
            assert t.zone("Labor Rights") == "removed"
            assert t.happened("shuffled in") == 3
            assert len(t.runner.titles("hand")) == 1
            assert len(t.runner.titles("discard")) == 1


class TestWatchTheWorldBurn:
    def test_the_first_card_that_is_no_agenda_and_all_its_copies_are_removed(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.hand("PAD Campaign")
            t.runner.hand("Watch the World Burn")
            t.runner.play("Watch the World Burn")
            t.finish_run()
            assert t.happened("removed from game") == 1
            t.end_turn()
            assert t.state.active == 0
            t.end_turn()
            t.corp.hand("Ice Wall")
            for _ in range(6):
                if "PAD Campaign" not in t.corp.titles("hand"):
                    break
                t.runner.set(clicks=4)
                t.runner.run("HQ")
                t.finish_run()
            assert t.happened("removed from game") == 2

    def test_an_agenda_is_stolen_and_other_cards_are_left_later(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Hostile Takeover", "Server 1")
            t.corp.hand("Ice Wall")
            t.runner.hand("Watch the World Burn")
            t.runner.play("Watch the World Burn")
            t.finish_run()
            assert t.runner.score == 1
            assert t.happened("removed from game") == 0
