"""Who may answer what is imminent, and until when (1.4:9.8)."""

from __future__ import annotations

import pytest
from tests.verbs import now, strike

from sneakdoor.cards.vocabulary import (
    IN_HAND,
    PROGRAM,
    RESOURCE,
    RUNNER,
    TAGGED,
    TURN,
    ChangeImminent,
    Credits,
    Delayed,
    Do,
    Gain,
    InstallOne,
    Instead,
    Is,
    On,
    Paid,
    Prevent,
    Prevents,
    When,
    event,
    operation,
    play,
    resource,
)
from sneakdoor.model.declare import CardDef, Instruction
from sneakdoor.testing import Table

HURT = On("would damage")


def answer(title: str, *do: Instruction) -> CardDef:
    """A resource with a paid interrupt against damage."""
    return resource(title, "neutral_runner", Paid((Credits(0),), do), cost=0)


def struck(*cards: CardDef, hand: int = 5) -> Table:
    t = Table("corp", cards=cards)
    t.runner.hand(*["Sure Gamble"] * hand)
    t.corp.hand("Strike")
    return t


def suffered(t: Table) -> list[int]:
    return [one.amount for one in t.state.journal.since(0) if one.kind == "damaged"]


class TestChangedValues:
    @pytest.mark.rule("1.4:9.8.3b", "1.4:9.8.6b")
    def test_an_amount_of_damage_is_lowered_while_there_is_any(self) -> None:
        with struck(strike(2), answer("Sponge", ChangeImminent("damage", -1))) as t:
            t.runner.put("Sponge")
            t.corp.play("Strike")
            t.runner.use("Sponge")
            t.runner.use("Sponge")
            assert not t.runner.can("use", "Sponge")
            t.settle()
            assert suffered(t) == []
            assert len(t.runner.titles("hand")) == 5

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.8.6b", "1.4:9.8.6")
    def test_or_raised(self) -> None:
        with struck(strike(1), answer("Echo", ChangeImminent("damage", 1))) as t:
            t.runner.put("Echo")
            t.corp.play("Strike")
            t.runner.use("Echo")
            t.runner.use("Echo")
            t.runner.pass_()
            t.settle()
            assert suffered(t) == [3]

    @pytest.mark.rule("1.4:9.8.5c")
    @pytest.mark.parametrize("tags", [0, 1])
    def test_a_static_prevention_applies_while_its_condition_holds(self, tags: int) -> None:
        calm = resource("Calm", "neutral_runner", Prevents("damage", TAGGED), cost=0)
        with struck(strike(2), calm) as t:
            t.runner.set(tags=tags).put("Calm")
            t.corp.play("Strike")
            t.settle()
            assert len(t.runner.titles("hand")) == (5 if tags else 3)


class TestWhoMayAnswer:
    @pytest.mark.both
    @pytest.mark.rule("1.4:9.8.4", "1.4:9.6.13")
    def test_a_window_opens_for_an_interrupt_that_was_set_up_before(self) -> None:
        """The event lies in the heap; what it has left behind waits for damage in this turn."""
        vest = event(
            "Vest",
            "neutral_runner",
            play(Delayed(When(HURT, (Prevent("damage", 2),), may=True), TURN)),
            cost=0,
        )
        for used in (True, False):
            with Table("runner", cards=(vest,)) as t:
                t.runner.hand("Vest", *["Sure Gamble"] * 4)
                t.corp.put("Neural Katana", "HQ", rezzed=True)
                t.runner.play("Vest")
                assert t.zone("Vest") == "the heap"
                t.runner.run("HQ")
                t.settle()
                assert now(t).kind == "interrupt"
                if used:
                    t.runner.trigger("Vest")
                else:
                    t.runner.pass_()
                t.finish_run()
                assert suffered(t) == [1 if used else 3]

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.8.4d")
    def test_a_paid_interrupt_may_have_come_after_the_window_opened(self) -> None:
        """The first one puts the second into play, which is then used in the same window."""
        call = answer("Call", Prevent("damage", 1), InstallOne(Is((RESOURCE,), zone=IN_HAND, side=RUNNER)))
        with struck(strike(3), call, answer("Late", Prevent("damage", 1)), hand=4) as t:
            t.runner.put("Call")
            t.runner.hand("Late")
            t.corp.play("Strike")
            t.runner.use("Call")
            t.settle()
            assert t.card("Late").installed
            assert now(t).kind == "interrupt"
            t.runner.use("Late")
            t.runner.pass_()
            assert suffered(t) == [1]

    @pytest.mark.rule("1.4:9.8.4c", "1.4:9.2.9f")
    def test_a_mandatory_interrupt_is_out_of_the_question_when_nothing_is_left_to_answer(self) -> None:
        with struck(strike(1)) as t:
            t.runner.put("Muresh Bodysuit")
            t.runner.put("Plascrete Carapace", tokens={"power": 4})
            t.corp.play("Strike")
            assert not t.runner.can("pass")
            t.state.forced = False
            t.runner.use("Plascrete Carapace")
            assert not t.runner.can("trigger", "Muresh Bodysuit")
            t.state.forced = True
            t.settle()
            assert now(t).kind == "action"
            assert suffered(t) == []

    @pytest.mark.rule("1.4:9.8.5", "9.8.3a")
    @pytest.mark.parametrize("kept", ["Corroder", "Ninja"])
    def test_who_prevents_chooses_what_is_kept(self, kept: str) -> None:
        """Both programs are about to be trashed at once."""
        burn = operation("Strike", "neutral_corp", play(Do("trash", Is((PROGRAM,)))), cost=0)
        with struck(burn) as t:
            t.runner.put("Corroder")
            t.runner.put("Ninja")
            t.runner.put("Sacrificial Construct")
            t.corp.play("Strike")
            t.runner.use("Sacrificial Construct")
            assert now(t).side.name == "RUNNER"
            t.runner.pick(kept)
            t.settle()
            assert [title for title in ("Corroder", "Ninja") if t.card(title).installed] == [kept]


class TestFirstTimes:
    @pytest.mark.both
    @pytest.mark.rule("1.4:9.8.5a", "9.6.2c")
    @pytest.mark.parametrize("before", [True, False])
    def test_a_first_time_counts_though_nobody_could_answer_it(self, before: bool) -> None:
        """Net Shield comes into play when the first net damage of the turn is over, or there was none."""
        with Table("runner") as t:
            t.corp.put("Neural Katana", "HQ", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 7)
            if before:
                t.runner.run("HQ")
                t.finish_run()
                assert suffered(t) == [3]
            t.runner.put("Net Shield")
            t.runner.run("HQ")
            t.settle()
            assert (now(t).kind == "interrupt") == (not before)
            if not before:
                t.runner.pass_()
            t.finish_run()


class TestReplacements:
    @pytest.mark.rule("1.4:9.8.8c", "9.8.4b")
    def test_a_replacement_that_was_set_up_replaces_one_effect_and_is_gone(self) -> None:
        swap = Instead("access", (Gain(3),))
        plan = event("Plan", "neutral_runner", play(Delayed(swap, TURN)), cost=0)
        with Table("runner", cards=(plan,)) as t:
            t.corp.hand("PAD Campaign")
            t.runner.hand("Plan")
            t.runner.play("Plan")
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.credits == 8
            assert t.happened("accessed") == 0
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.credits == 8
            assert t.happened("accessed") == 1
