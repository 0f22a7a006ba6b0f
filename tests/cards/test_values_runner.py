"""What single values of events and resources of the later cycles mean: where they count, and where they do not."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, detour, elsewhere, who

from sneakdoor.cards.vocabulary import PROGRAM, Is, Modify, resource
from sneakdoor.model.enums import HQ, RND, RUNNER
from sneakdoor.testing import Table


class TestASuccessfulRunWithoutAnAccess:
    """CR 6.7.3: what follows from success does not need a card to be accessed."""

    @pytest.mark.both
    @pytest.mark.rule("6.7.3")
    def test_bhagat_is_pleased(self) -> None:
        with Table("runner", cards=(elsewhere(),)) as t:
            t.runner.put("Averted Eyes")
            t.runner.put("Bhagat")
            t.runner.run("HQ")
            t.runner.trigger("Bhagat")
            t.finish_run()
            assert (len(t.corp.titles("discard")), t.runner.credits) == (1, 6)

    def test_crypt_may_have_a_counter(self) -> None:
        with Table("runner", cards=(elsewhere(),)) as t:
            t.runner.put("Averted Eyes")
            crypt = t.runner.put("Crypt")
            t.runner.run("Archives")
            t.runner.trigger("Crypt")
            t.finish_run()
            assert crypt.tokens("virus") == 1

    def test_temujin_pays(self) -> None:
        with Table("runner", cards=(elsewhere(),)) as t:
            t.runner.hand("Temüjin Contract")
            t.runner.install("Temüjin Contract")
            t.runner.act("server", server="HQ")
            t.runner.put("Averted Eyes")
            t.runner.run("HQ")
            t.runner.trigger("Temüjin Contract")
            t.finish_run()
            assert t.runner.credits == 1 + 4 + 1

    @pytest.mark.parametrize(("title", "more"), [("Data Breach", 0), ("Möbius", 4)])
    def test_another_run_may_follow_and_succeed_the_same_way(self, title: str, more: int) -> None:
        with Table("runner", cards=(elsewhere(),)) as t:
            t.runner.put("Averted Eyes")
            t.runner.hand(title)
            t.runner.play(title)
            t.runner.trigger(title)
            t.settle()
            t.runner.trigger(title)
            if more:
                t.runner.trigger(title)
            t.finish_run()
            assert t.happened("successful run") == 2
            assert t.runner.credits == 5 + 2 + more


class TestMobius:
    def test_a_second_run_that_is_led_elsewhere_brings_nothing(self) -> None:
        with Table("runner", cards=(detour(HQ),)) as t:
            t.runner.put("Detour")
            t.runner.hand("Möbius")
            t.runner.play("Möbius")
            t.finish_run()
            t.runner.accept("Möbius")
            t.runner.use("Detour")
            t.finish_run()
            assert (t.happened("successful run"), t.runner.credits) == (2, 5)


class TestTemujinContract:
    def test_another_card_that_is_installed_loads_nothing(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Temüjin Contract", "Street Magic")
            t.runner.install("Temüjin Contract")
            t.runner.act("server", server="HQ")
            t.runner.install("Street Magic")
            assert t.card("Temüjin Contract").tokens("credit") == 20


class TestLogicBomb:
    @pytest.mark.rule("6.5.2a")
    def test_ice_that_is_encountered_in_hq_is_bypassed_as_well(self) -> None:
        with Table("runner") as t:
            t.runner.put("Logic Bomb")
            t.corp.hand("Archangel").set(credits=3)
            t.runner.run("HQ")
            t.corp.accept("Archangel")
            t.runner.use("Logic Bomb")
            t.finish_run()
            assert (t.happened("bypassed"), t.runner.clicks) == (1, 0)


class TestKerosMcintyre:
    def test_an_asset_that_is_derezzed_is_no_ice(self) -> None:
        with Table("corp") as t:
            t.runner.put("Keros Mcintyre")
            t.runner.put("Councilman")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.rez("PAD Campaign")
            t.runner.accept("Councilman")
            t.settle()
            assert (t.happened("derezzed"), t.runner.credits) == (1, 5 - 2)


class TestRosetta:
    def test_what_is_printed_on_the_removed_program_counts(self) -> None:
        dear = resource(
            "Dear Code", "neutral_runner", Modify("install cost", 1, Is((PROGRAM,), zone="anywhere")), cost=0
        )
        with Table("runner", cards=(dear,)) as t:
            t.runner.put("Dear Code")
            t.runner.put("Rosetta 2.0")
            t.runner.put("Corroder")  # 2
            t.runner.deck("Gordian Blade")  # 4
            t.runner.use("Rosetta 2.0")
            t.runner.pick("Gordian Blade")
            t.settle()
            assert (t.card("Gordian Blade").installed, t.runner.credits) == (True, 5 - (4 + 1 - 2))


class TestDadianaChacon:
    def test_the_runner_has_done_it_to_themselves(self) -> None:
        with Table("runner") as t:
            t.runner.put("Dadiana Chacon")
            t.runner.hand("Sure Gamble", "Sure Gamble", "Sure Gamble", "Corroder").set(credits=2)
            t.runner.install("Corroder")
            t.settle()
            assert who(t, "damaged") == [RUNNER]


class TestMoreSuccessWithoutAnAccess:
    def test_dreamnet_draws(self) -> None:
        with Table("runner", cards=(elsewhere(),)) as t:
            t.runner.put("Averted Eyes")
            t.runner.put("DreamNet")
            t.runner.run("HQ")
            t.runner.trigger("DreamNet")
            t.finish_run()
            assert len(t.runner.titles("hand")) == 1

    def test_hot_pursuit_pays_and_tags(self) -> None:
        with Table("runner", cards=(elsewhere(),)) as t:
            t.runner.put("Averted Eyes")
            t.runner.hand("Hot Pursuit")
            t.runner.play("Hot Pursuit")
            t.runner.trigger("Hot Pursuit")
            t.finish_run()
            assert (t.runner.credits, t.state.tags) == (5 - 2 + 9 + 1, 1)

    def test_whistleblower_may_be_wasted(self) -> None:
        with Table("runner", cards=(elsewhere(),)) as t:
            t.runner.put("Averted Eyes")
            t.runner.put("Whistleblower")
            t.runner.run("HQ")
            t.runner.trigger("Whistleblower")
            t.runner.act("name", "Hostile Takeover")
            t.finish_run()
            assert t.zone("Whistleblower") == "the heap"


class TestHotPursuit:
    def test_a_run_that_is_led_elsewhere_brings_nothing(self) -> None:
        with Table("runner", cards=(detour(RND),)) as t:
            t.runner.put("Detour")
            t.runner.hand("Hot Pursuit")
            t.runner.play("Hot Pursuit")
            t.runner.use("Detour")
            t.finish_run()
            assert (t.runner.credits, t.state.tags) == (3, 0)


class TestDivideAndConquer:
    @pytest.mark.both
    def test_a_run_that_is_led_elsewhere_is_one_access(self) -> None:
        with Table("runner", cards=(detour(RND),)) as t:
            t.runner.put("Detour")
            t.corp.hand("Enigma")
            t.runner.hand("Divide and Conquer")
            t.runner.play("Divide and Conquer")
            t.runner.use("Detour")
            t.finish_run()
            assert len(accessed(t)) == 1


class TestWatchTheWorldBurn:
    def test_copies_are_removed_wherever_they_are_accessed_and_nothing_else(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.deck("Adonis Campaign", "PAD Campaign", "Hedge Fund")
            t.runner.hand("Watch the World Burn")
            t.runner.play("Watch the World Burn")
            t.finish_run()
            assert t.happened("removed from game") == 1
            t.end_turn()  # the action phase is over, and the Corp draws a card
            t.end_turn()
            t.runner.run("R&D")
            t.finish_run()
            assert t.happened("removed from game") == 2
            t.runner.run("R&D")
            t.finish_run()
            assert t.happened("removed from game") == 2
