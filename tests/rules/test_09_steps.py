"""The steps of using or resolving abilities: paid, conditional and play abilities alike (1.4:9.5.6, 9.6.14, 9.7.2)."""

from __future__ import annotations

import pytest
from tests.verbs import now, story

from sneakdoor.cards.vocabulary import (
    MINE,
    NET,
    POWER,
    PROGRAM,
    RUNNER,
    VIRUS,
    Credits,
    Damage,
    Do,
    Draw,
    Gain,
    Is,
    On,
    Place,
    Tag,
    Target,
    Together,
    TrashThis,
    asset,
    operation,
    paid,
    play,
    resource,
    when,
)
from sneakdoor.model.changes import OfTokens
from sneakdoor.testing import Table

TOLD = ("used", "tokens spent", "tokens placed", "credits gained", "drawn", "tagged", "damaged", "prevented", "trashed")

LOOK = asset("Look", "neutral_corp", when(On("credits gained"), Place(POWER, 1)), cost=0, trash=1)


class TestPaidAbilities:
    @pytest.mark.both
    @pytest.mark.rule("1.4:9.5.6", "1.4:9.5.6a", "1.4:9.5.6f", "1.4:9.5.6g", "1.4:9.5.6h", "9.5.6b")
    def test_announced_paid_for_then_one_instruction_after_the_other_with_a_checkpoint_between(self) -> None:
        well = asset("Well", "neutral_corp", paid(Credits(1), Gain(2), Draw(1)), cost=0, trash=1)
        user = On("used", by=MINE)
        glad = asset("Glad", "neutral_corp", when(user, Place(VIRUS, 1)), cost=0, trash=1)
        with Table("corp", cards=(well, glad, LOOK)) as t:
            t.corp.put("Well", "Server 1", rezzed=True)
            t.corp.put("Look", "Server 2", rezzed=True)
            t.corp.put("Glad", "Server 3", rezzed=True)
            t.corp.use("Well")
            told = [
                one.token if isinstance(one, OfTokens) else one.kind
                for one in t.state.journal.since(0)
                if one.kind in ("used", "credits spent", "tokens placed", "credits gained", "drawn", "ability complete")
            ]
            # Used by being paid for, and who waits for that comes first; then each instruction, and who waits for it.
            assert told == ["used", "credits spent", "virus", "credits gained", "power", "drawn", "ability complete"]

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.5.6c", "1.4:9.5.6d", "1.4:9.5.6e", "1.4:9.3.4b")
    def test_the_target_is_announced_then_the_instruction_can_be_answered_then_it_resolves(self) -> None:
        axe = asset(
            "Axe", "neutral_corp", paid(TrashThis(), Target(Is((PROGRAM,))), Do("trash", "targets")), cost=0, trash=1
        )
        for saved in (True, False):
            with Table("corp", cards=(axe,)) as t:
                t.corp.put("Axe", "Server 1", rezzed=True)
                t.runner.put("Corroder")
                t.runner.put("Magnum Opus")
                t.runner.put("Sacrificial Construct")
                t.corp.use("Axe")
                assert t.zone("Axe") == "Archives"  # the cost is paid before anything is chosen
                t.corp.pick("Corroder")
                assert now(t).kind == "interrupt"
                assert t.card("Corroder").installed
                if saved:
                    t.runner.use("Sacrificial Construct")  # it is known for which card
                else:
                    t.runner.pass_()
                t.settle()
                assert t.card("Corroder").installed == saved
                assert t.card("Magnum Opus").installed

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.5.4", "1.4:9.1.4")
    def test_once_paid_it_resolves_whatever_becomes_of_its_card(self) -> None:
        """The card is trashed by a reaction to its own use, before its first instruction."""
        user = On("used", by=RUNNER)
        trap = asset("Trap", "neutral_corp", when(user, Do("trash", "subject")), cost=0, trash=1)
        pond = resource("Pond", "neutral_runner", paid(Credits(1), Gain(4)), cost=0)
        with Table("runner", cards=(trap, pond)) as t:
            t.corp.put("Trap", "Server 1", rezzed=True)
            t.runner.put("Pond")
            t.runner.use("Pond")
            assert t.zone("Pond") == "the heap"
            assert t.runner.credits == 8
            assert story(t, "trashed", "credits gained") == ["trashed", "credits gained"]

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.5.3", "1.4:9.6.9a")
    def test_nobody_has_to_use_a_paid_ability(self) -> None:
        pond = resource("Pond", "neutral_runner", paid(Credits(0), Gain(4)), cost=0)
        with Table("runner", cards=(pond,)) as t:
            t.runner.put("Pond")
            t.settle()
            t.end_turn()
            assert t.happened("used") == 0


