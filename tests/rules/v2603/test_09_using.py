"""Using abilities by version 26.03 (CR 26.03:9.1, 26.03:9.5), modes and what cannot be worked out (CR 26.03:9.12)."""

from __future__ import annotations

import pytest
from tests.verbs import go_on, now

from sneakdoor.cards.vocabulary import (
    ADVANCEMENT,
    END_THE_RUN,
    MINE,
    NET,
    POWER,
    RESOURCE,
    REZ_THIS,
    RUNNER,
    THIS,
    Cannot,
    Choose,
    ChosenX,
    Clicks,
    Credits,
    Damage,
    Do,
    Draw,
    Each,
    Gain,
    Hosted,
    Is,
    Modify,
    On,
    Prevent,
    SubroutineResolving,
    TrashThis,
    hardware,
    ice,
    operation,
    paid,
    play,
    resource,
    sub,
    when,
)
from sneakdoor.model.abilities import Constant, Paid, Play, Sub, When
from sneakdoor.rules.quantities import forbidden, strength
from sneakdoor.testing import Table

RULES = "26.03"


class TestKinds:
    @pytest.mark.rule("26.03:9.1.1e")
    def test_each_ability_is_of_one_of_five_kinds(self) -> None:
        kinds = (Constant, Paid, When, Play, Sub)
        said = (
            Modify("strength", 1, THIS),
            paid(Clicks(1), Gain(1)),
            when(REZ_THIS, Gain(1)),
            play(Gain(1)),
            END_THE_RUN,
        )
        for ability in said:
            assert sum(isinstance(ability, kind) for kind in kinds) == 1

    @pytest.mark.rule("26.03:9.1.1c")
    def test_the_basic_trash_ability_is_an_ability_of_the_runner(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.set(credits=4).run("Server 1")
            t.settle()
            t.runner.act("trash")
            t.finish_run()
            assert t.zone("PAD Campaign") == "Archives"
            assert t.runner.credits == 0


class TestPaid:
    @pytest.mark.rule("26.03:9.5.1", "26.03:9.5.2", "26.03:9.5.2f")
    def test_with_priority_and_the_cost_it_is_used_at_will(self) -> None:
        tap = resource("Tap", "criminal", paid(Credits(1), Draw(1)), cost=0)
        with Table("runner", cards=(tap,), rules=RULES) as t:
            t.state.forced = False
            t.runner.put("Tap")
            t.runner.set(credits=2)
            while now(t).side != RUNNER or now(t).kind != "paid ability window":
                t.game.choose(now(t).options[-1])
            t.runner.use("Tap")
            t.runner.use("Tap")
            assert len(t.runner.titles("hand")) == 2
            assert not t.runner.can("use", "Tap")

    @pytest.mark.rule("26.03:9.5.2a", "26.03:9.5.1")
    def test_with_a_click_first_it_is_an_action(self) -> None:
        job = resource("Job", "criminal", paid(Clicks(1), Gain(2)), cost=0)
        with Table("runner", cards=(job,), rules=RULES) as t:
            t.runner.put("Job")
            t.runner.set(clicks=1)
            t.runner.act("action", "Job")
            assert t.runner.credits == 7
            assert not t.runner.can("action", "Job")

    @pytest.mark.rule("26.03:9.3.6d")
    def test_an_interrupt_is_used_only_against_what_it_could_change(self) -> None:
        vest = hardware("Vest", "criminal", paid(TrashThis(), Prevent("damage", 1, (NET,))), cost=0)
        hit = operation("Hit", "jinteki", play(Damage(1, NET)), cost=0)
        with Table("corp", cards=(vest, hit), rules=RULES) as t:
            t.runner.put("Vest")
            t.runner.hand("Sure Gamble")
            t.corp.hand("Hit")
            assert not t.runner.can("use", "Vest")
            t.corp.play("Hit")
            t.runner.use("Vest")
            t.settle()
            assert t.runner.titles("hand") == ["Sure Gamble"]

    @pytest.mark.rule("26.03:9.3.6g")
    def test_once_per_turn_is_one_use_each_turn(self) -> None:
        tap = resource("Tap", "criminal", paid(Clicks(1), Gain(2), once_per_turn=True), cost=0)
        with Table("runner", cards=(tap,), rules=RULES) as t:
            t.runner.put("Tap")
            t.runner.act("action", "Tap")
            assert not t.runner.can("action", "Tap")
            t.runner.set(clicks=0)
            t.end_turn()
            t.end_turn()
            assert t.runner.can("action", "Tap")


class TestResolving:
    @pytest.mark.rule("26.03:9.1.2b")
    def test_a_subroutine_is_resolving_in_the_windows_of_its_instructions(self) -> None:
        """As with Attini: nothing can be paid for an interrupt then."""
        grip = ice(
            "Grip",
            "jinteki",
            Cannot("spend credits", only=SubroutineResolving()),
            sub(Damage(1, NET)),
            cost=0,
            strength=1,
        )
        vest = hardware("Vest", "criminal", paid(Credits(1), Prevent("damage", 1, (NET,))), cost=0)
        with Table("runner", cards=(grip, vest), rules=RULES) as t:
            t.corp.put("Grip", "HQ", rezzed=True)
            t.corp.hand("Hedge Fund")
            t.runner.put("Vest")
            t.runner.hand("Sure Gamble")
            t.runner.run("HQ")
            assert not forbidden(t.state, "spend credits")
            t.settle()
            assert t.runner.titles("hand") == []
            assert not forbidden(t.state, "spend credits")
            go_on(t)
            t.finish_run()


class TestModes:
    @pytest.mark.rule("26.03:9.12.6b", "26.03:9.12.6c", "26.03:9.12.6d")
    def test_modes_are_chosen_one_after_the_other_and_each_once(self) -> None:
        modes = Choose(((Gain(1),), (Draw(1),), (Gain(5),)), n=2)
        plan = operation("Plan", "nbn", play(modes), cost=0)
        with Table("corp", cards=(plan,), rules=RULES) as t:
            t.corp.hand("Plan").set(credits=0)
            t.corp.play("Plan")
            t.corp.mode("Gain 5")
            assert t.corp.credits == 5
            assert not any("5" in option.words for option in now(t).options)
            t.corp.mode("Draw 1")
            assert len(t.corp.titles("hand")) == 1
            assert now(t).kind == "action"

    @pytest.mark.rule("26.03:9.12.6b")
    def test_up_to_a_number_may_be_fewer(self) -> None:
        plan = operation("Plan", "nbn", play(Choose(((Gain(1),), (Draw(1),)), n=2, up_to=True)), cost=0)
        with Table("corp", cards=(plan,), rules=RULES) as t:
            t.corp.hand("Plan").set(credits=0)
            t.corp.play("Plan")
            t.corp.mode("Gain 1")
            t.corp.mode("Nothing more")
            assert t.corp.credits == 1
            assert now(t).kind == "action"


class TestX:
    @pytest.mark.rule("26.03:9.12.2e")
    def test_x_that_cannot_be_worked_out_is_0(self) -> None:
        wall = ice("Wall", "nbn", Modify("strength", Hosted(ADVANCEMENT), THIS), END_THE_RUN, cost=0, strength=0)
        coin = operation("Coin", "nbn", play(Gain(ChosenX())), cost=0)
        with Table("corp", cards=(wall, coin), rules=RULES) as t:
            t.corp.put("Wall", "HQ", tokens={"advancement": 2})
            assert strength(t.state, t.cid("Wall")) == 0
            t.corp.hand("Coin").set(credits=3)
            t.game.choose(next(one for one in (*now(t).options, *now(t).idle) if one.card == "Coin"))
            t.settle()
            assert t.corp.credits == 3


class TestGoneSources:
    """What an ability still knows of a card that has left (CR 26.03:9.5.5)."""

    @pytest.mark.both
    @pytest.mark.rule("26.03:9.5.5", "26.03:9.5.4", "9.1.7")
    @pytest.mark.parametrize("cost", ["its own card", "another card"])
    def test_its_counters_count_if_the_cost_took_it_away(self, ruleset: str, cost: str) -> None:
        """Fuse trashes whatever is used as soon as it was paid for."""
        price = TrashThis() if cost == "its own card" else Credits(1)
        jar = resource("Jar", "neutral_runner", paid(price, Gain(Each(2, Hosted(POWER)))), cost=0)
        lit = Is((RESOURCE,), other=True)
        fuse = resource("Fuse", "neutral_runner", when(On("used", by=MINE, what=lit), Do("trash", lit)), cost=0)
        with Table("runner", cards=(jar, fuse)) as t:
            t.runner.put("Jar", tokens={"power": 3})
            t.runner.put("Fuse")
            t.runner.use("Jar")
            t.settle()
            assert t.zone("Jar") == "the heap"
            counted = cost == "its own card" or ruleset != RULES
            assert t.runner.credits == 5 - (0 if cost == "its own card" else 1) + (6 if counted else 0)
