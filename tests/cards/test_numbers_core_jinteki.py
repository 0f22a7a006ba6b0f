"""The numbers of the Jinteki cards of the core sets: each exactly, and what they leave alone."""

from __future__ import annotations

import pytest
from tests.verbs import damage, elsewhere, encounter, facing, got_in, now, top

from sneakdoor.model.enums import CORP
from sneakdoor.testing import Table


@pytest.mark.parametrize("stolen", [True, False])
def test_personal_evolution_does_one_net_damage_for_each_agenda_scored_or_stolen(stolen: bool) -> None:
    with Table("runner" if stolen else "corp", corp="Jinteki: Personal Evolution") as t:
        t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
        t.runner.hand(*["Sure Gamble"] * 3)
        if stolen:
            t.runner.run("Server 1")
        else:
            t.corp.score_agenda("Hostile Takeover")
            t.corp.trigger("Jinteki: Personal Evolution")  # before what Hostile Takeover does
        t.settle()
        assert damage(t) == [("net", 1)]


class TestNiseiMkII:
    def test_scored_it_has_one_agenda_counter(self) -> None:
        with Table("corp") as t:
            t.corp.put("Nisei MK II", "Server 1", tokens={"advancement": 4})
            t.corp.score_agenda("Nisei MK II")
            assert t.card("Nisei MK II").tokens("agenda") == 1
            assert t.card("Nisei MK II").tokens("advancement") == 0

    def test_the_counter_ends_a_run_once(self) -> None:
        with Table("corp", clicks=1) as t:
            t.corp.put("Nisei MK II", "Server 1", tokens={"advancement": 4})
            t.corp.score_agenda("Nisei MK II")
            t.end_turn()
            t.runner.run("HQ")
            t.corp.use("Nisei MK II")
            t.settle()
            assert (t.run, t.happened("successful run")) == (None, 0)
            t.runner.run("HQ")
            assert not t.corp.can("use", "Nisei MK II")
            t.finish_run()


class TestFetalAI:
    def test_it_does_two_net_damage_and_costs_two_credits_to_steal(self) -> None:
        with Table("runner") as t:
            t.corp.put("Fetal AI", "Server 1")
            t.runner.hand(*["Sure Gamble"] * 3)
            t.runner.run("Server 1")
            t.runner.act("steal")
            t.settle()
            assert damage(t) == [("net", 2)]
            assert (t.runner.credits, t.runner.score) == (3, 2)

    def test_nor_does_it_make_others_dearer(self) -> None:
        with Table("runner") as t:
            t.corp.put("Fetal AI", "Server 1")
            t.corp.put("Hostile Takeover", "Server 2")
            t.runner.run("Server 2")
            t.settle()
            assert (t.runner.credits, t.runner.score) == (5, 1)
            assert damage(t) == []


def test_snare_costs_four_credits_for_three_net_damage_and_a_tag() -> None:
    with Table("runner") as t:
        t.corp.put("Snare!", "Server 1").thing.faceup = False
        t.corp.set(credits=4)
        t.runner.hand(*["Sure Gamble"] * 4)
        t.runner.run("Server 1")
        t.corp.accept()
        t.finish_run()
        assert damage(t) == [("net", 3)]
        assert (t.corp.credits, t.state.tags) == (0, 1)


class TestProjectJunebug:
    def test_one_credit_is_two_net_damage_for_each_advancement_token(self) -> None:
        with Table("runner") as t:
            t.corp.put("Project Junebug", "Server 1", tokens={"advancement": 2})
            t.corp.set(credits=1)
            t.runner.hand(*["Sure Gamble"] * 5)
            t.runner.run("Server 1")
            t.corp.accept()
            t.finish_run()
            assert damage(t) == [("net", 4)]
            assert t.corp.credits == 0

    def test_the_corp_may_leave_it(self) -> None:
        with Table("runner") as t:
            t.corp.put("Project Junebug", "Server 1", tokens={"advancement": 2})
            t.runner.run("Server 1")
            t.corp.decline()
            t.finish_run()
            assert damage(t) == []

    def test_another_card_that_is_accessed_does_nothing(self) -> None:
        with Table("runner") as t:
            t.corp.put("Project Junebug", "Server 1", rezzed=True, tokens={"advancement": 2})
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.run("Server 2")
            t.finish_run()
            assert damage(t) == []


