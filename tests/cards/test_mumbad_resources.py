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
