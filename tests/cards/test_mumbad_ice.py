"""What ice of the Mumbad cycle does."""

from __future__ import annotations

import random

import pytest
from tests.ice import against
from tests.verbs import break_once, damage, encounter, got_in, now, story, who

from sneakdoor.cards.vocabulary import Break, Credits, paid, resource
from sneakdoor.model.enums import RUNNER
from sneakdoor.testing import Table


class TestBrainstorm:
    def test_it_gains_a_subroutine_for_each_card_in_the_grip(self) -> None:
        with against("Brainstorm", hand=3) as t:
            assert got_in(t)
            assert damage(t) == [("brain", 1)] * 3

    def test_an_empty_grip_leaves_it_without(self) -> None:
        with against("Brainstorm", hand=0) as t:
            assert got_in(t)
            assert t.happened("subroutine") == 0

    @pytest.mark.rule("1.4:9.9")
    def test_what_it_gained_stays_for_the_run_and_is_gone_in_the_next(self) -> None:
        with Table("runner") as t:
            t.corp.put("Cell Portal", "HQ", rezzed=True)
            t.corp.put("Brainstorm", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble", "Sure Gamble", "Sure Gamble")
            t.runner.put("Mimic")
            t.runner.set(credits=9)
            encounter(t, "HQ")
            t.runner.break_subroutines("Mimic", 0, 1)  # one of three is left, and one card less in the grip
            t.runner.act("continue")
            encounter(t)  # Cell Portal has sent the Runner back
            assert len([o for o in t.runner.table.decision.options if o.kind == "use"]) == 1  # type: ignore[union-attr]
            t.runner.break_subroutines("Mimic")
            assert got_in(t)
            assert t.happened("broken") == 2 + 3 + 2
            t.runner.run("R&D")
            t.finish_run()
            t.runner.run("HQ")
            encounter(t)
            t.runner.break_subroutines("Mimic")
            assert got_in(t)
            assert t.happened("broken") == 2 + 3 + 2 + 2


class TestRavana:
    def test_it_resolves_subroutines_of_another_rezzed_bioroid(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ravana 1.0", "HQ", rezzed=True)
            t.corp.put("Viktor 1.0", "R&D", rezzed=True)
            t.corp.put("Eli 1.0", "R&D")
            t.corp.put("Enigma", "Archives", rezzed=True)
            t.runner.hand("Sure Gamble", "Sure Gamble")
            t.runner.run("HQ")
            t.corp.act("subroutine", number=0)
            t.corp.act("subroutine", number=1)
            assert not got_in(t)
            assert damage(t) == [("brain", 1)]

    @pytest.mark.rule("10.10.1")
    def test_two_that_only_have_each_other_go_round_as_often_as_is_said(self) -> None:
        t = Table("runner")
        t.corp.put("Ravana 1.0", "HQ", rezzed=True)
        t.corp.put("Ravana 1.0", "R&D", rezzed=True)
        t.runner.run("HQ")
        chance = random.Random(1)
        for _ in range(1500):
            d = now(t)
            if d.kind == "action":
                break
            t.game.choose(chance.choice(d.options))
        assert now(t).kind == "action"
        assert t.happened("run ends") == 1

    def test_a_click_breaks_one_of_them(self) -> None:
        for n in range(2):
            with against("Ravana 1.0", also="Eli 1.0") as t:
                t.runner.use("Ravana 1.0")
                t.runner.act("subroutine", number=n)
                assert t.runner.clicks == 2
                t.corp.act("subroutine", number=0)
                assert not got_in(t)

    def test_with_no_other_bioroid_nothing_resolves(self) -> None:
        with against("Ravana 1.0", also="Enigma") as t:
            assert got_in(t)


class TestChetana:
    @pytest.mark.parametrize("different", [True, False])
    def test_it_pays_both_and_empties_the_grip_if_the_amounts_differ(self, different: bool) -> None:
        with against("Chetana", hand=3, credits=0) as t:
            t.corp.number(1)
            assert (t.corp.credits, t.runner.credits) == (2, 2)
            t.runner.number(0 if different else 1)
            assert got_in(t)
            assert damage(t) == ([("net", 3)] if different else [])
            assert t.runner.titles("hand") == ([] if different else ["Sure Gamble"] * 3)


class TestUpayoga:
    @pytest.mark.parametrize(("have", "left"), [(5, 3), (1, 0)])
    def test_it_takes_two_credits_if_the_amounts_differ(self, have: int, left: int) -> None:
        with against("Upayoga", also="Aiki", corp=1, credits=have) as t:
            t.corp.number(1)
            t.runner.number(0)
            t.corp.pick("Aiki")
            t.corp.act("subroutine", number=1)
            assert got_in(t)
            assert t.runner.credits == left
            assert damage(t) == [("net", 1)]

    def test_alike_amounts_take_nothing_and_its_own_game_may_be_played_again(self) -> None:
        with against("Upayoga", also="Enigma", corp=2, credits=4) as t:
            t.corp.number(1)
            t.runner.number(1)
            t.corp.act("subroutine", number=0)
            t.corp.number(1)
            t.runner.number(0)
            assert got_in(t)
            assert t.runner.credits == 4 - 1 - 2


def test_cobra_trashes_a_program_and_does_two_net_damage() -> None:
    with against("Cobra", "Corroder", "Datasucker", "Clone Chip") as t:
        assert not t.corp.can("pick", "Clone Chip")
        t.corp.pick("Datasucker")
        assert got_in(t)
        assert damage(t) == [("net", 2)]
        assert t.card("Corroder").installed
        assert not t.card("Datasucker").installed


def test_vanilla_ends_the_run() -> None:
    with against("Vanilla") as t:
        assert not got_in(t)


class TestBailiff:
    def test_the_corp_is_paid_for_each_subroutine_that_is_broken_on_it(self) -> None:
        with against("Bailiff", "Corroder") as t:
            encounter(t)
            break_once(t, "Corroder")
            assert got_in(t)
            assert t.corp.credits == 1

    def test_nothing_is_paid_where_it_ends_the_run(self) -> None:
        with against("Bailiff") as t:
            assert not got_in(t)
            assert t.corp.credits == 0
            assert story(t, "broken") == []
            assert len(t.state.hand[RUNNER]) == 5


class TestMagnet:
    @pytest.mark.rule("1.12.1", "9.1.5")
    def test_it_draws_a_program_from_other_ice_and_makes_it_blank(self) -> None:
        with Table("runner") as t:
            t.corp.put("Magnet", "HQ")
            t.corp.put("Ice Wall", "R&D", rezzed=True, tokens={"advancement": 3})
            t.corp.put("Enigma", "Archives", rezzed=True)
            t.runner.put("Parasite", on="Ice Wall", tokens={"virus": 3})
            t.runner.put("Parasite", on="Enigma", tokens={"virus": 1})
            t.runner.put("Datasucker")
            t.runner.run("HQ")
            t.corp.rez("Magnet")
            t.corp.pick(t.card("Parasite", 0))
            assert not got_in(t)
            assert t.card("Parasite", 0).thing.host == t.cid("Magnet")
            assert t.card("Parasite", 1).thing.host == t.cid("Enigma")
            assert t.card("Magnet").strength == 3  # with three virus counters and all
            assert t.card("Ice Wall").strength == 4
            assert t.card("Enigma").strength == 1

    def test_programs_that_lie_elsewhere_stay(self) -> None:
        with Table("runner") as t:
            t.corp.put("Magnet", "HQ")
            t.runner.put("Datasucker")
            t.runner.run("HQ")
            t.corp.rez("Magnet")
            assert not got_in(t)
            assert t.card("Datasucker").thing.host < 0

    def test_other_ice_that_is_rezzed_draws_nothing(self) -> None:
        with Table("runner") as t:
            t.corp.put("Magnet", "HQ", rezzed=True)
            t.corp.put("Vanilla", "R&D")
            t.corp.put("Enigma", "Archives", rezzed=True)
            t.runner.put("Parasite", on="Enigma", tokens={"virus": 0})
            t.runner.run("R&D")
            t.corp.rez("Vanilla")
            assert not got_in(t)
            assert t.card("Parasite").thing.host == t.cid("Enigma")


class TestVikram:
    def test_programs_are_of_no_use_for_the_rest_of_the_run(self) -> None:
        with Table("runner") as t:
            t.corp.put("Vanilla", "HQ", rezzed=True)
            t.corp.put("Vikram 1.0", "HQ", rezzed=True)
            t.corp.set(credits=0)
            t.runner.put("Corroder")
            t.runner.put("Clone Chip")
            t.runner.discard("Datasucker").set(credits=9)
            t.runner.run("HQ")
            t.runner.number(4)
            assert not t.runner.can("use", "Corroder")
            t.runner.number(4)
            assert t.runner.can("use", "Clone Chip")
            assert not got_in(t)
            t.runner.set(credits=9)
            t.corp.put("Vanilla", "R&D", rezzed=True)
            encounter(t, "R&D")
            break_once(t, "Corroder")
            assert got_in(t)

    @pytest.mark.parametrize("caught", [0, 1])
    def test_two_traces_of_four_do_brain_damage(self, caught: int) -> None:
        with against("Vikram 1.0", credits=9) as t:
            for n in range(2):
                t.runner.number(3 if n == caught else 4)
            assert got_in(t)
            assert damage(t) == [("brain", 1)]

    def test_a_click_breaks_one(self) -> None:
        with against("Vikram 1.0", "Corroder", credits=0) as t:
            t.runner.use("Vikram 1.0")
            t.runner.act("subroutine", number=0)
            assert t.runner.clicks == 2
            assert got_in(t)
            assert t.state.brain == 2


class TestHarvester:
    def test_the_runner_draws_three_and_keeps_a_full_grip_twice(self) -> None:
        with Table("runner") as t:
            t.corp.put("Harvester", "HQ", rezzed=True)
            t.runner.hand("Corroder", "Clone Chip", "Kati Jones", "Datasucker")
            t.runner.run("HQ")
            t.runner.pick("Corroder", "Kati Jones")
            t.runner.pick("Clone Chip", "Datasucker", "Sure Gamble")
            assert got_in(t)
            assert (
                story(t, "drawn", "discarded")
                == [*["drawn"] * 3, *["discarded"] * 2, *["drawn"] * 3] + ["discarded"] * 3
            )
            assert who(t, "discarded") == [RUNNER] * 5
            assert t.runner.titles("hand") == ["Sure Gamble"] * 5

    def test_a_small_grip_discards_nothing_and_brain_damage_makes_it_smaller(self) -> None:
        with against("Harvester", hand=0, brain=1) as t:
            t.runner.pick("Sure Gamble", "Sure Gamble")
            assert got_in(t)
            assert len(t.runner.titles("hand")) == 4
            assert t.happened("discarded") == 2


@pytest.mark.rule("1.15.9")
class TestInterrupt0:
    def test_each_subroutine_makes_breaking_one_dearer_for_the_run(self) -> None:
        with Table("runner") as t:
            t.corp.put("Battlement", "HQ", rezzed=True)
            t.corp.put("Interrupt 0", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.put("Gordian Blade")
            t.runner.set(credits=9)
            encounter(t, "HQ")
            t.runner.pass_()
            encounter(t)
            t.runner.break_subroutines("Corroder", 0)
            assert t.runner.credits == 9 - 3
            t.runner.use("Corroder", "strength")
            assert t.runner.credits == 5  # that breaks nothing
            t.runner.break_subroutines("Corroder", 1)
            assert t.runner.credits == 2
            assert got_in(t)
            t.corp.put("Vanilla", "R&D", rezzed=True)
            encounter(t, "R&D")
            break_once(t, "Corroder")
            assert t.runner.credits == 1  # in another run it is as cheap as ever
            assert got_in(t)

    def test_what_is_no_icebreaker_breaks_for_what_it_says(self) -> None:
        wedge = resource("Wedge", "neutral_runner", paid(Credits(1), Break()), cost=0)
        with Table("runner", cards=(wedge,)) as t:
            t.corp.put("Vanilla", "HQ", rezzed=True)
            t.corp.put("Interrupt 0", "HQ", rezzed=True)
            t.runner.put("Wedge")
            t.runner.put("Corroder")
            t.runner.set(credits=3)
            encounter(t, "HQ")
            t.runner.pass_()
            encounter(t)
            t.runner.use("Wedge")
            assert t.runner.credits == 2
            assert got_in(t)

    @pytest.mark.parametrize("n", [0, 1])
    def test_each_of_the_two_is_one_credit(self, n: int) -> None:
        with Table("runner") as t:
            t.corp.put("Vanilla", "HQ", rezzed=True)
            t.corp.put("Interrupt 0", "HQ", rezzed=True)
            for title in ("Corroder", "Gordian Blade"):
                t.runner.put(title)
            t.runner.set(credits=20)
            encounter(t, "HQ")
            t.runner.use("Gordian Blade", "strength")
            t.runner.use("Gordian Blade", "strength")
            t.runner.break_subroutines("Gordian Blade", n)
            before = t.runner.credits
            encounter(t)
            break_once(t, "Corroder")
            assert t.runner.credits == before - 2
            assert got_in(t)

    def test_one_use_that_breaks_two_is_dearer_once_and_other_cards_are_not(self) -> None:
        with Table("runner") as t:
            t.corp.put("Najja 1.0", "HQ", rezzed=True)
            t.corp.put("Interrupt 0", "HQ", rezzed=True)
            t.runner.put("Battering Ram")
            t.runner.set(credits=4)
            encounter(t, "HQ")
            break_once(t, "Battering Ram")
            assert t.runner.credits == 4 - 2 - 2
            assert got_in(t)

    @pytest.mark.rule("1.15.1")
    def test_who_cannot_pay_it_cannot_break(self) -> None:
        with Table("runner") as t:
            t.corp.put("Najja 1.0", "HQ", rezzed=True)
            t.corp.put("Interrupt 0", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.set(credits=2)
            encounter(t, "HQ")
            t.runner.pass_()
            encounter(t)  # to break Najja would cost three
            assert not t.runner.can("use", "Corroder", says="Break")
            assert t.runner.can("use", "Najja 1.0")
            t.finish_run()
            assert t.runner.credits == 2


class TestWaiver:
    @pytest.mark.parametrize(("spent", "gone"), [(4, ["Clone Chip"]), (3, ["Clone Chip", "Corroder"]), (5, [])])
    def test_cards_that_cost_no_more_than_the_difference_are_trashed(self, spent: int, gone: list[str]) -> None:
        with Table("runner") as t:
            t.corp.put("Waiver", "HQ", rezzed=True)
            t.corp.set(credits=0)
            t.runner.hand("Clone Chip", "Corroder", "Sure Gamble").set(credits=9)
            t.runner.run("HQ")
            t.runner.number(spent)
            assert got_in(t)
            assert t.runner.titles("discard") == gone
            assert t.happened("hand revealed") == (spent < 5)

    def test_events_go_by_their_play_cost_and_link_counts(self) -> None:
        with Table("runner") as t:
            t.corp.put("Waiver", "HQ", rezzed=True)
            t.runner.put("Access to Globalsec")
            t.runner.put("Access to Globalsec")
            t.corp.set(credits=2)
            t.runner.hand("Clone Chip", "Sure Gamble").set(credits=0)
            t.runner.run("HQ")
            t.corp.number(2)
            assert got_in(t)
            assert t.runner.titles("discard") == ["Clone Chip", "Sure Gamble"]


class TestRedTape:
    def test_all_ice_is_stronger_for_the_rest_of_the_run_also_what_comes_later(self) -> None:
        with Table("runner") as t:
            t.corp.put("Drafter", "HQ", rezzed=True)
            t.corp.put("Red Tape", "HQ", rezzed=True)
            t.corp.put("Vanilla", "R&D", rezzed=True)
            t.corp.hand("Enigma")
            t.runner.put("Corroder")
            t.runner.run("HQ")
            t.settle()
            assert t.card("Vanilla").strength == 3
            assert t.card("Red Tape").strength == 8
            assert t.card("Corroder").strength == 2
            t.corp.pick("Enigma")
            t.corp.destination("Archives")
            assert t.card("Enigma").strength == 5
            t.finish_run()
            assert t.card("Vanilla").strength == 0