def test_neural_katana_does_three_net_damage_and_lets_the_runner_in() -> None:
    with facing("Neural Katana") as t:
        assert got_in(t)
        assert damage(t) == [("net", 3)]


def test_wall_of_thorns_does_two_net_damage_and_ends_the_run() -> None:
    with facing("Wall of Thorns") as t:
        assert not got_in(t)
        assert damage(t) == [("net", 2)]


def test_himitsu_bako_goes_back_to_hq_for_one_credit() -> None:
    with Table("corp") as t:
        t.corp.put("Himitsu-Bako", "HQ", rezzed=True)
        t.corp.use("Himitsu-Bako")
        assert (t.corp.credits, t.corp.titles("hand")) == (4, ["Himitsu-Bako"])


class TestYagura:
    def look(self) -> Table:
        t = Table("runner")
        t.corp.deck("Enigma", "PAD Campaign")
        t.corp.put("Yagura", "HQ", rezzed=True)
        t.runner.hand(*["Sure Gamble"] * 2)
        t.runner.run("HQ")
        return t

    def test_the_top_card_of_rnd_may_go_to_the_bottom(self) -> None:
        with self.look() as t:
            t.corp.yes()
            assert got_in(t)
            assert top(t, CORP) == ["Enigma"]
            assert t.state.card(t.state.deck[CORP][0]).title == "PAD Campaign"
            assert len(t.runner.titles("deck")) == 12
            assert damage(t) == [("net", 1)]

    def test_or_stay(self) -> None:
        with self.look() as t:
            t.corp.no()
            t.finish_run()
            assert top(t, CORP, 2) == ["PAD Campaign", "Enigma"]


class TestHokusaiGrid:
    def test_a_successful_run_hurts_although_nothing_is_accessed(self) -> None:
        with Table("runner", cards=(elsewhere(),)) as t:
            t.corp.put("Hokusai Grid", "HQ", rezzed=True)
            t.runner.put("Averted Eyes")
            t.runner.hand("Sure Gamble").run("HQ")
            t.settle()
            while t.run is not None:
                options = now(t).options
                t.game.choose(next((one for one in options if one.kind == "trigger"), options[0]))
                t.settle()
            assert (t.happened("access begins"), damage(t)) == (0, [("net", 1)])

    @pytest.mark.parametrize("server", ["Server 1", "R&D"])
    def test_a_successful_run_here_is_one_net_damage(self, server: str) -> None:
        with Table("runner") as t:
            t.corp.put("Hokusai Grid", server, rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 2)
            t.runner.run(server)
            t.finish_run()
            assert damage(t) == [("net", 1)]

    def test_one_that_ends_before_or_is_elsewhere_is_none(self) -> None:
        with Table("runner") as t:
            t.corp.put("Hokusai Grid", "Server 1", rezzed=True)
            t.corp.put("Wall of Static", "Server 1", rezzed=True)
            t.runner.run("Server 1")
            t.finish_run()
            t.runner.run("HQ")
            t.finish_run()
            assert damage(t) == []


