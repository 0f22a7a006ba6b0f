"""At which moment things happen: checkpoints before priority, states that call for something, whole instructions."""

from __future__ import annotations

import pytest
from tests.verbs import every_window, let_pass, now, story, walk_to

from sneakdoor.cards.vocabulary import (
    MINE,
    NET,
    POWER,
    PROGRAM,
    RESOURCE,
    RUNNER,
    SUCCESS_HERE,
    THIS,
    TURN_BEGINS,
    VIRUS,
    AtLeast,
    Credits,
    CreditsOf,
    Damage,
    Do,
    Draw,
    Gain,
    Hosted,
    If,
    Is,
    Lose,
    On,
    Paid,
    Place,
    Prevent,
    Remove,
    Tag,
    Target,
    Together,
    While,
    asset,
    hardware,
    operation,
    paid,
    play,
    resource,
    upgrade,
    when,
)
from sneakdoor.model.declare import CardDef
from sneakdoor.testing import Table

RICH = AtLeast(CreditsOf(RUNNER), 8)
BELL = resource("Bell", "neutral_runner", when(On("credits gained", by=MINE), Draw(1)), cost=0)


def leak(n: int) -> CardDef:
    """A resource that loses credits while there are many."""
    return resource("Leak", "neutral_runner", While(RICH, (Lose(n),)), cost=0)


class TestBeforePriority:
    @pytest.mark.both
    @pytest.mark.rule("1.4:9.2.4e", "1.4:9.6.7a", "1.4:9.6.7")
    def test_a_checkpoint_comes_before_priority_in_a_reaction_window(self) -> None:
        """The state still calls for something when it has been answered once, and comes before what was left."""
        with Table("runner", cards=(leak(1), BELL)) as t:
            t.runner.put("Leak")
            t.runner.put("Bell")
            t.runner.hand("Sure Gamble")
            t.runner.play("Sure Gamble")
            t.runner.trigger("Leak")
            t.settle()
            assert t.runner.credits == 7
            told = story(t, "credits gained", "credits lost", "drawn")
            assert told == ["credits gained", "credits lost", "credits lost", "drawn"]

    @pytest.mark.rule("1.4:9.2.4c", "9.2.4b", "9.2.7f")
    def test_who_has_used_an_ability_has_priority_still(self) -> None:
        pond = resource("Pond", "neutral_runner", paid(Credits(1), Gain(2)), cost=0)
        with every_window(Table("runner", cards=(pond,))) as t:
            t.runner.put("Pond")
            t.corp.put("PAD Campaign", "Server 1")
            walk_to(t, "5.7.1e", "runner")
            t.runner.use("Pond")
            assert (now(t).rule, now(t).side.name) == ("5.7.1e", "RUNNER")
            let_pass(t)
            t.corp.rez("PAD Campaign")
            assert (now(t).rule, now(t).side.name) == ("5.7.1e", "CORP")
            let_pass(t)
            assert (now(t).rule, now(t).side.name) == ("5.7.1e", "RUNNER")
            t.state.forced = True
            t.settle()

    @pytest.mark.rule("9.2.7c")
    def test_the_corp_rezzes_other_cards_only_in_windows_that_say_so(self) -> None:
        with every_window(Table("runner")) as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.run("HQ")
            offered = {}
            while t.run is not None:
                d = now(t)
                if d.side.name == "CORP" and d.kind == "paid ability window":
                    offered[d.rule] = any(option.kind == "rez" for option in d.options)
                if d.rule == "6.9.3b" and d.side.name == "RUNNER" and not t.happened("broken"):
                    t.runner.use("Corroder", "Break")
                elif d.kind in ("access", "break"):
                    t.game.choose(d.options[0])
                else:
                    let_pass(t)
            assert offered == {
                "6.9.2b": False,
                "6.9.2e": True,
                "6.9.3b": False,
                "6.9.5b": False,
                "6.9.5d": True,
            }
            t.state.forced = True
            t.settle()


