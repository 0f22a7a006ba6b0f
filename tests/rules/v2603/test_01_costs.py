"""Costs by version 26.03 (CR 26.03:1.16): X, the fund, additional and ignored costs, and what is spent on an action."""

from __future__ import annotations

import pytest
from tests.verbs import encounter, now

from sneakdoor.cards.vocabulary import (
    CORP,
    IN_HAND,
    OPERATION,
    Clicks,
    CostOr,
    Credits,
    ExtraCost,
    Gain,
    HandOf,
    Is,
    Modify,
    On,
    PlayCards,
    TrashCards,
    TrashThis,
    agenda,
    asset,
    event,
    hardware,
    operation,
    paid,
    play,
    resource,
    when,
)
from sneakdoor.rules.quantities import rez_cost
from sneakdoor.testing import Table

RULES = "26.03"

CHEAP = asset("Cheap", "neutral_corp", Modify("play cost", -2, Is(zone="anywhere", side=CORP)), cost=0, trash=0)
LATE = resource("Late", "neutral_runner", paid((Credits(1), Clicks(1)), Gain(9)), cost=0)
GRIP = resource("Grip", "neutral_runner", paid((Credits(HandOf(1)),), Gain(1)), cost=0)
WATCH = hardware("Watch", "anarch", when(On("credits spent"), Gain(1)), cost=0)
TOLL = agenda(
    "Toll",
    "neutral_corp",
    ExtraCost("score", (TrashCards(Is(side=CORP, other=True)),), own=True),
    advancement=3,
    points=2,
)


def numbers(t: Table) -> list[int]:
    return sorted(option.number for option in now(t).options)


class TestX:
    @pytest.mark.rule("26.03:1.16.2c", example=45)
    def test_psychographics_asks_for_as_many_as_there_are_tags(self) -> None:
        t = Table(rules=RULES)
        t.runner.set(tags=3)
        t.corp.set(credits=9).hand("Psychographics").put("Nisei MK II", "Server 1")
        t.corp.play("Psychographics")
        assert numbers(t) == [0, 1, 2, 3]

    @pytest.mark.rule("26.03:1.16.2c")
    @pytest.mark.parametrize(("rules", "most"), [("1.4", 5), ("26.03", 7)])
    def test_what_is_announced_is_lowered_like_any_cost(self, rules: str, most: int) -> None:
        t = Table(cards=(CHEAP,), rules=rules)
        t.runner.set(tags=9)
        t.corp.put("Cheap", "Server 2", rezzed=True)
        t.corp.hand("Psychographics").put("Nisei MK II", "Server 1")
        t.corp.play("Psychographics")
        assert numbers(t) == list(range(most + 1))
        t.corp.number(most)
        t.settle()
        assert (t.corp.credits, t.card("Nisei MK II").tokens("advancement")) == (0, most)

    @pytest.mark.rule("26.03:1.16.2c")
    def test_with_less_than_the_discount_nothing_is_paid(self) -> None:
        t = Table(cards=(CHEAP,), rules=RULES)
        t.runner.set(tags=9)
        t.corp.put("Cheap", "Server 2", rezzed=True)
        t.corp.hand("Psychographics").put("Nisei MK II", "Server 1")
        t.corp.play("Psychographics")
        t.corp.number(1)
        t.settle()
        assert t.corp.credits == 5

    @pytest.mark.rule("26.03:1.16.2b")
    def test_a_calculated_cost_is_one_payment_of_what_it_is_then(self) -> None:
        t = Table("runner", cards=(GRIP, WATCH), rules=RULES)
        t.runner.put("Grip")
        t.runner.put("Watch")
        t.runner.hand("Sure Gamble", "Diesel", "Easy Mark")
        t.runner.run("Archives")
        t.runner.use("Grip")
        t.settle()
        assert t.runner.credits == 5 - 3 + 1 + 1  # three at once, what it gives, and once for spending


