"""Open and hidden facts (CR 10.2), the order within a checkpoint (CR 10.3.1), the end of a trace (CR 10.8.6)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.verbs import now, story

from sneakdoor.cards.vocabulary import (
    CREDIT,
    POWER,
    Credits,
    Gain,
    Place,
    Remove,
    Tag,
    ice,
    loaded,
    paid,
    program,
    resource,
    sub,
    trace,
)
from sneakdoor.model.changes import Traced
from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.rules.traces import Trace
from sneakdoor.testing import Table
from sneakdoor.view import view


class TestInformation:
    @pytest.mark.both
    @pytest.mark.rule("10.2.1", "10.2.2a", "10.2.2b")
    @pytest.mark.parametrize("where", ["HQ", "R&D", "Archives", "Server 1"])
    def test_what_is_hidden_from_the_runner_could_be_something_else(self, where: str) -> None:
        tables = []
        for title in ("Hedge Fund", "Snare!"):
            t = Table("runner")
            if where == "HQ":
                t.corp.hand(title)
            elif where == "R&D":
                t.corp.deck(title)
            elif where == "Archives":
                t.corp.discard(title, faceup=False)
            else:
                t.corp.put("PAD Campaign" if title == "Hedge Fund" else title, where)
            t.settle()
            tables.append(t.state)
        one, two = tables
        assert view(one, RUNNER) == view(two, RUNNER)
        assert view(one, None) == view(two, None)
        # The Corp can tell them apart, unless it is a card of its deck.
        assert (view(one, CORP) == view(two, CORP)) == (where == "R&D")

    @pytest.mark.both
    @pytest.mark.rule("10.2.1", "10.2.2a", "10.2.2b")
    def test_so_could_the_grip_for_the_corp(self) -> None:
        tables = []
        for title in ("Sure Gamble", "Diesel"):
            t = Table("corp")
            t.runner.hand(title)
            t.settle()
            tables.append(t.state)
        assert view(tables[0], CORP) == view(tables[1], CORP)
        assert view(tables[0], RUNNER) != view(tables[1], RUNNER)

    @pytest.mark.both
    @pytest.mark.rule("10.2.1", "10.2.3a", "10.2.3b")
    def test_what_is_open_is_told_to_everybody(self) -> None:
        with Table("runner") as t:
            t.corp.set(credits=7).hand("Hedge Fund", "Snare!").discard("Ice Wall").discard("Enigma", faceup=False)
            t.runner.set(credits=3).hand("Diesel").discard("Corroder")
            t.settle()
            for side in (CORP, RUNNER, None):
                seen = view(t.state, side)
                assert (seen.corp.credits, seen.runner.credits) == (7, 3)
                assert (seen.corp.hand.count, seen.runner.hand.count) == (2, 1)
                assert (seen.corp.deck.count, seen.runner.deck.count) == (12, 12)
                assert seen.corp.discard.count == 2
                assert "Ice Wall" in seen.corp.discard.cards
                assert seen.runner.discard.cards == ["Corroder"]


class TestOrderWithinACheckpoint:
    TWIN = program("Twin", "anarch", paid(Credits(1), Gain(1)), cost=0, memory=2, unique=True)

    @pytest.mark.both
    @pytest.mark.rule("10.3.1", "10.3.1d", "10.3.1e")
    def test_the_older_of_two_unique_cards_goes_before_memory_is_looked_at(self) -> None:
        with Table("runner", cards=(self.TWIN,)) as t:
            for title in ("Twin", "Corroder", "Gordian Blade", "Twin"):
                t.runner.put(title)
            t.settle()  # six units in four, but two of them were the older one's
            assert now(t).kind == "action"
            assert t.runner.memory == (4, 4)
            assert not t.card("Twin", 1).installed
            assert t.card("Corroder").installed
            assert t.card("Gordian Blade").installed

    @pytest.mark.both
    @pytest.mark.rule("10.3.3")
    def test_nobody_gets_priority_in_a_paid_ability_window_before_it(self) -> None:
        with Table("corp", cards=(self.TWIN,), skip_forced=False) as t:
            for _ in range(2):
                t.runner.put("Twin")
            assert now(t).kind == "paid ability window"  # the first question of all
            assert t.runner.titles("discard") == ["Twin"]

    @pytest.mark.both
    @pytest.mark.rule("10.3.1", "10.3.1c", "10.3.1d")
    def test_a_winner_is_found_before_anything_is_trashed(self) -> None:
        with Table("runner", cards=(self.TWIN,)) as t:
            for _ in range(2):
                t.runner.put("Twin")
            t.runner.scored(*["Project Beale"] * 4)
            assert t.decision is None
            assert (t.outcome.winner, t.outcome.how) == (RUNNER, "points")
            assert t.happened("trashed") == 0

    @pytest.mark.both
    @pytest.mark.rule("10.3.1", "10.3.1e", "10.3.1g")
    def test_what_lay_on_a_card_trashed_for_memory_goes_in_the_same_checkpoint(self) -> None:
        big = program("Big", "anarch", paid(Credits(1), Gain(1)), cost=0, memory=5)
        with Table("corp", cards=(big,)) as t:
            t.runner.put("Big")
            t.runner.put("Parasite", on="Big")
            t.settle()
            assert t.zone("Big") == t.zone("Parasite") == "the heap"
            causes = [one.cause for one in t.state.journal.since(0) if one.kind == "trashed"]
            assert causes == ["memory", "host gone"]


class TestTheEndOfATrace:
    FINDER = ice(
        "Finder",
        "neutral_corp",
        sub(*trace(2, Tag(1), otherwise=(Gain(1),))),
        sub(Gain(3)),
        subtypes="Sentry",
        cost=0,
        strength=0,
    )

    @pytest.mark.both
    @pytest.mark.rule("10.8.6e", "10.8.4")
    @pytest.mark.parametrize(
        ("corp", "runner", "result"), [(0, 1, "successful"), (0, 2, "unsuccessful"), (1, 2, "successful")]
    )
    def test_both_strengths_are_compared_once_both_have_spent(self, corp: int, runner: int, result: str) -> None:
        with Table("runner", cards=(self.FINDER,)) as t:
            t.corp.put("Finder", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            t.corp.number(corp)
            assert t.happened("traced") == 0
            t.runner.number(runner)
            (traced,) = (one for one in t.state.journal.since(0) if isinstance(one, Traced))
            assert (traced.rule, traced.strength, traced.link, traced.cause) == ("10.8.6e", 2 + corp, runner, result)
            t.finish_run()
            assert t.state.tags == (result == "successful")

    @pytest.mark.both
    @pytest.mark.rule("10.8.6f", "10.8.6g", "1.4:10.8.5")
    def test_what_the_result_has_met_resolves_before_the_trace_is_complete(self) -> None:
        """A tag that could be avoided asks in between; the trace is still under way, and its subroutine as well."""
        with Table("runner", cards=(self.FINDER,)) as t:
            t.corp.put("Finder", "HQ", rezzed=True)
            t.runner.put("Decoy")
            t.runner.run("HQ")
            t.settle()
            t.corp.number(0)
            t.runner.number(0)
            assert t.runner.can("use", "Decoy")
            frame: Any = t.state.find(Trace)
            assert frame is not None
            assert frame.step_rule() == "10.8.6f"
            t.runner.use("Decoy")
            assert t.state.find(Trace) is None
            t.finish_run()
            assert t.state.tags == 0

    @pytest.mark.both
    @pytest.mark.rule("10.8.6g")
    def test_only_a_complete_trace_leads_to_the_next_subroutine(self) -> None:
        with Table("runner", cards=(self.FINDER,)) as t:
            t.corp.put("Finder", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            t.corp.number(0)
            t.runner.number(0)
            t.finish_run()
            assert story(t, "subroutine", "traced", "tagged", "credits gained") == [
                "subroutine",
                "traced",
                "tagged",
                "subroutine",
                "credits gained",
            ]


class TestEmpty:
    @pytest.mark.both
    @pytest.mark.rule("1.4:10.9.3", "1.4:10.9.1")
    def test_counters_that_were_not_loaded_come_and_go(self) -> None:
        purse = resource(
            "Purse",
            "neutral_runner",
            *loaded(CREDIT, 3),
            paid(Credits(0), Place(POWER, 1)),
            paid(Credits(0), Remove(POWER, 1)),
            paid(Credits(0), Remove(CREDIT, 3)),
            cost=0,
        )
        with Table("runner", cards=(purse,)) as t:
            t.runner.hand("Purse")
            t.runner.install("Purse")
            t.runner.use("Purse", "Place")
            assert t.card("Purse").tokens("power") == 1
            t.runner.use("Purse", "Remove 1")
            assert t.card("Purse").tokens("power") == 0
            assert t.card("Purse").installed
            assert t.card("Purse").tokens("credit") == 3
            t.runner.use("Purse", "Place")  # which does not keep it from being empty
            t.runner.use("Purse", "Remove 3")
            assert t.zone("Purse") == "the heap"
