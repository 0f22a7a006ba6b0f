"""Assets of the Flashpoint cycle."""

from __future__ import annotations

import pytest
from tests.corp_turns import at_turn, before_turn
from tests.verbs import break_once, damage, encounter, score, story, trial

from sneakdoor.cards.vocabulary import ENCOUNTERED, Credits, Do, paid, resource
from sneakdoor.model.enums import CORP
from sneakdoor.testing import Table


def caprice(title: str, corp: int, runner: int) -> Table:
    """Caprice Nisei asks for secret bids in Server 2, with this card rezzed in Server 1."""
    t = Table("runner")
    t.corp.put(title, "Server 1", rezzed=True)
    t.corp.put("Caprice Nisei", "Server 2", rezzed=True)
    t.runner.hand("Sure Gamble", "Sure Gamble", "Sure Gamble")
    bid(t, corp, runner)
    return t


def bid(t: Table, corp: int, runner: int) -> None:
    t.runner.run("Server 2")
    t.corp.number(corp)
    t.runner.number(runner)
    t.finish_run()


class TestFumikoYamamori:
    @pytest.mark.parametrize(("corp", "runner", "hurt"), [(1, 0, 1), (0, 2, 1), (1, 1, 0)])
    def test_different_amounts_are_a_meat_damage(self, corp: int, runner: int, hurt: int) -> None:
        with caprice("Fumiko Yamamori", corp, runner) as t:
            assert damage(t) == [("meat", 1)] * hurt
            bid(t, 1, 0)
            assert damage(t) == [("meat", 1)] * (hurt + 1)

    @pytest.mark.rule("1.10.3c")
    def test_the_run_has_ended_when_she_strikes(self) -> None:
        with caprice("Fumiko Yamamori", 1, 0) as t:
            assert story(t, "bids revealed", "run ended", "damaged") == ["bids revealed", "run ended", "damaged"]

    def test_a_guess_is_nothing_that_the_corp_spent(self) -> None:
        with Table("runner") as t:
            t.corp.put("Fumiko Yamamori", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.hand("Rigged Results", "Sure Gamble").play("Rigged Results")
            t.runner.number(2)
            t.corp.number(0)
            t.settle()
            assert damage(t) == []
            if t.run is not None:
                t.finish_run()


class TestHyoubuResearchFacility:
    @pytest.mark.parametrize(("corp", "runner"), [(2, 0), (1, 1), (0, 2)])
    def test_what_the_corp_spends_first_comes_back(self, corp: int, runner: int) -> None:
        with caprice("Hyoubu Research Facility", corp, runner) as t:
            assert t.corp.credits == 5
            bid(t, 2, 2)
            assert t.corp.credits == 3

    def test_a_guess_does_not_use_it_up(self) -> None:
        with Table("runner") as t:
            t.corp.put("Hyoubu Research Facility", "Server 1", rezzed=True)
            t.corp.put("Caprice Nisei", "Server 2", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.hand("Rigged Results").play("Rigged Results")
            t.runner.number(1)
            t.corp.number(1)
            t.settle()
            assert t.corp.credits == 5
            bid(t, 2, 1)
            assert t.corp.credits == 5


class TestAlexaBelsky:
    def belsky(self, paid: int, *, money: int = 9) -> Table:
        t = Table(deck=4)
        t.corp.put("Alexa Belsky", "Server 1", rezzed=True)
        t.corp.hand("Snare!", "Enigma", "Ice Wall")
        t.runner.set(credits=money)
        t.corp.use("Alexa Belsky")
        t.runner.number(paid)
        return t

    @pytest.mark.parametrize(("paid", "kept"), [(0, 0), (1, 0), (2, 1), (5, 2), (9, 3)])
    def test_hq_is_shuffled_in_but_for_what_the_runner_pays(self, paid: int, kept: int) -> None:
        with self.belsky(paid) as t:
            assert len(t.corp.titles("hand")) == kept
            assert len(t.state.deck[CORP]) == 4 + 3 - kept
            assert t.runner.credits == 9 - paid
            assert t.zone("Alexa Belsky") == "Archives"
            assert (t.corp.clicks, t.corp.credits) == (3, 5)

    def test_an_empty_hq_is_nothing_to_use_her_for(self) -> None:
        with Table() as t:
            t.corp.put("Alexa Belsky", "Server 1", rezzed=True)
            assert not t.corp.can("use", "Alexa Belsky")


class TestWatchdog:
    def test_the_first_ice_of_a_turn_is_cheaper_by_the_tags(self) -> None:
        with Table("runner") as t:
            t.corp.put("Watchdog", "Server 1", rezzed=True)
            t.corp.put("Enigma", "HQ")
            t.corp.put("Ice Wall", "R&D")
            t.runner.set(tags=2)
            t.corp.set(credits=9)
            t.runner.run("HQ")
            t.corp.rez("Enigma")
            assert t.corp.credits == 9 - 3 + 2
            t.finish_run()
            t.runner.run("R&D")
            t.corp.rez("Ice Wall")
            assert t.corp.credits == 8 - 1
            t.finish_run()

    def test_never_below_nothing_and_not_for_other_cards(self) -> None:
        with Table("runner") as t:
            t.corp.put("Watchdog", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.set(tags=3).run("HQ")
            t.corp.rez("PAD Campaign")
            assert t.corp.credits == 3
            t.corp.rez("Ice Wall")
            assert t.corp.credits == 3
            t.finish_run()

    def test_unrezzed_or_without_tags_it_lowers_nothing(self) -> None:
        for rezzed, tags in ((False, 2), (True, 0)):
            with Table("runner") as t:
                t.corp.put("Watchdog", "Server 1", rezzed=rezzed)
                t.corp.put("Enigma", "HQ")
                t.runner.set(tags=tags).run("HQ")
                t.corp.rez("Enigma")
                assert t.corp.credits == 2
                t.finish_run()


class TestNASX:
    def test_a_credit_each_turn_for_which_nothing_is_bought(self) -> None:
        with at_turn("NASX") as t:
            assert (t.corp.credits, t.card("NASX").tokens("power")) == (6, 0)

    @pytest.mark.parametrize("spent", [0, 1, 2])
    def test_credits_from_another_card_may_become_counters(self, spent: int) -> None:
        with Table() as t:
            t.corp.put("NASX", "Server 1", rezzed=True)
            t.corp.hand("Hedge Fund").play("Hedge Fund")
            assert not t.corp.can("number", number=3)
            t.corp.number(spent)
            assert (t.corp.credits, t.card("NASX").tokens("power")) == (9 - spent, spent)

    @pytest.mark.rule("1.10.4a")
    def test_credits_taken_from_a_card_are_gained(self) -> None:
        with before_turn("NASX") as t:
            t.corp.put("Marked Accounts", "Server 2", rezzed=True, tokens={"credit": 2})
            t.end_turn()
            t.corp.trigger("Marked Accounts")
            t.corp.number(1)
            t.settle()
            assert (t.corp.credits, t.card("NASX").tokens("power")) == (6, 1)

    def test_a_basic_action_is_no_card_and_the_runner_not_the_corp(self) -> None:
        with Table() as t:
            t.corp.put("NASX", "Server 1", rezzed=True)
            t.corp.act("credit")
            assert t.corp.credits == 6
            t.end_turn()
            before = t.corp.credits
            t.runner.hand("Sure Gamble").play("Sure Gamble")
            assert t.corp.credits == before

    def test_sold_it_pays_two_for_each_counter(self) -> None:
        with Table() as t:
            t.corp.put("NASX", "Server 1", rezzed=True, tokens={"power": 3})
            t.corp.use("NASX")
            assert (t.corp.credits, t.corp.clicks, t.zone("NASX")) == (11, 2, "Archives")


class TestSandburg:
    @pytest.mark.parametrize(("money", "strength"), [(9, 1), (10, 3), (14, 3), (15, 4)])
    def test_ten_credits_make_all_ice_stronger(self, money: int, strength: int) -> None:
        with Table() as t:
            t.corp.put("Sandburg", "Server 1", rezzed=True)
            wall = t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.set(credits=money)
            assert wall.strength == strength

    def test_only_while_it_is_rezzed_and_for_ice(self) -> None:
        with Table() as t:
            t.corp.put("Sandburg", "Server 1")
            wall = t.corp.put("Ice Wall", "HQ", rezzed=True)
            breaker = t.runner.put("Corroder")
            t.corp.set(credits=20)
            t.runner.set(credits=20)
            assert (wall.strength, breaker.strength) == (1, 2)
        with Table() as t:
            t.corp.put("Sandburg", "Server 1", rezzed=True)
            breaker = t.runner.put("Corroder")
            wall = t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.set(credits=5)
            t.runner.set(credits=20)
            assert (breaker.strength, wall.strength) == (2, 1)
            t.corp.set(credits=20)
            assert (breaker.strength, wall.strength) == (2, 5)

    def test_a_cost_that_takes_the_pool_below_ten_is_the_end_of_weak_ice(self) -> None:
        with Table() as t:
            t.corp.put("Sandburg", "Server 1", rezzed=True)
            wall = t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Parasite", on=wall, tokens={"virus": 1})
            t.corp.hand("Hedge Fund").set(credits=10)
            t.corp.play("Hedge Fund")
            assert (t.zone("Ice Wall"), t.corp.credits) == ("Archives", 14)


class TestAnsonRose:
    def test_a_token_each_turn(self) -> None:
        with at_turn("Anson Rose") as t:
            assert t.card("Anson Rose").tokens("advancement") == 1

    @pytest.mark.parametrize("moved", [0, 1, 2])
    def test_ice_that_is_rezzed_may_take_tokens(self, moved: int) -> None:
        with Table("runner") as t:
            rose = t.corp.put("Anson Rose", "Server 1", rezzed=True, tokens={"advancement": 2})
            wall = t.corp.put("Ice Wall", "HQ")
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            t.corp.accept()
            t.corp.number(moved)
            assert (rose.tokens("advancement"), wall.tokens("advancement")) == (2 - moved, moved)
            assert t.happened("advanced") == 0
            t.finish_run()

    def test_it_may_be_left_and_other_cards_take_none(self) -> None:
        with Table("runner") as t:
            rose = t.corp.put("Anson Rose", "Server 1", rezzed=True, tokens={"advancement": 2})
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.run("HQ")
            t.corp.rez("PAD Campaign")
            t.corp.rez("Ice Wall")
            t.corp.decline()
            assert rose.tokens("advancement") == 2
            t.finish_run()

    def test_without_a_token_nothing_is_asked(self) -> None:
        with Table("runner") as t:
            t.corp.put("Anson Rose", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            t.finish_run()
            assert t.card("Ice Wall").tokens("advancement") == 0


class TestCIFund:
    @pytest.mark.parametrize(("moved", "there"), [(3, 3), (1, 1), (0, 0)])
    def test_up_to_three_credits_go_into_the_fund(self, moved: int, there: int) -> None:
        with at_turn("C.I. Fund") as t:
            t.corp.trigger("C.I. Fund", "move")
            assert not t.corp.can("number", number=4)
            t.corp.number(moved)
            t.settle()
            assert (t.corp.credits, t.card("C.I. Fund").tokens("credit")) == (5 - moved, there)

    def test_nobody_must(self) -> None:
        with at_turn("C.I. Fund", credit=5) as t:
            t.corp.trigger("C.I. Fund", "place")
            assert t.corp.can("pass")
            t.corp.decline()
            t.settle()
            assert (t.corp.credits, t.card("C.I. Fund").tokens("credit")) == (5, 5)

    def test_six_credits_earn_two_in_whatever_order(self) -> None:
        with at_turn("C.I. Fund", credit=6) as t:
            t.corp.trigger("C.I. Fund", "place")
            t.corp.decline()
            t.settle()
            assert t.card("C.I. Fund").tokens("credit") == 8
        with at_turn("C.I. Fund", credit=3) as t:
            t.corp.trigger("C.I. Fund", "move")
            t.corp.number(3)
            t.settle()
            assert t.card("C.I. Fund").tokens("credit") == 8

    def test_two_credits_and_the_fund_give_all_back(self) -> None:
        with Table() as t:
            t.corp.put("C.I. Fund", "Server 1", rezzed=True, tokens={"credit": 8})
            t.corp.use("C.I. Fund")
            assert (t.corp.credits, t.corp.clicks, t.zone("C.I. Fund")) == (11, 3, "Archives")

    def test_one_credit_is_too_little(self) -> None:
        with Table() as t:
            t.corp.put("C.I. Fund", "Server 1", rezzed=True, tokens={"credit": 8})
            t.corp.set(credits=1)
            assert not t.corp.can("use", "C.I. Fund")


class TestChiefSlee:
    def meet(self, subroutines: int = 3) -> Table:
        t = Table("runner", cards=(trial("Barrier", 2, subroutines),))
        t.corp.put("Chief Slee", "Server 1", rezzed=True)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put("Corroder")
        t.runner.set(credits=9)
        encounter(t, "HQ")
        return t

    def test_each_subroutine_that_is_left_is_a_counter(self) -> None:
        with self.meet() as t:
            t.finish_run()
            assert t.card("Chief Slee").tokens("power") == 3

    def test_broken_ones_are_not(self) -> None:
        with self.meet() as t:
            break_once(t, "Corroder")
            break_once(t, "Corroder")
            t.finish_run()
            assert t.card("Chief Slee").tokens("power") == 1

    def test_a_subroutine_that_ends_the_run_counts_with_those_behind_it(self) -> None:
        with Table("runner") as t:
            t.corp.put("Chief Slee", "Server 1", rezzed=True)
            t.corp.put("Eli 1.0", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert t.card("Chief Slee").tokens("power") == 2

    @pytest.mark.rule("9.1.7")
    def test_ice_that_is_trashed_counts_as_it_was(self) -> None:
        bomb = resource("Bomb", "neutral_runner", paid(Credits(0), Do("trash", ENCOUNTERED)), cost=0)
        with Table("runner", cards=(bomb,)) as t:
            t.corp.put("Chief Slee", "Server 1", rezzed=True)
            t.corp.put("Hive", "HQ", rezzed=True)
            t.corp.scored("Nisei MK II")  # 2 points, so there are 3 subroutines
            t.runner.put("Corroder")
            t.runner.put("Bomb")
            t.runner.set(credits=9)
            encounter(t, "HQ")
            t.runner.use("Corroder", "strength")
            break_once(t, "Corroder")
            t.runner.use("Bomb")
            t.finish_run()
            assert (t.zone("Hive"), t.card("Chief Slee").tokens("power")) == ("Archives", 2)

    def test_five_counters_and_a_click_are_five_meat_damage(self) -> None:
        with Table() as t:
            t.corp.put("Chief Slee", "Server 1", rezzed=True, tokens={"power": 6})
            t.runner.hand(*["Sure Gamble"] * 5)
            t.corp.use("Chief Slee")
            assert (damage(t), t.corp.clicks, t.card("Chief Slee").tokens("power")) == ([("meat", 5)], 2, 1)
            assert not t.corp.can("action", "Chief Slee")

    def test_four_are_too_few(self) -> None:
        with Table() as t:
            t.corp.put("Chief Slee", "Server 1", rezzed=True, tokens={"power": 4})
            score(t, "Hostile Takeover", 2)
            assert not t.corp.can("action", "Chief Slee")
