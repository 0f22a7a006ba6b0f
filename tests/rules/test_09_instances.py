"""Conditional abilities: when they are met, how often they wait, how they resolve (1.4:9.6; 1.4:9.1.8, 9.1.9)."""

from __future__ import annotations

import pytest
from tests.verbs import kinds, now, story

from sneakdoor.cards.vocabulary import (
    ICE,
    MINE,
    POWER,
    RESOURCE,
    RUNNER,
    SUCCESSFUL_RUN,
    THIS,
    TURN,
    TURN_BEGINS,
    VIRUS,
    AtLeast,
    AtMost,
    Count,
    CreditsOf,
    Delayed,
    Do,
    Draw,
    Gain,
    Grant,
    Hosted,
    Is,
    On,
    Place,
    Remove,
    Sub,
    When,
    While,
    asset,
    event,
    play,
    resource,
    when,
)
from sneakdoor.model.constants import Blank
from sneakdoor.testing import Table


def apocalypse(t: Table) -> None:
    """All installed Corp cards are trashed at once."""
    t.runner.hand("Apocalypse")
    for server in ("HQ", "R&D", "Archives"):
        t.runner.run(server)
        t.finish_run()
    t.runner.play("Apocalypse")


class TestInstances:
    @pytest.mark.both
    @pytest.mark.rule("1.4:9.6.2", "1.4:9.6.4", "1.4:9.6.4b", "1.4:9.6.5", "1.4:9.6.8", "1.4:9.6.8a")
    def test_each_time_it_is_met_makes_an_instance_and_each_is_triggered_by_itself(self) -> None:
        """Hostile Infrastructure sees three cards trashed, itself too, and works from Archives until it is done."""
        with Table("runner") as t:
            t.corp.put("Hostile Infrastructure", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("PAD Campaign", "Server 3")
            t.runner.hand(*["Sure Gamble"] * 5)
            apocalypse(t)
            assert t.zone("Hostile Infrastructure") == "Archives"
            for left in (3, 2):
                d = now(t)
                assert (d.kind, d.side.name) == ("reaction", "CORP")
                assert [option.kind for option in d.options] == ["trigger"] * left
                t.answer(d.options[0])
            t.settle()  # of the last nobody had to be asked
            assert t.happened("damaged") == 3

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.1.8g")
    def test_what_its_own_card_met_by_leaving_is_active_until_it_has_resolved(self) -> None:
        """Trashed, it works once more from the heap; a card that is trashed later is none of its business."""
        wreath = resource("Wreath", "neutral_runner", when(On("trashed"), Gain(3)), cost=0)
        with Table("corp", cards=(wreath,)) as t:
            t.runner.set(tags=1).put("Wreath")
            t.runner.put("Armitage Codebusting")
            t.corp.act("trash resource", "Wreath")
            assert t.zone("Wreath") == "the heap"
            assert t.runner.credits == 8
            t.corp.act("trash resource", "Armitage Codebusting")
            assert t.runner.credits == 8

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.6.4a", "1.4:9.6.4")
    def test_met_again_while_it_resolves_it_is_pending_again(self) -> None:
        poor = AtMost(CreditsOf(RUNNER), 7)
        gained = On("credits gained", by=MINE)
        spiral = resource("Spiral", "neutral_runner", when(gained, Gain(1), Draw(1), where=poor), cost=0)
        with Table("runner", cards=(spiral,)) as t:
            t.runner.put("Spiral")
            t.runner.act("credit")
            t.settle()
            assert t.runner.credits == 8
            assert len(t.runner.titles("hand")) == 2
            # The second instance began and ended between the two instructions of the first.
            assert story(t, "drawn", "credits gained") == ["credits gained"] * 3 + ["drawn"] * 2

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.6.8b")
    def test_a_conditional_interrupt_is_pending_in_an_interrupt_window_and_in_no_other(self) -> None:
        with Table("runner") as t:
            t.corp.put("Neural Katana", "HQ", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 4)
            t.runner.put("Net Shield")
            t.runner.run("HQ")
            t.settle()
            assert now(t).kind == "interrupt"
            assert kinds(t) == {"trigger", "pass"}
            t.runner.pass_()
            assert now(t).kind != "reaction"
            t.finish_run()
            assert t.runner.titles("hand") == ["Sure Gamble"]

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.6.12", "1.4:9.1.4")
    def test_once_it_resolves_it_does_not_need_its_card(self) -> None:
        fuse = resource("Fuse", "neutral_runner", when(TURN_BEGINS, Do("trash", THIS), Gain(3)), cost=0)
        with Table("corp", cards=(fuse,)) as t:
            t.runner.put("Fuse")
            t.end_turn()
            assert t.zone("Fuse") == "the heap"
            assert t.runner.credits == 8

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.6.14", "1.4:9.6.14g", "1.4:9.6.14f", "1.4:9.6.14a")
    def test_one_is_complete_before_the_next_is_triggered(self) -> None:
        bell = resource("Bell", "neutral_runner", when(TURN_BEGINS, Gain(1), Draw(1)), cost=0)
        with Table("corp", cards=(bell,)) as t:
            t.runner.put("Bell")
            t.runner.put("Bell")
            t.end_turn()
            t.runner.trigger("Bell")
            t.settle()
            assert story(t, "credits gained", "drawn")[-4:] == ["credits gained", "drawn"] * 2


class TestStaticConditions:
    @pytest.mark.both
    @pytest.mark.rule("1.4:9.6.7", "1.4:9.6.7a")
    def test_it_is_done_again_whenever_a_checkpoint_finds_it_true(self) -> None:
        with Table("runner") as t:
            t.runner.set(credits=2).put("Order of Sol")
            t.runner.hand("Corroder", "Armitage Codebusting", "Joshua B.")
            t.runner.install("Armitage Codebusting")
            assert t.runner.credits == 1
            t.runner.install("Joshua B.")
            assert t.runner.credits == 1
            t.runner.act("credit")
            assert t.runner.credits == 2
            t.runner.install("Corroder")
            assert t.runner.credits == 1
            t.settle()
            assert t.happened("credits gained") == 1 + 2

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.6.3", "1.4:9.6.7c")
    def test_while_one_instance_resolves_there_is_no_other(self) -> None:
        """Its condition holds still at the checkpoint in its middle."""
        full = AtLeast(Hosted(VIRUS), 1)
        drain = resource("Drain", "neutral_runner", While(full, (Place(POWER, 1), Remove(VIRUS, 1, THIS))), cost=0)
        with Table("runner", cards=(drain,)) as t:
            t.runner.put("Drain", tokens={"virus": 2})
            t.runner.act("credit")
            t.settle()
            assert t.card("Drain").tokens("virus") == 0
            assert t.card("Drain").tokens("power") == 2

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.6.7b")
    def test_it_has_to_be_true_as_the_checkpoint_begins(self) -> None:
        """Two copies of a unique card are there when it begins, though it leaves only one of them."""
        twins = AtLeast(Count(Is((RESOURCE,), ("Connection",))), 2)
        watch = resource("Watch", "neutral_runner", While(twins, (Gain(1),)), cost=0)
        with Table("runner", cards=(watch,)) as t:
            t.runner.put("Watch")
            t.runner.put("Joshua B.")
            t.runner.hand("Joshua B.")
            t.runner.install("Joshua B.")
            t.settle()
            assert t.runner.titles("discard") == ["Joshua B."]
            assert t.runner.credits == 5 - 1 + 1


class TestDelayed:
    @pytest.mark.both
    @pytest.mark.rule("1.4:9.6.13c", "1.4:9.6.13")
    def test_without_a_duration_it_lasts_for_one_time(self) -> None:
        plan = event("Plan", "neutral_runner", play(Delayed(When(SUCCESSFUL_RUN, (Gain(3),), next_only=True))), cost=0)
        with Table("runner", cards=(plan,)) as t:
            t.runner.hand("Plan")
            t.runner.play("Plan")
            for _ in range(2):
                t.runner.run("Archives")
                t.finish_run()
            assert t.runner.credits == 8

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.6.13b", "1.4:9.6.13", "1.4:9.9.1")
    def test_with_a_duration_it_works_each_time_until_that_is_over(self) -> None:
        """The event that made it is in the heap all the while."""
        plan = event("Plan", "neutral_runner", play(Delayed(When(SUCCESSFUL_RUN, (Gain(3),)), TURN)), cost=0)
        with Table("runner", cards=(plan,)) as t:
            t.runner.hand("Plan")
            t.runner.play("Plan")
            assert t.zone("Plan") == "the heap"
            for _ in range(2):
                t.runner.run("Archives")
                t.finish_run()
            assert t.runner.credits == 11
            t.end_turn()
            t.end_turn()
            before = t.runner.credits
            t.runner.run("Archives")
            t.finish_run()
            assert t.runner.credits == before


class TestLostAbilities:
    @pytest.mark.rule("1.4:9.1.9", "1.4:9.1.9a")
    @pytest.mark.parametrize("lost", [True, False])
    def test_a_lost_subroutine_neither_resolves_nor_counts(self, lost: bool) -> None:
        """All of no subroutines are broken at once; with one unbroken they are not."""
        hush = resource("Hush", "neutral_runner", Blank(Is((ICE,))), cost=0)
        with Table("runner", cards=(hush,)) as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            if lost:
                t.runner.put("Hush")
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("subroutine") == (0 if lost else 1)
            assert t.happened("all broken") == (1 if lost else 0)
            assert t.happened("successful run") == (1 if lost else 0)

    @pytest.mark.rule("1.4:9.1.9", "1.4:9.1.9a")
    def test_what_a_blank_card_would_grant_is_not_gained(self) -> None:
        giver = asset("Giver", "neutral_corp", Grant(Is((ICE,)), Sub((Gain(1),))), cost=0, trash=1)
        hush = resource("Hush", "neutral_runner", Blank(Is(("asset",))), cost=0)
        for blank in (True, False):
            with Table("runner", cards=(giver, hush)) as t:
                t.corp.put("Giver", "Server 1", rezzed=True)
                t.corp.put("Ice Wall", "HQ", rezzed=True)
                t.runner.put("Corroder")
                if blank:
                    t.runner.put("Hush")
                t.runner.run("HQ")
                t.runner.use("Corroder", "Break")
                if not blank:
                    t.runner.act("subroutine", number=0)
                t.finish_run()
                assert t.happened("subroutine") == (0 if blank else 1)


class TestBlankWatch:
    @pytest.mark.rule("1.4:9.1.9a")
    def test_a_lost_ability_does_not_notice_what_happens(self) -> None:
        bell = resource("Bell", "neutral_runner", when(SUCCESSFUL_RUN, Place(VIRUS, 1)), cost=0)
        hush = resource("Hush", "neutral_runner", Blank(Is((RESOURCE,))), cost=0)
        for blank in (True, False):
            with Table("runner", cards=(bell, hush)) as t:
                t.runner.put("Bell")
                if blank:
                    t.runner.put("Hush")
                t.runner.run("Archives")
                t.finish_run()
                assert t.card("Bell").tokens("virus") == (0 if blank else 1)
