"""Where one instruction ends and the next begins (1.4:9.10)."""

from __future__ import annotations

import pytest
from tests.verbs import now, story

from sneakdoor.cards.vocabulary import (
    IN_HAND,
    POWER,
    PROGRAM,
    RESOURCE,
    RUNNER,
    TURN_BEGINS,
    Credits,
    Do,
    Gain,
    InstallOne,
    Is,
    MakeRun,
    On,
    Pays,
    Place,
    Tag,
    Target,
    asset,
    event,
    operation,
    play,
    resource,
    trace,
    when,
)
from sneakdoor.model.declare import CardDef
from sneakdoor.model.kinds import ChangeKind
from sneakdoor.testing import Table


def watch(kind: ChangeKind) -> CardDef:
    """An asset that takes a power counter whenever something of a kind happens."""
    return asset("Watch", "neutral_corp", when(On(kind), Place(POWER, 1)), cost=0, trash=9)


def watched(side: str, kind: ChangeKind, *cards: CardDef) -> Table:
    t = Table(side, cards=(watch(kind), *cards))
    t.corp.put("Watch", "Server 9", rezzed=True)
    return t


class TestInTheMiddle:
    @pytest.mark.both
    @pytest.mark.rule("1.4:9.10.1", "1.4:9.10.1a")
    def test_an_instruction_pauses_after_a_cost(self) -> None:
        with watched("runner", "credits spent") as t:
            t.runner.hand("Corroder")
            t.runner.install("Corroder")
            assert story(t, "credits spent", "tokens placed", "installed") == [
                "credits spent",
                "tokens placed",
                "installed",
            ]

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.10.1", "1.4:9.10.2a")
    def test_the_steps_of_installing_are_no_instructions(self) -> None:
        """What the third step trashed is noticed when the cost has been paid, and not before."""
        with watched("corp", "trashed") as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "HQ")
            t.corp.hand("Tollbooth")
            t.corp.install("Tollbooth", "HQ")
            t.corp.act("trash", "Ice Wall")
            t.corp.act("done")
            told = story(t, "trashed", "credits spent", "tokens placed", "installed")
            assert told == ["trashed", "credits spent", "tokens placed", "installed"]

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.10.1b", "1.4:9.10.1")
    def test_a_run_that_it_makes_is_over_before_the_next_instruction(self) -> None:
        dash = event("Dash", "neutral_runner", play(MakeRun(), Gain(3)), cost=0)
        with watched("runner", "successful run", dash) as t:
            t.corp.hand("PAD Campaign")
            t.runner.hand("Dash")
            t.runner.play("Dash")
            t.runner.act("server", server="HQ")
            t.finish_run()
            assert story(t, "run begins", "tokens placed", "accessed", "run ends", "credits gained") == [
                "run begins",
                "tokens placed",
                "accessed",
                "run ends",
                "credits gained",
            ]

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.10.1d")
    def test_playing_a_card_pauses_before_its_own_instructions(self) -> None:
        with watched("runner", "played") as t:
            t.runner.hand("Sure Gamble")
            t.runner.play("Sure Gamble")
            assert story(t, "played", "tokens placed", "credits gained") == [
                "played",
                "tokens placed",
                "credits gained",
            ]

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.10.1e")
    def test_a_trace_pauses_before_anybody_spends(self) -> None:
        probe = operation("Probe", "neutral_corp", play(*trace(3, Tag(1))), cost=0)
        with watched("corp", "trace initiated", probe) as t:
            t.corp.hand("Probe")
            t.corp.play("Probe")
            assert now(t).kind == "trace: spend"
            assert story(t, "trace initiated", "tokens placed", "traced") == ["trace initiated", "tokens placed"]
            t.corp.number(0)
            t.runner.number(0)


class TestBoundaries:
    @pytest.mark.both
    @pytest.mark.rule("1.4:9.10.4b")
    def test_each_card_installed_after_the_first_is_an_instruction_of_its_own(self) -> None:
        unpack = event(
            "Unpack", "neutral_runner", play(InstallOne(Is((RESOURCE,), zone=IN_HAND, side=RUNNER), n=2)), cost=0
        )
        with watched("runner", "installed", unpack) as t:
            t.runner.hand("Unpack", "Armitage Codebusting", "Joshua B.", "Kati Jones")
            t.runner.play("Unpack")
            t.runner.pick("Joshua B.")
            # The first is noticed before anybody chooses the second.
            assert {option.card for option in now(t).options} == {"Armitage Codebusting", "Kati Jones"}
            assert story(t, "installed", "tokens placed") == ["installed", "tokens placed"]
            t.runner.pick("Kati Jones")
            assert t.happened("installed") == 2

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.10.4c")
    def test_a_sentence_that_only_chooses_is_one_instruction_with_the_next(self) -> None:
        """What the first instruction met comes before the choice; after it the trashing is imminent at once."""
        pick = operation("Pick", "neutral_corp", play(Gain(1), Target(Is((PROGRAM,))), Do("trash", "targets")), cost=0)
        with watched("corp", "credits gained", pick) as t:
            t.runner.put("Corroder")
            t.runner.put("Magnum Opus")
            t.runner.put("Sacrificial Construct")
            t.corp.hand("Pick")
            t.corp.play("Pick")
            assert now(t).kind == "choose"
            assert story(t, "credits gained", "tokens placed") == ["credits gained", "tokens placed"]
            length = t.state.journal.length
            t.corp.pick("Corroder")
            assert now(t).kind == "interrupt"
            since = [one.kind for one in t.state.journal.since(length)]
            assert since == ["would trash"]
            t.runner.pass_()
            assert t.zone("Corroder") == "the heap"

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.10.4c", "1.4:9.6.9d")
    def test_so_choosing_a_target_is_not_yet_using_an_optional_ability(self) -> None:
        press = resource(
            "Press",
            "neutral_runner",
            when(TURN_BEGINS, Target(Is((PROGRAM,))), Do("trash", "targets"), may=True),
            cost=0,
        )
        with Table("corp", cards=(press,)) as t:
            t.runner.put("Press")
            t.runner.put("Corroder")
            t.runner.put("Magnum Opus")
            t.end_turn()
            t.runner.trigger("Press")
            t.runner.pick("Corroder")
            assert story(t, "trashed", "used") == ["trashed", "used"]

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.10.4f")
    def test_a_nested_cost_ends_an_instruction(self) -> None:
        deal = operation("Deal", "neutral_corp", play(Pays((Credits(1),), then=(Gain(4),))), cost=0)
        with watched("corp", "credits spent", deal) as t:
            t.corp.hand("Deal")
            t.corp.play("Deal")
            t.corp.yes()
            assert story(t, "credits spent", "tokens placed", "credits gained") == [
                "credits spent",
                "tokens placed",
                "credits gained",
            ]

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.10.5")
    def test_what_is_linked_to_a_run_is_a_conditional_ability_beside_others(self) -> None:
        """When the run of Dirty Laundry ends, its owner orders what that has met."""
        bell = resource("Bell", "neutral_runner", when(On("run ends"), Gain(1)), cost=0)
        with Table("runner", cards=(bell,)) as t:
            t.runner.put("Bell")
            t.runner.hand("Dirty Laundry")
            t.runner.play("Dirty Laundry")
            t.runner.act("server", server="Archives")
            t.settle()
            d = now(t)
            assert d.kind == "reaction"
            assert {option.card for option in d.options} == {"Bell", "Dirty Laundry"}
            t.runner.trigger("Bell")
            t.settle()
            gained = [one.amount for one in t.state.journal.since(0) if one.kind == "credits gained"]
            assert gained == [1, 5]