class TestFund:
    @pytest.mark.rule("26.03:1.10.3c")
    def test_the_payer_divides_a_cost_between_fund_and_pool(self) -> None:
        for from_fund in (1, 0):
            t = Table("runner", rules=RULES)
            t.state.bad_publicity = 2
            t.runner.put("Corroder")
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            encounter(t, "HQ")
            t.runner.set(credits=3)
            t.runner.use("Corroder", "+1")
            assert now(t).kind == "credits from"
            assert numbers(t) == [0, 1]
            t.runner.number(from_fund)
            assert (t.runner.credits, t.state.bp_credits) == ((3, 1) if from_fund else (2, 2))

    @pytest.mark.rule("26.03:1.10.3c")
    def test_without_a_choice_nobody_is_asked(self) -> None:
        t = Table("runner", rules=RULES)
        t.state.bad_publicity = 2
        t.runner.put("Corroder")
        t.corp.put("Wall of Static", "HQ", rezzed=True)
        encounter(t, "HQ")
        t.runner.set(credits=0)
        t.runner.use("Corroder", "+1")
        assert now(t).kind == "paid ability window"
        assert t.state.bp_credits == 1


class TestAdditionalCosts:
    @pytest.mark.rule("26.03:1.16.10c")
    def test_what_is_added_to_scoring_is_paid_with_a_checkpoint_before(self) -> None:
        glad = asset("Glad", "neutral_corp", when(On("trashed", what=Is(zone="anywhere")), Gain(3)), cost=0, trash=0)
        t = Table(cards=(TOLL, glad), rules=RULES)
        t.corp.put("Toll", "Server 1", tokens={"advancement": 3})
        t.corp.put("PAD Campaign", "Server 2")
        t.corp.put("Glad", "Server 3", rezzed=True)
        t.corp.score_agenda("Toll")
        t.corp.pick("PAD Campaign")
        t.settle()
        kinds = [one.kind for one in t.state.journal.since(0)]
        assert kinds.index("trashed") < kinds.index("credits gained") < kinds.index("scored")

    @pytest.mark.rule("26.03:1.16.1c")
    @pytest.mark.parametrize("spare", [False, True])
    def test_it_is_not_paid_with_what_the_agenda_needs(self, spare: bool) -> None:
        t = Table(cards=(TOLL,), rules=RULES)
        t.corp.put("Toll", "Server 1", tokens={"advancement": 2})
        t.corp.put("SanSan City Grid", "Server 1", rezzed=True)
        if not spare:
            assert not t.corp.can("score", "Toll")  # only the grid could be trashed, and then two are not enough
            return
        t.corp.put("PAD Campaign", "Server 2")
        t.corp.score_agenda("Toll")
        t.settle()
        assert (t.zone("SanSan City Grid"), t.zone("PAD Campaign")) == ("the play area", "Archives")
        assert t.corp.score == 2

    @pytest.mark.rule("26.03:1.16.5a", "26.03:1.16.5b", "26.03:1.16.5c")
    @pytest.mark.parametrize(
        ("terms", "credits_", "clicks"),
        [({"ignore": True}, 4, 1), ({"no_credits": True}, 6, 1), ({"free": True}, 6, 2), ({}, 2, 1)],
    )
    def test_three_ways_to_ignore_costs(self, terms: dict[str, bool], credits_: int, clicks: int) -> None:
        dear = operation(
            "Dear", "neutral_corp", ExtraCost("play", (Credits(2), Clicks(1)), own=True), play(Gain(1)), cost=2
        )
        lead = operation("Lead", "neutral_corp", play(PlayCards(Is((OPERATION,), zone=IN_HAND), **terms)), cost=0)
        t = Table(cards=(dear, lead), rules=RULES)
        t.corp.hand("Dear", "Lead")
        t.corp.play("Lead")
        t.settle()
        if now(t).kind == "play":
            t.corp.pick("Dear")
        assert (t.corp.credits, t.corp.clicks) == (credits_, clicks)
        assert t.zone("Dear") == "Archives"


