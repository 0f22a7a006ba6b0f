"""What resources of the Kitara cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import encounter, trial, who

from sneakdoor.cards.vocabulary import Gain, ice, sub
from sneakdoor.testing import Table


class TestCrypt:
    def test_successful_runs_on_archives_may_bring_counters(self) -> None:
        with Table("runner") as t:
            crypt = t.runner.put("Crypt")
            t.runner.run("Archives")
            t.runner.accept("Crypt")
            t.finish_run()
            assert crypt.tokens("virus") == 1
            t.runner.run("Archives")
            t.runner.decline()
            t.finish_run()
            t.runner.run("HQ")
            t.finish_run()
            assert crypt.tokens("virus") == 1

    def test_three_counters_find_a_virus_and_install_it_at_its_price(self) -> None:
        with Table("runner") as t:
            t.runner.put("Crypt", tokens={"virus": 3})
            t.runner.deck("Medium", "Corroder")
            t.runner.use("Crypt")
            t.runner.pick("Medium")
            t.settle()
            assert t.card("Medium").installed
            assert (t.runner.credits, t.runner.clicks) == (2, 3)
            assert t.zone("Crypt") == "the heap"
            assert t.happened("shuffled") == 1

    def test_a_virus_that_cannot_be_paid_is_not_found(self) -> None:
        with Table("runner") as t:
            t.runner.put("Crypt", tokens={"virus": 3})
            t.runner.set(credits=2)
            t.runner.deck("Medium", "Parasite")
            t.runner.use("Crypt")
            t.settle()
            assert not t.runner.can("pick", "Medium")
            t.runner.pick("Parasite") if t.runner.can("pick", "Parasite") else t.runner.pick()
            t.settle()

    def test_two_are_too_few(self) -> None:
        with Table("runner") as t:
            t.runner.put("Crypt", tokens={"virus": 2})
            t.runner.deck("Medium")
            assert not t.runner.can("use", "Crypt")


class TestLewiGuilherme:
    @pytest.mark.parametrize(("mode", "has", "zone"), [("lose", 4, "the play area"), ("trash", 5, "the heap")])
    def test_a_turn_begins_with_a_credit_or_without_him(self, mode: str, has: int, zone: str) -> None:
        with Table("corp") as t:
            t.runner.put("Lewi Guilherme")
            t.end_turn()
            t.runner.mode(mode)
            assert (t.runner.credits, t.zone("Lewi Guilherme")) == (has, zone)

    @pytest.mark.rule("9.8.5")
    def test_who_has_no_credit_to_lose_loses_him(self) -> None:
        with Table("corp") as t:
            t.runner.put("Lewi Guilherme")
            t.runner.set(credits=0)
            t.end_turn()
            t.settle()
            assert t.zone("Lewi Guilherme") == "the heap"

    def test_the_corp_keeps_one_card_fewer(self) -> None:
        with Table("corp") as t:
            t.runner.put("Lewi Guilherme")
            t.corp.hand(*["Hedge Fund"] * 5)
            t.end_turn()
            t.runner.mode("lose")
            assert len(t.corp.titles("hand")) == 4


class TestRogueTrading:
    def test_six_credits_and_a_tag_for_two_clicks(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Rogue Trading")
            t.runner.install("Rogue Trading")
            assert t.card("Rogue Trading").tokens("credit") == 18
            t.runner.use("Rogue Trading")
            assert (t.runner.credits, t.state.tags, t.runner.clicks) == (11, 1, 1)
            assert who(t, "tagged") == [1]

    def test_another_card_that_is_installed_loads_nothing(self) -> None:
        with Table("runner") as t:
            t.runner.put("Rogue Trading", tokens={"credit": 6})
            t.runner.hand("Corroder")
            t.runner.install("Corroder")
            assert t.card("Rogue Trading").tokens("credit") == 6

    def test_it_is_trashed_when_it_is_empty(self) -> None:
        with Table("runner") as t:
            t.runner.put("Rogue Trading", tokens={"credit": 6})
            t.runner.use("Rogue Trading")
            assert t.zone("Rogue Trading") == "the heap"


class TestReclaim:
    @pytest.mark.parametrize("title", ["Corroder", "Plascrete Carapace", "Ghost Runner"])
    def test_it_installs_from_the_heap_even_what_was_just_trashed_for_it(self, title: str) -> None:
        with Table("runner") as t:
            t.runner.put("Reclaim")
            t.runner.hand(title)
            t.runner.discard("Armitage Codebusting", "Sure Gamble", "Ninja")
            t.runner.use("Reclaim")
            t.settle()
            assert not t.runner.can("pick", "Armitage Codebusting")
            t.runner.pick(title)
            t.settle()
            assert t.card(title).installed
            assert t.runner.clicks == 3
            assert t.runner.credits == 5 - {"Corroder": 2, "Plascrete Carapace": 3, "Ghost Runner": 1}[title]
            assert t.zone("Reclaim") == "the heap"

    @pytest.mark.rule("1.2.5")
    def test_without_anything_to_install_in_the_heap_it_cannot_be_used(self) -> None:
        with Table("runner") as t:
            t.runner.put("Reclaim")
            t.runner.hand("Corroder")  # what would be trashed for it is not counted yet
            t.runner.discard("Armitage Codebusting")
            assert not t.runner.can("use", "Reclaim")

    def test_a_card_is_needed_to_pay_with(self) -> None:
        with Table("runner") as t:
            t.runner.put("Reclaim")
            t.runner.discard("Corroder")
            assert not t.runner.can("use", "Reclaim")
            t.runner.hand("Sure Gamble")
            t.runner.use("Reclaim")
            t.settle()
            assert t.card("Corroder").installed


class TestLogicBomb:
    @pytest.mark.parametrize("clicks", [3, 0])
    def test_the_encountered_ice_is_bypassed_and_the_clicks_are_lost(self, clicks: int) -> None:
        with Table("runner", clicks=clicks + 1) as t:
            t.runner.put("Logic Bomb")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            encounter(t, "HQ")
            t.runner.use("Logic Bomb")
            t.finish_run()
            assert (t.happened("bypassed"), t.happened("successful run")) == (1, 1)
            assert t.runner.clicks == 0
            assert t.zone("Logic Bomb") == "the heap"

    def test_only_in_an_encounter(self) -> None:
        with Table("runner") as t:
            t.runner.put("Logic Bomb")
            assert not t.runner.can("use", "Logic Bomb")


class TestOneSubroutine:
    @pytest.mark.parametrize(("title", "gained"), [("Gbahali", 1), ("Kongamato", 2)])
    def test_only_the_last_or_only_the_first_is_broken(self, title: str, gained: int) -> None:
        first_two = ice("Pair", "neutral_corp", sub(Gain(1)), sub(Gain(2)), subtypes="Barrier", cost=0, strength=9)
        with Table("runner", cards=(first_two,)) as t:
            t.runner.put(title)
            t.corp.put("Pair", "HQ", rezzed=True)
            encounter(t, "HQ")
            t.runner.use(title)
            t.finish_run()
            assert t.corp.credits == 5 + gained
            assert t.zone(title) == "the heap"

    @pytest.mark.rule("1.2.5")
    def test_once_it_is_broken_there_is_nothing_to_do(self) -> None:
        with Table("runner", cards=(trial("Barrier", subroutines=2),)) as t:
            t.runner.put("Gbahali")
            t.runner.put("Corroder")
            t.corp.put("Trial", "HQ", rezzed=True)
            encounter(t, "HQ")
            t.runner.break_subroutines("Corroder", 1)
            assert not t.runner.can("use", "Gbahali")
            t.finish_run()


class TestKasiString:
    def test_a_remote_run_that_accessed_and_stole_nothing_may_bring_a_counter_once_a_turn(self) -> None:
        with Table("runner") as t:
            kasi = t.runner.put("Kasi String")
            t.corp.put("Adonis Campaign", "Server 1")
            t.runner.set(credits=0)
            t.runner.run("Server 1")
            t.settle()
            t.runner.accept("Kasi String")
            assert kasi.tokens("power") == 1
            t.runner.run("Server 1")
            t.finish_run()
            assert kasi.tokens("power") == 1

    @pytest.mark.parametrize(("title", "server"), [("Hostile Takeover", "Server 1"), ("", "R&D"), ("", "HQ")])
    def test_not_for_stealing_and_not_for_central_servers(self, title: str, server: str) -> None:
        with Table("runner") as t:
            kasi = t.runner.put("Kasi String")
            if title:
                t.corp.put(title, server)
            t.runner.run(server)
            t.finish_run()
            assert kasi.tokens("power") == 0

    def test_not_without_an_access(self) -> None:
        with Table("corp") as t:
            kasi = t.runner.put("Kasi String")
            t.runner.put("Patron")
            t.corp.put("Adonis Campaign", "Server 1")
            t.end_turn()
            t.runner.accept("Patron")
            t.runner.act("server", server="Server 1")
            t.runner.run("Server 1")
            t.finish_run()
            assert kasi.tokens("power") == 0

    @pytest.mark.rule("10.1.3")
    def test_the_fourth_counter_makes_it_an_agenda_worth_a_point(self) -> None:
        with Table("runner") as t:
            t.runner.put("Kasi String", tokens={"power": 3})
            t.corp.put("Adonis Campaign", "Server 1")
            t.runner.set(credits=0)
            t.runner.run("Server 1")
            t.settle()
            t.runner.accept("Kasi String")
            t.settle()
            assert t.runner.score == 1
            assert t.zone("Kasi String") == "the Runner's score area"


class TestJackpot:
    @pytest.mark.parametrize("takes", [True, False])
    def test_a_turn_may_bring_a_credit(self, takes: bool) -> None:
        with Table("corp") as t:
            jackpot = t.runner.put("Jackpot!")
            t.end_turn()
            t.runner.accept("Jackpot!") if takes else t.runner.decline()
            assert jackpot.tokens("credit") == int(takes)

    @pytest.mark.parametrize("n", [0, 2, 3])
    def test_a_stolen_agenda_lets_some_be_taken_and_then_it_is_gone(self, n: int) -> None:
        with Table("runner") as t:
            t.runner.put("Jackpot!", tokens={"credit": 3})
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.run("Server 1")
            t.settle()
            t.runner.accept("Jackpot!")
            t.runner.number(n)
            t.finish_run()
            assert (t.runner.credits, t.zone("Jackpot!")) == (5 + n, "the heap")

    def test_it_may_wait_and_whatever_else_becomes_an_agenda_there_counts(self) -> None:
        with Table("runner", clicks=5) as t:
            t.runner.put("Jackpot!", tokens={"credit": 3})
            t.runner.put("Liberated Chela")
            t.runner.scored("Hostile Takeover")
            t.runner.use("Liberated Chela")
            t.settle()
            t.runner.decline()
            assert t.card("Jackpot!").tokens("credit") == 3

    def test_what_the_corp_scores_does_not(self) -> None:
        with Table("corp") as t:
            t.runner.put("Jackpot!", tokens={"credit": 3})
            t.corp.put("Priority Requisition", "Server 1", tokens={"advancement": 5})
            t.corp.score_agenda("Priority Requisition")
            assert t.card("Jackpot!").installed

    def test_nor_does_what_is_added_to_the_score_area_of_the_corp(self) -> None:
        with Table("runner") as t:
            t.runner.put("Jackpot!", tokens={"credit": 3})
            t.runner.set(tags=1)
            t.corp.put("Quantum Predictive Model", "Server 1")
            t.runner.run("Server 1")
            t.finish_run()
            assert t.corp.score == 1
            assert t.card("Jackpot!").installed
