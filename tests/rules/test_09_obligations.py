"""What must be done, and additional costs that may be declined all the same (CR 9.8.5, 1.15.9a)."""

from __future__ import annotations

import pytest
from tests.verbs import now

from sneakdoor.model.enums import CORP
from sneakdoor.options import Option
from sneakdoor.rules.activity import activate
from sneakdoor.rules.moving import to_play
from sneakdoor.testing import Table

ABR = "Always Be Running"


def actions(t: Table) -> set[str]:
    """The kinds of actions the Runner may take now."""
    t.settle()
    d = now(t)
    assert d.kind == "action"
    return {option.kind for option in d.options}


def put_current(t: Table) -> None:
    """Service Outage is active, as if the Corp had played it last turn."""
    s = t.state
    t.corp.hand("Service Outage")
    cid = t.cid("Service Outage")
    thing = to_play(s, cid, CORP, faceup=True)
    activate(s, thing)


class TestMustRun:
    @pytest.mark.both
    @pytest.mark.rule("9.8.5a")
    def test_the_first_click_has_to_be_a_run(self) -> None:
        with Table("runner") as t:
            t.runner.put(ABR)
            assert actions(t) == {"run"}
            t.runner.run("Archives")
            t.finish_run()
            assert {"credit", "draw", "run"} <= actions(t)

    @pytest.mark.both
    @pytest.mark.rule("9.8.5a")
    def test_or_a_run_event_but_no_other_card(self) -> None:
        with Table("runner") as t:
            t.runner.put(ABR)
            t.runner.hand("Dirty Laundry", "Sure Gamble", "Corroder")
            assert actions(t) == {"run", "play"}
            assert {o.card for o in now(t).options if o.kind == "play"} == {"Dirty Laundry"}

    @pytest.mark.rule("9.8.5a")
    @pytest.mark.parametrize("title", ["Magnum Opus", "Sneakdoor Beta"])
    def test_but_no_ability_of_a_card_not_even_one_that_makes_a_run(self, title: str) -> None:
        with Table("runner") as t:
            t.runner.put(ABR)
            t.runner.put(title)
            assert actions(t) == {"run"}
            ability = Option("action", title, t.card(title).thing.handle, ability=0)
            assert [one.rule for one in t.game.why_not(ability)] == ["9.8.5"]
            t.runner.run("Archives")
            t.finish_run()
            t.runner.use(title)
            t.finish_run()

    @pytest.mark.rule("9.8.5a", "9.8.5")
    def test_what_is_not_offered_names_the_rule(self) -> None:
        with Table("runner") as t:
            t.runner.put(ABR)
            t.runner.hand("Sure Gamble")
            t.settle()
            for option in (Option("credit"), Option("draw"), Option("play", "Sure Gamble")):
                assert [one.rule for one in t.game.why_not(option)] == ["9.8.5"], option
            assert t.game.why_not(Option("run", server="HQ")) == ()

    @pytest.mark.both
    @pytest.mark.rule("9.8.5e")
    def test_where_no_run_is_possible_anything_may_be_done(self) -> None:
        with Table("runner") as t:
            t.runner.put(ABR)
            put_current(t)
            t.runner.set(credits=0)
            assert actions(t) == {"credit", "draw"}
            assert t.happened("declined") == 0  # there was nothing to decline

    @pytest.mark.both
    @pytest.mark.rule("9.8.5e")
    def test_a_server_that_cannot_be_run_on_leaves_the_others(self) -> None:
        with Table("runner", clicks=1) as t:
            t.runner.put(ABR)
            t.corp.put("Ruhr Valley", "HQ", rezzed=True)
            assert {o.server for o in now(t).options if o.kind == "run"} == {"R&D", "Archives"}
            assert actions(t) == {"run"}

    @pytest.mark.both
    @pytest.mark.rule("9.8.5a")
    def test_the_next_turn_it_is_asked_again(self) -> None:
        with Table("runner", clicks=1) as t:
            t.runner.put(ABR)
            t.runner.run("Archives")
            t.finish_run()
            t.end_turn()
            t.end_turn()  # the Corp's
            assert t.runner.clicks == 4
            assert actions(t) == {"run"}

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.1.6", "9.1.3b")
    def test_two_clicks_break_a_subroutine_once_per_turn(self) -> None:
        with Table("runner") as t:
            t.runner.put(ABR)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.use(ABR)
            assert t.runner.clicks == 1
            t.finish_run()
            assert t.happened("run ends") == 1
            assert [one.cause for one in t.state.journal.since(0) if one.kind == "run ends"] == ["successful"]


