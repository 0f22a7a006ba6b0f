"""Street Magic, Political Operative, Populist Rally and The Price of Freedom."""

from __future__ import annotations

import pytest
from tests.verbs import encounter, now

from sneakdoor.cards.vocabulary import (
    ADVANCEMENT,
    AGENDA,
    ASSET,
    ICE,
    THIS,
    Cannot,
    Do,
    Gain,
    Grant,
    Is,
    Modify,
    PlaceOnChosen,
    asset,
    ice,
    operation,
    play,
    sub,
)
from sneakdoor.testing import Table

THREE = ice(
    "Three Ways", "neutral_corp", sub(Gain(1)), sub(Gain(2)), sub(Gain(4)), subtypes="Barrier", cost=1, strength=1
)

GUARD = asset("Price Guard", "neutral_corp", Modify("trash cost", 2), cost=0, trash=0)
SAFE = asset("Safe House", "neutral_corp", Cannot("trash", THIS), cost=0, trash=1)


def gains(t: Table) -> list[int]:
    return [one.amount for one in t.state.journal.since(0) if one.kind == "credits gained"]


class TestStreetMagic:
    def orders(self, t: Table) -> list[int]:
        return [option.number for option in now(t).options if option.kind == "subroutine"]

    @pytest.mark.rule("6.5.5")
    def test_the_runner_says_which_subroutine_is_next(self) -> None:
        with Table("runner", cards=(THREE,)) as t:
            t.runner.put("Street Magic")
            t.corp.set(credits=0).put("Three Ways", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            assert self.orders(t) == [0, 1, 2]
            t.runner.act("subroutine", number=2)
            assert (t.corp.credits, self.orders(t)) == (4, [0, 1])
            t.runner.act("subroutine", number=1)
            t.finish_run()
            assert t.corp.credits == 7

    def test_what_was_broken_is_not_among_them(self) -> None:
        with Table("runner", cards=(THREE,)) as t:
            t.runner.put("Street Magic")
            t.runner.put("Corroder")
            t.corp.set(credits=0).put("Three Ways", "HQ", rezzed=True)
            encounter(t, "HQ")
            t.runner.break_subroutines("Corroder", 1)
            t.runner.pass_()
            assert self.orders(t) == [0, 1]
            t.runner.act("subroutine", number=1)
            t.finish_run()
            assert gains(t) == [4, 1]

    def test_an_end_of_the_run_that_is_chosen_first_keeps_the_others_away(self) -> None:
        with Table("runner") as t:
            t.runner.put("Street Magic")
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.act("subroutine", number=1)
            t.settle()
            assert (t.run, t.runner.clicks) == (None, 3)

    @pytest.mark.rule("6.5.5")
    def test_subroutines_that_the_ice_has_lost_meanwhile_do_not_resolve(self) -> None:
        fading = ice("Fading", "neutral_corp", sub(Do("trash", Is((ASSET,)))), subtypes="Barrier", cost=1, strength=1)
        lender = asset("Lender", "neutral_corp", Grant(Is((ICE,), rezzed=True), sub(Gain(1))), cost=0, trash=0)
        with Table("runner", cards=(fading, lender)) as t:
            t.runner.put("Street Magic")
            t.corp.put("Lender", "Server 1", rezzed=True)
            t.corp.put("Fading", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.act("subroutine", number=0)
            t.finish_run()
            assert (gains(t), t.zone("Lender")) == ([], "Archives")

    def test_without_it_they_come_in_order(self) -> None:
        with Table("runner", cards=(THREE,)) as t:
            t.corp.put("Three Ways", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert gains(t) == [1, 2, 4]


class TestPoliticalOperative:
    @pytest.mark.parametrize(("server", "may"), [("HQ", True), ("R&D", False)])
    def test_he_comes_after_a_successful_run_on_hq(self, server: str, may: bool) -> None:
        with Table("runner") as t:
            t.runner.hand("Political Operative")
            assert not t.runner.can("install", "Political Operative")
            t.runner.run(server)
            t.finish_run()
            assert t.runner.can("install", "Political Operative") is may

    def test_a_rezzed_card_is_trashed_at_its_price(self) -> None:
        with Table("runner") as t:
            t.runner.put("Political Operative")
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)  # 4
            t.corp.put("Adonis Campaign", "Server 2", rezzed=True)  # 3
            t.corp.put("Melange Mining Corp.", "Server 3")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.use("Political Operative")
            assert "PAD Campaign 4 credits or Adonis Campaign 3 credits" in now(t).prompt
            for other in ("Melange Mining Corp.", "Ice Wall", "Political Operative"):
                assert not t.runner.can("pick", other)
            t.runner.pick("PAD Campaign")
            t.settle()
            assert (t.runner.credits, t.zone("PAD Campaign")) == (1, "Archives")
            assert t.zone("Political Operative") == "the heap"
            assert t.card("Adonis Campaign").installed

    def test_what_cannot_be_paid_cannot_be_chosen(self) -> None:
        with Table("runner") as t:
            t.runner.put("Political Operative")
            t.runner.set(credits=3)
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.corp.put("Adonis Campaign", "Server 2", rezzed=True)
            t.runner.use("Political Operative")
            t.settle()
            assert (t.zone("Adonis Campaign"), t.runner.credits) == ("Archives", 0)
        with Table("runner") as t:
            t.runner.put("Political Operative")
            t.runner.set(credits=2)
            t.corp.put("Adonis Campaign", "Server 2", rezzed=True)
            assert not t.runner.can("use", "Political Operative")

    def test_with_nothing_rezzed_he_is_of_no_use(self) -> None:
        with Table("runner") as t:
            t.runner.put("Political Operative")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            assert not t.runner.can("use", "Political Operative")

    def test_credits_for_trashing_do_not_pay_him(self) -> None:
        with Table("runner") as t:
            t.runner.put("Political Operative")
            t.runner.put("Miss Bones", tokens={"credit": 12})
            t.runner.set(credits=2)
            t.corp.put("Adonis Campaign", "Server 2", rezzed=True)
            assert not t.runner.can("use", "Political Operative")

    def test_a_trash_cost_that_was_raised_is_his_price_too(self) -> None:
        with Table("runner", cards=(GUARD,)) as t:
            t.runner.put("Political Operative")
            t.corp.put("Adonis Campaign", "Server 2", rezzed=True)
            t.corp.put("Price Guard", "Server 3", rezzed=True)
            t.runner.use("Political Operative")
            t.runner.pick("Adonis Campaign")
            t.settle()
            assert (t.runner.credits, t.zone("Adonis Campaign")) == (0, "Archives")

    @pytest.mark.rule("1.2.2")
    def test_what_cannot_be_trashed_is_not_paid_for(self) -> None:
        with Table("runner", cards=(SAFE,)) as t:
            t.runner.put("Political Operative")
            t.corp.put("Safe House", "Server 2", rezzed=True)
            assert not t.runner.can("use", "Political Operative")


class TestPopulistRally:
    def test_the_corp_has_a_click_less_in_its_next_turn_alone(self) -> None:
        with Table("runner") as t:
            t.runner.put("Pauleʼs Café")
            t.runner.hand("Populist Rally")
            t.runner.play("Populist Rally")
            t.end_turn()
            assert t.corp.clicks == 2
            t.end_turn()
            assert t.runner.clicks == 4
            t.end_turn()
            assert t.corp.clicks == 3

    def test_it_takes_a_seedy_card(self) -> None:
        with Table("runner") as t:
            t.runner.put("Temple of the Liberated Mind")
            t.runner.hand("Populist Rally")
            assert not t.runner.can("play", "Populist Rally")


TOKENS = operation("Two Tokens", "neutral_corp", play(PlaceOnChosen(ADVANCEMENT, 2, Is((AGENDA,)))), cost=0)


class TestThePriceOfFreedom:
    @pytest.mark.rule("1.2.2")
    def test_nothing_is_advanced_in_the_next_turn_of_the_corp(self) -> None:
        with Table("runner", cards=(TOKENS,)) as t:
            t.runner.put("Political Operative")
            t.runner.hand("The Price of Freedom")
            t.corp.put("Hostile Takeover", "Server 1")
            t.corp.put("Ice Wall", "HQ")
            t.runner.play("The Price of Freedom")
            t.settle()
            assert (t.zone("Political Operative"), t.zone("The Price of Freedom")) == (
                "the heap",
                "removed",
            )
            t.end_turn()
            assert not t.corp.can("advance", "Hostile Takeover")
            assert not t.corp.can("advance", "Ice Wall")
            t.end_turn()
            t.end_turn()
            assert t.corp.can("advance", "Hostile Takeover")

    def test_tokens_may_be_placed_all_the_same(self) -> None:
        with Table("runner", cards=(TOKENS,)) as t:
            t.runner.put("Political Operative")
            t.runner.hand("The Price of Freedom")
            t.corp.put("Hostile Takeover", "Server 1")
            t.corp.hand("Two Tokens")
            t.runner.play("The Price of Freedom")
            t.end_turn()
            t.corp.play("Two Tokens")
            t.settle()
            assert t.card("Hostile Takeover").tokens("advancement") == 2

    def test_it_takes_an_installed_connection(self) -> None:
        with Table("runner") as t:
            t.runner.put("Street Magic")
            t.runner.hand("The Price of Freedom", "Political Operative")
            assert not t.runner.can("play", "The Price of Freedom")

    def test_why_not_says_so(self) -> None:
        with Table("runner") as t:
            t.runner.put("Political Operative")
            t.runner.hand("The Price of Freedom")
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.play("The Price of Freedom")
            t.end_turn()
            from sneakdoor.rules.scoring import CANNOT_ADVANCE, refuse_advance

            assert refuse_advance(t.state, t.cid("Hostile Takeover")) is CANNOT_ADVANCE
