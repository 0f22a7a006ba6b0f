"""What events of the SanSan cycle do."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


@pytest.mark.rule("1.11.3")
@pytest.mark.parametrize("title", ["Power to the People", "Fisk Investment Seminar"])
def test_a_priority_event_is_played_with_the_first_click(title: str) -> None:
    with Table("runner") as t:
        t.runner.hand(title)
        assert t.runner.can("play", title)
        t.runner.act("credit")
        assert not t.runner.can("play", title)


class TestPowerToThePeople:
    def test_the_first_agenda_that_is_accessed_pays_seven(self) -> None:
        with Table("runner") as t:
            t.corp.put("Hostile Takeover", "Server 1")
            t.corp.put("Priority Requisition", "Server 2")
            t.corp.put("PAD Campaign", "Server 3")
            t.runner.hand("Power to the People").set(credits=0)
            t.runner.play("Power to the People")
            t.runner.run("Server 3")
            t.finish_run()
            assert t.runner.credits == 0
            t.runner.run("Server 1")
            t.finish_run()
            assert t.runner.credits == 7
            t.runner.run("Server 2")
            t.finish_run()
            assert t.runner.credits == 7

    def test_the_next_turn_is_too_late(self) -> None:
        with Table("runner") as t:
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.hand("Power to the People").set(credits=0)
            t.runner.play("Power to the People")
            t.settle()
            t.end_turn()
            t.end_turn()
            t.runner.set(credits=0)
            t.runner.run("Server 1")
            t.finish_run()
            assert t.runner.credits == 0

    @pytest.mark.rule("9.6.2c")
    def test_an_agenda_accessed_before_the_first_click_was_the_first(self) -> None:
        with Table("corp") as t:
            t.corp.put("Hostile Takeover", "Server 1")
            t.corp.put("Priority Requisition", "Server 2")
            t.runner.discard("Out of the Ashes").hand("Power to the People").set(credits=0)
            t.end_turn(stop="reaction")
            t.runner.act("trigger", "Out of the Ashes")
            t.runner.act("server", server="Server 1")
            t.settle()
            t.runner.play("Power to the People")
            t.runner.run("Server 2")
            t.finish_run()
            assert t.runner.score == 4
            assert t.runner.credits == 0


class TestFiskInvestmentSeminar:
    def test_each_player_draws_three_cards(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Fisk Investment Seminar").deck("Corroder", "Diesel", "Inject")
            t.corp.hand("Ice Wall").deck("Enigma", "Hedge Fund", "Snare!")
            t.runner.play("Fisk Investment Seminar")
            t.settle()
            assert sorted(t.runner.titles("hand")) == ["Corroder", "Diesel", "Inject"]
            assert sorted(t.corp.titles("hand")) == ["Enigma", "Hedge Fund", "Ice Wall", "Snare!"]

    def test_a_corp_with_too_few_cards_loses(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Fisk Investment Seminar")
            with t.changing() as s:
                del s.deck[0][2:]
            t.runner.play("Fisk Investment Seminar")
            t.settle()
            assert t.outcome is not None
