"""What ice of the Red Sand cycle does."""

from __future__ import annotations

import pytest
from tests.ice import against
from tests.verbs import break_once, damage, encounter, got_in, top, who

from sneakdoor.model.enums import RUNNER
from sneakdoor.rules.quantities import has_subtype
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

    @pytest.mark.both
    @pytest.mark.rule("6.5.3b")
    def test_bypassing_it_hurts_as_well(self) -> None:
        with Table("runner") as t:
            t.corp.put("Kakugo", "HQ", rezzed=True)
            t.runner.hand("Inside Job", "Sure Gamble")
            t.runner.play("Inside Job")
            t.runner.act("server", server="HQ")
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
            t.runner.run("HQ")
            t.finish_run()  # CR 1.2.5: Datasucker could not change anything, so nothing was asked
            assert t.card("Self-Adapting Code Wall").strength == 1
            assert t.card("Datasucker").tokens("virus") == 2
            assert t.happened("successful run") == 0

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


class TestLoki:
    def _meets(self, other: str, *rig: str, server: str = "R&D", hand: int = 3, **numbers: int) -> Table:
        t = Table("runner")
        t.corp.put(other, server, rezzed=True)
        t.corp.put("Loki", "HQ", rezzed=True)
        t.corp.put("Vanilla", "Archives")
        t.corp.set(credits=0)
        for title in rig:
            t.runner.put(title)
        t.runner.hand(*["Sure Gamble"] * hand).set(**numbers)
        t.runner.run("HQ")
        return t

    def test_it_has_the_subroutines_of_other_ice_before_its_own_for_the_run(self) -> None:
        with self._meets("Veritas") as t:
            t.corp.number(0)
            t.runner.number(2)
            t.runner.yes()
            assert got_in(t)
            assert t.corp.credits == 2
            assert t.runner.credits == 5 - 2 - 2
            assert t.runner.titles("hand") == []
            assert len(t.runner.titles("deck")) == 12 + 3
            assert t.happened("shuffled in") == 3

    def test_it_ends_the_run_unless_the_grip_is_shuffled_in(self) -> None:
        with self._meets("Owl") as t:
            t.runner.no()
            assert not got_in(t)
            assert len(t.runner.titles("hand")) == 3

    def test_it_is_of_the_subtypes_of_that_ice_and_still_a_bioroid(self) -> None:
        with self._meets("Wall of Static", "Corroder", credits=9) as t:
            encounter(t)
            assert [has_subtype(t.state, t.cid("Loki"), one) for one in ("Barrier", "Bioroid", "Sentry")] == [
                True,
                True,
                False,
            ]
            assert t.card("Loki").strength == 3
            t.runner.use("Corroder", "strength")
            t.runner.break_subroutines("Corroder")
            assert got_in(t)
            assert t.happened("broken") == 2
            assert not has_subtype(t.state, t.cid("Loki"), "Barrier")

    def test_it_copies_what_the_other_has_gained(self) -> None:
        with Table("runner") as t:
            t.corp.put("Masvingo", "R&D", rezzed=True, tokens={"advancement": 3})
            t.corp.put("Loki", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.set(credits=20)
            encounter(t, "HQ")
            t.runner.use("Corroder", "strength")
            t.runner.break_subroutines("Corroder")
            assert got_in(t)
            assert t.happened("broken") == 3 + 1

    @pytest.mark.rule("10.12.2")
    def test_what_speaks_of_the_other_ice_does_nothing_on_loki(self) -> None:
        with self._meets("Aimor") as t:
            t.runner.no()
            assert not got_in(t)
            assert len(t.runner.titles("discard")) == 3
            assert t.card("Loki").installed
            assert t.card("Aimor").installed

    @pytest.mark.rule("10.12.2")
    def test_tokens_on_the_other_ice_are_not_its_own(self) -> None:
        with Table("runner") as t:
            t.corp.put("Mausolus", "R&D", rezzed=True, tokens={"advancement": 3})
            t.corp.put("Loki", "HQ", rezzed=True, tokens={"advancement": 3})
            t.corp.set(credits=0)
            t.runner.hand(*["Sure Gamble"] * 5)
            t.runner.run("HQ")
            t.runner.yes()
            assert got_in(t)
            assert t.corp.credits == 1
            assert damage(t) == [("net", 1)]

    @pytest.mark.rule("1.15.1")
    @pytest.mark.parametrize("deck", [1, 2])
    def test_an_empty_grip_may_be_shuffled_into_a_stack_of_two(self, deck: int) -> None:
        with Table("runner", deck=deck) as t:
            t.corp.put("Loki", "HQ", rezzed=True)
            t.runner.run("HQ")
            if deck == 2:
                t.runner.yes()
            assert got_in(t) == (deck == 2)
            assert t.happened("shuffled") == (deck == 2)

    def test_without_other_rezzed_ice_it_has_its_own_alone(self) -> None:
        with Table("runner") as t:
            t.corp.put("Loki", "HQ", rezzed=True)
            t.corp.put("Vanilla", "R&D")
            t.runner.run("HQ")
            t.runner.yes()
            assert got_in(t)


class TestZed:
    def test_two_pieces_of_hardware_are_trashed_and_who_spent_no_click_is_spared(self) -> None:
        with against("Zed 2.0", "Clone Chip", "Desperado", "Corroder") as t:
            t.corp.pick("Desperado")
            assert got_in(t)
            assert t.runner.titles("discard") == ["Clone Chip", "Desperado"]
            assert t.card("Corroder").installed
            assert t.state.brain == 0

    def test_two_clicks_break_two_and_then_the_third_does_brain_damage(self) -> None:
        with against("Zed 2.0", "Clone Chip") as t:
            t.runner.use("Zed 2.0")
            t.runner.act("subroutine", number=0)
            t.runner.act("subroutine", number=1)
            assert t.runner.clicks == 1
            assert got_in(t)
            assert damage(t) == [("brain", 2)]
            assert t.card("Clone Chip").installed

    def test_a_click_spent_on_other_ice_in_this_run_counts_and_one_in_another_run_does_not(self) -> None:
        with Table("runner", clicks=6) as t:
            t.corp.put("Zed 2.0", "HQ", rezzed=True)
            t.corp.put("Fairchild 1.0", "HQ", rezzed=True)
            t.corp.put("Fairchild 1.0", "R&D", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 5).set(credits=0)
            t.runner.run("R&D")
            t.runner.use("Fairchild 1.0")
            t.runner.act("subroutine", number=0)
            t.finish_run()
            t.runner.run("HQ")
            t.finish_run()
            assert t.state.brain == 0
            t.runner.run("HQ")
            t.runner.use("Fairchild 1.0")
            t.runner.act("subroutine", number=0)
            t.finish_run()
            assert t.state.brain == 2


class TestBloom:
    def _grows(self, *hand: str) -> Table:
        t = Table("runner")
        t.corp.put("Enigma", "HQ", rezzed=True)
        t.corp.put("Bloom", "HQ", rezzed=True)
        t.corp.put("Ice Wall", "R&D", rezzed=True)
        t.corp.hand(*hand).set(credits=0)
        t.runner.run("HQ")
        return t

    def test_ice_goes_to_another_server_and_right_behind_it(self) -> None:
        with self._grows("Vanilla", "Wall of Static", "PAD Campaign") as t:
            assert not t.corp.can("pick", "PAD Campaign")
            t.corp.pick("Wall of Static")
            assert not t.corp.can("server", server="HQ")
            t.corp.destination("R&D")
            t.corp.act("done")  # no ice is trashed for it
            t.corp.yes()
            t.corp.act("done")
            t.corp.rez("Vanilla")  # the Runner comes to it next
            assert not got_in(t)
            assert [t.state.card(cid).title for cid in t.state.ice[0]] == ["Enigma", "Vanilla", "Bloom"]
            assert t.card("Wall of Static").server == "R&D"
            assert t.corp.credits == 0

    def test_neither_has_to_be_done(self) -> None:
        with self._grows("Vanilla") as t:
            t.corp.pick()
            t.corp.no()
            assert not got_in(t)
            assert t.corp.titles("hand") == ["Vanilla"]


class TestMiraju:
    def _shimmers(self) -> Table:
        t = Table("runner")
        t.corp.put("Mirāju", "HQ", rezzed=True)
        t.corp.put("Vanilla", "Archives", rezzed=True)
        t.corp.hand("Enigma", "PAD Campaign")
        t.runner.put("Gordian Blade")
        t.runner.put("Corroder")
        t.runner.set(credits=9)
        return t

    @pytest.mark.rule("6.1.2c", "9.8.4b")
    def test_who_breaks_it_runs_on_archives_and_it_is_derezzed(self) -> None:
        with self._shimmers() as t:
            encounter(t, "HQ")
            t.runner.break_subroutines("Gordian Blade")
            t.runner.pass_()
            encounter(t)
            assert t.card("Mirāju").installed
            assert not t.card("Mirāju").rezzed
            assert t.happened("passed") == 0
            break_once(t, "Corroder")
            assert got_in(t)
            [run] = [one for one in t.state.journal.since(0) if one.kind == "successful run"]
            assert run.server == 2

    def test_unbroken_it_shuffles_a_card_of_hq_into_rnd(self) -> None:
        with self._shimmers() as t:
            t.corp.deck("Ice Wall")
            t.runner.run("HQ")
            t.corp.yes()
            t.corp.pick("Ice Wall")
            assert got_in(t)
            assert t.corp.titles("hand") == ["Enigma", "PAD Campaign"]
            assert t.card("Mirāju").rezzed
            assert t.happened("shuffled in") == 1

    def test_the_card_is_shuffled_in_even_if_none_is_drawn(self) -> None:
        with self._shimmers() as t:
            t.runner.run("HQ")
            t.corp.no()
            t.corp.pick("Enigma")
            assert got_in(t)
            assert t.corp.titles("hand") == ["PAD Campaign"]


class TestTithonium:
    def _approached(self, credits_: int, *scored: str) -> Table:
        t = Table("runner")
        t.corp.put("Tithonium", "HQ")
        t.corp.set(credits=credits_).scored(*scored)
        for title in ("Corroder", "Datasucker", "Kati Jones", "Clone Chip"):
            t.runner.put(title)
        t.runner.run("HQ")
        return t

    @pytest.mark.rule("1.15.7", "10.1.2")
    def test_the_corp_may_forfeit_an_agenda_instead_of_paying(self) -> None:
        with self._approached(9, "Hostile Takeover") as t:
            t.corp.rez("Tithonium")
            t.corp.yes()
            t.corp.pick("Corroder")
            assert not got_in(t)
            assert t.corp.credits == 9
            assert t.corp.titles("score") == []
            assert t.runner.titles("discard") == ["Corroder", "Datasucker", "Kati Jones"]

    def test_or_it_pays(self) -> None:
        with self._approached(9, "Hostile Takeover") as t:
            t.corp.rez("Tithonium")
            t.corp.no()
            t.corp.pick("Corroder")
            assert not got_in(t)
            assert t.corp.credits == 0
            assert t.corp.titles("score") == ["Hostile Takeover"]

    def test_what_cannot_be_paid_is_no_question(self) -> None:
        with self._approached(8, "Hostile Takeover") as t:
            t.corp.rez("Tithonium")
            t.corp.pick("Corroder")
            assert not got_in(t)
            assert t.corp.titles("score") == []
        with self._approached(9) as t:
            t.corp.rez("Tithonium")
            t.corp.pick("Corroder")
            assert not got_in(t)
            assert t.corp.credits == 0
        with self._approached(8) as t:
            assert not t.corp.can("rez", "Tithonium")
            assert got_in(t)

    @pytest.mark.rule("1.12.4", "10.3.1e")
    def test_what_it_hosts_is_trashed_as_it_is_rezzed(self) -> None:
        with Table("runner") as t:
            t.corp.put("Tithonium", "HQ")
            t.corp.put("Vanilla", "R&D", rezzed=True)
            t.corp.set(credits=9)
            t.runner.put("Parasite", on="Tithonium")
            t.runner.put("Clone Chip", on="Tithonium")  # which none of its subroutines would trash
            t.runner.run("HQ")
            t.corp.rez("Tithonium")
            assert not got_in(t)
            assert t.runner.titles("discard") == ["Clone Chip", "Parasite"]

    def test_nothing_can_be_installed_on_it(self) -> None:
        with Table("runner") as t:
            t.corp.put("Tithonium", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.runner.hand("Parasite")
            t.runner.install("Parasite")
            assert t.card("Parasite").thing.host == t.cid("Ice Wall")

    def test_the_run_ends_though_there_is_no_resource(self) -> None:
        with against("Tithonium", "Clone Chip") as t:
            assert not got_in(t)
