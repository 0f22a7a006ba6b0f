"""Glut Cipher, No One Home and PAD Tap: Archives in HQ, a trace in an interrupt, and who may use what."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, damaged, detour, strike, who

from sneakdoor.cards.vocabulary import NET, AsOne, ChangeImminent, Damage, Gain, On, Tag, asset, operation, play, when
from sneakdoor.model.enums import CORP, HQ
from sneakdoor.testing import Table

BOTH = operation("Both At Once", "neutral_corp", play(AsOne((Tag(2), Damage(2, NET)))), cost=0)
TAGS = operation("Two Tags", "neutral_corp", play(Tag(2)), cost=0)
NEEDLE = strike(2, NET)
LOUD = asset("Loud Hall", "neutral_corp", when(On("would trace"), ChangeImminent("trace", 2)), cost=0, trash=0)


class TestGlutCipher:
    def test_five_cards_come_and_five_go_at_random(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Glut Cipher")
            t.corp.put("Hostile Infrastructure", "Server 1", rezzed=True)
            t.corp.hand("Enigma", "Ice Wall")
            t.corp.discard("Hedge Fund", "Hedge Fund", "Hedge Fund", "Snare!", "Snare!", "Tollbooth")
            t.runner.play("Glut Cipher")
            t.settle()
            t.corp.pick("Hedge Fund", "Hedge Fund", "Hedge Fund", "Snare!", "Snare!")
            t.finish_run()
            assert (len(t.corp.titles("hand")), len(t.corp.titles("discard"))) == (2, 6)
            assert t.happened("added to hand") == 5
            assert who(t, "trashed")[:5] == [CORP] * 5
            assert (accessed(t), damaged(t)) == ([], 0)
            assert t.runner.credits == 3

    def test_five_are_enough(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Glut Cipher")
            t.corp.hand("Enigma")
            t.corp.discard("Hedge Fund", "Ice Wall", "Snare!", "Tollbooth", "Hunter")
            t.runner.play("Glut Cipher")
            t.corp.pick("Hedge Fund", "Ice Wall", "Snare!", "Tollbooth")  # and the last of itself
            t.finish_run()
            assert (t.happened("added to hand"), t.happened("trashed")) == (5, 6)  # with the event itself

    def test_a_run_that_is_led_elsewhere_is_a_run_as_any_other(self) -> None:
        with Table("runner", cards=(detour(HQ),)) as t:
            t.runner.put("Detour")
            t.runner.hand("Glut Cipher")
            t.corp.hand("Enigma")
            t.corp.discard(*["Hedge Fund"] * 5)
            t.runner.play("Glut Cipher")
            t.runner.use("Detour")
            t.finish_run()
            assert (accessed(t), t.happened("added to hand")) == (["Enigma"], 0)

    def test_with_four_cards_nothing_happens_and_nothing_is_accessed(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Glut Cipher")
            t.corp.hand("Enigma")
            t.corp.discard("Hedge Fund", "Hedge Fund", "Hedge Fund", "Hedge Fund")
            t.runner.play("Glut Cipher")
            t.finish_run()
            assert (t.corp.titles("hand"), len(t.corp.titles("discard"))) == (["Enigma"], 4)
            assert accessed(t) == []

    def test_a_run_that_fails_moves_nothing(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Glut Cipher")
            t.corp.put("Ice Wall", "Archives", rezzed=True)
            t.corp.discard(*["Hedge Fund"] * 5)
            t.runner.play("Glut Cipher")
            t.finish_run()
            assert (t.corp.titles("hand"), len(t.corp.titles("discard"))) == ([], 5)


class TestNoOneHome:
    def strike(self, t: Table, title: str, corp: int = 0, runner: int = 0) -> None:
        t.runner.put("No One Home")
        t.runner.hand(*["Sure Gamble"] * 5)
        t.corp.hand(title)
        t.corp.play(title)
        t.runner.accept("No One Home")
        t.corp.number(corp)
        t.runner.number(runner)

    @pytest.mark.rule("1.4:9.8.2")
    def test_a_trace_that_is_raised_itself_hides_nothing(self) -> None:
        with Table("corp", cards=(TAGS, LOUD)) as t:
            t.corp.put("Loud Hall", "Server 1", rezzed=True)
            self.strike(t, "Two Tags", runner=2)
            t.runner.number(2)
            t.settle()
            assert (t.state.tags, t.runner.credits) == (0, 3)

    def test_tags_are_avoided_if_the_corp_traces_in_vain(self) -> None:
        with Table("corp", cards=(TAGS,)) as t:
            self.strike(t, "Two Tags")
            t.runner.number(2)
            t.settle()
            assert (t.state.tags, t.zone("No One Home")) == (0, "the heap")

    def test_any_number_can_be_fewer(self) -> None:
        with Table("corp", cards=(TAGS,)) as t:
            self.strike(t, "Two Tags")
            t.runner.number(1)
            t.settle()
            assert t.state.tags == 1

    def test_a_trace_that_is_paid_for_lets_them_through(self) -> None:
        with Table("corp", cards=(TAGS,)) as t:
            self.strike(t, "Two Tags", corp=2, runner=1)
            t.settle()
            assert (t.state.tags, t.zone("No One Home"), t.corp.credits) == (2, "the heap", 3)

    def test_net_damage_is_prevented(self) -> None:
        with Table("corp", cards=(NEEDLE,)) as t:
            self.strike(t, NEEDLE.title, corp=1, runner=1)
            t.runner.number(2)
            t.settle()
            assert (damaged(t), t.runner.credits) == (0, 4)

    @pytest.mark.rule("9.8.1a")
    def test_of_both_at_once_it_is_one_and_not_the_other(self) -> None:
        for choice, tags, lost in (("tag", 0, 2), ("damage", 2, 0)):
            with Table("corp", cards=(BOTH,)) as t:
                self.strike(t, "Both At Once")
                t.runner.mode(choice)
                t.runner.number(2)
                t.settle()
                assert (t.state.tags, damaged(t)) == (tags, lost)

    def test_other_damage_is_none_of_its_business(self) -> None:
        with Table("corp", cards=(strike(2),)) as t:
            t.runner.put("No One Home")
            t.runner.hand(*["Sure Gamble"] * 5)
            t.corp.hand(strike(2).title)
            t.corp.play(strike(2).title)
            assert not t.runner.can("trigger", "No One Home")
            t.settle()
            assert (damaged(t), t.card("No One Home").installed) == (2, True)

    @pytest.mark.parametrize("second", ["Two Tags", NEEDLE.title])
    def test_it_is_for_the_first_time_of_either_in_a_turn(self, second: str) -> None:
        with Table("corp", cards=(TAGS, NEEDLE)) as t:
            t.runner.put("No One Home")
            t.runner.hand(*["Sure Gamble"] * 5)
            t.corp.hand("Two Tags", second)
            t.corp.play("Two Tags")
            t.runner.decline()
            t.settle()
            t.corp.play(second)
            assert not t.runner.can("trigger", "No One Home")
            t.settle()
            assert t.card("No One Home").installed

    def test_snare_is_met_by_it_too(self) -> None:
        with Table("runner") as t:
            t.runner.put("No One Home")
            t.runner.hand(*["Sure Gamble"] * 5)
            t.corp.set(credits=4)
            t.corp.put("Snare!", "Server 1")
            t.runner.run("Server 1")
            t.corp.accept("Snare!")
            t.runner.accept("No One Home")
            t.runner.number(0)
            t.runner.mode("damage")
            t.runner.number(3)
            t.finish_run()
            assert (damaged(t), t.state.tags) == (0, 1)


GIFT = operation("Small Gift", "neutral_corp", play(Gain(1)), cost=0)


class TestPadTap:
    def test_the_first_credits_from_a_card_bring_one(self) -> None:
        with Table("corp", cards=(GIFT,)) as t:
            t.runner.put("PAD Tap")
            t.corp.hand("Small Gift", "Small Gift", "Small Gift")
            t.corp.act("credit")
            assert not t.runner.can("trigger", "PAD Tap")
            t.corp.play("Small Gift")
            t.runner.accept("PAD Tap")
            assert t.runner.credits == 6
            t.corp.play("Small Gift")
            t.settle()
            assert t.runner.credits == 6

    def test_it_may_be_left_and_is_over_then(self) -> None:
        with Table("corp", cards=(GIFT,)) as t:
            t.runner.put("PAD Tap")
            t.corp.hand("Small Gift", "Small Gift")
            t.corp.play("Small Gift")
            t.runner.decline()
            t.corp.play("Small Gift")
            t.settle()
            assert t.runner.credits == 5

    def test_credits_taken_from_a_card_are_gained(self) -> None:
        with Table("runner", clicks=1) as t:
            t.runner.put("PAD Tap")
            t.corp.put("Adonis Campaign", "Server 1", rezzed=True, tokens={"credit": 12})
            t.runner.act("credit")
            t.settle()
            t.runner.accept("PAD Tap")
            assert (t.corp.credits, t.runner.credits) == (8, 7)

    def test_the_runner_gaining_credits_is_nothing_to_it(self) -> None:
        with Table("runner") as t:
            t.runner.put("PAD Tap")
            t.runner.hand("Sure Gamble")
            t.runner.play("Sure Gamble")
            assert not t.runner.can("trigger", "PAD Tap")

    def test_the_corp_alone_may_pay_to_be_rid_of_it(self) -> None:
        with Table("corp") as t:
            t.runner.put("PAD Tap")
            t.corp.use("PAD Tap")
            t.settle()
            assert (t.corp.credits, t.corp.clicks, t.zone("PAD Tap")) == (2, 2, "the heap")
            assert who(t, "trashed") == [CORP]
        with Table("runner") as t:
            t.runner.put("PAD Tap")
            assert not t.runner.can("use", "PAD Tap")

    def test_two_credits_are_too_few(self) -> None:
        with Table("corp") as t:
            t.runner.put("PAD Tap")
            t.corp.set(credits=2)
            assert not t.corp.can("use", "PAD Tap")
