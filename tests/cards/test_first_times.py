"""What is said of the first time this turn is not met by a later one (CR 9.6.2c)."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


def turn_begins(*titles: str) -> Table:
    """The Runner's turn begins with these resources and with a run to be had in the same window."""
    t = Table("corp")
    for title in titles:
        t.runner.put(title)
    t.runner.discard("Out of the Ashes")
    t.corp.put("Ice Wall", "Server 1")
    t.corp.hand("Hedge Fund", "Hedge Fund", "Hedge Fund", "Hedge Fund")
    t.end_turn()
    return t


def run_first(t: Table, server: str) -> None:
    t.runner.trigger("Out of the Ashes")
    t.runner.act("server", server=server)
    t.finish_run()


class TestPatron:
    @pytest.mark.rule("9.6.2c")
    @pytest.mark.parametrize(("card", "money"), [("Patron", 5), ("Security Testing", 7)])
    def test_the_first_run_on_the_server_is_replaced(self, card: str, money: int) -> None:
        with turn_begins(card) as t:
            t.runner.trigger(card)
            t.runner.act("server", server="HQ")
            t.runner.pass_()
            t.runner.run("HQ")
            t.finish_run()
            assert (t.happened("accessed"), t.runner.credits) == (0, money)

    @pytest.mark.rule("9.6.2c")
    @pytest.mark.parametrize("card", ["Patron", "Security Testing"])
    def test_a_run_in_the_same_window_was_the_first(self, card: str) -> None:
        with turn_begins(card) as t:
            run_first(t, "HQ")
            t.runner.trigger(card)
            t.runner.act("server", server="HQ")
            before = t.happened("accessed")
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("accessed") == before + 1

    @pytest.mark.rule("9.6.2c")
    def test_a_run_on_another_server_was_not(self) -> None:
        with turn_begins("Patron") as t:
            run_first(t, "R&D")
            t.runner.trigger("Patron")
            t.runner.act("server", server="HQ")
            before = t.happened("accessed")
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("accessed") == before


class TestClimacticShowdown:
    @pytest.mark.rule("9.6.2c")
    @pytest.mark.parametrize(("ran", "cards"), [("HQ", 1), ("R&D", 1), ("Archives", 3)])
    def test_an_access_in_the_same_window_was_the_first(self, ran: str, cards: int) -> None:
        with turn_begins("Climactic Showdown") as t:
            run_first(t, ran)
            t.settle()
            t.corp.no()
            before = t.happened("accessed")
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("accessed") == before + cards
