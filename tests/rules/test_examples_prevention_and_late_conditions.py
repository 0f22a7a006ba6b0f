"""Worked examples of the rulebook: costs that cannot be prevented, conditions that come too late, damage."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


class TestCosts:
    @pytest.mark.both
    @pytest.mark.rule("26.03:1.16.1a", example=38)
    @pytest.mark.rule("1.15.1a", example=21)
    def test_the_trash_of_clone_chip_is_a_cost_and_cannot_be_prevented(self) -> None:
        with Table("runner") as t:
            t.runner.discard("Corroder").set(credits=9)
            t.runner.put("Clone Chip")
            t.runner.put("LLDS Energy Regulator")
            t.runner.use("Clone Chip")
            assert not t.runner.can("use", "LLDS Energy Regulator")
            t.runner.act("done")  # no program has to go for the new one
            t.settle()
            assert t.zone("Clone Chip") == "the heap"
            assert t.card("LLDS Energy Regulator").installed
            assert t.card("Corroder").installed

    @pytest.mark.rule("1.15.1a", example=21)
    def test_a_trash_that_is_an_effect_can(self) -> None:
        with Table("runner") as t:
            t.corp.put("Flare", "HQ", rezzed=True)
            t.runner.set(credits=9).hand(*["Sure Gamble"] * 3)
            t.runner.put("LLDS Energy Regulator")
            t.runner.put("Clone Chip")
            t.runner.run("HQ")
            t.corp.number(0)
            t.runner.number(0)
            t.runner.use("LLDS Energy Regulator", "3")
            t.settle()
            assert t.card("Clone Chip").installed


class TestConditions:
    def begin(self) -> Table:
        """The Runner's turn begins with one link, a contact who wants two, and a memory chip at the supplier's."""
        t = Table("runner")
        t.runner.set(credits=5).hand("Dyson Mem Chip")
        t.runner.put("Dyson Mem Chip")
        t.runner.put("Underworld Contact")
        t.runner.put("The Supplier")
        t.runner.use("The Supplier")
        t.settle()
        t.end_turn()
        for _ in range(3):
            t.corp.act("credit")
        t.settle()
        while t.decision is not None and t.decision.kind == "discard":
            t.game.choose(t.decision.options[0])
        return t

    @pytest.mark.rule("26.03:9.6.5d", example=157)
    @pytest.mark.both
    @pytest.mark.rule("9.6.2e", example=71)
    def test_the_supplier_may_make_the_link_that_underworld_contact_asks_for(self) -> None:
        with self.begin() as t:
            before = t.runner.credits
            t.runner.trigger("The Supplier")
            t.settle()
            assert t.runner.link == 2
            assert t.runner.credits == before - 1 + 1  # the chip costs 3 less 2

    @pytest.mark.both
    @pytest.mark.rule("9.6.2e", example=71)
    def test_in_the_other_order_it_comes_too_late(self) -> None:
        with self.begin() as t:
            before = t.runner.credits
            t.runner.trigger("Underworld Contact")
            t.runner.trigger("The Supplier")
            t.settle()
            assert t.runner.link == 2
            assert t.runner.credits == before - 1


class TestDamage:
    @pytest.mark.both
    @pytest.mark.rule("26.03:10.4.3", example=232)
    @pytest.mark.rule("10.4.3", "10.4.4", example=92)
    def test_boom_kills_a_runner_with_four_cards(self) -> None:
        with Table("corp") as t:
            t.corp.hand("BOOM!").set(credits=9)
            t.runner.set(tags=2).hand("I've Had Worse", *["Sure Gamble"] * 3)
            t.corp.play("BOOM!")
            t.settle()
            assert t.outcome is not None
            assert t.outcome.how == "flatline"
            assert t.happened("drawn") == 0

    @pytest.mark.both
    @pytest.mark.rule("26.03:10.4.3", example=232)
    @pytest.mark.rule("10.4.3", example=92)
    def test_with_three_of_it_prevented_all_cards_go_at_once_and_then_three_are_drawn(self) -> None:
        with Table("corp") as t:
            t.corp.hand("BOOM!").set(credits=9)
            t.runner.set(tags=2).hand("I've Had Worse", *["Sure Gamble"] * 3)
            t.runner.put("Plascrete Carapace", tokens={"power": 3})
            t.corp.play("BOOM!")
            for _ in range(3):
                t.runner.use("Plascrete Carapace")
            t.settle()
            while t.decision is not None and t.decision.kind == "reaction":
                t.game.choose(t.decision.options[0])
            assert t.outcome is None
            grip = [one for one in t.state.journal.since(0) if one.cause == "meat damage"]
            assert len(grip) == 4
            assert len({one.batch for one in grip}) == 1
            assert len(t.runner.titles("hand")) == 3

    @pytest.mark.rule("10.9.2a", example=95)
    def test_two_free_units_are_one_instance_of_two_damage(self) -> None:
        with Table("runner") as t:
            t.corp.put("Cortex Lock", "HQ", rezzed=True)
            t.runner.put("Magnum Opus")
            t.runner.put("Biometric Spoofing")
            t.runner.hand(*["Sure Gamble"] * 3)
            t.runner.run("HQ")
            t.runner.use("Biometric Spoofing")
            t.finish_run()
            assert len(t.runner.titles("hand")) == 3
            assert t.happened("damaged") == 0

    @pytest.mark.rule("10.9.2a", example=95)
    def test_without_a_free_unit_there_is_no_damage_to_prevent(self) -> None:
        with Table("runner") as t:
            t.corp.put("Cortex Lock", "HQ", rezzed=True)
            t.runner.put("Magnum Opus")
            t.runner.put("Magnum Opus")
            t.runner.put("Biometric Spoofing")
            t.runner.run("HQ")
            t.finish_run()
            assert t.card("Biometric Spoofing").installed
            assert t.happened("would damage") == 0
