"""What resources of the Mumbad cycle do."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


class TestBhagat:
    def test_the_first_successful_run_on_hq_each_turn_costs_the_corp_a_card(self) -> None:
        with Table("runner") as t:
            t.runner.put("Bhagat")
            t.runner.run("R&D")
            t.finish_run()
            assert t.corp.titles("discard") == []
            t.runner.run("HQ")
            t.finish_run()
            assert t.corp.titles("discard") == ["Hedge Fund"]
            t.runner.run("HQ")
            t.finish_run()
            assert len(t.corp.titles("discard")) == 1

    def test_it_is_the_corp_that_trashes(self) -> None:
        with Table("runner") as t:
            t.runner.put("Bhagat")
            t.runner.run("HQ")
            t.finish_run()
            assert [one.side for one in t.state.journal.since(0) if one.kind == "trashed"] == [0]


@pytest.mark.parametrize(("hand", "clicks"), [((), 5), (("Sure Gamble",), 4)])
def test_emptied_mind_gives_a_click_to_whoever_has_no_card(hand: tuple[str, ...], clicks: int) -> None:
    with Table("corp") as t:
        t.runner.put("Emptied Mind")
        t.runner.hand(*hand)
        t.end_turn()
        assert t.runner.clicks == clicks


class TestTechTrader:
    def test_a_trash_ability_brings_a_credit(self) -> None:
        with Table("runner") as t:
            t.runner.put("Tech Trader")
            t.runner.put("Eden Shard")
            t.runner.use("Eden Shard")
            assert t.runner.credits == 6

    def test_other_abilities_and_those_of_the_corp_do_not(self) -> None:
        with Table("runner") as t:
            t.runner.put("Tech Trader")
            t.runner.put("Caldera")
            t.runner.put("Armitage Codebusting", tokens={"credit": 12})
            t.runner.use("Armitage Codebusting")
            assert t.runner.credits == 7


def test_akshara_sareen_gives_each_side_a_click() -> None:
    with Table("runner") as t:
        t.runner.put("Akshara Sareen")
        t.end_turn()
        assert t.corp.clicks == 4
        t.end_turn()
        assert t.runner.clicks == 5


class TestChatterjeeUniversity:
    def test_each_counter_makes_a_program_cheaper_and_one_of_them_goes(self) -> None:
        with Table("runner") as t:
            school = t.runner.put("Chatterjee University", tokens={"power": 1})
            t.runner.hand("Gordian Blade")
            t.runner.use("Chatterjee University", "place")
            assert (school.tokens("power"), t.runner.clicks) == (2, 3)
            t.runner.use("Chatterjee University", "install")
            t.settle()
            assert t.card("Gordian Blade").installed
            assert t.runner.credits == 5 - (4 - 2)
            assert (school.tokens("power"), t.runner.clicks) == (1, 2)

    def test_it_installs_at_the_full_price_without_counters_and_nothing_but_programs(self) -> None:
        with Table("runner") as t:
            t.runner.put("Chatterjee University")
            t.runner.hand("Plascrete Carapace")
            assert not t.runner.can("use", "Chatterjee University", says="install")
            t.runner.hand("Corroder")
            t.runner.use("Chatterjee University", "install")
            t.settle()
            assert t.card("Corroder").installed
            assert t.runner.credits == 3


class TestPatron:
    def test_the_first_successful_run_on_the_chosen_server_draws_instead(self) -> None:
        with Table("corp") as t:
            t.runner.put("Patron")
            t.end_turn()
            t.runner.accept("Patron")
            t.runner.act("server", server="HQ")
            t.corp.hand("Snare!")
            t.runner.run("R&D")
            t.finish_run()
            assert t.runner.titles("hand") == []
            t.runner.run("HQ")
            t.finish_run()
            assert len(t.runner.titles("hand")) == 2
            assert t.happened("accessed") == 1  # the card of R&D
            t.runner.run("HQ")
            t.settle()
            t.corp.decline()
            t.finish_run()
            assert t.happened("accessed") == 2

    def test_it_need_not_choose_and_lasts_for_a_turn(self) -> None:
        with Table("corp") as t:
            t.runner.put("Patron")
            t.end_turn()
            t.runner.decline()
            t.runner.run("Archives")
            t.finish_run()
            assert t.runner.titles("hand") == []

    @pytest.mark.rule("9.8.4")
    def test_with_an_empty_stack_it_replaces_the_access_all_the_same(self) -> None:
        with Table("corp") as t:
            t.runner.put("Patron")
            t.end_turn()
            t.runner.accept("Patron")
            t.runner.act("server", server="R&D")
            for cid in tuple(t.state.deck[1]):
                t.state.deck[1].remove(cid)
            t.runner.run("R&D")
            t.finish_run()
            assert t.happened("accessed") == 0


class TestTempleOfTheLiberatedMind:
    def test_a_counter_is_a_click_once_each_turn(self) -> None:
        with Table("runner") as t:
            temple = t.runner.put("Temple of the Liberated Mind", tokens={"power": 1})
            t.runner.use("Temple of the Liberated Mind", "place")
            assert (temple.tokens("power"), t.runner.clicks) == (2, 3)
            t.runner.use("Temple of the Liberated Mind", "gain")
            assert (temple.tokens("power"), t.runner.clicks) == (1, 4)
            assert not t.runner.can("use", "Temple of the Liberated Mind", says="gain")

    def test_never_in_the_turn_of_the_corp(self) -> None:
        with Table("corp", skip_forced=False) as t:
            t.runner.put("Temple of the Liberated Mind", tokens={"power": 1})
            assert not t.runner.can("use", "Temple of the Liberated Mind", at="window")


class TestTheTurningWheel:
    @pytest.mark.parametrize(("server", "n"), [("HQ", 1), ("R&D", 1), ("Archives", 0)])
    def test_runs_that_stole_nothing_bring_counters(self, server: str, n: int) -> None:
        with Table("runner") as t:
            wheel = t.runner.put("The Turning Wheel")
            t.runner.run(server)
            t.finish_run()
            assert wheel.tokens("power") == n

    def test_runs_that_failed_count_and_those_that_stole_do_not(self) -> None:
        with Table("runner") as t:
            wheel = t.runner.put("The Turning Wheel")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.deck("Hostile Takeover")
            t.runner.run("HQ")
            t.finish_run()
            assert wheel.tokens("power") == 1
            t.runner.run("R&D")
            t.finish_run()
            assert (t.runner.score, wheel.tokens("power")) == (1, 1)

    def test_nor_do_those_that_stole_from_hq(self) -> None:
        with Table("runner") as t:
            wheel = t.runner.put("The Turning Wheel")
            t.corp.hand("Hostile Takeover")
            t.runner.run("HQ")
            t.finish_run()
            assert (t.runner.score, wheel.tokens("power")) == (1, 0)

    @pytest.mark.parametrize("server", ["HQ", "R&D"])
    @pytest.mark.parametrize("mode", ["HQ", "R&D"])
    def test_two_counters_let_one_more_card_be_accessed_from_one_server(self, mode: str, server: str) -> None:
        more = int(mode == server)
        with Table("runner") as t:
            wheel = t.runner.put("The Turning Wheel", tokens={"power": 3})
            t.corp.hand(*["Hedge Fund"] * 4)
            assert not t.runner.can("use", "The Turning Wheel")
            t.runner.run(server)
            t.runner.use("The Turning Wheel")
            t.runner.mode(mode)
            t.finish_run()
            assert t.happened("accessed") == 1 + more
            assert wheel.tokens("power") == 2
            t.runner.run(mode)
            t.finish_run()
            assert t.happened("accessed") == 2 + more  # no longer in another run


class TestLiberatedChela:
    @pytest.mark.parametrize("corp", [True, False])
    def test_the_corp_may_forfeit_an_agenda_against_it(self, corp: bool) -> None:
        with Table("runner", clicks=5) as t:
            t.runner.put("Liberated Chela")
            t.runner.scored("Hostile Takeover")
            t.corp.scored("Priority Requisition")
            t.runner.use("Liberated Chela")
            t.corp.yes() if corp else t.corp.no()
            t.settle()
            assert (t.runner.score, t.corp.score) == ((0, 0) if corp else (2, 3))
            assert t.happened("removed from game") == int(corp)

    def test_without_an_agenda_the_corp_is_not_asked_and_the_runner_cannot(self) -> None:
        with Table("runner", clicks=5) as t:
            t.runner.put("Liberated Chela")
            assert not t.runner.can("use", "Liberated Chela")
            t.runner.scored("Hostile Takeover")
            t.runner.use("Liberated Chela")
            t.settle()
            assert t.runner.score == 2

    def test_five_clicks_are_needed(self) -> None:
        with Table("runner") as t:
            t.runner.put("Liberated Chela")
            t.runner.scored("Hostile Takeover")
            assert not t.runner.can("use", "Liberated Chela")


class TestBazaar:
    def test_a_copy_of_installed_hardware_may_follow_from_the_grip(self) -> None:
        with Table("runner") as t:
            t.runner.put("Bazaar")
            t.runner.set(credits=9).hand("Plascrete Carapace", "Plascrete Carapace", "Flip Switch")
            t.runner.install("Plascrete Carapace")
            t.runner.trigger("Bazaar")
            t.runner.trigger("Plascrete Carapace") if t.runner.can("trigger", "Plascrete Carapace") else None
            t.settle()
            assert t.runner.titles("hand") == ["Flip Switch"]
            assert (t.runner.credits, t.runner.clicks) == (3, 3)

    def test_it_may_be_left_and_programs_do_not_count(self) -> None:
        with Table("runner") as t:
            t.runner.put("Bazaar")
            t.runner.set(credits=9).hand("Flip Switch", "Flip Switch", "Corroder", "Corroder")
            t.runner.install("Flip Switch")
            t.runner.decline()
            t.runner.install("Corroder")
            assert sorted(t.runner.titles("hand")) == ["Corroder", "Flip Switch"]

    def test_hardware_from_elsewhere_does_not_count(self) -> None:
        with Table("runner") as t:
            t.runner.put("Bazaar")
            t.runner.put("Reclaim")
            t.runner.discard("Flip Switch")
            t.runner.hand("Flip Switch", "Sure Gamble")
            t.runner.use("Reclaim")
            t.runner.pick("Sure Gamble")
            t.settle()
            assert t.runner.titles("hand") == ["Flip Switch"]


class TestCouncilman:
    @pytest.mark.parametrize("pays", [True, False])
    def test_a_rezzed_asset_is_derezzed_for_its_rez_cost(self, pays: bool) -> None:
        with Table("runner") as t:
            t.runner.put("Councilman")
            pad = t.corp.put("PAD Campaign", "Server 1")
            t.corp.rez("PAD Campaign")
            t.runner.accept("Councilman") if pays else t.runner.decline()
            assert (pad.rezzed, t.runner.credits) == (not pays, 3 if pays else 5)
            assert t.corp.credits == 3
            if pays:
                assert t.zone("Councilman") == "the heap"
                assert not t.corp.can("rez", "PAD Campaign")
                t.end_turn()
                t.corp.act("credit")
                t.corp.rez("PAD Campaign")
                assert pad.rezzed

    def test_who_cannot_pay_is_not_asked_and_ice_does_not_count(self) -> None:
        with Table("runner") as t:
            t.runner.put("Councilman")
            t.runner.set(credits=1)
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Pop-up Window", "HQ")
            t.corp.rez("PAD Campaign")
            assert t.card("PAD Campaign").rezzed
            t.runner.run("HQ")
            t.corp.rez("Pop-up Window")
            t.runner.yes()
            t.finish_run()
            assert t.card("Councilman").installed

    @pytest.mark.both
    def test_upgrades_count_and_ice_does_not_even_for_a_rich_runner(self) -> None:
        with Table("runner") as t:
            t.runner.put("Councilman")
            t.runner.set(credits=9)
            t.corp.put("Pop-up Window", "HQ")
            herrings = t.corp.put("Red Herrings", "Server 1")
            t.runner.run("HQ")
            t.corp.rez("Pop-up Window")
            t.runner.yes()
            t.finish_run()
            assert t.card("Councilman").installed
            t.runner.act("draw")
            t.corp.rez("Red Herrings")
            t.runner.accept("Councilman")
            assert (herrings.rezzed, t.runner.credits) == (False, 9 - 1 - 1)
