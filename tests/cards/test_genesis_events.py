"""What events of the Genesis cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, who

from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.testing import Table


class TestVamp:
    def table(self, money: int = 5, corp: int = 9) -> Table:
        t = Table("runner")
        t.corp.hand("Ice Wall").set(credits=corp)
        t.runner.hand("Vamp").set(credits=money)
        t.runner.play("Vamp")
        return t

    @pytest.mark.parametrize("n", [0, 2, 5])
    def test_the_corp_loses_what_the_runner_pays_and_a_tag_is_taken(self, n: int) -> None:
        with self.table() as t:
            t.runner.accept()
            assert not t.runner.can("number", number=6)
            t.runner.number(n)
            t.finish_run()
            assert (t.runner.credits, t.corp.credits, t.state.tags) == (5 - n, 9 - n, 1)
            assert who(t, "tagged") == [RUNNER]
            assert accessed(t) == []

    def test_a_poor_corp_loses_what_it_has(self) -> None:
        with self.table(5, 1) as t:
            t.runner.accept()
            t.runner.number(3)
            t.finish_run()
            assert (t.runner.credits, t.corp.credits, t.state.tags) == (2, 0, 1)

    def test_it_may_be_left_for_the_access(self) -> None:
        with self.table() as t:
            t.runner.decline()
            t.finish_run()
            assert accessed(t) == ["Ice Wall"]
            assert t.state.card(t.cid("Vamp")).text.count("you may") == 1
            assert (t.runner.credits, t.corp.credits, t.state.tags) == (5, 9, 0)


class TestKraken:
    def table(self) -> Table:
        t = Table("runner")
        t.corp.put("Hostile Takeover", "Server 1")
        t.corp.put("Ice Wall", "HQ")
        t.corp.put("Enigma", "HQ", rezzed=True)
        t.corp.put("Hadrian's Wall", "R&D")
        t.runner.hand("Kraken").set(credits=3)
        return t

    def test_the_corp_trashes_a_piece_of_ice_of_the_chosen_server(self) -> None:
        with self.table() as t:
            assert not t.runner.can("play", "Kraken")
            t.runner.run("Server 1")
            t.finish_run()
            t.runner.play("Kraken")
            t.runner.act("server", server="HQ")
            assert not t.corp.can("pick", "Hadrian's Wall")
            t.corp.pick("Ice Wall")
            t.settle()
            assert t.zone("Ice Wall") == "Archives"
            assert who(t, "trashed")[0] == CORP
            assert t.card("Enigma").installed

    def test_any_server_may_be_chosen_even_one_without_ice(self) -> None:
        with self.table() as t:
            t.runner.run("Server 1")
            t.finish_run()
            t.runner.play("Kraken")
            t.runner.act("server", server="Archives")
            t.settle()
            assert t.card("Enigma").installed

    def test_an_agenda_that_the_corp_scored_will_not_do(self) -> None:
        with self.table() as t:
            t.runner.run("R&D")
            t.finish_run()
            t.corp.scored("Hostile Takeover")
            assert not t.runner.can("play", "Kraken")


def test_quality_time_draws_five() -> None:
    with Table("runner") as t:
        t.runner.hand("Quality Time").set(credits=3)
        t.runner.play("Quality Time")
        t.settle()
        assert len(t.runner.titles("hand")) == 5


class TestSurge:
    def test_a_program_that_got_a_counter_this_turn_gets_two_more(self) -> None:
        with Table("runner") as t:
            t.runner.put("Medium", tokens={"virus": 1})
            t.runner.put("Datasucker")
            t.runner.put("Aesop's Pawnshop")
            t.runner.hand("Surge", "Surge")
            assert not t.runner.can("play", "Surge")
            t.runner.run("HQ")
            t.finish_run()
            t.runner.play("Surge")
            t.settle()
            assert t.card("Datasucker").tokens("virus") == 3
            assert t.card("Medium").tokens("virus") == 1

    def test_of_several_one_is_chosen(self) -> None:
        with Table("runner") as t:
            t.runner.put("Medium")
            t.runner.put("Datasucker")
            t.runner.hand("Surge")
            t.runner.run("R&D")
            t.runner.trigger("Medium")
            t.runner.number(0) if t.runner.can("number", number=0) else t.finish_run()
            t.finish_run()
            t.runner.play("Surge")
            t.runner.pick("Medium")
            t.settle()
            assert (t.card("Medium").tokens("virus"), t.card("Datasucker").tokens("virus")) == (3, 1)

    def test_counters_of_the_turn_before_do_not_count(self) -> None:
        with Table("runner") as t:
            t.runner.put("Datasucker")
            t.runner.hand("Surge")
            t.runner.run("HQ")
            t.finish_run()
            t.end_turn()
            t.end_turn()
            assert not t.runner.can("play", "Surge")

    def test_a_card_that_is_no_program_does_not_count(self) -> None:
        with Table("runner") as t:
            t.corp.hand("PAD Campaign")
            t.runner.put("Friday Chip")
            t.runner.hand("Surge").set(credits=9)
            t.runner.run("HQ")
            t.runner.act("trash")
            t.runner.accept()
            t.settle()
            assert t.card("Friday Chip").tokens("virus") == 1
            assert not t.runner.can("play", "Surge")