class TestPlayAbilities:
    @pytest.mark.both
    @pytest.mark.rule("1.4:9.7.2a", "1.4:9.7.2b", "1.4:9.7.2c")
    def test_targets_then_the_window_then_the_instruction(self) -> None:
        axe = operation("Axe", "neutral_corp", play(Target(Is((PROGRAM,))), Do("trash", "targets"), Gain(1)), cost=0)
        for saved in (True, False):
            with Table("corp", cards=(axe,)) as t:
                t.corp.hand("Axe")
                t.runner.put("Corroder")
                t.runner.put("Magnum Opus")
                t.runner.put("Sacrificial Construct")
                t.corp.play("Axe")
                t.corp.pick("Corroder")
                assert now(t).kind == "interrupt"
                if saved:
                    t.runner.use("Sacrificial Construct")
                else:
                    t.runner.pass_()
                t.settle()
                assert t.card("Corroder").installed == saved
                assert t.corp.credits == 6

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.7.2d", "1.4:9.7.2e", "1.4:9.7.2f", "1.4:9.3.4")
    def test_a_checkpoint_after_each_instruction_and_the_card_is_trashed_when_all_are_done(self) -> None:
        loan = operation("Loan", "neutral_corp", play(Gain(2), Draw(1), Gain(1)), cost=0)
        with Table("corp", cards=(loan, LOOK)) as t:
            t.corp.put("Look", "Server 1", rezzed=True)
            t.corp.hand("Loan")
            t.corp.play("Loan")
            wanted = ("credits gained", "tokens placed", "drawn", "trashed")
            assert story(t, *wanted) == [
                "credits gained",
                "tokens placed",
                "drawn",
                "credits gained",
                "tokens placed",
                "trashed",
            ]


class TestWholeInstructions:
    @pytest.mark.rule("1.4:9.3.4c", "1.4:9.3.4d", "1.4:9.8.2a", "9.8.1a")
    def test_an_instruction_is_carried_out_as_a_whole_and_in_order(self) -> None:
        """Mr. Stone notices the tag when all of the instruction has happened."""
        trick = operation("Trick", "neutral_corp", play(Together((Tag(1), Damage(1, NET)))), cost=0)
        with Table("corp", cards=(trick,)) as t:
            t.corp.put("Mr. Stone", "Server 1", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 4)
            t.corp.hand("Trick")
            t.corp.play("Trick")
            told = [(one.kind, one.cause) for one in t.state.journal.since(0) if one.kind in ("tagged", "damaged")]
            assert told == [("tagged", ""), ("damaged", "net"), ("damaged", "meat")]

    @pytest.mark.rule("1.4:9.3.4c")
    def test_once_it_resolves_nothing_of_it_can_be_prevented(self) -> None:
        with Table("corp") as t:
            t.runner.set(tags=1).hand(*["Sure Gamble"] * 5)
            t.runner.put("Plascrete Carapace", tokens={"power": 4})
            t.corp.hand("Scorched Earth")
            t.corp.play("Scorched Earth")
            t.runner.pass_()
            assert len(t.runner.titles("hand")) == 1
            assert not t.runner.can("use", "Plascrete Carapace")
            assert t.card("Plascrete Carapace").tokens("power") == 4

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.3.4d")
    def test_two_effects_of_one_instruction_come_as_they_are_written(self) -> None:
        for first, second, order in (
            (Tag(1), Damage(1, NET), ["tagged", "damaged"]),
            (Damage(1, NET), Tag(1), ["damaged", "tagged"]),
        ):
            trick = operation("Trick", "neutral_corp", play(Together((first, second))), cost=0)
            with Table("corp", cards=(trick,)) as t:
                t.runner.hand(*["Sure Gamble"] * 2)
                t.corp.hand("Trick")
                t.corp.play("Trick")
                assert story(t, "tagged", "damaged") == order