class TestBraintrust:
    @pytest.mark.parametrize(("tokens", "counters"), [(3, 0), (4, 0), (5, 1), (6, 1), (7, 2)])
    def test_every_two_tokens_over_three_are_a_counter(self, tokens: int, counters: int) -> None:
        with Table("corp") as t:
            t.corp.put("Braintrust", "Server 1", tokens={"advancement": tokens})
            t.corp.score_agenda("Braintrust")
            assert t.card("Braintrust").tokens("agenda") == counters

    def test_another_agenda_gives_it_no_counter(self) -> None:
        with Table("corp") as t:
            t.corp.scored("Braintrust")
            t.corp.put("TGTBT", "Server 1", tokens={"advancement": 7})
            t.corp.score_agenda("TGTBT")
            assert t.card("Braintrust").tokens("agenda") == 0

    def test_nothing_but_ice_is_cheaper(self) -> None:
        with Table("corp") as t:
            t.corp.put("Braintrust", "Server 1", tokens={"advancement": 7})
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.score_agenda("Braintrust")
            t.corp.rez("PAD Campaign")
            assert t.corp.credits == 3


def test_lotus_field_ends_the_run_with_a_strength_of_exactly_four() -> None:
    with Table("runner") as t:
        t.corp.put("Lotus Field", "HQ", rezzed=True)
        t.runner.put("Gordian Blade")
        encounter(t, "HQ")
        assert t.card("Lotus Field").strength == 4
        assert not got_in(t)


def test_neural_emp_needs_no_successful_run_and_does_one_net_damage() -> None:
    with Table("runner", clicks=1) as t:
        t.corp.put("Wall of Static", "HQ", rezzed=True)
        t.corp.hand("Neural EMP")
        t.runner.hand(*["Sure Gamble"] * 2)
        t.runner.run("HQ")
        t.finish_run()
        t.corp.play("Neural EMP")
        assert damage(t) == [("net", 1)]


def test_philotic_entanglement_counts_the_runners_score_area_alone() -> None:
    with Table("runner", clicks=1) as t:
        t.runner.put("Film Critic")
        t.corp.put("Hostile Takeover", "Server 2")
        t.runner.scored("TGTBT", "TGTBT").hand(*["Sure Gamble"] * 4)
        t.corp.scored("TGTBT")
        t.corp.put("Philotic Entanglement", "Server 1", tokens={"advancement": 3})
        t.runner.run("Server 2")
        t.runner.accept()
        t.settle()
        assert t.card("Film Critic").thing.hosted == (t.cid("Hostile Takeover"),)
        t.corp.act("credit")
        t.corp.score_agenda("Philotic Entanglement")
        assert damage(t) == [("net", 2)]


def test_tsurugi_does_one_net_damage_three_times() -> None:
    with facing("Tsurugi", corp_credits=1) as t:
        t.corp.yes()
        assert got_in(t)
        assert damage(t) == [("net", 1)] * 3
        assert t.corp.credits == 0


def test_ronin_does_three_net_damage_for_a_click_and_itself() -> None:
    with Table("corp") as t:
        t.corp.put("Ronin", "Server 1", rezzed=True, tokens={"advancement": 4})
        t.runner.hand(*["Sure Gamble"] * 4)
        t.corp.use("Ronin")
        assert damage(t) == [("net", 3)]
        assert (t.corp.clicks, t.zone("Ronin")) == (2, "Archives")