class TestEndings:
    @pytest.mark.rule("9.2.2", "10.3.5")
    def test_what_an_ending_has_met_comes_before_the_next_structure_begins(self) -> None:
        watch = asset("Watch", "neutral_corp", when(On("encounter ends"), Place(POWER, 1)), cost=0, trash=9)
        with Table("runner", cards=(watch,)) as t:
            t.corp.put("Watch", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.run("HQ")
            t.runner.use("Corroder", "Break")
            t.finish_run()
            told = story(t, "encounter ends", "tokens placed", "passed")
            assert told == ["encounter ends", "tokens placed", "passed"]


class TestStates:
    @pytest.mark.rule("1.4:9.6.3", "1.4:9.6.7c")
    def test_while_one_instance_waits_there_is_no_other(self) -> None:
        """Whatever comes first in the window, the state is answered once and then holds no more."""
        chime = On("credits gained", by=MINE)
        other = resource("Chime", "neutral_runner", when(chime, Place(POWER, 1)), cost=0)
        for first in ("Leak", "Chime"):
            with Table("runner", cards=(leak(3), other)) as t:
                t.runner.put("Leak")
                t.runner.put("Chime")
                t.runner.hand("Sure Gamble")
                t.runner.play("Sure Gamble")
                t.runner.trigger(first)
                t.settle()
                assert t.runner.credits == 6
                assert t.happened("credits lost") == 1

    @pytest.mark.rule("1.4:9.6.7c")
    def test_an_instance_of_another_copy_is_not_in_the_way(self) -> None:
        """The second copy fills up while the first one resolves, and does not wait for its end."""
        full = AtLeast(Hosted(VIRUS), 1)
        drain = resource("Drain", "neutral_runner", While(full, (Remove(VIRUS, 1, THIS), Gain(1), Draw(1))), cost=0)
        rain = On("credits gained", by=MINE)
        feed = hardware("Feed", "neutral_runner", when(rain, Place(VIRUS, 1, Is((RESOURCE,))), first=True), cost=0)
        with Table("runner", cards=(drain, feed)) as t:
            t.runner.put("Drain", tokens={"virus": 1})
            t.runner.put("Drain")
            t.runner.put("Feed")
            t.settle()
            told = story(t, "credits gained", "tokens placed", "drawn")
            assert told[:5] == ["credits gained", "tokens placed", "tokens placed", "credits gained", "drawn"]
            assert t.runner.credits == 8


class TestConditions:
    @pytest.mark.rule("1.4:9.6.5")
    def test_a_condition_is_met_by_the_player_that_it_names(self) -> None:
        sees = On("trashed", by=RUNNER)
        watch = asset("Watch", "neutral_corp", when(sees, Place(POWER, 1)), cost=0, trash=9)
        with Table("corp", cards=(watch,)) as t:
            t.corp.put("Watch", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.set(tags=1, credits=9).put("Armitage Codebusting")
            t.corp.act("trash resource", "Armitage Codebusting")
            assert t.card("Watch").tokens("power") == 0
            t.end_turn()
            t.runner.run("Server 2")
            t.runner.act("trash")
            t.settle()
            assert t.card("Watch").tokens("power") == 1

    @pytest.mark.rule("1.4:9.6.5")
    def test_and_in_the_server_that_it_names(self) -> None:
        bell = upgrade("Bell", "neutral_corp", when(SUCCESS_HERE, Place(POWER, 1)), cost=0, trash=9)
        with Table("runner", cards=(bell,)) as t:
            t.corp.put("Bell", "Archives", rezzed=True)
            t.runner.run("R&D")
            t.finish_run()
            assert t.card("Bell").tokens("power") == 0
            t.runner.run("Archives")
            t.finish_run()
            assert t.card("Bell").tokens("power") == 1

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.6.14b", "1.4:9.3.4b")
    def test_the_controller_of_a_conditional_ability_announces_its_target_before_it_can_be_answered(self) -> None:
        press = asset(
            "Press", "neutral_corp", when(TURN_BEGINS, Target(Is((PROGRAM,))), Do("trash", "targets")), cost=0, trash=9
        )
        with Table("runner", cards=(press,)) as t:
            t.corp.put("Press", "Server 1", rezzed=True)
            t.runner.put("Corroder")
            t.runner.put("Ninja")
            t.runner.put("Sacrificial Construct")
            t.end_turn()
            assert (now(t).side.name, now(t).kind) == ("CORP", "choose")
            t.corp.pick("Ninja")
            assert now(t).kind == "interrupt"
            assert t.card("Ninja").installed
            t.runner.pass_()
            assert t.zone("Ninja") == "the heap"
            assert t.card("Corroder").installed

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.6.5d", "9.6.2e", "1.4:9.6.14a")
    def test_what_the_effect_asks_for_need_not_hold_yet_when_the_condition_is_met(self) -> None:
        purse = resource("Purse", "neutral_runner", when(TURN_BEGINS, Gain(3)), cost=0)
        glee = resource("Glee", "neutral_runner", when(TURN_BEGINS, If(RICH, (Draw(1),))), cost=0)
        for first, drawn in (("Purse", 1), ("Glee", 0)):
            with Table("corp", cards=(purse, glee)) as t:
                t.runner.put("Purse")
                t.runner.put("Glee")
                t.end_turn()
                t.runner.trigger(first)
                t.settle()
                assert t.runner.credits == 8
                assert len(t.runner.titles("hand")) == drawn

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.6.14c", "9.6.7c")
    def test_what_a_conditional_ability_does_can_be_answered(self) -> None:
        """Mr. Stone does damage for each tagging, and that is prevented before it happens."""
        mark = operation("Mark", "neutral_corp", play(Tag(1)), cost=0)
        for prevented in (True, False):
            with Table("corp", cards=(mark,)) as t:
                t.corp.put("Mr. Stone", "Server 1", rezzed=True)
                t.runner.hand("Sure Gamble")
                t.runner.put("Plascrete Carapace", tokens={"power": 4})
                t.corp.hand("Mark")
                t.corp.play("Mark")
                assert now(t).kind == "interrupt"
                if prevented:
                    t.runner.use("Plascrete Carapace")
                else:
                    t.runner.pass_()
                t.settle()
                assert t.runner.titles("hand") == (["Sure Gamble"] if prevented else [])


class TestWholeInstructions:
    @pytest.mark.both
    @pytest.mark.rule("1.4:9.3.4c")
    def test_after_the_window_all_of_it_happens_before_anybody_reacts(self) -> None:
        """Mr. Stone answers the tag when the net damage is done as well, though that could have been prevented."""
        trick = operation("Trick", "neutral_corp", play(Together((Tag(1), Damage(1, NET)))), cost=0)
        shield = resource(
            "Shield",
            "neutral_runner",
            Paid((Credits(0),), (Prevent("damage", 1, (NET,)),)),
            cost=0,
        )
        with Table("corp", cards=(trick, shield)) as t:
            t.corp.put("Mr. Stone", "Server 1", rezzed=True)
            t.runner.put("Shield")
            t.runner.hand(*["Sure Gamble"] * 4)
            t.corp.hand("Trick")
            t.corp.play("Trick")
            t.runner.pass_()
            told = [(one.kind, one.cause) for one in t.state.journal.since(0) if one.kind in ("tagged", "damaged")]
            assert told == [("tagged", ""), ("damaged", "net"), ("damaged", "meat")]
