"""Accessing a card (CR 26.03:7.1, 7.2): one mid-access ability, then an agenda is stolen."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, go_on, story

from sneakdoor.cards.vocabulary import (
    CORP,
    RUNNER,
    Credits,
    Do,
    Gain,
    On,
    Permit,
    resource,
    when,
)
from sneakdoor.rules.access import AccessCard, current_access
from sneakdoor.testing import Table
from sneakdoor.view import view

RULES = "26.03"
GLANCE = resource("Glance", "neutral_runner", Permit("mid-access", (Credits(1),), (Gain(3),), RUNNER), cost=0)
"""A mid-access ability that leaves the accessed card where it is."""


class TestInformation:
    @pytest.mark.rule("26.03:7.1.1", "26.03:7.1.2")
    def test_the_corp_does_not_see_a_card_from_rnd_nor_learn_of_it_by_the_questions(self) -> None:
        tables = []
        for deck in (("Hedge Fund", "PAD Campaign"), ("PAD Campaign", "Hedge Fund")):
            t = Table("runner", rules=RULES, deck=0)
            t.state.forced = False
            t.corp.deck(*deck)
            t.runner.run("R&D")
            while t.state.find(AccessCard) is None:
                assert t.decision is not None
                t.game.choose(t.decision.options[0])
            tables.append(t)
        one, other = tables
        assert view(one.state, RUNNER) != view(other.state, RUNNER)
        assert view(one.state, CORP) == view(other.state, CORP)

    @pytest.mark.rule("26.03:7.1.2")
    def test_both_see_a_card_from_hq(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.hand("PAD Campaign", "PAD Campaign")
            t.runner.run("HQ")
            t.settle()
            assert t.runner.can("trash")
            assert "PAD Campaign" in str(view(t.state, CORP).stages)
            go_on(t)
            t.finish_run()

    @pytest.mark.rule("26.03:7.1.6a", "26.03:7.1.2")
    @pytest.mark.parametrize("title", ["Hedge Fund", "Obokata Protocol"])
    def test_after_a_mid_access_ability_the_runner_is_asked_whatever_the_card_is(self, title: str) -> None:
        """That there is a question tells the Corp nothing of a card in R&D."""
        with Table("runner", cards=(GLANCE,), rules=RULES, deck=0) as t:
            t.corp.deck(title)
            t.runner.put("Glance")
            t.runner.hand(*["Sure Gamble"] * 5)
            t.runner.run("R&D")
            t.settle()
            t.state.forced = False
            t.runner.act("use", "Glance")
            d = t.decision
            assert d is not None
            assert (d.kind, d.rule) == ("accessed card", "26.03:7.2.3")
            assert t.runner.can("steal") == (title == "Obokata Protocol")
            t.state.forced = True
            t.runner.act("go on")
            t.finish_run()
            assert t.runner.score == 0


class TestSteps:
    @pytest.mark.rule("26.03:7.2.1", "26.03:7.1.3", "26.03:7.1.4")
    def test_an_inactive_card_answers_its_access_before_the_mid_access_ability(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.set(credits=4).hand("Snare!")
            t.runner.hand(*["Sure Gamble"] * 5).run("HQ")
            t.corp.trigger("Snare!")
            t.settle()
            t.runner.act("trash")
            t.finish_run()
            assert story(t, "accessed", "damaged", "trashed")[:2] == ["accessed", "damaged"]

    @pytest.mark.rule("26.03:7.2.2", "26.03:7.1.4", "26.03:9.2.10", "26.03:9.2.10b", "26.03:9.2.10c", "26.03:9.2.10d")
    def test_one_mid_access_ability_and_no_other_after_it(self) -> None:
        with Table("runner", cards=(GLANCE,), rules=RULES) as t:
            t.corp.hand("PAD Campaign")
            t.runner.put("Glance")
            t.runner.set(credits=9).run("HQ")
            t.settle()
            assert t.decision is not None
            assert t.decision.rule == "26.03:7.2.2"
            assert t.runner.can("trash")
            t.runner.act("use", "Glance")
            assert not t.runner.can("trash")
            t.finish_run()
            assert t.runner.credits == 11
            assert t.corp.titles("hand") == ["PAD Campaign"]

    @pytest.mark.rule("26.03:9.2.10a", "26.03:9.3.6b")
    def test_the_window_is_the_runners_and_only_open_while_a_card_is_accessed(self) -> None:
        with Table("runner", cards=(GLANCE,), rules=RULES) as t:
            t.corp.hand("PAD Campaign")
            t.runner.put("Glance")
            assert not t.runner.can("use", "Glance")
            t.runner.run("HQ")
            t.settle()
            assert t.decision is not None
            assert t.decision.side == RUNNER
            assert t.runner.can("use", "Glance")
            go_on(t)
            t.finish_run()

    @pytest.mark.rule("26.03:7.2.3", "26.03:7.1.6")
    def test_an_agenda_is_stolen_after_a_mid_access_ability_that_left_it(self) -> None:
        with Table("runner", cards=(GLANCE,), rules=RULES) as t:
            t.corp.hand("Hostile Takeover")
            t.runner.put("Glance")
            t.runner.run("HQ")
            t.settle()
            t.runner.act("use", "Glance")
            t.finish_run()
            assert t.runner.score == 1
            assert t.runner.credits == 7

    @pytest.mark.rule("26.03:7.2.3", "26.03:7.1.6a", "26.03:1.16.10a")
    @pytest.mark.parametrize("pays", [True, False])
    @pytest.mark.parametrize("used", [True, False])
    def test_an_additional_cost_to_steal_may_be_declined(self, *, pays: bool, used: bool) -> None:
        with Table("runner", cards=(GLANCE,), rules=RULES) as t:
            t.corp.put("Strongbox", "HQ", rezzed=True)
            t.corp.hand("Hostile Takeover")
            t.runner.put("Glance")
            t.runner.run("HQ")
            t.settle()
            t.runner.act("access", server="HQ")
            if used:
                t.runner.act("use", "Glance")
            t.runner.act("steal" if pays else "go on")
            t.finish_run()
            assert t.runner.score == (1 if pays else 0)
            assert t.runner.clicks == (2 if pays else 3)

    @pytest.mark.rule("26.03:7.2.4")
    def test_after_the_access_comes_after_the_theft(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.hand("Hostile Takeover")
            t.runner.run("HQ")
            t.finish_run()
            assert story(t, "accessed", "stolen", "after access") == ["accessed", "stolen", "after access"]

    @pytest.mark.rule("26.03:7.1.7")
    def test_an_access_ends_when_the_card_moves(self) -> None:
        tidy = resource("Tidy", "neutral_runner", when(On("accessed"), Do("shuffle in", "subject")), cost=0)
        with Table("runner", cards=(tidy,), rules=RULES) as t:
            t.runner.put("Tidy")
            t.corp.hand("Hostile Takeover", "Hostile Takeover")
            t.runner.run("HQ")
            t.finish_run()
            assert accessed(t) == ["Hostile Takeover"]
            assert t.runner.score == 0
            assert t.corp.titles("hand") == ["Hostile Takeover"]


class TestBasicTrashAbility:
    @pytest.mark.rule("26.03:7.1.5")
    def test_the_accessed_card_is_trashed_for_its_trash_cost(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.set(credits=4).run("Server 1")
            t.runner.act("trash")
            t.finish_run()
            assert (t.runner.credits, t.zone("PAD Campaign")) == (0, "Archives")

    @pytest.mark.rule("26.03:7.1.5a")
    @pytest.mark.parametrize("title", ["Hedge Fund", "Ice Wall"])
    def test_a_card_without_a_trash_cost_is_not_trashed_with_it(self, title: str) -> None:
        with Table("runner", rules=RULES) as t:
            t.state.forced = False
            t.corp.hand(title)
            t.runner.set(credits=9).run("HQ")
            while current_access(t.state) is None:
                assert t.decision is not None
                t.game.choose(t.decision.options[0])
            assert not t.runner.can("trash")
            t.state.forced = True
            go_on(t)
            t.finish_run()

    @pytest.mark.rule("26.03:7.1.5b")
    def test_nothing_is_trashed_in_archives(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.state.forced = False
            t.corp.discard("PAD Campaign")
            t.runner.put("Imp", tokens={"virus": 2})
            t.runner.set(credits=9).run("Archives")
            while current_access(t.state) is None:
                assert t.decision is not None
                t.game.choose(t.decision.options[0])
            assert not t.runner.can("trash")
            assert not t.runner.can("use", "Imp")
            t.state.forced = True
            go_on(t)
            t.finish_run()

    @pytest.mark.rule("26.03:7.1.5c")
    def test_mumbad_virtual_tour_is_trashed_by_any_means(self) -> None:
        with Table("runner", cards=(GLANCE,), rules=RULES) as t:
            t.corp.put("Mumbad Virtual Tour", "Server 1")
            t.runner.put("Imp", tokens={"virus": 1})
            t.runner.put("Glance")
            t.runner.set(credits=9).run("Server 1")
            t.settle()
            assert t.runner.can("trash")
            assert t.runner.can("use", "Imp")
            assert not t.runner.can("use", "Glance")
            assert not t.runner.can("go on")
            t.runner.act("use", "Imp")
            t.finish_run()
            assert t.zone("Mumbad Virtual Tour") == "Archives"

    @pytest.mark.rule("26.03:7.1.5d")
    def test_neutralize_all_threats_asks_for_the_basic_trash_ability(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.hand("PAD Campaign")
            t.runner.put("Imp", tokens={"virus": 1})
            t.runner.put("Neutralize All Threats")
            t.runner.set(credits=9).run("HQ")
            t.finish_run()
            assert (t.runner.credits, t.card("Imp").tokens("virus")) == (5, 1)
            assert t.zone("PAD Campaign") == "Archives"


class TestAccessesWithoutABreach:
    @pytest.mark.rule("26.03:7.1.9")
    def test_information_sifting_accesses_a_pile_and_does_not_breach(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.hand("Ice Wall", "Hedge Fund", "Hostile Takeover", "Enigma")
            t.runner.hand("Information Sifting").play("Information Sifting")
            t.settle()
            t.corp.pick("Hostile Takeover", "Hedge Fund")
            t.runner.mode("them")
            t.finish_run()
            assert sorted(accessed(t)) == ["Hedge Fund", "Hostile Takeover"]
            assert t.runner.score == 1
            assert t.happened("access begins") == t.happened("access ends") == 0

    @pytest.mark.rule("26.03:7.1.10")
    @pytest.mark.parametrize(("number", "seen"), [(3, 3), (1, 1), (0, 0)])
    def test_counter_surveillance_has_no_random_access_limit(self, number: int, seen: int) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.hand(*["Hedge Fund"] * 5)
            t.runner.put("R&D Interface")
            t.runner.put("HQ Interface")
            t.runner.put("Counter Surveillance")
            t.runner.set(tags=3, credits=5)
            t.runner.use("Counter Surveillance")
            t.runner.act("server", server="HQ")
            t.settle()
            assert not t.runner.can("number", number=4)
            t.runner.number(number)
            t.finish_run()
            assert len(accessed(t)) == seen

    @pytest.mark.rule("26.03:7.1.10")
    def test_the_root_counts_among_them(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.hand(*["Hedge Fund"] * 5)
            grid = t.corp.put("Hokusai Grid", "HQ")
            t.runner.put("Counter Surveillance")
            t.runner.set(tags=2, credits=5)
            t.runner.use("Counter Surveillance")
            t.runner.act("server", server="HQ")
            t.settle()
            t.runner.number(2)
            t.runner.act("access", handle=grid.thing.handle)
            go_on(t)
            t.finish_run()
            assert accessed(t) == ["Hokusai Grid", "Hedge Fund"]