class TestSundew:
    def test_a_run_elsewhere_lets_the_corp_keep_both_credits(self) -> None:
        with Table("runner") as t:
            t.corp.put("Sundew", "Server 1", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert t.corp.credits == 7

    def test_a_run_on_it_costs_them_again_before_anything_is_accessed(self) -> None:
        with Table("runner") as t:
            t.corp.put("Sundew", "Server 1", rezzed=True)
            t.corp.put("Wall of Static", "Server 1", rezzed=True)
            t.runner.run("Server 1")
            t.finish_run()
            assert t.corp.credits == 5
            t.runner.run("Server 1")
            t.finish_run()
            assert t.corp.credits == 5

    @pytest.mark.parametrize(("first", "left"), [("HQ", 5), ("Server 1", 5)])
    def test_the_first_run_on_it_in_that_action_is_paid_for_and_no_other(self, first: str, left: int) -> None:
        with Table("runner") as t:
            t.corp.put("Sundew", "Server 1", rezzed=True)
            t.runner.put("Doppelgänger")
            t.runner.run(first)
            if first == "Server 1":
                t.runner.act("go on")
            t.runner.trigger("Doppelgänger")
            t.runner.act("server", server="Server 1")
            t.finish_run()
            assert t.happened("run begins") == 2
            assert t.corp.credits == left

    def test_clicks_in_the_corps_turn_pay_nothing(self) -> None:
        with Table("corp") as t:
            t.corp.put("Sundew", "Server 1", rezzed=True)
            t.corp.act("credit")
            assert t.corp.credits == 6


class TestSwordsman:
    def test_only_ai_programs_cannot_break_it(self) -> None:
        with Table("runner") as t:
            t.corp.put("Swordsman", "HQ", rezzed=True)
            t.runner.put("Mimic")
            t.runner.put("Crypsis", tokens={"virus": 1})
            t.runner.set(credits=20)
            encounter(t, "HQ")
            t.runner.use("Crypsis", "strength")
            t.runner.use("Crypsis", "strength")
            assert not t.runner.can("use", "Crypsis", says="Break")
            t.runner.break_subroutines("Mimic")
            assert got_in(t)
            assert damage(t) == []

    def test_other_ice_is_broken_by_them(self) -> None:
        with Table("runner") as t:
            t.corp.put("Swordsman", "R&D", rezzed=True)
            t.corp.put("Pup", "HQ", rezzed=True)
            t.runner.put("Crypsis", tokens={"virus": 1})
            t.runner.set(credits=20)
            encounter(t, "HQ")
            assert t.runner.can("use", "Crypsis", says="Break")
            t.runner.break_subroutines("Crypsis")
            t.runner.mode("Remove 1 virus counter")
            t.finish_run()

    def test_it_trashes_an_ai_program_and_does_one_net_damage(self) -> None:
        with facing("Swordsman") as t:
            assert got_in(t)
            assert damage(t) == [("net", 1)]


def test_trick_of_light_moves_up_to_two_tokens_of_four() -> None:
    with Table("corp") as t:
        t.corp.put("Ice Wall", "HQ", tokens={"advancement": 4})
        t.corp.put("Shadow", "R&D")
        t.corp.hand("Trick of Light")
        t.corp.play("Trick of Light")
        assert not t.corp.can("number", number=3)
        t.corp.number(2)
        assert (t.card("Ice Wall").tokens("advancement"), t.card("Shadow").tokens("advancement")) == (2, 2)


class TestChum:
    def table(self, *ice: str) -> Table:
        t = Table("runner")
        for title in ice:
            t.corp.put(title, "HQ", rezzed=True)
        t.runner.put("Corroder")
        t.runner.hand(*["Sure Gamble"] * 5).set(credits=20)
        return t

    def test_the_next_ice_is_stronger_by_two_and_what_is_left_unbroken_is_three_net_damage(self) -> None:
        with self.table("Wall of Static", "Chum") as t:
            t.runner.run("HQ")
            encounter(t)
            t.settle()
            assert damage(t) == [("net", 3)]

    def test_no_other_ice_is_stronger_and_later_ice_does_no_damage(self) -> None:
        with self.table("Wall of Static", "Pop-up Window", "Pup", "Chum") as t:
            t.runner.set(credits=3)
            t.runner.run("HQ")
            t.runner.yes()
            assert t.card("Pup").strength == 2
            assert t.card("Wall of Static").strength == 3
            assert t.card("Chum").strength == 4
            t.runner.yes()
            t.settle()
            assert damage(t) == [("net", 3)]
            assert t.card("Pup").strength == 0
            t.runner.yes()  # for Pop-up Window
            t.settle()
            assert t.run is None
            assert damage(t) == [("net", 3)]
