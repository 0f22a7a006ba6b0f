""" "Must" and "repeat this process" (CR 9.8.5, 9.8.6)."""

from __future__ import annotations

import pytest

from sneakdoor.cards.vocabulary import (
    CORP,
    PROGRAM,
    RUNNER,
    AtMost,
    Choose,
    CreditsOf,
    Do,
    Draw,
    Gain,
    Is,
    Lose,
    On,
    Repeat,
    Tag,
    Target,
    asset,
    operation,
    play,
    when,
)
from sneakdoor.testing import Table


class TestMust:
    @pytest.mark.both
    @pytest.mark.rule("26.03:9.12.3c", example=216)
    @pytest.mark.rule("9.8.5b", example=82)
    def test_only_what_can_be_done_in_full_may_be_chosen(self) -> None:
        """Fairchild 2.0 against 3 credits and no cards: pay once, then nothing happens."""
        with Table("runner", clicks=1) as t:
            t.corp.put("Fairchild 2.0", "HQ", rezzed=True)
            t.runner.set(credits=3).hand("Sure Gamble")
            t.runner.run("HQ")
            t.settle()
            assert t.runner.credits == 1
            assert t.state.brain == 1
            t.finish_run()

    @pytest.mark.rule("9.8.5b")
    def test_with_both_possible_the_runner_chooses(self) -> None:
        with Table("runner", clicks=1) as t:
            t.corp.put("Fairchild 2.0", "HQ", rezzed=True)
            t.runner.set(credits=4).hand("Sure Gamble")
            t.runner.put("Corroder")
            t.runner.run("HQ")
            t.runner.mode("trash")
            t.settle()
            assert t.zone("Corroder") == "the heap"
            assert t.runner.credits == 2
            t.finish_run()

    @pytest.mark.rule("26.03:9.12.3d", example=217)
    @pytest.mark.both
    @pytest.mark.rule("9.8.5c", "1.4:9.10.4g", example=83)
    def test_a_choice_stays_made_when_its_effect_is_avoided(self) -> None:
        with Table("runner") as t:
            t.corp.put("Data Raven", "HQ", rezzed=True)
            t.runner.put("Forger")
            t.runner.run("HQ")
            t.runner.mode("Take 1 tag")
            t.runner.use("Forger", "Avoid")
            assert t.run is not None
            t.corp.number(0)
            t.runner.number(5)
            t.finish_run()
            assert t.state.tags == 0

    @pytest.mark.both
    @pytest.mark.rule("26.03:9.12.3e", example=218)
    @pytest.mark.rule("9.8.5d", example=84)
    def test_rezzing_may_not_be_chosen_without_its_additional_cost(self) -> None:
        with Table("runner") as t:
            t.corp.put("Archer", "HQ")
            t.corp.set(credits=20)
            t.runner.hand("Forged Activation Orders")
            t.runner.play("Forged Activation Orders")
            t.settle()
            assert t.zone("Archer") == "Archives"

    @pytest.mark.rule("9.8.5d", example=84)
    def test_with_an_agenda_to_forfeit_rezzing_can_be_chosen(self) -> None:
        with Table("runner") as t:
            t.corp.put("Archer", "HQ")
            t.corp.set(credits=20).scored("Hostile Takeover")
            t.runner.hand("Forged Activation Orders")
            t.runner.play("Forged Activation Orders")
            t.corp.mode("Rez")
            t.settle()
            assert t.card("Archer").rezzed
            assert t.corp.score == 0

    @pytest.mark.rule("9.8.5b", "1.4:9.11.3c")
    @pytest.mark.parametrize("programs", [1, 2])
    def test_trashing_two_cards_cannot_be_chosen_with_one(self, programs: int) -> None:
        """Part of it could be done, but a choice has to be one that can fully resolve."""
        toll = operation(
            "Toll",
            "neutral_corp",
            play(Choose(((Target(Is((PROGRAM,)), 2, by=RUNNER), Do("trash")), (Tag(1),)), by=RUNNER)),
            cost=0,
        )
        with Table("corp", cards=(toll,)) as t:
            for title in ("Corroder", "Ninja")[:programs]:
                t.runner.put(title)
            t.corp.hand("Toll")
            t.corp.play("Toll")
            if programs == 2:
                t.runner.mode("trash")
                t.runner.pick("Corroder")  # and the other one
            t.settle()
            assert t.state.tags == (1 if programs == 1 else 0)
            assert len(t.runner.titles("discard")) == (2 if programs == 2 else 0)


class TestRepeat:
    @pytest.mark.both
    @pytest.mark.rule("9.8.6b", "1.4:9.11.4b")
    def test_the_number_does_not_follow_what_it_was_counted_from(self) -> None:
        """With 4 credits left after the first time it is done 4 times more, though each takes one of them."""
        drain = operation("Drain", "neutral_corp", play(Lose(1, RUNNER), Repeat(times=CreditsOf(RUNNER))), cost=0)
        with Table("corp", cards=(drain,)) as t:
            t.corp.hand("Drain")
            t.corp.play("Drain")
            t.settle()
            assert t.runner.credits == 0
            assert t.happened("credits lost") == 5

    @pytest.mark.both
    @pytest.mark.rule("9.8.6b", "9.8.6d")
    def test_the_number_of_repetitions_is_set_after_the_first_time(self) -> None:
        with Table("corp") as t:
            for server in ("Server 1", "Server 2"):
                t.corp.put("PAD Campaign", server)
                t.corp.put("Ice Wall", server)
            t.corp.put("PAD Campaign", "Server 3")
            t.corp.hand("Fully Operational")
            t.corp.play("Fully Operational")
            t.corp.mode("Gain")
            t.corp.mode("Draw")
            t.corp.mode("Gain")
            t.settle()
            assert t.corp.credits == 8
            assert len(t.corp.titles("hand")) == 2

    @pytest.mark.both
    @pytest.mark.rule("9.8.6b")
    def test_without_such_a_server_it_is_resolved_once(self) -> None:
        with Table("corp") as t:
            t.corp.hand("Fully Operational")
            t.corp.play("Fully Operational")
            t.corp.mode("Gain")
            t.settle()
            assert t.corp.credits == 6

    @pytest.mark.both
    @pytest.mark.rule("9.8.6a", "9.8.6c")
    def test_without_a_number_it_goes_on_while_it_applies_with_a_checkpoint_after_each_time(self) -> None:
        """Gain 3 until there are 12 credits; what notices the gains resolves in between."""
        pour = operation("Pour", "neutral_corp", play(Gain(3), Repeat(AtMost(CreditsOf(CORP), 11))), cost=0)
        drip = asset("Drip", "neutral_corp", when(On("credits gained", by=CORP), Draw(1)), cost=0, trash=1)
        with Table("corp", cards=(pour, drip)) as t:
            t.corp.put("Drip", "Server 1", rezzed=True)
            t.corp.hand("Pour")
            t.corp.play("Pour")
            t.settle()
            assert t.corp.credits == 14
            wanted = [one.kind for one in t.state.journal.since(0) if one.kind in ("credits gained", "drawn")]
            assert wanted == ["credits gained", "drawn"] * 3
