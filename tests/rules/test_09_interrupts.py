"""Interrupts, prevention, replacement, composite effects, "must", "repeat" (CR 9.8; 1.4:9.8)."""

from __future__ import annotations

import pytest

from sneakdoor.cards.vocabulary import (
    MEAT,
    SUCCESSFUL_RUN,
    Body,
    Gain,
    InsteadOfAccess,
    Suffer,
    paid,
    resource,
    when,
)
from sneakdoor.testing import Table


def interrupt_open(t: Table) -> bool:
    return t.decision is not None and t.decision.kind == "interrupt"


class TestInterruptWindow:
    @pytest.mark.both
    @pytest.mark.rule("9.2.9", "9.2.9c")
    def test_it_opens_just_before_the_effect_when_somebody_could_answer(self) -> None:
        with Table("corp") as t:
            t.runner.set(tags=1).hand(*["Sure Gamble"] * 5)
            t.runner.put("Plascrete Carapace", tokens={"power": 4})
            t.corp.hand("Scorched Earth")
            t.corp.play("Scorched Earth")
            assert interrupt_open(t)
            assert len(t.runner.titles("hand")) == 5
            t.runner.use("Plascrete Carapace")
            t.runner.pass_()
            assert len(t.runner.titles("hand")) == 2

    @pytest.mark.both
    @pytest.mark.rule("9.2.9")
    def test_without_anything_that_could_answer_there_is_none(self) -> None:
        with Table("corp") as t:
            t.runner.set(tags=1).hand(*["Sure Gamble"] * 5)
            t.runner.put("Feedback Filter")
            t.corp.hand("Scorched Earth")
            t.corp.play("Scorched Earth")
            assert not interrupt_open(t)
            assert len(t.runner.titles("hand")) == 1

    @pytest.mark.rule("9.2.9e")
    def test_a_mandatory_interrupt_has_to_be_triggered_before_passing(self) -> None:
        with Table("corp") as t:
            t.runner.set(tags=1).hand(*["Sure Gamble"] * 6)
            t.runner.put("Muresh Bodysuit")
            t.runner.put("Plascrete Carapace", tokens={"power": 4})
            t.corp.hand("Scorched Earth")
            t.corp.play("Scorched Earth")
            assert not t.runner.can("pass")
            t.runner.trigger("Muresh Bodysuit")
            assert t.runner.can("pass")
            t.runner.pass_()
            assert len(t.runner.titles("hand")) == 3

    @pytest.mark.both
    @pytest.mark.rule("9.2.9d")
    def test_interrupts_are_used_in_any_order(self) -> None:
        with Table("corp") as t:
            t.runner.set(tags=1).hand(*["Sure Gamble"] * 6)
            t.runner.put("Muresh Bodysuit")
            t.runner.put("Plascrete Carapace", tokens={"power": 4})
            t.corp.hand("Scorched Earth")
            t.corp.play("Scorched Earth")
            t.runner.use("Plascrete Carapace")
            t.runner.trigger("Muresh Bodysuit")
            t.runner.pass_()
            assert len(t.runner.titles("hand")) == 4

    @pytest.mark.both
    @pytest.mark.rule("9.2.9b", "9.8.2b", "9.8.3c", example=75)
    def test_priority_alternates_so_that_what_is_raised_last_can_still_be_prevented(self) -> None:
        """On the Runner's own turn the Runner comes first, and The Cleaners raise the damage afterwards.

        1.3 had the additional damage before all prevention; in 1.4 both are interrupts and priority alternates.
        """
        with Table("runner") as t:
            t.corp.scored("The Cleaners")
            t.corp.put("Mr. Stone", "Server 1", rezzed=True)
            t.corp.put("Data Raven", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble", "Sure Gamble")
            t.runner.put("Plascrete Carapace", tokens={"power": 4})
            t.runner.run("HQ")
            t.runner.mode("Take 1 tag")
            assert interrupt_open(t)
            t.runner.use("Plascrete Carapace")
            assert t.happened("raised") == 1  # with nothing else to do the Runner passed, and the Corp had to raise it
            assert interrupt_open(t)
            t.runner.use("Plascrete Carapace")
            assert len(t.runner.titles("hand")) == 2
            t.corp.number(0)
            t.runner.number(0)
            t.finish_run()

    @pytest.mark.rule("9.8.2c", example=76)
    def test_a_raise_applies_once_to_an_effect(self) -> None:
        """1.3 called it additional damage; in 1.4 it is an interrupt that raises the value, and it too answers once."""
        with Table("corp") as t:
            t.corp.scored("The Cleaners").hand("High-Profile Target")
            t.runner.set(tags=1).hand(*["Sure Gamble"] * 5)
            t.corp.play("High-Profile Target")
            assert len(t.runner.titles("hand")) == 2

    @pytest.mark.rule("9.8.3c", "9.8.2b", example=78)
    def test_on_the_corps_turn_the_damage_is_raised_before_the_runner_prevents(self) -> None:
        """In 1.4 both are interrupts in one window: the active player comes first, so the outcome is as in 1.3."""
        with Table("corp") as t:
            t.corp.scored("The Cleaners").hand("High-Profile Target")
            t.runner.set(tags=1).hand(*["Sure Gamble"] * 3)
            t.runner.put("Crash Space")
            t.corp.play("High-Profile Target")
            t.runner.use("Crash Space")
            t.runner.number(3)
            t.settle()
            assert len(t.runner.titles("hand")) == 3

    @pytest.mark.both
    @pytest.mark.rule("9.8.2d", example=77)
    def test_what_cannot_be_prevented_stays_so_when_it_is_raised(self) -> None:
        """In 1.4 the raise changes a value of the expected effect, so what is said of the effect goes for all of it."""
        with Table("runner") as t:
            t.corp.scored("The Cleaners").set(credits=5)
            t.corp.put("Flare", "HQ", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 4)
            t.runner.put("Plascrete Carapace", tokens={"power": 4})
            t.runner.put("Crash Space")
            t.runner.run("HQ")
            t.corp.number(0)
            t.runner.number(0)
            assert t.zone("Plascrete Carapace") == "the heap"
            assert t.card("Crash Space").installed
            assert len(t.runner.titles("hand")) == 1
            assert t.run is None

    @pytest.mark.rule("9.8.3b")
    def test_a_preventer_cannot_be_used_at_another_time(self) -> None:
        with Table("runner") as t:
            t.runner.put("Plascrete Carapace", tokens={"power": 4})
            t.runner.put("Decoy")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.run("HQ")
            assert not t.runner.can("use", "Plascrete Carapace")
            assert not t.runner.can("use", "Decoy")
            t.finish_run()

    @pytest.mark.both
    @pytest.mark.rule("9.2.9a")
    def test_conditional_interrupts_are_fixed_as_the_window_opens(self) -> None:
        """Net Shield answers the first net damage; what it prevented is not asked of again."""
        with Table("runner") as t:
            t.corp.put("Wall of Thorns", "HQ", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 3)
            t.runner.put("Net Shield")
            t.runner.run("HQ")
            t.runner.trigger("Net Shield")
            t.settle()
            assert len(t.runner.titles("hand")) == 2
            assert t.runner.credits == 4

    @pytest.mark.rule("9.8.3c")
    def test_a_value_at_zero_can_be_raised_but_not_prevented_further(self) -> None:
        with Table("corp") as t:
            t.runner.set(tags=1).hand(*["Sure Gamble"] * 2)
            t.corp.hand("High-Profile Target")
            t.runner.put("Plascrete Carapace", tokens={"power": 4})
            t.corp.play("High-Profile Target")
            t.runner.use("Plascrete Carapace")
            t.runner.use("Plascrete Carapace")
            assert not t.runner.can("use", "Plascrete Carapace")
            t.settle()
            assert len(t.runner.titles("hand")) == 2
            assert t.happened("damaged") == 0


class TestPreventingAmounts:
    @pytest.mark.rule("9.8.3a")
    @pytest.mark.parametrize("n", [0, 1, 2, 3])
    def test_of_up_to_three_the_player_chooses_how_many(self, n: int) -> None:
        with Table("corp") as t:
            t.runner.set(tags=1).hand(*["Sure Gamble"] * 5)
            t.runner.put("Crash Space")
            t.corp.hand("Scorched Earth")
            t.corp.play("Scorched Earth")
            t.runner.use("Crash Space")
            t.runner.number(n)
            t.settle()
            assert len(t.runner.titles("hand")) == 1 + n

    @pytest.mark.rule("9.8.3a")
    @pytest.mark.parametrize(("card", "most"), [("Scorched Earth", 3), ("High-Profile Target", 2)])
    def test_no_more_is_offered_to_be_prevented_than_is_about_to_happen(self, card: str, most: int) -> None:
        with Table("corp") as t:
            t.runner.set(tags=1).hand(*["Sure Gamble"] * 5)
            t.runner.put("Crash Space")
            t.corp.hand(card)
            t.corp.play(card)
            t.runner.use("Crash Space")
            assert t.decision is not None
            assert [option.number for option in t.decision.options] == list(range(most, -1, -1))
            t.runner.number(most)
            t.settle()

    @pytest.mark.rule("9.8.3a", "10.4.2")
    def test_a_preventer_answers_only_its_kinds_of_damage(self) -> None:
        with Table("runner") as t:
            t.corp.put("Neural Katana", "HQ", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 4).set(credits=9)
            t.runner.put("Plascrete Carapace", tokens={"power": 4})
            t.runner.put("Feedback Filter")
            t.runner.run("HQ")
            t.runner.use("Feedback Filter")
            assert not t.runner.can("use", "Plascrete Carapace")
            t.runner.pass_()
            t.finish_run()
            assert len(t.runner.titles("hand")) == 2

    @pytest.mark.rule("9.8.3a")
    def test_a_constant_prevention_needs_no_trigger(self) -> None:
        with Table("corp") as t:
            t.runner.set(tags=1, credits=0).hand(*["Sure Gamble"] * 2)
            t.runner.put("Guru Davinder")
            t.corp.hand("Scorched Earth")
            t.corp.play("Scorched Earth")
            assert len(t.runner.titles("hand")) == 2
            assert t.zone("Guru Davinder") == "the heap"
            assert t.outcome is None

    @pytest.mark.rule("9.6.2d", "9.8.3a")
    def test_who_waits_for_what_it_prevents_does_not_mind_being_kept_itself(self) -> None:
        with Table("corp") as t:
            t.runner.set(tags=1, credits=4).put("Guru Davinder")
            t.runner.put("Fall Guy")
            t.corp.act("trash resource", "Guru Davinder")
            t.runner.use("Fall Guy", "Prevent")
            assert t.card("Guru Davinder").installed
            assert not t.runner.can("yes")  # nobody has to pay for him
            assert t.runner.credits == 4

    @pytest.mark.rule("9.8.3a")
    def test_what_is_prevented_altogether_leaves_no_value_to_raise(self) -> None:
        with Table("corp") as t:
            t.runner.set(tags=1, credits=0).hand(*["Sure Gamble"] * 2)
            t.runner.put("Guru Davinder")
            t.corp.scored("The Cleaners").hand("Scorched Earth")
            t.corp.play("Scorched Earth")
            assert len(t.runner.titles("hand")) == 2

    @pytest.mark.rule("9.8.3a", "10.5.1")
    def test_tags_are_avoided_one_by_one(self) -> None:
        with Table("runner") as t:
            t.corp.put("Data Raven", "HQ", rezzed=True)
            t.runner.put("Decoy")
            t.runner.run("HQ")
            t.runner.mode("Take 1 tag")
            t.runner.use("Decoy")
            assert t.state.tags == 0
            assert t.happened("tagged") == 0
            t.corp.number(0)
            t.runner.number(0)
            t.finish_run()
            assert t.state.tags == 0


class TestPreventingTrash:
    @pytest.mark.rule("9.8.3a")
    def test_a_program_is_kept_from_being_trashed(self) -> None:
        with Table("runner") as t:
            t.corp.put("Rototurret", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.put("Sacrificial Construct")
            t.runner.run("HQ")
            t.settle()
            if t.corp.can("pick", "Corroder"):
                t.corp.pick("Corroder")
            t.runner.use("Sacrificial Construct")
            t.settle()
            assert t.card("Corroder").installed
            assert t.zone("Sacrificial Construct") == "the heap"
            assert t.run is None

    @pytest.mark.rule("9.8.3a")
    def test_it_need_not_be_used(self) -> None:
        with Table("runner") as t:
            t.corp.put("Rototurret", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.put("Sacrificial Construct")
            t.runner.run("HQ")
            t.settle()
            if t.corp.can("pick", "Corroder"):
                t.corp.pick("Corroder")
            t.runner.pass_()
            t.settle()
            assert t.zone("Corroder") == "the heap"
            assert t.card("Sacrificial Construct").installed

    @pytest.mark.rule("9.8.3a")
    def test_only_what_the_card_names_can_be_kept(self) -> None:
        """Fall Guy keeps another resource, never itself or a program."""
        with Table("corp") as t:
            t.runner.set(tags=1)
            t.runner.put("Fall Guy")
            t.corp.act("trash resource", "Fall Guy")
            t.settle()
            assert t.zone("Fall Guy") == "the heap"
            assert t.runner.credits == 5

    @pytest.mark.rule("9.8.3a")
    def test_another_resource_is_kept_when_the_corp_trashes_it(self) -> None:
        with Table("corp") as t:
            t.runner.set(tags=1)
            t.runner.put("Fall Guy")
            t.runner.put("Daily Casts", tokens={"credit": 8})
            t.corp.act("trash resource", "Daily Casts")
            t.runner.use("Fall Guy", "Prevent")
            t.settle()
            assert t.card("Daily Casts").installed

    @pytest.mark.rule("1.15.1a")
    def test_a_trash_that_is_a_cost_cannot_be_prevented(self) -> None:
        with Table("corp") as t:
            t.runner.set(tags=1).hand(*["Sure Gamble"] * 5)
            t.runner.put("Crash Space")
            t.runner.put("Fall Guy")
            t.corp.hand("Scorched Earth")
            t.corp.play("Scorched Earth")
            t.runner.use("Crash Space")
            assert not t.runner.can("use", "Fall Guy", says="prevent")
            t.runner.number(3)
            t.settle()
            assert t.zone("Crash Space") == "the heap"
            assert t.card("Fall Guy").installed

    @pytest.mark.rule("10.3.1d", "9.8.3a")
    def test_a_trash_by_the_rules_cannot_be_prevented(self) -> None:
        with Table("runner") as t:
            t.runner.put("Guru Davinder")
            t.runner.put("Fall Guy")
            t.runner.hand("Guru Davinder")
            t.runner.install("Guru Davinder")
            assert t.decision is not None
            assert t.decision.kind != "interrupt"
            assert t.runner.titles("discard") == ["Guru Davinder"]


class TestCostsAndInterrupts:
    @pytest.mark.rule("1.15.1b")
    def test_a_cost_that_a_mandatory_interrupt_would_prevent_cannot_be_paid(self) -> None:
        bleed = resource("Bleed", "neutral_runner", paid(Suffer(1, MEAT), Gain(3)), cost=0)
        with Table("runner", cards=(bleed,)) as t:
            t.runner.put("Bleed")
            t.runner.put("Muresh Bodysuit")
            t.runner.hand(*["Sure Gamble"] * 2)
            t.settle()
            assert not t.runner.can("use", "Bleed")

    @pytest.mark.rule("1.15.1a")
    def test_an_optional_one_does_not_matter(self) -> None:
        bleed = resource("Bleed", "neutral_runner", paid(Suffer(1, MEAT), Gain(3)), cost=0)
        with Table("runner", cards=(bleed,)) as t:
            t.runner.put("Bleed")
            t.runner.put("Plascrete Carapace", tokens={"power": 4})
            t.runner.hand(*["Sure Gamble"] * 2)
            t.runner.use("Bleed")
            assert t.runner.credits == 8
            assert t.card("Plascrete Carapace").tokens("power") == 4
            t.settle()


class TestCompositeEffects:
    @pytest.mark.rule("9.8.1a", example=73)
    def test_both_parts_of_snare_can_be_answered_before_either_happens(self) -> None:
        """1.3 speaks of a composite effect; in 1.4 both parts are of one instruction and share its window."""
        with Table("runner") as t:
            t.corp.put("Snare!", "Server 1")
            t.runner.hand(*["Sure Gamble"] * 3).set(credits=20)
            t.runner.put("Feedback Filter")
            t.runner.put("Decoy")
            t.runner.run("Server 1")
            t.corp.trigger("Snare!")
            t.runner.use("Feedback Filter")
            assert len(t.runner.titles("hand")) == 3
            t.runner.use("Decoy")
            t.runner.pass_()
            assert t.state.tags == 0
            assert len(t.runner.titles("hand")) == 1
            t.runner.act("go on")
            t.settle()

    @pytest.mark.rule("9.8.1a", "9.8.1b")
    def test_the_part_that_was_not_prevented_happens(self) -> None:
        with Table("runner") as t:
            t.corp.put("Snare!", "Server 1")
            t.runner.hand(*["Sure Gamble"] * 3)
            t.runner.put("Decoy")
            t.runner.run("Server 1")
            t.corp.trigger("Snare!")
            t.runner.use("Decoy")
            t.settle()
            assert t.state.tags == 0
            assert t.runner.titles("hand") == []
            t.runner.act("go on")
            t.settle()

    @pytest.mark.both
    @pytest.mark.rule("26.03:9.1.2a", example=131)
    @pytest.mark.rule("9.3.4", example=68)
    def test_an_ability_triggered_by_an_interrupt_resolves_before_the_interrupt(self) -> None:
        """Geist draws for using Forger, before the tag is avoided and the damage comes."""
        with Table("runner", runner='Armand "Geist" Walker: Tech Lord') as t:
            t.corp.put("Snare!", "Server 1")
            t.runner.hand("Sure Gamble", "Sure Gamble")
            t.runner.put("Forger")
            t.runner.run("Server 1")
            t.corp.trigger("Snare!")
            t.runner.use("Forger", "Avoid")
            t.settle()
            assert t.outcome is None
            assert t.state.tags == 0
            assert t.runner.titles("hand") == []
            t.runner.act("go on")
            t.settle()


class TestReplacementEffects:
    @pytest.mark.rule("9.8.4a", "9.8.4c")
    def test_an_interrupt_replaces_what_is_imminent(self) -> None:
        with Table("runner") as t:
            t.corp.put("Neural Katana", "Server 1", rezzed=True)
            t.corp.put("Tori Hanzō", "Server 1", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 4)
            t.runner.run("Server 1")
            t.corp.trigger("Tori Hanzō")
            t.settle()
            assert t.state.brain == 1
            assert len(t.runner.titles("hand")) == 3
            assert t.corp.credits == 3
            t.finish_run()

    @pytest.mark.rule("9.8.4c")
    def test_what_replaces_it_can_be_answered_in_turn(self) -> None:
        with Table("runner") as t:
            t.corp.put("Neural Katana", "Server 1", rezzed=True)
            t.corp.put("Tori Hanzō", "Server 1", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 4).set(credits=0)
            t.runner.put("Feedback Filter")
            t.runner.run("Server 1")
            assert not t.runner.can("use", "Feedback Filter")
            t.corp.trigger("Tori Hanzō")
            t.runner.use("Feedback Filter")
            t.runner.number(1)
            t.settle()
            assert t.state.brain == 0
            assert len(t.runner.titles("hand")) == 4
            t.finish_run()

    @pytest.mark.rule("26.03:9.9.5a", example=180)
    @pytest.mark.both
    @pytest.mark.rule("9.6.2c", "9.8.3d", "9.8.4e", example=69)
    def test_a_first_that_was_replaced_or_prevented_still_was_the_first(self) -> None:
        with Table("runner") as t:
            t.corp.put("Tori Hanzō", "Server 1", rezzed=True)
            t.corp.put("Neural Katana", "Server 1", rezzed=True)
            t.corp.put("Neural Katana", "Server 1", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 5).set(credits=9)
            t.runner.put("Feedback Filter")
            t.runner.run("Server 1")
            t.runner.use("Feedback Filter", "net")
            t.runner.use("Feedback Filter", "net")
            t.runner.use("Feedback Filter", "net")
            t.settle()
            assert t.happened("damaged") == 1
            assert not t.happened("replaced")
            assert len(t.runner.titles("hand")) == 2
            t.finish_run()

    @pytest.mark.both
    @pytest.mark.rule("9.6.2c")
    def test_the_first_of_the_next_run_is_a_first_again(self) -> None:
        with Table("runner") as t:
            t.corp.put("Neural Katana", "Server 1", rezzed=True)
            t.corp.put("Tori Hanzō", "Server 1", rezzed=True)
            t.corp.set(credits=9)
            t.runner.hand(*["Sure Gamble"] * 5)
            for n in (1, 2):
                t.runner.run("Server 1")
                t.corp.trigger("Tori Hanzō")
                t.settle()
                assert t.state.brain == n
                t.finish_run()

    @pytest.mark.rule("9.8.4b", "6.7.3b", example=79)
    def test_a_replacement_waits_for_its_effect(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.put("Bank Job", tokens={"credit": 8})
            t.runner.run("Server 1")
            t.runner.trigger("Bank Job")
            assert t.card("Bank Job").tokens("credit") == 8
            t.runner.number(5)
            t.settle()
            assert t.runner.credits == 10
            assert t.happened("accessed") == 0

    @pytest.mark.rule("9.8.4d", example=80)
    def test_a_second_bank_job_has_nothing_left_to_replace(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.put("Bank Job", tokens={"credit": 8})
            t.runner.put("Bank Job", tokens={"credit": 8})
            t.runner.run("Server 1")
            t.runner.trigger("Bank Job")
            assert not t.runner.can("trigger", "Bank Job")
            t.runner.number(8)
            t.settle()
            assert t.runner.credits == 13
            left = sorted(t.card("Bank Job", n).tokens("credit") for n in (0, 1))
            assert left == [0, 8]

    @pytest.mark.both
    @pytest.mark.rule("9.8.4d", "1.4:9.8.11")
    def test_of_two_that_must_replace_the_same_effect_its_controller_chooses_one(self) -> None:
        skim = resource("Skim", "neutral_runner", when(SUCCESSFUL_RUN, InsteadOfAccess(Body((Gain(2),)))), cost=0)
        clip = resource("Clip", "neutral_runner", when(SUCCESSFUL_RUN, InsteadOfAccess(Body((Gain(7),)))), cost=0)
        with Table("runner", cards=(skim, clip)) as t:
            t.runner.put("Skim")
            t.runner.put("Clip")
            t.runner.run("HQ")
            t.runner.trigger("Skim")
            t.runner.act("instead", "Clip")
            t.finish_run()
            assert t.runner.credits == 12
            assert t.happened("accessed") == 0

    @pytest.mark.both
    @pytest.mark.rule("9.8.3d", "9.6.2c")
    def test_net_shield_counts_the_first_damage_even_if_something_else_prevented_it(self) -> None:
        with Table("runner") as t:
            t.corp.put("Pup", "HQ", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 3).set(credits=4)
            t.runner.put("Feedback Filter")
            t.runner.put("Net Shield")
            t.runner.run("HQ")
            t.runner.no()
            t.runner.use("Feedback Filter", "net")
            t.runner.no()
            t.settle()
            assert t.runner.credits == 1
            assert len(t.runner.titles("hand")) == 2
            t.finish_run()
