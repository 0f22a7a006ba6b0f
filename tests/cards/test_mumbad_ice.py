"""What ice of the Mumbad cycle does."""

from __future__ import annotations

import pytest
from tests.ice import against
from tests.verbs import break_once, damage, encounter, got_in, story

from sneakdoor.model.words import RUNNER
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