class TestDecliningAnAdditionalCost:
    @pytest.mark.rule("26.03:9.12.3e", example=218)
    @pytest.mark.both
    @pytest.mark.rule("9.8.5d", "1.15.9a", example=84)
    def test_declining_the_cost_of_the_run_satisfies_the_must(self) -> None:
        with Table("runner") as t:
            t.runner.put(ABR)
            put_current(t)
            assert actions(t) == {"run", "decline"}
            t.runner.act("decline")
            assert t.runner.clicks == 4
            assert t.runner.credits == 5
            assert {"credit", "draw", "run"} <= actions(t)
            assert "decline" not in actions(t)

    @pytest.mark.both
    @pytest.mark.rule("9.8.5d")
    def test_a_run_without_an_additional_cost_cannot_be_declined(self) -> None:
        with Table("runner") as t:
            t.runner.put(ABR)
            t.corp.put("Ruhr Valley", "HQ", rezzed=True)
            assert actions(t) == {"run"}

    @pytest.mark.both
    @pytest.mark.rule("6.3.2b", "1.15.9")
    def test_the_first_run_costs_a_credit_and_the_second_none(self) -> None:
        with Table("runner") as t:
            put_current(t)
            t.runner.run("Archives")
            assert t.runner.credits == 4
            t.finish_run()
            t.runner.run("Archives")
            t.finish_run()
            assert t.runner.credits == 4

    @pytest.mark.rule("1.15.9a", "6.3.2b")
    def test_the_run_of_an_event_may_be_declined_with_its_additional_cost(self) -> None:
        with Table("runner") as t:
            put_current(t)
            t.runner.hand("Dirty Laundry")
            t.runner.play("Dirty Laundry")
            t.runner.act("server", server="Archives")
            t.runner.no()
            assert t.run is None
            assert t.happened("run begins") == 0
            assert t.zone("Dirty Laundry") == "the heap"
            assert t.runner.credits == 3

    @pytest.mark.rule("1.15.9a", "6.3.2b")
    def test_or_paid_and_the_run_is_made(self) -> None:
        with Table("runner") as t:
            put_current(t)
            t.runner.hand("Dirty Laundry")
            t.runner.play("Dirty Laundry")
            t.runner.act("server", server="Archives")
            t.runner.yes()
            t.finish_run()
            assert t.happened("run begins") == 1
            assert t.runner.credits == 5 - 2 - 1 + 5

    @pytest.mark.rule("1.15.9a")
    def test_without_one_nothing_is_asked(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Dirty Laundry")
            t.runner.play("Dirty Laundry")
            t.runner.act("server", server="Archives")
            t.finish_run()
            assert t.happened("run begins") == 1

    @pytest.mark.both
    @pytest.mark.rule("9.8.5a", "1.15.9a")
    def test_playing_a_run_event_and_declining_its_run_satisfies_the_must(self) -> None:
        with Table("runner") as t:
            t.runner.put(ABR)
            put_current(t)
            t.runner.hand("Dirty Laundry")
            t.runner.play("Dirty Laundry")
            t.runner.act("server", server="Archives")
            t.runner.no()
            assert {"credit", "draw"} <= actions(t)
