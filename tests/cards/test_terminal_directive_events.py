"""What events of Terminal Directive do."""

from __future__ import annotations

import pytest
from tests.verbs import accessed

from sneakdoor.testing import Table


class TestCarefulPlanning:
    def table(self) -> Table:
        t = Table("runner")
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.put("Ice Wall", "Server 1")
        t.corp.put("Enigma", "HQ")
        t.corp.set(credits=9)
        t.runner.hand("Careful Planning").set(credits=3)
        return t

    @pytest.mark.parametrize(("title", "other"), [("PAD Campaign", "Ice Wall"), ("Ice Wall", "PAD Campaign")])
    def test_a_card_of_a_remote_server_is_not_rezzed_this_turn(self, title: str, other: str) -> None:
        with self.table() as t:
            t.runner.play("Careful Planning")
            assert not t.runner.can("pick", t.card("Enigma"))
            t.runner.pick(t.card(title))
            t.runner.run("Server 1")
            assert not t.corp.can("rez", title)
            t.corp.rez(other)
            t.finish_run()
            t.end_turn(stop="paid ability window")
            assert t.corp.can("rez", "PAD Campaign") is (title == "PAD Campaign")

    @pytest.mark.rule("1.11.3")
    def test_only_with_the_first_click_and_with_something_to_choose(self) -> None:
        with self.table() as t:
            assert t.runner.can("play", "Careful Planning")
            t.runner.act("credit")
            assert not t.runner.can("play", "Careful Planning")
        with Table("runner") as t:
            t.corp.put("Enigma", "HQ")
            t.runner.hand("Careful Planning").set(credits=3)
            assert not t.runner.can("play", "Careful Planning")


class TestDeepDataMining:
    @pytest.mark.parametrize(("programs", "chips", "cards"), [(0, 0, 5), (1, 0, 4), (4, 0, 1), (0, 2, 5)])
    def test_each_unused_memory_unit_is_a_card_more(self, programs: int, chips: int, cards: int) -> None:
        with Table("runner") as t:
            for _ in range(programs):
                t.runner.put("Corroder")
            for _ in range(chips):
                t.runner.put("Akamatsu Mem Chip")
            t.corp.deck(*["Hedge Fund"] * 8)
            t.runner.hand("Deep Data Mining").set(credits=3)
            t.runner.play("Deep Data Mining")
            t.finish_run()
            assert len(accessed(t)) == cards

    def test_the_next_run_is_as_any(self) -> None:
        with Table("runner") as t:
            t.corp.deck(*["Hedge Fund"] * 8)
            t.runner.hand("Deep Data Mining").set(credits=3)
            t.runner.play("Deep Data Mining")
            t.finish_run()
            t.runner.run("R&D")
            t.finish_run()
            assert len(accessed(t)) == 6
