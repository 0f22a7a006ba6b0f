"""What ice of the Red Sand cycle does."""

from __future__ import annotations

import pytest
from tests.ice import against
from tests.verbs import break_once, damage, encounter, got_in, top, who

from sneakdoor.model.words import RUNNER
from sneakdoor.testing import Table


class TestSeidrAdaptiveBarrier:
    def test_every_piece_of_ice_on_its_server_and_itself_strengthen_it(self) -> None:
        with Table("runner") as t:
            t.corp.put("Seidr Adaptive Barrier", "HQ", rezzed=True)
            assert t.card("Seidr Adaptive Barrier").strength == 3
            t.corp.put("Vanilla", "HQ")
            t.corp.put("Vanilla", "R&D", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            assert t.card("Seidr Adaptive Barrier").strength == 4
            assert t.card("Vanilla", 1).strength == 0

    def test_it_ends_the_run(self) -> None:
        with against("Seidr Adaptive Barrier") as t:
            assert not got_in(t)


class TestKakugo:
    def test_passing_it_hurts(self) -> None:
        with against("Kakugo", "Corroder") as t:
            encounter(t)
            break_once(t, "Corroder")
            assert damage(t) == []
            assert got_in(t)
            assert damage(t) == [("net", 1)]

    def test_who_cannot_pass_it_is_not_hurt(self) -> None:
        with against("Kakugo") as t:
            assert not got_in(t)
            assert damage(t) == []

    @pytest.mark.rule("9.6.5", "8.2.9")
    def test_trashed_in_the_encounter_it_does_no_damage(self) -> None:
        with Table("runner") as t:
            t.corp.put("Kakugo", "HQ", rezzed=True)
            t.runner.put("Parasite", on="Kakugo")
            t.runner.put("Datasucker", tokens={"virus": 1})
            t.runner.hand("Sure Gamble")
            encounter(t, "HQ")
            t.runner.use("Datasucker")
            assert got_in(t)
            assert t.corp.titles("discard") == ["Kakugo"]
            assert damage(t) == []


class TestAuthenticator:
    def test_a_tag_leads_past_it(self) -> None:
        with against("Authenticator") as t:
            t.runner.yes()
            assert got_in(t)
            assert (t.state.tags, t.corp.credits) == (1, 0)
            assert t.happened("bypassed") == 1
            assert who(t, "tagged") == [RUNNER]

    def test_who_does_not_take_it_meets_both_subroutines(self) -> None:
        with against("Authenticator") as t:
            t.runner.no()
            assert not got_in(t)
            assert (t.state.tags, t.corp.credits) == (0, 2)

    @pytest.mark.rule("1.15.1a")
    def test_a_tag_that_is_a_cost_cannot_be_avoided(self) -> None:
        with against("Authenticator", "Decoy") as t:
            t.runner.yes()
            assert got_in(t)
            assert t.state.tags == 1
            assert t.card("Decoy").installed

    @pytest.mark.rule("1.15.1b")
    def test_jesminder_sareen_cannot_pay_with_a_tag_that_would_be_prevented(self) -> None:
        with Table("runner", runner="Jesminder Sareen: Girl Behind the Curtain") as t:
            t.corp.put("Authenticator", "HQ", rezzed=True)
            t.runner.run("HQ")
            assert not got_in(t)
            assert t.state.tags == 0


class TestDataLoop:
    def test_the_runner_puts_two_cards_on_the_stack_in_an_order_of_their_own(self) -> None:
        with Table("runner") as t:
            t.corp.put("Data Loop", "HQ", rezzed=True)
            t.runner.hand("Corroder", "Datasucker", "Clone Chip")
            t.runner.run("HQ")
            t.runner.pick("Corroder", "Clone Chip")
            assert not got_in(t)
            assert sorted(top(t, RUNNER, 2)) == ["Clone Chip", "Corroder"]
            assert t.runner.titles("hand") == ["Datasucker"]

    def test_one_card_is_all_a_runner_with_one_can_give(self) -> None:
        with against("Data Loop", hand=1) as t:
            assert not got_in(t)
            assert t.runner.titles("hand") == []

    @pytest.mark.parametrize("tagged", [0, 1])
    def test_the_first_subroutine_stops_only_the_tagged(self, tagged: int) -> None:
        with against("Data Loop", "Corroder", hand=1, credits=9, tags=tagged) as t:
            encounter(t)
            for _ in range(2):
                t.runner.use("Corroder", "strength")
            t.runner.break_subroutines("Corroder", 1)
            assert got_in(t) == (not tagged)


class TestFreeLunch:
    def test_its_counters_take_credits_whenever_the_corp_likes(self) -> None:
        with against("Free Lunch", credits=5) as t:
            assert got_in(t)
            assert t.card("Free Lunch").tokens("power") == 2
            t.runner.act("draw")
            t.corp.use("Free Lunch")
            t.settle()
            assert (t.runner.credits, t.card("Free Lunch").tokens("power")) == (4, 1)

    @pytest.mark.parametrize("n", [0, 1])
    def test_each_subroutine_places_one(self, n: int) -> None:
        with against("Free Lunch", "Gordian Blade", credits=9) as t:
            encounter(t)
            for _ in range(2):
                t.runner.use("Gordian Blade", "strength")
            t.runner.break_subroutines("Gordian Blade", n)
            assert got_in(t)
            assert t.card("Free Lunch").tokens("power") == 1


class TestConundrum:
    def test_an_ai_makes_it_stronger(self) -> None:
        with against("Conundrum", "Corroder", run=False) as t:
            t.corp.put("Vanilla", "R&D", rezzed=True)
            assert t.card("Conundrum").strength == 4
            t.runner.put("Eater")
            assert t.card("Conundrum").strength == 7
            assert t.card("Vanilla").strength == 0
            assert t.card("Corroder").strength == 2

    def test_it_costs_a_program_of_the_runners_choice_a_click_and_the_run(self) -> None:
        with against("Conundrum", "Corroder", "Datasucker", "Clone Chip") as t:
            assert not t.runner.can("pick", "Clone Chip")
            t.runner.pick("Datasucker")
            assert not got_in(t)
            assert t.runner.clicks == 2
            assert t.runner.titles("discard") == ["Datasucker"]


def test_owl_puts_a_program_on_the_stack() -> None:
    with against("Owl", "Corroder", "Datasucker", "Clone Chip") as t:
        assert not t.corp.can("pick", "Clone Chip")
        t.corp.pick("Corroder")
        assert got_in(t)
        assert top(t, RUNNER) == ["Corroder"]


class TestSelfAdaptingCodeWall:
    def test_nothing_lowers_its_strength_and_it_ends_the_run(self) -> None:
        with Table("runner") as t:
            t.corp.put("Self-Adapting Code Wall", "HQ", rezzed=True)
            t.corp.put("Vanilla", "R&D", rezzed=True)
            t.runner.put("Parasite", on="Self-Adapting Code Wall", tokens={"virus": 3})
            t.runner.put("Parasite", on="Vanilla", tokens={"virus": 0})
            t.runner.put("Datasucker", tokens={"virus": 2})
            encounter(t, "HQ")
            t.runner.use("Datasucker")
            assert t.card("Self-Adapting Code Wall").strength == 1
            assert not got_in(t)

    def test_other_ice_is_weakened_as_ever(self) -> None:
        with Table("runner") as t:
            t.corp.put("Self-Adapting Code Wall", "HQ", rezzed=True)
            t.corp.put("Wall of Static", "R&D", rezzed=True)
            t.runner.put("Datasucker", tokens={"virus": 2})
            encounter(t, "R&D")
            t.runner.use("Datasucker")
            assert t.card("Wall of Static").strength == 2
            t.finish_run()


def test_either_subroutine_of_battlement_ends_the_run() -> None:
    for n in range(2):
        with against("Battlement", "Corroder") as t:
            encounter(t)
            t.runner.break_subroutines("Corroder", n)
            assert not got_in(t)


def test_watchtower_finds_any_card_for_hq() -> None:
    with Table("runner") as t:
        t.corp.put("Watchtower", "Archives", rezzed=True)
        t.corp.deck("Enigma", "Ice Wall")
        t.runner.run("Archives")
        t.corp.pick("Enigma")
        assert got_in(t)
        assert t.corp.titles("hand") == ["Enigma"]
        assert t.happened("shuffled") == 1
