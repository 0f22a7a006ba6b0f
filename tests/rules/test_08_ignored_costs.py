"""An ability that plays a card may ignore its play cost (CR 8.5.1)."""

from __future__ import annotations

import pytest

from sneakdoor.cards.vocabulary import (
    CORP,
    EVENT,
    IN_HAND,
    OPERATION,
    RUNNER,
    Gain,
    Is,
    PlayCards,
    double,
    event,
    operation,
    play,
)
from sneakdoor.testing import Table

GIFT = event(
    "Gift",
    "neutral_runner",
    play(PlayCards(Is((EVENT,), zone=IN_HAND, side=RUNNER), ignore=True)),
    cost=0,
    influence=0,
)
LOAN = event("Loan", "neutral_runner", play(PlayCards(Is((EVENT,), zone=IN_HAND, side=RUNNER))), cost=0, influence=0)
FEAST = event("Feast", "neutral_runner", double(), play(Gain(3)), cost=5, subtypes="Double", influence=0)
FAVOUR = operation(
    "Favour",
    "neutral_corp",
    play(PlayCards(Is((OPERATION,), zone=IN_HAND, side=CORP), ignore=True)),
    cost=0,
    influence=0,
)


class TestPlayCosts:
    @pytest.mark.both
    @pytest.mark.rule("8.5.1")
    def test_ignored_it_is_not_paid(self) -> None:
        with Table("runner", cards=(GIFT,)) as t:
            t.runner.set(credits=0).hand("Gift", "Sure Gamble")
            t.runner.play("Gift")
            assert t.runner.credits == 9
            assert t.happened("credits spent") == 0
            assert t.runner.titles("discard") == ["Gift", "Sure Gamble"]

    @pytest.mark.rule("8.5.1")
    @pytest.mark.parametrize(("pool", "after"), [(4, 4), (5, 9)])
    def test_otherwise_it_has_to_be_paid(self, pool: int, after: int) -> None:
        t = Table("runner", cards=(LOAN,))
        t.runner.set(credits=pool).hand("Loan", "Sure Gamble")
        assert t.runner.can("play", "Loan") == (pool == 5)
        if pool == 5:
            t.runner.play("Loan")
        assert t.runner.credits == after

    @pytest.mark.rule("8.5.1", "1.15.9")
    def test_what_is_added_to_an_ignored_play_cost_is_paid(self) -> None:
        with Table("runner", clicks=3, cards=(GIFT, FEAST)) as t:
            t.runner.set(credits=0).hand("Gift", "Feast")
            t.runner.play("Gift")
            assert t.runner.credits == 3
            assert t.runner.clicks == 1  # one for the action, one that Feast costs
        with Table("runner", clicks=1, cards=(GIFT, FEAST)) as t:
            t.runner.set(credits=0).hand("Gift", "Feast")
            t.runner.play("Gift")  # with the last click
            assert t.zone("Feast") == "the grip"

    @pytest.mark.both
    @pytest.mark.rule("8.5.1", "8.5.1a")
    def test_where_no_cost_is_paid_nothing_is_chosen_for_x(self) -> None:
        """With X at 0 the card could not do anything, so it is not played at all."""
        with Table("corp", cards=(FAVOUR,)) as t:
            t.runner.set(tags=3)
            t.corp.put("Project Beale", "Server 1")
            t.corp.hand("Favour", "Psychographics")
            assert t.corp.can("play", "Psychographics")
            t.corp.play("Favour")
            assert t.card("Project Beale").tokens("advancement") == 0
            assert t.happened("credits spent") == 0
