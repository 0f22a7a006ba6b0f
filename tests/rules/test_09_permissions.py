"""What a card allows and what it asks: permissions (CR 9.6.3), and where an "if" stands (CR 9.6.2d, 9.6.2e)."""

import pytest
from tests.verbs import accessed

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
            small = t.runner.put("Medium", tokens={"virus": 1})
            t.runner.put("Medium", tokens={"virus": 2})
            t.runner.put("R&D Interface")
            t.runner.run("R&D")
            t.settle()
            t.runner.trigger(small)
            t.runner.number(0)
            t.runner.number(2)
            t.finish_run()
            assert len(accessed(t)) == 4  # one, one more by order, two by leave

    @pytest.mark.both
    @pytest.mark.rule("9.1.3b", "9.6.3")
    @pytest.mark.parametrize(("more", "used"), [(0, False), (1, True)])
    def test_a_card_is_used_by_taking_what_it_allows(self, more: int, used: bool) -> None:
        with self.run_with_medium(2) as t:
            t.runner.number(more)
            assert (t.happened("used") == 1) is used
            t.finish_run()


class TestWhereAnIfStands:
    """Behind "you may" it belongs to the effect, and is looked at when that is about to resolve."""

    def turn_begins(self, *, ice: str = "") -> Table:
        t = Table("runner", clicks=1, corp="Blue Sun: Powering the Future")
        t.corp.put("Clone Suffrage Movement", "Server 1", rezzed=True)
        t.corp.put("Enigma", "HQ", rezzed=True)
        if ice:
            t.corp.put(ice, "Server 1", rezzed=True)
        t.corp.discard("Hedge Fund")
        t.runner.act("credit")
        t.settle()
        return t

    @pytest.mark.both
    @pytest.mark.rule("9.6.2e", "1.2.5")
    def test_an_optional_ability_waits_for_what_makes_its_condition_true(self) -> None:
        with self.turn_begins(ice="Ice Wall") as t:
            assert t.decision is not None  # Clone Suffrage Movement could change nothing yet
            assert [option.card for option in t.decision.options if option.card] == ["Blue Sun: Powering the Future"]
            t.corp.trigger("Blue Sun: Powering the Future")
            t.corp.pick("Ice Wall")
            t.corp.trigger("Clone Suffrage Movement")
            t.settle()
            assert "Hedge Fund" in t.corp.titles("hand")

    @pytest.mark.both
    @pytest.mark.rule("9.6.2e")
    def test_it_may_be_triggered_at_once_where_the_condition_holds(self) -> None:
        with self.turn_begins() as t:
            t.corp.trigger("Clone Suffrage Movement")
            t.corp.pass_()
            assert "Hedge Fund" in t.corp.titles("hand")

    @pytest.mark.both
    @pytest.mark.rule("9.6.2e", "1.2.5")
    def test_a_condition_that_stays_false_leaves_nothing_to_trigger(self) -> None:
        with self.turn_begins(ice="Ice Wall") as t:
            t.corp.trigger("Blue Sun: Powering the Future")
            t.corp.pick("Enigma")
            assert not t.corp.can("trigger")
            assert "Hedge Fund" in t.corp.titles("discard")

    @pytest.mark.both
    @pytest.mark.rule("9.6.2e", "1.2.5")
    def test_film_critic_looks_for_room_when_it_would_host_the_agenda(self) -> None:
        with Table("runner") as t:
            t.corp.deck("Private Security Force", "Hostile Takeover")
            t.runner.put("Film Critic")
            t.runner.run("R&D")
            t.runner.trigger("Film Critic")
            t.finish_run()
            t.runner.run("R&D")
            t.settle()
            assert not t.runner.can("trigger", "Film Critic")
            assert t.runner.titles("score") == ["Private Security Force"]

    @pytest.mark.rule("9.6.2d")
    def test_before_the_comma_it_belongs_to_the_condition(self) -> None:
        with Table("runner") as t:
            t.corp.hand("Quantum Predictive Model")
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.titles("score") == ["Quantum Predictive Model"]
