"""Secret bids by version 26.03 (CR 26.03:10.14)."""

from __future__ import annotations

import pytest
from tests.verbs import bid, now, story

from sneakdoor.cards.vocabulary import (
    CORP,
    CREDIT,
    RUNNER,
    CreditsFor,
    DifferentBids,
    Gain,
    If,
    On,
    StartPsi,
    Tag,
    asset,
    event,
    operation,
    play,
    psi,
    resource,
    when,
)
from sneakdoor.testing import Table

RULES = "26.03"

GAME = operation("Game", "neutral_corp", play(*psi(Tag(1))), cost=0)


def psi_game(corp: int = 5, runner: int = 5, *cards: object) -> Table:
    t = Table("corp", cards=(GAME, *cards), rules=RULES)  # type: ignore[arg-type]
    t.corp.set(credits=corp).hand("Game")
    t.runner.set(credits=runner)
    return t


def numbers(t: Table) -> list[int]:
    return [option.number for option in now(t).options]


class TestBids:
    @pytest.mark.rule("26.03:10.14.1", "26.03:10.14.6b", "26.03:10.14.6a")
    def test_each_player_bids_0_1_or_2(self) -> None:
        with psi_game() as t:
            t.corp.play("Game")
            assert (now(t).side, now(t).rule, numbers(t)) == (CORP, "26.03:10.14.2", [0, 1, 2])
            t.corp.number(1)
            assert (now(t).side, numbers(t)) == (RUNNER, [0, 1, 2])
            t.runner.number(1)
            t.settle()

    @pytest.mark.rule("26.03:10.14.2")
    def test_the_bid_is_secret_until_all_have_bid(self) -> None:
        with psi_game() as t:
            t.corp.play("Game")
            t.corp.number(2)
            view = t.game.view(RUNNER)
            assert view.corp.credits == 5  # nothing was paid yet
            assert t.happened("bids revealed") == 0
            t.runner.number(0)
            t.settle()
            assert (t.corp.credits, t.runner.credits) == (3, 5)

    @pytest.mark.rule("26.03:10.14.3")
    def test_nobody_bids_more_than_they_can_spend(self) -> None:
        with psi_game(corp=5, runner=1) as t:
            t.corp.play("Game")
            t.corp.number(0)
            assert numbers(t) == [0, 1]
            t.runner.number(1)
            t.settle()

    @pytest.mark.rule("26.03:10.14.3", example=242)
    def test_credits_on_cards_that_can_be_spent_count(self) -> None:
        """As with Fencer Fueno."""
        purse = resource("Purse", "neutral_runner", CreditsFor(("any",)), cost=0)
        with psi_game(5, 0, purse) as t:
            t.runner.put("Purse", tokens={CREDIT: 1})
            t.corp.play("Game")
            t.corp.number(0)
            assert numbers(t) == [0, 1]
            t.runner.number(1)
            t.settle()
            assert t.card("Purse").tokens(CREDIT) == 0

    @pytest.mark.rule("26.03:10.14.4", "26.03:10.14.4a", "26.03:10.14.4b", "26.03:10.14.6c", "26.03:10.14.5")
    def test_both_pay_before_anything_else_resolves(self) -> None:
        echo = resource("Echo", "neutral_runner", when(On("bids revealed"), Gain(1)), cost=0)
        with psi_game(5, 5, echo) as t:
            t.runner.put("Echo")
            t.corp.play("Game")
            bid(t, 2, 1)
            t.settle()
            wanted = ("bids revealed", "credits spent", "credits gained", "tagged")
            assert story(t, *wanted) == ["bids revealed", "credits spent", "credits spent", "credits gained", "tagged"]

    @pytest.mark.rule("26.03:10.14.6d")
    @pytest.mark.parametrize("runner", [0, 1, 2])
    def test_what_follows_depends_on_whether_they_differ(self, runner: int) -> None:
        with psi_game() as t:
            t.corp.play("Game")
            bid(t, 1, runner)
            t.settle()
            assert t.state.tags == (runner != 1)

    @pytest.mark.rule("26.03:10.14.1")
    def test_an_effect_may_let_one_player_bid(self) -> None:
        alone = event("Alone", "neutral_runner", play(StartPsi(guesses=True), If(DifferentBids(), (Gain(5),))), cost=0)
        with Table("runner", cards=(alone,), rules=RULES) as t:
            t.runner.hand("Alone")
            t.runner.play("Alone")
            assert now(t).side == RUNNER
            t.runner.number(2)
            t.corp.number(1)  # a guess, which costs nothing
            t.settle()
            assert (t.corp.credits, t.runner.credits) == (5, 5 - 2 + 5)


class TestSources:
    def _both_have_a_choice(self) -> Table:
        purse = resource("Purse", "neutral_runner", CreditsFor(("any",)), cost=0)
        vault = asset("Vault", "neutral_corp", CreditsFor(("any",)), cost=0, trash=0)
        t = psi_game(5, 5, purse, vault)
        t.runner.put("Purse", tokens={CREDIT: 3})
        t.corp.put("Vault", "Server 1", rezzed=True, tokens={CREDIT: 3})
        t.corp.play("Game")
        return t

    @pytest.mark.rule("26.03:10.14.4c")
    def test_how_a_bid_is_paid_is_chosen_when_both_are_known_by_the_active_player_first(self) -> None:
        with self._both_have_a_choice() as t:
            t.corp.number(2)
            assert now(t).kind == "secretly spend"  # the Runner, before the Corp says how it pays
            t.runner.number(1)
            assert t.happened("bids revealed") == 1
            assert (now(t).side, now(t).rule) == (CORP, "26.03:10.14.4c")
            t.corp.number(2)
            assert (now(t).side, now(t).rule) == (RUNNER, "26.03:10.14.4c")
            assert t.card("Vault").tokens(CREDIT) == 3  # nothing is spent before both have chosen
            t.runner.number(0)
            t.settle()
            assert (t.card("Vault").tokens(CREDIT), t.corp.credits) == (1, 5)
            assert (t.card("Purse").tokens(CREDIT), t.runner.credits) == (3, 4)

    @pytest.mark.rule("26.03:10.14.4c", "26.03:1.10.3c")
    def test_the_bid_may_be_divided_among_sources(self) -> None:
        with self._both_have_a_choice() as t:
            bid(t, 0, 2)
            t.runner.number(1)
            t.settle()
            assert (t.card("Purse").tokens(CREDIT), t.runner.credits) == (2, 4)
