"""Open readings that cards of the Corp raise, each by its name in the interpretations."""

from __future__ import annotations

import pytest

from sneakdoor.rules.interpretations import READINGS
from sneakdoor.testing import Table


def reading(name: str) -> str:
    """The answer that is taken; the name has to exist."""
    (found,) = [one for one in READINGS if one.name == name]
    return found.answer


class TestClicksSpentBeforeTheRez:
    def jeeves(self, clicks: int, before: int) -> Table:
        t = Table(clicks=clicks)
        t.corp.put("Jeeves Model Bioroids", "Server 1")
        t.corp.set(credits=10)
        for _ in range(before):
            t.corp.act("credit")
        t.corp.rez("Jeeves Model Bioroids")
        return t

    @pytest.mark.rule("9.6.2b")
    @pytest.mark.parametrize(("before", "gained"), [(0, 1), (1, 0), (2, 0)])
    def test_jeeves_has_to_be_rezzed_for_all_three(self, before: int, gained: int) -> None:
        assert reading("clicks spent before the rez").startswith("Yes")
        with self.jeeves(3, before) as t:
            for _ in range(3 - before):
                t.corp.act("credit")
            t.settle()
            assert t.happened("clicks gained") == gained

    @pytest.mark.rule("9.6.2c")
    def test_what_was_spent_before_was_the_first_time_all_the_same(self) -> None:
        with self.jeeves(6, 1) as t:
            for _ in range(5):
                t.corp.act("credit")
            t.settle()
            assert t.happened("clicks gained") == 0

    @pytest.mark.rule("9.6.2b")
    def test_three_clicks_of_one_action_after_the_rez_are_enough(self) -> None:
        with self.jeeves(4, 1) as t:
            t.corp.act("purge")
            assert t.happened("clicks gained") == 1


class TestCardsInACentralServer:
    def tracker(self) -> Table:
        assert reading("in a server and in its root").startswith("No")
        t = Table("runner")
        t.corp.put("Warroid Tracker", "HQ", rezzed=True)
        t.runner.set(credits=20).put("Daily Casts")
        return t

    @pytest.mark.rule("4.7.7b", "4.7.7c")
    @pytest.mark.parametrize(("title", "traces"), [("Hokusai Grid", 0), ("Warroid Tracker", 1)])
    def test_of_the_root_only_the_card_itself_counts(self, title: str, traces: int) -> None:
        with self.tracker() as t:
            t.corp.put("Hokusai Grid", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble")
            t.runner.run("HQ")
            t.runner.act("access", title)
            t.runner.act("trash")
            if traces:
                t.corp.number(0)
                t.runner.number(5)
            t.finish_run()
            assert t.zone(title) == "Archives"
            assert t.happened("traced") == traces

    @pytest.mark.rule("4.7.7b", "4.7.7c")
    def test_what_is_installed_in_a_server_is_in_a_remote_one(self) -> None:
        with Table() as t:
            t.corp.hand("Back Channels")
            t.corp.put("Hokusai Grid", "HQ", rezzed=True)
            t.corp.put("Adonis Campaign", "Server 1", rezzed=True)
            t.corp.play("Back Channels")  # there is one card to choose
            t.settle()
            assert t.zone("Adonis Campaign") == "Archives"
            assert t.card("Hokusai Grid").installed


class TestATraceForItsOwnSake:
    @pytest.mark.rule("1.2.5")
    def test_punitive_counterstrike_can_be_played_though_nothing_was_stolen(self) -> None:
        assert reading("a trace for its own sake") == "Yes."
        with Table() as t:
            t.corp.hand("Punitive Counterstrike")
            t.runner.hand("Sure Gamble")
            t.corp.play("Punitive Counterstrike")
            t.corp.number(2)
            t.runner.number(1)
            assert (t.corp.credits, t.runner.credits) == (5 - 3 - 2, 5 - 1)
            assert t.happened("damaged") == 0


class TestUpToSoManyInstallations:
    @pytest.mark.rule("8.2.4", "1.4:9.10.4b")
    def test_the_next_card_is_chosen_when_the_last_one_is_installed(self) -> None:
        assert reading("up to a number of installations").startswith("No")
        with Table(corp="Near-Earth Hub: Broadcast Center") as t:
            t.corp.hand("Shipment from MirrorMorph", "PAD Campaign")
            t.corp.deck("Adonis Campaign")
            t.corp.play("Shipment from MirrorMorph")
            t.corp.pick("PAD Campaign")
            t.corp.destination("new")
            t.corp.pick("Adonis Campaign")  # drawn for the server that was created
            t.corp.destination("new")
            assert t.card("Adonis Campaign").installed


class TestWhereACardMayBeInstalled:
    @pytest.mark.rule("10.11.2", "1.4:8.2.12")
    @pytest.mark.parametrize(
        ("title", "swapped"), [("Off the Grid", False), ("La Costa Grid", False), ("Ruhr Valley", True)]
    )
    def test_a_swap_brings_it_nowhere_else(self, title: str, swapped: bool) -> None:
        assert reading("where a card may be installed, and swaps") == "No."
        with Table("runner") as t:
            t.corp.put("Metamorph", "R&D", rezzed=True)
            t.corp.put(title, "Server 1")
            t.corp.put("Ash 2X3ZB9CY", "HQ")
            t.runner.run("R&D")
            t.finish_run()
            assert t.card(title).server == ("HQ" if swapped else "Server 1")


class TestDamageThatIsPaid:
    @pytest.mark.rule("1.15.1a")
    def test_no_prevention_is_offered(self) -> None:
        assert reading("damage that is paid cannot be prevented").startswith("The question does not come up")
        with Table("runner") as t:
            t.corp.put("Obokata Protocol", "Server 1")
            t.runner.put("Net Shield")
            t.runner.hand(*["Sure Gamble"] * 4)
            t.runner.run("Server 1")
            t.runner.act("steal")
            t.finish_run()
            assert t.runner.score == 3
            assert t.runner.credits == 5


class TestWhatPlayersCannotTrash:
    @pytest.mark.rule("1.4:4.7.8h", "10.3.1e")
    def test_the_game_trashes_architect_with_its_server(self) -> None:
        assert reading("what players cannot trash").startswith("No")
        with Table(corp="Earth Station: SEA Headquarters") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Architect", "Server 2", rezzed=True)
            t.corp.act("server", server="Server 1")
            assert t.zone("Architect") == "Archives"