class TestActions:
    @pytest.mark.rule("26.03:5.2.1", "26.03:5.2.1a", "26.03:1.11.3c")
    @pytest.mark.parametrize("rules", ["1.4", "26.03"])
    def test_a_cost_that_does_not_begin_with_a_click_is_no_action(self, rules: str) -> None:
        t = Table("runner", cards=(LATE,), rules=rules)
        t.runner.put("Late")
        assert any(one.kind == "action" and one.card == "Late" for one in now(t).options) == (rules == "1.4")
        if rules == RULES:
            t.runner.run("Archives")
            t.runner.use("Late")
            assert (t.runner.credits, t.runner.clicks) == (13, 2)

    @pytest.mark.rule("26.03:1.11.3", "26.03:1.11.3b")
    def test_losing_a_click_is_not_spending_it(self) -> None:
        loser = resource("Loser", "neutral_runner", paid(Clicks(1, lose=True), Gain(2)), cost=0)
        t = Table("runner", cards=(loser,), rules=RULES)
        t.runner.put("Loser")
        t.runner.run("Archives")
        spent = t.happened("clicks spent")
        t.runner.use("Loser")
        assert (t.runner.clicks, t.happened("clicks lost"), t.happened("clicks spent")) == (2, 1, spent)

    @pytest.mark.rule("26.03:1.11.3", "26.03:1.11.3a")
    def test_more_clicks_were_gained(self) -> None:
        t = Table(rules=RULES)
        t.corp.set(credits=5).hand("Biotic Labor")
        t.corp.play("Biotic Labor")
        assert (t.corp.clicks, t.happened("clicks gained")) == (4, 1)

    @pytest.mark.rule("26.03:1.16.4d", example=48)
    def test_both_clicks_of_blue_level_clearance_are_spent_on_the_play(self) -> None:
        t = Table(rules=RULES)
        t.corp.put("Jeeves Model Bioroids", "Server 1", rezzed=True)
        t.corp.set(credits=9).hand("Blue Level Clearance", "Hedge Fund")
        t.corp.play("Blue Level Clearance")
        assert t.corp.clicks == 1
        t.corp.play("Hedge Fund")
        t.settle()
        assert t.corp.clicks == 1  # the third click on the same action is given back

    @pytest.mark.rule("26.03:5.2.3a")
    def test_what_is_added_to_the_basic_action_is_paid_with_it(self) -> None:
        dear = resource("Dear", "neutral_runner", ExtraCost("trash resource", (Credits(2),)), cost=0)
        t = Table(cards=(dear,), rules=RULES)
        t.runner.set(tags=1)
        t.runner.put("Dear")
        t.runner.put("Decoy")
        t.corp.act("trash resource", "Decoy")
        assert (t.corp.credits, t.zone("Decoy")) == (1, "the heap")


class TestOtherWays:
    @pytest.mark.rule("26.03:1.16.2e")
    def test_another_way_to_pay_leaves_the_cost_as_it_is(self) -> None:
        t = Table("runner", rules=RULES)
        t.corp.scored("Hostile Takeover").set(credits=0)
        t.corp.put("Tithonium", "HQ")
        t.runner.run("HQ")
        t.corp.rez("Tithonium")
        t.settle()
        assert t.card("Tithonium").rezzed
        assert rez_cost(t.state, t.cid("Tithonium")) == 9
        assert t.corp.score == 0


class TestTrashAbilities:
    @pytest.mark.rule("26.03:1.19.4b")
    @pytest.mark.parametrize("trashes", [False, True])
    def test_of_two_costs_the_one_that_is_paid_makes_it_a_trash_ability(self, trashes: bool) -> None:
        split = resource("Split", "neutral_runner", paid(CostOr(TrashThis(), Credits(1)), Gain(4)), cost=0)
        t = Table("runner", cards=(split,), rules=RULES)
        t.runner.put("Split")
        t.runner.run("Archives")
        t.runner.use("Split")
        t.runner.yes() if trashes else t.runner.no()
        t.finish_run()
        used = [one.cause for one in t.state.journal.since(0) if one.kind == "used"]
        assert used == ["trash ability" if trashes else "paid"]
        assert (t.zone("Split") == "the heap", t.runner.credits) == (trashes, 9 if trashes else 8)


class TestEvents:
    @pytest.mark.rule("26.03:5.2.2c")
    def test_taking_an_action_is_met_between_its_cost_and_its_effect(self) -> None:
        quick = hardware("Quick", "anarch", when(On("action", by=1), Gain(1)), cost=0)
        trick = event("Trick", "neutral_runner", play(Gain(5)), cost=0)
        t = Table("runner", cards=(quick, trick), rules=RULES)
        t.runner.put("Quick")
        t.runner.hand("Trick")
        t.runner.play("Trick")
        t.settle()
        told = ("clicks spent", "credits gained")
        story = [(one.kind, one.amount) for one in t.state.journal.since(0) if one.kind in told]
        assert story == [("clicks spent", 1), ("credits gained", 1), ("credits gained", 5)]
